//===- Sort.cpp - Elements in order ---------------------------------------===//
//
// Each row becomes entries that are sorted, or whose first ones are chosen.
// Rows are shared by threads; of few long rows threads share each.
//
//===----------------------------------------------------------------------===//

#include "../Common/Context.h"
#include "../Common/Tensor.h"
#include "SortTogether.h"

using namespace tcopt::rt;

/// Elements that are worth a piece of their own.
static constexpr int64_t pieceElements = 16384;

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

template <typename Key> static Row<Key> rowAt(const Rows &rows, int64_t row) {
  using Bits = typename Key::Bits;
  Bits flip = rows.descending ? static_cast<Bits>(~Bits(0)) : Bits(0);
  return {rowOf(rows.x, row), rows.x.strides[rows.x.rank - 1], flip};
}

/// The first elements of a row in order, in one of both arrays.
template <typename Key, typename Entry>
static const Entry *orderRow(const Rows &rows, int64_t number, Entry *entries,
                             Entry *other) {
  constexpr int digits = sizeof(typename Key::Bits);
  Row<Key> row = rowAt<Key>(rows, number);
  if (!areFew(rows.limit, rows.size)) {
    row.entries(0, rows.size, entries);
    return sortEntries<digits>(entries, other, rows.size, rows.limit);
  }
  Candidates<Key, Entry> candidates(entries, other, rows.limit);
  candidates.take(row, 0, rows.size);
  return sortEntries<digits>(entries, other, candidates.size(), rows.limit);
}

/// Writes places [begin, end) of a row in order.
template <typename Bits, typename Entry>
static void writeRow(const Rows &rows, int64_t row, const Entry *first,
                     int64_t begin, int64_t end) {
  const char *x = rowOf(rows.x, row);
  char *values = rowOf(rows.values, row), *indices = rowOf(rows.indices, row);
  int32_t last = rows.x.rank - 1;
  int64_t step = rows.x.strides[last], valueStep = rows.values.strides[last],
          indexStep = rows.indices.strides[last];
  for (int64_t i = begin; i < end; ++i) {
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
  int64_t capacity = areFew(rows.limit, rows.size)
                         ? Candidates<Key, Entry>::capacity(rows.limit)
                         : rows.size;
  auto *entries = static_cast<Entry *>(
      tcopt_rt_alloc_array(ctx, capacity, 2 * sizeof(Entry)));
  if (!entries)
    return;
  for (int64_t row = begin; row < end && !tcopt_rt_expired(ctx); ++row) {
    const Entry *first = orderRow<Key>(rows, row, entries, entries + capacity);
    writeRow<typename Key::Bits>(rows, row, first, 0, rows.limit);
  }
  tcopt_rt_free(ctx, entries);
}

//===----------------------------------------------------------------------===//
// One row on all threads
//===----------------------------------------------------------------------===//

/// Whether few rows are so long that threads should share each.
static bool shareRows(tcopt_context *ctx, const Rows &rows) {
  return rows.size >= 4 * pieceElements && rows.count() < tcopt_rt_threads(ctx);
}

template <typename Key, typename Entry>
static int sortRowTogether(tcopt_context *ctx, const Rows &rows,
                           int64_t number) {
  Row<Key> row = rowAt<Key>(rows, number);
  bool few = areFew(rows.limit, rows.size);
  int64_t least =
      few ? std::max(4 * pieceElements, 64 * rows.limit) : pieceElements;
  Chunks chunks = chunksOf(ctx, rows.size, least);
  int64_t n = few ? chunks.count * rows.limit : rows.size;
  Scratch<Entry> entries(ctx, n), other(ctx, n);
  if (!entries || !other)
    return tcopt_rt_status(ctx);
  const Entry *first =
      few ? chooseTogether<Entry>(ctx, row, chunks, rows.limit, entries, other)
          : sortTogether<Entry>(ctx, row, chunks, entries, other);
  if (!first)
    return tcopt_rt_status(ctx);
  auto write = [&](int64_t, int64_t begin, int64_t end) {
    writeRow<typename Key::Bits>(rows, number, first, begin, end);
  };
  return chunksOf(ctx, rows.limit, pieceElements).forEach(ctx, write);
}

//===----------------------------------------------------------------------===//
// All rows
//===----------------------------------------------------------------------===//

template <typename Key, typename Entry>
static int sortRowsAs(tcopt_context *ctx, Rows &rows) {
  if (!shareRows(ctx, rows))
    return tcopt_rt_parallel_for(ctx, sortPiece<Key, Entry>, &rows,
                                 rows.count(), pieceElements / rows.size);
  int status = TCOPT_OK;
  for (int64_t row = 0; row < rows.count() && status == TCOPT_OK; ++row)
    status = sortRowTogether<Key, Entry>(ctx, rows, row);
  return status;
}

template <typename Key> static int sortRows(tcopt_context *ctx, Rows &rows) {
  if constexpr (sizeof(typename Key::Bits) < 8)
    if (rows.size <= INT64_C(0xffffffff))
      return sortRowsAs<Key, NarrowEntry>(ctx, rows);
  return sortRowsAs<Key, WideEntry>(ctx, rows);
}

static int sortRows(tcopt_context *ctx, tcopt_dtype dtype, Rows &rows) {
  switch (dtype.code << 8 | dtype.bits) {
  case TCOPT_DTYPE_FLOAT << 8 | 64:
    return sortRows<F64Key>(ctx, rows);
  case TCOPT_DTYPE_FLOAT << 8 | 32:
    return sortRows<F32Key>(ctx, rows);
  case TCOPT_DTYPE_FLOAT << 8 | 16:
    return sortRows<F16Key>(ctx, rows);
  case TCOPT_DTYPE_BFLOAT << 8 | 16:
    return sortRows<BF16Key>(ctx, rows);
  case TCOPT_DTYPE_INT << 8 | 64:
    return sortRows<SignedKey<uint64_t>>(ctx, rows);
  case TCOPT_DTYPE_INT << 8 | 32:
    return sortRows<SignedKey<uint32_t>>(ctx, rows);
  case TCOPT_DTYPE_INT << 8 | 16:
    return sortRows<SignedKey<uint16_t>>(ctx, rows);
  case TCOPT_DTYPE_INT << 8 | 8:
    return sortRows<SignedKey<uint8_t>>(ctx, rows);
  default: // ui8 and Booleans
    return sortRows<UnsignedKey<uint8_t>>(ctx, rows);
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
  return sortRows(ctx, in->dtype, rows);
}

int tcopt_rt_sort_ascending(tcopt_context *ctx, const tcopt_tensor *in,
                            tcopt_tensor *out) {
  return sortTensor(ctx, in, out, /*descending=*/false);
}

int tcopt_rt_sort_descending(tcopt_context *ctx, const tcopt_tensor *in,
                             tcopt_tensor *out) {
  return sortTensor(ctx, in, out, /*descending=*/true);
}
