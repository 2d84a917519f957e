//===- CUDASchedules.cpp - fields of schedules on GPUs --------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Nest/IR/NestSchedule.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cuda;
using namespace tcopt::nest;

/// The most threads of a block on any GPU.
static constexpr int64_t mostThreads = 1024;
/// The widest access to memory: 16 bytes of 16-bit elements.
static constexpr int64_t mostWidth = 8;
/// Blocks that share a row or column.
static constexpr int64_t mostBlocks = 1024;
/// Blocks with partial results of their rows, and vectors of a row that a
/// thread has.
static constexpr int64_t mostRowBlocks = 4096, mostKept = 64;

static LogicalResult verifyThreads(EmitError emitError, int64_t threads) {
  return verifyField(emitError, "threads", threads, 1, mostThreads);
}

static LogicalResult verifyLoops(EmitError emitError, DenseI64ArrayAttr order,
                                 int64_t threads) {
  if (failed(verifyOrder(emitError, order)))
    return failure();
  return verifyThreads(emitError, threads);
}

static LogicalResult verifyWidth(EmitError emitError, int64_t width) {
  if (width >= 1 && width <= mostWidth && llvm::isPowerOf2_64(width))
    return success();
  return emitError() << "expected a power of two up to " << mostWidth
                     << " as width but found " << width;
}

// Emits an error unless the reduced loops are at the end of the order.
static LogicalResult verifyReducedLast(Operation *op, ArrayRef<int64_t> order) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return verifyOrderOn(op, order,
                       linalgOp ? linalgOp.getNumParallelLoops() : 0);
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

LogicalResult PointwiseAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t threads) {
  return verifyLoops(emitError, order, threads);
}

LogicalResult PointwiseAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

LogicalResult VectorsAttr::verify(EmitError emitError, DenseI64ArrayAttr order,
                                  int64_t width, int64_t vectors,
                                  int64_t threads) {
  if (failed(verifyLoops(emitError, order, threads)) ||
      failed(verifyWidth(emitError, width)))
    return failure();
  return verifyField(emitError, "vectors", vectors, 1);
}

LogicalResult VectorsAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

LogicalResult TransposeAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t tile,
                                    int64_t width, int64_t threads) {
  if (failed(verifyLoops(emitError, order, threads)))
    return failure();
  if (order.size() < 2)
    return emitError()
           << "expected at least two loops of a transpose but found "
           << order.size();
  if (failed(verifyField(emitError, "tile", tile, 1)))
    return failure();
  if (width >= 1 && width <= mostWidth && tile % width == 0)
    return success();
  return emitError() << "expected a width up to " << mostWidth
                     << " that divides the tile but found " << width;
}

LogicalResult TransposeAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

//===----------------------------------------------------------------------===//
// Reductions and scans
//===----------------------------------------------------------------------===//

LogicalResult ReductionAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t threads,
                                    bool) {
  return verifyLoops(emitError, order, threads);
}

LogicalResult ReductionAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

LogicalResult BlockRowsAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t rows,
                                    int64_t width, int64_t group,
                                    int64_t blocks, int64_t threads) {
  if (failed(verifyLoops(emitError, order, threads)) ||
      failed(verifyField(emitError, "rows", rows, 0, order.size())) ||
      failed(verifyWidth(emitError, width)) ||
      failed(verifyField(emitError, "blocks", blocks, 1, mostBlocks)))
    return failure();
  if (group == threads ||
      (group >= 1 && group <= 32 && llvm::isPowerOf2_64(group)))
    return success();
  return emitError() << "expected a power of two up to 32, or all " << threads
                     << " threads, as group but found " << group;
}

LogicalResult BlockRowsAttr::verifyOn(Operation *op) const {
  return verifyOrderOn(op, getOrder(), getRows());
}

static bool isStorage(Attribute local) {
  auto storage = dyn_cast<StringAttr>(local);
  return storage &&
         (storage == "register" || storage == "shared" || storage == "again");
}

LogicalResult RowsAttr::verify(EmitError emitError, RowLanes along,
                               int64_t width, int64_t group, int64_t kept,
                               ArrayAttr locals, int64_t blocks,
                               int64_t threads) {
  if (failed(verifyThreads(emitError, threads)) ||
      failed(verifyWidth(emitError, width)) ||
      failed(verifyField(emitError, "group", group, 1, threads)) ||
      failed(verifyField(emitError, "kept", kept, 0, mostKept)) ||
      failed(verifyField(emitError, "blocks", blocks, 0, mostRowBlocks)))
    return failure();
  bool isGroup =
      along == RowLanes::rows
          ? threads % group == 0
          : group == threads || (group <= 32 && llvm::isPowerOf2_64(group));
  if (!isGroup)
    return emitError() << "expected "
                       << (along == RowLanes::rows ? "a divisor of the "
                                                   : "a power of two up to 32, "
                                                     "or all of the ")
                       << threads << " threads as group but found " << group;
  for (Attribute local : locals ? locals.getValue() : ArrayRef<Attribute>())
    if (!isStorage(local))
      return emitError() << "expected \"register\", \"shared\" or \"again\" "
                            "as storage of a local but found "
                         << local;
  return success();
}

bool RowsAttr::isOfKernel() const { return true; }

LogicalResult RowsAttr::verifyOn(Operation *op) const {
  return verifyOnKernel(op, *this);
}

LogicalResult BlockColumnsAttr::verify(EmitError emitError,
                                       DenseI64ArrayAttr order, int64_t width,
                                       int64_t blocks, int64_t threads) {
  if (failed(verifyLoops(emitError, order, threads)) ||
      failed(verifyWidth(emitError, width)))
    return failure();
  return verifyField(emitError, "blocks", blocks, 1, mostBlocks);
}

