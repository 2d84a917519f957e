//===- ShapeRule.cpp - one shape rule an op -------------------------------===//

#include "tcopt/Interfaces/ShapeRule.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

#include "tcopt/Interfaces/ShapeRule.cpp.inc"

namespace tcopt {

Dim ShapeContext::sizeOf(Value tensor, int64_t dim) {
  if (source)
    return source(tensor, dim);
  if (!builder)
    return Dim();
  return Dim::ofValue(builder->createOrFold<tensor::DimOp>(*loc, tensor, dim));
}

void ShapeContext::expect(SizeObligation::Kind kind, Dim expected, Dim found,
                          const Twine &message) {
  bool known = expected.isStatic() && found.isStatic();
  if (obligations && !known)
    obligations->push_back({kind, expected, found, message.str()});
}

Shape ShapeContext::shapeOf(Value tensor) {
  Shape shape;
  auto type = cast<RankedTensorType>(tensor.getType());
  for (auto [i, size] : llvm::enumerate(type.getShape()))
    shape.push_back(ShapedType::isDynamic(size) ? sizeOf(tensor, i)
                                                : Dim(size));
  return shape;
}

Dim ShapeContext::ofOperand(Value size) {
  return valueSource ? valueSource(size) : Dim::ofValue(size);
}

Shape ShapeContext::mixed(ArrayRef<int64_t> constants, ValueRange values) {
  Shape shape;
  size_t next = 0;
  for (int64_t c : constants) {
    if (!ShapedType::isDynamic(c))
      shape.push_back(c);
    else if (next < values.size())
      shape.push_back(ofOperand(values[next++]));
    else
      shape.emplace_back();
  }
  return shape;
}

Value ShapeContext::materialize(Dim dim) {
  if (dim.value)
    return dim.value;
  return arith::ConstantIndexOp::create(*builder, *loc, *dim.constant);
}

static SizeExpr exprOf(const Dim &dim) {
  return dim.isStatic() ? SizeExpr(*dim.constant) : dim.expr;
}

Dim ShapeContext::apply(Dim a, Dim b, const Operator &op) {
  if (a.isStatic() && b.isStatic())
    return op.fold(*a.constant, *b.constant);
  if (a.expr || b.expr)
    return Dim::ofExpr(op.combine(exprOf(a), exprOf(b)));
  bool known = (a.isStatic() || a.value) && (b.isStatic() || b.value);
  if (!builder || !known)
    return Dim();
  return Dim::ofValue(op.build(*builder, *loc, materialize(a), materialize(b)));
}

// The greatest number stands for all that do not fit; no result may have such a
// size. Operands are sizes, so only a product of negative ones or a difference
// could fall below the least number, and stops there.
static int64_t saturate(bool overflow, bool negative, int64_t result) {
  if (!overflow)
    return result;
  return negative ? std::numeric_limits<int64_t>::min() + 1
                  : std::numeric_limits<int64_t>::max();
}
static int64_t saturatingAdd(int64_t a, int64_t b) {
  int64_t sum;
  bool overflow = llvm::AddOverflow(a, b, sum);
  return saturate(overflow, a < 0, sum);
}
static int64_t saturatingSub(int64_t a, int64_t b) {
  int64_t difference;
  bool overflow = llvm::SubOverflow(a, b, difference);
  return saturate(overflow, a < 0, difference);
}
static int64_t saturatingMul(int64_t a, int64_t b) {
  int64_t product;
  bool overflow = llvm::MulOverflow(a, b, product);
  return saturate(overflow, (a < 0) != (b < 0), product);
}

static int64_t divideFloor(int64_t a, int64_t b) {
  return llvm::divideFloorSigned(a, b);
}

template <typename OpT>
static Value buildOp(OpBuilder &builder, Location loc, Value x, Value y) {
  return builder.createOrFold<OpT>(loc, x, y);
}

Dim ShapeContext::add(Dim a, Dim b) {
  if (b.is(0))
    return a;
  return apply(a, b,
               {saturatingAdd, buildOp<arith::AddIOp>,
                [](const SizeExpr &x, const SizeExpr &y) { return x + y; }});
}

Dim ShapeContext::sub(Dim a, Dim b) {
  if (b.is(0))
    return a;
  return apply(a, b,
               {saturatingSub, buildOp<arith::SubIOp>,
                [](const SizeExpr &x, const SizeExpr &y) { return x - y; }});
}

Dim ShapeContext::mul(Dim a, Dim b) {
  if (b.is(1))
    return a;
  if (a.is(1))
    return b;
  return apply(a, b,
               {saturatingMul, buildOp<arith::MulIOp>,
                [](const SizeExpr &x, const SizeExpr &y) { return x * y; }});
}

Dim ShapeContext::product(ArrayRef<Dim> dims) {
  Dim constants(1), values(1);
  for (Dim dim : dims)
    (dim.isStatic() ? constants : values) =
        mul(dim.isStatic() ? constants : values, dim);
  // No elements are no elements, whatever the other sizes are.
  return constants.is(0) ? constants : mul(values, constants);
}

// Whether x * y does not fit, of sizes, which are not negative.
static Value buildOverflows(OpBuilder &builder, Location loc, Value x, Value y,
                            Value most) {
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value divisor = builder.createOrFold<arith::MaxSIOp>(loc, y, one);
  Value bound = builder.createOrFold<arith::DivSIOp>(loc, most, divisor);
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::sgt, x,
                                             bound);
}

