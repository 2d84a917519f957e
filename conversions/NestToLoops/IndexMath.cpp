//===- IndexMath.cpp - arithmetic on sizes and indices --------------------===//

#include "IndexMath.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace tcopt::loops;

using Index = IndexMath::Index;

static constexpr auto noWrap = arith::IntegerOverflowFlags::nsw;

Value IndexMath::value(Index index) {
  return getValueOrCreateConstantIndexOp(builder, loc, index);
}

Index IndexMath::add(Index a, Index b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return constant(*x + *y);
  if (x == 0)
    return b;
  if (y == 0)
    return a;
  return Index(arith::AddIOp::create(builder, loc, value(a), value(b), noWrap)
                   .getResult());
}

Index IndexMath::sub(Index a, Index b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return constant(*x - *y);
  if (y == 0)
    return a;
  return Index(arith::SubIOp::create(builder, loc, value(a), value(b), noWrap)
                   .getResult());
}

Index IndexMath::mul(Index a, Index b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return constant(*x * *y);
  if (x == 0 || y == 0)
    return constant(0);
  if (x == 1)
    return b;
  if (y == 1)
    return a;
  return Index(arith::MulIOp::create(builder, loc, value(a), value(b), noWrap)
                   .getResult());
}

Index IndexMath::min(Index a, Index b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return constant(std::min(*x, *y));
  return Index(
      arith::MinSIOp::create(builder, loc, value(a), value(b)).getResult());
}

Index IndexMath::max(Index a, Index b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return constant(std::max(*x, *y));
  return Index(
      arith::MaxSIOp::create(builder, loc, value(a), value(b)).getResult());
}

// Sizes and indices are never negative, and unsigned division is the cheaper.
Index IndexMath::div(Index a, Index b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return constant(*x / *y);
  if (y == 1)
    return a;
  return Index(
      arith::DivUIOp::create(builder, loc, value(a), value(b)).getResult());
}

Index IndexMath::rem(Index a, Index b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return constant(*x % *y);
  if (y == 1)
    return constant(0);
  return Index(
      arith::RemUIOp::create(builder, loc, value(a), value(b)).getResult());
}

Index IndexMath::ceilDiv(Index a, Index b) {
  if (getConstantIntValue(b) == 1)
    return a;
  return div(add(a, sub(b, constant(1))), b);
}

Index IndexMath::product(ArrayRef<Index> factors) {
  Index result = constant(1);
  for (Index factor : factors)
    result = mul(result, factor);
  return result;
}

SmallVector<Index> IndexMath::delinearize(Index linear, ArrayRef<Index> sizes) {
  SmallVector<Index> indices(sizes.size());
  for (size_t i = sizes.size(); i-- > 1;) {
    indices[i] = rem(linear, sizes[i]);
    linear = div(linear, sizes[i]);
  }
  if (!sizes.empty())
    indices[0] = getConstantIntValue(sizes[0]) == 1 ? constant(0) : linear;
  return indices;
}

Value IndexMath::less(Index a, Index b) {
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::slt,
                                             value(a), value(b));
}

Value IndexMath::equal(Index a, Index b) {
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::eq,
                                             value(a), value(b));
}
