//===- Transposes.cpp - pointwise ops that read across
//---------------------===//
//
// An input that lies along another loop than the output would be read an
// element of each row at a time. A block reads a tile of it along its own rows,
// passes it on through shared memory, and computes the tile along the output's.
// A row of the tile in shared memory has an element more than it needs, so that
// both directions hit different banks.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class Transposes {
public:
  Transposes(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        tile(kernel.plan.tile.back()), warps(kernel.plan.threads / tile),
        across(kernel.plan.order[kernel.plan.order.size() - 2]),
        along(kernel.plan.order.back()) {
    IndexMath math(builder, loc);
    for (int64_t loop : kernel.plan.order)
      tileSizes.push_back(
          isTiled(loop) ? math.ceilDiv(kernel.sizes[loop], math.constant(tile))
                        : kernel.sizes[loop]);
    point.assign(kernel.sizes.size(), math.constant(0));
  }

  void run() {
    IndexMath math(builder, loc);
    blockBox(builder, loc, math.product(tileSizes), kernel.plan.threads,
             [&](Value block) { runTile(block); });
  }

private:
  bool isTiled(int64_t loop) const { return loop == across || loop == along; }

  void runTile(Value block) {
    IndexMath math(builder, loc);
    Value thread = threadInBlock(builder, loc);
    lane = math.rem(thread, math.constant(tile));
    warp = math.div(thread, math.constant(tile));
    for (auto [loop, index] :
         llvm::zip_equal(kernel.plan.order, math.delinearize(block, tileSizes)))
      point[loop] = index;
    firstAcross = math.mul(point[across], math.constant(tile));
    firstAlong = math.mul(point[along], math.constant(tile));
    SmallVector<Value> staged = stageInputs();
    barrier(builder, loc);
    forRows([&](Index row) {
      IndexMath inner(builder, loc);
      point[across] = inner.add(firstAcross, row);
      point[along] = inner.add(firstAlong, lane);
      guarded([&] { compute(staged, row); });
    });
  }

  /// The rows of the tile that belong to a warp.
  void forRows(llvm::function_ref<void(Index)> body) {
    for (int64_t i = 0; i < tile / warps; ++i) {
      IndexMath math(builder, loc);
      body(math.add(warp, math.constant(i * warps)));
    }
  }

  /// Where the point is inside of the loops.
  void guarded(llvm::function_ref<void()> body) {
    IndexMath math(builder, loc);
    Value isThere = arith::AndIOp::create(
        builder, loc, math.less(point[across], kernel.sizes[across]),
        math.less(point[along], kernel.sizes[along]));
    auto branch = scf::IfOp::create(builder, loc, isThere, /*else=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    body();
  }

  bool isStaged(OpOperand &operand) {
    return op.isDpsInput(&operand) &&
           isTransposed(kernel.shape, operand, across, along) &&
           !op.getMatchingBlockArgument(&operand).use_empty();
  }

  /// By operand: its tile, null where it is read in place.
  SmallVector<Value> stageInputs() {
    SmallVector<Value> staged;
    for (OpOperand &operand : op->getOpOperands())
      staged.push_back(isStaged(operand)
                           ? sharedMemory(builder, loc, {tile, tile + 1},
                                          getElementTypeOrSelf(operand.get()))
                           : Value());
    forRows([&](Index row) {
      IndexMath math(builder, loc);
      point[along] = math.add(firstAlong, row);
      point[across] = math.add(firstAcross, lane);
      guarded([&] { stage(staged, row); });
    });
    return staged;
  }

  void stage(ArrayRef<Value> staged, Index row) {
    IndexMath math(builder, loc);
    for (auto [operand, memory] :
         llvm::zip_equal(op->getOpOperands(), staged)) {
      if (!memory)
        continue;
      Value element = memref::LoadOp::create(
          builder, loc, operand.get(), indicesOf(builder, op, operand, point));
      memref::StoreOp::create(builder, loc, element, memory,
                              ValueRange{math.value(row), math.value(lane)});
    }
  }

  void compute(ArrayRef<Value> staged, Index row) {
    IndexMath math(builder, loc);
    cpu::CommonPart known;
    for (auto [operand, memory] : llvm::zip_equal(op->getOpOperands(), staged))
      if (memory)
        known.values.map(op.getMatchingBlockArgument(&operand),
                         memref::LoadOp::create(
                             builder, loc, memory,
                             ValueRange{math.value(lane), math.value(row)})
                             .getResult());
    bool reads = llvm::any_of(op.getRegionOutputArgs(), [](Value argument) {
      return !argument.use_empty();
    });
    SmallVector<Value> old;
    if (reads)
      old = cpu::initialOutputs(builder, kernel, point);
    cpu::storeResults(builder, kernel, point,
                      cpu::emitBody(builder, op, point, old,
                                    /*ordered=*/false, known));
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  int64_t tile, warps, across, along;
  /// Of the loops in their order, the last two counted in tiles.
  SmallVector<Index> tileSizes;
  SmallVector<Index> point;
  Index lane, warp, firstAcross, firstAlong;
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
