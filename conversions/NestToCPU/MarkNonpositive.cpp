//===- MarkNonpositive.cpp - mark exponentials of nonpositive numbers -----===//
//
// A pass because the maximum that bounds an argument is an op of its own until
// a kernel becomes loops.
//
//===----------------------------------------------------------------------===//

#include "../NestToLoops/RowProgram.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Tcopt/IR/Precision.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CPUMARKNONPOSITIVE
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"

// Terms are compared as far as this.
static constexpr unsigned maxDepth = 16;

namespace {
/// Two ops with the same loops, and the values of a term in their bodies.
class SameTerm {
public:
  SameTerm(linalg::LinalgOp a, linalg::LinalgOp b) : a(a), b(b) {}

  /// Whether a value of the one body and a value of the other one are the same
  /// at the same indices of the loops.
  bool operator()(Value x, Value y, unsigned depth = 0) {
    auto ofA = dyn_cast<BlockArgument>(x), ofB = dyn_cast<BlockArgument>(y);
    if (ofA && ofB && ofA.getOwner() == a.getBlock() &&
        ofB.getOwner() == b.getBlock())
      return isSameOperand(a.getMatchingOpOperand(ofA),
                           b.getMatchingOpOperand(ofB));
    return x == y || (depth < maxDepth && isSameOp(x, y, depth));
  }

private:
  bool isSameOperand(OpOperand *ofA, OpOperand *ofB) {
    return ofA->get() == ofB->get() &&
           a.getMatchingIndexingMap(ofA) == b.getMatchingIndexingMap(ofB);
  }

  bool isSameOp(Value x, Value y, unsigned depth) {
    Operation *ofA = x.getDefiningOp(), *ofB = y.getDefiningOp();
    auto areSame = [&](Value ofX, Value ofY) {
      return success((*this)(ofX, ofY, depth + 1));
    };
    return ofA && ofB && ofA->getNumRegions() == 0 &&
           ofA->getNumResults() == 1 && isPure(ofA) &&
           OperationEquivalence::isEquivalentTo(
               ofA, ofB, areSame, /*markEquivalent=*/nullptr,
               OperationEquivalence::IgnoreLocations);
  }

  linalg::LinalgOp a, b;
};
} // namespace

// Whether the difference is a term minus the maximum of that term over loops of
// another op of the kernel.
static bool isBelowMaximum(linalg::LinalgOp op, arith::SubFOp difference) {
  auto bound = dyn_cast<BlockArgument>(difference.getRhs());
  if (!bound || bound.getOwner() != op.getBlock())
    return false;
  OpOperand *read = op.getMatchingOpOperand(bound);
  auto reduction = read->get().getDefiningOp<linalg::LinalgOp>();
  if (!reduction || reduction.getNumLoops() != op.getNumLoops())
    return false;
  unsigned output = cast<OpResult>(read->get()).getResultNumber();
  if (reduction.getMatchingIndexingMap(reduction.getDpsInitOperand(output)) !=
      op.getMatchingIndexingMap(read))
    return false;
  auto maximum =
      dyn_cast_or_null<arith::MaximumFOp>(loops::combinerOf(reduction, output));
  if (!maximum)
    return false;
  bool isFirst = maximum.getLhs() == reduction.getRegionOutputArgs()[output];
  Value term = isFirst ? maximum.getRhs() : maximum.getLhs();
  return SameTerm(op, reduction)(difference.getLhs(), term);
}

namespace {
struct CPUMarkNonpositive : impl::CPUMarkNonpositiveBase<CPUMarkNonpositive> {
  void runOnOperation() override {
    getOperation().walk([&](math::ExpOp exp) {
      auto op = dyn_cast<linalg::LinalgOp>(exp->getParentOp());
      auto difference = exp.getOperand().getDefiningOp<arith::SubFOp>();
      if (!op || !difference || !exp.getType().isF32() ||
          !isBelowMaximum(op, difference))
        return;
      exp->setAttr(kNonpositive, UnitAttr::get(exp.getContext()));
      ++numMarked;
    });
  }
};
} // namespace

} // namespace tcopt
