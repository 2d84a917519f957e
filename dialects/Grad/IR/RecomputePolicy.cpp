//===- RecomputePolicy.cpp - which ops may run again ----------------------===//
//
// The bans are two of those of torch.compile's partitioner, asked of facts of
// ops in place of a list of names: expensive ops, and reductions.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Grad/IR/RecomputePolicy.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Interfaces/OpFacts.h"

using namespace mlir;

namespace tcopt::grad {

/// More arithmetic than this for each element is not free beside the memory.
static constexpr double kMostFlops = 32;
/// A result that is so many times smaller than the operands is saved.
static constexpr uint64_t kReduction = 4;

static std::optional<CallSizes::Sizes> estimatedSizes(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return std::nullopt;
  CallSizes::Sizes sizes(type.getShape());
  for (int64_t &size : sizes)
    size = ShapedType::isDynamic(size) ? kTypicalSize : size;
  return sizes;
}

static double elementsOf(ValueRange values) {
  double sum = 0;
  for (Value value : values)
    if (std::optional<CallSizes::Sizes> sizes = estimatedSizes(value)) {
      double product = 1;
      for (int64_t size : *sizes)
        product *= double(size);
      sum += product;
    }
  return sum;
}

uint64_t estimatedBytesOfAll(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.getElementType().isIntOrFloat())
    return 0;
  unsigned bits = type.getElementTypeBitWidth();
  return uint64_t(elementsOf(value)) * ((bits + 7) / 8);
}

uint64_t estimatedBytes(Value value) {
  uint64_t bytes = estimatedBytesOfAll(value);
  auto result = dyn_cast<OpResult>(value);
  auto kept =
      result ? result.getOwner()->getAttrOfType<DenseI64ArrayAttr>(kKeptAttr)
             : DenseI64ArrayAttr();
  if (!kept || kept.size() != 2 || result.getResultNumber() < kept[0])
    return bytes;
  auto stack = cast<RankedTensorType>(value.getType());
  return stack.isDynamicDim(0)
             ? bytes / uint64_t(kTypicalSize) * uint64_t(kept[1])
             : bytes;
}

static uint64_t bytesOf(ValueRange values) {
  uint64_t bytes = 0;
  for (Value value : values)
    bytes += estimatedBytes(value);
  return bytes;
}

std::optional<double> estimatedFlops(Operation *op) {
  auto facts = dyn_cast<FlopsOpInterface>(op);
  return facts ? facts.flops(CallSizes(op, estimatedSizes)) : std::nullopt;
}

static bool isExpensive(Operation *op) {
  std::optional<double> flops = estimatedFlops(op);
  return isa<FlopsOpInterface>(op) &&
         (!flops || *flops > kMostFlops * (elementsOf(op->getOperands()) +
                                           elementsOf(op->getResults())));
}

bool isReduction(Operation *op) {
  uint64_t results = bytesOf(op->getResults());
  return results && results * kReduction < bytesOf(op->getOperands());
}

StringRef OpFactsPolicy::whyNotFreely(Operation *op) const {
  if (!isMemoryEffectFree(op))
    return "effects";
  if (op->getNumRegions() || isa<CallOpInterface>(op))
    return "control-flow";
  if (isExpensive(op))
    return "arithmetic";
  return isReduction(op) && !rerunsReductions ? "reduction" : "";
}

static double workOf(Operation *op, double flops) {
  if (op->hasTrait<mlir::OpTrait::ConstantLike>())
    return 0;
  return flops + double(bytesOf(op->getOperands())) +
         double(bytesOf(op->getResults()));
}

Rerun OpFactsPolicy::rerunOf(Operation *op) const {
  StringRef why = whyNotFreely(op);
  std::optional<double> flops = estimatedFlops(op);
  if (why.empty())
    return {Rerun::Freely, workOf(op, flops.value_or(0))};
  bool isKnown = flops && (why == "arithmetic" || why == "reduction");
  if (!isKnown)
    return {Rerun::Never};
  return {Rerun::UnderBudget, workOf(op, *flops)};
}

} // namespace tcopt::grad
