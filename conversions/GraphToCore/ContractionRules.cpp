//===- ContractionRules.cpp - rules of sums of products -------------------===//

#include "Einsum.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Conversion/GraphToCore/Rules.h"
#include <cmath>

using namespace mlir;

namespace tcopt {

// Batches of matrices: both operands get all batch dimensions.
static Value batchMatmul(CoreBuilder &b, Value lhs, Value rhs, Type sumType) {
  auto leading = [&](Value x) {
    Sizes sizes = b.sizesOf(x);
    return Sizes(ArrayRef<OpFoldResult>(sizes).drop_back(2));
  };
  Sizes batch = b.commonSizes({leading(lhs), leading(rhs)});
  auto expand = [&](Value x) {
    Sizes sizes = batch, own = b.sizesOf(x);
    sizes.append(own.end() - 2, own.end());
    return b.expand(x, sizes);
  };
  int64_t n = batch.size();
  return b.contract(expand(lhs), expand(rhs),
                    {range(0, n), range(0, n), {n + 1}, {n}}, sumType);
}

static Value product(CoreBuilder &b, Value lhs, Value rhs, Type sumType = {}) {
  int64_t lhsRank = rankOf(lhs), rhsRank = rankOf(rhs);
  if (lhsRank > 1 && rhsRank > 2)
    return batchMatmul(b, lhs, rhs, sumType);
  // One operand has no batch: the other's dimensions come in the right order.
  return b.contract(
      lhs, rhs, {{}, {}, {lhsRank - 1}, {std::max<int64_t>(rhsRank - 2, 0)}},
      sumType);
}

static Value matmul(CoreBuilder &b, graph::MatmulOp::Adaptor in) {
  return product(b, in.getLhs(), in.getRhs());
}

static Value intMatmul(CoreBuilder &b, graph::IntMatmulOp::Adaptor in) {
  return product(b, in.getLhs(), in.getRhs(), b.getBuilder().getI32Type());
}

static Value intConv(CoreBuilder &b, graph::IntConvOp::Adaptor in) {
  return b.make<core::ConvolutionOp>(
      in.getX(), in.getWeight(), in.getStride(), in.getPadding(),
      in.getPadding(), in.getDilation(), in.getGroups(),
      TypeAttr::get(b.getBuilder().getI32Type()));
}

static Value linear(CoreBuilder &b, graph::LinearOp::Adaptor in) {
  int64_t last = rankOf(in.getX()) - 1;
  Value y = b.contract(in.getX(), in.getWeight(), {{}, {}, {last}, {1}});
  return b.addBias(y, in.getBias(), last);
}

//===----------------------------------------------------------------------===//
// addmm, baddbmm
//===----------------------------------------------------------------------===//

static Value scaled(CoreBuilder &b, Value x, const APFloat &factor) {
  double number = factor.convertToDouble();
  return number == 1 ? x : b.mul(x, number);
}

// beta * x + alpha * (a b); nothing of x where beta is 0.
template <typename Op>
static Value addProduct(CoreBuilder &b, typename Op::Adaptor in) {
  Value sum = scaled(b, product(b, in.getA(), in.getB()), in.getAlpha());
  if (in.getBeta().isZero())
    return sum;
  Value x = scaled(b, b.wide(in.getX()), in.getBeta());
  return b.add(b.expand(x, b.sizesOf(sum)), sum);
}

//===----------------------------------------------------------------------===//
// grouped_matmul
//===----------------------------------------------------------------------===//

namespace {
/// A loop over the groups that writes the product of each into the result. The
/// rows of a group are a slice of unknown size, so that no product is computed
/// twice and nothing is padded.
class GroupLoop {
public:
  GroupLoop(CoreBuilder &b, graph::GroupedMatmulOp::Adaptor in)
      : b(b), builder(b.getBuilder()), loc(b.getLoc()), in(in),
        groupsRows(rankOf(in.getW()) == 3),
        sizes(b.resultSizes<graph::GroupedMatmulOp>(in)) {}

