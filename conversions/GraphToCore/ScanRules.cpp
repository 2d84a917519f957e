//===- ScanRules.cpp - rules of running sums and their kin ----------------===//

#include "tcopt/Conversion/GraphToCore/Rules.h"
#include "tcopt/Graph/IR/GraphScanOps.h"

using namespace mlir;

namespace tcopt {

using core::ScanKind;

// In f32 if x is narrower; the one element of a scalar is its own sum.
template <typename Op, ScanKind kind> static void addScan(RuleTable table) {
  table.rule<Op>([](CoreBuilder &b, typename Op::Adaptor in) -> Value {
    Value x = in.getX();
    if (rankOf(x) == 0)
      return x;
    return b.scan(kind, b.wide(x), normalDims(in.getDim(), rankOf(x)).front());
  });
}

// Where the extreme element so far is: the last place at which an element
// equals it, or at which there was a NaN.
static Value lastPlaces(CoreBuilder &b, Value x, Value extreme, int64_t dim) {
  Value hit = b.eq(x, extreme);
  if (isa<FloatType>(elementTypeOf(x)))
    hit = b.binary<core::OrOp>(hit, b.ne(x, x));
  Value places = b.select(hit, b.placesAlong(x, dim), 0.0);
  return b.scan(ScanKind::maximum, places, dim);
}

// Of equal elements, such as zeros of both signs, the values are those that the
// indices name.
template <typename Op, ScanKind kind, ScanKind boolKind>
static void addExtremum(RuleTable table) {
  table.rules<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    Value x = in.getX();
    if (rankOf(x) == 0)
      return SmallVector<Value>{x, b.constant(0, b.getBuilder().getI64Type())};
    int64_t dim = normalDims(in.getDim(), rankOf(x)).front();
    bool isBool = elementTypeOf(x).isInteger(1);
    Value extreme = b.scan(isBool ? boolKind : kind, x, dim);
    Value indices = lastPlaces(b, x, extreme, dim);
    bool isFloat = isa<FloatType>(elementTypeOf(x));
    return SmallVector<Value>{isFloat ? b.along(x, indices, dim) : extreme,
                              indices};
  });
}

void addScanRules(RuleTable table) {
  addScan<graph::CumsumOp, ScanKind::add>(table);
  addScan<graph::CumprodOp, ScanKind::mul>(table);
  addScan<graph::LogcumsumexpOp, ScanKind::logAddExp>(table);
  addExtremum<graph::CummaxOp, ScanKind::maximum, ScanKind::bitOr>(table);
  addExtremum<graph::CumminOp, ScanKind::minimum, ScanKind::bitAnd>(table);
}

} // namespace tcopt
