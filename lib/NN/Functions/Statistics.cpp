//===- Statistics.cpp - integrals, norms, covariances and histograms ------===//

#include "Bodies.h"
#include "Common.h"

namespace tcopt {

using capture::wrapDim;

using Pair = std::pair<Tensor, Tensor>;

static void expectFloats(const char *function, const Tensor &self,
                         Place place) {
  if (!isFloat(self.dtype()))
    throw Exception(std::string(function) +
                        ": expected floats but found integers or Booleans",
                    place);
}

static void expectNumbers(const char *function, const Tensor &self,
                          Place place) {
  if (self.dtype() == DType::Bool)
    throw Exception(
        std::string(function) + ": expected numbers but found Booleans", place);
}

//===----------------------------------------------------------------------===//
// Integrals
//===----------------------------------------------------------------------===//

// Returns the elements without the last one, and without the first one, along a
// dimension.
static Pair neighbours(const Tensor &x, int64_t dim, Place place) {
  return {slice(x, dim, 0, -1, 1, place),
          slice(x, dim, 1, std::nullopt, 1, place)};
}

static Tensor sumsOfNeighbours(const Tensor &y, int64_t dim, Place place) {
  auto [left, right] = neighbours(y, dim, place);
  return add(left, right, 1, place);
}

// Returns the distances of the points, broadcastable to the sizes of `y`.
static Tensor distances(const char *function, const Tensor &y, const Tensor &x,
                        int64_t dim, Place place) {
  expectNumbers(function, x, place);
  int64_t at = wrapDim(dim, y.dim(), function, place);
  if (x.dim() == 1) {
    if (x.size(0, place) != y.size(at, place))
      throw Exception(std::string(function) +
                          ": expected a point for each element but found " +
                          std::to_string(x.size(0, place).hint()) +
                          " points for " +
                          std::to_string(y.size(at, place).hint()),
                      place);
    auto [left, right] = neighbours(x, 0, place);
    Sizes sizes(size_t(y.dim()), 1);
    sizes[size_t(at)] = -1;
    return reshape(sub(right, left, 1, place), sizes, place);
  }
  Tensor points = x;
  while (points.dim() < y.dim())
    points = unsqueeze(points, 0, place);
  auto [left, right] = neighbours(points, dim, place);
  return sub(right, left, 1, place);
}

// Returns the dimension of `y`, which is also that of `x`.
static int64_t expectSamples(const char *function, const Tensor &y, int64_t dim,
                             Place place) {
  expectNumbers(function, y, place);
  if (y.dim() == 0)
    throw Exception(
        std::string(function) + ": expected a tensor of rank 1 or more", place);
  return wrapDim(dim, y.dim(), function, place);
}

static Tensor noIntegral(const Tensor &y, int64_t dim, Place place) {
  Sizes sizes = y.sizes();
  sizes.erase(sizes.begin() + dim);
  return new_zeros(y, sizes, std::nullopt, place);
}

// A composition of functions, whose derivatives save sums and distances rather
// than the operands: the user may write to these.
Tensor trapezoid(const Tensor &y, const Tensor &x, int64_t dim, Place place) {
  dim = expectSamples("trapezoid", y, dim, place);
  if (y.size(dim, place) == 0)
    return noIntegral(y, dim, place);
  Tensor areas = mul(sumsOfNeighbours(y, dim, place),
                     distances("trapezoid", y, x, dim, place), place);
  return div(sum(areas, dim, false, std::nullopt, place), 2, "", place);
}

Tensor Bodies::trapezoid(const Tensor &y, const Scalar &dx, int64_t dim,
                         Place place) {
  dim = expectSamples("trapezoid", y, dim, place);
  if (y.size(dim, place) == 0)
    return noIntegral(y, dim, place);
  Tensor ends =
      add(select(y, dim, 0, place), select(y, dim, -1, place), 1, place);
  Tensor inner = sub(sum(y, dim, false, std::nullopt, place),
                     mul(ends, 0.5, place), 1, place);
  return mul(inner, dx, place);
}

Tensor trapz(const Tensor &y, const Tensor &x, int64_t dim, Place place) {
  return trapezoid(y, x, dim, place);
}
Tensor trapz(const Tensor &y, const Scalar &dx, int64_t dim, Place place) {
  return trapezoid(y, dx, dim, place);
}

Tensor cumulative_trapezoid(const Tensor &y, const Tensor &x, int64_t dim,
                            Place place) {
  dim = expectSamples("cumulative_trapezoid", y, dim, place);
  Tensor areas =
      mul(sumsOfNeighbours(y, dim, place),
          distances("cumulative_trapezoid", y, x, dim, place), place);
  return div(cumsum(areas, dim, std::nullopt, place), 2, "", place);
}

Tensor Bodies::cumulative_trapezoid(const Tensor &y, const Scalar &dx,
                                    int64_t dim, Place place) {
  dim = expectSamples("cumulative_trapezoid", y, dim, place);
  Tensor sums =
      cumsum(sumsOfNeighbours(y, dim, place), dim, std::nullopt, place);
  return mul(mul(sums, dx, place), 0.5, place);
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

Tensor Bodies::dist(const Tensor &self, const Tensor &other, double p,
                    Place place) {
  Tensor difference = sub(self, other, 1, place);
  expectFloats("dist", difference, place);
  return norm(difference, p, {}, false, place);
}

Tensor Bodies::pairwise_distance(const Tensor &x1, const Tensor &x2, double p,
                                 double eps, bool keepdim, Place place) {
  Tensor difference = add(sub(x1, x2, 1, place), eps, 1, place);
  return norm(difference, p, difference.dim() ? Dims(-1) : Dims({}), keepdim,
              place);
}

Tensor Bodies::renorm(const Tensor &self, double p, int64_t dim,
                      const Scalar &maxnorm, Place place) {
  expectFloats("renorm", self, place);
  if (self.dim() < 2)
    throw Exception("renorm: expected a tensor of rank 2 or more but found "
                    "rank " +
                        std::to_string(self.dim()),
                    place);
  if (!(p > 0) || maxnorm.toDouble() < 0)
    throw Exception("renorm: expected a positive p and a maxnorm of at least 0",
                    place);
  int64_t kept = wrapDim(dim, self.dim(), "renorm", place);
  std::vector<int64_t> dims;
  for (int64_t i = 0; i < self.dim(); ++i)
    if (i != kept)
      dims.push_back(i);
  Tensor wide = to(self, capture::wideDType(self.dtype()), place);
  Tensor norms = norm(wide, p, dims, true, place);
  Tensor factor = div(maxnorm, add(norms, 1e-7, 1, place), "", place);
  Tensor limited = where(gt(norms, maxnorm, place), factor, 1, place);
  return to(mul(wide, limited, place), self.dtype(), place);
}

//===----------------------------------------------------------------------===//
// Sums and medians
//===----------------------------------------------------------------------===//

Tensor Bodies::sum_to_size(const Tensor &self, const SizeList &size,
                           Place place) {
  if (size.empty())
    return sum(self, {}, false, std::nullopt, place);
  Sizes sizes = self.sizes();
  auto refuse = [&] {
    throw Exception("sum_to_size: expected a size that expands to " +
                        capture::textOf(sizes) + " but found " +
                        capture::textOf(size),
                    place);
  };
  if (size.size() > sizes.size())
    refuse();
  size_t leading = sizes.size() - size.size();
  std::vector<int64_t> dims;
  for (size_t dim = 0; dim < sizes.size(); ++dim) {
    bool isSummed =
        dim < leading || (size[dim - leading] == 1 && sizes[dim] != Size(1));
    if (isSummed)
      dims.push_back(int64_t(dim));
    else if (size[dim - leading] != sizes[dim])
      refuse();
  }
  if (dims.empty())
    return clone(self, place);
  return reshape(sum(self, dims, true, std::nullopt, place), size, place);
}

// NaN is last in the order.
Pair Bodies::nanmedian(const Tensor &self, int64_t dim, bool keepdim,
                       Place place) {
  if (!isFloat(self.dtype()) || self.dim() == 0)
    return median(self, dim, keepdim, place);
  capture::expectElements(self, dim, place);
  Pair ordered = sort(self, dim, false, place);
  Tensor count = sum(logical_not(isnan(self, place), place), dim, true,
                     std::nullopt, place);
  Tensor middle = div(sub(count, 1, 1, place), 2, "floor", place);
  Tensor index = maximum(middle, 0, place);
  auto take = [&](const Tensor &x) {
    Tensor one = gather(x, dim, index, place);
    return keepdim ? one : squeeze(one, dim, place);
  };
  return {take(ordered.first), take(ordered.second)};
}

Tensor Bodies::nanmedian(const Tensor &self, Place place) {
  if (std::optional<Tensor> none = capture::medianOfNone(self, place))
    return *none;
  Tensor flat = reshape(self, {-1}, place);
  return capture::sharedByEqual(flat, nanmedian(flat, 0, false, place).first,
                                place);
}

Tensor Bodies::msort(const Tensor &self, Place place) {
  return sort(self, 0, false, place).first;
}

//===----------------------------------------------------------------------===//
// Covariances
//===----------------------------------------------------------------------===//

static void expectWeights(const char *name, const Tensor &weights,
                          bool areFloats, const Size &count, Place place) {
  std::string start = std::string("cov: expected ") + name;
  if (weights.dim() > 1 || weights.numel() != count)
    throw Exception(start + " to have an element for each observation", place);
  if (isFloat(weights.dtype()) != areFloats || weights.dtype() == DType::Bool)
    throw Exception(start + " to be " + (areFloats ? "floats" : "integers"),
                    place);
}

// Returns the weights of the observations; undefined without weights.
static Tensor weightsOf(const Tensor &fweights, const Tensor &aweights,
                        const Size &count, Place place) {
  if (fweights.defined())
    expectWeights("fweights", fweights, false, count, place);
  if (aweights.defined())
    expectWeights("aweights", aweights, true, count, place);
  if (fweights.defined() && aweights.defined())
    return mul(fweights, aweights, place);
  return fweights.defined() ? fweights : aweights;
}

static Tensor total(const Tensor &x, Place place) {
  return sum(x, {}, false, std::nullopt, place);
}

// Returns the divisor of the sum of products.
static Tensor weightOfProducts(const Tensor &weights, const Tensor &aweights,
                               int64_t correction, Place place) {
  Tensor all = total(weights, place);
  Tensor rest = sub(all, correction, 1, place);
  if (aweights.defined() && correction != 0) {
    Tensor squares = total(mul(weights, aweights, place), place);
    Tensor part = mul(div(squares, all, "", place), correction, place);
    rest = sub(all, part, 1, place);
  }
  return clamp_min(rest, 0, place);
}

Tensor Bodies::cov(const Tensor &self, int64_t correction,
                   const Tensor &fweights, const Tensor &aweights,
                   Place place) {
  expectNumbers("cov", self, place);
  if (self.dim() > 2)
    throw Exception("cov: expected a tensor of rank 2 or less but found rank " +
                        std::to_string(self.dim()),
                    place);
  Tensor rows = self.dim() < 2 ? reshape(self, {1, -1}, place) : self;
  Size count = rows.size(1, place);
  Tensor weights = weightsOf(fweights, aweights, count, place);
  auto weighted = [&](const Tensor &x) {
    return weights.defined() ? mul(x, weights, place) : x;
  };
  Tensor sums = sum(weighted(rows), 1, true, std::nullopt, place);
  Operand divisor =
      weights.defined() ? Operand(total(weights, place)) : Operand(count);
  Tensor centered = sub(rows, div(sums, divisor, "", place), 1, place);
  Tensor products = matmul(centered, t(weighted(centered), place), place);
  Operand rest =
      weights.defined()
          ? Operand(weightOfProducts(weights, aweights, correction, place))
          : Operand(tcopt::max(count - correction, 0));
  return squeeze(div(products, rest, "", place), place);
}

Tensor Bodies::corrcoef(const Tensor &self, Place place) {
  Tensor c = cov(self, 1, Tensor(), Tensor(), place);
  if (c.dim() == 0)
    return div(c, c, "", place);
  Tensor deviation = sqrt(diagonal(c, 0, 0, 1, place), place);
  Tensor columns = div(c, unsqueeze(deviation, 1, place), "", place);
  return clamp(div(columns, deviation, "", place), -1, 1, place);
}

//===----------------------------------------------------------------------===//
// Histograms
//===----------------------------------------------------------------------===//

// Returns the limits of the bins: `min` and `max`, or those of the elements if
// both are equal. The limits around a single value are 1 below and above it.
static Pair endsOf(const Tensor &self, const Scalar &min, const Scalar &max,
                   Place place) {
  if (min.toDouble() != max.toDouble())
    return {full({}, min, self.dtype(), place),
            full({}, max, self.dtype(), place)};
  if (self.numel() == 0)
    return {full({}, 0, self.dtype(), place), full({}, 1, self.dtype(), place)};
  Tensor low = amin(self, {}, false, place),
         high = amax(self, {}, false, place);
  Tensor areEqual = eq(low, high, place);
  return {where(areEqual, sub(low, 1, 1, place), low, place),
          where(areEqual, add(high, 1, 1, place), high, place)};
}

Tensor Bodies::histc(const Tensor &self, int64_t bins, const Scalar &min,
                     const Scalar &max, Place place) {
  expectFloats("histc", self, place);
  if (bins <= 0 || max.toDouble() < min.toDouble())
    throw Exception("histc: expected at least one bin and a max that is not "
                    "below min",
                    place);
  DefaultDevice here(self.device());
  Tensor x = reshape(self, {-1}, place);
  auto [low, high] = endsOf(x, min, max, place);
  Tensor isInside = logical_and(ge(x, low, place), le(x, high, place), place);
  Tensor wide = mul(sub(x, low, 1, place), bins, place);
  Tensor position = div(wide, sub(high, low, 1, place), "", place);
  Tensor index = to(where(isInside, position, 0, place), DType::I64, place);
  return scatter_add(zeros({bins}, self.dtype(), place), 0,
                     minimum(index, bins - 1, place),
                     to(isInside, self.dtype(), place), place);
}

} // namespace tcopt
