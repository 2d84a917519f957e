//===- ReductionRules.cpp - rules of sums and the like --------------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphReductionOps.h"

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

// An exact reduction of numbers, with another kind for Booleans.
template <typename Op, ReduceKind kind, ReduceKind boolKind>
static void addExact(RuleTable table) {
  table.rule<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    bool isBool = elementTypeOf(in.getX()).isInteger(1);
    return reduce<Op>(b, in, isBool ? boolKind : kind, in.getX());
  });
}

// Of no elements 0 / 0.
static Value mean(CoreBuilder &b, graph::MeanOp::Adaptor in) {
  Value x = b.wide(in.getX());
  Sizes all = b.sizesOf(x), counted;
  for (int64_t dim : normalDims(in.getDims(), rankOf(x)))
    counted.push_back(all[dim]);
  Value sum = reduce<graph::MeanOp>(b, in, ReduceKind::add, x);
  return b.div(sum, b.count(counted, elementTypeOf(x)));
}

template <typename Op, core::ArgReduceKind kind>
static void addArg(RuleTable table) {
  table.rule<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    int64_t dim = normalDims(in.getDim(), rankOf(in.getX())).front();
    return keepDims<Op>(b, in, b.make<core::ArgReduceOp>(kind, in.getX(), dim));
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
}

} // namespace tcopt
