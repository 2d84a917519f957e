//===- Sort.cpp - Elements in order ---------------------------------------===//
//
// Each row becomes entries of a key, an unsigned number that is ordered as its
// element, and the element's index. No two entries are equal, so that any
// algorithm is stable: long rows are sorted by digits, and of the few first
// ones a heap is kept. Rows are shared by threads.
//
//===----------------------------------------------------------------------===//

#include "../Common/Context.h"
#include "../Common/Tensor.h"

#include <algorithm>
#include <cstring>

using namespace tcopt::rt;

/// Elements that are worth a piece of their own.
static constexpr int64_t pieceElements = 16384;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

namespace {

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

} // namespace

//===----------------------------------------------------------------------===//
// One row
//===----------------------------------------------------------------------===//

/// How often each value of each digit of eight bits occurs.
template <typename Entry, int digits>
static void countDigits(const Entry *entries, int64_t n,
                        int64_t (&counts)[digits][256]) {
  std::memset(counts, 0, sizeof(counts));
  for (int64_t i = 0; i < n; ++i)
    for (int d = 0; d < digits; ++d)
      ++counts[d][entries[i].key >> (8 * d) & 255];
}

/// Moves entries to where those of lower digits end.
template <typename Entry>
static void moveByDigit(const Entry *from, Entry *to, int64_t n, int shift,
                        int64_t (&counts)[256]) {
  int64_t place = 0;
  for (int64_t &count : counts) {
    int64_t here = count;
    count = place;
    place += here;
  }
  for (int64_t i = 0; i < n; ++i)
    to[counts[from[i].key >> shift & 255]++] = from[i];
}

/// Sorts entries that are in the order of their indices, from the lowest digit
/// to the highest; returns which of both arrays holds them.
template <int digits, typename Entry>
static Entry *sortByDigits(Entry *entries, Entry *other, int64_t n) {
  int64_t counts[digits][256];
  countDigits<Entry, digits>(entries, n, counts);
  for (int d = 0; d < digits; ++d) {
    int shift = 8 * d;
    if (counts[d][entries[0].key >> shift & 255] == n)
      continue;
    moveByDigit(entries, other, n, shift, counts[d]);
    std::swap(entries, other);
  }
  return entries;
}

/// The first `limit` entries in order, in one of both arrays.
template <int digits, typename Entry>
static Entry *sortEntries(Entry *entries, Entry *other, int64_t n,
                          int64_t limit) {
  bool isShort = n <= 16 * digits;
  if (limit < n / (isShort ? 4 : 32)) {
    std::partial_sort(entries, entries + limit, entries + n);
    return entries;
  }
  if (isShort) {
    std::sort(entries, entries + n);
    return entries;
  }
  return sortByDigits<digits>(entries, other, n);
}

namespace {

/// What is to be sorted.
struct Rows {
  View x, values, indices;
  int64_t size, limit;
  bool descending;

  int64_t count() const {
    int64_t n = 1;
    for (int32_t d = 0; d + 1 < x.rank; ++d)
      n *= x.shape[d];
    return n;
  }
};

} // namespace

/// Address of the first element of a row, which lies along the last dimension.
static char *rowOf(const View &view, int64_t row) {
  char *address = view.data;
  for (int32_t d = view.rank - 1; d-- > 0;) {
    address += row % view.shape[d] * view.strides[d];
    row /= view.shape[d];
  }
  return address;
}

template <typename T> static T read(const char *address) {
  T value;
  std::memcpy(&value, address, sizeof(T));
  return value;
}

template <typename Key, typename Entry>
static void sortRow(const Rows &rows, int64_t row, Entry *entries,
                    Entry *other) {
  using Bits = typename Key::Bits;
  const char *x = rowOf(rows.x, row);
  int64_t step = rows.x.strides[rows.x.rank - 1];
  Bits flip = rows.descending ? static_cast<Bits>(~Bits(0)) : Bits(0);
  for (int64_t i = 0; i < rows.size; ++i) {
    entries[i].key =
        static_cast<Bits>(Key::of(read<Bits>(x + i * step)) ^ flip);
    entries[i].index = static_cast<decltype(entries->index)>(i);
  }
  const Entry *first =
      sortEntries<int(sizeof(Bits))>(entries, other, rows.size, rows.limit);
  char *values = rowOf(rows.values, row), *indices = rowOf(rows.indices, row);
  int64_t valueStep = rows.values.strides[rows.x.rank - 1];
  int64_t indexStep = rows.indices.strides[rows.x.rank - 1];
  for (int64_t i = 0; i < rows.limit; ++i) {
    int64_t index = static_cast<int64_t>(first[i].index);
    std::memcpy(values + i * valueStep, x + index * step, sizeof(Bits));
    std::memcpy(indices + i * indexStep, &index, sizeof(index));
  }
}

