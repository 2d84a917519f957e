//===- Order.cpp - order, ranks and running sums --------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphScanOps.h"
#include "tcopt/Graph/IR/GraphSortOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::both;
using capture::Builder;
using capture::call;
using capture::callTwo;

using Pair = std::pair<Tensor, Tensor>;

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

Pair Bodies::sort(const Tensor &self, int64_t dim, bool descending,
                  Place place) {
  return callTwo(place, [&](Builder &b) {
    return both<SortOp>(b, b(self), dim, descending);
  });
}

Tensor Bodies::argsort(const Tensor &self, int64_t dim, bool descending,
                       Place place) {
  return sort(self, dim, descending, place).second;
}

// Of a tensor of rank 0 PyTorch gives its element for 0 as well.
Pair Bodies::topk(const Tensor &self, int64_t k, int64_t dim, bool largest,
                  Place place) {
  int64_t count = self.dim() == 0 && k == 0 ? 1 : k;
  return callTwo(place, [&](Builder &b) {
    return both<TopkOp>(b, b(self), count, dim, largest);
  });
}

Pair Bodies::kthvalue(const Tensor &self, int64_t k, int64_t dim, bool keepdim,
                      Place place) {
  return callTwo(place, [&](Builder &b) {
    return both<KthvalueOp>(b, b(self), k, dim, keepdim);
  });
}

Pair Bodies::median(const Tensor &self, int64_t dim, bool keepdim,
                    Place place) {
  return callTwo(place, [&](Builder &b) {
    return both<MedianOp>(b, b(self), dim, keepdim);
  });
}

Tensor Bodies::median(const Tensor &self, Place place) {
  return median(flatten(self, 0, -1, place), 0, false, place).first;
}

Pair Bodies::mode(const Tensor &self, int64_t dim, bool keepdim, Place place) {
  return callTwo(place, [&](Builder &b) {
    return both<ModeOp>(b, b(self), dim, keepdim);
  });
}

//===----------------------------------------------------------------------===//
// Running sums
//===----------------------------------------------------------------------===//

// The sum of Booleans as a Boolean is the greatest, the product the least.
template <typename OpT, typename BoolOpT>
static Tensor running(const Tensor &self, int64_t dim,
                      std::optional<DType> dtype, Place place) {
  DType own = isFloat(self.dtype()) ? self.dtype() : DType::I64;
  DType type = dtype.value_or(own);
  return call(place, [&](Builder &b) {
    Value x = b.as(self, type);
    return isBool(type) ? b.make<BoolOpT>(x, dim) : b.make<OpT>(x, dim);
  });
}

Tensor Bodies::cumsum(const Tensor &self, int64_t dim,
                      std::optional<DType> dtype, Place place) {
  return running<CumsumOp, CummaxOp>(self, dim, dtype, place);
}

Tensor Bodies::cumprod(const Tensor &self, int64_t dim,
                       std::optional<DType> dtype, Place place) {
  return running<CumprodOp, CumminOp>(self, dim, dtype, place);
}

Tensor Bodies::logcumsumexp(const Tensor &self, int64_t dim, Place place) {
  return call(place,
              [&](Builder &b) { return b.make<LogcumsumexpOp>(b(self), dim); });
}

Pair Bodies::cummax(const Tensor &self, int64_t dim, Place place) {
  return callTwo(place,
                 [&](Builder &b) { return both<CummaxOp>(b, b(self), dim); });
}

Pair Bodies::cummin(const Tensor &self, int64_t dim, Place place) {
  return callTwo(place,
                 [&](Builder &b) { return both<CumminOp>(b, b(self), dim); });
}

} // namespace tcopt
