//===- Pointwise.cpp - pointwise core ops to linalg -----------------------===//

#include "TensorBuilder.h"
#include "tcopt/Conversion/CoreToLinalg.h"
#include "tcopt/Core/IR/CorePointwiseOps.h"

using namespace mlir;

namespace tcopt {

// All operands have one shape: a size that is known in one is known.
static Sizes commonSizes(TensorBuilder &b, ValueRange operands) {
  Sizes result = b.sizes(operands.front());
  for (Value operand : operands.drop_front()) {
    auto type = cast<RankedTensorType>(operand.getType());
    for (auto [i, size] : llvm::enumerate(result))
      if (isa<Value>(size) && !type.isDynamicDim(i))
        size = b.getIndexAttr(type.getDimSize(i));
  }
  return result;
}

static Value overElements(TensorBuilder &b, ValueRange operands,
                          TensorBuilder::Body body) {
  return b.pointwise(operands, b.empty(commonSizes(b, operands)), body);
}

//===----------------------------------------------------------------------===//
// Ops of the table of scalar rules
//===----------------------------------------------------------------------===//

namespace {

/// Operands and result have one element type.
class RulePattern : public ConversionPattern {
public:
  RulePattern(const TypeConverter &converter, MLIRContext *context,
              const ScalarRule &rule)
      : ConversionPattern(converter, rule.op, 1, context), rule(rule) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  const ScalarRule &rule;
};

} // namespace

static Value emitRule(ScalarBuilder &b, Emit emit, Type element,
                      ValueRange stored) {
  SmallVector<Value> values;
  for (Value value : stored)
    values.push_back(loadElement(b, value, element));
  return storeElement(b, emit(b, values), element);
}

LogicalResult
RulePattern::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                             ConversionPatternRewriter &rewriter) const {
  Type element = elementTypeOf(op->getOperand(0));
  RankedTensorType type = storedResult(op, *getTypeConverter());
  Emit emit = rule.of(kindOf(element));
  if (!emit)
    return rewriter.notifyMatchFailure(op, "no rule for the element type");
  TensorBuilder b(op, type, rewriter);
  auto body = [&](ScalarBuilder &inner, ValueRange args) {
    return emitRule(inner, emit, element, args.drop_back());
  };
  rewriter.replaceOp(op, b.cast(overElements(b, operands, body), type));
  return success();
}

//===----------------------------------------------------------------------===//
// Ops with element types of their own
//===----------------------------------------------------------------------===//

static Value lowerCompare(core::CompareOp op, core::CompareOp::Adaptor a,
                          TensorBuilder &b) {
  Type element = elementTypeOf(op.getLhs());
  return overElements(b, a.getOperands(), [&](ScalarBuilder &s, ValueRange v) {
    Value lhs = loadElement(s, v[0], element),
          rhs = loadElement(s, v[1], element);
    Value holds = emitCompare(s, op.getDirection(), kindOf(element), lhs, rhs);
    return storeElement(s, holds, s.getI1Type());
  });
}

// Elements are passed on as they lie in memory, but Booleans as values, which
// folds where ops are fused.
static Value lowerSelect(core::SelectOp op, core::SelectOp::Adaptor a,
                         TensorBuilder &b) {
  Type i1 = b.getI1Type();
  bool isBool = elementTypeOf(op.getOnTrue()) == i1;
  return overElements(b, a.getOperands(), [&](ScalarBuilder &s, ValueRange v) {
    Value condition = loadElement(s, v[0], i1);
    if (!isBool)
      return s.select(condition, v[1], v[2]);
    Value yes = loadElement(s, v[1], i1), no = loadElement(s, v[2], i1);
    return storeElement(s, s.select(condition, yes, no), i1);
  });
}

static Value lowerConvert(core::ConvertOp op, core::ConvertOp::Adaptor a,
                          TensorBuilder &b) {
  Type from = elementTypeOf(op.getX()), to = elementTypeOf(op.getResult());
  // i8 and ui8 are one type in memory, and their bits stay.
  if (from == to || (storageType(from) == b.type.getElementType() &&
                     from != b.getI1Type() && to != b.getI1Type()))
    return a.getX();
  return overElements(b, a.getX(), [&](ScalarBuilder &s, ValueRange v) {
    return convertElement(s, v[0], from, to);
  });
}

static Value lowerBitcast(core::BitcastOp, core::BitcastOp::Adaptor a,
                          TensorBuilder &b) {
  Type to = b.type.getElementType();
  if (elementTypeOf(a.getX()) == to)
    return a.getX();
  return overElements(b, a.getX(), [&](ScalarBuilder &s, ValueRange v) {
    return s.make<arith::BitcastOp>(to, v[0]);
  });
}

void populateCorePointwiseToLinalgPatterns(const TypeConverter &converter,
                                           RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  for (const ScalarRule &rule : scalarRules())
    patterns.add<RulePattern>(converter, context, rule);
  patterns.add<Lower<core::CompareOp, lowerCompare>,
               Lower<core::SelectOp, lowerSelect>,
               Lower<core::ConvertOp, lowerConvert>,
               Lower<core::BitcastOp, lowerBitcast>>(converter, context);
}

} // namespace tcopt
