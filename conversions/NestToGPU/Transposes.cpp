//===- Transposes.cpp - pointwise ops that read across --------------------===//
//
// An input that lies along another loop than the output would be read an
// element of each row at a time. A block reads a tile of it along its own rows,
// passes it on through shared memory, and computes the tile along the output's.
// A row of the tile in shared memory has an element more than it needs, so that
// both directions hit different banks. Threads have a few neighbours each,
// which become one access to memory; if loops are whole tiles, a block reads
// all of its elements first.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "Schedules.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Nest/Transforms/MergeRules.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class Transposes {
public:
  Transposes(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        tile(kernel.loops.tile.back()),
        width(cast<cuda::TransposeAttr>(kernel.schedule).getWidth()),
        lines(threadsOf(kernel.schedule) / (tile / width)),
        across(kernel.loops.order[kernel.loops.order.size() - 2]),
        along(kernel.loops.order.back()) {
    IndexMath math(builder, loc);
    for (int64_t loop : kernel.loops.order)
      tileSizes.push_back(
          isTiled(loop) ? math.ceilDiv(kernel.sizes[loop], math.constant(tile))
                        : kernel.sizes[loop]);
    point.assign(kernel.sizes.size(), math.constant(0));
  }

  void run() {
    IndexMath math(builder, loc);
    blockBox(builder, loc, math.product(tileSizes), threadsOf(kernel.schedule),
             [&](Value block) { runTile(block); });
  }

private:
  bool isTiled(int64_t loop) const { return loop == across || loop == along; }

  void runTile(Value block) {
    IndexMath math(builder, loc);
    Value thread = threadInBlock(builder, loc);
    Index lanes = math.constant(tile / width);
    first = math.mul(math.rem(thread, lanes), math.constant(width));
    line = math.div(thread, lanes);
    for (auto [loop, index] : llvm::zip_equal(
             kernel.loops.order, math.delinearize(block, tileSizes)))
      point[loop] = index;
    firstAcross = math.mul(point[across], math.constant(tile));
    firstAlong = math.mul(point[along], math.constant(tile));
    SmallVector<Value> staged = stageInputs();
    barrier(builder, loc);
    forRows(across, along, [&](Index row) { compute(staged, row); });
  }

  /// The rows of the tile, along one of its loops, that belong to a thread: its
  /// first point of each, where that is inside of the loops.
  void forRows(int64_t rows, int64_t columns,
               llvm::function_ref<void(Index)> body) {
    for (int64_t i = 0; i < tile / lines; ++i) {
      IndexMath math(builder, loc);
      Index row = math.add(line, math.constant(i * lines));
      point[rows] = math.add(rows == across ? firstAcross : firstAlong, row);
      point[columns] =
          math.add(columns == across ? firstAcross : firstAlong, first);
      guarded([&] { body(row); });
    }
  }

  bool isWhole() const {
    return llvm::all_of(ArrayRef<int64_t>{across, along}, [&](int64_t loop) {
      int64_t size = kernel.shape.loops[loop].size;
      return size != unknownSize && size % tile == 0;
    });
  }

  void guarded(llvm::function_ref<void()> body) {
    if (isWhole())
      return body();
    IndexMath math(builder, loc);
    Value isThere = arith::AndIOp::create(
        builder, loc, math.less(point[across], kernel.sizes[across]),
        math.less(point[along], kernel.sizes[along]));
    when(builder, loc, isThere, body);
  }

  bool isStaged(OpOperand &operand) {
    return op.isDpsInput(&operand) &&
           isTransposed(kernel.shape, operand, across, along) &&
           !op.getMatchingBlockArgument(&operand).use_empty();
  }

  /// The tile of each operand, or null if it is read from memory.
  SmallVector<Value> stageInputs() {
    SmallVector<Value> staged;
    for (OpOperand &operand : op->getOpOperands())
      staged.push_back(isStaged(operand)
                           ? sharedMemory(builder, loc, {tile, tile + 1},
                                          getElementTypeOrSelf(operand.get()))
                           : Value());
    SmallVector<Element> waiting;
    forRows(along, across, [&](Index row) {
      read(staged, row, waiting);
      if (!isWhole())
        pass(waiting);
    });
    pass(waiting);
    return staged;
  }

  /// An element that was read, and its index in shared memory.
  struct Element {
    Value value, memory;
    Index row, column;
  };

  void read(ArrayRef<Value> staged, Index row, SmallVectorImpl<Element> &all) {
    IndexMath math(builder, loc);
    SmallVector<Index> at(point);
    for (auto [operand, memory] :
         llvm::zip_equal(op->getOpOperands(), staged)) {
      if (!memory)
        continue;
      for (int64_t k = 0; k < width; ++k) {
        at[across] = math.add(point[across], math.constant(k));
        Value element = memref::LoadOp::create(
            builder, loc, operand.get(), indicesOf(builder, op, operand, at));
        all.push_back(
            {element, memory, row, math.add(first, math.constant(k))});
      }
    }
  }

  void pass(SmallVectorImpl<Element> &elements) {
    IndexMath math(builder, loc);
    for (Element &element : elements)
      memref::StoreOp::create(
          builder, loc, element.value, element.memory,
          ValueRange{math.value(element.row), math.value(element.column)});
    elements.clear();
  }

  void compute(ArrayRef<Value> staged, Index row) {
    IndexMath math(builder, loc);
    SmallVector<Index> at(point);
    for (int64_t k = 0; k < width; ++k) {
      at[along] = math.add(point[along], math.constant(k));
      compute(staged, row, math.add(first, math.constant(k)), at);
    }
  }

  void compute(ArrayRef<Value> staged, Index row, Index column,
               ArrayRef<Index> at) {
    IndexMath math(builder, loc);
    loops::CommonPart known;
    for (auto [operand, memory] : llvm::zip_equal(op->getOpOperands(), staged))
      if (memory)
        known.values.map(op.getMatchingBlockArgument(&operand),
                         memref::LoadOp::create(
                             builder, loc, memory,
                             ValueRange{math.value(column), math.value(row)})
                             .getResult());
    SmallVector<Value> old;
    if (nest::readsOutput(op))
      old = loops::initialOutputs(builder, kernel, at);
    loops::storeResults(
        builder, kernel, at,
        loops::emitBody(builder, op, at, old, /*ordered=*/false, known));
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  int64_t tile, width;
  /// Rows of a tile that the block's threads take at once.
  int64_t lines;
  int64_t across, along;
  /// The sizes of loops in their order, the last two in tiles.
  SmallVector<Index> tileSizes;
  SmallVector<Index> point;
  /// The thread's first column and row of the tile, and the tile's of the
  /// loops.
  Index first, line, firstAcross, firstAlong;
};

} // namespace

bool device::isTransposed(const KernelShape &shape, OpOperand &operand,
                          int64_t across, int64_t along) {
  ArrayRef<Step> steps = shape.operands[operand.getOperandNumber()].steps;
  return steps[across] == Step::One && steps[along] == Step::Many;
}

void device::emitTransposes(OpBuilder &builder, const LoopKernel &kernel) {
  Transposes(builder, kernel).run();
}
