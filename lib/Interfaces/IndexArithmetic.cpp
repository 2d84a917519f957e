//===- IndexArithmetic.cpp - size expressions and index ops ---------------===//

#include "tcopt/Interfaces/IndexArithmetic.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tcopt {

SizeExpr applyIndexOp(Operation *op, llvm::ArrayRef<SizeExpr> operands) {
  if (isa<arith::IndexCastOp>(op))
    return operands[0];
  if (operands.size() != 2)
    return {};
  const SizeExpr &a = operands[0], &b = operands[1];
  if (isa<arith::AddIOp>(op))
    return a + b;
  if (isa<arith::SubIOp>(op))
    return a - b;
  if (isa<arith::MulIOp>(op))
    return a * b;
  if (isa<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(op))
    return a.floorDiv(b);
  if (isa<arith::CeilDivSIOp, arith::CeilDivUIOp>(op))
    return a.ceilDiv(b);
  if (isa<arith::RemSIOp, arith::RemUIOp>(op))
    return a.mod(b);
  if (isa<arith::MinSIOp>(op))
    return SizeExpr::min(a, b);
  if (isa<arith::MaxSIOp>(op))
    return SizeExpr::max(a, b);
  return {};
}

namespace {
class SizeBuilder {
public:
  SizeBuilder(OpBuilder &builder, Location loc,
              llvm::function_ref<Value(const SizeExpr &)> valueOf)
      : builder(builder), loc(loc), valueOf(valueOf) {}

  Value build(const SizeExpr &expr) {
    if (expr.isConstant())
      return constant(expr.getConstant());
    if (expr.isSymbol())
      return valueOf(expr);
    Value result = build(expr.getOperands().front());
    for (const SizeExpr &operand : expr.getOperands().drop_front())
      result = combine(expr.getKind(), result, operand);
    return result;
  }

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  template <typename OpT> Value op(Value a, Value b) {
    return builder.createOrFold<OpT>(loc, a, b);
  }

  Value divisor(const SizeExpr &expr) {
    Value value = build(expr);
    return expr.isConstant() ? value : op<arith::MaxSIOp>(value, constant(1));
  }

  Value combine(SizeExpr::Kind kind, Value a, const SizeExpr &operand) {
    using Kind = SizeExpr::Kind;
    switch (kind) {
    case Kind::sum:
      return op<arith::AddIOp>(a, build(operand));
    case Kind::product:
      return op<arith::MulIOp>(a, build(operand));
    case Kind::floorDiv:
      return op<arith::FloorDivSIOp>(a, divisor(operand));
    case Kind::mod: {
      Value by = divisor(operand);
      Value whole = op<arith::MulIOp>(op<arith::FloorDivSIOp>(a, by), by);
      return op<arith::SubIOp>(a, whole);
    }
    case Kind::min:
      return op<arith::MinSIOp>(a, build(operand));
    default:
      return op<arith::MaxSIOp>(a, build(operand));
    }
  }

  OpBuilder &builder;
  Location loc;
  llvm::function_ref<Value(const SizeExpr &)> valueOf;
};
} // namespace

Value buildSize(OpBuilder &builder, Location loc, const SizeExpr &expr,
                llvm::function_ref<Value(const SizeExpr &)> valueOf) {
  return SizeBuilder(builder, loc, valueOf).build(expr);
}

} // namespace tcopt
