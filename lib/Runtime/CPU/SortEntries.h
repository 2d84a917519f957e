//===- SortEntries.h - Entries in order, on one thread ----------*- C++ -*-===//
//
// Long rows are sorted by digits. Where only the first few elements are asked
// for, most keys are compared with a bound and nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CPU_SORTENTRIES_H
#define TCOPT_LIB_RUNTIME_CPU_SORTENTRIES_H

#include "SortKeys.h"

#include <algorithm>

namespace tcopt::rt {

//===----------------------------------------------------------------------===//
// All entries
//===----------------------------------------------------------------------===//

/// How often each value of each digit of eight bits occurs.
template <typename Entry, int digits>
void countDigits(const Entry *entries, int64_t n,
                 int64_t (&counts)[digits][256]) {
  std::memset(counts, 0, sizeof(counts));
  for (int64_t i = 0; i < n; ++i)
    for (int d = 0; d < digits; ++d)
      ++counts[d][entries[i].key >> (8 * d) & 255];
}

/// Moves each entry to the next place of its digit.
template <typename Entry>
void moveByDigit(const Entry *from, Entry *to, int64_t n, int shift,
                 int64_t *places) {
  for (int64_t i = 0; i < n; ++i)
    to[places[from[i].key >> shift & 255]++] = from[i];
}

inline void countsToPlaces(int64_t (&counts)[256]) {
  int64_t place = 0;
  for (int64_t &count : counts) {
    int64_t here = count;
    count = place;
    place += here;
  }
}

/// Sorts entries that are in the order of their indices, from the lowest digit
/// to the highest; returns which of both arrays holds them.
template <int digits, typename Entry>
Entry *sortByDigits(Entry *entries, Entry *other, int64_t n) {
  int64_t counts[digits][256];
  countDigits<Entry, digits>(entries, n, counts);
  for (int d = 0; d < digits; ++d) {
    int shift = 8 * d;
    if (counts[d][entries[0].key >> shift & 255] == n)
      continue;
    countsToPlaces(counts[d]);
    moveByDigit(entries, other, n, shift, counts[d]);
    std::swap(entries, other);
  }
  return entries;
}

/// The first `limit` of entries that are in the order of their indices, sorted,
/// in one of both arrays.
template <int digits, typename Entry>
Entry *sortEntries(Entry *entries, Entry *other, int64_t n, int64_t limit) {
  if (n > 16 * digits)
    return sortByDigits<digits>(entries, other, n);
  if (limit < n / 4)
    std::partial_sort(entries, entries + limit, entries + n);
  else
    std::sort(entries, entries + n);
  return entries;
}

//===----------------------------------------------------------------------===//
// The first few
//===----------------------------------------------------------------------===//

/// Drops all but the first `limit` entries; the others keep their places to
/// each other.
template <typename Entry>
void keepFirst(Entry *entries, Entry *other, int64_t n, int64_t limit) {
  std::copy(entries, entries + n, other);
  std::nth_element(other, other + (limit - 1), other + n);
  Entry last = other[limit - 1];
  for (Entry *to = entries, *from = entries; from < entries + n; ++from) {
    bool kept = !(last < *from);
    *to = *from;
    to += kept;
  }
}

/// The entries that may be among the first `limit` ones of a row, in the order
/// of their indices. A later element with the key of the last one is not.
template <typename Key, typename Entry> class Candidates {
public:
  using Bits = typename Key::Bits;

  /// The entries that each of both arrays must hold.
  static int64_t capacity(int64_t limit) { return 2 * (limit + group); }

  Candidates(Entry *entries, Entry *other, int64_t limit)
      : entries(entries), other(other), limit(limit) {}

  /// Looks at elements [begin, end) of a row.
  void take(const Row<Key> &row, int64_t begin, int64_t end) {
    Bits keys[block];
    for (; begin < end && !complete; begin += block) {
      int64_t n = std::min(block, end - begin);
      row.keys(begin, n, keys);
      if (count == 0)
        bound = boundOf(keys, n);
      takeKeys(keys, n, begin);
    }
  }

  /// The number of entries, at least `limit` if there were as many elements.
  int64_t size() const { return count; }

private:
  static constexpr int64_t block = 1024, group = 16;

  /// A key that at least `limit` ones do not exceed: of the least ones of twice
  /// as many lanes.
  Bits boundOf(const Bits *keys, int64_t n) const {
    int64_t lanes = 2 * group;
    while (lanes < 2 * limit && lanes <= block)
      lanes *= 2;
    if (lanes > n / 2)
      return bound;
    Bits least[block / 2];
    std::copy(keys, keys + lanes, least);
    for (int64_t i = lanes; i + lanes <= n; i += lanes)
      for (int64_t j = 0; j < lanes; ++j)
        least[j] = std::min(least[j], keys[i + j]);
    for (; lanes / 2 >= 2 * limit; lanes /= 2)
      for (int64_t j = 0; j < lanes / 2; ++j)
        least[j] = std::min(least[j], least[j + lanes / 2]);
    std::nth_element(least, least + (limit - 1), least + lanes);
    return least[limit - 1];
  }

  void takeKeys(const Bits *keys, int64_t n, int64_t begin) {
    for (int64_t i = 0; i < n && !complete; i += group) {
      int64_t size = std::min(group, n - i);
      if (size == group && !anyWithin(keys + i))
        continue;
      append(keys + i, size, begin + i);
      if (count >= 2 * limit + group)
        drop();
    }
  }

  bool anyWithin(const Bits *keys) const {
    Bits any = 0;
    for (int64_t i = 0; i < group; ++i)
      any |= static_cast<Bits>(keys[i] <= bound);
    return any;
  }

  void append(const Bits *keys, int64_t n, int64_t begin) {
    for (int64_t i = 0; i < n; ++i) {
      entries[count].key = keys[i];
      entries[count].index = static_cast<decltype(entries->index)>(begin + i);
      count += keys[i] <= bound;
    }
  }

  void drop() {
    keepFirst(entries, other, count, limit);
    count = limit;
    Bits last = 0;
    for (int64_t i = 0; i < limit; ++i)
      last = std::max(last, static_cast<Bits>(entries[i].key));
    complete = last == 0;
    bound = static_cast<Bits>(last - 1);
  }

  Entry *entries, *other;
  int64_t limit, count = 0;
  /// The greatest key of an element that is still of interest.
  Bits bound = static_cast<Bits>(~Bits(0));
  /// Whether no key is.
  bool complete = false;
};

/// Whether Candidates find a row's first `limit` elements faster than sorting
/// all does.
inline bool areFew(int64_t limit, int64_t size) {
  return size >= 64 && limit <= size / 8;
}

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_CPU_SORTENTRIES_H
