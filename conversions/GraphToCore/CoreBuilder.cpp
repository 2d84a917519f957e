//===- CoreBuilder.cpp - core IR written as expressions -------------------===//

#include "tcopt/Conversion/GraphToCore/CoreBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "tcopt/Core/IR/CoreIndexingOps.h"
#include "tcopt/Core/IR/CoreScanOps.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// One element at a time
//===----------------------------------------------------------------------===//

SmallVector<Value> CoreBuilder::unify(ArrayRef<Term> terms) {
  SmallVector<Sizes> all;
  Type elementType;
  for (const Term &term : terms) {
    if (!term.tensor)
      continue;
    all.push_back(sizesOf(term.tensor));
    elementType = term.elementType();
  }
  Sizes sizes = commonSizes(all);
  return llvm::map_to_vector(terms, [&](const Term &term) {
    return term.tensor ? expand(term.tensor, sizes)
                       : constant(term.number, elementType, sizes);
  });
}

Value CoreBuilder::compare(core::CompareDirection direction, Term lhs,
                           Term rhs) {
  auto terms = unify({lhs, rhs});
  return core::CompareOp::create(builder, loc, direction, terms[0], terms[1]);
}

Value CoreBuilder::select(Value condition, Term onTrue, Term onFalse) {
  auto terms = unify({condition, onTrue, onFalse});
  return core::SelectOp::create(builder, loc, terms[0], terms[1], terms[2]);
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

Value CoreBuilder::convert(Value x, Type elementType) {
  if (elementTypeOf(x) == elementType)
    return x;
  return core::ConvertOp::create(builder, loc, x, elementType);
}

Value CoreBuilder::wide(Value x) {
  Type type = elementTypeOf(x);
  bool narrow = type.isF16() || type.isBF16();
  return narrow ? convert(x, builder.getF32Type()) : x;
}

Value CoreBuilder::as(Value x, Type type) {
  x = convert(x, cast<TensorType>(type).getElementType());
  if (x.getType() == type)
    return x;
  return tensor::CastOp::create(builder, loc, type, x);
}

//===----------------------------------------------------------------------===//
// Numbers and sizes
//===----------------------------------------------------------------------===//

static TypedAttr numberAttr(double number, Type type) {
  if (isa<FloatType>(type))
    return FloatAttr::get(type, number);
  APInt bits(type.getIntOrFloatBitWidth(), static_cast<int64_t>(number),
             /*isSigned=*/true, /*implicitTrunc=*/true);
  return IntegerAttr::get(type, bits);
}

Value CoreBuilder::constant(double number, Type elementType,
                            ArrayRef<OpFoldResult> sizes) {
  auto constants = getConstantIntValues(sizes);
  SmallVector<int64_t> shape = constants.value_or(SmallVector<int64_t>());
  auto type = RankedTensorType::get(shape, elementType);
  Attribute value = numberAttr(number, elementType);
  Value result = core::ConstantOp::create(builder, loc,
                                          DenseElementsAttr::get(type, value));
  return constants ? result : broadcast(result, {}, sizes);
}

Value CoreBuilder::like(Value x, double number) {
  return constant(number, elementTypeOf(x), sizesOf(x));
}

Value CoreBuilder::iota(Type elementType, int64_t dim,
                        ArrayRef<OpFoldResult> sizes) {
  return core::IotaOp::create(builder, loc, elementType, dim, sizes);
}

Value CoreBuilder::placesAlong(Value x, int64_t dim) {
  return iota(builder.getI64Type(), dim, sizesOf(x));
}

Value CoreBuilder::count(ArrayRef<OpFoldResult> sizes, Type elementType) {
  if (auto constants = getConstantIntValues(sizes)) {
    double product = 1;
    for (int64_t size : *constants)
      product *= static_cast<double>(size);
    return constant(product, elementType);
  }
  Value product = getValueOrCreateConstantIndexOp(builder, loc, sizes.front());
  for (OpFoldResult size : sizes.drop_front())
    product = builder.createOrFold<arith::MulIOp>(
        loc, product, getValueOrCreateConstantIndexOp(builder, loc, size));
  Type i64 = builder.getI64Type();
  Value number = arith::IndexCastOp::create(builder, loc, i64, product);
  Value tensor = tensor::FromElementsOp::create(
      builder, loc, RankedTensorType::get({}, i64), number);
  return convert(tensor, elementType);
}

OpFoldResult CoreBuilder::size(Dim dim) {
  if (dim.isStatic())
    return builder.getIndexAttr(*dim.constant);
  return dim.value;
}

Sizes CoreBuilder::sizesOf(Value tensor) {
  return tensor::getMixedSizes(builder, loc, tensor);
}

OpFoldResult CoreBuilder::addSize(OpFoldResult size, int64_t number) {
  if (auto constant = getConstantIntValue(size))
    return builder.getIndexAttr(*constant + number);
  Value added = arith::ConstantIndexOp::create(builder, loc, number);
  return builder.createOrFold<arith::AddIOp>(loc, cast<Value>(size), added);
}

// A static 1 broadcasts; a static size says more than a value.
static OpFoldResult commonSize(OpFoldResult a, OpFoldResult b) {
  if (isConstantIntValue(a, 1))
    return b;
  if (isConstantIntValue(b, 1) || getConstantIntValue(a))
    return a;
  return getConstantIntValue(b) ? b : a;
}

Sizes CoreBuilder::commonSizes(ArrayRef<Sizes> all) {
  size_t rank = 0;
  for (const Sizes &sizes : all)
    rank = std::max(rank, sizes.size());
  Sizes common(rank, builder.getIndexAttr(1));
  for (const Sizes &sizes : all)
    for (auto [to, from] :
         llvm::zip(MutableArrayRef(common).take_back(sizes.size()), sizes))
      to = commonSize(to, from);
  return common;
}

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

Value CoreBuilder::broadcast(Value x, ArrayRef<int64_t> dims,
                             ArrayRef<OpFoldResult> sizes) {
  return builder.createOrFold<core::BroadcastOp>(loc, x, dims, sizes);
}

Value CoreBuilder::expand(Value x, ArrayRef<OpFoldResult> sizes) {
  auto type = cast<RankedTensorType>(x.getType());
  int64_t rank = type.getRank(), added = int64_t(sizes.size()) - rank;
  bool repeats = added > 0;
  for (auto [size, to] : llvm::zip(type.getShape(), sizes.take_back(rank)))
    repeats |= size == 1 && !isConstantIntValue(to, 1);
  return repeats ? broadcast(x, range(added, added + rank), sizes) : x;
}

Value CoreBuilder::spread(Value x, ArrayRef<int64_t> dims, Value like) {
  SmallVector<int64_t> kept;
  for (int64_t dim : range(0, rankOf(like)))
    if (!llvm::is_contained(dims, dim))
      kept.push_back(dim);
  return broadcast(x, kept, sizesOf(like));
}

Value CoreBuilder::reshape(Value x, ArrayRef<OpFoldResult> sizes) {
  return builder.createOrFold<core::ReshapeOp>(loc, x, sizes);
}

Value CoreBuilder::flatten(Value x, int64_t first) {
  ShapeContext shapes(core::ReshapeOp::getOperationName(), loc, &builder);
  Shape shape = shapes.shapeOf(x);
  Dim count = shapes.product(ArrayRef(shape).drop_front(first));
  Sizes sizes = sizesOf(x);
  sizes.truncate(first);
  sizes.push_back(size(count));
  return reshape(x, sizes);
}

Value CoreBuilder::transpose(Value x, ArrayRef<int64_t> dims) {
  return builder.createOrFold<core::TransposeOp>(loc, x, dims);
}

Value CoreBuilder::slice(Value x, ArrayRef<OpFoldResult> offsets,
                         ArrayRef<OpFoldResult> sizes,
                         ArrayRef<int64_t> strides) {
  return builder.createOrFold<core::SliceOp>(loc, x, offsets, sizes, strides);
}

Value CoreBuilder::crop(Value x, ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  return slice(x, offsets, sizes, SmallVector<int64_t>(sizes.size(), 1));
}

//===----------------------------------------------------------------------===//
// Places given by tensors
//===----------------------------------------------------------------------===//

Value CoreBuilder::gather(Value x, ValueRange indices,
                          const core::IndexLayout &layout) {
  return make<core::GatherOp>(x, indices, layout);
}

Value CoreBuilder::gatherInside(Value x, ValueRange indices,
                                const core::IndexLayout &layout) {
  auto type = cast<RankedTensorType>(x.getType());
  auto places = cast<RankedTensorType>(indices.front().getType());
  bool isKnown =
      places.hasStaticShape() && llvm::all_of(layout.dims, [&](int64_t dim) {
        return !type.isDynamicDim(dim) && type.getDimSize(dim) > 0;
      });
  return make<core::GatherOp>(x, indices, layout, isKnown);
}

Value CoreBuilder::take(Value x, Value indices, int64_t dim) {
  return gather(x, indices,
                core::IndexLayout::take(rankOf(x), rankOf(indices), dim));
}

Value CoreBuilder::along(Value x, Value indices, int64_t dim) {
  return gather(x, indices, core::IndexLayout::along(rankOf(x), dim));
}

Value CoreBuilder::scatter(core::ScatterKind kind, Value x, Value updates,
                           ValueRange indices, const core::IndexLayout &layout,
                           core::OutOfBounds outOfBounds) {
  return make<core::ScatterOp>(kind, x, updates, indices, layout, outOfBounds);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Value CoreBuilder::combineRows(core::ScatterKind kind, double start, Value rows,
                               Value places, ArrayRef<OpFoldResult> sizes) {
  Value from = constant(start, elementTypeOf(rows), sizes);
  auto layout = core::IndexLayout::take(sizes.size(), /*indexRank=*/1, 0);
  return scatter(kind, from, rows, places, layout, core::OutOfBounds::drop);
}

Value CoreBuilder::reduce(core::ReduceKind kind, Value x,
                          ArrayRef<int64_t> dims) {
  if (!dims.empty())
    return core::ReduceOp::create(builder, loc, kind, x, dims);
  // Sums start from 0, so that -0 becomes 0.
  bool isSum = kind == core::ReduceKind::add;
  return isSum && isa<FloatType>(elementTypeOf(x)) ? add(x, 0.0) : x;
}

Value CoreBuilder::scan(core::ScanKind kind, Value x, int64_t dim) {
  return make<core::ScanOp>(kind, x, dim);
}

std::pair<Value, Value> CoreBuilder::argScan(core::ArgReduceKind kind, Value x,
                                             int64_t dim) {
  auto op = core::ArgScanOp::create(builder, loc, kind, x, dim);
  return {op.getValues(), op.getIndices()};
}

std::pair<Value, Value> CoreBuilder::sort(Value x, int64_t dim, bool descending,
                                          std::optional<int64_t> limit) {
  auto op = core::SortOp::create(builder, loc, x, dim, descending,
                                 limit ? builder.getI64IntegerAttr(*limit)
                                       : IntegerAttr());
  return {op.getValues(), op.getIndices()};
}

Value CoreBuilder::contract(Value lhs, Value rhs, const ContractDims &dims,
                            Type sumType) {
  return core::ContractOp::create(
      builder, loc, lhs, rhs, dims.lhsBatch, dims.rhsBatch, dims.lhsContract,
      dims.rhsContract, sumType ? TypeAttr::get(sumType) : TypeAttr());
}

Value CoreBuilder::addBias(Value sum, Value bias, int64_t dim) {
  if (!bias)
    return sum;
  return add(sum, broadcast(wide(bias), dim, sizesOf(sum)));
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

Value CoreBuilder::element(Value scalar) {
  return tensor::ExtractOp::create(builder, loc, scalar, ValueRange());
}

void CoreBuilder::requireAll(Value conditions, StringRef message) {
  Value all = reduce(core::ReduceKind::bitAnd, conditions,
                     range(0, rankOf(conditions)));
  core::RequireOp::create(builder, loc, element(all),
                          builder.getStringAttr(message));
}

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

SmallVector<int64_t> normalDims(ArrayRef<int64_t> dims, int64_t rank) {
  return llvm::map_to_vector(
      dims, [&](int64_t dim) { return dim < 0 ? dim + rank : dim; });
}

SmallVector<int64_t> range(int64_t from, int64_t to) {
  return llvm::to_vector(llvm::seq(from, to));
}

} // namespace tcopt
