//===- CallKey.cpp - what guards look at ----------------------------------===//

#include "CompiledFunction.h"
#include "Engine.h"
#include "Recorder.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt::capture {

// Settings of the thread decide what calls mean.
CallKey::CallKey(const CompiledFunction &function) : place(function.place) {
  const Settings &now = settings();
  uint64_t autocast = now.autocast ? 1 + uint64_t(*now.autocast) : 0;
  constant(autocast << 1 | uint64_t(now.isGradEnabled));
}

// Which earlier argument has the same elements, and whether it is the same
// tensor: what a function writes to the one is then seen in the other.
uint64_t CallKey::sharingOf(const Tensor &tensor, const void *cell) {
  uint64_t bit = uint64_t(1) << (uintptr_t(cell) / 64 % 64);
  bool isNew = !(seenCells & bit);
  seenCells |= bit;
  if (isNew)
    return 0;
  for (size_t i = 0; i + 1 < tensors.size(); ++i)
    if (sharesCell(*tensors[i], tensor))
      return uint64_t(i + 1) << 40 | uint64_t(isSameView(*tensors[i], tensor))
                                         << 39;
  return 0;
}

static void writeLayout(const Layout &layout, uint64_t *words) {
  *words++ = layout.strideClass();
  for (int64_t size : layout.sizes)
    *words++ = uint64_t(size);
}

// How the elements lie decides which views there are of them.
void CallKey::tensor(const Tensor &tensor) {
  tensors.push_back(&tensor);
  starts.push_back(uint32_t(words.size()));
  if (!tensor.defined())
    return constant(0);
  const TensorImpl &impl = *tensor.getImpl();
  const Cell &cell = *impl.cell;
  if (cell.isPending() || !cell.failure.empty())
    materialize(tensor, "a call of a compiled function", place);
  std::optional<Layout> viewed;
  const Layout *layout = &cell.layout;
  if (!impl.views.empty()) {
    viewed = impl.layout();
    layout = viewed ? &*viewed : nullptr;
  }
  if (!layout)
    throw Exception("a view that no strides describe is an argument of a "
                    "compiled function: contiguous() makes a copy of it",
                    place);
  size_t rank = layout->sizes.size();
  uint64_t *kind = words.grow(2 + rank);
  *kind = 1 + (uint64_t(cell.dtype) << 8 | uint64_t(rank) << 16 |
               uint64_t(cell.requiresGrad) << 32 | sharingOf(tensor, &cell));
  writeLayout(*layout, kind + 1);
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
