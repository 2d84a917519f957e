//===- ExpandMoves.cpp - copies that ops imply as ops of their own --------===//
//
// A kernel is planned for each op that computes. Copies that an op makes before
// or after it computes become ops, which can be planned with others.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Core/Transforms/Passes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt::core {

#define GEN_PASS_DEF_COREEXPANDMOVES
#include "tcopt/Core/Transforms/Passes.h.inc"

/// Windows of more elements read a padded copy: around an edge each element is
/// a branch.
static constexpr int64_t kMostGuardedPlaces = 64;

static RankedTensorType rankedTypeOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType());
}

static bool isAny(ArrayRef<int64_t> list) {
  return llvm::any_of(list, [](int64_t value) { return value != 0; });
}

static SmallVector<int64_t> behindZeros(int64_t zeros, ArrayRef<int64_t> list) {
  SmallVector<int64_t> result(zeros, 0);
  llvm::append_range(result, list);
  return result;
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// The least or greatest number of a type.
static TypedAttr extremeOf(Type element, bool greatest) {
  if (auto type = dyn_cast<FloatType>(element))
    return FloatAttr::get(type, APFloat::getInf(type.getFloatSemantics(),
                                                /*Negative=*/!greatest));
  unsigned bits = element.getIntOrFloatBitWidth();
  if (element.isUnsignedInteger() || bits == 1)
    return IntegerAttr::get(element, greatest ? APInt::getMaxValue(bits)
                                              : APInt::getMinValue(bits));
  return IntegerAttr::get(element, greatest ? APInt::getSignedMaxValue(bits)
                                            : APInt::getSignedMinValue(bits));
}

static TypedAttr numberOf(Type element, int64_t value) {
  if (auto type = dyn_cast<FloatType>(element))
    return FloatAttr::get(type, double(value));
  unsigned bits = element.getIntOrFloatBitWidth();
  return IntegerAttr::get(element, APInt(bits, uint64_t(value),
                                         /*isSigned=*/true,
                                         /*implicitTrunc=*/true));
}

static TypedAttr neutralOf(ReduceKind kind, Type element) {
  switch (kind) {
  case ReduceKind::add:
  case ReduceKind::bitOr:
    return numberOf(element, 0);
  case ReduceKind::mul:
    return numberOf(element, 1);
  case ReduceKind::maximum:
    return extremeOf(element, /*greatest=*/false);
  case ReduceKind::minimum:
    return extremeOf(element, /*greatest=*/true);
  case ReduceKind::bitAnd:
    return numberOf(element, -1);
  }
  llvm_unreachable("unknown kind of reduction");
}

static Value createPad(OpBuilder &builder, Location loc, Value x,
                       ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                       TypedAttr value) {
  auto type = RankedTensorType::get({}, rankedTypeOf(x).getElementType());
  Value constant = ConstantOp::create(
      builder, loc, cast<ElementsAttr>(DenseElementsAttr::get(type, value)));
  return PadOp::create(builder, loc, x, constant, low, high);
}

static bool hasFewPlaces(ArrayRef<int64_t> window) {
  return !ShapedType::isDynamicShape(window) &&
         llvm::product_of(window) <= kMostGuardedPlaces;
}

/// Where each output has a channel and a small kernel of its own, a padded copy
/// would cost as much as the sums.
static bool readsAroundEdges(ConvolutionOp op, bool padConvolutions) {
  ArrayRef<int64_t> kernel = rankedTypeOf(op.getWeight()).getShape();
  bool isDepthwise = op.getGroups() != 1 &&
                     kernel[0] == int64_t(op.getGroups()) &&
                     hasFewPlaces(kernel.drop_front());
  return isDepthwise ||
         (!padConvolutions && hasFewPlaces(kernel.drop_front(2)));
}

static bool expand(ConvolutionOp op, bool padConvolutions) {
  if ((!isAny(op.getLow()) && !isAny(op.getHigh())) ||
      readsAroundEdges(op, padConvolutions))
    return false;
  OpBuilder builder(op);
  Value padded =
      createPad(builder, op.getLoc(), op.getX(), behindZeros(2, op.getLow()),
                behindZeros(2, op.getHigh()),
                numberOf(rankedTypeOf(op.getX()).getElementType(), 0));
  SmallVector<int64_t> none(op.getLow().size(), 0);
  op.getXMutable().assign(padded);
  op.setLow(none);
  op.setHigh(none);
  return true;
}

static bool expand(ReduceWindowOp op) {
  if ((!isAny(op.getLow()) && !isAny(op.getHigh())) ||
      llvm::product_of(op.getSizes()) <= kMostGuardedPlaces)
    return false;
  OpBuilder builder(op);
  Value padded = createPad(
      builder, op.getLoc(), op.getX(), op.getLow(), op.getHigh(),
      neutralOf(op.getKind(), rankedTypeOf(op.getX()).getElementType()));
  SmallVector<int64_t> none(op.getLow().size(), 0);
  op.getXMutable().assign(padded);
  op.setLow(none);
  op.setHigh(none);
  return true;
}

//===----------------------------------------------------------------------===//
// Sorts
//===----------------------------------------------------------------------===//

static Value convert(OpBuilder &builder, Location loc, Value x, Type element) {
  auto type = rankedTypeOf(x);
  if (type.getElementType() == element)
    return x;
  return ConvertOp::create(builder, loc, type.clone(element), x);
}

/// Rows of signed numbers are sorted: of the last dimension, and those of 8
/// bits without a sign as numbers of 16 bits.
static bool expand(SortOp op) {
  Type element = rankedTypeOf(op.getX()).getElementType();
  bool isUnsigned = element.isUnsignedInteger();
  int64_t last = rankedTypeOf(op.getX()).getRank() - 1, dim = op.getDim();
  if (dim == last && !isUnsigned)
    return false;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, last + 1));
  std::swap(order[dim], order[last]);
  auto swapped = [&](Value x) -> Value {
    return dim == last ? x : TransposeOp::create(builder, loc, x, order);
  };
  Type key = isUnsigned ? Type(builder.getI16Type()) : element;
  Value x = convert(builder, loc, swapped(op.getX()), key);
  auto sorted = SortOp::create(builder, loc, x, last, op.getDescending(),
                               op.getLimitAttr());
  Value values = swapped(convert(builder, loc, sorted.getValues(), element));
  Value indices = swapped(sorted.getIndices());
  op.replaceAllUsesWith(ValueRange{values, indices});
  op.erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Concatenations
