//===- CPUSchedules.cpp - fields of schedules on CPUs ---------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Nest/IR/NestSchedule.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::nest;

/// Limits of code that is written out: rows that are accumulated together, and
/// lanes of a vector.
static constexpr int64_t mostRows = 16, mostLanes = 64;
/// The most columns of a row of unknown length that a task has memory for.
static constexpr int64_t mostColumns = 1 << 20;
/// The most blocks of a reduction: their results are on a stack.
static constexpr int64_t mostBlocks = 4096;

static LogicalResult verifyLoops(EmitError emitError, DenseI64ArrayAttr order,
                                 int64_t parallel, DenseI64ArrayAttr tile) {
  if (failed(verifyOrder(emitError, order)) ||
      failed(verifyTile(emitError, order, tile)))
    return failure();
  return verifyField(emitError, "parallel", parallel, 0, order.size());
}

static LogicalResult verifyLanes(EmitError emitError, int64_t lanes) {
  if (failed(verifyField(emitError, "lanes", lanes, 1, mostLanes)))
    return failure();
  if (llvm::isPowerOf2_64(lanes))
    return success();
  return emitError() << "expected a power of two as lanes but found " << lanes;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

LogicalResult PointwiseAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t parallel,
                                    DenseI64ArrayAttr tile) {
  return verifyLoops(emitError, order, parallel, tile);
}

LogicalResult PointwiseAttr::verifyOn(Operation *op) const {
  return verifyOrderOn(op, getOrder(), getParallel());
}

LogicalResult ReductionAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t parallel,
                                    DenseI64ArrayAttr tile, int64_t rows,
                                    bool unroll) {
  if (failed(verifyLoops(emitError, order, parallel, tile)))
    return failure();
  if (unroll && rows != 1)
    return emitError() << "expected rows = 1 with unroll but found " << rows;
  return verifyField(emitError, "rows", rows, 1, mostRows);
}

LogicalResult ReductionAttr::verifyOn(Operation *op) const {
  return verifyOrderOn(op, getOrder(), getParallel());
}

LogicalResult ColumnsAttr::verify(EmitError emitError, DenseI64ArrayAttr order,
                                  int64_t columns, int64_t rows) {
  if (failed(verifyOrder(emitError, order)) ||
      failed(verifyField(emitError, "columns", columns, 0)))
    return failure();
  return verifyField(emitError, "rows", rows, 1, mostRows);
}

LogicalResult ColumnsAttr::verifyOn(Operation *op) const {
  return verifyOrderOn(op, getOrder(), /*parallel=*/0);
}

LogicalResult WindowsAttr::verify(EmitError emitError, DenseI64ArrayAttr order,
                                  int64_t parallel, int64_t lanes) {
  if (failed(verifyLoops(emitError, order, parallel, nullptr)))
    return failure();
  return verifyLanes(emitError, lanes);
}

LogicalResult WindowsAttr::verifyOn(Operation *op) const {
  return verifyOrderOn(op, getOrder(), getParallel());
}

LogicalResult BlockSumsAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t blocks,
                                    int64_t terms) {
  if (failed(verifyOrder(emitError, order)) ||
      failed(verifyField(emitError, "blocks", blocks, 1, mostBlocks)))
    return failure();
  return verifyField(emitError, "terms", terms, 1);
}

LogicalResult BlockSumsAttr::verifyOn(Operation *op) const {
  return verifyOrderOn(op, getOrder(), /*parallel=*/0);
}

LogicalResult ScanAttr::verify(EmitError emitError, DenseI64ArrayAttr order,
                               int64_t rows, int64_t columns) {
  if (failed(verifyOrder(emitError, order)) ||
      failed(verifyField(emitError, "rows", rows, 0, mostRows)) ||
      failed(verifyField(emitError, "columns", columns, 0)))
    return failure();
  if (rows && columns)
    return emitError() << "expected rows or columns of a scan but found both";
  return success();
}

