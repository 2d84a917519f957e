//===- Preparation.cpp - ops are made simple before they are run ----------===//

#include "Preparation.h"
#include "Schedules.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

// Loops over which all is contiguous become one, if no loop is tiled.
ScheduleAttrInterface cpu::scheduleOfMove(MLIRContext *context, int64_t rank,
                                          bool isPlain) {
  LoopPlan plan;
  llvm::append_range(plan.loops.order, llvm::seq<int64_t>(rank));
  plan.loops.parallel = rank;
  if (rank > 1 && !isPlain) {
    plan.loops.parallel = rank - 1;
    plan.loops.tile.assign(rank, 0);
    plan.loops.tile.back() = chunkWork;
  }
  return scheduleOf(context, plan);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

static bool isStridedView(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && !type.getLayout().isIdentity() &&
         isa_and_nonnull<ViewLikeOpInterface>(value.getDefiningOp());
}

static void sinkInto(scf::ParallelOp loop) {
  OpBuilder builder = OpBuilder::atBlockBegin(loop.getBody());
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(loop.getRegion(), used);
  for (Value value : used) {
    if (!isStridedView(value))
      continue;
    Operation *view = builder.clone(*value.getDefiningOp());
    builder.setInsertionPoint(view);
    replaceAllUsesInRegionWith(value, view->getResult(0), loop.getRegion());
  }
}

void cpu::sinkViews(Operation *root) {
  root->walk([](scf::ParallelOp loop) {
    // A view may be of a view: once more for each in the chain.
    for (int i = 0; i < 4; ++i)
      sinkInto(loop);
  });
}
