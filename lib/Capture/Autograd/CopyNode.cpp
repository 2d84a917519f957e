//===- CopyNode.cpp - copies between devices on the tape ------------------===//

#include "../Tensor/Device.h"
#include "../Tensor/TraceSink.h"
#include "Node.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt {

namespace {
/// A copy to another device. The gradient is copied back.
class CopyNode final : public capture::Node {
public:
  CopyNode(const Tensor &from, Place place)
      : Node({capture::edgeOf(from)}, 1, "to", place),
        device(from.getImpl()->cell->device) {}
  capture::Tensors apply(capture::Tensors gradients) override {
    return {gradients.front().to(Device(device), place)};
  }

private:
  const DeviceInfo *device;
};
} // namespace

// A view that no strides describe is copied to row-major order first.
Tensor Tensor::to(const Device &device, Place place) const {
  if (defined() && this->device() == device)
    return *this;
  if (capture::TraceSink *sink = capture::currentSink(); sink && defined())
    if (std::optional<Tensor> sent = sink->send(*this, device.getInfo(), place))
      return *sent;
  capture::materialize(*this, "to(device)", place);
  if (!getImpl()->layout())
    return tcopt::clone(*this, place).to(device, place);
  Tensor copy = capture::movedTo(device.getInfo(), *this);
  if (getImpl()->requiresGrad() && is_grad_enabled())
    copy.getImpl()->cell->variable = std::make_shared<capture::Variable>(
        capture::Edge{std::make_shared<CopyNode>(*this, place), 0});
  return copy;
}

} // namespace tcopt
