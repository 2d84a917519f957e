//===- Indexing.cpp - elements at places that tensors give ----------------===//

#include "Common.h"
#include "tcopt/Graph/IR/GraphDynamicOps.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Places along a dimension
//===----------------------------------------------------------------------===//

static Value indicesOf(Builder &b, const Tensor &index) {
  bool isWide = index.dtype() == DType::I64 || index.dtype() == DType::I32;
  return isWide ? b(index) : b.as(index, DType::I64);
}

// Of an empty index PyTorch does not look at the rank, and rank 0 is rank 1.
Tensor gather(const Tensor &self, int64_t dim, const Tensor &index,
              Place place) {
  int64_t rank = std::max(self.dim(), index.dim());
  if (self.dim() != index.dim() && index.numel() == 0)
    return zeros(index.sizes(), self.dtype(), place);
  return call(place, [&](Builder &b) {
    if (self.dim() == index.dim() || rank > 1)
      return b.make<GatherOp>(b(self), indicesOf(b, index), dim);
    Value places = capture::atLeastVector(b, indicesOf(b, index));
    Value x = capture::atLeastVector(b, b(self));
    Value found = b.make<GatherOp>(x, places, dim);
    return index.dim() == 0 ? b.reshape(found, {}) : found;
  });
}

// Negative indices counted from the end.
static Value wrapped(Builder &b, Value index, graph::Size size) {
  Value zero = b.number(0, DType::I64);
  Value fromEnd = b.make<AddOp>(index, capture::tensorOf(b, size));
  return b.make<WhereOp>(b.make<LtOp>(index, zero), fromEnd, index);
}

Tensor take_along_dim(const Tensor &self, const Tensor &indices, int64_t dim,
                      Place place) {
  capture::expectRank("take_along_dim", indices, self.dim(), place);
  if (self.dim() == 0)
    return gather(self, dim, indices, place);
  int64_t at = capture::wrapDim(dim, self.dim(), "take_along_dim", place);
  return call(place, [&](Builder &b) {
    Value x = b(self), index = b.as(indices, DType::I64);
    graph::Sizes sizes = capture::broadcastSizes(b, {x, index});
    auto expanded = [&](Value value) {
      sizes[at] = b.sizeOf(value, at);
      return b.expand(value, sizes);
    };
    Value places = wrapped(b, expanded(index), b.sizeOf(x, at));
    return b.make<GatherOp>(expanded(x), places, at);
  });
}

Tensor index_select(const Tensor &self, int64_t dim, const Tensor &index,
                    Place place) {
  return call(place, [&](Builder &b) {
    Value x = capture::atLeastVector(b, b(self));
    Value found = b.make<IndexSelectOp>(x, b(index), dim);
    return self.dim() == 0 ? b.reshape(found, {}) : found;
  });
}

//===----------------------------------------------------------------------===//
// As many as there are
//===----------------------------------------------------------------------===//

Tensor masked_select(const Tensor &self, const Tensor &mask, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<MaskedSelectOp>(b(self), b(mask));
  });
}

Tensor nonzero(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) { return b.make<NonzeroOp>(b(self)); });
}

Tensor unique(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<UniqueOp>(b(self), mlir::IntegerAttr());
  });
}

//===----------------------------------------------------------------------===//
// Sorted sequences
//===----------------------------------------------------------------------===//

Tensor searchsorted(const Tensor &sorted_sequence, const Tensor &self,
                    bool right, Place place) {
  Operand sequence = sorted_sequence, values = self;
  return call(place, [&](Builder &b) {
    auto v = b.promoted({&sequence, &values});
    return b.make<SearchsortedOp>(v[0], v[1], right);
  });
}

Tensor bucketize(const Tensor &self, const Tensor &boundaries, bool right,
                 Place place) {
  capture::expectRank("bucketize", boundaries, 1, place);
  return searchsorted(boundaries, self, right, place);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

Tensor embedding(const Tensor &weight, const Tensor &indices, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<EmbeddingOp>(b(weight), b(indices));
  });
}

Tensor one_hot(const Tensor &self, int64_t num_classes, Place place) {
  Tensor classes = arange(num_classes, place);
  return to(eq(unsqueeze(self, -1, place), classes, place), DType::I64, place);
}

} // namespace tcopt
