//===- OpGradients.cpp - gradients by the rules of ops --------------------===//

#include "OpGradients.h"
#include "Capture/Trace/Trace.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "llvm/ADT/STLExtras.h"

using mlir::Operation;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using capture::Trace;

// Returns the values of the operands. An operand that has the value of another
// one gets a copy, because their gradients differ.
static std::vector<Value> distinctValues(Builder &b,
                                         const std::vector<Tensor> &operands) {
  std::vector<Value> values;
  for (Value value : b(operands))
    values.push_back(llvm::is_contained(values, value)
                         ? b.expand(value, b.sizesOf(value))
                         : value);
  return values;
}

// Returns the ops of a block behind `before`, all if it is null.
static llvm::SmallVector<Operation *> opsSince(Operation *before,
                                               mlir::Block &block) {
  llvm::SmallVector<Operation *> ops;
  for (auto it = before ? std::next(before->getIterator()) : block.begin();
       it != block.end(); ++it)
    ops.push_back(&*it);
  return ops;
}

static std::vector<Value> reverse(Trace &trace, Builder &b,
                                  llvm::ArrayRef<Operation *> ops, Value result,
                                  Value cotangent,
                                  llvm::ArrayRef<Value> sources) {
  Activity activity(ops, sources, result);
  ReverseMode mode(b.ops(), activity);
  mode.add(result, b.cast(cotangent, graph::elementType(result)));
  std::vector<Value> gradients;
  if (failed(activity.verify()) || failed(mode.run(ops))) {
    b.fail();
    return gradients;
  }
  for (Value source : sources) {
    Value gradient = mode.cotangentOrZeros(source, b.location());
    trace.sizes().state(gradient, trace.sizes().sizesOf(source));
    gradients.push_back(gradient);
  }
  return gradients;
}

std::vector<Tensor> gradientsOfOps(const std::vector<Tensor> &operands,
                                   const std::vector<bool> &wanted,
                                   const Tensor &gradient, Place place,
                                   ForwardOps forward) {
  Trace &trace = capture::currentTrace();
  std::vector<Tensor> known = capture::callMany(place, [&](Builder &b) {
    std::vector<Value> values = distinctValues(b, operands), sources;
    for (size_t i = 0; i < values.size(); ++i)
      if (wanted[i])
        sources.push_back(values[i]);
    Value cotangent = b(gradient);
    Operation *before = capture::lastOp(trace.block());
    Value result = forward(b, values);
    if (b.hasFailed() || sources.empty())
      return std::vector<Value>(sources.size());
    return reverse(trace, b, opsSince(before, trace.block()), result, cotangent,
                   sources);
  });
  std::vector<Tensor> gradients(operands.size());
  for (size_t i = 0, next = 0; i < operands.size(); ++i)
    if (wanted[i])
      gradients[i] = known[next++];
  return gradients;
}

} // namespace tcopt::aten
