//===- Dispatch.cpp - calls of tensor functions ---------------------------===//

#include "Dispatch.h"
#include "../Tensor/Device.h"
#include "tcopt/Capture/Settings.h"
#include <cstring>

namespace tcopt::capture {

void addArgument(CallKey &key, std::string_view text) { key.text(text); }

void addArgument(CallKey &key, const Dims &dims) {
  key.constant(dims.values().size());
  for (int64_t dim : dims.values())
    key.constant(uint64_t(dim));
}

void replaceArgument(LeafReplacer &with, Operand &operand) {
  Place place = operand.place();
  if (const Scalar *number = operand.number()) {
    Scalar other = *number;
    with.scalar(other);
    operand = Operand(other, place);
  } else {
    Tensor other;
    with.tensor(other);
    operand = Operand(other, place);
  }
}

void ArgumentDevice::add(const std::shared_ptr<TensorImpl> &tensor) {
  if (!tensor)
    return;
  const DeviceInfo *device = tensor->cell->device;
  if (!device && tensor->sizes().empty())
    return;
  if (found && *found != device)
    throw Exception(std::string(function.calledName()) +
                        ": expected tensors on one device but found " +
                        textOf(*found) + " and " + textOf(device) +
                        " (to(device) copies a tensor)",
                    place);
  found = device;
}

const DeviceInfo *ArgumentDevice::get() const {
  return found ? *found : settings().device;
}

} // namespace tcopt::capture
