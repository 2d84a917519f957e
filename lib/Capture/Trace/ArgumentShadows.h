//===- ArgumentShadows.h - shadow tensors of arguments ----------*- C++ -*-===//
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
/// Returns shadows that share elements as the arguments do. If `areShared`,
/// shadows of different views of the same elements are views of one cell.
std::vector<Tensor> shadowsOf(TensorHandles tensors, bool areShared);
/// Returns shadows that share no elements. If `flattens`, they have one
/// dimension.
/// The variable of an argument was changed: shadows with this cell follow their
/// arguments.
void updateShadows(const Cell &cell, TensorHandles tensors,
                   llvm::ArrayRef<Tensor> shadows, bool areShared);
std::vector<Tensor> ownShadows(TensorHandles tensors, bool flattens);
/// Returns the device that a function computes on. Tensors of rank 0 on the CPU
/// can be operands on each device.
const DeviceInfo *deviceOf(TensorHandles tensors);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_ARGUMENTSHADOWS_H
