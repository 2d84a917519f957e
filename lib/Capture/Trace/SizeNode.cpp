//===- SizeNode.cpp - symbolic sizes and numbers --------------------------===//

#include "SizeNode.h"
#include "Recorder.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Interfaces/Place.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tcopt::capture {

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
  std::optional<int64_t> a = left.evaluate(symbols);
  std::optional<int64_t> b = right.evaluate(symbols);
  return a && b && compareNumbers(relation, *a, *b) == holds;
}

std::string SizeGuard::text(ArrayRef<std::string> names) const {
  static constexpr StringLiteral signs[] = {"==", "!=", "<", "<=", ">", ">="};
  static constexpr StringLiteral opposites[] = {
      "!=", "==", ">=", ">", "<=", "<"};
  StringRef sign = (holds ? signs : opposites)[size_t(relation)];
  std::string place = from ? placeOf(from) : "";
  return left.text(names) + " " + sign.str() + " " + right.text(names) +
         (place.empty() ? "" : " (" + place + ")");
}

//===----------------------------------------------------------------------===//
// Size and Scalar
//===----------------------------------------------------------------------===//

Scalar numberOf(Recorder &recorder, const Tensor &tensor) {
  constexpr size_t kNone = ~size_t(0);
  return Scalar(Scalar(0.0), std::make_shared<ScalarNode>(ScalarNode{
                                 recorder.weak_from_this(), kNone, tensor}));
}

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
  SizeExpr (*exprs)(const SizeExpr &a, const SizeExpr &b);
};
} // namespace

// In the order of SizeOp.
static constexpr SizeArithmetic kArithmetic[] = {
    {[](int64_t a, int64_t b) { return a + b; },
     [](const SizeExpr &a, const SizeExpr &b) { return a + b; }},
    {[](int64_t a, int64_t b) { return a - b; },
     [](const SizeExpr &a, const SizeExpr &b) { return a - b; }},
    {[](int64_t a, int64_t b) {
       int64_t product = 0;
       if (llvm::MulOverflow(a, b, product))
         throw Exception("expected a product of sizes below 2^63 but found " +
                         std::to_string(a) + " * " + std::to_string(b));
       return product;
     },
     [](const SizeExpr &a, const SizeExpr &b) { return a * b; }},
    {[](int64_t a, int64_t b) {
       return b > 0 ? llvm::divideFloorSigned(a, b) : 0;
     },
     [](const SizeExpr &a, const SizeExpr &b) { return a.floorDiv(b); }},
    {[](int64_t a, int64_t b) { return b > 0 ? llvm::mod(a, b) : 0; },
     [](const SizeExpr &a, const SizeExpr &b) { return a.mod(b); }},
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
  // A data-dependent size has no hint.
  bool isUnknown =
      ShapedType::isDynamic(a.hint()) || ShapedType::isDynamic(b.hint());
  int64_t number =
      isUnknown ? ShapedType::kDynamic : arithmetic.numbers(a.hint(), b.hint());
  std::shared_ptr<Recorder> recorder = recorderOf(a, b);
  if (!recorder)
    return number;
  SizeExpr left = recorder->symbols.exprOf(a),
           right = recorder->symbols.exprOf(b);
  if (SizeExpr expr = arithmetic.exprs(left, right))
    return recorder->symbols.sizeOf(expr, number);
  return arithmetic.numbers(int64_t(a), int64_t(b));
}

Size chooseSize(bool isMin, const Size &a, const Size &b) {
  std::shared_ptr<Recorder> recorder = recorderOf(a, b);
  if (recorder && !recorder->canRun())
    return recorder->symbols.choose(isMin, a, b);
  bool isGreater = compareSizes(SizeRelation::LT, b, a);
  return isGreater == isMin ? b : a;
}

bool compareSizes(SizeRelation relation, const Size &a, const Size &b) {
  if (auto recorder = recorderOf(a, b))
    return recorder->symbols.decide(a, relation, b);
  return compareNumbers(relation, a.hint(), b.hint());
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
