//===- Pooling.cpp - pooling ----------------------------------------------===//

#include "ATenBodies.h"
#include "Capture/Trace/Arguments.h"

namespace tcopt::aten {

// Pools the last dimension of (1, rows, size).
static Tensor pooledRows(const Tensor &rows, int64_t size, Place place) {
  return adaptive_avg_pool1d(rows, size, place);
}

// Window i of m over n elements begins at floor(i n / m), and ends before
// ceil((i + 1) n / m). Sums select elements: a matrix product would multiply
// infinities by 0.
static Tensor pooledRows(const Tensor &rows, const Size &size, Place place) {
  DefaultDevice here(rows.device());
  Size count = rows.size(-1, place);
  Tensor windows = unsqueeze(arange(size, place), 1, place);
  Tensor columns = arange(count, place);
  Tensor first = floor_divide(mul(windows, count, place), size, place);
  Tensor ends =
      add(mul(add(windows, 1, 1, place), count, place), size - 1, 1, place);
  Tensor end = floor_divide(ends, size, place);
  Tensor isInside =
      logical_and(ge(columns, first, place), lt(columns, end, place), place);
  Tensor used = where(isInside, unsqueeze(rows, 2, place), 0, place);
  Tensor lengths = squeeze(sub(end, first, 1, place), 1, place);
  return div(sum(used, -1, false, std::nullopt, place),
             to(lengths, rows.dtype(), place), "", place);
}

// Pools one dimension. The result has the sizes of `self` in all others.
static Tensor pooledAlong(const Tensor &self, int64_t dim, const Size &size,
                          Place place) {
  if (size.isOpen() &&
      capture::isKnown(size, SizeRelation::EQ, self.size(dim, place)))
    return self;
  Tensor rows = transpose(self, dim, -1, place);
  Sizes sizes = rows.sizes();
  Size count = 1;
  for (const Size &outer : llvm::ArrayRef(sizes).drop_back())
    count = count * outer;
  Tensor flat = reshape(rows, {1, count, sizes.back()}, place);
  sizes.back() = size;
  Tensor pooled = size.isOpen() ? pooledRows(flat, size, place)
                                : pooledRows(flat, size.hint(), place);
  return transpose(reshape(pooled, sizes, place), dim, -1, place);
}

// Windows are boxes, so that dimensions may be pooled one by one.
static Tensor pooledByDimension(const Tensor &self, const Sizes &sizes,
                                Place place) {
  Tensor result = wide(self, place);
  int64_t dim = self.dim() - int64_t(sizes.size());
  for (const Size &size : sizes)
    result = pooledAlong(result, dim++, size, place);
  return to(result, self.dtype(), place);
}

Tensor ATenBodies::_adaptive_avg_pool(const Tensor &self,
                                      const SizeList &output_size, int64_t dims,
                                      Place place) {
  auto isOpen = [](const Size &size) { return size.isOpen(); };
  if (int64_t(output_size.size()) == dims && self.dim() > dims &&
      llvm::any_of(output_size, isOpen))
    return pooledByDimension(self, output_size, place);
  std::vector<int64_t> constants(output_size.begin(), output_size.end());
  return dims == 2 ? adaptive_avg_pool2d(self, constants, place)
                   : adaptive_avg_pool3d(self, constants, place);
}

} // namespace tcopt::aten
