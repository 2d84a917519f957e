//===- Contraction.cpp - core.contract and core.convolution to linalg -----===//

#include "TensorBuilder.h"
#include "WindowPlaces.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CoreReductionOps.h"

using namespace mlir;

namespace tcopt {

// Adds a product to a sum; v = (lhs, rhs, sum). Operands that are narrower are
// extended to the type of the sum: 16-bit floats to f32, 8-bit integers to i32.
static Value multiplyAdd(ScalarBuilder &b, Type element, ValueRange v) {
  if (kindOf(element) != ElementKind::Float) {
    Value factors[] = {v[0], v[1]};
    for (Value &factor : factors)
      if (factor.getType() != v[2].getType())
        factor = convertElement(b, factor, element, v[2].getType());
    return b.make<arith::AddIOp>(v[2],
                                 b.make<arith::MulIOp>(factors[0], factors[1]));
  }
  Value lhs = loadElement(b, v[0], element),
        rhs = loadElement(b, v[1], element);
  Value product = b.make<arith::MulFOp>(lhs, rhs, b.flags());
  b.accumulates = true;
  return b.make<arith::AddFOp>(v[2], product, b.flags());
}

// The sums, starting from zero in `sizes`.
static Value sumProducts(TensorBuilder &b, Value lhs, Value rhs, Sizes sizes,
                         Type element, ArrayRef<AffineMap> maps,
                         int64_t numReduced) {
  Type type = b.type.getElementType();
  Value start = b.fill(b.empty(sizes, type), b.constant(type, 0));
  return b.generic({lhs, rhs}, start, maps, loopTypes(sizes.size(), numReduced),
                   [&](ScalarBuilder &s, ValueRange v) {
                     return multiplyAdd(s, element, v);
                   });
}

//===----------------------------------------------------------------------===//
// contract
//===----------------------------------------------------------------------===//

namespace {

/// Which loop each dimension of an operand belongs to, the order of loops being
/// (batch, m, n | k).
class ContractLoops {
public:
  explicit ContractLoops(int64_t rank) : loops(rank, -1) {}

  /// Gives loops from `first` on to these dimensions, in their order.
  int64_t assign(ArrayRef<int64_t> dims, int64_t first) {
    for (int64_t dim : dims)
      loops[dim] = first++;
    return first;
  }
  SmallVector<int64_t> unassigned() const {
    SmallVector<int64_t> result;
    for (auto [dim, loop] : llvm::enumerate(loops))
      if (loop < 0)
        result.push_back(dim);
    return result;
  }

  SmallVector<int64_t> loops;
};

} // namespace

// The size of a loop that both operands have.
static OpFoldResult pairedSize(TensorBuilder &b, Value lhs, int64_t i,
                               Value rhs, int64_t j) {
  OpFoldResult size = b.size(lhs, i);
  auto type = cast<RankedTensorType>(rhs.getType());
  return isa<Value>(size) && !type.isDynamicDim(j) ? b.size(rhs, j) : size;
}

static Value lowerContract(core::ContractOp op, core::ContractOp::Adaptor a,
                           TensorBuilder &b) {
  Value lhs = a.getLhs(), rhs = a.getRhs();
  ContractLoops left(cast<RankedTensorType>(lhs.getType()).getRank());
  ContractLoops right(cast<RankedTensorType>(rhs.getType()).getRank());
  int64_t k = b.type.getRank(), numReduced = op.getLhsContract().size();
  left.assign(op.getLhsContract(), k);
  right.assign(op.getRhsContract(), k);
  int64_t m = left.assign(op.getLhsBatch(), 0);
  right.assign(op.getRhsBatch(), 0);
  SmallVector<int64_t> leftFree = left.unassigned();
  SmallVector<int64_t> rightFree = right.unassigned();
  right.assign(rightFree, left.assign(leftFree, m));

  Sizes sizes;
  for (auto [i, j] : llvm::zip(op.getLhsBatch(), op.getRhsBatch()))
    sizes.push_back(pairedSize(b, lhs, i, rhs, j));
  for (int64_t dim : leftFree)
    sizes.push_back(b.size(lhs, dim));
  for (int64_t dim : rightFree)
    sizes.push_back(b.size(rhs, dim));
  auto result = llvm::to_vector(llvm::seq<int64_t>(k));
  MLIRContext *context = b.getContext();
  return sumProducts(b, lhs, rhs, b.refined(sizes), elementTypeOf(op.getLhs()),
                     {dimsMap(k + numReduced, left.loops, context),
                      dimsMap(k + numReduced, right.loops, context),
                      dimsMap(k + numReduced, result, context)},
                     numReduced);
}

//===----------------------------------------------------------------------===//
// convolution
//===----------------------------------------------------------------------===//

namespace {

/// A convolution whose loops are (n, [g,] o, windows... | c, kernel...). With
/// groups, the channels of x and the outputs of weight and result have a
/// dimension of the group before them.
class Convolution {
public:
  Convolution(core::ConvolutionOp op, core::ConvolutionOp::Adaptor a,
              TensorBuilder &b)
      : op(op), b(b), x(a.getX()), weight(a.getWeight()),
        groups(op.getGroups()), numSpatial(op.getStrides().size()) {}
  Value lower();

private:
  bool isGrouped() const { return groups != 1; }
  int64_t firstWindow() const { return 2 + isGrouped(); }
  int64_t channelLoop() const { return firstWindow() + numSpatial; }
  int64_t numLoops() const { return channelLoop() + 1 + numSpatial; }

