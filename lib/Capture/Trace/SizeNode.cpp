//===- SizeNode.cpp - symbolic sizes and numbers --------------------------===//

#include "SizeNode.h"
#include "Recorder.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Interfaces/Place.h"
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

bool compareNumbers(SizeRelation relation, int64_t a, int64_t b) {
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
  return a && b && compareNumbers(relation, *a, *b) == holds;
}

std::string textOf(AffineExpr expr, ArrayRef<std::string> names) {
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
  std::string place = from ? placeOf(from) : "";
  return textOf(left, names) + " " + sign.str() + " " + textOf(right, names) +
         (place.empty() ? "" : " (" + place + ")");
}

//===----------------------------------------------------------------------===//
// Size and Scalar
//===----------------------------------------------------------------------===//

DictionaryAttr boundsOf(const SizeRange &range, MLIRContext *context) {
  mlir::Builder builder(context);
  SmallVector<NamedAttribute> bounds;
  auto add = [&](StringRef name, int64_t value, int64_t nothing) {
    if (value != nothing)
      bounds.push_back(
          builder.getNamedAttr(name, builder.getI64IntegerAttr(value)));
  };
  add("min", range.min, SizeRange().min);
  add("max", range.max, SizeRange().max);
  add("multiple", range.multiple, SizeRange().multiple);
  return builder.getDictionaryAttr(bounds);
}

namespace {
/// An operator of sizes, on numbers and on expressions.
struct SizeArithmetic {
  int64_t (*numbers)(int64_t a, int64_t b);
  AffineExpr (*exprs)(AffineExpr a, AffineExpr b);
};
} // namespace

// In the order of SizeOp.
static constexpr SizeArithmetic kArithmetic[] = {
    {[](int64_t a, int64_t b) { return a + b; },
     [](AffineExpr a, AffineExpr b) { return a + b; }},
    {[](int64_t a, int64_t b) { return a - b; },
     [](AffineExpr a, AffineExpr b) { return a - b; }},
    {[](int64_t a, int64_t b) {
       int64_t product = 0;
       if (llvm::MulOverflow(a, b, product))
         throw Exception("expected a product of sizes below 2^63 but found " +
                         std::to_string(a) + " * " + std::to_string(b));
       return product;
     },
     [](AffineExpr a, AffineExpr b) { return a * b; }},
    {[](int64_t a, int64_t b) { return b ? a / b : 0; },
     [](AffineExpr a, AffineExpr b) { return a.floorDiv(b); }},
    {[](int64_t a, int64_t b) { return b ? a % b : 0; },
     [](AffineExpr a, AffineExpr b) { return a % b; }},
};

/// Returns the recorder of the first symbolic size; null if both are numbers or
/// their traces have ended.
static std::shared_ptr<Recorder> recorderOf(const Size &a, const Size &b) {
  for (const Size *size : {&a, &b})
    if (size->isOpen())
      if (auto recorder = size->open()->recorder.lock())
        return recorder;
  return nullptr;
}

Size combineSizes(SizeOp op, const Size &a, const Size &b) {
  const SizeArithmetic &arithmetic = kArithmetic[size_t(op)];
  int64_t number = arithmetic.numbers(a.hint(), b.hint());
  std::shared_ptr<Recorder> recorder = recorderOf(a, b);
  if (!recorder)
    return number;
  AffineExpr left = recorder->symbols.exprOf(a),
             right = recorder->symbols.exprOf(b);
  if (left && right)
    return recorder->symbols.sizeOf(arithmetic.exprs(left, right), number);
  return arithmetic.numbers(int64_t(a), int64_t(b));
}

bool compareSizes(SizeRelation relation, const Size &a, const Size &b) {
  bool holds = compareNumbers(relation, a.hint(), b.hint());
  if (auto recorder = recorderOf(a, b))
    recorder->symbols.assume(a, relation, b);
  return holds;
}

} // namespace tcopt::capture

namespace tcopt {

int64_t Size::fix() const {
  if (auto recorder = node->recorder.lock())
    recorder->symbols.fixSize(*this);
  return number;
}

void Scalar::fix() const {
  if (openSize.isOpen())
    (void)int64_t(openSize);
  else if (auto recorder = node->recorder.lock())
    recorder->symbols.fixNumber(node->index);
}

} // namespace tcopt
