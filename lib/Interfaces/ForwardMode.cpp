//===- ForwardMode.cpp - tangents of a list of ops ------------------------===//

#include "tcopt/Interfaces/ForwardMode.h"
#include "tcopt/Interfaces/ReverseMode.h"

using namespace mlir;

namespace tcopt {

Value ForwardMode::tangentOrZeros(OpBuilder &builder, Value value,
                                  Location loc) {
  Value known = tangent(value);
  if (known)
    return known;
  return TangentSpace::lookup(loc.getContext())->zeros(builder, loc, value);
}

LogicalResult ForwardMode::transpose(OpBuilder &builder, Operation *op) {
  const TangentSpace &space = *TangentSpace::lookup(op->getContext());
  SmallVector<Value> cotangents(op->getNumResults()), sources;
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    if (activity.isActive(result))
      sources.push_back(cotangents[i] =
                            space.zeros(builder, op->getLoc(), result));
  Operation *before = &*std::prev(builder.getInsertionPoint());
  VjpContext reverse(builder, op, cotangents, activity);
  if (failed(cast<DifferentiableOpInterface>(op).buildVjp(reverse)))
    return failure();
  SmallVector<Operation *> ops = opsBehind(before, builder.getInsertionPoint());
  auto targets = llvm::map_to_vector(reverse.gradients(),
                                     [](auto &given) { return given.second; });
  Activity inner(ops, sources, targets);
  if (failed(inner.verify()))
    return failure();
  ReverseMode mode(builder, inner);
  for (auto [used, gradient] : reverse.gradients())
    mode.add(gradient, tangent(used));
  if (failed(mode.run(ops)))
    return failure();
  for (auto [result, cotangent] : llvm::zip(op->getResults(), cotangents))
    if (cotangent)
      tangents[result] = mode.cotangent(cotangent);
  return success();
}

LogicalResult ForwardMode::visit(Operation *op) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto rule = cast<DifferentiableOpInterface>(op);
  if (!rule.hasJvp())
    return transpose(builder, op);
  auto tangentOf = [&](Value used) { return tangent(used); };
  JvpContext context(builder, op, tangentOf);
  if (failed(rule.buildJvp(context)))
    return failure();
  for (auto [result, given] : llvm::zip(op->getResults(), context.results()))
    tangents[result] = given;
  return success();
}

LogicalResult ForwardMode::run(ArrayRef<Operation *> ops) {
  for (Operation *op : ops) {
    bool isNeeded = llvm::any_of(op->getResults(), [&](Value result) {
      return activity.isActive(result);
    });
    bool varies = llvm::any_of(differentiatedValues(op),
                               [&](Value used) { return bool(tangent(used)); });
    if (isNeeded && varies && failed(visit(op)))
      return failure();
  }
  return success();
}

} // namespace tcopt
