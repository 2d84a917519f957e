//===- SortTogether.h - One row in order, on all threads --------*- C++ -*-===//
//
// The row is cut into chunks. By digits, the entries of a chunk go behind those
// of the chunks before it; of the first few elements, each chunk chooses its
// own. As no two entries are equal, the chunks are not seen in the results.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CPU_SORTTOGETHER_H
#define TCOPT_LIB_RUNTIME_CPU_SORTTOGETHER_H

#include "SortEntries.h"
#include "tcopt/Runtime/tcopt_rt.h"

#include <atomic>

namespace tcopt::rt {

/// A range in chunks that threads share.
struct Chunks {
  /// Calls `body(chunk, begin, end)` for each chunk; returns the status.
  template <typename Body> int forEach(tcopt_context *ctx, Body body) const {
    struct Call {
      const Chunks &chunks;
      Body &body;
    } call{*this, body};
    auto run = [](tcopt_context *, void *args, int64_t begin, int64_t end) {
      auto &[chunks, body] = *static_cast<Call *>(args);
      for (int64_t chunk = begin; chunk < end; ++chunk)
        body(chunk, chunks.start(chunk), chunks.start(chunk + 1));
    };
    return tcopt_rt_parallel_for(ctx, run, &call, count, /*grain=*/1);
  }

  int64_t start(int64_t chunk) const {
    return size / count * chunk + std::min(chunk, size % count);
  }

  int64_t size, count;
};

/// At most a few for each thread, of at least so many elements.
inline Chunks chunksOf(tcopt_context *ctx, int64_t size, int64_t least) {
  int64_t most = 4 * int64_t(tcopt_rt_threads(ctx));
  return {size, std::max<int64_t>(std::min(size / least, most), 1)};
}

/// Memory of a context for a scope; null if there is none, which is a failure
/// of the context.
template <typename T> class Scratch {
public:
  Scratch(tcopt_context *ctx, int64_t count)
      : ctx(ctx),
        memory(static_cast<T *>(tcopt_rt_alloc_array(ctx, count, sizeof(T)))) {}
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;
  ~Scratch() { tcopt_rt_free(ctx, memory); }

  operator T *() const { return memory; }

private:
  tcopt_context *ctx;
  T *memory;
};

using DigitCounts = int64_t[256];

/// Where the entries of each digit and chunk begin, instead of how many there
/// are.
inline void countsToPlaces(DigitCounts *counts, int64_t chunks) {
  int64_t place = 0;
  for (int digit = 0; digit < 256; ++digit)
    for (int64_t chunk = 0; chunk < chunks; ++chunk) {
      int64_t here = counts[chunk][digit];
      counts[chunk][digit] = place;
      place += here;
    }
}

/// Moves entries to where those of lower digits end.
template <typename Entry>
int moveByDigit(tcopt_context *ctx, const Entry *from, Entry *to, int shift,
                const Chunks &chunks, DigitCounts *counts) {
  auto count = [&](int64_t chunk, int64_t begin, int64_t end) {
    std::memset(counts[chunk], 0, sizeof(DigitCounts));
    for (int64_t i = begin; i < end; ++i)
      ++counts[chunk][from[i].key >> shift & 255];
  };
  auto move = [&](int64_t chunk, int64_t begin, int64_t end) {
    moveByDigit(from + begin, to, end - begin, shift, counts[chunk]);
  };
  int status = chunks.forEach(ctx, count);
  if (status != TCOPT_OK)
    return status;
  countsToPlaces(counts, chunks.count);
  return chunks.forEach(ctx, move);
}

/// The entries of a row; returns the bits in which not all keys agree.
template <typename Entry, typename Key>
typename Key::Bits fillTogether(tcopt_context *ctx, const Row<Key> &row,
                                const Chunks &chunks, Entry *entries) {
  using Bits = typename Key::Bits;
  std::atomic<Bits> bits{0};
  Bits one;
  row.keys(0, 1, &one);
  chunks.forEach(ctx, [&](int64_t, int64_t begin, int64_t end) {
    row.entries(begin, end - begin, entries + begin);
    Bits mine = 0;
    for (int64_t i = begin; i < end; ++i)
      mine |= static_cast<Bits>(entries[i].key ^ one);
    bits.fetch_or(mine, std::memory_order_relaxed);
  });
  return bits;
}

/// The entries of a row in order, in one of both arrays; null after a failure.
template <typename Entry, typename Key>
Entry *sortTogether(tcopt_context *ctx, const Row<Key> &row,
                    const Chunks &chunks, Entry *entries, Entry *other) {
  Scratch<DigitCounts> counts(ctx, chunks.count);
  if (!counts)
    return nullptr;
  auto bits = fillTogether(ctx, row, chunks, entries);
  for (int shift = 0; shift < int(8 * sizeof(bits)); shift += 8) {
    if ((bits >> shift & 255) == 0)
      continue;
    if (moveByDigit(ctx, entries, other, shift, chunks, counts) != TCOPT_OK)
      return nullptr;
    std::swap(entries, other);
  }
  return tcopt_rt_status(ctx) == TCOPT_OK ? entries : nullptr;
}

/// The first `limit` entries of a row in order, in one of both arrays, which
/// hold as many for each chunk; null after a failure.
template <typename Entry, typename Key>
Entry *chooseTogether(tcopt_context *ctx, const Row<Key> &row,
                      const Chunks &chunks, int64_t limit, Entry *entries,
                      Entry *other) {
  auto choose = [&](int64_t chunk, int64_t begin, int64_t end) {
    int64_t capacity = Candidates<Key, Entry>::capacity(limit);
    Scratch<Entry> mine(ctx, 2 * capacity);
    if (!mine)
      return;
    Candidates<Key, Entry> candidates(mine, mine + capacity, limit);
    candidates.take(row, begin, end);
    keepFirst<Entry>(mine, mine + capacity, candidates.size(), limit);
    std::copy(mine + 0, mine + limit, entries + chunk * limit);
  };
  if (chunks.forEach(ctx, choose) != TCOPT_OK)
    return nullptr;
  constexpr int digits = sizeof(typename Key::Bits);
  return sortEntries<digits>(entries, other, chunks.count * limit, limit);
}

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_CPU_SORTTOGETHER_H
