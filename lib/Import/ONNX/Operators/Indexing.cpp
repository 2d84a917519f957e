//===- Indexing.cpp - elements at places that tensors give ----------------===//

#include "Families.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

Value places(Node &n, Size count) {
  Type type = n.b.ops().getI64Type();
  return n.b.arange(n.b.integer(0, type), n.b.integer(1, type), count);
}

/// Places below 0 count from the end of the dimension.
static Value fromStart(Node &n, Value places, Size size) {
  Type type = n.b.ops().getI64Type();
  Value wide = n.b.cast(places, type);
  Value isBelow = n.b.make<LtOp>(wide, n.b.integer(0, type));
  Value shifted = n.b.make<AddOp>(wide, n.tensorOfSize(size));
  return n.b.make<WhereOp>(isBelow, shifted, wide);
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

static void importGather(Node &n) {
  Value x = n.in(0), index = n.in(1);
  int64_t axis = n.normalize(n.integer("axis", 0), rankOf(x));
  n.out(n.b.make<IndexOp>(x, ValueRange{index}, ArrayRef<int64_t>(axis)));
}

static void importGatherElements(Node &n) {
  Value x = n.in(0), index = n.in(1);
  int64_t axis = n.normalize(n.integer("axis", 0), rankOf(x));
  if (!n.hasFailed())
    n.out(n.b.make<GatherOp>(x, fromStart(n, index, n.sizeOf(x, axis)), axis));
}

/// The number of entries in each row of indices; it must be known.
static int64_t numEntries(Node &n, Value &indices) {
  int64_t rank = rankOf(indices);
  if (rank == 0) {
    n.error("expected indices of rank 1 or more");
    return 0;
  }
  return knownSize(n, indices, rank - 1, "last size of the indices");
}

/// The entries of rows of indices, each as a tensor without the last dimension.
static SmallVector<Value> entriesOf(Node &n, Value indices, int64_t count) {
  SmallVector<Value> entries;
  int64_t last = rankOf(indices) - 1;
  for (int64_t i = 0; i < count && !n.hasFailed(); ++i)
    entries.push_back(n.b.make<SqueezeOp>(n.b.slice(indices, last, i, i + 1),
                                          ArrayRef<int64_t>(last)));
  return entries;
}

static void importGatherND(Node &n) {
  Value x = n.in(0), indices = n.in(1);
  int64_t batch = n.integer("batch_dims", 0);
  int64_t count = numEntries(n, indices);
  if (n.hasFailed())
    return;
  if (batch < 0 || batch >= rankOf(indices) || count > rankOf(x) - batch)
    return n.error("expected indices of at most " + Twine(rankOf(x) - batch) +
                   " entries after " + Twine(batch) + " batch dimensions");
  SmallVector<Value> entries;
  for (int64_t dim = 0; dim < batch; ++dim) {
    Sizes sizes(rankOf(indices) - 1, n.b.ops().getIndexAttr(1));
    sizes[dim] = n.sizeOf(x, dim);
    entries.push_back(n.b.reshape(places(n, sizes[dim]), sizes));
  }
  entries.append(entriesOf(n, indices, count));
  if (entries.empty())
    return n.error("expected indices with entries");
  n.out(n.b.make<IndexOp>(x, ValueRange(entries),
                          ArrayRef<int64_t>(upTo(batch + count))));
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

static std::optional<ScatterReduction> reductionOf(Node &n) {
  std::string name =
      n.choice("reduction", "none", {"none", "add", "mul", "max", "min"});
  if (name == "add")
    return ScatterReduction::sum;
  if (name == "mul")
    return ScatterReduction::prod;
  if (name == "max")
    return ScatterReduction::amax;
  if (name == "min")
    return ScatterReduction::amin;
  return std::nullopt;
}

static Value scatter(Node &n, Value x, Value index, Value updates, int64_t dim,
                     std::optional<ScatterReduction> reduction) {
  if (!reduction)
    return n.b.make<ScatterOp>(x, index, updates, dim);
  return n.b.make<ScatterReduceOp>(x, index, updates, dim, *reduction,
                                   /*include_self=*/true);
}

static void importScatterElements(Node &n) {
  Value x = n.in(0), index = n.in(1), updates = n.in(2);
  int64_t axis = n.normalize(n.integer("axis", 0), rankOf(x));
  auto reduction = reductionOf(n);
  if (!n.hasFailed())
    n.out(scatter(n, x, fromStart(n, index, n.sizeOf(x, axis)), updates, axis,
                  reduction));
}

/// Where each row of indices points in `x`, the first dimensions of which count
/// as one.
static Value linearIndex(Node &n, Value x, ArrayRef<Value> entries) {
  Value linear;
  for (auto [dim, entry] : llvm::enumerate(entries)) {
    Size size = n.sizeOf(x, int64_t(dim));
    Value place = fromStart(n, entry, size);
    linear = linear ? n.b.make<AddOp>(
                          n.b.make<MulOp>(linear, n.tensorOfSize(size)), place)
                    : place;
  }
  return linear;
}

/// Rows along a first dimension are combined.
static Value scatterRows(Node &n, Value x, ArrayRef<Value> entries,
                         Value updates, ScatterReduction reduction) {
  Sizes sizes = n.sizesOf(x);
  size_t count = entries.size();
  if (n.hasFailed())
    return {};
  Size rows = n.product(ArrayRef<Size>(sizes).take_front(count));
  Size width = n.product(ArrayRef<Size>(sizes).drop_front(count));
  Value linear = linearIndex(n, x, entries);
  Size number = n.product(n.sizesOf(linear));
  Value index =
      n.b.expand(n.b.reshape(linear, {number, n.b.ops().getIndexAttr(1)}),
                 {number, width});
  Value combined = scatter(n, n.b.reshape(x, {rows, width}), index,
                           n.b.reshape(updates, {number, width}), 0, reduction);
  return n.b.reshape(combined, sizes);
}

static void importScatterND(Node &n) {
  Value x = n.in(0), indices = n.in(1), updates = n.in(2);
  auto reduction = reductionOf(n);
  int64_t count = numEntries(n, indices);
  if (n.hasFailed())
    return;
  if (count < 1 || count > rankOf(x))
    return n.error("expected indices of 1 to " + Twine(rankOf(x)) +
                   " entries but found " + Twine(count));
  SmallVector<Value> entries = entriesOf(n, indices, count);
  bool isSum = reduction == ScatterReduction::sum;
  if (reduction && !isSum)
    return n.out(scatterRows(n, x, entries, updates, *reduction));
  n.out(n.b.make<IndexPutOp>(x, updates, ValueRange(entries),
                             ArrayRef<int64_t>(upTo(count)), isSum));
}

//===----------------------------------------------------------------------===//
// Where elements are
//===----------------------------------------------------------------------===//

static void importNonZero(Node &n) {
  n.out(n.b.permute(n.b.make<NonzeroOp>(n.in(0)), {1, 0}));
}

static Value flattened(Node &n, Value x) {
  return n.b.reshape(x, {n.product(n.sizesOf(x))});
}

static void importCompress(Node &n) {
  Value x = n.in(0), mask = n.in(1);
  int64_t axis = 0;
  if (n.hasAttribute("axis"))
    axis = n.normalize(n.integer("axis", 0), rankOf(x));
  else
    x = flattened(n, x);
  if (rankOf(mask) != 1)
    return n.error("expected a condition of rank 1");
  Value rows = n.b.make<NonzeroOp>(mask);
  Value index = n.b.make<SqueezeOp>(rows, ArrayRef<int64_t>{1});
  n.out(n.b.make<IndexSelectOp>(x, index, axis));
}

static void importOneHot(Node &n) {
  Type i64 = n.b.ops().getI64Type();
  Value x = n.b.cast(n.in(0), i64), values = n.in(2);
  ItemPtr depth = Item::ofTensor(n.b.cast(n.in(1), i64));
  int64_t rank = rankOf(x) + 1;
  int64_t axis = n.normalize(n.integer("axis", -1), rank);
  if (n.hasFailed())
    return;
  auto elements = n.importer.elementsOf(*depth, n.b);
  if (!elements || elements->size() != 1)
    return n.error("expected one number as the depth");
  Size count = getAsOpFoldResult((*elements)[0]);
  Sizes sizes(rank, n.b.ops().getIndexAttr(1));
  sizes[axis] = count;
  Value place = n.b.reshape(places(n, count), sizes);
  Value index = n.b.make<UnsqueezeOp>(fromStart(n, x, count), axis);
  Value is = n.b.make<EqOp>(index, place);
  Value off = n.b.reshape(n.b.slice(values, 0, 0, 1), {});
  Value on = n.b.reshape(n.b.slice(values, 0, 1, 2), {});
  n.out(n.b.make<WhereOp>(is, on, off));
}

//===----------------------------------------------------------------------===//
// Unique
//===----------------------------------------------------------------------===//

/// The first place of each value.
static Value firstPlaces(Node &n, Value inverse, Size count) {
  Value place = places(n, n.sizeOf(inverse, 0));
  Value largest =
      n.b.full(n.b.integer(INT64_MAX, n.b.ops().getI64Type()), {count});
  return n.b.make<ScatterReduceOp>(largest, inverse, place, 0,
                                   ScatterReduction::amin, true);
}

static Value argsort(Node &n, Value x) {
  auto sorted = n.b.op<SortOp>(x, 0, /*descending=*/false);
  return sorted ? Value(sorted.getIndices()) : Value();
}

static void importUnique(Node &n) {
  Value x = n.in(0);
  IntegerAttr dim;
  int64_t axis = 0;
  if (n.hasAttribute("axis")) {
    axis = n.normalize(n.integer("axis", 0), rankOf(x));
    dim = n.b.ops().getI64IntegerAttr(axis);
  } else {
    x = flattened(n, x);
  }
  auto unique = n.b.op<UniqueOp>(x, dim);
  if (!unique)
    return;
  Value values = unique.getValues(), inverse = unique.getInverse();
  Value counts = unique.getCounts();
  Value first = firstPlaces(n, inverse, n.sizeOf(counts, 0));
  if (!n.integer("sorted", 1)) {
    Value order = argsort(n, first);
    values = n.b.make<IndexSelectOp>(values, order, axis);
    counts = n.b.make<IndexSelectOp>(counts, order, 0);
    first = n.b.make<IndexSelectOp>(first, order, 0);
    inverse = n.b.make<IndexSelectOp>(argsort(n, order), inverse, 0);
  }
  n.out(0, values);
  n.out(1, first);
  n.out(2, inverse);
  n.out(3, counts);
}

void addIndexingOperators(OperatorTable &t) {
  t.add("Gather", {1, 11, 13}, 2, importGather);
  t.add("GatherElements", {11, 13}, 2, importGatherElements);
  t.add("GatherND", {11, 12, 13}, 2, importGatherND);
  t.add("Scatter", {9, 11}, 3, importScatterElements);
  t.add("ScatterElements", {11, 13, 16, 18}, 3, importScatterElements);
  t.add("ScatterND", {11, 13, 16, 18}, 3, importScatterND);
  t.add("NonZero", {9, 13}, 1, importNonZero);
  t.add("Compress", {9, 11, 28}, 2, importCompress);
  t.add("OneHot", {9, 11, 28}, 3, importOneHot);
  t.add("Unique", {11, 28}, 1, importUnique);
}

} // namespace tcopt::onnx_import
