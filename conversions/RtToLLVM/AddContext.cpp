//===- AddContext.cpp - the context, and the ends of failed calls ---------===//
//
// A pass because calls and their callees must change together. Runs when all
// control flow is branches: a call cannot be ended from inside scf.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Dominance.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTADDCONTEXT
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

namespace {

// Ops that may end the call by themselves.
bool endsCall(Operation *op) {
  return isa<rt::RequireOp, rt::ArenaBeginOp, rt::ResultBeginOp,
             rt::CheckEqualOp, rt::CheckCloseOp, rt::DeviceLoadOp,
             nest::ExternOp>(op) ||
         op->hasAttr(rt::RtDialect::getMayFailAttrName());
}

// Blocks that a later block jumps back to.
SmallVector<Block *> findLoops(func::FuncOp function) {
  if (function.isExternal() || function.getBody().hasOneBlock())
    return {};
  DominanceInfo dominance(function);
  llvm::SetVector<Block *> heads;
  for (Block &block : function.getBody())
    for (Block *next : block.getSuccessors())
      if (dominance.dominates(next, &block))
        heads.insert(next);
  return heads.takeVector();
}

// Which functions may end the call.
class CallGraph {
public:
  explicit CallGraph(ModuleOp module) : symbols(module) {
    for (auto function : module.getOps<func::FuncOp>())
      add(function);
    for (size_t i = 0; i < ending.size(); ++i)
      for (func::FuncOp caller : callers[ending[i]])
        ending.insert(caller);
  }

  // Whether control may not come back as usual from an op of a function.
  bool mayEnd(Operation *op) {
    auto call = dyn_cast<func::CallOp>(op);
    return endsCall(op) || (call && ending.contains(calleeOf(call)));
  }

  // The callee, if it takes the context; null otherwise.
  func::FuncOp calleeOf(func::CallOp call) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    return callee && takesContext(callee) ? callee : nullptr;
  }

  static bool takesContext(func::FuncOp function) {
    return !function.isExternal() ||
           function->hasAttr(rt::RtDialect::getTakesContextAttrName());
  }

  // Loops that ask whether to stop: those of functions that call others, save
  // kernels. Loops of kernels are short, and must not be slowed down.
  SmallVector<Block *> findStoppableLoops(func::FuncOp function) {
    if (function->hasAttr("llvm.bareptr"))
      return {};
    bool runs = false;
    function->walk([&](Operation *op) { runs |= runsOthers(op); });
    return runs ? findLoops(function) : SmallVector<Block *>();
  }

private:
  bool runsOthers(Operation *op) {
    auto call = dyn_cast<func::CallOp>(op);
    return isa<rt::ParallelForOp, nest::ExternOp>(op) ||
           (call && calleeOf(call));
  }

  void add(func::FuncOp function) {
    if (!findStoppableLoops(function).empty())
      ending.insert(function);
    function->walk([&](Operation *op) {
      if (endsCall(op))
        ending.insert(function);
      if (auto call = dyn_cast<func::CallOp>(op))
        if (func::FuncOp callee = calleeOf(call))
          callers[callee].push_back(function);
    });
  }

  SymbolTable symbols;
  llvm::SetVector<func::FuncOp> ending;
  DenseMap<func::FuncOp, SmallVector<func::FuncOp>> callers;
};

// Rewrites one function.
class ContextAdder {
public:
  ContextAdder(func::FuncOp function, CallGraph &graph)
      : function(function), graph(graph), builder(function.getContext()) {}

  LogicalResult run() {
    SmallVector<Block *> loops = graph.findStoppableLoops(function);
    SmallVector<Operation *> calls, ends;
    function->walk([&](Operation *op) {
      if (graph.mayEnd(op))
        ends.push_back(op);
      else if (isa<func::CallOp>(op))
        calls.push_back(op);
    });
    if (failed(checkPlaces(ends)))
      return failure();
    addArgument();
    for (Operation *op : calls)
      passContext(op);
    for (Operation *op : ends)
      addExit(passContext(op));
    for (Block *loop : loops)
      addStop(loop);
    return success();
  }

  unsigned numExits = 0;

private:
  LogicalResult checkPlaces(ArrayRef<Operation *> ends) {
    for (Operation *op : ends)
      if (op->getParentOp() != function)
        return op->emitOpError("expected to be in a block of a function; run "
                               "convert-scf-to-cf before");
    for (Type type : function.getResultTypes())
      if (!ends.empty() && !builder.getZeroAttr(type))
        return function.emitOpError("expected only numbers as results of a "
                                    "function that may end the call but found ")
               << type;
    return success();
  }

