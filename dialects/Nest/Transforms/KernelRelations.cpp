//===- KernelRelations.cpp - what of a kernel may share memory ------------===//

#include "tcopt/Nest/Transforms/KernelRelations.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tcopt::nest {

// The kernel's only computing op if all that it does is elementwise.
static linalg::GenericOp elementwiseOp(KernelOp kernel) {
  linalg::GenericOp only;
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic && isa<linalg::LinalgOp, tensor::InsertSliceOp>(op))
      return nullptr;
    if (!generic && isMemoryEffectFree(&op) && op.getNumRegions() == 0)
      continue;
    if (!generic || only)
      return nullptr;
    only = generic;
  }
  return only && only.getNumReductionLoops() == 0 ? only : nullptr;
}

static bool extracts(linalg::GenericOp op) {
  return op.getBlock()
      ->walk([](tensor::ExtractOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

// The argument that the op reads element by element, and nothing else does.
static BlockArgument onlyReadBy(KernelOp kernel, OpOperand &input) {
  auto argument = dyn_cast<BlockArgument>(input.get());
  bool isInput = argument && argument.getOwner() == &kernel.getBody().front() &&
                 argument.getArgNumber() < kernel.getNumInputs();
  return isInput && argument.hasOneUse() ? argument : BlockArgument();
}

// The kernel's result that the op writes whole over its init, at the place of
// the loops; -1 if it does not.
static int64_t resultWritten(KernelOp kernel, linalg::GenericOp op,
                             OpOperand &init) {
  auto argument = dyn_cast<BlockArgument>(init.get());
  // What it starts from, it would not find there any more.
  if (!argument || argument.getOwner() != &kernel.getBody().front() ||
      !op.getMatchingIndexingMap(&init).isPermutation() ||
      !op.getMatchingBlockArgument(&init).use_empty())
    return -1;
  int64_t result =
      int64_t(argument.getArgNumber()) - int64_t(kernel.getNumInputs());
  if (result < 0 || result >= kernel.getNumInits())
    return -1;
  Value returned = kernel.getBody().front().getTerminator()->getOperand(result);
  return returned == op.getTiedOpResult(&init) ? result : -1;
}

void stateRelations(KernelOp kernel) {
  linalg::GenericOp op = elementwiseOp(kernel);
  if (!op || extracts(op))
    return;
  Builder builder(kernel.getContext());
  for (OpOperand *input : op.getDpsInputOperands()) {
    BlockArgument argument = onlyReadBy(kernel, *input);
    if (!argument)
      continue;
    SmallVector<int64_t> results;
    for (OpOperand &init : op.getDpsInitsMutable()) {
      int64_t result = resultWritten(kernel, op, init);
      if (result >= 0 && argument.getType() == init.get().getType() &&
          op.getMatchingIndexingMap(input) == op.getMatchingIndexingMap(&init))
        results.push_back(result);
    }
    if (!results.empty())
      kernel.setArgAttr(argument.getArgNumber(),
                        KernelOp::getMayAliasAttrName(),
                        builder.getDenseI64ArrayAttr(results));
  }
}

} // namespace tcopt::nest
