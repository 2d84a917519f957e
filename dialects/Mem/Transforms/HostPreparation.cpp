//===- HostPreparation.cpp - simpler control flow on tensors --------------===//

#include "tcopt/Mem/Transforms/HostPreparation.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tcopt::mem {

namespace {

/// Lets the condition of a loop hand on all that it got, in that order, and
/// then what else the body or the loop's users want.
class WhileAligner {
public:
  explicit WhileAligner(scf::WhileOp loop)
      : loop(loop), inits(loop.getInits().size()) {}

  scf::WhileOp run() {
    if (isAligned())
      return loop;
    SmallVector<Value> passed = choosePassed();
    Block *after = loop.getAfterBody();
    for (Value value : passed)
      after->addArgument(value.getType(), loop.getLoc());
    unsigned old = places.size();
    for (auto [i, place] : llvm::enumerate(places))
      after->getArgument(i).replaceAllUsesWith(after->getArgument(old + place));
    after->eraseArguments(0, old);
    loop.getConditionOp().getArgsMutable().assign(passed);
    return rebuild(ValueRange(passed).getTypes());
  }

private:
  bool isAligned() {
    return loop.getConditionOp().getArgs().size() == inits &&
           llvm::equal(loop.getConditionOp().getArgs(),
                       loop.getBeforeArguments());
  }

  SmallVector<Value> choosePassed() {
    auto arguments = loop.getBeforeArguments();
    SmallVector<Value> passed(arguments.begin(), arguments.end());
    for (Value value : loop.getConditionOp().getArgs()) {
      const auto *it = llvm::find(passed, value);
      places.push_back(it - passed.begin());
      if (it == passed.end())
        passed.push_back(value);
    }
    return passed;
  }

  scf::WhileOp rebuild(TypeRange types) {
    OpBuilder builder(loop);
    auto wide =
        scf::WhileOp::create(builder, loop.getLoc(), types, loop.getInits());
    wide->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
    wide.getBefore().takeBody(loop.getBefore());
    wide.getAfter().takeBody(loop.getAfter());
    for (auto [result, place] : llvm::zip_equal(loop.getResults(), places))
      result.replaceAllUsesWith(wide.getResult(place));
    loop.erase();
    return wide;
  }

  scf::WhileOp loop;
  size_t inits;
  /// Where each value that the condition handed on stands now.
  SmallVector<unsigned> places;
};

} // namespace

static void makeBranches(arith::SelectOp op) {
  OpBuilder builder(op);
  auto yields = [](Value tensor) {
    return [=](OpBuilder &branch, Location loc) {
      scf::YieldOp::create(branch, loc, tensor);
    };
  };
  auto branches =
      scf::IfOp::create(builder, op.getLoc(), op.getCondition(),
                        yields(op.getTrueValue()), yields(op.getFalseValue()));
  op.replaceAllUsesWith(branches.getResult(0));
  op.erase();
}

void prepareControlFlow(func::FuncOp function) {
  SmallVector<arith::SelectOp> choices;
  SmallVector<scf::WhileOp> loops;
  function.walk([&](Operation *op) {
    auto choice = dyn_cast<arith::SelectOp>(op);
    if (choice && isa<TensorType>(choice.getType()) &&
        choice.getCondition().getType().isInteger(1))
      choices.push_back(choice);
    if (auto loop = dyn_cast<scf::WhileOp>(op))
      loops.push_back(loop);
  });
  llvm::for_each(choices, makeBranches);
  for (scf::WhileOp loop : loops)
    (void)WhileAligner(loop).run();
}

} // namespace tcopt::mem
