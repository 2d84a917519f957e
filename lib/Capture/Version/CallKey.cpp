//===- CallKey.cpp - what guards look at ----------------------------------===//

#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "../Trace/Recorder.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Capture/detail/Calls.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

namespace tcopt::capture {

CallKey::CallKey(const FunctionInfo &function, Place place)
    : place(place), tellsSharing(false) {
  constant(uintptr_t(&function));
  addSettings();
}

// Settings of the thread decide what calls mean.
void CallKey::addSettings() {
  const Settings &now = settings();
  uint64_t autocast = now.autocast ? 1 + uint64_t(*now.autocast) : 0;
  constant(numberOf(now.device) << 32 | autocast << 1 |
           uint64_t(now.isGradEnabled));
}

static bool testAndSet(uint64_t &bits, uint64_t number) {
  uint64_t bit = uint64_t(1) << number % 64;
  bool isSet = bits & bit;
  bits |= bit;
  return isSet;
}

// The last tensor is that of the cell.
inline bool CallKey::mayHaveSeen(const void *cell) {
  if (tensors.size() <= kFewCells)
    return testAndSet(seenCells, uintptr_t(cell) / 64);
  auto testMany = [&](const void *one) {
    uint64_t hash = uintptr_t(one) * 0x9E3779B97F4A7C15u >> 52;
    return testAndSet(seenOfMany[hash / 64], hash);
  };
  if (tensors.size() == kFewCells + 1) {
    std::fill_n(seenOfMany, kManyWords, 0);
    for (size_t i = 0; i < kFewCells; ++i)
      if (const TensorImpl *other = tensors[i]->get())
        testMany(other->cell.get());
  }
  return testMany(cell);
}

// Encodes which earlier argument has the same elements, and whether it has the
// same view and the same variable. A write to one argument then changes the
// other, and gradients of one are those of the other.
inline uint64_t CallKey::sharingOf(const TensorImpl &tensor) {
  if (!tellsSharing)
    return 0;
  return mayHaveSeen(tensor.cell.get()) ? sharingWithAny(tensor) : 0;
}

uint64_t CallKey::sharingWithAny(const TensorImpl &tensor) const {
  for (size_t i = 0; i + 1 < tensors.size(); ++i)
    if (const TensorImpl *other = tensors[i]->get();
        other && other->cell == tensor.cell)
      return uint64_t(i + 1) << 40 |
             uint64_t(isSameView(*other, tensor)) << 39 |
             uint64_t(other->variable() == tensor.variable()) << 38;
  return 0;
}

// Calls are counted in nanoseconds: what is usual comes first and is one
// straight line.
void CallKey::handle(const TensorHandle &tensor) {
  tensors.push_back(&tensor);
  starts.push_back(uint32_t(words.size()));
  if (!tensor) [[unlikely]]
    return constant(0);
  const GuardWords &known = tensor->words();
  if (known.empty()) [[unlikely]]
    return unusual(*tensor);
  add(*tensor, known);
}

// The tensor belongs to a function that another thread traces, or it is a view
// that was made in a trace.
void CallKey::unusual(const TensorImpl &tensor) {
  const Cell &cell = *tensor.cell;
  bool hasSizes =
      !llvm::is_contained(cell.declared, mlir::ShapedType::kDynamic);
  if (cell.failure && cell.failure->isOfValues() && hasSizes) {
    failure = failure ? failure : &cell.failure;
  } else {
    expectInMemory(cell, place);
  }
  if (cell.isTraced && cell.owner)
    cell.owner->noteUseOutside(place);
  std::optional<Layout> layout = tensor.layout();
  if (!layout)
    throw Exception("a view that no strides describe is an argument of a "
                    "function: contiguous() makes a copy of it",
                    place);
  add(tensor, guardWords(cell.dtype, cell.device, *layout));
}

inline void CallKey::add(const TensorImpl &tensor,
                         std::span<const uint64_t> of) {
  uint64_t *to = words.grow(of.size());
  *to = of[0] | uint64_t(tensor.requiresGrad()) << 32 | sharingOf(tensor);
  // Few of them: one by one is faster than a call of memcpy, or several at
  // once.
#pragma clang loop vectorize(disable) unroll(disable)
  for (size_t i = 1, e = of.size(); i < e; ++i)
    to[i] = of[i];
}

void CallKey::text(std::string_view text) {
  add(text.size());
  for (size_t i = 0; i < text.size(); i += sizeof(uint64_t)) {
    uint64_t word = 0;
    std::memcpy(&word, text.data() + i,
                std::min(sizeof(word), text.size() - i));
    add(word);
  }
}

// Bytes of an object are no text.
std::string LeafLister::textOf(std::string_view text) {
  bool isText =
      llvm::all_of(text, [](char c) { return c >= ' ' || c == '\n'; });
  return isText && text.size() < 80
             ? "\"" + std::string(text) + "\""
             : std::to_string(std::hash<std::string_view>()(text));
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
