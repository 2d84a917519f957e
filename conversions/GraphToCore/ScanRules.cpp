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

template <typename Op, core::ArgReduceKind kind>
static void addCumulativeExtremum(RuleTable table) {
  table.rules<Op>([](CoreBuilder &b, typename Op::Adaptor in) {
    Value x = in.getX();
    if (rankOf(x) == 0)
      return SmallVector<Value>{x, b.constant(0, b.getBuilder().getI64Type())};
    int64_t dim = normalDims(in.getDim(), rankOf(x)).front();
    auto [values, indices] = b.argScan(kind, x, dim);
    return SmallVector<Value>{values, indices};
  });
}

void addScanRules(RuleTable table) {
  addScan<graph::CumsumOp, ScanKind::add>(table);
  addScan<graph::CumprodOp, ScanKind::mul>(table);
  addScan<graph::LogcumsumexpOp, ScanKind::logAddExp>(table);
  addCumulativeExtremum<graph::CummaxOp, core::ArgReduceKind::maximum>(table);
  addCumulativeExtremum<graph::CumminOp, core::ArgReduceKind::minimum>(table);
}

} // namespace tcopt
