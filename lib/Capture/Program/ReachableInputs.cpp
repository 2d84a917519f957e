//===- ReachableInputs.cpp - move inputs and results of programs ----------===//

#include "ReachableInputs.h"

namespace tcopt::capture {

void ReachableInputs::reach(const Signature &signature) {
  for (auto [spec, input] : llvm::zip_equal(signature.inputs, given)) {
    own.push_back(input);
    if (isReachableInput(input))
      continue;
    if (isOnDevice && input.storage->device()->memory->copiesStrided())
      copyInOrder(own.back(), getSize(spec.dtype));
    else
      copyToHost(own.back());
  }
  given = own;
}

void ReachableInputs::copyInOrder(Program::Input &input, size_t elementBytes) {
  copies.push_back(copyTo(input.storage->device(), *input.storage,
                          *input.layout, elementBytes));
  layouts.push_back(
      std::make_unique<Layout>(Layout::rowMajor(input.layout->sizes)));
  input = {copies.back()->data(), layouts.back().get(), copies.back().get()};
}

void ReachableInputs::copyToHost(Program::Input &input) {
  accesses.push_back(std::make_unique<HostAccess>(*input.storage));
  auto offset = static_cast<char *>(input.data) -
                static_cast<char *>(input.storage->data());
  input.data = static_cast<char *>(accesses.back()->data()) + offset;
  input.storage = nullptr;
}

std::vector<Result> movedTo(const DeviceInfo *device,
                            const Signature &signature,
                            std::vector<Result> results) {
  for (auto [spec, result] : llvm::zip_equal(signature.results, results)) {
    const DeviceInfo *target = resultDevice(spec, device);
    if (!result.storage || result.storage->device() == target)
      continue;
    result.storage =
        copyTo(target, *result.storage, result.layout, getSize(spec.dtype));
    result.layout = Layout::rowMajor(SizeVector(result.layout.sizes));
  }
  return results;
}

} // namespace tcopt::capture
