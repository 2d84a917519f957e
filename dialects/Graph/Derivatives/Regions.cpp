//===- Regions.cpp - derivatives of regions -------------------------------===//

#include "tcopt/Graph/Derivatives/Regions.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Interfaces/ForwardMode.h"
#include "tcopt/Interfaces/ReverseMode.h"

using namespace mlir;

namespace tcopt::graph {

BodyCopy::BodyCopy(OpBuilder &builder, Block &body, ValueRange arguments)
    : body(body) {
  map.map(body.getArguments(), arguments);
  for (Operation &op : body.without_terminator())
    ops.push_back(builder.clone(op, map));
}

Values BodyCopy::yielded() const {
  return llvm::map_to_vector(body.getTerminator()->getOperands(),
                             [&](Value value) { return (*this)(value); });
}

FailureOr<Values> reverseBody(OpBuilder &builder, Block &body,
                              ValueRange arguments, ArrayRef<Value> sources,
                              ArrayRef<Value> cotangents) {
  BodyCopy copy(builder, body, arguments);
  auto copies = llvm::map_to_vector(sources, copy);
  Values targets, yielded = copy.yielded();
  for (auto [value, cotangent] : llvm::zip_equal(yielded, cotangents))
    if (cotangent)
      targets.push_back(value);
  Activity activity(copy.ops, copies, targets);
  if (failed(activity.verify()))
    return failure();
  ReverseMode mode(builder, activity);
  for (auto [value, cotangent] : llvm::zip_equal(yielded, cotangents))
    mode.add(value, cotangent);
  if (failed(mode.run(copy.ops)))
    return failure();
  return llvm::map_to_vector(copies, [&](Value source) {
    return mode.cotangentOrZeros(source, body.getTerminator()->getLoc());
  });
}

FailureOr<Tangents> forwardBody(OpBuilder &builder, Block &body,
                                ValueRange arguments, ArrayRef<Value> sources,
                                ArrayRef<Value> tangents) {
  BodyCopy copy(builder, body, arguments);
  auto copies = llvm::map_to_vector(sources, copy);
  Values yielded = copy.yielded();
  Activity activity(copy.ops, copies, yielded);
  if (failed(activity.verify()))
    return failure();
  ForwardMode mode(activity);
  for (auto [source, tangent] : llvm::zip_equal(copies, tangents))
    mode.set(source, tangent);
  if (failed(mode.run(copy.ops)))
    return failure();
  Tangents result{yielded, {}};
  for (Value value : yielded)
    if (hasTangent(value.getType()))
      result.tangents.push_back(
          mode.tangentOrZeros(builder, value, body.getTerminator()->getLoc()));
  return result;
}

Values floatsOf(ValueRange values) {
  return llvm::filter_to_vector(
      values, [](Value value) { return hasTangent(value.getType()); });
}

Values wantedCaptures(Vjp &v, Operation *op) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  return llvm::filter_to_vector(used.getArrayRef(),
                                [&](Value value) { return v.wants(value); });
}

Values cotangentsOf(Vjp &v, Operation *op) {
  Values cotangents;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    cotangents.push_back(v.has(i) ? v.ct(i).value() : Value());
  return cotangents;
}

Block &addBlock(Operation *op, unsigned region, TypeRange arguments) {
  Block &block = op->getRegion(region).emplaceBlock();
  for (Type type : arguments)
    block.addArgument(type, op->getLoc());
  return block;
}

Values concatenated(ArrayRef<ValueRange> lists) {
  Values all;
  for (ValueRange list : lists)
    llvm::append_range(all, list);
  return all;
}

std::pair<Values, Values> capturedTangents(Jvp &j, Operation *op) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  std::pair<Values, Values> found;
  for (Value value : used)
    if (Value tangent = j.tangent(value)) {
      found.first.push_back(value);
      found.second.push_back(tangent);
    }
  return found;
}

void giveTangents(Jvp &j, Operation *original, ValueRange tangents) {
  unsigned next = 0;
  for (auto [i, result] : llvm::enumerate(original->getResults()))
    if (hasTangent(result.getType()))
      j.give(i, tangents[next++]);
}

Values tangentsOrZeros(Jvp &j, ValueRange values) {
  return llvm::map_to_vector(
      values, [&](Value value) { return j.tangentOrZeros(value).value(); });
}

} // namespace tcopt::graph
