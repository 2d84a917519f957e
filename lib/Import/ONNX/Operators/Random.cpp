//===- Random.cpp - random numbers ----------------------------------------===//

#include "Families.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Seeds
//===----------------------------------------------------------------------===//

// Without a seed, nodes differ by the names of their results.
static Value seedOf(Node &n) {
  Type i64 = n.b.ops().getI64Type();
  // The seed of Dropout is an integer; seeds of other operators are floats.
  if (n.hasAttribute("seed") && n.proto.op_type() == "Dropout")
    return n.b.integer(n.integer("seed", 0), i64);
  if (n.hasAttribute("seed"))
    return n.b.integer(
        llvm::APFloat(n.number("seed", 0)).bitcastToAPInt().getSExtValue(),
        i64);
  StringRef name = n.numOutputs() ? StringRef(n.proto.output(0)) : StringRef();
  return n.b.integer(int64_t(llvm::xxh3_64bits(name)), i64);
}

static Value offsetOf(Node &n) {
  return n.b.integer(0, n.b.ops().getI64Type());
}

//===----------------------------------------------------------------------===//
// Distributions
//===----------------------------------------------------------------------===//

/// `start + scale * draws` of the attributes that are named.
template <typename OpT>
static Value draw(Node &n, ArrayRef<Size> sizes, Type type, double start,
                  double scale) {
  SizeOperands s(sizes);
  Value draws =
      n.b.make<OpT>(seedOf(n), offsetOf(n), s.values, s.constants, type);
  Value scaled = n.b.make<MulOp>(draws, n.b.scalar(scale, type));
  return n.b.make<AddOp>(scaled, n.b.scalar(start, type));
}

static void drawNormal(Node &n, ArrayRef<Size> sizes, Type type) {
  n.out(
      draw<RandnOp>(n, sizes, type, n.number("mean", 0), n.number("scale", 1)));
}

static void drawUniform(Node &n, ArrayRef<Size> sizes, Type type) {
  double low = n.number("low", 0), high = n.number("high", 1);
  n.out(draw<RandOp>(n, sizes, type, low, high - low));
}

using Draw = void (*)(Node &, ArrayRef<Size>, Type);

template <Draw function> static void importRandom(Node &n) {
  auto shape = n.integers("shape");
  if (!shape)
    return n.error("expected the attribute 'shape'");
  if (llvm::any_of(*shape, [](int64_t size) { return size < 0; }))
    return n.error("expected sizes that are not negative as the attribute "
                   "'shape'");
  Type type = n.elementType("dtype", n.b.ops().getF32Type());
  function(n, constantSizes(n, *shape), type);
}

template <Draw function> static void importRandomLike(Node &n) {
  Value x = n.in(0);
  Type type = n.elementType("dtype", elementType(x));
  if (!n.hasFailed())
    function(n, n.sizesOf(x), type);
}

static void importBernoulli(Node &n) {
  Value p = n.in(0);
  Type type = n.elementType("dtype", elementType(p));
  n.out(n.b.cast(n.b.make<BernoulliOp>(p, seedOf(n), offsetOf(n)), type));
}

// The input has logarithms of what need not add up to 1.
static void importMultinomial(Node &n) {
  Value p = n.b.make<SoftmaxOp>(n.in(0), -1);
  Type type = n.elementType("dtype", n.b.ops().getI32Type());
  Value classes = n.b.make<MultinomialOp>(p, seedOf(n), offsetOf(n),
                                          n.integer("sample_size", 1), true);
  n.out(n.b.cast(classes, type));
}

//===----------------------------------------------------------------------===//
// Dropout
//===----------------------------------------------------------------------===//

/// Whether elements are dropped, which attributes did not say.
static bool isTrainingDropout(Node &n) {
  if (n.since() < 12 || !n.has(2))
    return false;
  SmallVector<int64_t> training = n.integers(2, "values of training_mode");
  return !training.empty() && training[0] != 0;
}

static double readRatio(Node &n) {
  if (!n.has(1))
    return 0.5;
  SmallVector<double> ratio = n.numbers(1, "values of the ratio");
  return ratio.empty() ? 0 : ratio[0];
}

static void importDropout(Node &n) {
  Value x = n.in(0);
  double ratio = isTrainingDropout(n) ? readRatio(n) : 0;
  if (n.hasFailed())
    return;
  if (ratio != 0) {
    auto dropout =
        n.b.op<DropoutOp>(x, seedOf(n), offsetOf(n), llvm::APFloat(ratio));
    if (!dropout)
      return;
    n.out(0, dropout.getResult());
    return n.out(1, dropout.getMask());
  }
  n.out(0, x);
  if (!n.wants(1))
    return;
  Type mask = n.since() < 10 ? elementType(x) : n.b.ops().getI1Type();
  n.out(1, n.b.full(n.b.integer(1, mask), n.sizesOf(x)));
}

void addRandomOperators(OperatorTable &t) {
  t.add("Bernoulli", {15, 22}, 1, importBernoulli);
  t.add("Dropout", {1, 6, 7, 10, 12, 13, 22}, {1, 3}, importDropout);
  t.add("Multinomial", {7, 22}, 1, importMultinomial);
  t.add("RandomNormal", {1, 22}, 0, importRandom<drawNormal>);
  t.add("RandomNormalLike", {1, 22}, 1, importRandomLike<drawNormal>);
  t.add("RandomUniform", {1, 22}, 0, importRandom<drawUniform>);
  t.add("RandomUniformLike", {1, 22}, 1, importRandomLike<drawUniform>);
}

} // namespace tcopt::onnx_import
