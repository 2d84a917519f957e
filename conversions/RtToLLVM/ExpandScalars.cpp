//===- ExpandScalars.cpp - scalar ops that llvm lacks ---------------------===//
//
// A pass because what it rewrites would be taken, wrongly, by the patterns of
// upstream's convert-to-llvm. Runs on scf or after it, before that conversion.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"
#include "tcopt/Conversion/RtToLLVM.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTEXPANDSCALARS
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

// What libm computes; everything else of math has an instruction.
static bool isForLibm(Operation *op) {
  return isa<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp,
             math::AtanOp, math::Atan2Op, math::AtanhOp, math::CbrtOp,
             math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpM1Op,
             math::Log1pOp, math::SinhOp, math::TanOp, math::TanhOp>(op);
}

static bool isForF32(Operation *op) {
  if (!isa<math::MathDialect>(op->getDialect()))
    return false;
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    Type element = getElementTypeOrSelf(type);
    return element.isF16() || element.isBF16();
  });
}

static bool isRoundingDivision(Operation *op) {
  return isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp>(op);
}

// A conversion between bf16 and f32, which has a pattern; f64 goes by f32 only
// where that rounds once, and is left to llvm.
static bool isBF16Conversion(Operation *op) {
  if (!isa<arith::ExtFOp, arith::TruncFOp>(op))
    return false;
  Type from = getElementTypeOrSelf(op->getOperand(0).getType());
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  return (from.isBF16() && to.isF32()) || (from.isF32() && to.isBF16());
}

// Math in f32, once and for all, before libm is asked.
static LogicalResult computeInF32(ModuleOp module) {
  MLIRContext *context = module.getContext();
  TypeConverter converter;
  SetVector<Type> supported;
  supported.insert(Float32Type::get(context));
  supported.insert(Float64Type::get(context));
  math::populateExtendToSupportedTypesTypeConverter(converter, supported,
                                                    Float32Type::get(context));
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal(
      [](Operation *op) { return !isForF32(op); });
  RewritePatternSet patterns(context);
  math::populateExtendToSupportedTypesPatterns(patterns, converter);
  return applyPartialConversion(module, target, std::move(patterns));
}

static bool isForExpansion(Operation *op) {
  return isForLibm(op) || isRoundingDivision(op) || isBF16Conversion(op);
}

static LogicalResult expand(ModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  populateMathToLibmConversionPatterns(patterns);
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  arith::populateExpandBFloat16Patterns(patterns);
  ConversionTarget target(*module.getContext());
  target.markUnknownOpDynamicallyLegal(
      [](Operation *op) { return !isForExpansion(op); });
  return applyPartialConversion(module, target, std::move(patterns));
}

namespace {
struct RtExpandScalars : impl::RtExpandScalarsBase<RtExpandScalars> {
  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) {
      numExpanded += isForF32(op) || isForExpansion(op);
    });
    if (failed(computeInF32(getOperation())) || failed(expand(getOperation())))
      signalPassFailure();
  }
};
} // namespace

} // namespace tcopt
