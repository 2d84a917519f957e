//===- Windows.cpp - window functions, vander and fill_diagonal_ ----------===//

#include "Bodies.h"
#include "Common.h"
#include <numbers>

namespace tcopt {

using capture::expectRank;

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Returns a window from the positions of its elements, as floats of sufficient
/// precision, and from the last position of a period.
using WindowShape =
    llvm::function_ref<Tensor(const Tensor &positions, const Size &last)>;

// A window of a single element is 1.
static Tensor windowOf(const char *function, const Size &length, bool periodic,
                       DType dtype, WindowShape shape, Place place) {
  if (!isFloat(dtype))
    throw Exception(std::string(function) + ": expected a dtype of floats",
                    place);
  if (length < 0)
    throw Exception(std::string(function) +
                        ": expected a length of at least 0 but found " +
                        std::to_string(length.hint()),
                    place);
  if (length <= 1)
    return ones({length}, dtype, place);
  Tensor positions =
      to(arange(length, place), capture::wideDType(dtype), place);
  return to(shape(positions, periodic ? length : length - 1), dtype, place);
}

// Returns the cosine of `2 pi turns positions / last`.
static Tensor cosineOf(const Tensor &positions, const Size &last, double turns,
                       Place place) {
  Tensor angles = mul(positions, 2 * std::numbers::pi * turns, place);
  return cos(div(angles, last, "", place), place);
}

Tensor Bodies::bartlett_window(const Size &window_length, bool periodic,
                               DType dtype, Place place) {
  auto shape = [&](const Tensor &positions, const Size &last) {
    Tensor doubled = mul(positions, 2, place);
    Tensor upwards = div(doubled, last, "", place);
    return where(le(doubled, last, place), upwards, rsub(upwards, 2, 1, place),
                 place);
  };
  return windowOf("bartlett_window", window_length, periodic, dtype, shape,
                  place);
}

Tensor Bodies::hamming_window(const Size &window_length, bool periodic,
                              double alpha, double beta, DType dtype,
                              Place place) {
  auto shape = [&](const Tensor &positions, const Size &last) {
    Tensor wave = cosineOf(positions, last, 1, place);
    return rsub(mul(wave, beta, place), alpha, 1, place);
  };
  return windowOf("hamming_window", window_length, periodic, dtype, shape,
                  place);
}

Tensor Bodies::hann_window(const Size &window_length, bool periodic,
                           DType dtype, Place place) {
  auto shape = [&](const Tensor &positions, const Size &last) {
    Tensor wave = cosineOf(positions, last, 1, place);
    return rsub(mul(wave, 0.5, place), 0.5, 1, place);
  };
  return windowOf("hann_window", window_length, periodic, dtype, shape, place);
}

Tensor Bodies::blackman_window(const Size &window_length, bool periodic,
                               DType dtype, Place place) {
  auto shape = [&](const Tensor &positions, const Size &last) {
    Tensor once = mul(cosineOf(positions, last, 1, place), 0.5, place);
    Tensor twice = mul(cosineOf(positions, last, 2, place), 0.08, place);
    return add(sub(twice, once, 1, place), 0.42, 1, place);
  };
  return windowOf("blackman_window", window_length, periodic, dtype, shape,
                  place);
}

//===----------------------------------------------------------------------===//
// Other functions
//===----------------------------------------------------------------------===//

Tensor Bodies::vander(const Tensor &x, const std::optional<Size> &N,
                      bool increasing, Place place) {
  expectRank("vander", x, 1, place);
  Size count = N ? *N : Size(x.size(0, place));
  if (count < 0)
    throw Exception("vander: expected N of at least 0 but found " +
                        std::to_string(count.hint()),
                    place);
  DefaultDevice here(x.device());
  Tensor exponents = arange(count, place);
  if (!increasing)
    exponents = rsub(exponents, count - 1, 1, place);
  DType dtype = isFloat(x.dtype()) ? x.dtype() : DType::I64;
  return pow(unsqueeze(to(x, dtype, place), 1, place), exponents, place);
}

Tensor fill(const Tensor &self, const Operand &value, Place place) {
  if (!value.number())
    expectRank("fill", value.tensor(), 0, place);
  return full_like(self, value, std::nullopt, place);
}

// Returns a mask of the elements whose indices are equal. With `wrap`, the
// diagonal of a tall matrix continues below each square and a row that is left
// out.
static Tensor diagonalMask(const Sizes &sizes, bool wrap, Place place) {
  Size columns = sizes[1];
  Tensor mask, first;
  for (size_t dim = 0; dim < sizes.size(); ++dim) {
    Sizes line(sizes.size(), 1);
    line[dim] = sizes[dim];
    Tensor index = reshape(arange(sizes[dim], place), line, place);
    if (dim == 0) {
      first = wrap ? remainder(index, columns + 1, place) : index;
      continue;
    }
    Tensor isEqual = eq(first, index, place);
    mask = mask.defined() ? logical_and(mask, isEqual, place) : isEqual;
  }
  return mask;
}

Tensor Bodies::fill_diagonal_(const Tensor &self, const Scalar &fill_value,
                              bool wrap, Place place) {
  Sizes sizes = self.sizes();
  if (sizes.size() < 2)
    throw Exception("fill_diagonal_: expected a tensor of rank 2 or more but "
                    "found rank " +
                        std::to_string(sizes.size()),
                    place);
  for (size_t dim = 1; sizes.size() > 2 && dim < sizes.size(); ++dim)
    if (sizes[dim] != sizes[0])
      throw Exception("fill_diagonal_: expected equal sizes but found " +
                          capture::textOf(sizes),
                      place);
  DefaultDevice here(self.device());
  Tensor mask = diagonalMask(sizes, wrap && sizes.size() == 2, place);
  return copy_(self, masked_fill(self, mask, fill_value, place), place);
}

} // namespace tcopt
