//===- Selection.cpp - parts, and parts that are replaced -----------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

/// 0, 1, ... count - 1, of a count of rank 0.
static Name placesUpTo(Export &x, const Name &count) {
  return x.e.op("Range", {x.e.integer(0), count, x.e.integer(1)});
}

/// The size of a dimension, of rank 0.
static Name sizeOf(Export &x, const Name &tensor, int64_t dim) {
  return x.e.op("Gather", {x.e.op("Shape", {tensor}), x.e.integer(dim)});
}

static int64_t wrapped(int64_t dim, int64_t rank) {
  return dim < 0 ? dim + rank : dim;
}

//===----------------------------------------------------------------------===//
// Parts that are replaced
//===----------------------------------------------------------------------===//

/// Slices of `source` along `dim` put at `index`, a vector.
static void putSlices(Export &x, const Name &index, const Name &source,
                      int64_t dim, const char *reduction) {
  if (x.rank() == 0)
    return x.refuse("expected a tensor with dimensions");
  SmallVector<int64_t> sizes(x.rank(), 1);
  sizes[wrapped(dim, x.rank())] = -1;
  Name column = x.e.op("Reshape", {index, x.e.ints(sizes)});
  Name wide = x.e.op("Expand", {column, x.e.op("Shape", {source})});
  x.node("ScatterElements", {x.in(0u), wide, source},
         {{"axis", dim}, {"reduction", std::string(reduction)}});
}

template <typename OpT>
static void exportIndexed(OpT op, Export &x, const char *reduction) {
  putSlices(x, x.in(op.getIndex()), x.in(op.getSource()), op.getDim(),
            reduction);
}

static void exportIndexReduce(IndexReduceOp op, Export &x) {
  if (!op.getIncludeSelf() || x.elementType().isInteger(1))
    return x.refuse("expected numbers and include_self");
  switch (op.getReduce()) {
  case ScatterReduction::sum:
    return exportIndexed(op, x, "add");
  case ScatterReduction::prod:
    return exportIndexed(op, x, "mul");
  case ScatterReduction::amax:
    return exportIndexed(op, x, "max");
  case ScatterReduction::amin:
    return exportIndexed(op, x, "min");
  case ScatterReduction::mean:
    return x.refuse("a mean of updates has no counterpart");
  }
}

static void exportSelectScatter(SelectScatterOp op, Export &x) {
  Name source =
      x.e.op("Unsqueeze", {x.in(op.getSrc()), x.e.ints({op.getDim()})});
  putSlices(x, x.e.ints({op.getIndex()}), source, op.getDim(), "none");
}

/// Returns the start of a slice as a tensor of rank 0; a negative start counts
/// from the end. A start beyond the end needs no limit, because the slice is
/// empty.
static Name startOf(SliceScatterOp op, Export &x, int64_t dim) {
  Value value = op.getStart();
  if (!value && op.getStaticStart() >= 0)
    return x.e.integer(op.getStaticStart());
  Name start = value ? x.in(value) : x.e.integer(op.getStaticStart());
  Name fromEnd =
      x.e.op("Max", {x.e.op("Add", {start, sizeOf(x, x.in(0u), dim)}),
                     x.e.integer(0)});
  if (!value)
    return fromEnd;
  Name isNegative = x.e.op("Less", {start, x.e.integer(0)});
  return x.e.op("Where", {isNegative, fromEnd, start});
}

