//===- OpGradients.cpp - gradients by the rules of ops --------------------===//

#include "OpGradients.h"
#include "Capture/Trace/Recorder.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "llvm/ADT/STLExtras.h"

using mlir::Operation;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using capture::Trace;
using llvm::ArrayRef;
using Tensors = std::vector<Tensor>;

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

// Returns the gradients of `sources` by reverse mode over the ops behind
// `before`, all if it is null. A null cotangent is zero.
static std::vector<Value> reverse(Trace &trace, Builder &b, Operation *before,
                                  ArrayRef<Value> results,
                                  ArrayRef<Value> cotangents,
                                  ArrayRef<Value> sources) {
  mlir::Block &block = trace.block();
  llvm::SmallVector<Operation *> ops =
      before ? opsBehind(before, block.end())
             : llvm::map_to_vector(block, [](Operation &op) { return &op; });
  planLoops(trace.recorder, ops);
  Activity activity(ops, sources, results);
  ReverseMode mode(b.ops(), activity);
  for (auto [result, cotangent] : llvm::zip_equal(results, cotangents))
    if (cotangent)
      mode.add(result, b.cast(cotangent, graph::elementType(result)));
  std::vector<Value> gradients;
  if (failed(activity.verify()) || failed(mode.run(ops))) {
    b.fail();
    return std::vector<Value>(sources.size());
  }
  for (Value source : sources) {
    Value gradient = mode.cotangentOrZeros(source, b.location());
    trace.sizes().state(gradient, trace.sizes().sizesOf(source));
    gradients.push_back(gradient);
  }
  return gradients;
}

Tensors gradientsOfOps(const Tensors &operands, const std::vector<bool> &wanted,
                       const Tensor &gradient, Place place,
                       ForwardOps forward) {
  Trace &trace = capture::currentTrace();
  Tensors known = capture::callMany(place, [&](Builder &b) {
    std::vector<Value> values = distinctValues(b, operands), sources;
    for (size_t i = 0; i < values.size(); ++i)
      if (wanted[i])
        sources.push_back(values[i]);
    Value cotangent = b(gradient);
    Operation *before = capture::lastOp(trace.block());
    Value result = forward(b, values);
    if (b.hasFailed() || sources.empty())
      return std::vector<Value>(sources.size());
    return reverse(trace, b, before, result, cotangent, sources);
  });
  Tensors gradients(operands.size());
  for (size_t i = 0, next = 0; i < operands.size(); ++i)
    if (wanted[i])
      gradients[i] = known[next++];
  return gradients;
}

Tensors gradientsOfFunction(
    const Tensors &operands, const Tensors &cotangents, Place place,
    llvm::function_ref<Tensors(const Tensors &operands)> function) {
  Trace &trace = capture::currentTrace();
  Tensors sources = capture::callMany(
      place, [&](Builder &b) { return distinctValues(b, operands); });
  Operation *before = capture::lastOp(trace.block());
  Tensors results = function(sources);
  return capture::callMany(place, [&](Builder &b) {
    return reverse(trace, b, before, b(results), b(cotangents), b(sources));
  });
}

} // namespace tcopt::aten
