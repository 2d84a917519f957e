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

namespace {

/// Sums so far and, of the same sizes as x, what they have been.
class ScanLoops {
public:
  ScanLoops(TensorBuilder &b, Value x, int64_t dim)
      : b(b), x(x), dim(dim), all(b.refined(b.sizes(x))),
        others(otherDims(all.size(), dim)) {}

  /// A sum that starts as `start`.
  void carry(Value start) {
    Sizes kept;
    for (int64_t i : others)
      kept.push_back(all[i]);
    destinations.push_back(b.fill(b.empty(kept, start.getType()), start));
    maps.push_back(dimsMap(all.size(), others, b.getContext()));
  }

  /// What elements of the type have been.
  void keep(Type type) {
    destinations.push_back(b.empty(all, type));
    maps.push_back(b.getMultiDimIdentityMap(all.size()));
  }

  linalg::GenericOp emit(TensorBuilder::MultiBody body) {
    SmallVector<IteratorType> loops = loopTypes(all.size(), 0);
    loops[dim] = IteratorType::reduction;
    maps.insert(maps.begin(), b.getMultiDimIdentityMap(all.size()));
    return b.generic(x, destinations, maps, loops, body);
  }

private:
  TensorBuilder &b;
  Value x;
  int64_t dim;
  Sizes all;
  SmallVector<int64_t> others;
  SmallVector<Value> destinations;
  SmallVector<AffineMap> maps;
};

} // namespace

static Value lowerScan(core::ScanOp op, core::ScanOp::Adaptor a,
                       TensorBuilder &b) {
  Type element = elementTypeOf(op.getX());
  TypedAttr neutral = neutralElement(op.getKind(), element);
  ScanLoops loops(b, a.getX(), op.getDim());
  loops.carry(b.constant(neutral));
  loops.keep(neutral.getType());
  auto body = [&](ScalarBuilder &s, ValueRange v) {
    Value next = combineStep(s, op.getKind(), element, v[1], v[0]);
    return SmallVector<Value>{next, next};
  };
  return loops.emit(body).getResult(1);
}

//===----------------------------------------------------------------------===//
// arg_scan
//===----------------------------------------------------------------------===//

// Whether an element is as extreme as the best so far, or NaN.
static Value isAsGood(ScalarBuilder &b, core::ArgReduceKind kind, Type element,
                      Value x, Value best) {
  using core::CompareDirection;
  bool isMaximum = kind == core::ArgReduceKind::maximum;
  CompareDirection direction =
      isMaximum ? CompareDirection::ge : CompareDirection::le;
  Value beyond = emitCompare(b, direction, kindOf(element), x, best);
  if (kindOf(element) != ElementKind::Float)
    return beyond;
  Value isNaN = b.compare(arith::CmpFPredicate::UNO, x, x);
  return b.make<arith::OrIOp>(beyond, isNaN);
}

// The best element so far and its index, both in memory.
static SmallVector<Value> lastBest(ScalarBuilder &b, core::ArgScanOp op,
                                   ValueRange v) {
  Type element = elementTypeOf(op.getX());
  Value better =
      isAsGood(b, op.getKind(), element, loadElement(b, v[0], element),
               loadElement(b, v[1], element));
  Value here = b.make<arith::IndexCastOp>(b.getI64Type(),
                                          b.make<linalg::IndexOp>(op.getDim()));
  Value best = b.select(better, v[0], v[1]);
  Value place = b.select(better, here, v[2]);
  return {best, place, best, place};
}

namespace {

/// No element is worse than the neutral one that the best starts from.
struct ArgScanPattern : OpConversionPattern<core::ArgScanOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(core::ArgScanOp op, OpAdaptor a,
                  ConversionPatternRewriter &rewriter) const override {
    using core::ReduceKind;
    TensorBuilder b(op, storedResult(op, *getTypeConverter()), rewriter);
    bool isMaximum = op.getKind() == core::ArgReduceKind::maximum;
    TypedAttr neutral =
        neutralElement(isMaximum ? ReduceKind::maximum : ReduceKind::minimum,
                       elementTypeOf(op.getX()));
    ScanLoops loops(b, a.getX(), op.getDim());
    loops.carry(b.constant(neutral));
    loops.carry(b.constant(b.getI64Type(), 0));
    loops.keep(neutral.getType());
    loops.keep(b.getI64Type());
    auto body = [&](ScalarBuilder &s, ValueRange v) {
      return lastBest(s, op, v);
    };
    linalg::GenericOp scan = loops.emit(body);
    Type indexType = op.getIndices().getType();
    rewriter.replaceOp(op, {b.cast(scan.getResult(2), b.type),
                            b.cast(scan.getResult(3), indexType)});
    return success();
  }
};

} // namespace

void populateCoreScanToLinalgPatterns(const TypeConverter &converter,
                                      RewritePatternSet &patterns) {
  patterns.add<Lower<core::ScanOp, lowerScan>, ArgScanPattern>(
      converter, patterns.getContext());
}

} // namespace tcopt
