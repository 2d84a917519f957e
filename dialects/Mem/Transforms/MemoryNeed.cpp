//===- MemoryNeed.cpp - what a function needs of its caller ---------------===//

#include "tcopt/Mem/Transforms/MemoryNeed.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Mem/IR/MemOps.h"

using namespace mlir;

namespace tcopt::mem {

std::optional<MemoryNeed> MemoryNeed::of(ArrayRef<int64_t> staticSlots,
                                         ValueRange slots, int64_t lowerBound,
                                         int64_t limit) {
  MemoryNeed need;
  need.staticSlots.assign(staticSlots.begin(), staticSlots.end());
  need.slots.assign(slots.begin(), slots.end());
  need.lowerBound = lowerBound;
  for (Value slot : slots)
    if (!need.collect(slot, limit))
      return std::nullopt;
  return need;
}

// Adds what computes a value, operands first.
bool MemoryNeed::collect(Value value, int64_t limit) {
  if (known.contains(value))
    return true;
  auto dim = value.getDefiningOp<memref::DimOp>();
  auto argument = dyn_cast<BlockArgument>(dim ? dim.getSource() : value);
  if (argument) {
    std::optional<int64_t> index;
    if (dim)
      index = dim.getConstantIndex();
    if (dim ? !index : isa<BaseMemRefType>(value.getType()))
      return false;
    inputs.push_back({argument.getArgNumber(), index, value});
    known.insert(value);
    return true;
  }
  Operation *op = value.getDefiningOp();
  if (!op || !isPure(op) || op->getNumRegions() != 0)
    return false;
  for (Value operand : op->getOperands())
    if (!collect(operand, limit))
      return false;
  if (int64_t(steps.size()) == limit)
    return false;
  steps.push_back(op);
  known.insert(op->result_begin(), op->result_end());
  return true;
}

std::optional<int64_t> MemoryNeed::getStaticBytes() const {
  if (!slots.empty())
    return std::nullopt;
  int64_t total = 0;
  for (int64_t size : staticSlots)
    total += int64_t(llvm::alignTo(uint64_t(size), 64));
  return total;
}

Value MemoryNeed::build(OpBuilder &builder, Location loc,
                        ArrayRef<Value> values,
                        llvm::function_ref<void(Operation *)> onBuilt) const {
  IRMapping mapping;
  for (auto [input, value] : llvm::zip_equal(inputs, values))
    mapping.map(input.value, value);
  for (Operation *step : steps)
    onBuilt(builder.clone(*step, mapping));
  SmallVector<Value> sizes = llvm::map_to_vector(
      slots, [&](Value slot) { return mapping.lookup(slot); });
  auto bytes = ArenaBytesOp::create(builder, loc, builder.getIndexType(), sizes,
                                    staticSlots);
  onBuilt(bytes);
  return bytes;
}

} // namespace tcopt::mem
