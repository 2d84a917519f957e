//===- ArgumentShadows.h - tensors in place of arguments --------*- C++ -*-===//
//
// A traced function gets shadows of its arguments. A shadow shares the elements
// of the argument until it is written to, and the argument's Variable, so that
// both are one leaf.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_ARGUMENTSHADOWS_H
#define TCOPT_CAPTURE_TRACE_ARGUMENTSHADOWS_H

#include "Recorder.h"

namespace tcopt::capture {

/// Whether some arguments are different views of the same elements.
bool haveOtherViews(TensorHandles tensors);
/// Shadows that share elements as arguments do. If `areShared`, arguments that
/// are different views of the same elements are views of one cell.
std::vector<Tensor> shadowsOf(TensorHandles tensors, bool areShared);
/// Shadows each of which is a tensor of its own, of one dimension if it
/// flattens.
std::vector<Tensor> ownShadows(TensorHandles tensors, bool flattens);
/// The device that a function computes on. Numbers of the CPU take part
/// everywhere.
const DeviceInfo *deviceOf(TensorHandles tensors);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_ARGUMENTSHADOWS_H
