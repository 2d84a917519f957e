//===- Indexing.cpp - elements at the indices of tensors ------------------===//

#include "ATenBodies.h"
#include "Reductions.h"
#include "tcopt/Graph/IR/GraphDynamicOps.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt::aten {

using capture::Builder;
using capture::call;

//===----------------------------------------------------------------------===//
// Lists of indices
//===----------------------------------------------------------------------===//

namespace {
/// Tensors of indices, and the dimensions that they index.
struct Indices {
  std::vector<Tensor> tensors;
  std::vector<int64_t> dims;

  void add(const Tensor &index, int64_t dim) {
    tensors.push_back(index);
    dims.push_back(dim);
  }
};
} // namespace

static bool isMask(const Tensor &index) {
  return isBool(index.dtype()) || index.dtype() == DType::U8;
}

// Replaces an undefined tensor by all indices of a dimension, and a mask by the
// indices of its true elements, one vector for each dimension.
static Indices indicesOf(const std::vector<Tensor> &list, Place place) {
  Indices found;
  int64_t dim = 0;
  for (const Tensor &index : list) {
    if (!index.defined()) {
      ++dim;
    } else if (isMask(index)) {
      Tensor places = nonzero(index, place);
      for (int64_t i = 0; i < index.dim(); ++i)
        found.add(select(places, 1, i, place), dim++);
    } else {
      found.add(to(index, DType::I64, place), dim++);
    }
  }
  return found;
}

static Tensor elementsAt(const Tensor &self, const Indices &indices,
                         Place place) {
  if (indices.dims.empty())
    return clone(self, place);
  return call(place, [&](Builder &b) {
    return b.make<IndexOp>(b(self), b(indices.tensors), indices.dims);
  });
}

static Tensor replaceAt(const Tensor &self, const Indices &indices,
                        const Tensor &values, bool accumulate, Place place) {
  return call(place, [&](Builder &b) {
    Value x = b(self), given = b.as(values, self.dtype());
    if (!indices.dims.empty())
      return b.make<IndexPutOp>(x, given, b(indices.tensors), indices.dims,
                                accumulate);
    return accumulate ? b.make<AddOp>(x, given) : b.expand(given, b.sizesOf(x));
  });
}

Tensor ATenBodies::index(const Tensor &self, const std::vector<Tensor> &indices,
                         Place place) {
  return elementsAt(self, indicesOf(indices, place), place);
}

//===----------------------------------------------------------------------===//
// Writes to the elements of one mask
//===----------------------------------------------------------------------===//

// Returns the mask if it is the only index, with dimensions of size 1 for those
// of the tensor behind it; otherwise an undefined tensor.
static Tensor onlyMask(const Tensor &self, const std::vector<Tensor> &indices,
                       Place place) {
  Tensor mask;
  int64_t behind = self.dim();
  for (const Tensor &index : indices) {
    if (index.defined() && (mask.defined() || !isMask(index)))
      return {};
    behind -= index.defined() ? index.dim() : mask.defined() ? 0 : 1;
    if (index.defined())
      mask = index;
  }
  for (int64_t i = 0; mask.defined() && i < behind; ++i)
    mask = unsqueeze(mask, -1, place);
  return mask;
}

// A single value needs no list of indices, whose size would depend on the mask.
Tensor ATenBodies::index_put(const Tensor &self,
                             const std::vector<Tensor> &indices,
                             const Tensor &values, bool accumulate,
                             Place place) {
  Tensor mask = values.dim() == 0 ? onlyMask(self, indices, place) : Tensor();
  if (!mask.defined())
    return replaceAt(self, indicesOf(indices, place), values, accumulate,
                     place);
  Tensor value = to(values, self.dtype(), place);
  return tcopt::where(to(mask, DType::Bool, place),
                      accumulate ? add(self, value, 1, place) : value, self,
                      place);
}

//===----------------------------------------------------------------------===//
// Indices that are limited to the sizes
//===----------------------------------------------------------------------===//

static Indices limited(const Tensor &self, Indices indices, Place place) {
  for (size_t i = 0; i < indices.dims.size(); ++i) {
    Size size = self.size(indices.dims[i], place);
    Tensor &index = indices.tensors[i];
    index = maximum(minimum(index, size - 1, place), -size, place);
  }
  return indices;
}

static bool isEmpty(const Size &size) {
  return !size.isOpen() && size.hint() == 0;
}