static void exportSliceScatter(SliceScatterOp op, Export &x) {
  int64_t dim = wrapped(op.getDim(), x.rank());
  Name start = startOf(op, x, dim);
  Name places = placesUpTo(x, sizeOf(x, x.in(op.getSrc()), dim));
  Name steps = x.e.op("Mul", {places, x.e.integer(op.getStep())});
  putSlices(x, x.e.op("Add", {steps, start}), x.in(op.getSrc()), dim, "none");
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Where windows of a dimension begin, moved by each place in a window: rows of
/// windows.
static Name windowPlaces(Export &x, const Name &tensor, int64_t dim,
                         int64_t size, int64_t step, int64_t dilation) {
  Name last = x.e.op(
      "Sub", {sizeOf(x, tensor, dim), x.e.integer((size - 1) * dilation + 1)});
  Name count =
      x.e.op("Add", {x.e.op("Div", {last, x.e.integer(step)}), x.e.integer(1)});
  Name starts = x.e.op("Mul", {placesUpTo(x, count), x.e.integer(step)});
  SmallVector<int64_t> within;
  for (int64_t i = 0; i < size; ++i)
    within.push_back(i * dilation);
  return x.e.op(
      "Add", {x.e.op("Unsqueeze", {starts, x.e.ints({1})}), x.e.ints(within)});
}

static std::vector<int64_t> identityOrder(int64_t rank) {
  std::vector<int64_t> order(rank);
  std::iota(order.begin(), order.end(), 0);
  return order;
}

static void exportUnfold(UnfoldOp op, Export &x) {
  if (x.rank() == 0)
    return x.refuse("expected a tensor with dimensions");
  int64_t dim = wrapped(op.getDim(), x.rank());
  Name places = windowPlaces(x, x.in(0u), dim, op.getSize(), op.getStep(), 1);
  Name parts = x.e.op("Gather", {x.in(0u), places}, {{"axis", dim}});
  std::vector<int64_t> order = identityOrder(x.rank() + 1);
  std::rotate(order.begin() + dim + 1, order.begin() + dim + 2, order.end());
  x.node("Transpose", {parts}, {{"perm", order}});
}

/// The places of windows become dimensions of their own, in front of those of
/// the windows: (N, C, places in a window..., windows...).
static void exportIm2col(Im2colOp op, Export &x) {
  int64_t spatial = int64_t(op.getKernelSize().size());
  bool isBatched = x.rank() == spatial + 2;
  auto type = cast<RankedTensorType>(op.getX().getType());
  int64_t columns = type.getDimSize(isBatched ? 1 : 0);
  if (ShapedType::isDynamic(columns))
    return x.refuse("expected a known number of channels");
  SmallVector<int64_t> pads(2 * (spatial + 2), 0);
  for (int64_t i = 0; i < spatial; ++i)
    pads[2 + i] = pads[spatial + 4 + i] = op.getPadding()[i];
  Name parts =
      isBatched ? x.in(0u) : x.e.op("Unsqueeze", {x.in(0u), x.e.ints({0})});
  parts = x.e.op("Pad", {parts, x.e.ints(pads)});
  std::vector<int64_t> order{0, 1};
  for (int64_t i = 0; i < spatial; ++i) {
    int64_t dim = 2 + 2 * i;
    Name places = windowPlaces(x, parts, dim, op.getKernelSize()[i],
                               op.getStride()[i], op.getDilation()[i]);
    parts = x.e.op("Gather", {parts, places}, {{"axis", dim}});
    order.insert(order.begin() + 2 + i, dim + 1);
    order.push_back(dim);
    columns *= op.getKernelSize()[i];
  }
  Name turned = x.e.op("Transpose", {parts}, {{"perm", order}});
  SmallVector<int64_t> sizes{columns, -1};
  if (isBatched)
    sizes.insert(sizes.begin(), 0);
  x.node("Reshape", {turned, x.e.ints(sizes)});
}

static void exportCol2im(Col2imOp op, Export &x) {
  bool isBatched = x.rank() == 3;
  std::vector<int64_t> pads(op.getPadding());
  llvm::append_range(pads, op.getPadding());
  Name columns =
      isBatched ? x.in(0u) : x.e.op("Unsqueeze", {x.in(0u), x.e.ints({0})});
  Name image = x.e.op(
      "Col2Im",
      {columns, x.e.ints(op.getOutputSize()), x.e.ints(op.getKernelSize())},
      {{"dilations", std::vector<int64_t>(op.getDilation())},
       {"pads", pads},
       {"strides", std::vector<int64_t>(op.getStride())}});
  x.out(isBatched ? image : x.e.op("Squeeze", {image, x.e.ints({0})}));
}

/// Of the two dimensions as one the elements that are a row and a place apart.
static void exportDiagonal(DiagonalOp op, Export &x) {
  int64_t rank = x.rank(), offset = op.getOffset();
  int64_t dim1 = wrapped(op.getDim1(), rank),
          dim2 = wrapped(op.getDim2(), rank);
  std::vector<int64_t> order = identityOrder(rank);
  llvm::erase_if(order, [&](int64_t i) { return i == dim1 || i == dim2; });
  order.insert(order.end(), {dim1, dim2});
  Name turned = x.e.op("Transpose", {x.in(0u)}, {{"perm", order}});
  SmallVector<int64_t> sizes(rank - 1, 0);
  sizes.back() = -1;
  Name flat = x.e.op("Reshape", {turned, x.e.ints(sizes)});
  Name rows = sizeOf(x, x.in(0u), dim1), columns = sizeOf(x, x.in(0u), dim2);
  Name fewest = x.e.op(
      "Min",
      {x.e.op("Sub", {rows, x.e.integer(std::max<int64_t>(-offset, 0))}),
       x.e.op("Sub", {columns, x.e.integer(std::max<int64_t>(offset, 0))})});
  Name count = x.e.op("Max", {fewest, x.e.integer(0)});
  Name first = offset >= 0 ? x.e.integer(offset)
                           : x.e.op("Mul", {columns, x.e.integer(-offset)});
  Name apart = x.e.op("Add", {columns, x.e.integer(1)});
  Name places =
      x.e.op("Add", {x.e.op("Mul", {placesUpTo(x, count), apart}), first});
  x.node("Gather", {flat, places}, {{"axis", int64_t(-1)}});
}

/// Places in memory, as a sum of a multiple of each index.
static void exportAsStrided(AsStridedOp op, Export &x) {
  if (op->getNumOperands() > 1)
    return x.refuse("expected constant sizes, strides and storage_offset");
  Name places = x.e.integer(op.getStaticStorageOffset());
  int64_t rank = int64_t(op.getStaticSizes().size());
  for (auto [i, size, stride] :
       llvm::enumerate(op.getStaticSizes(), op.getStaticStrides())) {
    Name steps =
        x.e.op("Mul", {placesUpTo(x, x.e.integer(size)), x.e.integer(stride)});
    SmallVector<int64_t> sizes(rank - int64_t(i), 1);
    sizes[0] = size;
    Name column = x.e.op("Reshape", {steps, x.e.ints(sizes)},
                         {{"allowzero", int64_t(1)}});
    places = x.e.op("Add", {places, column});
  }
  Name flat = x.e.op("Reshape", {x.in(0u), x.e.ints({-1})});
  x.node("Gather", {flat, places});
}

//===----------------------------------------------------------------------===//
// What values choose
//===----------------------------------------------------------------------===//

static void exportMaskedSelect(MaskedSelectOp op, Export &x) {
  Name wide = x.e.op("Expand", {x.in(0u), x.e.op("Shape", {x.in(1u)})});
  Name mask = x.e.op("Expand", {x.in(1u), x.e.op("Shape", {wide})});
  x.node("Compress", {wide, x.e.op("Reshape", {mask, x.e.ints({-1})})});
}

/// The n-th place that the mask selects gets the n-th element.
static void exportMaskedScatter(MaskedScatterOp op, Export &x) {
  Name mask = x.e.op("Expand", {x.in(op.getMask()), x.e.shapeOf(op.getX())});
  Name wide = x.e.cast(x.e.op("Reshape", {mask, x.e.ints({-1})}),
                       IntegerType::get(x.e.context, 64));
  Name count = x.e.op("CumSum", {wide, x.e.integer(0)});
  Name place = x.e.op("Sub", {count, wide});
  // One element more is there for places behind all others.
  Name source = x.e.op("Reshape", {x.in(op.getSource()), x.e.ints({-1})});
  Name padded = x.e.op("Pad", {source, x.e.ints({0, 1})});
  Name found = x.e.op("Gather", {padded, place});
  x.node("Where", {mask, x.e.op("Reshape", {found, x.e.shapeOf(op.getX())}),
                   x.in(op.getX())});
}

static void exportUnique(UniqueOp op, Export &x) {
  Attributes attributes{{"sorted", int64_t(1)}};
  if (op.getDim())
    attributes.push_back({"axis", *op.getDim()});
  Names results = x.e.ops("Unique", {x.in(0u)}, 4, attributes);
  x.out(results[0], 0);
  x.out(op.getDim() ? results[2]
                    : x.e.op("Reshape", {results[2], x.e.shapeOf(op.getX())}),
        1);
  x.out(results[3], 2);
}

/// How many elements of each sequence come before each value.
static void exportSearchsorted(SearchsortedOp op, Export &x) {
  Name sorted = x.in(op.getSorted());
  if (x.rank() > 1)
    sorted = x.e.op("Unsqueeze", {sorted, x.e.ints({-2})});
  Name values = x.e.op("Unsqueeze", {x.in(op.getValues()), x.e.ints({-1})});
  Name before =
      x.e.op(op.getRight() ? "LessOrEqual" : "Less", {sorted, values});
  Name ones = x.e.cast(before, IntegerType::get(x.e.context, 64));
  x.node("ReduceSum", {ones, x.e.ints({-1})}, {{"keepdims", int64_t(0)}});
}

static void exportKthvalue(KthvalueOp op, Export &x) {
  if (x.rank() == 0)
    return x.refuse("expected a tensor with dimensions");
  Names least = x.e.ops("TopK", {x.in(0u), x.e.ints({op.getK()})}, 2,
                        {{"axis", op.getDim()}, {"largest", int64_t(0)}});
  Name last =
      op.getKeepdim() ? x.e.ints({op.getK() - 1}) : x.e.integer(op.getK() - 1);
  for (unsigned i = 0; i < 2; ++i)
    x.out(x.e.op("Gather", {least[i], last}, {{"axis", op.getDim()}}), i);
}

void addSelectionExports(ExportTable &t) {
  t.add<IndexAddOp>(
      [](IndexAddOp op, Export &x) { exportIndexed(op, x, "add"); });
  t.add<IndexCopyOp>(
      [](IndexCopyOp op, Export &x) { exportIndexed(op, x, "none"); });
  t.add<IndexReduceOp>(exportIndexReduce);
  t.add<SelectScatterOp>(exportSelectScatter);
  t.add<SliceScatterOp>(exportSliceScatter);
  t.add<UnfoldOp>(exportUnfold);
  t.add<Im2colOp>(exportIm2col);
  t.add<Col2imOp>(exportCol2im);
  t.add<DiagonalOp>(exportDiagonal);
  t.add<MaskedSelectOp>(exportMaskedSelect);
  t.add<AsStridedOp>(exportAsStrided);
  t.add<MaskedScatterOp>(exportMaskedScatter);
  t.add<UniqueOp>(exportUnique);
  t.add<SearchsortedOp>(exportSearchsorted);
  t.add<KthvalueOp>(exportKthvalue);
}

} // namespace tcopt::onnx_export
