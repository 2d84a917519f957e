//===- Device.cpp - memory of devices -------------------------------------===//

#include "Device.h"
#include "Cell.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt {

using capture::HostAccess;
using capture::Layout;
using capture::Storage;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static void orThrow(llvm::Error error, const DeviceInfo *device) {
  if (error)
    throw Exception(ErrorCode::RunFailed,
                    device->text() + ": " + toString(std::move(error)));
}

HostAccess::HostAccess(const Storage &storage) : storage(storage) {
  const DeviceInfo *device = storage.device();
  if (isReachable(device))
    return;
  storage.useOnStream();
  copy = std::make_unique<char[]>(storage.bytes());
  orThrow(device->memory->copyToHost(device->index, copy.get(), storage.data(),
                                     storage.bytes()),
          device);
}

void HostAccess::writeBack() {
  const DeviceInfo *device = storage.device();
  if (copy)
    orThrow(device->memory->copyFromHost(device->index, storage.data(),
                                         copy.get(), storage.bytes()),
            device);
}

/// Copies a contiguous block, of which at least one end is on a device.
static llvm::Error copyPiece(const Storage &to, void *target,
                             const Storage &from, const void *source,
                             size_t bytes) {
  const DeviceInfo *into = to.device(), *outOf = from.device();
  if (into == outOf)
    return into->memory->copyWithin(into->index, target, source, bytes);
  if (capture::isReachable(into))
    return outOf->memory->copyToHost(outOf->index, target, source, bytes);
  return into->memory->copyFromHost(into->index, target, source, bytes);
}

/// Whether the device itself copies the elements between any layouts.
static bool isWithin(const Storage &to, const Storage &from) {
  return to.device() && to.device() == from.device() &&
         !capture::isReachable(to.device()) &&
         to.device()->memory->copiesStrided();
}

/// Merges dimensions, and sorts them by decreasing strides of the target, so
/// that neighbouring threads write neighbouring elements.
static llvm::SmallVector<CopyDim> dimsOfCopy(const Layout &to,
                                             const Layout &from) {
  llvm::SmallVector<CopyDim> all, dims;
  for (auto [size, toStep, fromStep] :
       llvm::zip_equal(to.sizes, to.strides, from.strides))
    if (size != 1)
      all.push_back({size, toStep, fromStep});
  llvm::sort(all, [](const CopyDim &a, const CopyDim &b) {
    return std::abs(a.toStep) > std::abs(b.toStep);
  });
  for (const CopyDim &dim : all) {
    if (!dims.empty() && dims.back().toStep == dim.toStep * dim.size &&
        dims.back().fromStep == dim.fromStep * dim.size)
      dims.back() = {dims.back().size * dim.size, dim.toStep, dim.fromStep};
    else
      dims.push_back(dim);
  }
  if (dims.empty())
    dims.push_back({1, 1, 1});
  return dims;
}

/// Whether the copy is one contiguous block between host and device or within a
/// device.
static bool isPiece(const Storage &to, const Layout &toLayout,
                    const Storage &from, const Layout &fromLayout) {
  if (!toLayout.isRowMajor() || !fromLayout.isRowMajor() ||
      toLayout.numElements() == 0)
    return false;
  bool isToHost = capture::isReachable(to.device());
  bool isFromHost = capture::isReachable(from.device());
  if (isToHost || isFromHost)
    return isToHost != isFromHost;
  return to.device() == from.device() && to.device()->memory->copiesWithin();
}

void capture::copyElements(const Storage &to, const Layout &toLayout,
                           const Storage &from, const Layout &fromLayout,
                           size_t elementBytes) {
  to.useOnStream();
  from.useOnStream();
  if (isPiece(to, toLayout, from, fromLayout))
    return orThrow(copyPiece(to, toLayout.begin(to, elementBytes), from,
                             fromLayout.begin(from, elementBytes),
                             size_t(toLayout.numElements()) * elementBytes),
                   to.device() ? to.device() : from.device());
  if (toLayout.numElements() == 0)
    return;
  if (isWithin(to, from))
    return orThrow(to.device()->memory->copyStrided(
                       to.device()->index, toLayout.begin(to, elementBytes),
                       fromLayout.begin(from, elementBytes),
                       dimsOfCopy(toLayout, fromLayout), elementBytes),
                   to.device());
  HostAccess source(from), target(to);
  copyElements(target.data(), toLayout, source.data(), fromLayout,
               elementBytes);
  target.writeBack();
}

void capture::readElements(void *to, const Storage &from, const Layout &layout,
                           size_t elementBytes) {
  size_t bytes = size_t(layout.numElements()) * elementBytes;
  const DeviceInfo *device = from.device();
  if (bytes == 0)
    return;
  from.useOnStream();
  if (!isReachable(device) && layout.isRowMajor())
    orThrow(device->memory->copyToHost(device->index, to,
                                       layout.begin(from, elementBytes), bytes),
            device);
  else if (isWithin(from, from))
    readElements(to, *copyTo(device, from, layout, elementBytes),
                 Layout::rowMajor(layout.sizes), elementBytes);
  else
    copyElements(to, Layout::rowMajor(layout.sizes), HostAccess(from).data(),
                 layout, elementBytes);
}

std::shared_ptr<Storage> capture::copyTo(const DeviceInfo *device,
                                         const Storage &from,
                                         const Layout &layout,
                                         size_t elementBytes) {
  auto copy = std::make_shared<Storage>(
      size_t(layout.numElements()) * elementBytes, device);
  copyElements(*copy, Layout::rowMajor(layout.sizes), from, layout,
               elementBytes);
  return copy;
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Device Tensor::device() const {
  if (!defined())
    throw capture::UndefinedTensor();
  getImpl()->cell->look();
  return Device(getImpl()->cell->device);
}

Tensor capture::movedTo(const DeviceInfo *device, const Tensor &tensor) {
  const TensorImpl &impl = *tensor.getImpl();
  Layout layout = *impl.layout();
  auto cell = std::make_shared<Cell>(
      impl.cell->dtype,
      copyTo(device, *impl.cell->storage, layout, getSize(impl.cell->dtype)),
      Layout::rowMajor(layout.sizes));
  return Tensor(std::make_shared<TensorImpl>(std::move(cell)));
}

} // namespace tcopt
