//===- TraceBackward.h - gradients in functions that are traced -*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_TRACEBACKWARD_H
#define TCOPT_CAPTURE_AUTOGRAD_TRACEBACKWARD_H

#include "../Trace/Recorder.h"
#include "Node.h"

namespace tcopt::capture {

/// Where gradients start in a trace.
struct TraceRoots {
  const Tensors &tensors;
  /// Undefined: 1 for each element.
  const Tensors &gradients;
};

/// Whether gradients of tensors can be computed in the graph that is traced.
bool canDifferentiate(Recorder &recorder, const Tensors &tensors);
/// Adds gradients to all leaves. Throws Exception.
void backwardInTrace(Recorder &recorder, const TraceRoots &roots,
                     bool isRecorded, Place place);
/// Gradients of tensors, undefined for those that the roots do not depend on.
Tensors gradInTrace(Recorder &recorder, const TraceRoots &roots,
                    const Tensors &inputs, bool isRecorded, Place place);

/// The op that stands for a call of a checkpoint: its reverse runs it again.
Tensors
checkpointInTrace(const std::function<Tensors(const Tensors &)> &function,
                  const Tensors &arguments, Place place);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_TRACEBACKWARD_H
