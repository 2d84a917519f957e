//===- Indexing.cpp - gather, select and search by index tensors ----------===//

#include "../../Capture/Trace/Recorder.h"
#include "Bodies.h"
#include "Common.h"
#include "tcopt/Graph/IR/GraphDynamicOps.h"
#include "tcopt/Graph/IR/GraphEmbeddingOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Support/DType.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Along a dimension
//===----------------------------------------------------------------------===//

static Value indicesOf(Builder &b, const Tensor &index) {
  bool isWide = index.dtype() == DType::I64 || index.dtype() == DType::I32;
  return isWide ? b(index) : b.as(index, DType::I64);
}

// As in PyTorch, an empty index may have any rank, and rank 0 is treated as
// rank 1.
Tensor Bodies::gather(const Tensor &self, int64_t dim, const Tensor &index,
                      Place place) {
  DefaultDevice here(self.device());
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

// Returns remainders of indices, which may be negative, as in PyTorch. Computes
// in f64, which is exact below 2^53, because no vector instruction divides
// integers. In an empty dimension all indices remain out of bounds.
static Value remainders(Builder &b, Value index, graph::Size size) {
  Value count = capture::tensorOf(b, size);
  Value real = b.cast(count, b.type(DType::F64));
  Value most = b.make<MaximumOp>(real, capture::numberLike(b, 1, real));
  Value turns = b.make<FloorOp>(b.make<DivOp>(b.cast(index, b.type(DType::F64)),
                                              most, RoundingMode::none));
  return b.make<SubOp>(index,
                       b.make<MulOp>(b.cast(turns, b.type(DType::I64)), count));
}

Tensor Bodies::take_along_dim(const Tensor &self, const Tensor &indices,
                              int64_t dim, Place place) {
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
    Value places = remainders(b, expanded(index), b.sizeOf(x, at));
    return b.make<GatherOp>(expanded(x), places, at);
  });
}

Tensor Bodies::index_select(const Tensor &self, int64_t dim,
                            const Tensor &index, Place place) {
  return call(place, [&](Builder &b) {
    Value x = capture::atLeastVector(b, b(self));
    Value found = b.make<IndexSelectOp>(x, b(index), dim);
    return self.dim() == 0 ? b.reshape(found, {}) : found;
  });
}

//===----------------------------------------------------------------------===//
// Data-dependent sizes
//===----------------------------------------------------------------------===//

Tensor Bodies::masked_select(const Tensor &self, const Tensor &mask,
                             Place place) {
  return call(place, [&](Builder &b) {
    return b.make<MaskedSelectOp>(b(self), b(mask));
  });
}

Tensor Bodies::nonzero(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) { return b.make<NonzeroOp>(b(self)); });
}

Tensor Bodies::unique(const Tensor &self, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<UniqueOp>(b(self), mlir::IntegerAttr());
  });
}

Tensor Bodies::unique(const Tensor &self, int64_t dim, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<UniqueOp>(b(self), b.ops().getI64IntegerAttr(dim));
  });
}

Tensor Bodies::unique_consecutive(const Tensor &self,
                                  std::optional<int64_t> dim, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<UniqueConsecutiveOp>(
        b(self), dim ? b.ops().getI64IntegerAttr(*dim) : mlir::IntegerAttr());
  });
}

// Without `dim` the tensor is flattened. A single count applies to all
// elements.
Tensor Bodies::repeat_interleave(const Tensor &self, const Tensor &repeats,
                                 std::optional<int64_t> dim, Place place) {
  bool isRow = dim && self.dim() > 0;
  Tensor x = isRow || self.dim() == 1 ? self : flatten(self, 0, -1, place);
  int64_t at = isRow ? *dim : 0;
  Tensor each = repeats;
  if (each.dim() == 0 || each.size(0, place) == 1)
    each = expand(each, {x.size(at, place)}, place);
  return call(place, [&](Builder &b) {
    return b.make<RepeatInterleaveOp>(b(x), indicesOf(b, each), at);
  });
}

//===----------------------------------------------------------------------===//
// Sorted sequences
//===----------------------------------------------------------------------===//

Tensor Bodies::searchsorted(const Tensor &sorted_sequence, const Tensor &self,
                            bool right, Place place) {
  Operand sequence = sorted_sequence, values = self;
  return call(place, [&](Builder &b) {
    auto v = b.promoted({&sequence, &values});
    return b.make<SearchsortedOp>(v[0], v[1], right);
  });
}

Tensor Bodies::bucketize(const Tensor &self, const Tensor &boundaries,
                         bool right, Place place) {
  capture::expectRank("bucketize", boundaries, 1, place);
  return searchsorted(boundaries, self, right, place);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

// Returns the padding row; negative rows count from the end.
static mlir::IntegerAttr paddingRow(Builder &b, const Tensor &weight,
                                    std::optional<int64_t> row, Place place) {
  if (!row)
    return {};
  int64_t rows = *row < 0 ? int64_t(weight.size(0, place)) : 0;
  return b.ops().getI64IntegerAttr(*row + rows);
}

Tensor Bodies::embedding(const Tensor &weight, const Tensor &indices,
                         std::optional<int64_t> padding_idx,
                         bool scale_grad_by_freq, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<EmbeddingOp>(b(weight), b(indices),
                               paddingRow(b, weight, padding_idx, place),
                               scale_grad_by_freq);
  });
}

