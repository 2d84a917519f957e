//===- MarkFailures.cpp - whether failing comes before writing ------------===//

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Mem/Transforms/CallOrder.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_MARKFAILURESPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

namespace {

/// What calls of a function do.
struct CallEffects {
  bool fails = false;
  llvm::BitVector writes;
};

/// Of a function's body, in the order in which ops of its entry block run.
class FailureOrder {
public:
  FailureOrder(func::FuncOp function,
               const llvm::DenseMap<Operation *, CallEffects> &callees,
               SymbolTableCollection &symbols)
      : function(function), callees(callees), symbols(symbols) {
    findFailures();
    findWrites();
  }

  CallEffects effects() const {
    CallEffects found{!failures.empty(),
                      llvm::BitVector(function.getNumArguments())};
    for (auto [i, ops] : llvm::enumerate(writes))
      found.writes[unsigned(i)] = !ops.empty();
    return found;
  }
  /// The first op that writes to a donated argument though one that runs later
  /// may fail; null if there is none.
  Operation *findEarlyWrite() const;
  bool fails() const { return !failures.empty(); }

private:
  void findFailures();
  void findWrites();
  bool mayWrite(OpOperand &use) const;
  /// Null for a callee without a body, of which nothing is known.
  const CallEffects *effectsOf(func::CallOp call) const;
  Operation *onTop(Operation *op) const {
    return function.front().findAncestorOpInBlock(*op);
  }

  mutable func::FuncOp function;
  const llvm::DenseMap<Operation *, CallEffects> &callees;
  SymbolTableCollection &symbols;
  SmallVector<Operation *> failures;
  /// By argument.
  std::vector<SmallVector<Operation *>> writes;
};

} // namespace

const CallEffects *FailureOrder::effectsOf(func::CallOp call) const {
  auto it =
      callees.find(symbols.lookupNearestSymbolFrom(call, call.getCalleeAttr()));
  return it == callees.end() ? nullptr : &it->second;
}

void FailureOrder::findFailures() {
  function.walk([&](Operation *op) {
    bool fails = false;
    if (auto kernel = dyn_cast<nest::CallOp>(op))
      fails = kernel.getFails();
    else if (auto call = dyn_cast<func::CallOp>(op)) {
      const CallEffects *callee = effectsOf(call);
      fails = !callee || callee->fails;
    }
    if (fails)
      failures.push_back(op);
  });
}

bool FailureOrder::mayWrite(OpOperand &use) const {
  Operation *op = use.getOwner();
  if (auto call = dyn_cast<func::CallOp>(op)) {
    const CallEffects *callee = effectsOf(call);
    return !callee || callee->writes[use.getOperandNumber()];
  }
  // Its block's argument or its result is looked at as another view.
  if (op->hasTrait<mlir::OpTrait::IsTerminator>() ||
      isa<RegionBranchOpInterface>(op))
    return false;
  auto known = dyn_cast<MemoryEffectOpInterface>(op);
  return !known || known.getEffectOnValue<MemoryEffects::Write>(use.get());
}

void FailureOrder::findWrites() {
  BufferViewFlowAnalysis views(function);
  for (BlockArgument argument : function.getArguments()) {
    SmallVector<Operation *> &found = writes.emplace_back();
    if (!isa<MemRefType>(argument.getType()))
      continue;
    for (Value view : views.resolve(argument))
      for (OpOperand &use : view.getUses())
        if (mayWrite(use))
          found.push_back(use.getOwner());
  }
}

Operation *FailureOrder::findEarlyWrite() const {
  Operation *last = nullptr;
  for (Operation *op : failures)
    if (!last || last->isBeforeInBlock(onTop(op)))
      last = onTop(op);
  Operation *first = nullptr;
  for (auto [i, ops] : llvm::enumerate(writes))
    if (function.getArgAttr(unsigned(i), kDonatesAttr))
      for (Operation *op : ops)
        if (!first || onTop(op)->isBeforeInBlock(first))
          first = onTop(op);
  bool isEarly =
      first && last && (first == last || first->isBeforeInBlock(last));
  return isEarly ? first : nullptr;
}

namespace {
struct MarkFailures : impl::MarkFailuresPassBase<MarkFailures> {
  void runOnOperation() override {
    CallOrder order(getOperation());
    SymbolTableCollection symbols;
    llvm::DenseMap<Operation *, CallEffects> callees;
    for (func::FuncOp function : order.calleesFirst()) {
      if (order.isRecursive(function) || !function.getBody().hasOneBlock())
        continue;
      FailureOrder failures(function, callees, symbols);
      callees[function] = failures.effects();
      if (function.isPublic() && failures.fails())
        mark(function, failures.findEarlyWrite());
    }
  }

private:
  void mark(func::FuncOp function, Operation *early) {
    if (early) {
      remark::missed(early->getLoc(), remark::RemarkOpts::name("fails-late")
                                          .category("memory")
                                          .function(function.getName()))
          << remark::reason("written-earlier");
      return;
    }
    function->setAttr(TcoptDialect::kFailsBeforeWrites,
                      UnitAttr::get(&getContext()));
    ++numMarked;
  }
};

} // namespace
} // namespace tcopt::mem