LogicalResult BlockColumnsAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

LogicalResult ScanAttr::verify(EmitError emitError, DenseI64ArrayAttr order,
                               int64_t threads) {
  return verifyLoops(emitError, order, threads);
}

LogicalResult ScanAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

LogicalResult BlockScanAttr::verify(EmitError emitError,
                                    DenseI64ArrayAttr order, int64_t items,
                                    int64_t group, int64_t blocks,
                                    int64_t threads) {
  if (failed(verifyLoops(emitError, order, threads)) ||
      failed(verifyField(emitError, "items", items, 1)) ||
      failed(verifyField(emitError, "blocks", blocks, 1, mostBlocks)))
    return failure();
  if (group == 1 || group == 32 || group == threads)
    return success();
  return emitError() << "expected 1, 32 or all " << threads
                     << " threads as group but found " << group;
}

LogicalResult BlockScanAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

// Emits an error unless the tiles of threads or warps divide that of a block.
static LogicalResult verifyTiles(EmitError emitError, StringRef field,
                                 DenseI64ArrayAttr order,
                                 DenseI64ArrayAttr tile, DenseI64ArrayAttr own,
                                 int64_t split) {
  if (failed(verifyOrder(emitError, order)) ||
      failed(verifySizeList(emitError, "tile", tile, 3)) ||
      failed(verifySizeList(emitError, field, own, 2)) ||
      failed(verifyField(emitError, "split", split, 1)))
    return failure();
  for (auto [whole, part] : llvm::zip(tile.asArrayRef(), own.asArrayRef()))
    if (whole % part)
      return emitError() << "expected sizes as " << field
                         << " that divide those of the tile but found " << part
                         << " of " << whole;
  return success();
}

// Emits an error unless a block has at most `mostThreads`.
static LogicalResult verifyBlock(EmitError emitError, DenseI64ArrayAttr tile,
                                 DenseI64ArrayAttr own, int64_t each) {
  int64_t threads = tile[0] / own[0] * (tile[1] / own[1]);
  if (threads <= mostThreads / each)
    return success();
  return emitError() << "expected a tile of at most " << mostThreads
                     << " threads but found " << threads * each;
}

LogicalResult ContractionAttr::verify(EmitError emitError,
                                      DenseI64ArrayAttr order,
                                      DenseI64ArrayAttr tile,
                                      DenseI64ArrayAttr thread, int64_t split) {
  if (failed(verifyTiles(emitError, "thread", order, tile, thread, split)))
    return failure();
  return verifyBlock(emitError, tile, thread, /*each=*/1);
}

LogicalResult ContractionAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

LogicalResult MmaAttr::verify(EmitError emitError, DenseI64ArrayAttr order,
                              DenseI64ArrayAttr tile, DenseI64ArrayAttr warp,
                              int64_t k, int64_t stages, int64_t split) {
  if (failed(verifyTiles(emitError, "warp", order, tile, warp, split)) ||
      failed(verifyField(emitError, "k", k, 1)) ||
      failed(verifyField(emitError, "stages", stages, 2, 8)))
    return failure();
  return verifyBlock(emitError, tile, warp, /*each=*/32);
}

LogicalResult MmaAttr::verifyOn(Operation *op) const {
  return verifyReducedLast(op, getOrder());
}

//===----------------------------------------------------------------------===//
// Updates and sorts
//===----------------------------------------------------------------------===//

template <typename OpT>
static LogicalResult verifyIs(Operation *op, Attribute schedule) {
  if (isa<OpT>(op))
    return success();
  return op->emitOpError("expected a schedule of other ops than ")
         << OpT::getOperationName() << " but found " << schedule;
}

LogicalResult ScatterAttr::verify(EmitError emitError, int64_t threads) {
  return verifyThreads(emitError, threads);
}

LogicalResult ScatterAttr::verifyOn(Operation *op) const {
  return verifyIs<nest::ScatterOp>(op, *this);
}

LogicalResult AtomicScatterAttr::verify(EmitError emitError, int64_t threads) {
  return verifyThreads(emitError, threads);
}

LogicalResult AtomicScatterAttr::verifyOn(Operation *op) const {
  return verifyIs<nest::ScatterOp>(op, *this);
}

LogicalResult BlockScatterAttr::verify(EmitError emitError, int64_t row_threads,
                                       int64_t blocks, int64_t threads) {
  if (failed(verifyThreads(emitError, threads)) ||
      failed(verifyField(emitError, "row_threads", row_threads, 1, threads)))
    return failure();
  if (threads % row_threads)
    return emitError() << "expected row_threads that divide the " << threads
                       << " threads but found " << row_threads;
  return verifyField(emitError, "blocks", blocks, 1);
}

LogicalResult BlockScatterAttr::verifyOn(Operation *op) const {
  return verifyIs<nest::ScatterOp>(op, *this);
}

LogicalResult CountingSortAttr::verify(EmitError emitError, int64_t threads) {
  return verifyThreads(emitError, threads);
}

LogicalResult CountingSortAttr::verifyOn(Operation *op) const {
  return verifyIs<nest::SortOp>(op, *this);
}

LogicalResult SortAttr::verify(EmitError emitError, int64_t capacity,
                               int64_t threads, bool) {
  if (failed(verifyThreads(emitError, threads)) ||
      failed(verifyField(emitError, "capacity", capacity, 2)))
    return failure();
  if (llvm::isPowerOf2_64(capacity))
    return success();
  return emitError() << "expected a power of two as capacity but found "
                     << capacity;
}

LogicalResult SortAttr::verifyOn(Operation *op) const {
  return verifyIs<nest::SortOp>(op, *this);
}
