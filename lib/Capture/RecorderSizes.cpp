//===- RecorderSizes.cpp - open sizes of a function that is traced --------===//

#include "Builder.h"
#include "Engine.h"
#include "Recorder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

using namespace mlir;

namespace tcopt::capture {

void Recorder::closeSizes(const std::string &why) {
  if (llvm::any_of(openDims, std::mem_fn(&OpenDim::isMarked)))
    throw Exception("a size is marked as one that varies, but: " + why);
  closeReason = why;
  openDims.clear();
  symbolHints.clear();
  sizeGuards.clear();
  current->closeSizes();
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

std::optional<size_t> Recorder::symbolOf(const Cell &cell, int64_t dim) const {
  for (auto [number, open] : llvm::enumerate(openDims))
    if (shadows[open.argument].getImpl()->cell.get() == &cell &&
        int64_t(open.dim) == dim)
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

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// How many ops lie between a size and the arguments, at most.
static constexpr unsigned kMostDepth = 256;

AffineExpr Recorder::exprOf(Value tensor, int64_t dim, unsigned depth) {
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
  if (!isFixed || !openDims[symbol.getPosition()].isMarked)
    return;
  const OpenDim &open = openDims[symbol.getPosition()];
  throw Exception("size(" + std::to_string(open.dim) + ") of argument " +
                  std::to_string(open.argument) +
                  " is marked as one that varies, but the function reads it as "
                  "a number");
}

void Recorder::addGuard(const SizeGuard &guard) {
  checkMarks(guard);
  if (!llvm::is_contained(sizeGuards, guard))
    sizeGuards.push_back(guard);
}

AffineExpr Recorder::exprOf(const Size &size) const {
  if (!size.isOpen())
    return getAffineConstantExpr(size.hint(), Engine::get().context());
  return size.open()->expr;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Size Recorder::sizeOf(AffineExpr expr, int64_t number) {
  if (openDims.empty())
    return number;
  expr = simplifyAffineExpr(expr, 0, openDims.size());
  if (isa<AffineConstantExpr>(expr))
    return number;
  return Size(number, std::make_shared<SizeNode>(
                          SizeNode{weak_from_this(), expr, {}, nullptr}));
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
                          SizeNode{weak_from_this(), {}, size, current.get()}));
}

Value Recorder::valueOf(Builder &b, AffineExpr expr) {
  OpBuilder &ops = b.ops();
  Location loc = b.location();
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return arith::ConstantIndexOp::create(ops, loc, constant.getValue());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    const OpenDim &open = openDims[symbol.getPosition()];
    // The argument may have been written to; its sizes stay.
    TracedValue argument =
        current->inputOf(shadows[open.argument].getImpl()->cell, b.place);
    return tensor::DimOp::create(ops, loc, argument.open, int64_t(open.dim));
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
  if (node.value && node.trace == current.get())
    return node.value;
  if (node.expr)
    return valueOf(b, node.expr);
  return b.ops().getIndexAttr(int64_t(size));
}

void Recorder::assume(const Size &a, SizeRelation relation, const Size &b,
                      bool holds) {
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
