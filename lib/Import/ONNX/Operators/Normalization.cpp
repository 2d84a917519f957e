//===- Normalization.cpp - normalisations ---------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;
using llvm::APFloat;

namespace tcopt::onnx_import {

static APFloat epsilon(Node &n) { return APFloat(n.number("epsilon", 1e-5f)); }

/// The type that sums of numbers are computed in.
static Type accumulator(Value x) {
  Type type = elementType(x);
  return type.isF16() || type.isBF16() ? Float32Type::get(x.getContext())
                                       : type;
}

//===----------------------------------------------------------------------===//
// BatchNormalization
//===----------------------------------------------------------------------===//

namespace {
/// The inputs in the widest of their types.
struct Batch {
  Value x, scale, bias, mean, var;
};
} // namespace

static Batch readBatch(Node &n) {
  SmallVector<Value> inputs = n.all();
  if (n.hasFailed())
    return {};
  Type type = elementType(inputs[0]);
  for (Value input : inputs)
    if (elementType(input) != type)
      type = elementType(input).isF64() || type.isF64()
                 ? Type(n.b.ops().getF64Type())
                 : Type(n.b.ops().getF32Type());
  for (Value &input : inputs)
    input = n.b.cast(input, type);
  return {inputs[0], inputs[1], inputs[2], inputs[3], inputs[4]};
}

// Statistics of each place of a channel: those of the batch alone.
static Value normalizePlaces(Node &n, const Batch &b) {
  Value eps = n.b.scalar(n.number("epsilon", 1e-5f), elementType(b.x));
  Value inverse = n.b.make<RsqrtOp>(n.b.make<AddOp>(b.var, eps));
  Value centred = n.b.make<SubOp>(b.x, b.mean);
  Value scaled = n.b.make<MulOp>(centred, n.b.make<MulOp>(inverse, b.scale));
  return n.b.make<AddOp>(scaled, b.bias);
}

static Value runningAverage(Node &n, Value old, Value now) {
  double momentum = n.number("momentum", 0.9f);
  Type type = elementType(old);
  Value kept = n.b.make<MulOp>(old, n.b.scalar(momentum, type));
  Value added =
      n.b.make<MulOp>(n.b.cast(now, type), n.b.scalar(1 - momentum, type));
  return n.b.make<AddOp>(kept, added);
}

static Value trainBatch(Node &n, const Batch &b) {
  auto op = n.b.op<BatchNormTrainOp>(b.x, b.scale, b.bias, epsilon(n));
  if (!op)
    return {};
  Type type = elementType(n.in(3));
  n.out(1, n.b.cast(runningAverage(n, b.mean, op.getMean()), type));
  n.out(2, n.b.cast(runningAverage(n, b.var, op.getVar()), type));
  n.out(3, n.b.cast(op.getMean(), type));
  n.out(4, n.b.cast(op.getVar(), type));
  return op.getResult();
}

// Up to opset 13, that there are more results than one says that it is
// training.
static bool isTraining(Node &n) {
  if (n.since() >= 14)
    return n.integer("training_mode", 0);
  if (n.since() < 7 && n.integer("is_test", 0))
    return false;
  for (size_t i = 1; i < n.numOutputs(); ++i)
    if (n.wants(i))
      return true;
  return false;
}

static Value normalizeBatch(Node &n, const Batch &b) {
  if (isTraining(n))
    return trainBatch(n, b);
  if (n.since() < 9 && !n.integer("spatial", 1))
    return normalizePlaces(n, b);
  return n.b.make<BatchNormOp>(b.x, b.mean, b.var, b.scale, b.bias, epsilon(n));
}

static void importBatchNormalization(Node &n) {
  Value x = n.in(0);
  Batch batch = readBatch(n);
  bool isVector = rankOf(x) == 1;
  if (isVector)
    batch.x = n.b.make<UnsqueezeOp>(batch.x, 1);
  Value result = normalizeBatch(n, batch);
  if (isVector)
    result = n.b.make<SqueezeOp>(result, ArrayRef<int64_t>{1});
  n.out(n.b.cast(result, elementType(x)));
}

//===----------------------------------------------------------------------===//
// Instances and groups
//===----------------------------------------------------------------------===//

static void importInstanceNormalization(Node &n) {
  n.out(n.b.make<InstanceNormOp>(n.in(0), n.in(1), n.in(2), epsilon(n)));
}

/// A number for each group as one for each of its channels.
static Value perChannel(Node &n, Value x, Size channels, int64_t groups) {
  Size count = n.b.ops().getIndexAttr(groups);
  Value repeated =
      n.b.expand(n.b.make<UnsqueezeOp>(x, 1), {count, n.div(channels, count)});
  return n.b.reshape(repeated, channels);
}

static void importGroupNormalization(Node &n) {
  Value x = n.in(0), scale = n.in(1), bias = n.in(2);
  int64_t groups = n.integer("num_groups", 0);
  if (!n.hasFailed() && (groups < 1 || rankOf(x) < 2))
    n.error("expected a positive attribute 'num_groups' and an input of rank 2 "
            "or more");
  if (n.hasFailed())
    return;
  if (n.since() < 21) {
    Size channels = n.sizeOf(x, 1);
    scale = perChannel(n, scale, channels, groups);
    bias = perChannel(n, bias, channels, groups);
  }
  n.out(n.b.make<GroupNormOp>(x, scale, bias, groups, epsilon(n)));
}

//===----------------------------------------------------------------------===//
// Last dimensions
//===----------------------------------------------------------------------===//

/// The number of dimensions from the attribute's axis on; 0 after an error.
static int64_t normalizedDims(Node &n, Value x) {
  int64_t rank = rankOf(x);
  int64_t axis = n.normalize(n.integer("axis", -1), rank);
  return n.hasFailed() ? 0 : rank - axis;
}

/// Whether a parameter has the normalised sizes of `x`; else it broadcasts.
static bool isWhole(Value parameter, Value x, int64_t dims) {
  ArrayRef<int64_t> sizes = rankedType(parameter).getShape();
  return sizes == rankedType(x).getShape().take_back(dims);
}

static void addStatistics(Node &n, Value x, int64_t dims) {
  if (n.hasFailed() || (!n.wants(1) && !n.wants(2)))
    return;
  Type stash = n.elementType("stash_type", n.b.ops().getF32Type());
  x = n.b.cast(x, accumulator(x));
  int64_t rank = rankOf(x);
  SmallVector<int64_t> axes = to_vector(llvm::seq(rank - dims, rank));
  n.out(1, n.b.cast(n.b.make<MeanOp>(x, axes, true), stash));
  Value var = n.b.make<VarOp>(x, axes, APFloat(0.0), true);
  Value eps = n.b.scalar(n.number("epsilon", 1e-5f), elementType(x));
  n.out(2, n.b.cast(n.b.make<RsqrtOp>(n.b.make<AddOp>(var, eps)), stash));
}

static void importLayerNormalization(Node &n) {
  Value x = n.in(0), scale = n.in(1), bias = n.optional(2);
  int64_t dims = normalizedDims(n, x);
  if (n.hasFailed())
    return;
  Value weight = isWhole(scale, x, dims) ? scale : Value();
  Value added = weight && bias && isWhole(bias, x, dims) ? bias : Value();
  Value result = n.b.make<LayerNormOp>(x, weight, added, dims, epsilon(n));
  if (!weight)
    result = n.b.make<MulOp>(result, scale);
  if (bias && !added)
    result = n.b.make<AddOp>(result, bias);
  n.out(result);
  addStatistics(n, x, dims);
}

static void importRMSNormalization(Node &n) {
  Value x = n.in(0), scale = n.in(1);
  int64_t dims = normalizedDims(n, x);
  if (n.hasFailed())
    return;
  if (isWhole(scale, x, dims))
    return n.out(n.b.make<RmsNormOp>(x, scale, dims, epsilon(n)));
  Value result = n.b.make<RmsNormOp>(x, Value(), dims, epsilon(n));
  n.out(n.b.cast(n.b.make<MulOp>(result, n.b.cast(scale, elementType(x))),
                 elementType(x)));
}

//===----------------------------------------------------------------------===//
// Operators of onnxruntime
//===----------------------------------------------------------------------===//

/// The predecessor of ONNX's RMSNormalization.
static void importSimplifiedLayer(Node &n) {
  if (n.wants(1))
    return n.error("output 1 is not supported");
  importRMSNormalization(n);
}

/// Returns the sum of input, skip connection and bias, which is also output 3.
static Value skipSum(Node &n, size_t biasAt) {
  Value sum = add(n, n.in(0), n.in(1));
  if (n.has(biasAt))
    sum = add(n, sum, n.in(biasAt));
  n.out(3, sum);
  return sum;
}

static void importSkipLayer(Node &n) {
  Value sum = skipSum(n, 4);
  APFloat least(n.number("epsilon", 1e-12f));
  n.out(0, n.b.make<LayerNormOp>(sum, n.in(2), n.optional(3), 1, least));
  addStatistics(n, sum, 1);
}

static void importSkipSimplifiedLayer(Node &n) {
  if (n.wants(1) || n.wants(2))
    return n.error("statistics are not supported as outputs");
  Value sum = skipSum(n, 3);
  APFloat least(n.number("epsilon", 1e-12f));
  n.out(0, n.b.make<RmsNormOp>(sum, n.in(2), 1, least));
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

/// The sums of `size` neighbouring channels, of which the one that the sum
/// belongs to is the middle one, or the one before the middle.
static Value sumChannels(Node &n, Value x, int64_t size) {
  SmallVector<int64_t> low(rankOf(x), 0), high(rankOf(x), 0);
  low[1] = (size - 1) / 2;
  high[1] = size - 1 - low[1];
  Value padded = n.b.make<PadOp>(x, n.b.scalar(0, elementType(x)), low, high);
  Value windows = n.b.make<UnfoldOp>(padded, 1, size, 1);
  return n.b.make<SumOp>(windows, ArrayRef<int64_t>{-1}, false);
}

static void importLRN(Node &n) {
  Value x = n.in(0);
  int64_t size = n.integer("size", 0);
  if (n.hasFailed())
    return;
  if (size < 1 || size >= int64_t(1) << 31 || rankOf(x) < 2)
    return n.error(
        "expected a positive attribute 'size' and an input of rank 2 "
        "or more");
  Value wide = n.b.cast(x, accumulator(x));
  auto constant = [&](double value) {
    return n.b.scalar(value, elementType(wide));
  };
  double alpha = n.number("alpha", 0.0001f), beta = n.number("beta", 0.75);
  Value sums = sumChannels(n, n.b.make<SquareOp>(wide), size);
  Value scaled = n.b.make<MulOp>(sums, constant(alpha / double(size)));
  Value base = n.b.make<AddOp>(scaled, constant(n.number("bias", 1)));
  Value factor = n.b.make<PowOp>(base, constant(-beta));
  n.out(n.b.cast(n.b.make<MulOp>(wide, factor), elementType(x)));
}

// Vectors of length 0 stay as they are.
static void importLpNormalization(Node &n) {
  Value x = n.in(0);
  int64_t axis = n.normalize(n.integer("axis", -1), rankOf(x));
  double p = double(n.integer("p", 2));
  Value norm =
      n.b.make<VectorNormOp>(x, APFloat(p), ArrayRef<int64_t>{axis}, true);
  Value zero = n.b.scalar(0, elementType(x));
  Value isZero = n.b.make<EqOp>(norm, zero);
  Value length = // or the derivative would be NaN
      n.b.make<WhereOp>(isZero, n.b.scalar(1, elementType(x)), norm);
  n.out(n.b.make<WhereOp>(isZero, zero, divide(n, x, length)));
}

static void importMeanVariance(Node &n) {
  Value x = n.in(0);
  SmallVector<int64_t> axes =
      n.integers("axes").value_or(SmallVector<int64_t>{0, 2, 3});
  axes = n.normalize(axes, rankOf(x));
  Value centred = n.b.make<SubOp>(x, n.b.make<MeanOp>(x, axes, true));
  Value var = n.b.make<VarOp>(x, axes, APFloat(0.0), true);
  Value deviation =
      n.b.make<AddOp>(n.b.make<SqrtOp>(var), n.b.scalar(1e-9, elementType(x)));
  n.out(divide(n, centred, deviation));
}

void addNormalizationOperators(OperatorTable &t) {
  t.add("BatchNormalization", {1, 6, 7, 9, 14, 15}, 5,
        importBatchNormalization);
  t.add("GroupNormalization", {18, 21}, 3, importGroupNormalization);
  t.add("InstanceNormalization", {1, 6, 22}, 3, importInstanceNormalization);
  t.add("LRN", {1, 13}, 1, importLRN);
  // onnxruntime has had LayerNormalization since version 1.
  t.add("LayerNormalization", {1, 17}, {2, 3}, importLayerNormalization);
  t.add("SimplifiedLayerNormalization", {1}, 2, importSimplifiedLayer);
  t.add("com.microsoft:SkipLayerNormalization", {1}, {3, 5}, importSkipLayer);
  t.add("com.microsoft:SkipSimplifiedLayerNormalization", {1}, {3, 4},
        importSkipSimplifiedLayer);
  t.add("LpNormalization", {1, 22}, 1, importLpNormalization);
  t.add("MeanVarianceNormalization", {9, 13}, 1, importMeanVariance);
  t.add("RMSNormalization", {23}, 2, importRMSNormalization);
}

} // namespace tcopt::onnx_import