/// Sorts rows [begin, end).
template <typename Key, typename Entry>
static void sortPiece(tcopt_context *ctx, void *args, int64_t begin,
                      int64_t end) {
  const Rows &rows = *static_cast<const Rows *>(args);
  auto *entries = static_cast<Entry *>(
      tcopt_rt_alloc_array(ctx, rows.size, 2 * sizeof(Entry)));
  if (!entries)
    return;
  for (int64_t row = begin; row < end && !tcopt_rt_expired(ctx); ++row)
    sortRow<Key>(rows, row, entries, entries + rows.size);
  tcopt_rt_free(ctx, entries);
}

//===----------------------------------------------------------------------===//
// All rows
//===----------------------------------------------------------------------===//

template <typename Key> static tcopt_body bodyOf(int64_t size) {
  if constexpr (sizeof(typename Key::Bits) < 8)
    if (size <= INT64_C(0xffffffff))
      return sortPiece<Key, NarrowEntry>;
  return sortPiece<Key, WideEntry>;
}

static tcopt_body bodyOf(tcopt_dtype dtype, int64_t size) {
  switch (dtype.code << 8 | dtype.bits) {
  case TCOPT_DTYPE_FLOAT << 8 | 64:
    return bodyOf<F64Key>(size);
  case TCOPT_DTYPE_FLOAT << 8 | 32:
    return bodyOf<F32Key>(size);
  case TCOPT_DTYPE_FLOAT << 8 | 16:
    return bodyOf<F16Key>(size);
  case TCOPT_DTYPE_BFLOAT << 8 | 16:
    return bodyOf<BF16Key>(size);
  case TCOPT_DTYPE_INT << 8 | 64:
    return bodyOf<SignedKey<uint64_t>>(size);
  case TCOPT_DTYPE_INT << 8 | 32:
    return bodyOf<SignedKey<uint32_t>>(size);
  case TCOPT_DTYPE_INT << 8 | 16:
    return bodyOf<SignedKey<uint16_t>>(size);
  case TCOPT_DTYPE_INT << 8 | 8:
    return bodyOf<SignedKey<uint8_t>>(size);
  default: // ui8 and Booleans
    return bodyOf<UnsignedKey<uint8_t>>(size);
  }
}

/// All sizes agree but the last one of the results, which may be less.
static bool sameRows(const tcopt_tensor &x, const tcopt_tensor &values,
                     const tcopt_tensor &indices) {
  if (x.ndim < 1 || values.ndim != x.ndim || indices.ndim != x.ndim)
    return false;
  for (int32_t d = 0; d + 1 < x.ndim; ++d)
    if (values.shape[d] != x.shape[d] || indices.shape[d] != x.shape[d])
      return false;
  int64_t limit = values.shape[x.ndim - 1];
  return indices.shape[x.ndim - 1] == limit && limit <= x.shape[x.ndim - 1];
}

static int checkTensors(tcopt_context *ctx, const tcopt_tensor *in,
                        const tcopt_tensor *out) {
  int64_t bytes;
  int status = checkReadable(ctx, in, "sort", &bytes);
  for (int i = 0; i < 2 && status == TCOPT_OK; ++i)
    status = checkReadable(ctx, out ? out + i : nullptr, "sort", &bytes);
  if (status != TCOPT_OK)
    return status;
  if (!sameRows(in[0], out[0], out[1]))
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                         "sort: expected results of the operand's sizes but "
                         "for the last, which may be less");
  if (!sameDtype(in[0].dtype, out[0].dtype) ||
      !sameDtype(out[1].dtype, makeDtype(TCOPT_I64)))
    return tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                         "sort: expected values of the operand's dtype and "
                         "indices of i64");
  return TCOPT_OK;
}

static int sortTensor(tcopt_context *ctx, const tcopt_tensor *in,
                      tcopt_tensor *out, bool descending) {
  int status = checkTensors(ctx, in, out);
  if (status != TCOPT_OK)
    return status;
  int32_t last = in->ndim - 1;
  Rows rows{View(in[0]),     View(out[0]),       View(out[1]),
            in->shape[last], out[0].shape[last], descending};
  if (rows.limit == 0)
    return tcopt_rt_status(ctx);
  return tcopt_rt_parallel_for(ctx, bodyOf(in->dtype, rows.size), &rows,
                               rows.count(), pieceElements / rows.size);
}

int tcopt_rt_sort_ascending(tcopt_context *ctx, const tcopt_tensor *in,
                            tcopt_tensor *out) {
  return sortTensor(ctx, in, out, /*descending=*/false);
}

int tcopt_rt_sort_descending(tcopt_context *ctx, const tcopt_tensor *in,
                             tcopt_tensor *out) {
  return sortTensor(ctx, in, out, /*descending=*/true);
}
