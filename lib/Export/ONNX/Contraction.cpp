//===- Contraction.cpp - products of tensors, attention -------------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

/// The matrices in the last two dimensions, transposed.
static Name transposed(Export &x, Value matrices) {
  int64_t rank = cast<RankedTensorType>(matrices.getType()).getRank();
  std::vector<int64_t> dims(rank);
  std::iota(dims.begin(), dims.end(), 0);
  std::swap(dims[rank - 1], dims[rank - 2]);
  return x.e.op("Transpose", {x.in(matrices)}, {{"perm", dims}});
}

static void exportLinear(LinearOp op, Export &x) {
  Name product =
      x.e.op("MatMul", {x.in(op.getX()), transposed(x, op.getWeight())});
  x.out(op.getBias() ? x.e.op("Add", {product, x.in(op.getBias())}) : product);
}

template <typename OpT> static void exportAddProduct(OpT op, Export &x) {
  Type type = x.elementType();
  double alpha = op.getAlpha().convertToDouble();
  double beta = op.getBeta().convertToDouble();
  Name product = x.e.op("MatMul", {x.in(op.getA()), x.in(op.getB())});
  if (alpha != 1)
    product = x.e.op("Mul", {product, x.e.number(alpha, type)});
  if (beta == 0)
    return x.out(product);
  Name added = x.in(op.getX());
  if (beta != 1)
    added = x.e.op("Mul", {added, x.e.number(beta, type)});
  x.node("Add", {product, added});
}

static void exportEinsum(EinsumOp op, Export &x) {
  x.node("Einsum", x.all(), {{"equation", op.getEquation().str()}});
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

namespace {
/// The parts of an attention, as they are built up.
struct Attention {
  ScaledDotProductAttentionOp op;
  Export &x;

  int64_t rank() {
    return cast<RankedTensorType>(op.getQuery().getType()).getRank();
  }
  Name dimOf(Value tensor, int64_t dim) {
    return x.e.op("Gather", {x.e.shapeOf(tensor), x.e.ints({dim + rank()})});
  }
  Name scale();
  Name heads(Value shared);
  Name causal(const Name &scores);
  Name masked(const Name &scores);
};
} // namespace

Name Attention::scale() {
  Type type = x.elementType();
  if (op.getScale())
    return x.e.number(op.getScale()->convertToDouble(), type);
  Name width = x.e.cast(dimOf(op.getQuery(), -1), type);
  return x.e.op("Reciprocal", {x.e.op("Sqrt", {width})});
}

/// Heads of key and value, each as often as heads of query share it.
Name Attention::heads(Value shared) {
  if (!op.getEnableGqa().value_or(false))
    return x.in(shared);
  auto queryHeads =
      cast<RankedTensorType>(op.getQuery().getType()).getDimSize(rank() - 3);
  auto ownHeads =
      cast<RankedTensorType>(shared.getType()).getDimSize(rank() - 3);
  if (ShapedType::isDynamic(queryHeads) || ShapedType::isDynamic(ownHeads)) {
    x.refuse("expected known numbers of heads");
    return x.in(shared);
  }
  SmallVector<int64_t> places;
  for (int64_t i = 0; i < queryHeads; ++i)
    places.push_back(i / std::max<int64_t>(1, queryHeads / ownHeads));
  return x.e.op("Gather", {x.in(shared), x.e.ints(places)},
                {{"axis", rank() - 3}});
}

static Name minusInfinity(Export &x) {
  return x.e.number(-std::numeric_limits<double>::infinity(), x.elementType());
}

Name Attention::causal(const Name &scores) {
  Name sizes =
      x.e.op("Concat", {dimOf(op.getQuery(), -2), dimOf(op.getKey(), -2)},
             {{"axis", int64_t(0)}});
  Name ones = x.e.op("Expand", {x.e.integer(1), sizes});
  Name kept = x.e.op("Trilu", {ones, x.e.integer(0)}, {{"upper", int64_t(0)}});
  Name keeps = x.e.cast(kept, IntegerType::get(x.e.context, 1));
  return x.e.op("Where", {keeps, scores, minusInfinity(x)});
}

Name Attention::masked(const Name &scores) {
  if (op.getIsCausal())
    return causal(scores);
  if (!op.getAttnMask())
    return scores;
  auto type = cast<RankedTensorType>(op.getAttnMask().getType());
  if (type.getElementType().isInteger(1))
    return x.e.op("Where", {x.in(op.getAttnMask()), scores, minusInfinity(x)});
  return x.e.op("Add", {scores, x.in(op.getAttnMask())});
}

static void exportAttention(ScaledDotProductAttentionOp op, Export &x) {
  if (op.getDropout() && !op.getDropout()->isZero())
    return x.refuse("random numbers have no counterpart that draws the same");
  if (op.getLogsumexp() && !op.getLogsumexp().use_empty())
    return x.refuse("logsumexp has no counterpart");
  Attention a{op, x};
  Name key = a.heads(op.getKey());
  std::vector<int64_t> dims(a.rank());
  std::iota(dims.begin(), dims.end(), 0);
  std::swap(dims[a.rank() - 1], dims[a.rank() - 2]);
  Name columns = x.e.op("Transpose", {key}, {{"perm", dims}});
  Name scores = x.e.op(
      "Mul", {x.e.op("MatMul", {x.in(op.getQuery()), columns}), a.scale()});
  Name weights = x.e.op("Softmax", {a.masked(scores)}, {{"axis", int64_t(-1)}});
  // A row that keeps nothing gives zeros, not NaN.
  Name isNan = x.e.op("IsNaN", {weights});
  Name clean =
      x.e.op("Where", {isNan, x.e.number(0, x.elementType()), weights});
  x.node("MatMul",
         {op.getAttnMask() ? clean : weights, a.heads(op.getValue())});
}

void addContractionExports(ExportTable &t) {
  t.add<MatmulOp>("MatMul");
  t.add<IntMatmulOp>("MatMulInteger");
  t.add<LinearOp>(exportLinear);
  t.add<AddmmOp>(exportAddProduct<AddmmOp>);
  t.add<BaddbmmOp>(exportAddProduct<BaddbmmOp>);
  t.add<EinsumOp>(exportEinsum);
  t.add<ScaledDotProductAttentionOp>(exportAttention);
}

} // namespace tcopt::onnx_export
