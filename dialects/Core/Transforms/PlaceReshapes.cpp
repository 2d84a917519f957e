//===- PlaceReshapes.cpp - move reshapes to where they cut no kernel ------===//
//
// Runs before kernels are planned, and after core-expand-moves, whose copies
// are moves as well. The loops of all ops of a block are joined where reshapes
// demand it (LoopJoiner), which brings ops together that a reshape had kept
// apart, so that it is repeated: each time the ranks of tensors fall.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Core/Transforms/Passes.h"
#include "tcopt/Core/Transforms/ReshapePlacer.h"

using namespace mlir;

namespace tcopt::core {

#define GEN_PASS_DEF_COREPLACERESHAPES
#include "tcopt/Core/Transforms/Passes.h.inc"

static bool isIdentity(ReshapeOp op, Value root, BlockSizes &sizes) {
  return root.getType() == op.getType() &&
         (cast<RankedTensorType>(op.getType()).hasStaticShape() ||
          sizes.areEqual(sizes.of(root), sizes.of(op.getResult())));
}

void foldReshapes(Block &block, BlockSizes &sizes) {
  SmallVector<ReshapeOp> all(block.getOps<ReshapeOp>());
  for (ReshapeOp op : all) {
    // The operand's own chain is folded already.
    Value root = op.getX();
    if (auto inner = root.getDefiningOp<ReshapeOp>();
        inner && inner->getBlock() == &block)
      root = inner.getX();
    if (isIdentity(op, root, sizes))
      op.replaceAllUsesWith(root);
    else
      op.getXMutable().assign(root);
  }
}

void eraseDead(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isa<ReshapeOp, TransposeOp, SliceOp, BroadcastOp>(op) && op.use_empty())
      op.erase();
}

namespace {
struct CorePlaceReshapes : impl::CorePlaceReshapesBase<CorePlaceReshapes> {
  void runOnOperation() override {
    SmallVector<FunctionOpInterface> functions;
    getOperation()->walk(
        [&](FunctionOpInterface op) { functions.push_back(op); });
    for (FunctionOpInterface function : functions)
      if (!isPlanned(function))
        run(function);
  }

private:
  static bool isPlanned(Operation *function) {
    return function
        ->walk([](Operation *op) {
          return op->hasAttr("nest.members") ? WalkResult::interrupt()
                                             : WalkResult::advance();
        })
        .wasInterrupted();
  }

  void run(Operation *function) {
    SmallVector<Block *> blocks;
    function->walk([&](Block *block) { blocks.push_back(block); });
    for (Block *block : blocks)
      run(*block);
  }

  void run(Block &block) {
    numComputed += computeBeforeMoves(block);
    expandBeforeMoves(block);
    if (unsigned count = readRepeatedFactors(block)) {
      numUnrepeated += count;
      expandBeforeMoves(block);
    }
    if (block.getOps<ReshapeOp>().empty())
      return;
    while (unsigned placed = LoopJoiner(block).run())
      numPlaced += placed;
    MapCopies::merge(block);
  }
};
} // namespace

} // namespace tcopt::core
