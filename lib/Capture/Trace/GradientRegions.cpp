//===- GradientRegions.cpp - checkpoints and custom gradients in traces ---===//
//
// A checkpoint, or a call with a user-defined backward, is an op whose
// derivative is its region.
//
//===----------------------------------------------------------------------===//

#include "Regions.h"
#include "TraceBackward.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Support/DType.h"

using namespace mlir;

namespace tcopt::capture {

Tensors
checkpointInTrace(const std::function<Tensors(const Tensors &)> &function,
                  const Tensors &arguments, Place place) {
  Trace &trace = currentTrace();
  RegionBody body(trace);
  fill(body, trace, {}, place,
       [&](const Tensors &) { return function(arguments); });
  return callMany(place, [&](Builder &b) {
    std::vector<TracedType> types = typesOf(trace, body.results);
    yield<grad::YieldOp>(b, body.block(), body.results, types);
    OperationState state(b.location(), grad::CheckpointOp::getOperationName());
    SmallVector<Type> plain;
    state.addTypes(plainTypes(types, plain));
    state.addRegion();
    return finish(b, trace, state, {&body}, types);
  });
}

//===----------------------------------------------------------------------===//
// Custom gradients
//===----------------------------------------------------------------------===//

static bool isExpanded(const Sizes &from, const Sizes &to) {
  if (from.size() > to.size())
    return false;
  return std::equal(
      from.rbegin(), from.rend(), to.rbegin(),
      [](const Size &a, const Size &b) { return a.hint() == 1 || a == b; });
}

static std::string textOf(DType dtype, const Sizes &sizes) {
  SizeVector hints;
  for (const Size &size : sizes)
    hints.push_back(size.hint());
  return getName(dtype).str() + textOfSizes(hints);
}

Tensor asGradient(const Tensor &given, const Sizes &sizes, DType dtype,
                  Place place) {
  Sizes found = given.sizes();
  if (!isExpanded(sizes, found))
    throw Exception("a gradient of an argument: expected a tensor like " +
                        textOf(dtype, sizes) + " but found " +
                        textOf(given.dtype(), found),
                    place);
  Tensor gradient = given.dtype() == dtype ? given : to(given, dtype, place);
  return found == sizes ? gradient : sum_to_size(gradient, sizes, place);
}

// Inside of control flow, dependents are not computed, so that every input may
// need a gradient.
static bool mayNeedGradient(Recorder &recorder, const Tensor &input) {
  return input.defined() && isFloat(input.dtype()) &&
         (recorder.trace().isInRegion() ||
          recorder.variables.requiresGradient(*input.getImpl()));
}

std::vector<bool> wantedGradients(Recorder &recorder, const Tensors &inputs) {
  bool isRecorded =
      recorder.leaves.keepsGradients() && settings().isGradEnabled;
  std::vector<bool> wanted;
  for (const Tensor &input : inputs)
    wanted.push_back(isRecorded && mayNeedGradient(recorder, input));
  return wanted;
}

std::vector<Value> sourcesOf(Recorder &recorder, const Tensors &inputs,
                             const std::vector<bool> &wanted, Place place) {
  std::vector<Value> sources;
  for (auto [input, isWanted] : llvm::zip_equal(inputs, wanted))
    sources.push_back(isWanted ? recorder.trace().valueOf(input, place)
                               : Value());
  return sources;
}

// Traces the rule into the body. Returns the inputs that have a gradient.
static std::vector<Value> traceRule(Recorder &recorder, RegionBody &body,
                                    ArrayRef<TracedType> cotangents,
                                    const GradientRegion &region, Place place) {
  Trace &trace = recorder.trace();
  const std::vector<Value> &inputs = region.sources;
  std::vector<Value> sources;
  auto computeGradients = [&](const Tensors &given) {
    SettingsScope scope;
    settings().isGradEnabled = true;
    settings().autocast.reset();
    Tensors gradients;
    for (auto [i, gradient] : llvm::enumerate(region.rule(given)))
      if (gradient.defined() && inputs[i]) {
        sources.push_back(inputs[i]);
        const Tensor &input = region.inputs[i];
        gradients.push_back(
            asGradient(gradient, input.sizes(), input.dtype(), place));
      }
    return gradients;
  };
  fill(body, trace, cotangents, place, computeGradients, "rules for gradients");
  return sources;
}

Tensors withGradients(Recorder &recorder, const Tensors &results,
                      const GradientRegion &region, Place place) {
  Trace &trace = recorder.trace();
  std::vector<Value> values = valuesOf(trace, results, place);
  std::vector<TracedType> types = typesOf(trace, values);
  RegionBody body(trace);
  std::vector<Value> sources = traceRule(recorder, body, types, region, place);
  // The results require gradients even if no input has one. An op cannot
  // express this without inputs that have gradients.
  if (sources.empty() && !trace.isInRegion())
    throw BreakInRegion("a rule for gradients has no gradient of an argument",
                        place);
  checkSame(trace, body.results, sources, "a gradient of an argument", place);
  return callMany(place, [&](Builder &b) {
    yield<grad::YieldOp>(b, body.block(), body.results,
                         typesOf(trace, sources));
    OperationState state(b.location(), grad::CustomVjpOp::getOperationName());
    SmallVector<Type> plain;
    state.addTypes(plainTypes(types, plain));
    state.addOperands(values);
    state.addOperands(sources);
    state.getOrAddProperties<grad::CustomVjpOp::Properties>()
        .operandSegmentSizes = {int(values.size()), int(sources.size())};
    state.addRegion();
    return finish(b, trace, state, {&body}, types);
  });
}

} // namespace tcopt::capture