  bool isSmallAndPadded();
  Value sumGuarded();
  Value split(Value tensor, int64_t dim);
  Value join(Value tensor);
  void padInput();
  OpFoldResult paddedSize(int64_t i);
  Sizes resultSizes();
  AffineMap inputMap();
  AffineMap weightMap();
  AffineMap resultMap();

  core::ConvolutionOp op;
  TensorBuilder &b;
  Value x, weight;
  int64_t groups, numSpatial;
  /// Places are in the padded input, and x is not padded.
  bool isPaddedHere = false;
};

} // namespace

// [0], .., [dim, dim + 1], .., [rank]: how `dim` becomes two dimensions.
static SmallVector<ReassociationIndices> splitting(int64_t rank, int64_t dim) {
  SmallVector<ReassociationIndices> result;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t at = i + (i > dim);
    result.push_back(i == dim ? ReassociationIndices{at, at + 1}
                              : ReassociationIndices{at});
  }
  return result;
}

// Makes (groups, size / groups) of a dimension.
Value Convolution::split(Value tensor, int64_t dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Sizes sizes = b.sizes(tensor);
  sizes[dim] = b.divide(sizes[dim], groups);
  sizes.insert(sizes.begin() + dim, b.getIndexAttr(groups));
  SmallVector<int64_t> shape = decomposeMixedValues(sizes).first;
  return b.make<tensor::ExpandShapeOp>(
      RankedTensorType::get(shape, type.getElementType()), tensor,
      splitting(type.getRank(), dim), sizes);
}

// Makes one dimension of the groups and their outputs.
Value Convolution::join(Value tensor) {
  return b.make<tensor::CollapseShapeOp>(tensor, splitting(2 + numSpatial, 1));
}

static SmallVector<int64_t> afterZeros(int64_t zeros, ArrayRef<int64_t> list) {
  SmallVector<int64_t> result(zeros, 0);
  llvm::append_range(result, list);
  return result;
}

void Convolution::padInput() {
  if (isAnyPadded(op.getLow(), op.getHigh()))
    x = b.pad(x, afterZeros(firstWindow(), op.getLow()),
              afterZeros(firstWindow(), op.getHigh()),
              b.constant(elementTypeOf(x), 0));
}

// Where each output has a channel and a small kernel of its own, a padded copy
// would cost as much as the sums.
bool Convolution::isSmallAndPadded() {
  ArrayRef<int64_t> kernel =
      cast<RankedTensorType>(op.getWeight().getType()).getShape();
  return isGrouped() && kernel[0] == groups &&
         !ShapedType::isDynamicShape(kernel) &&
         llvm::product_of(kernel.drop_front()) <= mostPlacesOfGuardedWindow &&
         isAnyPadded(op.getLow(), op.getHigh());
}

