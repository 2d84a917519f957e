//===- KernelRelations.cpp - what of a kernel may share memory ------------===//

#include "tcopt/Nest/Transforms/KernelRelations.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/KernelSchedule.h"
#include "tcopt/Nest/Transforms/GroupBoundary.h"

using namespace mlir;

namespace tcopt::nest {

// Whether an op only computes values or tensors.
static bool isComputation(Operation &op) {
  return isa<linalg::LinalgOp>(op) ||
         (isMemoryEffectFree(&op) && op.getNumRegions() == 0);
}

static bool isElementwise(linalg::GenericOp op) {
  return op && op.getNumReductionLoops() == 0;
}

// The ops that write the results of a kernel: its one root, if that is
// elementwise, or the root's epilogue; or several roots that are all
// elementwise, each of which reads inputs at the index that it writes. Empty
// for kernels with other roots, whose results depend on the order in which rows
// are computed: they need rules of their own.
static SmallVector<linalg::GenericOp> writersOf(KernelOp kernel) {
  SmallVector<linalg::GenericOp> roots;
  linalg::GenericOp epilogue;
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    if (!isComputation(op))
      return {};
    bool isCompute = isa<linalg::LinalgOp, tensor::InsertSliceOp>(op);
    if (!isCompute || getRole(&op) == Role::init || insertsIntoLocal(op))
      continue;
    if (getRole(&op) == Role::epilogue)
      epilogue = dyn_cast<linalg::GenericOp>(op);
    else
      roots.push_back(dyn_cast<linalg::GenericOp>(op));
  }
  if (roots.size() == 1 && epilogue)
    roots = {epilogue};
  bool isAny = !roots.empty() && (roots.size() == 1 || !epilogue);
  return isAny && llvm::all_of(roots, isElementwise)
             ? roots
             : SmallVector<linalg::GenericOp>();
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

// The number of the kernel's result that the op writes completely over its
// init, at the index of the loops; -1 if it does not. No other op has written
// to the init before: a root stores its own results before an in-place
// epilogue.
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

static void stateRelations(KernelOp kernel, linalg::GenericOp op) {
  if (extracts(op))
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

void stateRelations(KernelOp kernel) {
  for (linalg::GenericOp op : writersOf(kernel))
    stateRelations(kernel, op);
}

} // namespace tcopt::nest