Dim ShapeContext::boundedProduct(ArrayRef<Dim> dims) {
  Dim whole = product(dims);
  if (!whole.value)
    return whole;
  Dim constants(1);
  SmallVector<Value> factors;
  for (Dim dim : dims)
    if (dim.isStatic())
      constants = mul(constants, dim);
    else
      factors.push_back(dim.value);
  if (!constants.is(1))
    factors.push_back(materialize(constants));
  Value most = arith::ConstantIndexOp::create(
      *builder, *loc, std::numeric_limits<int64_t>::max());
  Value part = factors.front(), overflows;
  for (Value factor : ArrayRef(factors).drop_front()) {
    Value next = buildOverflows(*builder, *loc, part, factor, most);
    overflows = overflows
                    ? builder->createOrFold<arith::OrIOp>(*loc, overflows, next)
                    : next;
    part = builder->createOrFold<arith::MulIOp>(*loc, part, factor);
  }
  if (!overflows)
    return whole;
  return Dim::ofValue(
      builder->createOrFold<arith::SelectOp>(*loc, overflows, most, part));
}

Dim ShapeContext::floorDiv(Dim a, int64_t b) {
  if (b == 1)
    return a;
  return apply(
      a, b,
      {divideFloor, buildOp<arith::FloorDivSIOp>,
       [](const SizeExpr &x, const SizeExpr &y) { return x.floorDiv(y); }});
}

Dim ShapeContext::ceilDiv(Dim a, int64_t b) {
  if (b == 1)
    return a;
  // Not floor((a + b - 1) / b), which overflows for a great b.
  return add(floorDiv(add(a, -1), b), 1);
}

Dim ShapeContext::choose(Dim a, Dim b, bool isMin) {
  SizeExpr x = exprOf(a), y = exprOf(b);
  if (!x || !y)
    return Dim();
  if (order)
    return order(x, y) == isMin ? a : b;
  return Dim::ofExpr(isMin ? SizeExpr::min(x, y) : SizeExpr::max(x, y));
}

Dim ShapeContext::max(Dim a, int64_t b) {
  if (a.expr)
    return choose(a, b, /*isMin=*/false);
  return apply(a, b,
               {[](int64_t x, int64_t y) { return std::max(x, y); },
                buildOp<arith::MaxSIOp>, nullptr});
}

Dim ShapeContext::min(Dim a, Dim b) {
  if (a.expr || b.expr)
    return choose(a, b, /*isMin=*/true);
  return apply(a, b,
               {[](int64_t x, int64_t y) { return std::min(x, y); },
                buildOp<arith::MinSIOp>, nullptr});
}

// Prefers what says most: a static size over a value over nothing.
static Dim moreKnown(Dim a, Dim b) {
  if (a.isStatic())
    return a;
  if (b.isStatic())
    return b;
  return a.value || a.expr ? a : b;
}

FailureOr<Shape> ShapeContext::broadcast(ArrayRef<Shape> shapes, int number) {
  size_t rank = 0;
  for (const Shape &shape : shapes)
    rank = std::max(rank, shape.size());
  Shape result(rank, Dim(1));
  for (auto [n, shape] : llvm::enumerate(shapes)) {
    for (size_t i = 0; i < shape.size(); ++i) {
      Dim from = shape[shape.size() - 1 - i];
      Dim &to = result[rank - 1 - i];
      if (from.is(1))
        continue;
      if (to.is(1))
        to = from;
      else if (to.isStatic() && from.isStatic() &&
               *to.constant != *from.constant)
        return error("operands do not broadcast: expected size " +
                     Twine(*to.constant) + " or 1 in dimension " +
                     Twine(rank - 1 - i) + " of operand #" + Twine(n) +
                     " but found " + Twine(*from.constant) + " (C" +
                     Twine(number) + ")");
      else {
        expectEqual(to, from,
                    "size in dimension " + Twine(rank - 1 - i) +
                        " of operand #" + Twine(n) +
                        " must equal those of the others");
        to = moreKnown(to, from);
      }
    }
  }
  return result;
}

LogicalResult ShapeContext::error(const Twine &message) {
  return emitOptionalError(loc, "'", opName, "' op ", message);
}

