//===- RecorderSizes.cpp - open sizes and numbers of a trace --------------===//

#include "../Session/Engine.h"
#include "Builder.h"
#include "OneSizes.h"
#include "Recorder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;

namespace tcopt::capture {

void Recorder::closeSizes(const std::string &why) {
  for (const OpenSize &size : openSizes)
    if (size.mark)
      throw Exception(size.text() +
                          " is marked as one that varies, but: " + why,
                      *size.mark);
  closeReason = why;
  openSizes.clear();
  symbolHints.clear();
  sizeGuards.clear();
  current->closeSizes();
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

std::string OpenSize::text() const {
  return dim ? "size(" + std::to_string(*dim) + ") of argument " +
                   std::to_string(argument)
             : "number " + std::to_string(argument);
}

/// A tensor of rank 0 that stands for a number of the call.
static std::shared_ptr<Cell> cellOf(const Scalar &number) {
  auto storage = std::make_shared<Storage>(sizeof(int64_t));
  if (number.isFloat())
    *static_cast<double *>(storage->data()) = number.toDouble();
  else
    *static_cast<int64_t *>(storage->data()) = number.toInt();
  auto cell = std::make_shared<Cell>(number.isFloat() ? DType::F64 : DType::I64,
                                     std::move(storage), Layout());
  cell->isTraced = true;
  return cell;
}

// Numbers of arguments that are parts of each other are not open: the function
// is called each time.
void Recorder::giveNumbers() {
  for (auto [i, number] : llvm::enumerate(callNumbers)) {
    number.isOpen &= !areShared;
    bool isInput = number.isSize || number.isOpen;
    numberCells.push_back(isInput ? cellOf(number.value) : nullptr);
    if (number.isSize)
      given.sizes.push_back(number.value.toInt());
    else if (!number.isOpen)
      given.scalars.push_back(number.value);
    else
      given.scalars.push_back(
          Scalar(number.value,
                 std::make_shared<ScalarNode>(ScalarNode{
                     weak_from_this(), i,
                     Tensor(std::make_shared<TensorImpl>(numberCells[i]))})));
  }
  MLIRContext *context = Engine::get().context();
  size_t numSizes = 0;
  for (auto [i, number] : llvm::enumerate(callNumbers)) {
    if (!number.isSize)
      continue;
    Size &size = given.sizes[numSizes++];
    if (std::optional<size_t> symbol = symbolOf(*numberCells[i]))
      size = sizeOf(getAffineSymbolExpr(*symbol, context), size.hint());
  }
}

std::optional<size_t> Recorder::symbolOf(const Cell &cell, int64_t dim) const {
  for (auto [number, open] : llvm::enumerate(openSizes))
    if (open.dim && int64_t(*open.dim) == dim &&
        shadows[open.argument].getImpl()->cell.get() == &cell)
      return number;
  return std::nullopt;
}

std::optional<size_t> Recorder::symbolOf(const Cell &cell) const {
  for (auto [number, open] : llvm::enumerate(openSizes))
    if (!open.dim && numberCells[open.argument].get() == &cell)
      return number;
  return std::nullopt;
}

// What an earlier graph of the function has computed may have any sizes.
Recorder::OpenType Recorder::openTypeOf(const Cell &cell,
                                        RankedTensorType type) const {
  bool isArgument = llvm::any_of(shadows, [&](const Tensor &shadow) {
    return shadow.defined() && shadow.getImpl()->cell.get() == &cell;
  });
  bool isComputed = cell.isTraced && !isArgument;
  OpBuilder builder(type.getContext());
  SmallVector<int64_t> sizes(type.getShape());
  SmallVector<Attribute> names;
  bool hasNames = false;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    std::optional<size_t> symbol = symbolOf(cell, int64_t(dim));
    if (symbol || (isComputed && size != 1))
      size = ShapedType::kDynamic;
    hasNames |= symbol.has_value();
    if (symbol)
      names.push_back(builder.getStringAttr("s" + Twine(*symbol)));
    else if (ShapedType::isDynamic(size))
      names.push_back(builder.getStringAttr("u" + Twine(dim)));
    else
      names.push_back(builder.getI64IntegerAttr(size));
  }
  return {RankedTensorType::get(sizes, type.getElementType()),
          hasNames ? builder.getArrayAttr(names) : ArrayAttr()};
}

// What marks say of the sizes of this graph's arguments.
void Recorder::stateBounds() {
  mlir::Builder builder(Engine::get().context());
  SmallVector<NamedAttribute> symbols;
  for (auto [number, open] : llvm::enumerate(openSizes)) {
    bool isUsed = llvm::any_of(current->inputs(), [&](const auto &input) {
      return open.dim && symbolOf(*input.cell, int64_t(*open.dim)) == number;
    });
    if (isUsed && !(open.range == SizeRange()))
      symbols.push_back(
          builder.getNamedAttr("s" + std::to_string(number),
                               boundsOf(open.range, builder.getContext())));
  }
  if (!symbols.empty())
    current->function(/*isOpen=*/true)
        ->setAttr(graph::GraphDialect::kSymbolsAttr,
                  builder.getDictionaryAttr(symbols));
}

// Where no expression tells which sizes must not be 1, none of the arguments
// may have it.
void Recorder::guardOneSizes() {
  MLIRContext *context = Engine::get().context();
  AffineExpr one = getAffineConstantExpr(1, context);
  auto refuse = [&](AffineExpr expr) {
    addGuard({expr, one, SizeRelation::NE, true});
  };
  for (AffineExpr expr : findOneSizes(
           current->function(/*isOpen=*/true),
           [&](Value value, int64_t dim) { return exprOf(value, dim, 0); })) {
    if (expr)
      refuse(simplifyAffineExpr(expr, 0, openSizes.size()));
    for (size_t i = 0; !expr && i < openSizes.size(); ++i)
      refuse(getAffineSymbolExpr(i, context));
  }
}

void Recorder::settleOnes(TracedValue &value, Place place) {
  auto exact = cast<RankedTensorType>(value.exact.getType());
  auto open = cast<RankedTensorType>(value.open.getType());
  SmallVector<int64_t> ones;
  for (int64_t dim = 0; dim < exact.getRank(); ++dim)
    if (exact.getDimSize(dim) == 1 && open.isDynamicDim(dim))
      ones.push_back(dim);
  if (ones.empty())
    return;
  MLIRContext *context = Engine::get().context();
  for (int64_t dim : ones) {
    AffineExpr expr = exprOf(value.open, dim, 0);
    if (!expr)
      return closeSizes("a size that is 1 in this call follows from sizes in a "
                        "way that no expression tells");
    addGuard({expr, getAffineConstantExpr(1, context), SizeRelation::EQ, true});
  }
  OpBuilder ops = OpBuilder::atBlockEnd(&current->block(/*isOpen=*/true));
  Builder b(*current, ops, place, /*isOpen=*/true);
  graph::Sizes sizes = b.sizesOf(value.open);
  for (int64_t dim : ones)
    sizes[dim] = ops.getIndexAttr(1);
  value.open = b.reshape(value.open, sizes);
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// How many ops lie between a size and the arguments, at most.
static constexpr unsigned kMostDepth = 256;

// What lies too deep is not remembered: it may be asked for from nearer.
AffineExpr Recorder::exprOf(Value tensor, int64_t dim, unsigned depth) {
  auto known = sizeExprs.find({tensor, dim});
  if (known != sizeExprs.end())
    return known->second;
  AffineExpr expr = findExpr(tensor, dim, depth);
  if (expr || depth == 0)
    sizeExprs[{tensor, dim}] = expr;
  return expr;
}

AffineExpr Recorder::findExpr(Value tensor, int64_t dim, unsigned depth) {
  MLIRContext *context = tensor.getContext();
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return getAffineConstantExpr(type.getDimSize(dim), context);
  if (auto argument = dyn_cast<BlockArgument>(tensor)) {
    if (argument.getOwner() != &current->function().front())
      return {};
    const Cell &cell = *current->inputs()[argument.getArgNumber()].cell;
    std::optional<size_t> symbol = symbolOf(cell, dim);
    return symbol ? getAffineSymbolExpr(*symbol, context) : AffineExpr();
  }
  auto shaped =
      dyn_cast<ReifyRankedShapedTypeOpInterface>(tensor.getDefiningOp());
  if (!shaped || depth > kMostDepth)
    return {};
  OpBuilder builder(tensor.getDefiningOp());
  ReifiedRankedShapedTypeDims shapes;
  if (failed(shaped.reifyResultShapes(builder, shapes)))
    return {};
  unsigned number = cast<OpResult>(tensor).getResultNumber();
  return exprOf(shapes[number][dim], depth + 1);
}

// Of the element of an argument that is a Size.
AffineExpr Recorder::exprOfNumber(Value element) const {
  auto extract = element.getDefiningOp<tensor::ExtractOp>();
  auto argument =
      extract ? dyn_cast<BlockArgument>(extract.getTensor()) : BlockArgument();
  if (!argument || argument.getOwner() != &current->function(true).front())
    return {};
  std::optional<size_t> symbol =
      symbolOf(*current->inputs()[argument.getArgNumber()].cell);
  return symbol ? getAffineSymbolExpr(*symbol, element.getContext())
                : AffineExpr();
}

AffineExpr Recorder::exprOf(graph::Size size, unsigned depth) {
  MLIRContext *context = Engine::get().context();
  if (std::optional<int64_t> number = getConstantIntValue(size))
    return getAffineConstantExpr(*number, context);
  Operation *op = cast<Value>(size).getDefiningOp();
  if (!op || depth > kMostDepth)
    return {};
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    std::optional<int64_t> index = dim.getConstantIndex();
    return index ? exprOf(dim.getSource(), *index, depth + 1) : AffineExpr();
  }
  if (auto cast = dyn_cast<arith::IndexCastOp>(op))
    return exprOfNumber(cast.getIn());
  if (op->getNumOperands() != 2)
    return {};
  AffineExpr a = exprOf(graph::Size(op->getOperand(0)), depth + 1);
  AffineExpr b = exprOf(graph::Size(op->getOperand(1)), depth + 1);
  if (!a || !b)
    return {};
  if (isa<arith::AddIOp>(op))
    return a + b;
  if (isa<arith::SubIOp>(op))
    return a - b;
  if (isa<arith::MulIOp>(op))
    return a * b;
  if (isa<arith::DivUIOp, arith::FloorDivSIOp>(op))
    return a.floorDiv(b);
  if (isa<arith::CeilDivSIOp, arith::CeilDivUIOp>(op))
    return a.ceilDiv(b);
  if (isa<arith::MinSIOp, arith::MinUIOp>(op))
    return isLessOrEqual(a, b) ? a : b;
  if (isa<arith::MaxSIOp, arith::MaxUIOp>(op))
    return isLessOrEqual(a, b) ? b : a;
  return {};
}

// Which of two sizes is the less one is a guard.
bool Recorder::isLessOrEqual(AffineExpr a, AffineExpr b) {
  SizeGuard guard{a, b, SizeRelation::LE, true};
  guard.holds = guard.isFulfilledBy(symbolHints);
  if (!isa<AffineConstantExpr>(a) || !isa<AffineConstantExpr>(b))
    addGuard(guard);
  return guard.holds;
}

// The program says that the size varies: that it must not is its error.
void Recorder::checkMarks(const SizeGuard &guard) const {
  auto symbol = dyn_cast<AffineSymbolExpr>(guard.left);
  bool isFixed = symbol && guard.relation == SizeRelation::EQ && guard.holds &&
                 isa<AffineConstantExpr>(guard.right);
  if (!isFixed)
    return;
  const OpenSize &size = openSizes[symbol.getPosition()];
  if (size.mark)
    throw Exception(size.text() +
                        " is marked as one that varies, but the function reads "
                        "it as a number",
                    *size.mark);
}

void Recorder::addGuard(const SizeGuard &guard) {
  checkMarks(guard);
  if (!llvm::is_contained(sizeGuards, guard))
    sizeGuards.push_back(guard);
}

// A size of a trace that has ended, or whose sizes are closed, is a number.
AffineExpr Recorder::exprOf(const Size &size) const {
  if (!size.isOpen() || openSizes.empty() ||
      size.open()->recorder.lock().get() != this)
    return getAffineConstantExpr(size.hint(), Engine::get().context());
  return size.open()->expr;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Size Recorder::sizeOf(AffineExpr expr, int64_t number) {
  if (openSizes.empty())
    return number;
  expr = simplifyAffineExpr(expr, 0, openSizes.size());
  if (isa<AffineConstantExpr>(expr))
    return number;
  return Size(number, std::make_shared<SizeNode>(
                          SizeNode{weak_from_this(), expr, {}, {}}));
}

Size Recorder::sizeOf(const TracedValue &value, int64_t dim, Place place) {
  int64_t number =
      cast<RankedTensorType>(value.exact.getType()).getDimSize(dim);
  if (!value.open || !current->hasOpenSizes() ||
      !cast<RankedTensorType>(value.open.getType()).isDynamicDim(dim))
    return number;
  if (AffineExpr expr = exprOf(value.open, dim, 0))
    return sizeOf(expr, number);
  OpBuilder ops = OpBuilder::atBlockEnd(&current->block(/*isOpen=*/true));
  Builder b(*current, ops, place, /*isOpen=*/true);
  auto size = dyn_cast<Value>(b.sizeOf(value.open, dim));
  return Size(number, std::make_shared<SizeNode>(
                          SizeNode{weak_from_this(), {}, size, current}));
}

// An argument that is a Size, as a size of the graph.
Value Recorder::valueOfNumber(Builder &b, size_t index) {
  Value number = current->inputOf(numberCells[index], b.place).open;
  Value element = tensor::ExtractOp::create(b.ops(), b.location(), number);
  return arith::IndexCastOp::create(b.ops(), b.location(),
                                    b.ops().getIndexType(), element);
}

Value Recorder::valueOf(Builder &b, AffineExpr expr) {
  OpBuilder &ops = b.ops();
  Location loc = b.location();
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return arith::ConstantIndexOp::create(ops, loc, constant.getValue());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    const OpenSize &open = openSizes[symbol.getPosition()];
    if (!open.dim)
      return valueOfNumber(b, open.argument);
    // The argument may have been written to; its sizes stay.
    TracedValue argument =
        current->inputOf(shadows[open.argument].getImpl()->cell, b.place);
    return tensor::DimOp::create(ops, loc, argument.open, int64_t(*open.dim));
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value x = valueOf(b, binary.getLHS()), y = valueOf(b, binary.getRHS());
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return arith::AddIOp::create(ops, loc, x, y);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(ops, loc, x, y);
  case AffineExprKind::FloorDiv:
    return arith::FloorDivSIOp::create(ops, loc, x, y);
  case AffineExprKind::CeilDiv:
    return arith::CeilDivSIOp::create(ops, loc, x, y);
  default:
    return arith::RemSIOp::create(ops, loc, x, y);
  }
}

graph::Size Recorder::valueOf(Builder &b, const Size &size) {
  const SizeNode &node = *size.open();
  if (node.value && node.trace.lock() == current)
    return node.value;
  if (node.expr)
    return valueOf(b, node.expr);
  return b.ops().getIndexAttr(int64_t(size));
}

void Recorder::assume(const Size &a, SizeRelation relation, const Size &b,
                      bool holds) {
  if (openSizes.empty())
    return;
  AffineExpr left = exprOf(a), right = exprOf(b);
  if (left && right) {
    addGuard({left, right, relation, holds});
    return;
  }
  // What no expression tells follows from the sizes of all arguments.
  MLIRContext *context = Engine::get().context();
  for (auto [symbol, hint] : llvm::enumerate(symbolHints))
    addGuard({getAffineSymbolExpr(symbol, context),
              getAffineConstantExpr(hint, context), SizeRelation::EQ, true});
}

} // namespace tcopt::capture
