//===- RandomRules.cpp - rules of random numbers --------------------------===//

#include "Random.h"
#include "Search.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphRandomOps.h"
#include <cmath>
#include <limits>
#include <numbers>

using namespace mlir;

namespace tcopt {

static Value integer(CoreBuilder &b, int64_t number,
                     ArrayRef<OpFoldResult> sizes) {
  auto type = RankedTensorType::get({}, b.getBuilder().getI64Type());
  Value scalar = b.make<core::ConstantOp>(
      DenseElementsAttr::get(type, APInt(64, uint64_t(number))));
  return b.broadcast(scalar, {}, sizes);
}

static Value philox(CoreBuilder &b, Value seed, Value offset,
                    ArrayRef<OpFoldResult> sizes) {
  return b.make<core::PhiloxOp>(seed, offset, sizes);
}

// The `count` most significant of 64 bits, from bit `end` down.
static Value bitsOf(CoreBuilder &b, Value x, int64_t end, int64_t count) {
  Value shifted = b.binary<core::ShiftRightOp>(x, double(end - count));
  return b.bitAnd(shifted, double((int64_t(1) << count) - 1));
}

static int64_t digitsOf(Type element) {
  return APFloat::semanticsPrecision(
      cast<FloatType>(element).getFloatSemantics());
}

Value uniform(CoreBuilder &b, Value seed, Value offset,
              ArrayRef<OpFoldResult> sizes, Type element) {
  int64_t digits = digitsOf(element);
  Value bits = bitsOf(b, philox(b, seed, offset, sizes), 64, digits);
  return b.mul(b.convert(bits, element), std::ldexp(1.0, -int(digits)));
}

static Value rand(CoreBuilder &b, graph::RandOp::Adaptor in) {
  return uniform(b, in.getSeed(), in.getOffset(),
                 b.resultSizes<graph::RandOp>(in), in.getDtype());
}

//===----------------------------------------------------------------------===//
// randn
//===----------------------------------------------------------------------===//

// sqrt(-2 log u) cos(2 pi v) of whole numbers of `digits` bits: u is
// (first + 1) / 2^digits, v second / 2^digits.
static Value boxMuller(CoreBuilder &b, Value first, Value second, Type element,
                       int digits) {
  double unit = std::ldexp(1.0, -digits);
  Value u = b.mul(b.convert(b.add(first, 1.0), element), unit);
  Value v = b.mul(b.convert(second, element), unit);
  Value radius = b.sqrt(b.mul(b.log(u), -2.0));
  Value angle = b.mul(v, 2 * std::numbers::pi);
  return b.mul(radius, b.unary<core::CosOp>(angle));
}

// Number `which` of the last dimension.
static Value half(CoreBuilder &b, Value x, int64_t which,
                  ArrayRef<OpFoldResult> sizes) {
  OpBuilder &builder = b.getBuilder();
  Sizes offsets(sizes.size(), builder.getIndexAttr(0)), all(sizes);
  offsets.push_back(builder.getIndexAttr(which));
  all.push_back(builder.getIndexAttr(1));
  Value part = b.slice(x, offsets, all, SmallVector<int64_t>(all.size(), 1));
  return b.reshape(part, sizes);
}

static Value randn(CoreBuilder &b, graph::RandnOp::Adaptor in) {
  Sizes sizes = b.resultSizes<graph::RandnOp>(in);
  Type element = in.getDtype();
  if (!element.isF64()) {
    Value bits = philox(b, in.getSeed(), in.getOffset(), sizes);
    return boxMuller(b, bitsOf(b, bits, 32, 32), bitsOf(b, bits, 64, 32),
                     b.getBuilder().getF32Type(), 32);
  }
  Sizes pairs = sizes;
  pairs.push_back(b.getBuilder().getIndexAttr(2));
  Value bits =
      bitsOf(b, philox(b, in.getSeed(), in.getOffset(), pairs), 64, 53);
  return boxMuller(b, half(b, bits, 0, sizes), half(b, bits, 1, sizes), element,
                   53);
}

//===----------------------------------------------------------------------===//
// randint, bernoulli, dropout
//===----------------------------------------------------------------------===//

static Value randint(CoreBuilder &b, graph::RandintOp::Adaptor in) {
  Sizes sizes = b.resultSizes<graph::RandintOp>(in);
  Value bits = philox(b, in.getSeed(), in.getOffset(), sizes);
  Value positive = b.bitAnd(b.binary<core::ShiftRightOp>(bits, 1.0),
                            integer(b, INT64_MAX, sizes));
  int64_t low = in.getLow(), high = in.getHigh();
  Value number = b.add(b.rem(positive, integer(b, high - low, sizes)),
                       integer(b, low, sizes));
  return b.convert(number, in.getDtype());
}

static Value bernoulli(CoreBuilder &b, graph::BernoulliOp::Adaptor in) {
  Value p = b.wide(in.getP());
  Value number =
      uniform(b, in.getSeed(), in.getOffset(), b.sizesOf(p), elementTypeOf(p));
  return b.convert(b.lt(number, p), elementTypeOf(in.getP()));
}

Value keptByDropout(CoreBuilder &b, Value x, Value seed, Value offset,
                    double p) {
  return b.ge(uniform(b, seed, offset, b.sizesOf(x), elementTypeOf(x)), p);
}

Value dropped(CoreBuilder &b, Value x, Value kept, double p) {
  Value scale = b.like(x, p == 1 ? 0 : 1 / (1 - p));
  return b.mul(x, b.select(kept, scale, 0.0));
}

static SmallVector<Value> dropout(CoreBuilder &b,
                                  graph::DropoutOp::Adaptor in) {
  double p = in.getP().convertToDouble();
  Value x = b.wide(in.getX());
  Value kept = keptByDropout(b, x, in.getSeed(), in.getOffset(), p);
  return {dropped(b, x, kept, p), kept};
}

//===----------------------------------------------------------------------===//
// randperm, multinomial
//===----------------------------------------------------------------------===//

static Value randperm(CoreBuilder &b, graph::RandpermOp::Adaptor in) {
  Value keys = philox(b, in.getSeed(), in.getOffset(),
                      b.resultSizes<graph::RandpermOp>(in));
  return b.sort(keys, 0, /*descending=*/false).second;
}

static void requireProbabilities(CoreBuilder &b, Value p) {
  double infinity = std::numeric_limits<double>::infinity();
  Value sums = b.reduce(core::ReduceKind::add, p, {rankOf(p) - 1});
  b.requireAll(b.binary<core::AndOp>(b.ge(p, 0.0), b.lt(p, infinity)),
               "graph.multinomial: probabilities must be finite and not "
               "negative");
  b.requireAll(b.binary<core::AndOp>(b.gt(sums, 0.0), b.lt(sums, infinity)),
               "graph.multinomial: the sum of probabilities must be positive "
               "and finite");
}

// The least waiting times, which are distributed exponentially.
static Value chooseDifferent(CoreBuilder &b, Value p, Value u, int64_t count) {
  double never = std::numeric_limits<double>::infinity();
  Value wait = b.div(b.neg(b.log(b.sub(b.like(u, 1), u))), p);
  wait = b.select(b.gt(p, 0.0), wait, never);
  return b.sort(wait, rankOf(p) - 1, /*descending=*/false, count).second;
}

// The sum of all is the greatest of the sums, so that rounding leads to no
// place behind it.
static Value chooseEach(CoreBuilder &b, Value p, Value u) {
  int64_t last = rankOf(p) - 1;
  Value sums = b.scan(core::ScanKind::add, p, last);
  Value all =
      b.spread(b.reduce(core::ReduceKind::maximum, sums, {last}), {last}, u);
  return searchSorted(b, sums, b.mul(u, all), /*right=*/true);
}

static Value multinomial(CoreBuilder &b, graph::MultinomialOp::Adaptor in) {
  Type f64 = b.getBuilder().getF64Type();
  Value p = b.convert(in.getP(), f64);
  requireProbabilities(b, p);
  Sizes sizes = in.getReplacement() ? b.resultSizes<graph::MultinomialOp>(in)
                                    : b.sizesOf(p);
  Value u = uniform(b, in.getSeed(), in.getOffset(), sizes, f64);
  return in.getReplacement() ? chooseEach(b, p, u)
                             : chooseDifferent(b, p, u, in.getNumSamples());
}

void addRandomRules(RuleTable table) {
  table.rule<graph::RandOp>(rand);
  table.rule<graph::RandnOp>(randn);
  table.rule<graph::RandintOp>(randint);
  table.rule<graph::BernoulliOp>(bernoulli);
  table.rules<graph::DropoutOp>(dropout);
  table.rule<graph::RandpermOp>(randperm);
  table.rule<graph::MultinomialOp>(multinomial);
}

} // namespace tcopt
