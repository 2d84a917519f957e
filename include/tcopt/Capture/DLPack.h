//===- DLPack.h - exchange of tensors by DLPack -----------------*- C++ -*-===//
//
//   auto *given = reinterpret_cast<ManagedTensor *>(dlManagedTensor);
//   Tensor x = fromDLPack(given);                  // its elements, no copy
//   ManagedTensor *taken = toDLPack(step(x), stream);
//
// Work of a device runs on one stream (Device::stream). A producer must make
// this stream wait for its work, as DLPack's protocol requires when the stream
// is passed to it. toDLPack makes the consumer's stream wait for tcopt's work.
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

/// Returns a tensor that shares the elements of another library's tensor. The
/// deleter is called when the tensor and all its views are destroyed. Errors,
/// after which the deleter was not called: an unsupported dtype or device,
/// negative strides, a call in a traced function.
Tensor fromDLPack(ManagedTensor *managed, Place place = Place::current());

/// Exports a tensor to another library, which must call the deleter. On a
/// device, the consumer's `stream` waits for the computation of the elements;
/// null is CUDA's default stream. Errors: a tensor with requires_grad, or
/// without memory.
ManagedTensor *toDLPack(const Tensor &tensor, void *stream = nullptr,
                        Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_DLPACK_H
