//===- DLPack.cpp - import and export of DLPack tensors -------------------===//

#include "tcopt/Capture/DLPack.h"
#include "../Tensor/Cell.h"
#include "../Tensor/Device.h"
#include "../Tensor/TraceSink.h"
#include "Engine.h"
#include "tcopt/Execution/EntryCall.h"

namespace tcopt {

using capture::Engine;
using capture::Layout;
using capture::Storage;

/// The version of DLPack whose structs DLPack.h has.
static constexpr uint32_t kMajorVersion = 1, kMinorVersion = 0;

//===----------------------------------------------------------------------===//
// Import
//===----------------------------------------------------------------------===//

static DType dtypeOf(tcopt_dtype found, Place place) {
  for (DType dtype : allDTypes) {
    tcopt_dtype known = runtimeDType(dtype);
    if (known.code == found.code && known.bits == found.bits &&
        known.lanes == found.lanes)
      return dtype;
  }
  throw Exception(ErrorCode::Unsupported,
                  "fromDLPack: there is no dtype of code " +
                      std::to_string(found.code) + ", " +
                      std::to_string(found.bits) + " bits and " +
                      std::to_string(found.lanes) + " lanes",
                  place);
}

/// Returns the device, or null for host memory, which includes CUDA's pinned
/// memory.
static const DeviceInfo *deviceOf(tcopt_device found, Place place) {
  constexpr int32_t pinned = 3;
  if (found.type == TCOPT_DEVICE_CPU || found.type == pinned)
    return nullptr;
  for (const DeviceInfo *info : Engine::get().session().allDevices())
    if (info->memory->getDLPackType() == found.type && info->index == found.id)
      return info;
  throw Exception(ErrorCode::Unsupported,
                  "fromDLPack: there is no device of type " +
                      std::to_string(found.type) + " and number " +
                      std::to_string(found.id),
                  place);
}

static Layout layoutOf(const tcopt_tensor &t, Place place) {
  Layout layout = Layout::rowMajor({t.shape, size_t(t.ndim)});
  if (!t.strides)
    return layout;
  layout.strides.assign(t.strides, t.strides + t.ndim);
  if (llvm::any_of(layout.strides, [](int64_t stride) { return stride < 0; }))
    throw Exception("fromDLPack: expected strides of at least 0", place);
  return layout;
}

/// Returns the number of bytes between the first element and the end of the
/// last.
static size_t extentOf(const Layout &layout, DType dtype) {
  if (layout.numElements() == 0)
    return 0;
  int64_t last = 0;
  for (auto [size, stride] : llvm::zip(layout.sizes, layout.strides))
    last += (size - 1) * stride;
  return size_t(last + 1) * getSize(dtype);
}

/// Returns the tensor of a struct with this deleter.
template <typename Managed>
static Tensor importTensor(Managed *managed, bool isReadOnly, Place place) {
  if (capture::isTracing())
    throw Exception(ErrorCode::Unsupported,
                    "fromDLPack: a function that is traced cannot refer to "
                    "memory of the program's: make the tensor outside of it",
                    place);
  if (!managed || (managed->tensor.ndim > 0 && !managed->tensor.shape))
    throw Exception("fromDLPack: expected a tensor but found null", place);
  const tcopt_tensor &t = managed->tensor;
  DType dtype = dtypeOf(t.dtype, place);
  const DeviceInfo *device = deviceOf(t.device, place);
  Layout layout = layoutOf(t, place);
  auto release = [managed](void *) {
    if (managed->deleter)
      managed->deleter(managed);
  };
  auto storage = std::make_shared<Storage>(
      static_cast<char *>(t.data) + t.byte_offset, release, device,
      extentOf(layout, dtype), isReadOnly);
  return Tensor(
      std::make_shared<capture::TensorImpl>(std::make_shared<capture::Cell>(
          dtype, std::move(storage), std::move(layout))));
}

Tensor fromDLPack(ManagedTensor *managed, Place place) {
  return importTensor(managed, /*isReadOnly=*/false, place);
}

Tensor fromDLPack(VersionedTensor *managed, Place place) {
  if (managed && managed->major != kMajorVersion)
    throw Exception(ErrorCode::Unsupported,
                    "fromDLPack: expected DLPack 1 but found version " +
                        std::to_string(managed->major) + "." +
                        std::to_string(managed->minor),
                    place);
  bool isReadOnly = managed && managed->flags & VersionedTensor::ReadOnly;
  return importTensor(managed, isReadOnly, place);
}

//===----------------------------------------------------------------------===//
// Export
//===----------------------------------------------------------------------===//

namespace {
/// A tensor that a consumer holds, with its memory.
template <typename Managed> struct Exported : Managed {
  std::shared_ptr<Storage> storage;
  Layout layout;
};
} // namespace

static tcopt_device dlDeviceOf(const DeviceInfo *device, Place place) {
  if (!device)
    return {TCOPT_DEVICE_CPU, 0};
  if (int type = device->memory->getDLPackType())
    return {type, device->index};
  throw Exception(
      "toDLPack: DLPack has no number for the device " + device->text(), place);
}

template <typename Managed>
static std::unique_ptr<Exported<Managed>>
exportTensor(const Tensor &tensor, void *stream, Place place) {
  if (tensor.requires_grad())
    throw Exception("toDLPack: expected a tensor without requires_grad; "
                    "detach() gives its elements",
                    place);
  capture::materialize(tensor, "toDLPack", place);
  const capture::TensorImpl &impl = *tensor.getImpl();
  std::optional<Layout> layout = impl.layout();
  if (!layout)
    throw Exception("toDLPack: expected a tensor that strides describe; "
                    "contiguous() makes one",
                    place);
  const DeviceInfo *device = impl.cell->device;
  auto made = std::make_unique<Exported<Managed>>();
  made->storage = impl.cell->storage;
  made->layout = std::move(*layout);
  tcopt_tensor &t = made->tensor;
  t = {};
  t.data = made->layout.begin(*made->storage, getSize(impl.cell->dtype));
  t.device = dlDeviceOf(device, place);
  t.ndim = int32_t(made->layout.sizes.size());
  t.dtype = runtimeDType(impl.cell->dtype);
  t.shape = made->layout.sizes.data();
  t.strides = made->layout.strides.data();
  made->storage->useOnStream();
  if (device && device->memory->getStreams())
    Device(device).letWait(stream, place);
  made->owner = nullptr;
  made->deleter = [](Managed *self) {
    delete static_cast<Exported<Managed> *>(self);
  };
  return made;
}

ManagedTensor *toDLPack(const Tensor &tensor, void *stream, Place place) {
  auto made = exportTensor<ManagedTensor>(tensor, stream, place);
  if (made->storage->isReadOnly())
    throw Exception("toDLPack: expected a tensor that can be written to but "
                    "found a read-only one: toDLPackVersioned exports it",
                    place);
  return made.release();
}

VersionedTensor *toDLPackVersioned(const Tensor &tensor, void *stream,
                                   Place place) {
  auto made = exportTensor<VersionedTensor>(tensor, stream, place);
  made->major = kMajorVersion;
  made->minor = kMinorVersion;
  made->flags = made->storage->isReadOnly() ? VersionedTensor::ReadOnly : 0;
  return made.release();
}

} // namespace tcopt
