//===- Reduction.cpp - reductions, running sums, order --------------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

/// A reduction of `from` along dimensions; none of them leaves it as it is.
static Name reduced(Export &x, StringRef type, const Name &from,
                    ArrayRef<int64_t> dims, bool keepdims) {
  return x.e.op(
      type, {from, x.e.ints(dims)},
      {{"keepdims", int64_t(keepdims)}, {"noop_with_empty_axes", int64_t(1)}});
}

template <typename OpT>
static void exportReduction(OpT op, Export &x, StringRef type) {
  x.out(reduced(x, type, x.in(0u), op.getDims(), op.getKeepdim()));
}

/// Booleans are reduced as bytes.
template <typename OpT>
static void exportLogical(OpT op, Export &x, StringRef type) {
  MLIRContext *context = op.getContext();
  Name truth = x.e.cast(x.in(0u), IntegerType::get(context, 1));
  Name bytes = x.e.cast(truth, IntegerType::get(context, 32));
  Name found = reduced(x, type, bytes, op.getDims(), op.getKeepdim());
  x.out(x.e.cast(found, IntegerType::get(context, 1)));
}

/// The number of elements that are reduced, less the correction and not below
/// 0.
static Name divisor(Export &x, Value from, ArrayRef<int64_t> dims,
                    double correction) {
  Name sizes = x.e.op("Gather", {x.e.shapeOf(from), x.e.ints(dims)});
  Name count =
      x.e.cast(reduced(x, "ReduceProd", sizes, {0}, false), x.elementType());
  Name less = x.e.op("Sub", {count, x.e.number(correction, x.elementType())});
  return x.e.op("Max", {less, x.e.number(0, x.elementType())});
}

template <typename OpT> static void exportDeviation(OpT op, Export &x) {
  SmallVector<int64_t> dims;
  for (int64_t dim : op.getDims())
    dims.push_back(dim < 0 ? dim + x.rank() : dim);
  Name mean = reduced(x, "ReduceMean", x.in(0u), dims, true);
  Name off = x.e.op("Sub", {x.in(0u), mean});
  Name sum = reduced(x, "ReduceSumSquare", off, dims, op.getKeepdim());
  Name variance = x.e.op(
      "Div",
      {sum, divisor(x, op.getX(), dims, op.getCorrection().convertToDouble())});
  x.out(std::is_same_v<OpT, StdOp> ? x.e.op("Sqrt", {variance}) : variance);
}

static void exportNorm(VectorNormOp op, Export &x) {
  double ord = op.getOrd().convertToDouble();
  if (ord == 1)
    return exportReduction(op, x, "ReduceL1");
  if (ord == 2)
    return exportReduction(op, x, "ReduceL2");
  Name magnitude = x.e.op("Abs", {x.in(0u)});
  if (std::isinf(ord))
    return x.out(reduced(x, ord > 0 ? "ReduceMax" : "ReduceMin", magnitude,
                         op.getDims(), op.getKeepdim()));
  if (ord == 0)
    return x.refuse("a norm of order 0 has no counterpart");
  Type type = x.elementType();
  Name powers = x.e.op("Pow", {magnitude, x.e.number(ord, type)});
  Name sum = reduced(x, "ReduceSum", powers, op.getDims(), op.getKeepdim());
  x.node("Pow", {sum, x.e.number(1 / ord, type)});
}

/// The first operand, of which Booleans have an order as integers only.
static Name withOrder(Export &x) {
  bool isBool = x.elementType().isInteger(1);
  return isBool ? x.e.cast(x.in(0u), IntegerType::get(x.e.context, 32))
                : x.in(0u);
}

template <typename OpT>
static Name placeOfExtremum(OpT op, Export &x, StringRef type) {
  return x.e.op(
      type, {withOrder(x)},
      {{"axis", op.getDim()}, {"keepdims", int64_t(op.getKeepdim())}});
}

template <typename OpT>
static void exportArg(OpT op, Export &x, StringRef type) {
  x.out(placeOfExtremum(op, x, type));
}

template <typename OpT>
static void exportExtremum(OpT op, Export &x, StringRef extreme,
                           StringRef place) {
  Name found =
      reduced(x, extreme, withOrder(x), {op.getDim()}, op.getKeepdim());
  x.out(x.elementType().isInteger(1) ? x.e.cast(found, x.elementType()) : found,
        0);
  x.out(placeOfExtremum(op, x, place), 1);
}

static void exportCumsum(CumsumOp op, Export &x) {
  if (x.rank() == 0)
    return x.out(x.in(0u));
  x.node("CumSum", {x.in(0u), x.e.integer(op.getDim())});
}

static void ordered(Export &x, const Name &count, int64_t dim, bool largest) {
  Names results = x.e.ops("TopK", {x.in(0u), count}, 2,
                          {{"axis", dim}, {"largest", int64_t(largest)}});
  x.out(results[0], 0);
  x.out(results[1], 1);
}

static void exportSort(SortOp op, Export &x) {
  int64_t dim = op.getDim() < 0 ? op.getDim() + x.rank() : op.getDim();
  Name count = x.e.op("Gather", {x.e.shapeOf(op.getX()), x.e.ints({dim})});
  ordered(x, count, dim, op.getDescending());
}

static void exportTopk(TopkOp op, Export &x) {
  ordered(x, x.e.ints({op.getK()}), op.getDim(), op.getLargest());
}

void addReductionExports(ExportTable &t) {
  t.add<SumOp>(
      [](SumOp op, Export &x) { exportReduction(op, x, "ReduceSum"); });
  t.add<ProdOp>(
      [](ProdOp op, Export &x) { exportReduction(op, x, "ReduceProd"); });
  t.add<MeanOp>(
      [](MeanOp op, Export &x) { exportReduction(op, x, "ReduceMean"); });
  t.add<AmaxOp>(
      [](AmaxOp op, Export &x) { exportReduction(op, x, "ReduceMax"); });
  t.add<AminOp>(
      [](AminOp op, Export &x) { exportReduction(op, x, "ReduceMin"); });
  t.add<LogsumexpOp>([](LogsumexpOp op, Export &x) {
    exportReduction(op, x, "ReduceLogSumExp");
  });
  t.add<AnyOp>([](AnyOp op, Export &x) { exportLogical(op, x, "ReduceMax"); });
  t.add<AllOp>([](AllOp op, Export &x) { exportLogical(op, x, "ReduceMin"); });
  t.add<VarOp>(exportDeviation<VarOp>);
  t.add<StdOp>(exportDeviation<StdOp>);
  t.add<VectorNormOp>(exportNorm);
  t.add<ArgmaxOp>([](ArgmaxOp op, Export &x) { exportArg(op, x, "ArgMax"); });
  t.add<ArgminOp>([](ArgminOp op, Export &x) { exportArg(op, x, "ArgMin"); });
  t.add<MaxOp>([](MaxOp op, Export &x) {
    exportExtremum(op, x, "ReduceMax", "ArgMax");
  });
  t.add<MinOp>([](MinOp op, Export &x) {
    exportExtremum(op, x, "ReduceMin", "ArgMin");
  });
  t.add<CumsumOp>(exportCumsum);
  t.add<SortOp>(exportSort);
  t.add<TopkOp>(exportTopk);
}

} // namespace tcopt::onnx_export
