//===- MathToArith.cpp - elementary functions as arithmetic ---------------===//
//
// A pass because it has to see a loop's functions before the rest of them
// become calls of libm. Runs on loops of scalars or vectors, before
// rt-expand-scalars.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/MathToArith.h"
#include "Functions.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CONVERTMATHTOARITH
#include "tcopt/Conversion/MathToArith/Passes.h.inc"

using formula::Real;

namespace {
struct Function {
  StringLiteral op;
  Real (*unary)(Real);
  Real (*binary)(Real, Real);
};
} // namespace

static constexpr Function functions[] = {
    {"math.exp", formula::expOf, nullptr},
    {"math.expm1", formula::expm1Of, nullptr},
    {"math.log", formula::logOf, nullptr},
    {"math.log1p", formula::log1pOf, nullptr},
    {"math.log2", formula::log2Of, nullptr},
    {"math.tanh", formula::tanhOf, nullptr},
    {"math.erf", formula::erfOf, nullptr},
    {"math.sin", formula::sinOf, nullptr},
    {"math.cos", formula::cosOf, nullptr},
    {"math.atan2", nullptr, formula::atan2Of},
    {"math.powf", nullptr, formula::powOf},
};

// A number or a vector of numbers. Of vectors that are scalable in one
// dimension of several, the table of sin and cos cannot be read.
static bool isF32(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return getElementTypeOrSelf(type).isF32() &&
         (vector ? !vector.isScalable() || vector.getRank() == 1
                 : !isa<ShapedType>(type));
}

static bool mayBeApproximated(Operation *op) {
  auto flagged = dyn_cast<arith::ArithFastMathInterface>(op);
  arith::FastMathFlagsAttr flags =
      flagged ? flagged.getFastMathFlagsAttr() : nullptr;
  return flags && op->getNumResults() == 1 &&
         isF32(op->getResult(0).getType()) &&
         bitEnumContainsAny(flags.getValue(), arith::FastMathFlags::afn);
}

static const Function *functionOf(Operation *op) {
  if (!mayBeApproximated(op))
    return nullptr;
  const auto *found = llvm::find_if(functions, [&](const Function &function) {
    return op->getName().getStringRef() == function.op;
  });
  return found == std::end(functions) ? nullptr : found;
}

static void expand(Operation *op, const Function &function) {
  ImplicitLocOpBuilder builder(op->getLoc(), op);
  auto operand = [&](unsigned i) {
    return Real{{&builder, op->getOperand(i)}};
  };
  Real result = function.unary ? function.unary(operand(0))
                               : function.binary(operand(0), operand(1));
  op->getResult(0).replaceAllUsesWith(result.value);
  op->erase();
}

namespace {
struct ConvertMathToArith : impl::ConvertMathToArithBase<ConvertMathToArith> {
  void runOnOperation() override {
    bool readsTable = false;
    getOperation()->walk([&](Operation *op) {
      const Function *function = functionOf(op);
      if (!function)
        return;
      readsTable |= isa<math::SinOp, math::CosOp>(op);
      expand(op, *function);
      ++numExpanded;
    });
    if (readsTable)
      formula::addAngleTable(getOperation());
  }
};
} // namespace

} // namespace tcopt
