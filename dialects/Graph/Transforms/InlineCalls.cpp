//===- InlineCalls.cpp - inline functions that are small or called once ---===//
//
// Upstream's inliner decides by op and call counts alike, but knows neither
// "called once" nor why a repeated block should stay one function: it is then
// compiled once. Functions that find sizes of their results are inlined always.
// Runs before shapes are inferred, which does not cross calls.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "tcopt/Tcopt/IR/Precision.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHINLINECALLS
#include "tcopt/Graph/Transforms/Passes.h.inc"

// Ops of the body, its terminator left out.
static int64_t countOps(func::FuncOp func) {
  int64_t count = 0;
  func.getBody().walk([&](Operation *) { ++count; });
  return count - 1;
}

static SmallVector<func::CallOp> callsIn(func::FuncOp func) {
  SmallVector<func::CallOp> calls;
  func.walk([&](func::CallOp call) { calls.push_back(call); });
  return calls;
}

// Whether the size of a result may follow from values. Only the caller of an
// entry can be given such a result.
static bool mayFindSizes(func::FuncOp func) {
  bool allKnown = llvm::all_of(func.getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<TensorType>(type);
    return !tensor || tensor.hasStaticShape();
  });
  WalkResult found = func.getBody().walk([](Operation *op) {
    bool chooses = isa<tensor::ExtractOp, CondOp, scf::IfOp>(op) ||
                   op->hasTrait<OpTrait::DataDependentSize>();
    return chooses ? WalkResult::interrupt() : WalkResult::advance();
  });
  return !allKnown && found.wasInterrupted();
}

// A function that states no numerics promises nothing.
static bool forbidsTF32(func::FuncOp func) {
  return getNumerics(func) && !allowsTF32(func);
}

// Whether the callee's ops would lose a promise of its numerics in the caller.
static bool wouldRoundMore(func::FuncOp caller, func::FuncOp callee) {
  return (isStrict(callee) && !isStrict(caller)) ||
         (forbidsTF32(callee) && allowsTF32(caller));
}

// Applies the callee's stricter numerics to the whole caller.
static void takePromises(func::FuncOp caller, func::FuncOp callee) {
  if (isStrict(callee))
    setNumerics(caller, Numerics::strict);
  if (forbidsTF32(callee))
    caller->removeAttr(kAllowTF32);
}

// Says of the inlined op where it came from and who called it.
static void relocate(Operation *copy, Location caller) {
  copy->walk([&](Operation *op) {
    op->setLoc(CallSiteLoc::get(op->getLoc(), caller));
  });
}

static void inlineBody(func::CallOp call, func::FuncOp callee) {
  OpBuilder builder(call);
  Block &body = callee.front();
  IRMapping map;
  map.map(body.getArguments(), call.getOperands());
  for (Operation &op : body.without_terminator())
    relocate(builder.clone(op, map), call.getLoc());
  auto results = llvm::map_to_vector(
      body.getTerminator()->getOperands(),
      [&](Value value) { return map.lookupOrDefault(value); });
  call->replaceAllUsesWith(results);
  call->erase();
}

namespace {
struct GraphInlineCalls : impl::GraphInlineCallsBase<GraphInlineCalls> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<func::FuncOp> funcs(getOperation().getOps<func::FuncOp>());
    for (func::FuncOp func : funcs)
      for (func::CallOp call : callsIn(func))
        ++callers[calleeOf(call)];
    bool recursive = false;
    for (func::FuncOp func : funcs)
      recursive |= failed(visit(func));
    if (recursive)
      return signalPassFailure();
    for (func::FuncOp func : order)
      inlineInto(func);
    eraseUnused();
    callers.clear(), states.clear(), order.clear();
  }

private:
  enum class State { unseen, open, done };

  func::FuncOp calleeOf(func::CallOp call) {
    return SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
  }

  // Orders callees before their callers; a call of one that is open is
  // recursion.
  LogicalResult visit(func::FuncOp func) {
    if (states[func] != State::unseen)
      return success();
    states[func] = State::open;
    LogicalResult result = success();
    for (func::CallOp call : callsIn(func)) {
      func::FuncOp callee = calleeOf(call);
      if (states[callee] == State::open)
        result = call.emitError("recursive call of '")
                 << call.getCallee() << "' cannot be compiled";
      else if (failed(visit(callee)))
        result = failure();
    }
    states[func] = State::done;
    order.push_back(func);
    return result;
  }

  void inlineInto(func::FuncOp func) {
    for (func::CallOp call : callsIn(func)) {
      func::FuncOp callee = calleeOf(call);
      if (StringRef why = reasonToStay(func, call, callee); !why.empty()) {
        remarkStay(call, callee, why);
        continue;
      }
      takePromises(func, callee);
      inlineBody(call, callee);
      ++numInlined;
    }
  }

  // Why the call is not inlined; empty if it is.
  StringRef reasonToStay(func::FuncOp caller, func::CallOp call,
                         func::FuncOp callee) {
    if (callee.isExternal())
      return "external";
    bool mustGo = mayFindSizes(callee);
    if (!callee.isPrivate() && !mustGo)
      return "public";
    if (call.getNoInline() || callee.getNoInline())
      return "no-inline";
    if (!callee.getBody().hasOneBlock())
      return "control-flow";
    if (mustGo)
      return "";
    if (wouldRoundMore(caller, callee))
      return "numerics";
    bool small = countOps(callee) <= maxOps;
    return small || callers[callee] == 1 ? "" : "called-several-times";
  }

  void remarkStay(func::CallOp call, func::FuncOp callee, StringRef why) {
    remark::missed(call.getLoc(), remark::RemarkOpts::name(why)
                                      .category("graph-inline-calls")
                                      .function(callee.getSymName()))
        << remark::reason("call not inlined: {0}", why.str())
        << remark::metric("Calls", callers[callee])
        << remark::metric("Ops", callee.isExternal() ? 0 : countOps(callee));
  }

  // Callers stand behind their callees in `order`.
  void eraseUnused() {
    for (func::FuncOp func : llvm::reverse(order)) {
      bool was = callers.contains(func);
      if (!was || !func.isPrivate() ||
          !SymbolTable::symbolKnownUseEmpty(func.getOperation(),
                                            getOperation()))
        continue;
      func.erase();
      ++numErased;
    }
  }

  DenseMap<func::FuncOp, int64_t> callers;
  DenseMap<func::FuncOp, State> states;
  SmallVector<func::FuncOp> order;
};
} // namespace

} // namespace tcopt::graph
