//===- PaddedInput.cpp - inputs that reach beyond edges -------------------===//

#include "PaddedInput.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

// Places of the source's corner in a padded one of `whole` sizes; false if the
// copy leaves out elements.
template <typename Slice>
static bool setPlaces(PaddedInput &padded, Slice slice,
                      ArrayRef<OpFoldResult> whole) {
  padded.low = slice.getMixedOffsets();
  padded.sizes = slice.getMixedSizes();
  if (padded.low.size() != whole.size() ||
      !llvm::all_of(slice.getMixedStrides(), isOneInteger))
    return false;
  for (auto [dim, low, size, all] :
       llvm::enumerate(padded.low, padded.sizes, whole))
    if (!isZeroInteger(low) || !isEqualConstantIntOrValue(size, all))
      padded.dims.push_back(int64_t(dim));
  return true;
}

static std::optional<PaddedInput> paddedTensor(Value tensor) {
  auto insert = tensor.getDefiningOp<tensor::InsertSliceOp>();
  if (!insert || !tensor.hasOneUse())
    return std::nullopt;
  auto fill = insert.getDest().getDefiningOp<linalg::FillOp>();
  if (!fill || !fill->hasOneUse())
    return std::nullopt;
  auto empty = fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>();
  PaddedInput padded{fill, insert, insert.getSource(), {}, {}, {}};
  bool isSlice =
      empty &&
      insert.getSourceType().getRank() == insert.getDestType().getRank() &&
      setPlaces(padded, insert, empty.getMixedSizes());
  return isSlice ? std::optional(padded) : std::nullopt;
}

// The one op that a predicate holds for among the users of a buffer.
template <typename OpT> static OpT onlyUser(Value buffer) {
  OpT found;
  for (Operation *user : buffer.getUsers())
    if (auto op = dyn_cast<OpT>(user)) {
      if (found)
        return {};
      found = op;
    }
  return found;
}

static bool isOfPadding(Operation *user) {
  return isa<linalg::FillOp, memref::SubViewOp, memref::DimOp,
             memref::DeallocOp>(user);
}

static std::optional<PaddedInput> paddedBuffer(Operation *op, Value buffer) {
  auto allocation = buffer.getDefiningOp<memref::AllocOp>();
  if (!allocation || !llvm::all_of(buffer.getUsers(), [&](Operation *user) {
        return user == op || isOfPadding(user);
      }))
    return std::nullopt;
  auto fill = onlyUser<linalg::FillOp>(buffer);
  auto view = onlyUser<memref::SubViewOp>(buffer);
  auto copy = view && view->hasOneUse()
                  ? dyn_cast<memref::CopyOp>(*view.getResult().user_begin())
                  : memref::CopyOp();
  if (!fill || !copy || copy.getTarget() != view.getResult() ||
      view.getType().getRank() != view.getSourceType().getRank() ||
      !fill->isBeforeInBlock(copy) || !copy->isBeforeInBlock(op))
    return std::nullopt;
  PaddedInput padded{fill, copy, copy.getSource(), {}, {}, {}};
  return setPlaces(padded, view, allocation.getMixedSizes())
             ? std::optional(padded)
             : std::nullopt;
}

std::optional<PaddedInput> loops::paddedInputOf(linalg::LinalgOp op,
                                                unsigned input) {
  Value operand = op->getOperand(input);
  if (llvm::count(op->getOperands(), operand) != 1)
    return std::nullopt;
  return isa<TensorType>(operand.getType()) ? paddedTensor(operand)
                                            : paddedBuffer(op, operand);
}

std::optional<std::pair<linalg::LinalgOp, unsigned>>
loops::readerOfPadded(Operation *copy) {
  Value padded;
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(copy))
    padded = insert.getResult();
  else if (auto view = cast<memref::CopyOp>(copy)
                           .getTarget()
                           .getDefiningOp<memref::SubViewOp>())
    padded = view.getSource();
  if (!padded)
    return std::nullopt;
  for (OpOperand &use : padded.getUses()) {
    auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
    if (!op || !op.isDpsInput(&use))
      continue;
    std::optional<PaddedInput> found =
        paddedInputOf(op, use.getOperandNumber());
    if (found && found->copy == copy)
      return std::pair(op, use.getOperandNumber());
  }
  return std::nullopt;
}

SmallVector<int64_t> loops::placeLoops(linalg::LinalgOp op, unsigned input,
                                       const PaddedInput &padded) {
  AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(input));
  SmallVector<int64_t> found;
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::reduction &&
        llvm::any_of(padded.dims, [&](int64_t dim) {
          return map.getResult(dim).isFunctionOfDim(loop);
        }))
      found.push_back(int64_t(loop));
  return found;
}

void loops::erasePadding(PaddedInput &padded) {
  auto copy = cast<memref::CopyOp>(padded.copy);
  auto view = copy.getTarget().getDefiningOp<memref::SubViewOp>();
  auto allocation = view.getSource().getDefiningOp<memref::AllocOp>();
  copy.erase();
  view.erase();
  padded.fill.erase();
  for (Operation *user : llvm::make_early_inc_range(allocation->getUsers()))
    if (isa<memref::DeallocOp>(user))
      user->erase();
  if (allocation->use_empty())
    allocation.erase();
}
