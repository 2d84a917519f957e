//===- KernelRelations.cpp - what of a kernel may share memory ------------===//

#include "tcopt/Nest/Transforms/KernelRelations.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/KernelSchedule.h"

using namespace mlir;

namespace tcopt::nest {

// Whether an op only computes values or tensors.
static bool isComputation(Operation &op) {
  return isa<linalg::LinalgOp>(op) ||
         (isMemoryEffectFree(&op) && op.getNumRegions() == 0);
}

// The op that writes the results of a kernel with one root: the root itself, if
// it is elementwise, or its epilogue. Null for other kernels; those with
// several roots, whose results depend on the order in which rows are computed,
// need rules of their own.
static linalg::GenericOp writerOf(KernelOp kernel) {
  linalg::GenericOp root, epilogue;
  int64_t roots = 0;
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    if (!isComputation(op))
      return nullptr;
    bool isCompute = isa<linalg::LinalgOp, tensor::InsertSliceOp>(op);
    if (!isCompute || getRole(&op) == Role::init)
      continue;
    if (getRole(&op) == Role::epilogue) {
      epilogue = dyn_cast<linalg::GenericOp>(op);
      continue;
    }
    root = dyn_cast<linalg::GenericOp>(op);
    ++roots;
  }
  linalg::GenericOp writer = epilogue ? epilogue : root;
  bool isElementwise = writer && writer.getNumReductionLoops() == 0;
  return roots == 1 && isElementwise ? writer : nullptr;
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
// the loops; -1 if it does not. No other op writes there before: an epilogue in
// place follows a root that has stored its own results.
static int64_t resultWritten(KernelOp kernel, linalg::GenericOp op,
                             OpOperand &init) {
  auto argument = dyn_cast<BlockArgument>(init.get());
  // What it starts from, it would not find there any more.
  if (!argument || argument.getOwner() != &kernel.getBody().front() ||
      !argument.hasOneUse() ||
      !op.getMatchingIndexingMap(&init).isPermutation() ||
      !op.getMatchingBlockArgument(&init).use_empty())
    return -1;
  int64_t result =
      int64_t(argument.getArgNumber()) - int64_t(kernel.getNumInputs());
  if (result < 0 || result >= kernel.getNumInits())
    return -1;
  Value returned = kernel.getBody().front().getTerminator()->getOperand(result);
  return returned == op.getTiedOpResult(&init) && returned.hasOneUse() ? result
                                                                       : -1;
}

void stateRelations(KernelOp kernel) {
  linalg::GenericOp op = writerOf(kernel);
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
