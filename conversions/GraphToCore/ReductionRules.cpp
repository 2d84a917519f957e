//===- ReductionRules.cpp - rules of sums and the like --------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Core/IR/IndexLayout.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"
#include <cmath>
#include <limits>

using namespace mlir;

namespace tcopt {

using core::ReduceKind;

// Puts the reduced dimensions back as ones, where asked for.
template <typename Op>
static Value keepDims(CoreBuilder &b, typename Op::Adaptor in, Value reduced) {
  return in.getKeepdim() ? b.reshape(reduced, b.resultSizes<Op>(in)) : reduced;
}

template <typename Op>
static Value reduce(CoreBuilder &b, typename Op::Adaptor in, ReduceKind kind,
                    Value x) {
  auto dims = normalDims(in.getDims(), rankOf(x));
  return keepDims<Op>(b, in, b.reduce(kind, x, dims));
}

// The reduction in f32 if x is narrower.
template <typename Op, ReduceKind kind> static void addWide(RuleTable table) {
  table.rule<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    return reduce<Op>(b, in, kind, b.wide(in.getX()));
  });
}

// An exact reduction of numbers, with another kind for Booleans. In f32 if x is
// narrower: what loops carry need not be converted in each iteration.
template <typename Op, ReduceKind kind, ReduceKind boolKind>
static void addExact(RuleTable table) {
  table.rule<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    bool isBool = elementTypeOf(in.getX()).isInteger(1);
    return reduce<Op>(b, in, isBool ? boolKind : kind, b.wide(in.getX()));
  });
}

// The number of elements along `dims` in the type of x.
static Value countAlong(CoreBuilder &b, Value x, ArrayRef<int64_t> dims) {
  Sizes all = b.sizesOf(x), counted;
  for (int64_t dim : dims)
    counted.push_back(all[dim]);
  return b.count(counted, elementTypeOf(x));
}

// Of no elements 0 / 0.
static Value mean(CoreBuilder &b, graph::MeanOp::Adaptor in) {
  Value x = b.wide(in.getX());
  Value sum = reduce<graph::MeanOp>(b, in, ReduceKind::add, x);
  return b.div(sum, countAlong(b, x, normalDims(in.getDims(), rankOf(x))));
}

template <typename Op>
static Value variance(CoreBuilder &b, typename Op::Adaptor in) {
  Value x = b.wide(in.getX());
  auto dims = normalDims(in.getDims(), rankOf(x));
  Value count = countAlong(b, x, dims);
  Value mean = b.div(b.reduce(ReduceKind::add, x, dims), count);
  Value centered = b.sub(x, b.spread(mean, dims, x));
  Value sum = b.reduce(ReduceKind::add, b.mul(centered, centered), dims);
  double correction = in.getCorrection().convertToDouble();
  Value freedom = b.maximum(b.sub(count, correction), 0.0);
  // Of no elements 0 / 0, as without the correction.
  if (correction < 0)
    freedom = b.add(freedom, b.div(0.0, count));
  return keepDims<Op>(b, in, b.div(sum, freedom));
}
static Value deviation(CoreBuilder &b, graph::StdOp::Adaptor in) {
  return b.sqrt(variance<graph::StdOp>(b, in));
}

// Infinities are not subtracted from themselves.
static Value logsumexp(CoreBuilder &b, graph::LogsumexpOp::Adaptor in) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Value x = b.wide(in.getX());
  auto dims = normalDims(in.getDims(), rankOf(x));
  Value largest = b.reduce(ReduceKind::maximum, x, dims);
  Value isInfinite = b.eq(b.abs(largest), infinity);
  largest = b.select(isInfinite, 0.0, largest);
  Value e = b.exp(b.sub(x, b.spread(largest, dims, x)));
  Value sum = b.reduce(ReduceKind::add, e, dims);
  return keepDims<graph::LogsumexpOp>(b, in, b.add(b.log(sum), largest));
}

static Value vectorNorm(CoreBuilder &b, graph::VectorNormOp::Adaptor in) {
  Value x = b.wide(in.getX());
  double ord = in.getOrd().convertToDouble();
  auto norm = [&](ReduceKind kind, Value terms) {
    return reduce<graph::VectorNormOp>(b, in, kind, terms);
  };
  if (std::isinf(ord))
    return norm(ord > 0 ? ReduceKind::maximum : ReduceKind::minimum, b.abs(x));
  if (ord == 0)
    return norm(ReduceKind::add, b.convert(b.ne(x, 0.0), elementTypeOf(x)));
  if (ord == 1)
    return norm(ReduceKind::add, b.abs(x));
  if (ord == 2)
    return b.sqrt(norm(ReduceKind::add, b.mul(x, x)));
  Value sum = norm(ReduceKind::add, b.binary<core::PowOp>(b.abs(x), ord));
  return b.binary<core::PowOp>(sum, 1 / ord);
}

template <typename Op, core::ArgReduceKind kind>
static void addArg(RuleTable table) {
  table.rule<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    int64_t dim = normalDims(in.getDim(), rankOf(in.getX())).front();
    return keepDims<Op>(b, in, b.make<core::ArgReduceOp>(kind, in.getX(), dim));
  });
}

// The values are taken by their indices: NaN and -0 keep their bits.
template <typename Op, core::ArgReduceKind kind>
static void addExtremum(RuleTable table) {
  table.rules<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    Value x = in.getX();
    int64_t dim = normalDims(in.getDim(), rankOf(x)).front();
    Value indices = b.make<core::ArgReduceOp>(kind, x, dim);
    SmallVector<int64_t> others = range(0, rankOf(indices));
    Value values = b.gather(x, indices, {{dim}, others, others});
    return SmallVector<Value>{keepDims<Op>(b, in, values),
                              keepDims<Op>(b, in, indices)};
  });
}

void addReductionRules(RuleTable table) {
  addWide<graph::SumOp, ReduceKind::add>(table);
  addWide<graph::ProdOp, ReduceKind::mul>(table);
  table.rule<graph::MeanOp>(mean);
  addExact<graph::AmaxOp, ReduceKind::maximum, ReduceKind::bitOr>(table);
  addExact<graph::AminOp, ReduceKind::minimum, ReduceKind::bitAnd>(table);
  addExact<graph::AnyOp, ReduceKind::bitOr, ReduceKind::bitOr>(table);
  addExact<graph::AllOp, ReduceKind::bitAnd, ReduceKind::bitAnd>(table);
  addArg<graph::ArgmaxOp, core::ArgReduceKind::maximum>(table);
  addArg<graph::ArgminOp, core::ArgReduceKind::minimum>(table);
  table.rule<graph::VarOp>(variance<graph::VarOp>);
  table.rule<graph::StdOp>(deviation);
  table.rule<graph::LogsumexpOp>(logsumexp);
  table.rule<graph::VectorNormOp>(vectorNorm);
  addExtremum<graph::MaxOp, core::ArgReduceKind::maximum>(table);
  addExtremum<graph::MinOp, core::ArgReduceKind::minimum>(table);
}

} // namespace tcopt
