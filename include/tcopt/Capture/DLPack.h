//===- DLPack.h - tensors that other libraries share ------------*- C++ -*-===//
//
//   auto *given = reinterpret_cast<ManagedTensor *>(dlManagedTensor);
//   Tensor x = fromDLPack(given);                  // its elements, no copy
//   ManagedTensor *taken = toDLPack(step(x), stream);
//
// Work of a device is in one stream (Device::stream). A producer has that
// stream wait for what it has begun, as DLPack's protocol asks of it where it
// is passed the stream; toDLPack has the consumer's stream wait.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_DLPACK_H
#define TCOPT_CAPTURE_DLPACK_H

#include "tcopt/Capture/Device.h"
#include "tcopt/Capture/Tensor.h"
#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt {

/// Layout of DLPack's DLManagedTensor.
struct ManagedTensor {
  tcopt_tensor tensor;
  void *owner;
  void (*deleter)(ManagedTensor *self);
};

/// A tensor on the elements of another library's, whose deleter is called when
/// the tensor and all views of it are gone. Errors, after which the deleter was
/// not called: a dtype or device that there is not, strides below 0, a function
/// that is traced.
Tensor fromDLPack(ManagedTensor *managed, Place place = Place::current());

/// The elements of a tensor for another library, which calls the deleter. On a
/// device, its `stream` waits for what computes them; null is CUDA's default
/// stream. Errors: a tensor with requires_grad, or without memory of its own.
ManagedTensor *toDLPack(const Tensor &tensor, void *stream = nullptr,
                        Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_DLPACK_H
