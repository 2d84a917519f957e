//===- Normalization.cpp - norms, softmax, quantised tensors --------------===//

#include "Exporter.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_export {

/// An optional operand, or as many equal numbers as `like` has elements.
static Name orFilled(Export &x, Value operand, const Name &like, double value) {
  if (operand)
    return x.in(operand);
  return x.e.op("Expand",
                {x.e.number(value, x.elementType()), x.e.op("Shape", {like})});
}

static void exportBatchNorm(BatchNormOp op, Export &x) {
  Name mean = x.in(op.getMean());
  x.node("BatchNormalization",
         {x.in(op.getX()), orFilled(x, op.getWeight(), mean, 1),
          orFilled(x, op.getBias(), mean, 0), mean, x.in(op.getVar())},
         {{"epsilon", op.getEps().convertToDouble()}});
}

/// A number for each channel, to be multiplied with (N, C, spatial...).
static Name perChannel(Export &x, const Name &weight) {
  SmallVector<int64_t> sizes(x.rank() - 1, 1);
  sizes[0] = -1;
  return x.e.op("Reshape", {weight, x.e.ints(sizes)});
}

/// Composed: runtimes have no training mode where they only infer.
static void exportBatchNormTrain(BatchNormTrainOp op, Export &x) {
  Type type = cast<RankedTensorType>(op.getMean().getType()).getElementType();
  SmallVector<int64_t> dims{0};
  for (int64_t i = 2; i < x.rank(); ++i)
    dims.push_back(i);
  auto mean = [&](const Name &of) {
    return x.e.op("ReduceMean", {of, x.e.ints(dims)},
                  {{"keepdims", int64_t(0)}});
  };
  Name wide = x.e.cast(x.in(0u), type);
  Name center = mean(wide);
  Name off = x.e.op("Sub", {wide, perChannel(x, center)});
  Name variance = mean(x.e.op("Mul", {off, off}));
  Name deviation = x.e.op(
      "Sqrt",
      {x.e.op("Add",
              {variance, x.e.number(op.getEps().convertToDouble(), type)})});
  Name result = x.e.op("Div", {off, perChannel(x, deviation)});
  auto channel = [&](Value operand) {
    return perChannel(x, x.e.cast(x.in(operand), type));
  };
  if (op.getWeight())
    result = x.e.op("Mul", {result, channel(op.getWeight())});
  if (op.getBias())
    result = x.e.op("Add", {result, channel(op.getBias())});
  x.out(x.e.cast(result, x.elementType()), 0);
  x.out(center, 1);
  x.out(variance, 2);
}

/// The shape of the last dimensions.
static Name trailing(Export &x, Value tensor, int64_t count) {
  return x.e.op("Slice", {x.e.shapeOf(tensor), x.e.ints({-count}),
                          x.e.ints({INT64_MAX})});
}

static void exportLayerNorm(LayerNormOp op, Export &x) {
  Name weight =
      op.getWeight()
          ? x.in(op.getWeight())
          : x.e.op("Expand", {x.e.number(1, x.elementType()),
                              trailing(x, op.getX(), op.getNormalizedDims())});
  Names inputs{x.in(op.getX()), weight};
  if (op.getBias())
    inputs.push_back(x.in(op.getBias()));
  x.node("LayerNormalization", inputs,
         {{"axis", -op.getNormalizedDims()},
          {"epsilon", op.getEps().convertToDouble()}});
}

static void exportRmsNorm(RmsNormOp op, Export &x) {
  SmallVector<int64_t> dims;
  for (int64_t i = 1; i <= op.getNormalizedDims(); ++i)
    dims.push_back(-i);
  Type type = x.elementType();
  Name square = x.e.op("Mul", {x.in(op.getX()), x.in(op.getX())});
  Name mean = x.e.op("ReduceMean", {square, x.e.ints(dims)});
  Name shifted =
      x.e.op("Add", {mean, x.e.number(op.getEps().convertToDouble(), type)});
  Name scaled = x.e.op("Div", {x.in(op.getX()), x.e.op("Sqrt", {shifted})});
  x.out(op.getWeight() ? x.e.op("Mul", {scaled, x.in(op.getWeight())})
                       : scaled);
}