//===----------------------------------------------------------------------===//

/// Concatenations of more tensors are trees. MLIR's bufferization of a kernel
/// takes the fourth power of the number of slices that it inserts: 40 ms for
/// 40, 10 s for 160.
static constexpr size_t kMostJoined = 32;

static bool expand(ConcatenateOp op) {
  SmallVector<Value> parts(op.getInputs());
  if (parts.size() <= kMostJoined)
    return false;
  OpBuilder builder(op);
  while (parts.size() > kMostJoined) {
    SmallVector<Value> joined;
    for (ArrayRef<Value> left = parts; !left.empty();) {
      size_t count = std::min(left.size(), kMostJoined);
      joined.push_back(count == 1 ? left.front()
                                  : ConcatenateOp::create(
                                        builder, op.getLoc(),
                                        left.take_front(count), op.getDim()));
      left = left.drop_front(count);
    }
    parts = std::move(joined);
  }
  op.getInputsMutable().assign(parts);
  return true;
}

namespace {

struct CoreExpandMoves : impl::CoreExpandMovesBase<CoreExpandMoves> {
  using CoreExpandMovesBase::CoreExpandMovesBase;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<ConcatenateOp, ConvolutionOp, ReduceWindowOp, SortOp>(op))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      numExpanded += llvm::TypeSwitch<Operation *, bool>(op)
                         .Case([&](ConvolutionOp each) {
                           return expand(each, padConvolutions);
                         })
                         .Case<ConcatenateOp, ReduceWindowOp, SortOp>(
                             [](auto each) { return expand(each); });
  }
};

} // namespace
} // namespace tcopt::core
