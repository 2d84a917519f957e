//===- Combination.cpp - functions composed of other functions ------------===//

#include "Bodies.h"
#include "Common.h"

namespace tcopt {

using capture::expectRank;
using capture::wrapDim;

static std::string text(const Size &size) {
  return std::to_string(size.hint());
}

static Size product(const Sizes &sizes, size_t first, size_t last) {
  Size result = 1;
  for (size_t i = first; i < last; ++i)
    result = result * sizes[i];
  return result;
}

//===----------------------------------------------------------------------===//
// Pointwise
//===----------------------------------------------------------------------===//

Tensor clip(const Tensor &self, const std::optional<Operand> &min,
            const std::optional<Operand> &max, Place place) {
  return clamp(self, min, max, place);
}

Tensor clamp_min(const Tensor &self, const Operand &min, Place place) {
  return clamp(self, min, std::nullopt, place);
}
Tensor clamp_max(const Tensor &self, const Operand &max, Place place) {
  return clamp(self, std::nullopt, max, place);
}

bool allclose(const Tensor &self, const Tensor &other, double rtol, double atol,
              bool equal_nan, Place place) {
  Tensor close = isclose(self, other, rtol, atol, equal_nan, place);
  return all(close, {}, false, place).item<bool>(place);
}

bool equal(const Tensor &self, const Tensor &other, Place place) {
  Sizes sizes = self.sizes(), others = other.sizes();
  return sizes.size() == others.size() &&
         std::equal(sizes.begin(), sizes.end(), others.begin()) &&
         all(eq(self, other, place), {}, false, place).item<bool>(place);
}

//===----------------------------------------------------------------------===//
// Shape
//===----------------------------------------------------------------------===//

Tensor half(const Tensor &self, Place place) {
  return to(self, DType::F16, place);
}
Tensor bfloat16(const Tensor &self, Place place) {
  return to(self, DType::BF16, place);
}
Size numel(const Tensor &self, Place) { return self.numel(); }
Tensor max(const Tensor &self, const Tensor &other, Place place) {
  return maximum(self, other, place);
}
Tensor min(const Tensor &self, const Tensor &other, Place place) {
  return minimum(self, other, place);
}

Tensor Bodies::diff(const Tensor &self, int64_t n, int64_t dim, Place place) {
  if (self.dim() == 0 || n < 0)
    throw Exception("diff: expected a tensor of rank 1 or more and n of 0 or "
                    "more but found rank " +
                        std::to_string(self.dim()) + " and " +
                        std::to_string(n),
                    place);
  Tensor result = n == 0 ? clone(self, place) : self;
  for (int64_t i = 0; i < n; ++i) {
    Tensor next = slice(result, dim, 1, std::nullopt, 1, place);
    Tensor before = slice(result, dim, 0, -1, 1, place);
    result = self.dtype() == DType::Bool ? ne(next, before, place)
                                         : sub(next, before, 1, place);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

// Splits a size into two factors, the second of which is `by`.
static Sizes divided(const char *function, const Size &size, int64_t by,
                     Place place) {
  if (by < 1 || capture::areDifferent(size % Size(by), 0))
    throw Exception(std::string(function) + ": expected a size that " +
                        std::to_string(by) + " divides but found " + text(size),
                    place);
  return {size / Size(by), by};
}

static void expectImage(const char *function, const Tensor &self, Place place) {
  if (self.dim() < 3)
    throw Exception(std::string(function) +
                        ": expected a tensor of rank 3 or more but found " +
                        std::to_string(self.dim()),
                    place);
}

// Keeps the dimensions before channels, rows and columns.
static Tensor reordered(const Tensor &self, const Sizes &split,
                        const std::vector<int64_t> &order, const Sizes &joined,
                        Place place) {
  Sizes sizes = self.sizes();
  Sizes before(sizes.begin(), sizes.end() - 3);
  std::vector<int64_t> dims;
  for (size_t i = 0; i < before.size(); ++i)
    dims.push_back(i);
  for (int64_t dim : order)
    dims.push_back(before.size() + dim);
  Sizes apart = before, together = before;
  apart.insert(apart.end(), split.begin(), split.end());
  together.insert(together.end(), joined.begin(), joined.end());
  Tensor moved = permute(reshape(self, apart, place), dims, place);
  return capture::copyIfShared(self, reshape(moved, together, place), place);
}

Tensor Bodies::pixel_shuffle(const Tensor &self, int64_t upscale_factor,
                             Place place) {
  expectImage("pixel_shuffle", self, place);
  int64_t r = upscale_factor;
  Size rows = self.size(-2, place), columns = self.size(-1, place);
  Size channels =
      divided("pixel_shuffle", self.size(-3, place), r * r, place).front();
  return reordered(self, {channels, r, r, rows, columns}, {0, 3, 1, 4, 2},
                   {channels, rows * r, columns * r}, place);
}

Tensor Bodies::pixel_unshuffle(const Tensor &self, int64_t downscale_factor,
                               Place place) {
  expectImage("pixel_unshuffle", self, place);
  int64_t r = downscale_factor;
  Size channels = self.size(-3, place);
  Sizes rows = divided("pixel_unshuffle", self.size(-2, place), r, place);
  Sizes columns = divided("pixel_unshuffle", self.size(-1, place), r, place);
  return reordered(self, {channels, rows[0], r, columns[0], r}, {0, 2, 4, 1, 3},
                   {channels * (r * r), rows[0], columns[0]}, place);
}

Tensor Bodies::channel_shuffle(const Tensor &self, int64_t groups,
                               Place place) {
  expectImage("channel_shuffle", self, place);
  Sizes sizes = self.sizes(), apart = sizes;
  apart[1] = divided("channel_shuffle", sizes[1], groups, place).front();
  apart.insert(apart.begin() + 1, groups);
  Tensor moved = transpose(reshape(self, apart, place), 1, 2, place);
  return capture::copyIfShared(self, reshape(moved, sizes, place), place);
}

// The sum over squares of `size` neighbouring channels, as a mean over windows.
Tensor Bodies::local_response_norm(const Tensor &self, int64_t size,
                                   double alpha, double beta, double k,
                                   Place place) {
  expectImage("local_response_norm", self, place);
  Sizes sizes = self.sizes();
  Tensor squares = flatten(square(self, place), 2, -1, place);
  Tensor padded = pad(unsqueeze(squares, 1, place),
                      {0, 0, size / 2, (size - 1) / 2}, "constant", 0, place);
  Tensor means =
      avg_pool2d(padded, {size, 1}, 1, 0, false, true, std::nullopt, place);
  Tensor scale = pow(add(mul(means, alpha, place), k, 1, place), beta, place);
  return div(self, reshape(scale, sizes, place), "", place);
}

//===----------------------------------------------------------------------===//
// Grids
//===----------------------------------------------------------------------===//

// Returns coordinates from -1 to 1: of the centers of the outermost elements
// with align_corners, of their outer edges without.
static Tensor placesOf(const Size &steps, bool align_corners, DType dtype,
                       Place place) {
  if (steps <= 1)
    return zeros({steps}, dtype, place);
  Tensor line = linspace(-1, 1, steps, dtype, place);
  if (align_corners)
    return line;
  return div(mul(line, steps - 1, place), steps, "", place);
}

Tensor Bodies::affine_grid(const Tensor &theta, const SizeList &size,
                           bool align_corners, Place place) {
  int64_t dims = int64_t(size.size()) - 2;
  if (dims != 2 && dims != 3)
    throw Exception("affine_grid: expected 4 or 5 sizes but found " +
                        std::to_string(size.size()),
                    place);
  expectRank("affine_grid", theta, 3, place);
  Sizes all(size.begin() + 2, size.end());
  DefaultDevice here(theta.device());
  std::vector<Tensor> parts;
  for (int64_t dim = dims - 1; dim >= 0; --dim) {
    Sizes line(dims, 1);
    line[size_t(dim)] = all[size_t(dim)];
    Tensor axis =
        placesOf(all[size_t(dim)], align_corners, theta.dtype(), place);
    parts.push_back(expand(reshape(axis, line, place), all, place));
  }
  parts.push_back(ones(all, theta.dtype(), place));
  Tensor points = flatten(stack(parts, -1, place), 0, -2, place);
  Tensor grid = matmul(points, transpose(theta, 1, 2, place), place);
  Sizes result = {size[0]};
  result.insert(result.end(), all.begin(), all.end());
  result.push_back(dims);
  return reshape(grid, result, place);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

Tensor Bodies::trace(const Tensor &self, Place place) {
  expectRank("trace", self, 2, place);
  DType dtype = capture::autocastDType(AutocastClass::Raise, self.dtype());
  Tensor all = diagonal(self, 0, 0, 1, place);
  return sum(dtype == self.dtype() ? all : all.to(dtype, place), {}, false,
             std::nullopt, place);
}

std::pair<Tensor, Tensor> Bodies::var_mean(const Tensor &self, const Dims &dim,
                                           const Scalar &correction,
                                           bool keepdim, Place place) {
  return {var(self, dim, correction, keepdim, place),
          mean(self, dim, keepdim, std::nullopt, place)};
}

std::pair<Tensor, Tensor> Bodies::std_mean(const Tensor &self, const Dims &dim,
                                           const Scalar &correction,
                                           bool keepdim, Place place) {
  return {tcopt::std(self, dim, correction, keepdim, place),
          mean(self, dim, keepdim, std::nullopt, place)};
}

std::pair<Tensor, Tensor> Bodies::aminmax(const Tensor &self,
                                          std::optional<int64_t> dim,
                                          bool keepdim, Place place) {
  Dims dims = dim ? Dims(*dim) : Dims({});
  return {amin(self, dims, keepdim, place), amax(self, dims, keepdim, place)};
}

Tensor Bodies::nansum(const Tensor &self, const Dims &dim, bool keepdim,
                      Place place) {
  Tensor numbers = where(isnan(self, place), 0, self, place);
  return sum(numbers, dim, keepdim, std::nullopt, place);
}

Tensor Bodies::nanmean(const Tensor &self, const Dims &dim, bool keepdim,
                       Place place) {
  Tensor count = sum(logical_not(isnan(self, place), place), dim, keepdim,
                     std::nullopt, place);
  return div(nansum(self, dim, keepdim, place), count, "", place);
}

Tensor Bodies::softmin(const Tensor &self, int64_t dim,
                       std::optional<DType> dtype, Place place) {
  return softmax(neg(self, place), dim, dtype, place);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

Tensor Bodies::cross(const Tensor &self, const Tensor &other, int64_t dim,
                     Place place) {
  if (self.dim() != other.dim())
    throw Exception("cross: expected tensors of one rank but found " +
                        std::to_string(self.dim()) + " and " +
                        std::to_string(other.dim()),
                    place);
  int64_t at = wrapDim(dim, self.dim(), "cross", place);
  for (const Tensor *tensor : {&self, &other})
    if (tensor->size(at, place) != Size(3))
      throw Exception("cross: expected a size of 3 but found " +
                          text(tensor->size(at, place)),
                      place);
  auto next = [&](const Tensor &x, int64_t by) {
    return roll(x, -by, at, place);
  };
  return sub(mul(next(self, 1), next(other, 2), place),
             mul(next(self, 2), next(other, 1), place), 1, place);
}

// If one size is 1, the dimension broadcasts to the other, so that the other
// tensor is summed over it.
static void matchContracted(Tensor &left, int64_t leftDim, Tensor &right,
                            int64_t rightDim, Place place) {
  Size a = left.size(leftDim, place), b = right.size(rightDim, place);
  if (a == b)
    return;
  if (b == 1)
    left = sum(left, leftDim, true, left.dtype(), place);
  else if (a == 1)
    right = sum(right, rightDim, true, right.dtype(), place);
  else
    throw Exception("tensordot: expected equal sizes but found " + text(a) +
                        " and " + text(b),
                    place);
}

Tensor Bodies::tensordot(const Tensor &self, const Tensor &other, int64_t dims,
                         Place place) {
  if (dims < 0 || dims > self.dim() || dims > other.dim())
    throw Exception("tensordot: expected at most as many dims as the tensors "
                    "have but found " +
                        std::to_string(dims) + " for " +
                        std::to_string(self.dim()) + " and " +
                        std::to_string(other.dim()),
                    place);
  Tensor a = self, b = other;
  for (int64_t i = 0; i < dims; ++i)
    matchContracted(a, self.dim() - dims + i, b, i, place);
  Sizes left = a.sizes(), right = b.sizes();
  size_t kept = left.size() - dims;
  Size inner = product(right, 0, dims);
  Tensor x = reshape(a, {product(left, 0, kept), inner}, place);
  Tensor y = reshape(b, {inner, product(right, dims, right.size())}, place);
  Sizes sizes(left.begin(), left.begin() + kept);
  sizes.insert(sizes.end(), right.begin() + dims, right.end());
  return reshape(matmul(x, y, place), sizes, place);
}

Tensor Bodies::inner(const Tensor &self, const Tensor &other, Place place) {
  if (self.dim() == 0 || other.dim() == 0)
    return mul(self, other, place);
  if (self.dim() == 1 && other.dim() == 1)
    return dot(self, other, place);
  Size a = self.size(-1, place), b = other.size(-1, place);
  if (a != b)
    throw Exception("inner: expected equal sizes but found " + text(a) +
                        " and " + text(b),
                    place);
  return tensordot(self, movedim(other, -1, 0, place), 1, place);
}

} // namespace tcopt