LogicalResult ScanAttr::verifyOn(Operation *op) const {
  return verifyOrderOn(op, getOrder(), /*parallel=*/0);
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

LogicalResult ContractionAttr::verify(EmitError emitError,
                                      DenseI64ArrayAttr task,
                                      DenseI64ArrayAttr registers,
                                      int64_t lanes, Instruction, bool) {
  if (failed(verifySizeList(emitError, "task", task, 3, /*least=*/0)) ||
      failed(verifySizeList(emitError, "registers", registers, 2)) ||
      failed(verifyLanes(emitError, lanes)))
    return failure();
  for (int64_t size : task.asArrayRef().drop_front())
    if (failed(verifyField(emitError, "columns and K of a task", size, 1)))
      return failure();
  for (auto [size, of, unit] : {std::tuple("rows", task[0], registers[0]),
                                std::tuple("columns", task[1], registers[1])})
    if (of % unit)
      return emitError() << "expected " << size
                         << " of a task that are a multiple of the " << unit
                         << " of the register tile but found " << of;
  if (registers[1] % lanes)
    return emitError() << "expected columns of the register tile that are a "
                          "multiple of the "
                       << lanes << " lanes but found " << registers[1];
  return success();
}

LogicalResult ContractionAttr::verifyOn(Operation *op) const {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (linalgOp && linalgOp.getNumReductionLoops())
    return success();
  return op->emitOpError("expected a schedule without reductions but found ")
         << *this;
}

//===----------------------------------------------------------------------===//
// Slices, updates and sorts
//===----------------------------------------------------------------------===//

static LogicalResult verifyIs(bool holds, Operation *op, StringRef expected,
                              Attribute schedule) {
  if (holds)
    return success();
  return op->emitOpError("expected ")
         << expected << " for its schedule " << schedule << " but found "
         << op->getName();
}

LogicalResult SlicesAttr::verifyOn(Operation *op) const {
  return verifyIs(isa<tensor::InsertSliceOp, memref::CopyOp>(op), op,
                  "a tensor.insert_slice", *this);
}

LogicalResult EdgesAttr::verifyOn(Operation *op) const {
  return verifyIs(isa<tensor::InsertSliceOp, memref::CopyOp>(op), op,
                  "a tensor.insert_slice", *this);
}

LogicalResult ScatterAttr::verifyOn(Operation *op) const {
  return verifyIs(isa<nest::ScatterOp>(op), op, "a nest.scatter", *this);
}

LogicalResult LibraryAttr::verifyOn(Operation *op) const {
  return verifyIs(isa<nest::SortOp>(op), op, "a nest.sort", *this);
}

//===----------------------------------------------------------------------===//
// Kernels of several ops
//===----------------------------------------------------------------------===//

/// Vectors at once: the code of a loop is written out for each.
static constexpr int64_t mostUnroll = 16;

LogicalResult RowsAttr::verify(EmitError emitError, RowVectors, int64_t lanes,
                               int64_t unroll, ArrayAttr locals, int64_t blocks,
                               bool, bool) {
  if (failed(verifyLanes(emitError, lanes)) ||
      failed(verifyField(emitError, "unroll", unroll, 1, mostUnroll)) ||
      failed(verifyField(emitError, "blocks", blocks, 0, mostBlocks)))
    return failure();
  for (Attribute local : locals ? locals.getValue() : ArrayRef<Attribute>()) {
    auto storage = dyn_cast<StringAttr>(local);
    auto longest = dyn_cast<IntegerAttr>(local);
    bool isName = storage && (storage == "row" || storage == "again");
    bool isNumber = longest && longest.getType().isSignlessInteger(64) &&
                    longest.getInt() > 0 && longest.getInt() <= mostColumns;
    if (!isName && !isNumber)
      return emitError() << "expected \"row\", \"again\" or a number of "
                            "columns up to "
                         << mostColumns << " as storage of a local but found "
                         << local;
  }
  return success();
}

bool RowsAttr::isOfKernel() const { return true; }

LogicalResult RowsAttr::verifyOn(Operation *op) const {
  return verifyOnKernel(op, *this);
}
