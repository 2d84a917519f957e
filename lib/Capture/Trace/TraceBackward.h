//===- TraceBackward.h - backward() and grad() in traces --------*- C++ -*-===//
//
// Gradients in traced functions, as ops of the trace. Tape/Autograd.cpp calls
// these functions if they can replace the tape, and CustomFunction.cpp and
// CustomOp.cpp use the regions for user-defined gradients.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_TRACEBACKWARD_H
#define TCOPT_CAPTURE_TRACE_TRACEBACKWARD_H

#include "../Autograd/Node.h"
#include "Recorder.h"

namespace tcopt::capture {

/// The tensors at which gradients start.
struct TraceRoots {
  const Tensors &tensors;
  /// Undefined gradients are 1 for each element.
  const Tensors &gradients;
};

/// Whether gradients of tensors can be computed in the trace, with respect to
/// `wanted`, or to all leaves if it is null.
bool canDifferentiate(Recorder &recorder, const Tensors &tensors,
                      const Tensors *wanted);
/// Adds a gradient to `grad` of each leaf on which the roots depend. Throws
/// Exception.
void backwardInTrace(Recorder &recorder, const TraceRoots &roots,
                     BackwardOptions options, Place place);
/// Returns gradients of tensors, undefined for those on which the roots do not
/// depend. Throws Exception.
Tensors gradInTrace(Recorder &recorder, const TraceRoots &roots,
                    const Tensors &inputs, BackwardOptions options,
                    Place place);

/// Converts a gradient that a user's rule returned to the dtype of the tensor,
/// and sums it over dimensions along which the tensor was broadcast. Throws
/// Exception if it cannot be reduced to `sizes`.
Tensor asGradient(const Tensor &given, const Sizes &sizes, DType dtype,
                  Place place);

/// A call with gradients that the user's program computes.
struct GradientRegion {
  const Tensors &inputs;
  /// The inputs whose gradients may be requested.
  std::vector<bool> wanted;
  /// The values of wanted inputs before the call; null for other inputs.
  std::vector<mlir::Value> sources;
  /// Returns a gradient for each input, which may be undefined, from the
  /// gradients of the results.
  std::function<Tensors(const Tensors &gradients)> rule;
};
/// Returns the values of the wanted inputs, null for other inputs.
std::vector<mlir::Value> sourcesOf(Recorder &recorder, const Tensors &inputs,
                                   const std::vector<bool> &wanted,
                                   Place place);
std::vector<bool> wantedGradients(Recorder &recorder, const Tensors &inputs);
/// Adds an op by which the results, all floating-point, have the gradients of
/// the region. Throws BreakInRegion if the rule reads a value.
Tensors withGradients(Recorder &recorder, const Tensors &results,
                      const GradientRegion &region, Place place);

/// Adds a grad.checkpoint op for the call, whose derivative runs the region
/// again.
Tensors
checkpointInTrace(const std::function<Tensors(const Tensors &)> &function,
                  const Tensors &arguments, Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_TRACEBACKWARD_H
