//===- CallKey.cpp - what guards look at ----------------------------------===//

#include "../Session/Engine.h"
#include "../Trace/Recorder.h"
#include "CompiledFunction.h"
#include "tcopt/Capture/Settings.h"

namespace tcopt::capture {

// Settings of the thread decide what calls mean.
CallKey::CallKey(const CompiledFunction &function) : place(function.place) {
  const Settings &now = settings();
  uint64_t autocast = now.autocast ? 1 + uint64_t(*now.autocast) : 0;
  constant(numberOf(now.device) << 32 | autocast << 1 |
           uint64_t(now.isGradEnabled));
}

// Which earlier argument has the same elements, and whether it is the same
// tensor: what a function writes to the one is then seen in the other.
inline uint64_t CallKey::sharingOf(const Tensor &tensor, const Cell &cell) {
  uint64_t bit = uint64_t(1) << (uintptr_t(&cell) / 64 % 64);
  bool isNew = !(seenCells & bit);
  seenCells |= bit;
  return isNew ? 0 : sharingWithAny(tensor, cell);
}

uint64_t CallKey::sharingWithAny(const Tensor &tensor, const Cell &cell) const {
  for (size_t i = 0; i + 1 < tensors.size(); ++i)
    if (tensors[i]->defined() && tensors[i]->getImpl()->cell.get() == &cell)
      return uint64_t(i + 1) << 40 | uint64_t(isSameView(*tensors[i], tensor))
                                         << 39;
  return 0;
}

// Calls are counted in nanoseconds: what is usual comes first and is one
// straight line.
void CallKey::tensor(const Tensor &tensor) {
  tensors.push_back(&tensor);
  starts.push_back(uint32_t(words.size()));
  if (!tensor.defined()) [[unlikely]]
    return constant(0);
  const TensorImpl &impl = *tensor.getImpl();
  const Cell &cell = *impl.cell;
  if (cell.isPending() || cell.words.empty() || !impl.views.empty())
      [[unlikely]]
    return unusual(tensor);
  add(tensor, cell, cell.words);
}

// It is computed first. How the elements of a view lie decides which views
// there are of them.
void CallKey::unusual(const Tensor &tensor) {
  const TensorImpl &impl = *tensor.getImpl();
  const Cell &cell = *impl.cell;
  if (cell.isPending() || cell.words.empty())
    materialize(tensor, "a call of a compiled function", place);
  if (impl.views.empty())
    return add(tensor, cell, cell.words);
  std::optional<Layout> layout = impl.layout();
  if (!layout)
    throw Exception("a view that no strides describe is an argument of a "
                    "compiled function: contiguous() makes a copy of it",
                    place);
  add(tensor, cell, guardWords(cell.dtype, cell.device, *layout));
}

inline void CallKey::add(const Tensor &tensor, const Cell &cell,
                         std::span<const uint64_t> of) {
  uint64_t *to = words.grow(of.size());
  *to = of[0] | uint64_t(cell.requiresGrad) << 32 | sharingOf(tensor, cell);
  // Few of them: one by one is faster than a call of memcpy, or several at
  // once.
#pragma clang loop vectorize(disable) unroll(disable)
  for (size_t i = 1, e = of.size(); i < e; ++i)
    to[i] = of[i];
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
