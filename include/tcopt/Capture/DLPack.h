//===- DLPack.h - exchange of tensors by DLPack -----------------*- C++ -*-===//
//
//   auto *given = reinterpret_cast<VersionedTensor
//   *>(dlManagedTensorVersioned); Tensor x = fromDLPack(given); // its
//   elements, no copy VersionedTensor *taken = toDLPackVersioned(step(x),
//   stream);
//
// Work of a thread runs on its stream of the device (Device::stream). A
// producer must make this stream wait for its work, as DLPack's protocol
// requires when the stream is passed to it. The functions to DLPack make the
// consumer's stream wait for tcopt's work.
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

/// Layout of DLPack's DLManagedTensorVersioned, which replaces DLManagedTensor
/// since DLPack 1.0.
struct VersionedTensor {
  /// Bits of `flags`.
  enum : uint64_t { ReadOnly = 1, IsCopied = 2, SubByteTypesPadded = 4 };

  uint32_t major, minor;
  void *owner;
  void (*deleter)(VersionedTensor *self);
  uint64_t flags;
  tcopt_tensor tensor;
};

/// Returns a tensor that shares the elements of another library's tensor. The
/// deleter is called when the tensor and all its views are destroyed. Errors,
/// after which the deleter was not called: an unsupported dtype or device,
/// negative strides, a call in a traced function, another major version than 1.
/// Writes to a tensor that the producer flags as read-only are errors.
Tensor fromDLPack(ManagedTensor *managed, Place place = Place::current());
Tensor fromDLPack(VersionedTensor *managed, Place place = Place::current());

/// Exports a tensor to another library, which must call the deleter. On a
/// device, the consumer's `stream` waits for the computation of the elements;
/// null is CUDA's default stream. Errors: a tensor with requires_grad, or
/// without memory. Only the versioned struct can express read-only tensors; for
/// the other one they are errors.
VersionedTensor *toDLPackVersioned(const Tensor &tensor, void *stream = nullptr,
                                   Place place = Place::current());
ManagedTensor *toDLPack(const Tensor &tensor, void *stream = nullptr,
                        Place place = Place::current());

} // namespace tcopt

#endif // TCOPT_CAPTURE_DLPACK_H
