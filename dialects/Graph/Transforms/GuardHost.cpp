//===- GuardHost.cpp - guard what host code takes for granted -------------===//
//
// A pass of ingest, before shapes are inferred and anything is folded: the ops
// are undefined where the guard fails. Graph ops have guards of their own
// (InsertRequires).
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/Transforms/Passes.h"

using namespace mlir;
using arith::CmpIPredicate;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHGUARDHOST
#include "tcopt/Graph/Transforms/Passes.h.inc"

namespace {
/// Puts guards in front of one op.
class Guards {
public:
  explicit Guards(Operation *op) : op(op), builder(op), loc(op->getLoc()) {}

  int64_t add();

private:
  void require(Value condition, const Twine &message) {
    core::RequireOp::create(
        builder, loc, condition,
        builder.getStringAttr(op->getName().getStringRef() + ": " + message));
    ++count;
  }
  Value constant(Type type, APInt value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(type, value));
  }
  Value compare(CmpIPredicate predicate, Value lhs, Value rhs) {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value size(Value tensor, int64_t dim) {
    return tensor::DimOp::create(builder, loc, tensor, dim);
  }

  void guardIndices(tensor::ExtractOp extract);
  void guardSizes(tensor::CastOp cast);
  void guardStep(scf::ForOp loop);
  void guardDivision(bool isSigned);

  Operation *op;
  OpBuilder builder;
  Location loc;
  int64_t count = 0;
};
} // namespace

static unsigned widthOf(Value number) {
  Type type = number.getType();
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

// As unsigned numbers: negative ones are too large.
void Guards::guardIndices(tensor::ExtractOp extract) {
  auto type = dyn_cast<RankedTensorType>(extract.getTensor().getType());
  for (auto [dim, index] : llvm::enumerate(extract.getIndices())) {
    APInt known;
    bool inside = type && !type.isDynamicDim(dim) &&
                  matchPattern(index, m_ConstantInt(&known)) &&
                  known.ult(type.getDimSize(dim));
    if (!inside)
      require(
          compare(CmpIPredicate::ult, index, size(extract.getTensor(), dim)),
          "index #" + Twine(dim) + " is out of bounds");
  }
}

void Guards::guardSizes(tensor::CastOp cast) {
  auto from = dyn_cast<RankedTensorType>(cast.getSource().getType());
  auto to = dyn_cast<RankedTensorType>(cast.getType());
  if (!from || !to)
    return;
  for (int64_t dim = 0; dim < to.getRank(); ++dim) {
    if (!from.isDynamicDim(dim) || to.isDynamicDim(dim))
      continue;
    Value expected =
        arith::ConstantIndexOp::create(builder, loc, to.getDimSize(dim));
    require(compare(CmpIPredicate::eq, size(cast.getSource(), dim), expected),
            "size in dimension " + Twine(dim) + " must be " +
                Twine(to.getDimSize(dim)));
  }
}

void Guards::guardStep(scf::ForOp loop) {
  APInt known;
  Value step = loop.getStep();
  if (matchPattern(step, m_ConstantInt(&known)) && known.isStrictlyPositive())
    return;
  Value zero = constant(step.getType(), APInt::getZero(widthOf(step)));
  require(compare(CmpIPredicate::sgt, step, zero), "the step must be positive");
}

// Besides zero, the least number divided by -1 traps.
void Guards::guardDivision(bool isSigned) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  Type type = rhs.getType();
  if (!type.isIntOrIndex())
    return;
  unsigned width = widthOf(rhs);
  APInt known;
  bool isKnown = matchPattern(rhs, m_ConstantInt(&known));
  if (!isKnown || known.isZero())
    require(
        compare(CmpIPredicate::ne, rhs, constant(type, APInt::getZero(width))),
        "division by zero");
  if (!isSigned || (isKnown && !known.isAllOnes()))
    return;
  Value isLeast = compare(CmpIPredicate::eq, lhs,
                          constant(type, APInt::getSignedMinValue(width)));
  Value isMinusOne =
      compare(CmpIPredicate::eq, rhs, constant(type, APInt::getAllOnes(width)));
  Value overflows = arith::AndIOp::create(builder, loc, isLeast, isMinusOne);
  Value yes = arith::ConstantIntOp::create(builder, loc, 1, 1);
  require(arith::XOrIOp::create(builder, loc, overflows, yes),
          "the quotient is too large");
}

int64_t Guards::add() {
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    guardIndices(extract);
  else if (auto cast = dyn_cast<tensor::CastOp>(op))
    guardSizes(cast);
  else if (auto loop = dyn_cast<scf::ForOp>(op))
    guardStep(loop);
  else if (isa<arith::DivSIOp, arith::RemSIOp, arith::CeilDivSIOp,
               arith::FloorDivSIOp>(op))
    guardDivision(/*isSigned=*/true);
  else if (isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op))
    guardDivision(/*isSigned=*/false);
  return count;
}

namespace {
struct GraphGuardHost : impl::GraphGuardHostBase<GraphGuardHost> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      numGuards += Guards(op).add();
  }
};
} // namespace

} // namespace tcopt::graph
