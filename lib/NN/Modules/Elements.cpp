//===- Elements.cpp - copies of a tensor's elements -----------------------===//
//
// Initializing, loading and saving parameters compiles no programs, because a
// network has hundreds of parameters.
//
//===----------------------------------------------------------------------===//

#include "../../Capture/Tensor/Device.h"
#include "../../Capture/Trace/Recorder.h"
#include "State.h"

namespace tcopt::nn {

using capture::Layout;

HostTensor hostCopy(const Tensor &tensor, Place place) {
  capture::materialize(tensor, "a copy of a parameter", place);
  const capture::TensorImpl &impl = *tensor.getImpl();
  std::optional<Layout> layout = impl.layout();
  if (!layout)
    return hostCopy(clone(tensor, place), place);
  HostTensor copy =
      valueOrThrow(HostTensor::create(tensor.dtype(), layout->sizes), place);
  capture::copyElements(copy.rawData(), Layout::rowMajor(layout->sizes),
                        capture::HostAccess(*impl.cell->storage).data(),
                        *layout, getSize(tensor.dtype()));
  return copy;
}

Tensor tensorOf(const HostTensor &host, Place place) {
  return capture::tensorInMemory(host.rawData(), size_t(host.numElements()),
                                 host.dtype(), host.shape().vec(), place);
}

void writeHost(const Tensor &tensor, const HostTensor &host, Place place) {
  const capture::TensorImpl &impl = *tensor.getImpl();
  NoGrad loaded;
  if (capture::isTracing()) {
    copy_(tensor, tensorOf(host, place), place);
    return;
  }
  capture::expectInMemory(*impl.cell, place);
  capture::Storage bytes(const_cast<void *>(host.rawData()), {});
  capture::writeElements(impl, bytes, Layout::rowMajor(host.shape()));
}

} // namespace tcopt::nn
