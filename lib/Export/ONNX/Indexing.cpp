//===- Indexing.cpp - elements at places that tensors give ----------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

static void exportGather(GatherOp op, Export &x) {
  if (x.rank() == 0)
    return x.out(x.in(0u));
  x.node("GatherElements", {x.in(0u), x.in(1u)}, {{"axis", op.getDim()}});
}

static void exportIndexSelect(IndexSelectOp op, Export &x) {
  Name index = x.rank(1) == 0 ? x.e.op("Unsqueeze", {x.in(1u), x.e.ints({0})})
                              : x.in(1u);
  x.node("Gather", {x.in(0u), index}, {{"axis", op.getDim()}});
}

static void exportEmbedding(EmbeddingOp op, Export &x) {
  x.node("Gather", {x.in(op.getWeight()), x.in(op.getIndices())});
}

/// Rows of places: the index tensors, broadcast, side by side.
static Name rowsOf(Export &x, OperandRange indices) {
  Type i64 = IntegerType::get(x.e.context, 64);
  Name shape;
  Names wide;
  for (Value index : indices) {
    wide.push_back(x.e.cast(x.in(index), i64));
    Name zero = x.e.op("Mul", {wide.back(), x.e.integer(0)});
    shape = shape.empty() ? zero : x.e.op("Add", {shape, zero});
  }
  Names columns;
  for (const Name &index : wide)
    columns.push_back(
        x.e.op("Unsqueeze", {x.e.op("Add", {index, shape}), x.e.ints({-1})}));
  return columns.size() == 1
             ? columns[0]
             : x.e.op("Concat", columns, {{"axis", int64_t(-1)}});
}

namespace {
/// Tensors as they are indexed there: the indexed dimensions first.
class IndexedDims {
public:
  IndexedDims(ArrayRef<int64_t> dims, OperandRange indices, int64_t rank)
      : order(dims) {
    for (Value index : indices)
      places =
          std::max(places, cast<RankedTensorType>(index.getType()).getRank());
    bool isOneRange = true;
    for (auto [i, dim] : llvm::enumerate(dims))
      isOneRange &= dim == dims[0] + int64_t(i);
    for (int64_t dim = 0; dim < rank; ++dim)
      if (!llvm::is_contained(dims, dim))
        order.push_back(dim);
    // Indices of neighbouring dimensions stay where those are.
    int64_t before = isOneRange ? dims[0] : 0;
    for (int64_t i = 0; i < before; ++i)
      result.push_back(places + i);
    for (int64_t i = 0; i < places; ++i)
      result.push_back(i);
    for (int64_t i = before; i < rank - int64_t(dims.size()); ++i)
      result.push_back(places + i);
  }

  Name toFront(Export &x, const Name &whole) const {
    return turned(x, whole, order);
  }
  Name fromFront(Export &x, const Name &whole) const {
    return turned(x, whole, inverse(order));
  }
  /// What indexing gives, and back.
  Name resultOf(Export &x, const Name &found) const {
    return turned(x, found, result);
  }
  Name foundOf(Export &x, const Name &values) const {
    return turned(x, values, inverse(result));
  }

private:
  using Order = std::vector<int64_t>;
  static Order inverse(const Order &order) {
    Order back(order.size());
    for (auto [i, dim] : llvm::enumerate(order))
      back[dim] = int64_t(i);
    return back;
  }
  static Name turned(Export &x, const Name &name, const Order &order) {
    bool isSame = llvm::is_sorted(order);
    return isSame ? name : x.e.op("Transpose", {name}, {{"perm", order}});
  }

  int64_t places = 0;
  Order order, result;
};
} // namespace

static void exportIndex(IndexOp op, Export &x) {
  ArrayRef<int64_t> dims = op.getDims();
  if (dims.size() == 1)
    return x.node("Gather", {x.in(op.getX()), x.in(op.getIndices()[0])},
                  {{"axis", dims[0]}});
  IndexedDims indexed(dims, op.getIndices(), x.rank());
  Name whole = indexed.toFront(x, x.in(op.getX()));
  x.out(indexed.resultOf(
      x, x.e.op("GatherND", {whole, rowsOf(x, op.getIndices())})));
}

