//===- Expand.cpp - replace grad.vjp and grad.jvp by calls ----------------===//
//
// Begins the phase autodiff: types have ranks, which rules need. What it adds
// is ingested as programs are, by the pipeline that it was given.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "tcopt/Core/IR/CoreDialect.h"
#include "tcopt/Grad/Transforms/Checkpoint.h"
#include "tcopt/Grad/Transforms/CustomVjp.h"
#include "tcopt/Grad/Transforms/DeriveFunction.h"
#include "tcopt/Grad/Transforms/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tcopt::grad {

#define GEN_PASS_DEF_EXPANDPASS
#include "tcopt/Grad/Transforms/Passes.h.inc"

namespace {

struct Expand : impl::ExpandPassBase<Expand> {
  Expand() = default;
  explicit Expand(llvm::function_ref<void(OpPassManager &)> addFollowing) {
    addFollowing(following);
  }

  void getDependentDialects(DialectRegistry &registry) const override {
    impl::ExpandPassBase<Expand>::getDependentDialects(registry);
    following.getDependentDialects(registry);
  }

  // One pass runs on many programs.
  void runOnOperation() override {
    open.clear();
    done.clear();
    hasChanged = false;
    for (auto func : llvm::to_vector(getOperation().getOps<func::FuncOp>()))
      if (failed(expandIn(func)))
        return signalPassFailure();
    size_t numOthers =
        expandCustomVjps(getOperation()) + expandCheckpoints(getOperation());
    numExpanded += numOthers;
    hasChanged |= numOthers > 0;
    if (hasChanged && !following.empty() &&
        failed(runPipeline(following, getOperation())))
      signalPassFailure();
  }

private:
  LogicalResult expandIn(func::FuncOp func);
  LogicalResult expandCallee(func::CallOp call);
  template <typename OpT>
  LogicalResult expand(OpT op, Mode mode, ValueRange derivatives);

  OpPassManager following{ModuleOp::getOperationName()};
  /// Functions whose ops are being expanded, and those whose are.
  llvm::SetVector<Operation *> open;
  llvm::DenseSet<Operation *> done;
  bool hasChanged = false;
};

} // namespace

static Value castTo(OpBuilder &builder, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return tensor::CastOp::create(builder, value.getLoc(), type, value);
}

template <typename OpT>
LogicalResult Expand::expand(OpT op, Mode mode, ValueRange derivatives) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      op, op.getCalleeAttr());
  if (!callee || callee.isDeclaration())
    return op.emitOpError("expected a callee with a body");
  if (failed(expandIn(callee)))
    return failure();
  SmallVector<int64_t> arguments = op.chosenArguments(callee.getFunctionType());
  FailureOr<func::FuncOp> derived = derivedFunction(callee, mode, {arguments});
  if (failed(derived))
    return failure();
  OpBuilder builder(op);
  SmallVector<Value> operands(op.getInputs());
  llvm::append_range(operands, derivatives);
  for (auto [operand, type] :
       llvm::zip_equal(operands, derived->getArgumentTypes()))
    operand = castTo(builder, operand, type);
  auto call = func::CallOp::create(builder, op.getLoc(), *derived, operands);
  for (auto [from, to] : llvm::zip_equal(op.getResults(), call.getResults()))
    from.replaceAllUsesWith(castTo(builder, to, from.getType()));
  op.erase();
  ++numExpanded;
  hasChanged = true;
  return success();
}

// The derivative of the caller needs that of the callee.
LogicalResult Expand::expandCallee(func::CallOp call) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  bool isThere = callee && !callee.isDeclaration();
  return isThere && !open.contains(callee) ? expandIn(callee) : success();
}

LogicalResult Expand::expandIn(func::FuncOp func) {
  if (done.contains(func))
    return success();
  if (!open.insert(func))
    return func.emitError("differentiates itself");
  SmallVector<Operation *> ops;
  func.walk([&](Operation *op) {
    if (isa<VjpOp, JvpOp, func::CallOp>(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    LogicalResult expanded = success();
    if (auto vjp = dyn_cast<VjpOp>(op))
      expanded = expand(vjp, Mode::Reverse, vjp.getCotangents());
    else if (auto jvp = dyn_cast<JvpOp>(op))
      expanded = expand(jvp, Mode::Forward, jvp.getTangents());
    else
      expanded = expandCallee(cast<func::CallOp>(op));
    if (failed(expanded))
      return failure();
  }
  open.remove(func);
  done.insert(func);
  return success();
}

std::unique_ptr<Pass>
createExpandPass(llvm::function_ref<void(OpPassManager &)> addFollowing) {
  return std::make_unique<Expand>(addFollowing);
}

} // namespace tcopt::grad