  void addArgument() {
    (void)function.insertArgument(
        0, LLVM::LLVMPointerType::get(function.getContext()), {},
        function.getLoc());
    function->setAttr(contextAttrName, builder.getUnitAttr());
  }

  // Gives a call its context; other ops find theirs when they are converted.
  Operation *passContext(Operation *op) {
    auto call = dyn_cast<func::CallOp>(op);
    if (!call || !graph.calleeOf(call))
      return op;
    builder.setInsertionPoint(call);
    SmallVector<Value> operands = {function.getArgument(0)};
    llvm::append_range(operands, call.getOperands());
    DictionaryAttr attributes = call->getDiscardableAttrDictionary();
    auto newCall =
        func::CallOp::create(builder, call.getLoc(), call.getCallee(),
                             call.getResultTypes(), operands);
    newCall->setDiscardableAttrs(attributes);
    call.replaceAllUsesWith(newCall);
    call.erase();
    return newCall;
  }

  // The block that returns from a failed call.
  Block *exit() {
    if (exitBlock)
      return exitBlock;
    OpBuilder::InsertionGuard guard(builder);
    exitBlock = builder.createBlock(&function.getBody(), function.end());
    SmallVector<Value> zeros;
    for (Type type : function.getResultTypes())
      zeros.push_back(arith::ConstantOp::create(builder, function.getLoc(),
                                                builder.getZeroAttr(type)));
    func::ReturnOp::create(builder, function.getLoc(), zeros);
    return exitBlock;
  }

  void addExit(Operation *op) {
    ++numExits;
    Block *head = op->getBlock();
    Block *rest = head->splitBlock(std::next(op->getIterator()));
    builder.setInsertionPointToEnd(head);
    if (auto require = dyn_cast<rt::RequireOp>(op))
      return addRequirement(require, rest);
    Value status =
        rt::GetStatusOp::create(builder, op->getLoc(), builder.getI32Type());
    branchIfFailed(status, rest);
  }

  // At the start of each iteration.
  void addStop(Block *loop) {
    ++numExits;
    Block *rest = loop->splitBlock(loop->begin());
    builder.setInsertionPointToEnd(loop);
    Value status = rt::ExpiredOp::create(builder, rest->front().getLoc(),
                                         builder.getI32Type());
    branchIfFailed(status, rest);
  }

  void branchIfFailed(Value status, Block *rest) {
    Location loc = status.getLoc();
    Value ok = arith::ConstantIntOp::create(builder, loc, 0, 32);
    Value isOk = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       status, ok);
    branch(loc, isOk, rest, exit());
  }

  void branch(Location loc, Value isOk, Block *good, Block *bad) {
    cf::CondBranchOp::create(builder, loc, isOk, good, ValueRange(), bad,
                             ValueRange())
        .setBranchWeightsAttr(builder.getDenseI32ArrayAttr({1 << 20, 1}));
  }

  void addRequirement(rt::RequireOp op, Block *rest) {
    Location loc = op.getLoc();
    Block *failed = builder.createBlock(rest);
    Value always = arith::ConstantIntOp::create(builder, loc, 1, 1);
    rt::FailOp::create(builder, loc, always, rt::FailCode::invalid_argument,
                       op.getMessage());
    cf::BranchOp::create(builder, loc, exit());
    builder.setInsertionPoint(op);
    branch(loc, op.getCondition(), rest, failed);
    op.erase();
  }

  func::FuncOp function;
  CallGraph &graph;
  OpBuilder builder;
  Block *exitBlock = nullptr;
};

// Functions as values would keep their old type.
LogicalResult checkDirectCalls(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    if (!isa<func::ConstantOp, func::CallIndirectOp>(op))
      return WalkResult::advance();
    op->emitOpError("expected only direct calls");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

struct RtAddContext : impl::RtAddContextBase<RtAddContext> {
  void runOnOperation() override {
    if (failed(checkDirectCalls(getOperation())))
      return signalPassFailure();
    CallGraph graph(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!CallGraph::takesContext(function) ||
          function->hasAttr(contextAttrName))
        continue;
      ContextAdder adder(function, graph);
      if (failed(adder.run()))
        return signalPassFailure();
      ++numFunctions;
      numExits += adder.numExits;
    }
  }
};

} // namespace

} // namespace tcopt
