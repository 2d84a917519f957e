//===- Scan.cpp - core scans to linalg ------------------------------------===//
//
// A scan is a reduction whose every step is kept: of two outputs one carries
// the sum so far and the other one holds each of its values.
//
//===----------------------------------------------------------------------===//

#include "TensorBuilder.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreScanOps.h"

using namespace mlir;
using utils::IteratorType;

namespace tcopt {

using core::ScanKind;

static_assert(int(ScanKind::bitOr) == int(core::ReduceKind::bitOr));

static TypedAttr neutralElement(ScanKind kind, Type element) {
  return kind == ScanKind::logAddExp
             ? neutralElement(core::ReduceKind::maximum, element)
             : neutralElement(core::ReduceKind(int(kind)), element);
}

// max(a, b) + log1p(exp(-|a - b|)); the maximum alone where the difference is
// not finite: it is the answer for infinities, and NaN for NaN.
static Value logAddExp(ScalarBuilder &b, Value lhs, Value rhs) {
  Type type = lhs.getType();
  Value greater = b.make<arith::MaximumFOp>(lhs, rhs);
  Value distance = b.make<math::AbsFOp>(Value(b.make<arith::SubFOp>(lhs, rhs)));
  Value isFinite = b.compare(
      arith::CmpFPredicate::OLT, distance,
      b.constant(TypedAttr(FloatAttr::get(
          type, APFloat::getInf(cast<FloatType>(type).getFloatSemantics())))));
  auto flags = b.functionFlags();
  Value exp =
      b.make<math::ExpOp>(Value(b.make<arith::NegFOp>(distance)), flags);
  Value rest = b.make<math::Log1pOp>(exp, flags);
  return b.select(isFinite, b.make<arith::AddFOp>(greater, rest), greater);
}

// In memory; sums keep their order.
static Value combineStep(ScalarBuilder &b, ScanKind kind, Type element,
                         Value total, Value x) {
  if (kind != ScanKind::logAddExp)
    return emitCombine(b, core::ReduceKind(int(kind)), element, total, x,
                       /*ordered=*/true);
  Value sum =
      logAddExp(b, loadElement(b, total, element), loadElement(b, x, element));
  return storeElement(b, sum, element);
}

static Value lowerScan(core::ScanOp op, core::ScanOp::Adaptor a,
                       TensorBuilder &b) {
  Type element = elementTypeOf(op.getX());
  Sizes all = b.refined(b.sizes(a.getX())), kept;
  int64_t rank = all.size(), dim = op.getDim();
  SmallVector<int64_t> others = otherDims(rank, dim);
  for (int64_t i : others)
    kept.push_back(all[i]);
  TypedAttr neutral = neutralElement(op.getKind(), element);
  Value total = b.fill(b.empty(kept, neutral.getType()), b.constant(neutral));
  SmallVector<IteratorType> loops = loopTypes(rank, 0);
  loops[dim] = IteratorType::reduction;
  AffineMap whole = b.getMultiDimIdentityMap(rank);
  auto body = [&](ScalarBuilder &s, ValueRange v) {
    Value next = combineStep(s, op.getKind(), element, v[1], v[0]);
    return SmallVector<Value>{next, next};
  };
  return b
      .generic(a.getX(), {total, b.empty(all)},
               {whole, dimsMap(rank, others, b.getContext()), whole}, loops,
               TensorBuilder::MultiBody(body))
      .getResult(1);
}

void populateCoreScanToLinalgPatterns(const TypeConverter &converter,
                                      RewritePatternSet &patterns) {
  patterns.add<Lower<core::ScanOp, lowerScan>>(converter,
                                               patterns.getContext());
}

} // namespace tcopt