//===----------------------------------------------------------------------===//
// Bags
//===----------------------------------------------------------------------===//

static BagMode bagModeOf(std::string_view mode, Place place) {
  if (mode == "sum")
    return BagMode::sum;
  if (mode == "mean")
    return BagMode::mean;
  if (mode != "max")
    capture::refuseWord("embedding_bag: mode", "\"sum\", \"mean\" or \"max\"",
                        mode, place);
  return BagMode::max;
}

// The rows of a matrix are bags of equal size.
Tensor Bodies::embedding_bag(const Tensor &input, const Tensor &weight,
                             const Tensor &offsets, std::string_view mode,
                             const Tensor &per_sample_weights,
                             bool include_last_offset,
                             std::optional<int64_t> padding_idx, Place place) {
  BagMode how = bagModeOf(mode, place);
  if (offsets.defined() != (input.dim() == 1))
    throw Exception("embedding_bag: expected offsets for an input of rank 1 "
                    "and none for one of rank 2 but found rank " +
                        std::to_string(input.dim()),
                    place);
  if (per_sample_weights.defined() && how != BagMode::sum)
    throw Exception("embedding_bag: expected per_sample_weights with mode "
                    "\"sum\" but found \"" +
                        std::string(mode) + "\"",
                    place);
  Tensor indices = input, starts = offsets, weights = per_sample_weights;
  if (!offsets.defined()) {
    DefaultDevice here(input.device());
    capture::expectRank("embedding_bag", input, 2, place);
    starts =
        mul(arange(input.size(0, place), place), input.size(1, place), place);
    indices = flatten(input, 0, -1, place);
    if (weights.defined())
      weights = flatten(weights, 0, -1, place);
  }
  if (starts.dtype() != indices.dtype())
    starts = to(starts, indices.dtype(), place);
  bool hasEnd = include_last_offset && offsets.defined();
  return call(place, [&](Builder &b) {
    return b.make<EmbeddingBagOp>(b(weight), b(indices), b(starts), b(weights),
                                  paddingRow(b, weight, padding_idx, place),
                                  how, hasEnd);
  });
}

// Writes 1 at the index of each class. An index out of range is an error of
// this write.
Tensor Bodies::_one_hot(const Tensor &self, const Size &num_classes,
                        Place place) {
  DefaultDevice here(self.device());
  SizeList sizes = self.sizes();
  sizes.push_back(num_classes);
  return scatter(zeros(sizes, DType::I64, place), -1,
                 to(unsqueeze(self, -1, place), DType::I64, place), 1, place);
}

Tensor one_hot(const Tensor &self, const Size &num_classes, Place place) {
  if (!isInteger(self.dtype()))
    throw Exception("one_hot: expected a tensor of integers but found " +
                        getName(self.dtype()).str(),
                    place);
  if (num_classes.isOpen() || num_classes.hint() >= 0)
    return _one_hot(self, num_classes, place);
  if (num_classes.hint() != -1)
    throw Exception("one_hot: expected a number of classes of at least 0, or "
                    "-1 but found " +
                        std::to_string(num_classes.hint()),
                    place);
  if (self.numel() == 0)
    throw Exception("one_hot: expected elements, or a number of classes",
                    place);
  int64_t greatest = max(self, place).item<int64_t>(place);
  return _one_hot(self, greatest + 1, place);
}

// Returns the number of bins, which depends on data in a graph without a call.
static Size countOfBins(const Tensor &self, int64_t minlength, Place place) {
  capture::Recorder *recorder = capture::currentRecorder();
  if (capture::isKnown(self.numel(), capture::SizeRelation::EQ, 0))
    return minlength;
  if (recorder && !recorder->canRun()) {
    Tensor count = add(to(max(self, place), DType::I64, place), 1, 1, place);
    return capture::sizeOfElement(clamp_min(count, minlength, place), place);
  }
  int64_t least = min(self, place).item<int64_t>(place);
  if (least < 0)
    throw Exception("bincount: expected numbers of at least 0 but found " +
                        std::to_string(least),
                    place);
  return std::max(minlength, max(self, place).item<int64_t>(place) + 1);
}

Tensor bincount(const Tensor &self, const Tensor &weights, int64_t minlength,
                Place place) {
  capture::expectRank("bincount", self, 1, place);
  if (!isInteger(self.dtype()) || minlength < 0)
    throw Exception("bincount: expected a vector of integers and a minlength "
                    "of at least 0",
                    place);
  DefaultDevice here(self.device());
  Size count = countOfBins(self, minlength, place);
  Tensor indices = to(self, DType::I64, place);
  Tensor each =
      weights.defined() ? weights : ones_like(self, DType::I64, place);
  if (weights.defined() && weights.dtype() != DType::F32)
    each = to(weights, DType::F64, place);
  return index_add(zeros({count}, each.dtype(), place), 0, indices, each, 1,
                   place);
}

} // namespace tcopt