  Value build();

private:
  Value index(int64_t number) {
    return arith::ConstantIndexOp::create(builder, loc, number);
  }
  Value value(OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  }
  /// The size of the dimension that is in groups.
  OpFoldResult groupedSize() {
    return b.sizesOf(in.getX())[groupsRows ? 0 : 1];
  }
  Value endOf(Value group, Value start);
  Value slice(Value x, int64_t dim, OpFoldResult start, OpFoldResult size);
  Value product(Value group, Value start, Value size);
  Value write(Value all, Value product, Value group, Value start);

  CoreBuilder &b;
  OpBuilder &builder;
  Location loc;
  graph::GroupedMatmulOp::Adaptor in;
  bool groupsRows;
  Sizes sizes;
};
} // namespace

Value GroupLoop::slice(Value x, int64_t dim, OpFoldResult start,
                       OpFoldResult size) {
  Sizes all = b.sizesOf(x), offsets(all.size(), builder.getIndexAttr(0));
  offsets[dim] = start;
  all[dim] = size;
  return b.slice(x, offsets, all, SmallVector<int64_t>(all.size(), 1));
}

// The end of the group, no less than its start and no more than there is.
Value GroupLoop::endOf(Value group, Value start) {
  Value number =
      tensor::ExtractOp::create(builder, loc, in.getEnds(), ValueRange{group});
  Value end =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), number);
  end = arith::MinSIOp::create(builder, loc, end, value(groupedSize()));
  return arith::MaxSIOp::create(builder, loc, end, start);
}

// The matrix of a group keeps its dimension of size 1, which becomes one of the
// result: without a reshape the product reads it where it is.
Value GroupLoop::product(Value group, Value start, Value size) {
  Value x = slice(in.getX(), groupsRows ? 0 : 1, start, size);
  if (!groupsRows)
    return b.contract(x, slice(in.getW(), 0, start, size), {{}, {}, {1}, {0}});
  Value w = slice(in.getW(), 0, group, builder.getIndexAttr(1));
  return b.contract(x, w, {{}, {}, {1}, {1}});
}

Value GroupLoop::write(Value all, Value product, Value group, Value start) {
  Sizes offsets(sizes.size(), builder.getIndexAttr(0)), part = sizes;
  offsets[0] = groupsRows ? start : group;
  part[0] = groupsRows ? b.sizesOf(product)[0] : builder.getIndexAttr(1);
  product = b.reshape(b.convert(product, elementTypeOf(all)), part);
  return b.make<core::UpdateSliceOp>(all, product, offsets,
                                     SmallVector<int64_t>(sizes.size(), 1));
}

Value GroupLoop::build() {
  Value zeros = b.constant(0, elementTypeOf(in.getX()), sizes), none = index(0);
  if (isConstantIntValue(groupedSize(), 0))
    return zeros;
  auto loop =
      scf::ForOp::create(builder, loc, none, value(b.sizesOf(in.getEnds())[0]),
                         index(1), ValueRange{zeros, none});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value group = loop.getInductionVar();
  Value all = loop.getRegionIterArg(0), start = loop.getRegionIterArg(1);
  Value end = endOf(group, start);
  Value size = arith::SubIOp::create(builder, loc, end, start);
  Value next = write(all, product(group, start, size), group, start);
  scf::YieldOp::create(builder, loc,
                       ValueRange{b.as(next, all.getType()), end});
  return loop.getResult(0);
}

