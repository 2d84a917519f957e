//===- SizeNode.cpp - open sizes of a trace -------------------------------===//

#include "SizeNode.h"
#include "Recorder.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

static std::optional<int64_t> combine(AffineExprKind kind, int64_t a,
                                      int64_t b) {
  int64_t result = 0;
  switch (kind) {
  case AffineExprKind::Add:
    return llvm::AddOverflow(a, b, result) ? std::nullopt
                                           : std::optional(result);
  case AffineExprKind::Mul:
    return llvm::MulOverflow(a, b, result) ? std::nullopt
                                           : std::optional(result);
  case AffineExprKind::FloorDiv:
    return b > 0 ? std::optional(llvm::divideFloorSigned(a, b)) : std::nullopt;
  case AffineExprKind::CeilDiv:
    return b > 0 ? std::optional(llvm::divideCeilSigned(a, b)) : std::nullopt;
  case AffineExprKind::Mod:
    return b > 0 ? std::optional(llvm::mod(a, b)) : std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<int64_t> evaluateSize(AffineExpr expr,
                                    ArrayRef<int64_t> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<int64_t> a = evaluateSize(binary.getLHS(), symbols);
  std::optional<int64_t> b = evaluateSize(binary.getRHS(), symbols);
  return a && b ? combine(expr.getKind(), *a, *b) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Guards
//===----------------------------------------------------------------------===//

static bool compare(SizeRelation relation, int64_t a, int64_t b) {
  switch (relation) {
  case SizeRelation::EQ:
    return a == b;
  case SizeRelation::NE:
    return a != b;
  case SizeRelation::LT:
    return a < b;
  case SizeRelation::LE:
    return a <= b;
  case SizeRelation::GT:
    return a > b;
  case SizeRelation::GE:
    return a >= b;
  }
  llvm_unreachable("unknown relation");
}

bool SizeGuard::isFulfilledBy(ArrayRef<int64_t> symbols) const {
  std::optional<int64_t> a = evaluateSize(left, symbols);
  std::optional<int64_t> b = evaluateSize(right, symbols);
  return a && b && compare(relation, *a, *b) == holds;
}

static std::string textOf(AffineExpr expr, ArrayRef<std::string> names) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return std::to_string(constant.getValue());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return names[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  StringRef sign = expr.getKind() == AffineExprKind::Add        ? " + "
                   : expr.getKind() == AffineExprKind::Mul      ? " * "
                   : expr.getKind() == AffineExprKind::Mod      ? " % "
                   : expr.getKind() == AffineExprKind::FloorDiv ? " / "
                                                                : " ceildiv ";
  return "(" + textOf(binary.getLHS(), names) + sign.str() +
         textOf(binary.getRHS(), names) + ")";
}

std::string SizeGuard::text(ArrayRef<std::string> names) const {
  static constexpr StringLiteral signs[] = {"==", "!=", "<", "<=", ">", ">="};
  static constexpr StringLiteral opposites[] = {
      "!=", "==", ">=", ">", "<=", "<"};
  StringRef sign = (holds ? signs : opposites)[size_t(relation)];
  return textOf(left, names) + " " + sign.str() + " " + textOf(right, names);
}

//===----------------------------------------------------------------------===//
// Arithmetic of the API
//===----------------------------------------------------------------------===//

static int64_t compute(SizeOp op, int64_t a, int64_t b) {
  switch (op) {
  case SizeOp::Add:
    return a + b;
  case SizeOp::Sub:
    return a - b;
  case SizeOp::Mul:
    return a * b;
  case SizeOp::FloorDiv:
    return b ? a / b : 0;
  case SizeOp::Mod:
    return b ? a % b : 0;
  }
  llvm_unreachable("unknown op");
}

static AffineExpr combineExprs(SizeOp op, AffineExpr a, AffineExpr b) {
  switch (op) {
  case SizeOp::Add:
    return a + b;
  case SizeOp::Sub:
    return a - b;
  case SizeOp::Mul:
    return a * b;
  case SizeOp::FloorDiv:
    return a.floorDiv(b);
  case SizeOp::Mod:
    return a % b;
  }
  llvm_unreachable("unknown op");
}

Size combineSizes(SizeOp op, const Size &a, const Size &b) {
  int64_t number = compute(op, a.hint(), b.hint());
  if (!a.isOpen() && !b.isOpen())
    return number;
  std::shared_ptr<Recorder> recorder =
      (a.isOpen() ? a : b).open()->recorder.lock();
  if (!recorder)
    return number;
  AffineExpr left = recorder->exprOf(a), right = recorder->exprOf(b);
  if (left && right)
    return recorder->sizeOf(combineExprs(op, left, right), number);
  return compute(op, int64_t(a), int64_t(b));
}

bool compareSizes(SizeRelation relation, const Size &a, const Size &b) {
  bool holds = compare(relation, a.hint(), b.hint());
  if (a.isOpen() || b.isOpen())
    if (auto recorder = (a.isOpen() ? a : b).open()->recorder.lock())
      recorder->assume(a, relation, b, holds);
  return holds;
}

} // namespace tcopt::capture

namespace tcopt {

int64_t Size::fix() const {
  if (auto recorder = node->recorder.lock())
    recorder->assume(*this, capture::SizeRelation::EQ, number, true);
  return number;
}

} // namespace tcopt
