//===- Index.cpp - indexing, x[...] ---------------------------------------===//

#include "../../Capture/Eager/Dispatch.h"
#include "../../Capture/Trace/Arguments.h"
#include "tcopt/Graph/IR/GraphIndexingOps.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"

using namespace tcopt::graph;
using mlir::Value;

namespace tcopt {

using capture::Builder;
using capture::call;

namespace {
/// A view of the tensor, and the tensors that index dimensions of it.
struct Indexed {
  Tensor view;
  std::vector<Tensor> indices;
  std::vector<int64_t> dims;
};
} // namespace

static bool isMask(const Tensor &tensor) { return isBool(tensor.dtype()); }

/// Returns the number of the tensor's dimensions that an entry indexes.
static int64_t consumedDims(const Index &entry) {
  if (std::holds_alternative<Index::Special>(entry.entry))
    return 0;
  if (auto *tensor = std::get_if<std::shared_ptr<Tensor>>(&entry.entry))
    return isMask(**tensor) ? (*tensor)->dim() : 1;
  return 1;
}

static void checkMask(const Tensor &view, const Tensor &mask, int64_t at,
                      Place place) {
  for (int64_t dim = 0; dim < mask.dim(); ++dim)
    if (Size found = mask.size(dim), expected = view.size(at + dim);
        found != expected)
      throw Exception("index: expected a mask of size " +
                          std::to_string(expected.hint()) + " at dimension " +
                          std::to_string(dim) + " but found " +
                          std::to_string(found.hint()),
                      place);
}

// Replaces a mask by the indices of its true elements, a vector for each of its
// dimensions.
static void addMask(Indexed &result, const Tensor &mask, int64_t at,
                    Place place) {
  checkMask(result.view, mask, at, place);
  Tensor places = nonzero(mask, place);
  for (int64_t dim = 0; dim < mask.dim(); ++dim) {
    result.indices.push_back(select(places, 1, dim, place));
    result.dims.push_back(at + dim);
  }
}

static void apply(Indexed &result, const Index &entry, int64_t &at,
                  Place place) {
  if (auto *index = std::get_if<Size>(&entry.entry)) {
    result.view = select(result.view, at, *index, place);
  } else if (auto *range = std::get_if<Slice>(&entry.entry)) {
    result.view =
        slice(result.view, at++, range->start, range->end, range->step, place);
  } else if (std::holds_alternative<Index::Special>(entry.entry)) {
    result.view = unsqueeze(result.view, at++, place);
  } else {
    // Indices may be on the CPU, as in PyTorch.
    const Tensor tensor = std::get<std::shared_ptr<Tensor>>(entry.entry)
                              ->to(result.view.device(), place);
    if (isMask(tensor)) {
      addMask(result, tensor, at, place);
      at += tensor.dim();
      return;
    }
    result.indices.push_back(tensor);
    result.dims.push_back(at++);
  }
}

static Indexed applyAll(const Tensor &self, const std::vector<Index> &entries,
                        Place place) {
  int64_t consumed = 0, ellipses = 0;
  auto isEllipsis = [](const Index &entry) {
    auto *special = std::get_if<Index::Special>(&entry.entry);
    return special && *special == Ellipsis;
  };
  for (const Index &entry : entries) {
    consumed += consumedDims(entry);
    ellipses += isEllipsis(entry);
  }
  if (consumed > self.dim() || ellipses > 1)
    throw Exception("index: expected at most " + std::to_string(self.dim()) +
                        " entries and one Ellipsis but found entries for " +
                        std::to_string(consumed) + " dimensions",
                    place);
  Indexed result{self, {}, {}};
  int64_t at = 0;
  for (const Index &entry : entries)
    if (isEllipsis(entry))
      at += self.dim() - consumed;
    else
      apply(result, entry, at, place);
  return result;
}

// The functions that are not in functions.schema.
static constexpr capture::FunctionInfo kIndex{"index", "self, indices"};
static constexpr capture::FunctionInfo kIndexPut{"index_put_", "self, indices"};
static constexpr capture::FunctionInfo kIndexSum{"index_put_", "self, indices"};

static Tensor takeAt(const Tensor &self, const std::vector<Tensor> &indices,
                     const Dims &dims, Place place) {
  return call(place, [&](Builder &b) {
    return b.make<IndexOp>(b(self), b(indices), dims.values());
  });
}

template <bool accumulate>
static Tensor putAt(const Tensor &self, const std::vector<Tensor> &indices,
                    const Dims &dims, const Operand &value, Place place) {
  DType dtype = self.dtype();
  return capture::assign(self, place, [&](Builder &b) {
    Value given = b.as(value, dtype);
    if (indices.empty())
      return accumulate ? b.make<AddOp>(b(self), given) : given;
    return b.make<IndexPutOp>(b(self), given, b(indices), dims.values(),
                              accumulate);
  });
}

Tensor Tensor::index(std::vector<Index> entries, Place place) const {
  Indexed found = applyAll(*this, entries, place);
  if (found.indices.empty())
    return found.view;
  Tensor taken = capture::dispatch<Tensor>(kIndex, place, takeAt, found.view,
                                           found.indices, Dims(found.dims));
  taken.getImpl()->taken = std::make_shared<capture::TensorImpl::Taken>(
      capture::TensorImpl::Taken{impl, std::move(entries)});
  return taken;
}

void Tensor::writeWhereTaken(const Operand &value) const {
  const auto &taken = impl->taken;
  auto from = taken ? taken->from.lock() : nullptr;
  if (from)
    Tensor(from).index_put_(taken->entries, value, value.place());
}

/// Returns the rank of the indexed elements.
static int64_t rankOfIndexed(const Indexed &found) {
  int64_t rank = 0;
  for (const Tensor &index : found.indices)
    rank = std::max(rank, index.dim());
  return found.view.dim() - int64_t(found.dims.size()) + rank;
}

// As in PyTorch, a value may have leading dimensions of size 1 in addition to
// those of the target.
static Operand withoutLeadingOnes(const Operand &value, int64_t rank) {
  if (value.number())
    return value;
  Tensor tensor = value.tensor();
  while (tensor.dim() > rank && tensor.size(0) == 1)
    tensor = select(tensor, 0, 0, value.place());
  return Operand(tensor, value.place());
}

Tensor &Tensor::index_put_(std::vector<Index> entries, const Operand &value,
                           bool accumulate, Place place) {
  Indexed found = applyAll(*this, entries, place);
  capture::dispatch<Tensor>(accumulate ? kIndexSum : kIndexPut, place,
                            accumulate ? putAt<true> : putAt<false>, found.view,
                            found.indices, Dims(found.dims),
                            withoutLeadingOnes(value, rankOfIndexed(found)));
  return *this;
}

Tensor Tensor::operator[](const Index &entry) const {
  return index({entry}, entry.where);
}

} // namespace tcopt