// Before or after the input was padded.
OpFoldResult Convolution::paddedSize(int64_t i) {
  OpFoldResult size = b.size(x, firstWindow() + i);
  return isPaddedHere ? b.add(size, op.getLow()[i] + op.getHigh()[i]) : size;
}

// The sizes of the sums: (n, [g,] o, windows...).
Sizes Convolution::resultSizes() {
  Sizes result{b.size(x, 0)};
  for (int64_t i = 0; i < 1 + isGrouped(); ++i)
    result.push_back(b.size(weight, i));
  auto kernel = cast<RankedTensorType>(op.getWeight().getType());
  for (int64_t i = 0; i < numSpatial; ++i)
    result.push_back(b.countWindows(paddedSize(i), kernel.getDimSize(2 + i),
                                    op.getStrides()[i], op.getDilations()[i]));
  return result;
}

AffineMap Convolution::inputMap() {
  SmallVector<AffineExpr> places{b.getAffineDimExpr(0)};
  if (isGrouped())
    places.push_back(b.getAffineDimExpr(1));
  places.push_back(b.getAffineDimExpr(channelLoop()));
  for (int64_t i = 0; i < numSpatial; ++i)
    places.push_back(
        b.getAffineDimExpr(firstWindow() + i) * op.getStrides()[i] +
        b.getAffineDimExpr(channelLoop() + 1 + i) * op.getDilations()[i]);
  return AffineMap::get(numLoops(), 0, places, b.getContext());
}

AffineMap Convolution::weightMap() {
  auto dims = llvm::to_vector(llvm::seq<int64_t>(1, firstWindow()));
  llvm::append_range(dims, llvm::seq<int64_t>(channelLoop(), numLoops()));
  return dimsMap(numLoops(), dims, b.getContext());
}

AffineMap Convolution::resultMap() {
  auto dims = llvm::to_vector(llvm::seq<int64_t>(channelLoop()));
  return dimsMap(numLoops(), dims, b.getContext());
}

Value Convolution::sumGuarded() {
  Type element = elementTypeOf(op.getX());
  Value zero = b.constant(elementTypeOf(x), 0);
  int64_t before = firstWindow();
  GuardedPlaces image(b, x, inputMap().getResults(),
                      afterZeros(before, op.getLow()),
                      afterZeros(before, op.getHigh()), zero);
  Sizes sizes = resultSizes();
  Value start = b.fill(b.empty(sizes, b.type.getElementType()),
                       b.constant(b.type.getElementType(), 0));
  return b.generic(weight, start, {weightMap(), resultMap()},
                   loopTypes(sizes.size(), 1 + numSpatial),
                   [&](ScalarBuilder &s, ValueRange v) {
                     Value pixel = image.read(s, numLoops());
                     return multiplyAdd(s, element, {pixel, v[0], v[1]});
                   });
}

Value Convolution::lower() {
  isPaddedHere = isSmallAndPadded();
  if (isGrouped()) {
    x = split(x, 1);
    weight = split(weight, 0);
  }
  if (!isPaddedHere)
    padInput();
  Value sums =
      isPaddedHere
          ? sumGuarded()
          : sumProducts(b, x, weight, resultSizes(), elementTypeOf(op.getX()),
                        {inputMap(), weightMap(), resultMap()}, 1 + numSpatial);
  return isGrouped() ? join(sums) : sums;
}

static Value lowerConvolution(core::ConvolutionOp op,
                              core::ConvolutionOp::Adaptor a,
                              TensorBuilder &b) {
  return Convolution(op, a, b).lower();
}

void populateCoreContractionToLinalgPatterns(const TypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<Lower<core::ContractOp, lowerContract>,
               Lower<core::ConvolutionOp, lowerConvolution>>(
      converter, patterns.getContext());
}

} // namespace tcopt
