//===- Scatter.cpp - scatter and index updates ----------------------------===//

#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

// A number is repeated for each index.
Tensor Bodies::scatter(const Tensor &self, int64_t dim, const Tensor &index,
                       const Operand &src, Place place) {
  return call(place, [&](Builder &b) {
    Value places = b(index);
    Value updates = src.number()
                        ? b.full(b.as(src, self.dtype()), b.sizesOf(places))
                        : b(src);
    return b.make<ScatterOp>(b(self), places, updates, dim);
  });
}

Tensor Bodies::scatter_add(const Tensor &self, int64_t dim, const Tensor &index,
                           const Tensor &src, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<ScatterAddOp>(b(self), b(index), b(src), dim);
  });
}

Tensor Bodies::scatter_reduce(const Tensor &self, int64_t dim,
                              const Tensor &index, const Tensor &src,
                              std::string_view reduce, bool include_self,
                              Place place) {
  auto reduction = symbolizeScatterReduction(reduce);
  if (!reduction)
    capture::refuseWord(
        "scatter_reduce",
        "reduce \"sum\", \"prod\", \"mean\", \"amax\" or \"amin\"", reduce,
        place);
  return call(place, [&](Builder &b) {
    return b.make<ScatterReduceOp>(b(self), b(index), b(src), dim, *reduction,
                                   include_self);
  });
}

Tensor Bodies::masked_scatter(const Tensor &self, const Tensor &mask,
                              const Tensor &source, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<MaskedScatterOp>(b(self), b(mask), b(source));
  });
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

// Scales the source in its own dtype. For Booleans the product with alpha is a
// conjunction.
Tensor Bodies::index_add(const Tensor &self, int64_t dim, const Tensor &index,
                         const Tensor &source, const Scalar &alpha,
                         Place place) {
  return call(place, [&](Builder &b) {
    Value scaled = b(source);
    if (isBool(source.dtype()))
      scaled = b.make<LogicalAndOp>(
          scaled, b.number(alpha.toDouble() != 0, DType::Bool));
    else if (alpha.toDouble() != 1)
      scaled = b.make<MulOp>(scaled, b.number(alpha, source.dtype()));
    return b.make<IndexAddOp>(b(self), b(index), scaled, dim);
  });
}

Tensor Bodies::index_copy(const Tensor &self, int64_t dim, const Tensor &index,
                          const Tensor &source, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<IndexCopyOp>(b(self), b(index), b(source), dim);
  });
}

#include "GraphScatterBodies.inc"

Tensor Bodies::index_fill(const Tensor &self, int64_t dim, const Tensor &index,
                          const Operand &value, Place place) {
  int64_t at = capture::wrapDim(dim, self.dim(), "index_fill", place);
  // The single element may have any number of indices.
  if (self.dim() == 0)
    return reshape(
        index_fill(reshape(self, {1}, place), 0, index, value, place), {},
        place);
  return call(place, [&](Builder &b) {
    // Negative indices count from the end, unlike in index_copy.
    Value places = capture::atLeastVector(b, b(index));
    return b.make<IndexPutOp>(b(self), b.as(value, self.dtype()),
                              mlir::ValueRange{places},
                              std::vector<int64_t>{at},
                              /*accumulate=*/false);
  });
}

// Returns a copy of the tensor with `src` in the slice that `partOf` returns.
// As in PyTorch, `src` is not broadcast.
static Tensor replaced(const char *function, const Tensor &self,
                       const Tensor &src, Place place,
                       llvm::function_ref<Tensor(const Tensor &)> partOf) {
  Tensor result = clone(self, place), part = partOf(result);
  Sizes expected = part.sizes(), found = src.sizes();
  bool isEqual = expected.size() == found.size();
  for (size_t i = 0; isEqual && i < found.size(); ++i)
    isEqual = !capture::areDifferent(expected[i], found[i]);
  if (!isEqual)
    throw Exception(std::string(function) + ": expected src of sizes " +
                        capture::textOf(expected) + " but found " +
                        capture::textOf(found),
                    place);
  copy_(part, src, place);
  return result;
}

Tensor Bodies::slice_scatter(const Tensor &self, const Tensor &src, int64_t dim,
                             const std::optional<Size> &start,
                             const std::optional<Size> &end, int64_t step,
                             Place place) {
  return replaced("slice_scatter", self, src, place, [&](const Tensor &x) {
    return slice(x, dim, start, end, step, place);
  });
}

Tensor Bodies::select_scatter(const Tensor &self, const Tensor &src,
                              int64_t dim, const Size &index, Place place) {
  return replaced("select_scatter", self, src, place, [&](const Tensor &x) {
    return select(x, dim, index, place);
  });
}

Tensor Bodies::diagonal_scatter(const Tensor &self, const Tensor &src,
                                const Size &offset, int64_t dim1, int64_t dim2,
                                Place place) {
  return replaced("diagonal_scatter", self, src, place, [&](const Tensor &x) {
    return diagonal(x, offset, dim1, dim2, place);
  });
}

} // namespace tcopt
