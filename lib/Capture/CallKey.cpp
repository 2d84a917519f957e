//===- CallKey.cpp - what guards look at ----------------------------------===//

#include "Engine.h"
#include "Recorder.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt::capture {

// Settings of the thread decide what calls mean.
CallKey::CallKey() {
  const Settings &now = settings();
  uint64_t autocast = now.autocast ? 1 + uint64_t(*now.autocast) : 0;
  constant(autocast << 1 | uint64_t(now.isGradEnabled));
}

// Which earlier argument has the same elements, and whether it is the same
// tensor: what a function writes to the one is then seen in the other.
static uint64_t describeSharing(const CallKey &key, const Tensor &tensor) {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (sharesCell(*key.tensors[i], tensor))
      return uint64_t(i + 1) << 40 |
             uint64_t(isSameView(*key.tensors[i], tensor)) << 39;
  return 0;
}

// How the elements lie decides which views there are of them.
void CallKey::tensor(const Tensor &tensor) {
  uint64_t sharing = tensor.defined() ? describeSharing(*this, tensor) : 0;
  tensors.push_back(&tensor);
  starts.push_back(uint32_t(words.size()));
  if (!tensor.defined())
    return constant(0);
  materialize(tensor, "a call of a compiled function", Place::current());
  const TensorImpl &impl = *tensor.getImpl();
  std::optional<Layout> viewed;
  const Layout *layout = &impl.cell->layout;
  if (!impl.views.empty()) {
    viewed = impl.layout();
    layout = viewed ? &*viewed : nullptr;
  }
  if (!layout)
    throw Exception("a view that no strides describe is an argument of a "
                    "compiled function: contiguous() makes a copy of it");
  constant(1 + (uint64_t(impl.cell->dtype) << 8 |
                uint64_t(layout->sizes.size()) << 16 |
                uint64_t(impl.cell->requiresGrad) << 32 | sharing));
  constant(layout->strideClass());
  for (int64_t size : layout->sizes)
    constant(uint64_t(size));
}

void CallKey::scalar(const Scalar &number) {
  constant(uint64_t(number.dtype()));
  scalars.push_back(uint32_t(words.size()));
  constant(number.isFloat() ? std::bit_cast<uint64_t>(number.toDouble())
                            : uint64_t(number.toInt()));
}

void CallKey::size(const Size &size) {
  sizes.push_back(uint32_t(words.size()));
  constant(uint64_t(int64_t(size)));
}

} // namespace tcopt::capture
