//===- SizeResolver.cpp - unknown sizes as arithmetic on arguments --------===//

#include "tcopt/Graph/Transforms/SizeResolver.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Interfaces/IndexArithmetic.h"

using namespace mlir;

namespace tcopt::graph {

Dim SizeResolver::leader(Dim size) const {
  while (size.value) {
    auto next = leaders.find(size.value);
    if (next == leaders.end())
      break;
    size = next->second;
  }
  return size;
}

void SizeResolver::merge(Dim a, Dim b) {
  a = leader(a), b = leader(b);
  bool same = a.value == b.value && a.constant == b.constant;
  if (same || (a.isStatic() && b.isStatic()))
    return;
  if (b.isStatic())
    std::swap(a, b);
  leaders[b.value] = a;
}

// Right where the tensor is defined, so that all its uses can use the size.
Dim SizeResolver::dimOp(Value tensor, int64_t dim) {
  builder.setInsertionPointAfterValue(tensor);
  return Dim::ofValue(
      tensor::DimOp::create(builder, tensor.getLoc(), tensor, dim));
}

Dim SizeResolver::sizeOf(Value tensor, int64_t dim) {
  int64_t size = cast<RankedTensorType>(tensor.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size))
    return size;
  if (auto argument = dyn_cast<BlockArgument>(tensor))
    if (auto outside = outsideOf(argument, dim))
      return sizeOf(outside->first, outside->second);
  auto [known, isNew] = sizes.try_emplace({tensor, dim});
  if (isNew)
    known->second = dimOp(tensor, dim);
  return leader(known->second);
}

void SizeResolver::setSize(Value result, int64_t dim, Dim size,
                           SmallVectorImpl<SizeObligation> &obligations) {
  if (!size.isStatic() && !size.value)
    return;
  assign(result, dim, size);
  int64_t declared = cast<RankedTensorType>(result.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(declared) && !size.isStatic())
    obligations.push_back({SizeObligation::Kind::equal, declared, size,
                           "result must have its declared sizes"});
}

void SizeResolver::visitCast(CastOp op,
                             SmallVectorImpl<SizeObligation> &obligations) {
  auto type = dyn_cast<RankedTensorType>(op.getX().getType());
  for (int64_t i = 0, rank = type ? type.getRank() : 0; i < rank; ++i)
    setSize(op.getResult(), i, sizeOf(op.getX(), i), obligations);
}

void SizeResolver::visitRule(ShapeRuleOpInterface op,
                             SmallVectorImpl<SizeObligation> &obligations) {
  builder.setInsertionPoint(op);
  ShapeContext shapes(op->getName().getStringRef(), op->getLoc(), &builder);
  auto source = [&](Value tensor, int64_t dim) {
    OpBuilder::InsertionGuard guard(builder);
    return sizeOf(tensor, dim);
  };
  shapes.setSizeSource(source);
  shapes.recordObligations(obligations);
  FailureOr<InferredTensors> tensors = op.inferShapes(shapes);
  if (failed(tensors))
    return;
  for (auto [result, tensor] : llvm::zip(op->getResults(), *tensors))
    if (isa<RankedTensorType>(result.getType()))
      for (auto [i, size] : llvm::enumerate(tensor.shape.value_or(Shape())))
        setSize(result, i, size, obligations);
}

// What a region yields is visited later, so that its sizes are found apart.
void SizeResolver::visitControl(Operation *op,
                                SmallVectorImpl<SizeObligation> &obligations) {
  OpBuilder before(op);
  SizesBefore sizes(op, before, [&](Value tensor, int64_t dim) {
    return sizeOf(tensor, dim);
  });
  for (Value result : op->getResults())
    for (int64_t i = 0; i < rankOf(result); ++i)
      setSize(result, i, sizes.sizeOf(result, i), obligations);
  if (auto scan = dyn_cast<ScanOp>(op))
    visitScanned(scan, obligations);
}

void SizeResolver::visitCustom(grad::CustomVjpOp op,
                               SmallVectorImpl<SizeObligation> &obligations) {
  for (auto [value, result, cotangent] : llvm::zip_equal(
           op.getValues(), op.getResults(), op.getReverse().getArguments()))
    if (isa<RankedTensorType>(value.getType()))
      for (int64_t i = 0; i < rankOf(value); ++i) {
        setSize(result, i, sizeOf(value, i), obligations);
        setSize(cotangent, i, sizeOf(value, i), obligations);
      }
}

