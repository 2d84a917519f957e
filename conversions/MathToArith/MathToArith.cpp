//===- MathToArith.cpp - elementary functions as arithmetic ---------------===//
//
// A pass because it has to see a loop's functions before the rest of them
// become calls of libm. Runs on loops of scalars or vectors, before
// rt-expand-scalars.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/MathToArith.h"
#include "Functions.h"
#include "FunctionsF64.h"
#include "Remainder.h"
#include "TwoOverPi.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "tcopt/Tcopt/IR/Precision.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CONVERTMATHTOARITH
#include "tcopt/Conversion/MathToArith/Passes.h.inc"

using formula::FormulaBuilder;
using formula::Real;

namespace {
struct Formula {
  Real (*unary)(Real) = nullptr;
  Real (*binary)(Real, Real) = nullptr;

  constexpr Formula() = default;
  constexpr Formula(Real (*unary)(Real)) : unary(unary) {}
  constexpr Formula(Real (*binary)(Real, Real)) : binary(binary) {}
  explicit operator bool() const { return unary || binary; }
};

/// A function that no program on a CPU approximates has no formula of f32.
struct Function {
  StringLiteral op;
  Formula f64;
  Formula f32;
  Formula rounded;     // of f32, with `tcopt.rounded_to`
  Formula nonpositive; // of f32, with `tcopt.nonpositive`
};
} // namespace

namespace f64 = formula::f64;

static constexpr Function functions[] = {
    {"math.exp", f64::expOf, formula::expOf, formula::expOfRounded,
     formula::expOfNonpositive},
    {"math.exp2", f64::exp2Of, {}},
    {"math.expm1", f64::expm1Of, formula::expm1Of},
    {"math.log", f64::logOf, formula::logOf},
    {"math.log10", f64::log10Of, {}},
    {"math.log1p", f64::log1pOf, formula::log1pOf},
    {"math.log2", f64::log2Of, formula::log2Of},
    {"math.sinh", f64::sinhOf, {}},
    {"math.cosh", f64::coshOf, {}},
    {"math.tanh", f64::tanhOf, formula::tanhOf, formula::tanhOfRounded},
    {"math.asinh", f64::asinhOf, {}},
    {"math.acosh", f64::acoshOf, {}},
    {"math.atanh", f64::atanhOf, {}},
    {"math.sin", f64::sinOf, formula::sinOf},
    {"math.cos", f64::cosOf, formula::cosOf},
    {"math.tan", f64::tanOf, {}},
    {"math.asin", f64::asinOf, {}},
    {"math.acos", f64::acosOf, {}},
    {"math.atan", f64::atanOf, {}},
    {"math.atan2", f64::atan2Of, formula::atan2Of},
    {"math.erf", f64::erfOf, formula::erfOf},
    {"math.erfc", f64::erfcOf, {}, formula::erfcOfRounded},
    {"math.powf", f64::powOf, formula::powOf},
    {"math.cbrt", f64::cbrtOf, {}},
};

// A number or a vector of numbers. Of vectors that are scalable in one
// dimension of several, the tables of 2/pi cannot be read.
static bool isExpandable(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return isa<Float32Type, Float64Type>(getElementTypeOrSelf(type)) &&
         (vector ? !vector.isScalable() || vector.getRank() == 1
                 : !isa<ShapedType>(type));
}

static bool mayBeApproximated(Operation *op) {
  auto flagged = dyn_cast<arith::ArithFastMathInterface>(op);
  arith::FastMathFlagsAttr flags =
      flagged ? flagged.getFastMathFlagsAttr() : nullptr;
  return flags &&
         bitEnumContainsAny(flags.getValue(), arith::FastMathFlags::afn);
}

static const Function *functionOf(Operation *op) {
  if (op->getNumResults() != 1 || !isExpandable(op->getResult(0).getType()))
    return nullptr;
  const auto *found = llvm::find_if(functions, [&](const Function &function) {
    return op->getName().getStringRef() == function.op;
  });
  return found == std::end(functions) ? nullptr : found;
}

// Null where all of f32 matters.
static TypeAttr roundedTo(Operation *op, const Function &function) {
  bool isRounded = function.rounded && mayBeApproximated(op) &&
                   getElementTypeOrSelf(op->getResult(0)).isF32();
  return isRounded ? op->getAttrOfType<TypeAttr>(kRoundedTo) : nullptr;
}

static bool usesFormulaOfF32(Operation *op, const Function &function) {
  return getElementTypeOrSelf(op->getResult(0)).isF32() && function.f32 &&
         mayBeApproximated(op);
}

static Real apply(const Formula &formula, ArrayRef<Real> operands) {
  return formula.unary ? formula.unary(operands[0])
                       : formula.binary(operands[0], operands[1]);
}

// Steps of formulas of f64 round one by one. f32 that is rounded from f64 is
// nearly always the nearest number.
static Real applyF64(const Function &function, MutableArrayRef<Real> operands) {
  operands[0].builder->flags = arith::FastMathFlags::none;
  bool isF32 = operands[0].elementType().isF32();
  if (isF32)
    for (Real &operand : operands)
      operand = toF64(operand);
  Real result = apply(function.f64, operands);
  return isF32 ? toF32(result) : result;
}

static Real apply(Operation *op, const Function &function,
                  MutableArrayRef<Real> operands) {
  if (operands[0].builder->roundedTo)
    return apply(function.rounded, operands);
  if (!usesFormulaOfF32(op, function))
    return applyF64(function, operands);
  bool isNonpositive = function.nonpositive && op->hasAttr(kNonpositive);
  return apply(isNonpositive ? function.nonpositive : function.f32, operands);
}

// AVX-512 has an instruction for vectors of f32 in its two larger registers; of
// scalars LLVM would make a call.
static bool scalesVectors(Operation *op) {
  auto vector = dyn_cast<VectorType>(op->getResult(0).getType());
  if (!vector || vector.isScalable() || vector.getRank() != 1 ||
      !vector.getElementType().isF32() || vector.getNumElements() < 8 ||
      !llvm::isPowerOf2_64(uint64_t(vector.getNumElements())))
    return false;
  TargetAttr target = getTarget(op);
  return target && target.getVectorBits() == 512;
}

static void expand(Operation *op, const Function &function) {
  FormulaBuilder builder(op->getLoc(), op);
  builder.scalesVectors = scalesVectors(op);
  builder.roundedTo = roundedTo(op, function);
  SmallVector<Real> operands;
  for (Value operand : op->getOperands())
    operands.push_back({{&builder, operand}});
  Real result = apply(op, function, operands);
  op->getResult(0).replaceAllUsesWith(result.value);
  op->erase();
}

namespace {
struct ConvertMathToArith : impl::ConvertMathToArithBase<ConvertMathToArith> {
  using ConvertMathToArithBase::ConvertMathToArithBase;

  void runOnOperation() override {
    SetVector<Operation *> modules;
    getOperation()->walk([&](Operation *op) {
      if (auto remainder = dyn_cast<arith::RemFOp>(op); remainder && all) {
        ++numExpanded;
        return expandRemainder(remainder);
      }
      const Function *function = functionOf(op);
      if (!function || !isToExpand(op, *function))
        return;
      modules.insert(SymbolTable::getNearestSymbolTable(op));
      expand(op, *function);
      ++numExpanded;
    });
    for (Operation *module : modules)
      formula::addTwoOverPi(module);
  }

private:
  bool isToExpand(Operation *op, const Function &function) {
    return all || roundedTo(op, function) || usesFormulaOfF32(op, function);
  }
};
} // namespace

} // namespace tcopt
