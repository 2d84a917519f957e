//===- CallKey.cpp - build the guard key of a call ------------------------===//
//
// CallKey encodes the thread's settings and the arguments of a call as 64-bit
// words. Compiled functions and eager kernels compare these words with those of
// their versions.
//
//===----------------------------------------------------------------------===//

#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "../Trace/Recorder.h"
#include "tcopt/Capture/Settings.h"
#include "tcopt/Capture/detail/Calls.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

namespace tcopt::capture {

CallKey::CallKey(Place place) : place(place), tellsSharing(true) {
  addSettings();
}

CallKey::CallKey(const FunctionInfo &function, Place place)
    : place(place), tellsSharing(false) {
  constant(uintptr_t(&function));
  addSettings();
}

// Adds the thread's settings (device, autocast, grad mode), because they change
// the graph that a call builds.
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

// Whether an earlier argument may share the cell, from a Bloom filter. The
// tensor of the cell is already the last element of `tensors`.
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

// Encodes the index of the earlier argument that shares the cell, and whether
// both have the same view and the same variable. Versions must distinguish
// these calls: a write to one argument changes the other, and gradients of one
// are those of the other.
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

// The hot path: a call takes nanoseconds, so the usual case is first and
// branches only to unlikely cases.
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

// Adds a tensor for which no guard words are stored: its value failed, a trace
// owns it, or it is a view made in a trace. Throws Exception if its elements
// are not in memory or no strides describe the view.
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
  // Tensors have few words: a plain loop is faster than memcpy or vector code.
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

// Returns short printable text in quotes, and a hash of all other bytes, which
// may be those of an object.
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
