//===- Gradients.cpp - value_and_grad -------------------------------------===//
//
// Differentiates a function by reverse mode over the ops that it adds to a
// trace. There, views and writes are SSA values.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Gradients.h"
#include "Builder.h"
#include "Recorder.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tcopt::capture {

static void checkArguments(const Tensors &arguments, Place place) {
  if (arguments.empty())
    throw Exception("value_and_grad: expected tensors to differentiate with "
                    "respect to but found none",
                    place);
  for (const Tensor &argument : arguments)
    if (!argument.defined() || !isFloat(argument.dtype()))
      throw Exception(
          "value_and_grad: expected tensors of floats to differentiate with "
          "respect to but found " +
              (argument.defined() ? getName(argument.dtype()).str()
                                  : std::string("none")),
          place);
}

static void checkResult(const Tensor &result, Place place) {
  if (!result.defined() || !isFloat(result.dtype()))
    throw Exception("value_and_grad: expected a tensor of floats as the "
                    "function's result but found " +
                        (result.defined() ? getName(result.dtype()).str()
                                          : std::string("none")),
                    place);
  for (const Size &size : result.sizes())
    if (size != 1)
      throw Exception("value_and_grad: expected one element as the function's "
                      "result but found sizes " +
                          textOfSizes(result.getImpl()->sizes()),
                      place);
}

// Returns new values for the arguments, so that other references to the same
// tensors are constants of the function.
static Tensors makeStandIns(const Tensors &arguments, Place place) {
  return callMany(place, [&](Builder &b) {
    std::vector<Value> values;
    for (const Tensor &argument : arguments) {
      Value value = b(argument);
      values.push_back(b.expand(value, b.sizesOf(value)));
    }
    return values;
  });
}

static Tensor
callDifferentiated(Recorder &recorder, ArrayRef<Value> sources,
                   const std::function<Tensor(const Tensors &)> &function,
                   const Tensors &standIns) {
  TraceLeaves &leaves = recorder.leaves;
  size_t outer = leaves.addDifferentiated(sources);
  for (Value source : sources)
    recorder.variables.forgetConstant(source);
  llvm::scope_exit end([&] { leaves.removeDifferentiated(outer); });
  EnableGrad recorded;
  return function(standIns);
}

static std::vector<Value> gradientsOf(Trace &trace, Builder &b, Value result,
                                      ArrayRef<Value> sources,
                                      ArrayRef<Operation *> ops) {
  planLoops(trace.recorder, ops);
  Activity activity(ops, sources, result);
  ReverseMode mode(b.ops(), activity);
  Value one =
      b.expand(b.scalar(1, graph::elementType(result)), b.sizesOf(result));
  mode.add(result, one);
  if (failed(activity.verify()) || failed(mode.run(ops))) {
    b.fail();
    return {};
  }
  std::vector<Value> gradients;
  for (Value source : sources) {
    Value gradient = mode.cotangentOrZeros(source, b.location());
    trace.sizes().state(gradient, trace.sizes().sizesOf(source));
    gradients.push_back(gradient);
  }
  return gradients;
}

std::pair<Tensor, Tensors>
valueAndGradients(const Tensors &arguments,
                  const std::function<Tensor(const Tensors &)> &function,
                  Place place) {
  Recorder *recorder = currentRecorder();
  if (!recorder)
    throw Exception("value_and_grad: expected the function to be traced, but "
                    "it runs uncompiled",
                    place);
  checkArguments(arguments, place);
  Tensors standIns = makeStandIns(arguments, place);
  Trace &trace = recorder->trace();
  SmallVector<Value> sources;
  for (const Tensor &standIn : standIns)
    sources.push_back(trace.valueOf(standIn, place));
  Operation *before = &trace.block().back();
  Tensor result = callDifferentiated(*recorder, sources, function, standIns);
  if (&recorder->trace() != &trace)
    throw Exception("value_and_grad: the graph breaks in the function: a value "
                    "is read there",
                    place);
  checkResult(result, place);
  Tensors gradients = callMany(place, [&](Builder &b) {
    Value value = b(result);
    return gradientsOf(trace, b, value, sources,
                       opsBehind(before, trace.block().end()));
  });
  return {std::move(result), std::move(gradients)};
}

} // namespace tcopt::capture