static Value groupedMatmul(CoreBuilder &b, graph::GroupedMatmulOp::Adaptor in) {
  return GroupLoop(b, in).build();
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

// The p-norm along the last dimension; 0 where it is empty.
static Value normOfLast(CoreBuilder &b, Value x, double p) {
  using core::ReduceKind;
  int64_t last = rankOf(x) - 1;
  x = b.abs(x);
  if (p == 0) // each counts, unless it is 0; NaN stays
    x = b.minimum(b.ceil(x), 1.0);
  if (std::isinf(p))
    return b.maximum(b.reduce(ReduceKind::maximum, x, last), 0.0);
  if (p == 0 || p == 1)
    return b.reduce(ReduceKind::add, x, last);
  if (p == 2)
    return b.sqrt(b.reduce(ReduceKind::add, b.mul(x, x), last));
  Value sum = b.reduce(ReduceKind::add, b.binary<core::PowOp>(x, p), last);
  return b.binary<core::PowOp>(sum, 1 / p);
}

static Value cdist(CoreBuilder &b, graph::CdistOp::Adaptor in) {
  Sizes sizes = b.resultSizes<graph::CdistOp>(in);
  int64_t rank = sizes.size();
  sizes.push_back(b.sizesOf(in.getLhs()).back());
  // `at` is the dimension of the result that the rows run along.
  auto rows = [&](Value x, int64_t at) {
    int64_t own = rankOf(x);
    SmallVector<int64_t> dims = range(rank - own, rank - 2);
    dims.append({at, rank});
    return b.broadcast(b.wide(x), dims, sizes);
  };
  Value difference =
      b.sub(rows(in.getLhs(), rank - 2), rows(in.getRhs(), rank - 1));
  return normOfLast(b, difference, in.getP().convertToDouble());
}

namespace {
/// The pairs i < j of n rows in their order: pair number k is
/// (first[k], second[k]).
struct Pairs {
  Value first, second;
};
} // namespace

// Those of row i begin at i (2 n - i - 1) / 2, which is solved for i in f64: a
// root that is rounded may be off by one.
static Pairs pairsOf(CoreBuilder &b, OpFoldResult rows, OpFoldResult count) {
  Type i64 = b.getBuilder().getI64Type(), f64 = b.getBuilder().getF64Type();
  Sizes sizes{count};
  Value k = b.iota(i64, 0, sizes);
  Value n = b.broadcast(b.sizeValue(rows, i64), {}, sizes);
  Value twice = b.sub(b.mul(n, 2.0), 1.0);
  Value wide = b.convert(twice, f64);
  Value root = b.sqrt(
      b.maximum(b.sub(b.mul(wide, wide), b.mul(b.convert(k, f64), 8.0)), 0.0));
  Value i = b.convert(b.div(b.sub(wide, root), 2.0), i64);
  auto start = [&](Value row) {
    return b.binary<core::ShiftRightOp>(b.mul(row, b.sub(twice, row)), 1.0);
  };
  i = b.select(b.gt(start(i), k), b.sub(i, 1.0), i);
  Value next = b.add(i, 1.0);
  i = b.select(b.le(start(next), k), next, i);
  return {i, b.add(b.add(b.sub(k, start(i)), i), 1.0)};
}

static Value pdist(CoreBuilder &b, graph::PdistOp::Adaptor in) {
  Value x = in.getX();
  Pairs pairs =
      pairsOf(b, b.sizesOf(x)[0], b.resultSizes<graph::PdistOp>(in).front());
  Value difference = b.sub(b.wide(b.take(x, pairs.first, 0)),
                           b.wide(b.take(x, pairs.second, 0)));
  return normOfLast(b, difference, in.getP().convertToDouble());
}

void addContractionRules(RuleTable table) {
  table.rule<graph::AddmmOp>(addProduct<graph::AddmmOp>);
  table.rule<graph::BaddbmmOp>(addProduct<graph::BaddbmmOp>);
  table.rule<graph::EinsumOp>(einsum);
  table.rule<graph::CdistOp>(cdist);
  table.rule<graph::PdistOp>(pdist);
  table.rule<graph::GroupedMatmulOp>(groupedMatmul);
  table.rule<graph::IntMatmulOp>(intMatmul);
  table.rule<graph::IntConvOp>(intConv);
  table.rule<graph::MatmulOp>(matmul);
  table.rule<graph::LinearOp>(linear);
}

} // namespace tcopt