void SizeResolver::visitScanned(ScanOp scan,
                                SmallVectorImpl<SizeObligation> &obligations) {
  Value first = scan.getXs().front();
  for (Value x : scan.getXs().drop_front())
    obligations.push_back({SizeObligation::Kind::equal,
                           sizeOf(first, scan.dimOf(first)),
                           sizeOf(x, scan.dimOf(x)),
                           "all must have one size along the dimension"});
}

// The values that go into the next iteration of the loop around the op.
static ValueRange carriedBy(YieldOp op) {
  Operation *parent = op->getParentOp();
  if (auto scan = dyn_cast<ScanOp>(parent))
    return scan.getInits();
  auto loop = dyn_cast<WhileOp>(parent);
  bool isBody = loop && op->getParentRegion() == &loop.getBody();
  return isBody ? ValueRange(loop.getInits()) : ValueRange();
}

void SizeResolver::visitYield(YieldOp op,
                              SmallVectorImpl<SizeObligation> &obligations) {
  for (auto [init, next] : llvm::zip(carriedBy(op), op.getValues()))
    for (int64_t i = 0; i < rankOf(init); ++i)
      obligations.push_back(
          {SizeObligation::Kind::equal, sizeOf(init, i), sizeOf(next, i),
           "a tensor that a loop carries must keep its sizes"});
}

std::optional<int64_t> knownDim(tensor::DimOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
  std::optional<int64_t> dim = op.getConstantIndex();
  bool isInside = type && dim && *dim >= 0 && *dim < type.getRank();
  return isInside ? dim : std::nullopt;
}

SmallVector<SizeObligation> SizeResolver::visit(Operation *op) {
  SmallVector<SizeObligation> obligations;
  if (auto cast = dyn_cast<CastOp>(op))
    visitCast(cast, obligations);
  else if (auto dimOp = dyn_cast<tensor::DimOp>(op)) {
    if (std::optional<int64_t> dim = knownDim(dimOp))
      merge(sizeOf(dimOp.getSource(), *dim), Dim::ofValue(dimOp));
  } else if (isa<CondOp, WhileOp, ScanOp>(op))
    visitControl(op, obligations);
  else if (auto custom = dyn_cast<grad::CustomVjpOp>(op))
    visitCustom(custom, obligations);
  else if (auto yield = dyn_cast<YieldOp>(op))
    visitYield(yield, obligations);
  else if (auto rule = dyn_cast<ShapeRuleOpInterface>(op))
    visitRule(rule, obligations);
  return obligations;
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

SizeExpr SizeResolver::exprOf(Dim size) {
  size = leader(size);
  if (size.isStatic())
    return *size.constant;
  if (!size.value)
    return {};
  if (auto known = exprs.find(size.value); known != exprs.end())
    return known->second;
  // Deeper arithmetic has a symbol, so that no stack overflows.
  SizeExpr expr;
  if (exprDepth < kMaxExprDepth) {
    ++exprDepth;
    expr = computeExpr(size.value);
    --exprDepth;
  }
  if (!expr)
    expr = SizeExpr::symbol(numUnnamed++);
  return exprs[size.value] = expr;
}

SizeExpr SizeResolver::computeExpr(Value index) {
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return *constant;
  Operation *op = index.getDefiningOp();
  if (auto dim = dyn_cast_if_present<tensor::DimOp>(op)) {
    std::optional<int64_t> number = knownDim(dim);
    return number ? stated.lookup({dim.getSource(), *number}) : SizeExpr();
  }
  if (!isa_and_present<arith::ArithDialect>(op ? op->getDialect() : nullptr) ||
      op->getNumResults() != 1)
    return {};
  SmallVector<SizeExpr> operands;
  for (Value operand : op->getOperands())
    operands.push_back(operand.getType().isIntOrIndex()
                           ? exprOf(Dim::ofValue(operand))
                           : SizeExpr());
  return applyIndexOp(op, operands);
}

} // namespace tcopt::graph
