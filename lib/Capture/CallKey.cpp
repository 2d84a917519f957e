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
uint64_t CallKey::sharingOf(const Tensor &tensor, const Cell &cell) {
  uint64_t bit = uint64_t(1) << (uintptr_t(&cell) / 64 % 64);
  bool isNew = !(seenCells & bit);
  seenCells |= bit;
  if (isNew)
    return 0;
  for (size_t i = 0; i + 1 < tensors.size(); ++i)
    if (tensors[i]->defined() && tensors[i]->getImpl()->cell.get() == &cell)
      return uint64_t(i + 1) << 40 | uint64_t(isSameView(*tensors[i], tensor))
                                         << 39;
  return 0;
}

void CallKey::tensor(const Tensor &tensor) {
  tensors.push_back(&tensor);
  starts.push_back(uint32_t(words.size()));
  if (!tensor.defined())
    return constant(0);
  const TensorImpl &impl = *tensor.getImpl();
  const Cell &cell = *impl.cell;
  if (cell.isPending() || cell.words.empty())
    materialize(tensor, "a call of a compiled function", place);
  if (impl.views.empty())
    add(tensor, cell, cell.words);
  else
    view(tensor);
}

// How the elements lie decides which views there are of them.
void CallKey::view(const Tensor &tensor) {
  const TensorImpl &impl = *tensor.getImpl();
  std::optional<Layout> layout = impl.layout();
  if (!layout)
    throw Exception("a view that no strides describe is an argument of a "
                    "compiled function: contiguous() makes a copy of it",
                    place);
  add(tensor, *impl.cell, guardWords(impl.cell->dtype, *layout));
}

void CallKey::add(const Tensor &tensor, const Cell &cell,
                  std::span<const uint64_t> of) {
  uint64_t *to = words.grow(of.size());
  // Few of them: a loop is faster than a call of memcpy.
  for (uint64_t word : of)
    *to++ = word;
  to[-ptrdiff_t(of.size())] |=
      uint64_t(cell.requiresGrad) << 32 | sharingOf(tensor, cell);
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
