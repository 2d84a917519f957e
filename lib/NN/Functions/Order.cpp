//===- Order.cpp - sort, topk and cumulative sums -------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphScanOps.h"
#include "tcopt/Graph/IR/GraphSortOps.h"
#include <bit>

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

// For a tensor of rank 0, PyTorch returns its element even if k is 0.
Pair Bodies::_topk(const Tensor &self, int64_t k, int64_t dim, bool largest,
                   Place place) {
  int64_t count = self.dim() == 0 && k == 0 ? 1 : k;
  return callTwo(place, [&](Builder &b) {
    return both<TopkOp>(b, b(self), count, dim, largest);
  });
}

static Pair firstOf(const Pair &ordered, int64_t dim, const Size &k,
                    Place place) {
  return {clone(narrow(ordered.first, dim, 0, k, place), place),
          clone(narrow(ordered.second, dim, 0, k, place), place)};
}

// k is an attribute of the graph's op. A dynamic k becomes a slice of the
// sorted tensor. An eager call computes the next power of two, so that few
// programs serve all k.
Pair topk(const Tensor &self, const Size &k, int64_t dim, bool largest,
          Place place) {
  if (self.dim() == 0)
    return _topk(self, k, dim, largest, place);
  if (k.isOpen())
    return firstOf(sort(self, dim, largest, place), dim, k, place);
  int64_t count = k.hint(), size = self.size(dim, place).hint();
  if (capture::isTracing() || count <= 0 || count > size)
    return _topk(self, count, dim, largest, place);
  int64_t more =
      std::min<int64_t>(int64_t(std::bit_ceil(uint64_t(count))), size);
  if (more == count)
    return _topk(self, count, dim, largest, place);
  return firstOf(_topk(self, more, dim, largest, place), dim, k, place);
}

Pair Bodies::_kthvalue(const Tensor &self, int64_t k, int64_t dim, bool keepdim,
                       Place place) {
  return callTwo(place, [&](Builder &b) {
    return both<KthvalueOp>(b, b(self), k, dim, keepdim);
  });
}

// A dynamic k is an index into the sorted tensor.
Pair kthvalue(const Tensor &self, const Size &k, int64_t dim, bool keepdim,
              Place place) {
  if (!k.isOpen() || self.dim() == 0)
    return _kthvalue(self, k, dim, keepdim, place);
  if (k < 1 || self.size(dim, place) < k)
    throw Exception("kthvalue: expected k in [1, " +
                        std::to_string(self.size(dim, place).hint()) +
                        "] but found " + std::to_string(k.hint()),
                    place);
  Pair ordered = sort(self, dim, false, place);
  auto take = [&](const Tensor &x) {
    Tensor one = keepdim ? narrow(x, dim, k - 1, 1, place)
                         : select(x, dim, k - 1, place);
    return clone(one, place);
  };
  return {take(ordered.first), take(ordered.second)};
}

Pair Bodies::median(const Tensor &self, int64_t dim, bool keepdim,
                    Place place) {
  return callTwo(place, [&](Builder &b) {
    return both<MedianOp>(b, b(self), dim, keepdim);
  });
}

Tensor Bodies::median(const Tensor &self, Place place) {
  if (std::optional<Tensor> none = capture::medianOfNone(self, place))
    return *none;
  Tensor flat = flatten(self, 0, -1, place);
  return capture::sharedByEqual(flat, median(flat, 0, false, place).first,
                                place);
}

Pair Bodies::mode(const Tensor &self, int64_t dim, bool keepdim, Place place) {
  return callTwo(place, [&](Builder &b) {
    return both<ModeOp>(b, b(self), dim, keepdim);
  });
}

//===----------------------------------------------------------------------===//
// Cumulative functions
//===----------------------------------------------------------------------===//

// For Booleans as results, the sum is the maximum and the product the minimum.
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