FailureOr<int64_t> ShapeContext::normalize(int64_t dim, int64_t rank,
                                           int number) {
  int64_t least = takesNegativeDims ? -rank : 0;
  if (dim >= least && dim < rank)
    return dim < 0 ? dim + rank : dim;
  (void)error("expected a dimension in [" + Twine(least) + ", " + Twine(rank) +
              ") but found " + Twine(dim) + " (C" + Twine(number) + ")");
  return failure();
}

bool allRanked(ValueRange values) {
  return llvm::all_of(values.getTypes(),
                      [](Type type) { return !isa<UnrankedTensorType>(type); });
}

Type elementTypeOf(Value tensor) {
  return cast<TensorType>(tensor.getType()).getElementType();
}

// A size that a tensor type can state: not negative, and not the greatest
// number, to which all that is too great is limited.
static bool isSize(int64_t size) {
  return ShapedType::isDynamic(size) ||
         (size >= 0 && size < std::numeric_limits<int64_t>::max());
}

LogicalResult inferredTypes(ShapeContext &shapes,
                            FailureOr<InferredTensors> tensors,
                            SmallVectorImpl<Type> &types) {
  if (failed(tensors))
    return failure();
  for (InferredTensor &tensor : *tensors) {
    if (!tensor.shape) {
      types.push_back(UnrankedTensorType::get(tensor.elementType));
      continue;
    }
    SmallVector<int64_t> sizes;
    for (Dim dim : *tensor.shape)
      sizes.push_back(dim.inType());
    if (!llvm::all_of(sizes, isSize))
      return shapes.error("expected result sizes in [0, 2^63 - 1)");
    types.push_back(RankedTensorType::get(sizes, tensor.elementType));
  }
  return success();
}

LogicalResult reifiedDims(FailureOr<InferredTensors> tensors,
                          ReifiedRankedShapedTypeDims &dims) {
  if (failed(tensors))
    return failure();
  for (InferredTensor &tensor : *tensors) {
    if (!tensor.shape)
      return failure();
    SmallVector<OpFoldResult> sizes;
    for (Dim dim : *tensor.shape) {
      if (dim.value)
        sizes.push_back(dim.value);
      else if (dim.isStatic())
        sizes.push_back(IntegerAttr::get(
            IndexType::get(tensor.elementType.getContext()), *dim.constant));
      else
        return failure();
    }
    dims.push_back(std::move(sizes));
  }
  return success();
}

static bool isCompatible(Type inferred, Type declared) {
  auto a = dyn_cast<TensorType>(inferred), b = dyn_cast<TensorType>(declared);
  if (!a || !b)
    return inferred == declared;
  return a.getElementType() == b.getElementType() &&
         succeeded(verifyCompatibleShape(a, b));
}

// A constant where the type is static, a value where it is not.
static OpFoldResult sizeAsTyped(OpBuilder &builder, Location loc,
                                OpFoldResult size, int64_t inType) {
  if (!ShapedType::isDynamic(inType))
    return builder.getIndexAttr(inType);
  if (auto attribute = dyn_cast<Attribute>(size))
    return arith::ConstantIndexOp::create(builder, loc,
                                          cast<IntegerAttr>(attribute).getInt())
        .getResult();
  return size;
}

LogicalResult reifiedDims(OpBuilder &builder, Operation *op,
                          FailureOr<InferredTensors> tensors,
                          ReifiedRankedShapedTypeDims &dims) {
  if (failed(reifiedDims(std::move(tensors), dims)))
    return failure();
  for (auto [sizes, declared] : llvm::zip(dims, op->getResultTypes())) {
    auto type = dyn_cast<RankedTensorType>(declared);
    if (!type)
      return failure();
    for (auto [size, inType] : llvm::zip(sizes, type.getShape()))
      size = sizeAsTyped(builder, op->getLoc(), size, inType);
  }
  return success();
}

LogicalResult verifyShapeRule(Operation *op) {
  SmallVector<Type> inferred;
  if (failed(cast<InferTypeOpInterface>(op).inferReturnTypes(
          op->getContext(), op->getLoc(), op->getOperands(),
          op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
          op->getRegions(), inferred)))
    return failure();
  if (inferred.size() != op->getNumResults())
    return op->emitOpError("expected ")
           << inferred.size() << " results but found " << op->getNumResults();
  for (auto [expected, found] : llvm::zip_equal(inferred, op->getResultTypes()))
    if (!isCompatible(expected, found))
      return op->emitOpError("expected a result of type ")
             << expected << " but found " << found;
  return success();
}

bool areCompatibleTypes(TypeRange inferred, TypeRange declared) {
  return inferred.size() == declared.size() &&
         llvm::all_of(llvm::zip(inferred, declared), [](auto pair) {
           return isCompatible(std::get<0>(pair), std::get<1>(pair));
         });
}

} // namespace tcopt
