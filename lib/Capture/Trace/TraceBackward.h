//===- TraceBackward.h - gradients in functions that are traced -*- C++ -*-===//

#ifndef TCOPT_CAPTURE_TRACE_TRACEBACKWARD_H
#define TCOPT_CAPTURE_TRACE_TRACEBACKWARD_H

#include "../Autograd/Node.h"
#include "Recorder.h"

namespace tcopt::capture {

/// Where gradients start in a trace.
struct TraceRoots {
  const Tensors &tensors;
  /// Undefined: 1 for each element.
  const Tensors &gradients;
};

/// Whether gradients of tensors can be computed in the graph that is traced: of
/// those that are wanted, or of all leaves (null).
bool canDifferentiate(Recorder &recorder, const Tensors &tensors,
                      const Tensors *wanted);
/// Adds a gradient to each leaf that the roots depend on. Throws Exception.
void backwardInTrace(Recorder &recorder, const TraceRoots &roots,
                     BackwardOptions options, Place place);
/// Gradients of tensors, undefined for those that the roots do not depend on.
Tensors gradInTrace(Recorder &recorder, const TraceRoots &roots,
                    const Tensors &inputs, BackwardOptions options,
                    Place place);

/// What a rule of the program gives as the gradient of a tensor of these sizes:
/// in its dtype, and summed over dimensions along which the tensor was
/// expanded. Throws Exception for other sizes.
Tensor asGradient(const Tensor &given, const Sizes &sizes, DType dtype,
                  Place place);

/// Gradients of a call that the program computes itself.
struct GradientRegion {
  const Tensors &inputs;
  /// Those whose gradients may be asked for.
  std::vector<bool> wanted;
  /// The values of wanted inputs before the call; null for other inputs.
  std::vector<mlir::Value> sources;
  /// Gives a gradient for each input, which may be undefined, for those of the
  /// results.
  std::function<Tensors(const Tensors &gradients)> rule;
};
/// Returns the values of the wanted inputs, null for other inputs.
std::vector<mlir::Value> sourcesOf(Recorder &recorder, const Tensors &inputs,
                                   const std::vector<bool> &wanted,
                                   Place place);
std::vector<bool> wantedGradients(Recorder &recorder, const Tensors &inputs);
/// The op that gives results, all of floats, such gradients. Throws
/// BreakInRegion where the rule needs a value.
Tensors withGradients(Recorder &recorder, const Tensors &results,
                      const GradientRegion &region, Place place);

/// The grad.checkpoint of a call, whose reverse runs the region again.
Tensors
checkpointInTrace(const std::function<Tensors(const Tensors &)> &function,
                  const Tensors &arguments, Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEBACKWARD_H
