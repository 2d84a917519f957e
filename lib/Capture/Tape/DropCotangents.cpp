//===- DropCotangents.cpp - remove undefined cotangents -------------------===//
//
// Propagates the zeros of undefined cotangents through the function. An op
// whose cotangents are all zero computes zeros, because it is linear in them.
// If only some are zero, a sum becomes its other term, and any other op gets
// operands of zeros.
//
//===----------------------------------------------------------------------===//

#include "DropCotangents.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"
#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/Differentiable.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace tcopt::capture {

namespace {
class CotangentDropper {
public:
  explicit CotangentDropper(func::FuncOp function) : function(function) {}

  DroppedCotangents run(const llvm::BitVector &undefined, unsigned first);

private:
  void visit(Operation &op);
  void materialize(Operation &op);
  DroppedCotangents dropResults();
  void removeDeadOps();

  func::FuncOp function;
  /// Values that are zero because of undefined cotangents, and values that
  /// depend on defined cotangents.
  llvm::DenseSet<Value> zeros, live;
};
} // namespace

/// Returns zeros of the type and sizes of a value.
static Value zerosLike(OpBuilder &ops, Location loc, Value value) {
  graph::GraphBuilder b(ops, loc);
  return b.expand(b.scalar(0, graph::elementType(value)), b.sizesOf(value));
}

// Replaces values in `zeros` by constants in an op and its regions.
void CotangentDropper::materialize(Operation &op) {
  OpBuilder ops(&op);
  for (Value used : usedValues(&op)) {
    if (!zeros.contains(used))
      continue;
    Value zero = zerosLike(ops, op.getLoc(), used);
    op.walk([&](Operation *inner) { inner->replaceUsesOfWith(used, zero); });
  }
}

void CotangentDropper::visit(Operation &op) {
  SmallVector<Value> used = usedValues(&op);
  auto isZero = [&](Value one) { return zeros.contains(one); };
  auto isLive = [&](Value one) { return live.contains(one); };
  bool hasLive = llvm::any_of(used, isLive);
  if (hasLive)
    live.insert_range(op.getResults());
  if (isa<tensor::DimOp>(op) || llvm::none_of(used, isZero))
    return;
  if (auto sum = dyn_cast<graph::AddOp>(op); sum && hasLive) {
    Value x = op.getOperand(0), y = op.getOperand(1);
    Value other = isZero(x) ? y : x;
    if (other.getType() == op.getResult(0).getType())
      return op.getResult(0).replaceAllUsesWith(other);
  }
  bool isLinear = !hasLive && op.getNumRegions() == 0 &&
                  llvm::all_of(op.getResultTypes(), hasTangent);
  if (isLinear)
    zeros.insert_range(op.getResults());
  else
    materialize(op);
}

DroppedCotangents CotangentDropper::dropResults() {
  Operation *end = function.front().getTerminator();
  DroppedCotangents dropped;
  dropped.results.resize(end->getNumOperands());
  SmallVector<Value> kept;
  for (auto [i, result] : llvm::enumerate(end->getOperands()))
    if (zeros.contains(result))
      dropped.results.set(unsigned(i));
    else
      kept.push_back(result);
  end->setOperands(kept);
  return dropped;
}

void CotangentDropper::removeDeadOps() {
  SmallVector<Operation *> ops;
  for (Operation &op : function.front().without_terminator())
    ops.push_back(&op);
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

DroppedCotangents CotangentDropper::run(const llvm::BitVector &undefined,
                                        unsigned first) {
  for (BlockArgument argument : function.getArguments())
    if (undefined[argument.getArgNumber()])
      zeros.insert(argument);
    else if (argument.getArgNumber() >= first)
      live.insert(argument);
  for (Operation &op :
       llvm::make_early_inc_range(function.front().without_terminator()))
    visit(op);
  DroppedCotangents dropped = dropResults();
  removeDeadOps();
  dropped.arguments.resize(function.getNumArguments());
  for (BlockArgument argument : function.getArguments())
    dropped.arguments[argument.getArgNumber()] = argument.use_empty();
  (void)function.eraseArguments(dropped.arguments);
  function.removeResAttrsAttr();
  function.setType(FunctionType::get(
      function.getContext(), function.front().getArgumentTypes(),
      function.front().getTerminator()->getOperandTypes()));
  return dropped;
}

DroppedCotangents dropCotangents(func::FuncOp function,
                                 const llvm::BitVector &undefined,
                                 unsigned first) {
  return CotangentDropper(function).run(undefined, first);
}

} // namespace tcopt::capture
