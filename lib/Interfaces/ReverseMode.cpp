//===- ReverseMode.cpp - gradients of a list of ops -----------------------===//

#include "tcopt/Interfaces/ReverseMode.h"

using namespace mlir;

namespace tcopt {

SmallVector<Operation *> opsOf(Block &block) {
  return llvm::map_to_vector(block.without_terminator(),
                             [](Operation &op) { return &op; });
}

SmallVector<Operation *> opsBehind(Operation *before, Block::iterator end) {
  SmallVector<Operation *> ops;
  for (auto it = std::next(before->getIterator()); it != end; ++it)
    ops.push_back(&*it);
  return ops;
}

void ReverseMode::add(Value value, Value cotangent) {
  if (!cotangent)
    return;
  Value &sum = cotangents[value];
  sum =
      sum ? space->add(builder, cotangent.getLoc(), sum, cotangent) : cotangent;
}

Value ReverseMode::cotangentOrZeros(Value value, Location loc) {
  Value known = cotangent(value);
  return known ? known : space->zeros(builder, loc, value);
}

LogicalResult ReverseMode::visit(Operation *op) {
  auto given = llvm::map_to_vector(
      op->getResults(), [&](Value result) { return cotangent(result); });
  auto rule = dyn_cast<DifferentiableOpInterface>(op);
  if (!rule || llvm::none_of(given, [](Value value) { return bool(value); }))
    return success();
  VjpContext context(builder, op, given, activity);
  if (failed(rule.buildVjp(context)))
    return failure();
  for (auto [used, gradient] : context.gradients())
    add(used, gradient);
  return success();
}

LogicalResult ReverseMode::run(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops))
    if (llvm::any_of(op->getResults(),
                     [&](Value result) { return activity.isActive(result); }))
      if (failed(visit(op)))
        return failure();
  return success();
}

} // namespace tcopt
