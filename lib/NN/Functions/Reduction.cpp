//===- Reduction.cpp - reductions -----------------------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include <cmath>

using namespace tcopt::graph;
using llvm::APFloat;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;
using capture::expectElements;
using capture::reducedDims;

template <typename OpT>
static Tensor reduce(const Tensor &self, DType dtype, const Dims &dim,
                     bool keepdim, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<OpT>(b.as(self, dtype), reducedDims(self, dim), keepdim);
  });
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

static DType sumDType(const Tensor &self, std::optional<DType> dtype) {
  return dtype.value_or(isFloat(self.dtype()) ? self.dtype() : DType::I64);
}

Tensor Bodies::sum(const Tensor &self, const Dims &dim, bool keepdim,
                   std::optional<DType> dtype, Place place) {
  DType type = sumDType(self, dtype);
  return isBool(type) ? reduce<AnyOp>(self, type, dim, keepdim, place)
                      : reduce<SumOp>(self, type, dim, keepdim, place);
}

Tensor Bodies::prod(const Tensor &self, const Dims &dim, bool keepdim,
                    std::optional<DType> dtype, Place place) {
  DType type = sumDType(self, dtype);
  return isBool(type) ? reduce<AllOp>(self, type, dim, keepdim, place)
                      : reduce<ProdOp>(self, type, dim, keepdim, place);
}

Tensor Bodies::mean(const Tensor &self, const Dims &dim, bool keepdim,
                    std::optional<DType> dtype, Place place) {
  return reduce<MeanOp>(self, dtype.value_or(self.dtype()), dim, keepdim,
                        place);
}

Tensor Bodies::count_nonzero(const Tensor &self, const Dims &dim, Place place) {
  return sum(to(self, DType::Bool, place), dim, false, DType::I64, place);
}

//===----------------------------------------------------------------------===//
// all and any
//===----------------------------------------------------------------------===//

// For u8 PyTorch returns u8 rather than Booleans.
template <typename OpT>
static Tensor quantify(const Tensor &self, const Dims &dim, bool keepdim,
                       Place place) {
  Tensor found = reduce<OpT>(self, DType::Bool, dim, keepdim, place);
  return self.dtype() == DType::U8 ? to(found, DType::U8, place) : found;
}

Tensor Bodies::any(const Tensor &self, const Dims &dim, bool keepdim,
                   Place place) {
  return quantify<AnyOp>(self, dim, keepdim, place);
}

Tensor Bodies::all(const Tensor &self, const Dims &dim, bool keepdim,
                   Place place) {
  return quantify<AllOp>(self, dim, keepdim, place);
}

//===----------------------------------------------------------------------===//
// Extrema
//===----------------------------------------------------------------------===//

Tensor Bodies::amax(const Tensor &self, const Dims &dim, bool keepdim,
                    Place place) {
  expectElements(self, dim, place);
  return reduce<AmaxOp>(self, self.dtype(), dim, keepdim, place);
}

Tensor Bodies::amin(const Tensor &self, const Dims &dim, bool keepdim,
                    Place place) {
  expectElements(self, dim, place);
  return reduce<AminOp>(self, self.dtype(), dim, keepdim, place);
}

Tensor Bodies::max(const Tensor &self, Place place) {
  return amax(self, {}, false, place);
}

Tensor Bodies::min(const Tensor &self, Place place) {
  return amin(self, {}, false, place);
}

template <typename OpT>
static std::pair<Tensor, Tensor> extremum(const Tensor &self, int64_t dim,
                                          bool keepdim, Place place) {
  return capture::callTwo(place, [&](Builder &b) {
    Value x = capture::atLeastVector(b, b(self));
    std::vector<Value> found = capture::both<OpT>(b, x, dim, keepdim);
    if (self.dim() == 0)
      for (Value &value : found)
        value = b.reshape(value, {});
    return found;
  });
}

std::pair<Tensor, Tensor> Bodies::max(const Tensor &self, int64_t dim,
                                      bool keepdim, Place place) {
  return extremum<MaxOp>(self, dim, keepdim, place);
}

std::pair<Tensor, Tensor> Bodies::min(const Tensor &self, int64_t dim,
                                      bool keepdim, Place place) {
  return extremum<MinOp>(self, dim, keepdim, place);
}

// Without `dim`, the index in the flattened tensor.
template <typename OpT>
static Tensor placeOf(const Tensor &self, std::optional<int64_t> dim,
                      bool keepdim, Place place) {
  if (dim && self.dim() != 0)
    return call(
        place, [&](Builder &b) { return b.make<OpT>(b(self), *dim, keepdim); });
  Tensor flat = flatten(self, 0, -1, place);
  return call(place, [&](Builder &b) {
    Value found = b.make<OpT>(b(flat), 0, false);
    return keepdim ? capture::withRank(b, found, self.dim()) : found;
  });
}

Tensor Bodies::argmax(const Tensor &self, std::optional<int64_t> dim,
                      bool keepdim, Place place) {
  return placeOf<ArgmaxOp>(self, dim, keepdim, place);
}

Tensor Bodies::argmin(const Tensor &self, std::optional<int64_t> dim,
                      bool keepdim, Place place) {
  return placeOf<ArgminOp>(self, dim, keepdim, place);
}

//===----------------------------------------------------------------------===//
// Deviations and norms
//===----------------------------------------------------------------------===//

template <typename OpT>
static Tensor deviation(const Tensor &self, const Dims &dim,
                        const Scalar &correction, bool keepdim, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<OpT>(b(self), reducedDims(self, dim),
                       APFloat(correction.toDouble()), keepdim);
  });
}

Tensor Bodies::var(const Tensor &self, const Dims &dim,
                   const Scalar &correction, bool keepdim, Place place) {
  return deviation<VarOp>(self, dim, correction, keepdim, place);
}

Tensor Bodies::std(const Tensor &self, const Dims &dim,
                   const Scalar &correction, bool keepdim, Place place) {
  return deviation<StdOp>(self, dim, correction, keepdim, place);
}

Tensor Bodies::logsumexp(const Tensor &self, const Dims &dim, bool keepdim,
                         Place place) {
  return reduce<LogsumexpOp>(self, capture::floatDType(self.dtype()), dim,
                             keepdim, place);
}

// The norm of a single element is its absolute value, which a power and its
// root would round.
Tensor Bodies::norm(const Tensor &self, double p, const Dims &dim, bool keepdim,
                    Place place) {
  if (std::isinf(p) && p > 0)
    expectElements(self, dim, place);
  return call(place, [&](Builder &b) -> Value {
    Value x = b(self);
    std::vector<int64_t> dims = reducedDims(self, dim);
    auto isOne = [&](int64_t d) {
      int64_t wrapped = d < 0 ? d + self.dim() : d;
      return wrapped >= 0 && wrapped < self.dim() && b.hasSize(x, wrapped, 1);
    };
    if (p != 0 && isFloat(self.dtype()) && llvm::all_of(dims, isOne))
      return b.make<AmaxOp>(b.make<AbsOp>(x), dims, keepdim);
    return b.make<VectorNormOp>(x, APFloat(p), dims, keepdim);
  });
}

} // namespace tcopt
