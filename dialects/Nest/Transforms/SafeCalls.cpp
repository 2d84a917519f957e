//===- SafeCalls.cpp - calls that may run unasked -------------------------===//
//
// Guards are ops of the host: what a kernel relies on is not seen in it. So
// only what is safe by itself counts as such.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Nest/Transforms/SafeCalls.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tcopt::nest {

namespace {
class SafetyCheck {
public:
  SafetyCheck(CallOp call, KernelOp kernel) : call(call), kernel(kernel) {}

  bool run() {
    return !call.getFails() && !kernel.getBody()
                                    .walk([&](Operation *op) {
                                      return isSafe(op)
                                                 ? WalkResult::advance()
                                                 : WalkResult::interrupt();
                                    })
                                    .wasInterrupted();
  }

private:
  bool isSafe(Operation *op) {
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      return isInside(slice, slice.getSourceType());
    if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
      return isInside(slice, slice.getDestType());
    // Sizes are static, so that maps of loops stay inside.
    if (isa<linalg::LinalgOp, ScatterOp, SortOp>(op))
      return true;
    if (op->hasTrait<OpTrait::IsTerminator>())
      return true;
    // What upstream takes for pure though it reads where values say; and a
    // loop that may not end.
    if (isa<tensor::ExtractOp, scf::WhileOp>(op))
      return false;
    return isa<scf::ForOp, scf::IfOp>(op) || isSpeculatable(op);
  }

  bool isInside(OffsetSizeAndStrideOpInterface slice, RankedTensorType of) {
    SmallVector<int64_t> offsets, sizes, strides;
    return addNumbers(slice.getMixedOffsets(), 0, offsets) &&
           addNumbers(slice.getMixedSizes(), 0, sizes) &&
           addNumbers(slice.getMixedStrides(), 1, strides) &&
           verifyInBoundsSlice(of.getShape(), offsets, sizes, strides).isValid;
  }

  /// False if one is not known, or less than `least`.
  bool addNumbers(ArrayRef<OpFoldResult> values, int64_t least,
                  SmallVectorImpl<int64_t> &numbers) {
    for (OpFoldResult value : values) {
      numbers.push_back(numberOf(value).value_or(least - 1));
      if (numbers.back() < least)
        return false;
    }
    return true;
  }

  /// A number that is constant in the kernel or at the call.
  std::optional<int64_t> numberOf(OpFoldResult value) {
    if (std::optional<int64_t> number = getConstantIntValue(value))
      return number;
    auto argument = dyn_cast<BlockArgument>(cast<Value>(value));
    if (!argument || argument.getOwner() != &kernel.getBody().front() ||
        argument.getArgNumber() < kernel.getNumTensors())
      return std::nullopt;
    unsigned scalar = argument.getArgNumber() - kernel.getNumTensors();
    return getConstantIntValue(OpFoldResult(call.getScalars()[scalar]));
  }

  CallOp call;
  KernelOp kernel;
};
} // namespace

bool mayRunUnasked(CallOp call, KernelOp kernel) {
  return SafetyCheck(call, kernel).run();
}

} // namespace tcopt::nest