// An empty dimension has no element for the indices: it gets one.
static Tensor withElements(const Tensor &self, const Indices &indices,
                           const Scalar &fill, Place place) {
  SizeList sizes = self.sizes();
  bool isChanged = false;
  for (int64_t dim : indices.dims)
    if (isEmpty(sizes[size_t(dim)])) {
      sizes[size_t(dim)] = 1;
      isChanged = true;
    }
  return isChanged ? new_full(self, sizes, fill, std::nullopt, place) : self;
}

Tensor ATenBodies::_unsafe_masked_index(const Tensor &self, const Tensor &mask,
                                        const std::vector<Tensor> &indices,
                                        const Scalar &fill, Place place) {
  Indices given = indicesOf(indices, place);
  Tensor source = withElements(self, given, fill, place);
  Tensor found = elementsAt(source, limited(source, given, place), place);
  return masked_fill(found, logical_not(mask, place), fill, place);
}

Tensor ATenBodies::_unsafe_masked_index_put_accumulate(
    const Tensor &self, const Tensor &mask, const std::vector<Tensor> &indices,
    const Tensor &values, Place place) {
  if (llvm::any_of(self.sizes(), isEmpty))
    return clone(self, place);
  Tensor kept = masked_fill(values, logical_not(mask, place), 0, place);
  return replaceAt(self, limited(self, indicesOf(indices, place), place), kept,
                   /*accumulate=*/true, place);
}

//===----------------------------------------------------------------------===//
// Other writes
//===----------------------------------------------------------------------===//

Tensor ATenBodies::put(const Tensor &self, const Tensor &index,
                       const Tensor &source, bool accumulate, Place place) {
  auto flat = [&](const Tensor &x) { return flatten(x, 0, -1, place); };
  Tensor result = replaceAt(flat(self), indicesOf({flat(index)}, place),
                            flat(source), accumulate, place);
  return reshape_as(result, self, place);
}

Tensor ATenBodies::scatter_value_reduce(const Tensor &self, int64_t dim,
                                        const Tensor &index,
                                        const Scalar &value,
                                        std::string_view reduce, Place place) {
  Tensor src = full_like(index, value, self.dtype(), place);
  return scatter_reduce(self, dim, index, src, reduce, true, place);
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

Tensor ATenBodies::repeat_interleave(const Tensor &repeats, Place place) {
  capture::expectRank("repeat_interleave", repeats, 1, place);
  return call(place, [&](Builder &b) {
    Value counts = b.as(repeats, DType::I64);
    Value places = b.arange(b.number(0, DType::I64), b.number(1, DType::I64),
                            b.sizeOf(counts, 0));
    Value repeated = b.make<RepeatInterleaveOp>(places, counts, 0);
    return b.cast(repeated, b.type(repeats.dtype()));
  });
}

static Tensor placesIn(const Tensor &sequence, const Operand &values,
                       bool isNarrow, bool right, Place place) {
  Operand sorted(sequence, place);
  return call(place, [&](Builder &b) {
    auto v = b.promoted({&sorted, &values});
    Value places = b.make<SearchsortedOp>(v[0], v[1], right);
    return isNarrow ? b.cast(places, b.type(DType::I32)) : places;
  });
}

Tensor ATenBodies::searchsorted(const Tensor &sorted_sequence,
                                const Operand &self, bool out_int32, bool right,
                                std::string_view side, const Tensor &sorter,
                                Place place) {
  Tensor sequence = sorter.defined()
                        ? gather(sorted_sequence, -1, sorter, place)
                        : sorted_sequence;
  return placesIn(sequence, self, out_int32, right || side == "right", place);
}

Tensor ATenBodies::bucketize(const Operand &self, const Tensor &boundaries,
                             bool out_int32, bool right, Place place) {
  return placesIn(boundaries, self, out_int32, right, place);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

Tensor ATenBodies::embedding_renorm(const Tensor &self, const Tensor &indices,
                                    double max_norm, double norm_type,
                                    Place place) {
  DType wide = capture::wideDType(self.dtype());
  Tensor rows = to(self, wide, place);
  Tensor norms =
      linalg_vector_norm(rows, norm_type, 1, true, std::nullopt, place);
  Tensor scale =
      mul(reciprocal(add(norms, 1e-7, 1, place), place), max_norm, place);
  Tensor isUsed = index_fill(zeros_like(norms, DType::Bool, place), 0,
                             reshape(indices, -1, place), true, place);
  Tensor isScaled = logical_and(isUsed, gt(norms, max_norm, place), place);
  return to(tcopt::where(isScaled, mul(rows, scale, place), rows, place),
            self.dtype(), place);
}

} // namespace tcopt::aten
