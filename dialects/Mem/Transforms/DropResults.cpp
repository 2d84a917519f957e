//===- DropResults.cpp - functions return nothing -------------------------===//
//
// Runs after bufferization. Upstream's pass of this kind leaves public
// functions alone, but ours are all called by an entry that knows their
// arguments.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Mem/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_DROPRESULTSPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

namespace {

using ArgumentNumbers = SmallVector<unsigned>;

/// The argument behind a returned buffer; none if it is another buffer.
BlockArgument argumentBehind(Value buffer) {
  while (auto cast = buffer.getDefiningOp<memref::CastOp>())
    buffer = cast.getSource();
  return dyn_cast<BlockArgument>(buffer);
}

/// Which argument each result is, or an error.
FailureOr<ArgumentNumbers> findArguments(func::ReturnOp op) {
  ArgumentNumbers numbers;
  for (Value result : op.getOperands()) {
    BlockArgument argument = argumentBehind(result);
    if (!argument || !isa<MemRefType>(result.getType()))
      return op.emitOpError("expected each result to be an argument but found ")
             << result.getType();
    numbers.push_back(argument.getArgNumber());
  }
  return numbers;
}

struct DropResults : impl::DropResultsPassBase<DropResults> {
  void runOnOperation() override {
    llvm::StringMap<ArgumentNumbers> dropped;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (returnsBuffers(function) && failed(drop(function, dropped)))
        return signalPassFailure();
    SmallVector<func::CallOp> calls;
    getOperation().walk([&](func::CallOp call) {
      if (dropped.contains(call.getCallee()))
        calls.push_back(call);
    });
    for (func::CallOp call : calls)
      rewrite(call, dropped[call.getCallee()]);
  }

  static bool returnsBuffers(func::FuncOp function) {
    return !function.isExternal() &&
           llvm::any_of(function.getResultTypes(),
                        llvm::IsaPred<BaseMemRefType>);
  }

  LogicalResult drop(func::FuncOp function,
                     llvm::StringMap<ArgumentNumbers> &dropped) {
    auto op = cast<func::ReturnOp>(function.getBody().back().getTerminator());
    FailureOr<ArgumentNumbers> numbers = findArguments(op);
    if (failed(numbers))
      return failure();
    op->setOperands({});
    numDropped += numbers->size();
    function.setType(
        FunctionType::get(&getContext(), function.getArgumentTypes(), {}));
    function.removeResAttrsAttr();
    dropped[function.getName()] = std::move(*numbers);
    return success();
  }

  void rewrite(func::CallOp call, const ArgumentNumbers &numbers) {
    OpBuilder builder(call);
    func::CallOp::create(builder, call.getLoc(), call.getCallee(), TypeRange(),
                         call.getOperands());
    for (auto [result, number] : llvm::zip(call.getResults(), numbers))
      result.replaceAllUsesWith(call.getOperand(number));
    call.erase();
  }
};

} // namespace
} // namespace tcopt::mem