/// Normalises groups of channels as the instances of (N, groups, rest).
static void exportGroupNorm(GroupNormOp op, Export &x) {
  Type type = x.elementType();
  Name groups = x.e.op("Reshape",
                       {x.in(op.getX()), x.e.ints({0, op.getNumGroups(), -1})});
  auto vector = RankedTensorType::get({op.getNumGroups()}, type);
  auto filled = [&](double value) {
    return x.e.constant(DenseElementsAttr::get(
        vector, cast<TypedAttr>(FloatAttr::get(type, value))));
  };
  Name normal = x.e.op("InstanceNormalization", {groups, filled(1), filled(0)},
                       {{"epsilon", op.getEps().convertToDouble()}});
  Name result = x.e.op("Reshape", {normal, x.e.shapeOf(op.getX())});
  if (op.getWeight())
    result = x.e.op("Mul", {result, perChannel(x, x.in(op.getWeight()))});
  if (op.getBias())
    result = x.e.op("Add", {result, perChannel(x, x.in(op.getBias()))});
  x.out(result);
}

static void exportInstanceNorm(InstanceNormOp op, Export &x) {
  Name channels =
      x.e.op("Slice", {x.e.shapeOf(op.getX()), x.e.ints({1}), x.e.ints({2})});
  auto filled = [&](Value operand, double value) {
    return operand ? x.in(operand)
                   : x.e.op("Expand",
                            {x.e.number(value, x.elementType()), channels});
  };
  x.node("InstanceNormalization",
         {x.in(op.getX()), filled(op.getWeight(), 1), filled(op.getBias(), 0)},
         {{"epsilon", op.getEps().convertToDouble()}});
}

template <typename OpT>
static void exportSoftmax(OpT op, Export &x, StringRef type) {
  x.node(type, {x.in(0u)}, {{"axis", op.getDim()}});
}

static void exportDequantize(DequantizeOp op, Export &x) {
  Type stored = x.elementType();
  Name zero = x.e.cast(x.in(op.getZeroPoint()), stored);
  Attributes attributes;
  if (op.getAxis())
    attributes.push_back({"axis", *op.getAxis()});
  x.node("DequantizeLinear", {x.in(op.getX()), x.in(op.getScale()), zero},
         attributes);
}

static void exportQuantize(QuantizeOp op, Export &x) {
  auto stored =
      cast<IntegerType>(cast<RankedTensorType>(op.getType()).getElementType());
  if (stored.getWidth() != 8)
    return x.refuse("there are integers of 8 bits only");
  Attributes attributes;
  if (op.getAxis())
    attributes.push_back({"axis", *op.getAxis()});
  Name result = x.e.op("QuantizeLinear",
                       {x.in(op.getX()), x.in(op.getScale()),
                        x.e.cast(x.in(op.getZeroPoint()), stored)},
                       attributes);
  auto limit = [&](int64_t value) { return x.e.number(double(value), stored); };
  x.node("Min", {x.e.op("Max", {result, limit(op.getQuantMin())}),
                 limit(op.getQuantMax())});
}

void addNormalizationExports(ExportTable &t) {
  t.add<BatchNormOp>(exportBatchNorm);
  t.add<LayerNormOp>(exportLayerNorm);
  t.add<RmsNormOp>(exportRmsNorm);
  t.add<GroupNormOp>(exportGroupNorm);
  t.add<InstanceNormOp>(exportInstanceNorm);
  t.add<SoftmaxOp>(
      [](SoftmaxOp op, Export &x) { exportSoftmax(op, x, "Softmax"); });
  t.add<LogSoftmaxOp>(
      [](LogSoftmaxOp op, Export &x) { exportSoftmax(op, x, "LogSoftmax"); });
  t.add<BatchNormTrainOp>(exportBatchNormTrain);
  t.add<QuantizeOp>(exportQuantize);
  t.add<DequantizeOp>(exportDequantize);
}

} // namespace tcopt::onnx_export
