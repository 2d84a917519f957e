//===- SortKeys.h - Elements as numbers that are ordered alike --*- C++ -*-===//
//
// A key is an unsigned number that is ordered as its element; an entry is a key
// and the element's index. No two entries of a row are equal, so that any
// algorithm is stable.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CPU_SORTKEYS_H
#define TCOPT_LIB_RUNTIME_CPU_SORTKEYS_H

#include <cstdint>
#include <cstring>

namespace tcopt::rt {

template <typename B> struct UnsignedKey {
  using Bits = B;
  static Bits of(Bits bits) { return bits; }
};

template <typename B> struct SignedKey {
  using Bits = B;
  static Bits of(Bits bits) {
    return static_cast<Bits>(bits ^ (Bits(1) << (8 * sizeof(Bits) - 1)));
  }
};

/// All NaNs are one, the greatest; so are the zeros.
template <typename B, B infinity> struct FloatKey {
  using Bits = B;
  static Bits of(Bits bits) {
    constexpr Bits sign = static_cast<Bits>(Bits(1) << (8 * sizeof(Bits) - 1));
    Bits magnitude = bits & static_cast<Bits>(~sign);
    Bits number = static_cast<Bits>(bits & sign ? ~bits : bits | sign);
    Bits key = magnitude == 0 ? sign : number;
    return magnitude > infinity ? static_cast<Bits>(~Bits(0)) : key;
  }
};

using F64Key = FloatKey<uint64_t, 0x7ff0000000000000>;
using F32Key = FloatKey<uint32_t, 0x7f800000>;
using F16Key = FloatKey<uint16_t, 0x7c00>;
using BF16Key = FloatKey<uint16_t, 0x7f80>;

struct NarrowEntry {
  uint32_t key, index;
  bool operator<(const NarrowEntry &other) const {
    return whole() < other.whole();
  }
  uint64_t whole() const { return uint64_t(key) << 32 | index; }
};

struct WideEntry {
  uint64_t key;
  int64_t index;
  bool operator<(const WideEntry &other) const {
    return key != other.key ? key < other.key : index < other.index;
  }
};

template <typename T> T read(const char *address) {
  T value;
  std::memcpy(&value, address, sizeof(T));
  return value;
}

/// Elements of a row. With `flip`, which has all bits or none, the order is the
/// opposite one.
template <typename Key> struct Row {
  using Bits = typename Key::Bits;

  /// The keys of elements [begin, begin + n).
  void keys(int64_t begin, int64_t n, Bits *to) const {
    constexpr int64_t dense = sizeof(Bits); // LLVM vectorizes this one.
    if (step == dense)
      keys(x + begin * dense, dense, n, to);
    else
      keys(x + begin * step, step, n, to);
  }

  /// The entries of elements [begin, begin + n).
  template <typename Entry>
  void entries(int64_t begin, int64_t n, Entry *to) const {
    for (int64_t i = begin; i < begin + n; ++i, ++to) {
      to->key = keyOf(x + i * step);
      to->index = static_cast<decltype(to->index)>(i);
    }
  }

  const char *x;
  int64_t step;
  Bits flip;

private:
  Bits keyOf(const char *element) const {
    return static_cast<Bits>(Key::of(read<Bits>(element)) ^ flip);
  }

  void keys(const char *first, int64_t stride, int64_t n, Bits *to) const {
    for (int64_t i = 0; i < n; ++i)
      to[i] = keyOf(first + i * stride);
  }
};

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_CPU_SORTKEYS_H