static void exportIndexPut(IndexPutOp op, Export &x) {
  IndexedDims indexed(op.getDims(), op.getIndices(), x.rank());
  Name whole = indexed.toFront(x, x.in(op.getX()));
  Name rows = rowsOf(x, op.getIndices());
  Name there = indexed.resultOf(x, x.e.op("GatherND", {whole, rows}));
  Name values =
      x.e.op("Expand", {x.in(op.getValues()), x.e.op("Shape", {there})});
  Name changed =
      x.e.op("ScatterND", {whole, rows, indexed.foundOf(x, values)},
             {{"reduction", std::string(op.getAccumulate() ? "add" : "none")}});
  x.out(indexed.fromFront(x, changed));
}

static void exportMaskedFill(MaskedFillOp op, Export &x) {
  x.node("Where", {x.in(op.getMask()), x.in(op.getValue()), x.in(op.getX())});
}

/// The part of `x` that has as many places along each dimension as the index:
/// updates may have more.
static void scatterAlong(Export &x, Value source, Value index, Value updates,
                         int64_t dim, const char *reduction) {
  if (x.rank() == 0)
    return x.refuse("expected a tensor with dimensions");
  Name used = x.in(updates);
  if (updates.getType() != index.getType() &&
      cast<ShapedType>(updates.getType()).getShape() !=
          cast<ShapedType>(index.getType()).getShape()) {
    auto rank = cast<RankedTensorType>(index.getType()).getRank();
    used = x.e.op("Slice", {used, x.e.ints(SmallVector<int64_t>(rank, 0)),
                            x.e.shapeOf(index)});
  }
  x.node("ScatterElements", {x.in(source), x.in(index), used},
         {{"axis", dim}, {"reduction", std::string(reduction)}});
}

static void exportScatter(ScatterOp op, Export &x) {
  scatterAlong(x, op.getX(), op.getIndex(), op.getSrc(), op.getDim(), "none");
}

static void exportScatterAdd(ScatterAddOp op, Export &x) {
  scatterAlong(x, op.getX(), op.getIndex(), op.getSrc(), op.getDim(), "add");
}

static void exportScatterReduce(ScatterReduceOp op, Export &x) {
  if (!op.getIncludeSelf() || op.getReduce() == ScatterReduction::mean)
    return x.refuse("this reduction has no counterpart");
  static constexpr std::pair<ScatterReduction, const char *> names[] = {
      {ScatterReduction::sum, "add"},
      {ScatterReduction::prod, "mul"},
      {ScatterReduction::amax, "max"},
      {ScatterReduction::amin, "min"}};
  for (auto [reduction, name] : names)
    if (op.getReduce() == reduction)
      scatterAlong(x, op.getX(), op.getIndex(), op.getSrc(), op.getDim(), name);
}

static void exportNonzero(NonzeroOp op, Export &x) {
  if (x.rank() == 0)
    return x.refuse("expected a tensor with dimensions");
  x.node("Transpose", {x.e.op("NonZero", {x.in(0u)})},
         {{"perm", std::vector<int64_t>{1, 0}}});
}

void addIndexingExports(ExportTable &t) {
  t.add<GatherOp>(exportGather);
  t.add<IndexSelectOp>(exportIndexSelect);
  t.add<EmbeddingOp>(exportEmbedding);
  t.add<IndexOp>(exportIndex);
  t.add<IndexPutOp>(exportIndexPut);
  t.add<MaskedFillOp>(exportMaskedFill);
  t.add<ScatterOp>(exportScatter);
  t.add<ScatterAddOp>(exportScatterAdd);
  t.add<ScatterReduceOp>(exportScatterReduce);
  t.add<NonzeroOp>(exportNonzero);
}

} // namespace tcopt::onnx_export
