//===- WindowDerivatives.cpp - overlapping windows and strided views ------===//

#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphScatterOps.h"
#include "tcopt/Graph/IR/GraphWindowOps.h"

using namespace mlir;

namespace tcopt::graph {

// 0, 1, ... as i64.
static Value numbers(RuleBuilder &b, Size count) {
  Type i64 = b.ops().getI64Type();
  return b.arange(b.integer(0, i64), b.integer(1, i64), count);
}

static Value flatWindows(RuleBuilder &b, Value x) {
  return b.reshape(x, b.productOf(b.sizesOf(x)));
}

//===----------------------------------------------------------------------===//
// diagonal
//===----------------------------------------------------------------------===//

// All dimensions but two, then these.
static SmallVector<int64_t> diagonalLast(DiagonalOp op) {
  int64_t rank = rankOf(op.getX());
  auto normal = [&](int64_t dim) { return dim < 0 ? dim + rank : dim; };
  int64_t rows = normal(op.getDim1()), columns = normal(op.getDim2());
  SmallVector<int64_t> order;
  for (int64_t i = 0; i < rank; ++i)
    if (i != rows && i != columns)
      order.push_back(i);
  order.append({rows, columns});
  return order;
}

static void diagonalVjp(Vjp &v, DiagonalOp op) {
  SmallVector<int64_t> order = diagonalLast(op);
  int64_t rank = order.size(), offset = op.getOffset();
  Type i64 = v.ops().getI64Type();
  Value one = v.integer(1, i64);
  Size count = v.sizeOf(op.getResult(), rank - 2);
  Value row =
      v.arange(v.integer(std::max<int64_t>(-offset, 0), i64), one, count);
  Value column =
      v.arange(v.integer(std::max<int64_t>(offset, 0), i64), one, count);
  Value zeros = v.permute(v.zerosLike(op.getX()), order);
  Value matrices = v.make<IndexPutOp>(zeros, v.ct(), ValueRange{row, column},
                                      ArrayRef<int64_t>{rank - 2, rank - 1},
                                      /*accumulate=*/false);
  v.give(op.getX(), v.permute(matrices, invertPermutationVector(order)));
}

//===----------------------------------------------------------------------===//
// as_strided
//===----------------------------------------------------------------------===//

// Applied to the places in x, the op says where each element came from.
static void asStridedVjp(Vjp &v, AsStridedOp op) {
  Value x = op.getX();
  Sizes sizes = v.sizesOf(x);
  Size count = v.productOf(sizes);
  Value from =
      v.make<AsStridedOp>(numbers(v, count), op.getMixedSizes(),
                          op.getMixedStrides(), op.getMixedStorageOffset());
  Value zeros = v.full(v.scalar(0, elementType(x)), count);
  Value sum = v.make<IndexAddOp>(zeros, flatWindows(v, from),
                                 flatWindows(v, v.ct()), 0);
  v.give(x, v.reshape(sum, sizes));
}

//===----------------------------------------------------------------------===//
// unfold
//===----------------------------------------------------------------------===//

// (.., windows, .., size) as (.., windows * size, ..).
static Value joinWindows(RuleBuilder &b, Value x, int64_t dim) {
  if (b.hasFailed())
    return {};
  int64_t last = rankOf(x) - 1;
  auto order = llvm::to_vector(llvm::seq<int64_t>(last));
  order.insert(order.begin() + dim + 1, last);
  Sizes sizes = b.sizesOf(x);
  sizes[dim] = b.productOf({sizes[dim], sizes[last]});
  sizes.pop_back();
  return b.reshape(b.permute(x, order), sizes);
}

static void unfoldVjp(Vjp &v, UnfoldOp op) {
  Value x = op.getX();
  int64_t dim = normalDims(op.getDim(), rankOf(x)).front();
  Value from = v.make<UnfoldOp>(numbers(v, v.sizeOf(x, dim)), 0, op.getSize(),
                                op.getStep());
  v.give(x, v.make<IndexAddOp>(v.zerosLike(x), flatWindows(v, from),
                               joinWindows(v, v.ct(), dim), dim));
}

//===----------------------------------------------------------------------===//
// im2col and col2im
//===----------------------------------------------------------------------===//

// Of images whose sizes are not known: im2col of the numbers of the places says
// where each element came from. Place 0 is the padding.
static void openIm2colVjp(Vjp &v, Im2colOp op) {
  Value x = op.getX();
  Sizes sizes = v.sizesOf(x);
  Size count = v.productOf(sizes);
  Type i64 = v.ops().getI64Type();
  Value one = v.integer(1, i64);
  Value places = v.reshape(v.arange(one, one, count), sizes);
  Value from = v.make<Im2colOp>(places, op.getKernelSize(), op.getDilation(),
                                op.getPadding(), op.getStride());
  Size room = v.sumOf({count, v.ops().getIndexAttr(1)});
  Value sum =
      v.make<IndexAddOp>(v.full(v.scalar(0, elementType(x)), room),
                         flatWindows(v, from), flatWindows(v, v.ct()), 0);
  Value inside = v.narrow(sum, one, count, 0);
  v.give(x, v.reshape(inside, sizes));
}

static void im2colVjp(Vjp &v, Im2colOp op) {
  ArrayRef<int64_t> image = rankedType(op.getX()).getShape().take_back(2);
  if (ShapedType::isDynamicShape(image))
    return openIm2colVjp(v, op);
  v.give(op.getX(),
         v.make<Col2imOp>(v.ct(), image, op.getKernelSize(), op.getDilation(),
                          op.getPadding(), op.getStride()));
}

static void col2imVjp(Vjp &v, Col2imOp op) {
  v.give(op.getX(),
         v.make<Im2colOp>(v.ct(), op.getKernelSize(), op.getDilation(),
                          op.getPadding(), op.getStride()));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addWindowDerivatives(DerivativeTable t) {
  t.linear<DiagonalOp, diagonalVjp>();
  t.linear<AsStridedOp, asStridedVjp>();
  t.linear<UnfoldOp, unfoldVjp>();
  t.linear<Im2colOp, im2colVjp>();
  t.linear<Col2imOp, col2imVjp>();
}

} // namespace tcopt::graph
