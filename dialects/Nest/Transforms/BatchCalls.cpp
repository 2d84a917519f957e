//===- BatchCalls.cpp - calls of a kernel for many operands at once -------===//
//
// Runs when kernels know what they write over, and before memory is planned, so
// that only what the program computes orders the calls.
//
//===----------------------------------------------------------------------===//

#include "CallSteps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_BATCHCALLSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

/// What is known of a kernel that several calls name.
struct KernelFacts {
  int64_t number = 0, numCalls = 0;
  /// Iterations of its loops.
  int64_t work = 0;
  /// Why calls are not made at once; empty if they may be.
  StringRef reason;
};

/// Iterations of all loops; nothing where a size is unknown, or an op is there
/// whose loops are not known here.
std::optional<int64_t> workOf(KernelOp kernel) {
  int64_t work = 0;
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    auto loops = dyn_cast<linalg::LinalgOp>(op);
    if (!loops && (op.getNumRegions() != 0 || !isMemoryEffectFree(&op) ||
                   isa<NestDialect>(op.getDialect())))
      return std::nullopt;
    if (!loops)
      continue;
    int64_t iterations = 1;
    for (int64_t range : loops.getStaticLoopRanges())
      if (ShapedType::isDynamic(range) ||
          llvm::MulOverflow(iterations, range, iterations))
        return std::nullopt;
    if (llvm::AddOverflow(work, iterations, work))
      return std::nullopt;
  }
  return work;
}

KernelFacts factsOf(KernelOp kernel, int64_t number, int64_t maxWork) {
  KernelFacts facts;
  facts.number = number;
  if (!kernel || kernel.mayFail() || kernel.getThreadBytes() ||
      kernel.getNumInits() == 0) {
    facts.reason = "kernel";
    return facts;
  }
  std::optional<int64_t> work = workOf(kernel);
  facts.work = work.value_or(0);
  facts.reason = !work ? "size-unknown" : *work > maxWork ? "large" : "";
  return facts;
}

/// The calls of one block.
class BlockBatcher {
public:
  BlockBatcher(Block &block, const llvm::StringMap<KernelFacts> &kernels,
               int64_t maxCalls, int64_t maxWork)
      : kernels(kernels), maxCalls(maxCalls), maxWork(maxWork),
        list(block, [&](CallOp call) { return kindOf(call); }), ops(list.ops) {}

  void run() {
    for (const Batch &batch :
         planBatches(list.steps, size_t(maxCalls), list.buffers))
      build(batch);
  }

  int64_t numBatches = 0, numCalls = 0;

private:
  int64_t kindOf(CallOp call) const {
    const KernelFacts &kernel = kernels.find(call.getCallee())->second;
    return kernel.reason.empty() ? kernel.number : -1;
  }

  void build(const Batch &batch) {
    Operation *place = ops[batch.place];
    auto first = cast<CallOp>(ops[batch.steps[0]]);
    if (batch.steps.size() == 1)
      return first->moveBefore(place);
    SmallVector<Value> inputs, inits, scalars;
    for (size_t step : batch.steps) {
      auto call = cast<CallOp>(ops[step]);
      llvm::append_range(inputs, call.getInputs());
      llvm::append_range(inits, call.getInits());
      llvm::append_range(scalars, call.getScalars());
    }
    int64_t work =
        std::max<int64_t>(kernels.find(first.getCallee())->second.work, 1);
    OpBuilder builder(place);
    CallEachOp::create(builder, first.getLoc(), first.getCalleeAttr(),
                       builder.getI64IntegerAttr(batch.steps.size()),
                       builder.getI64IntegerAttr((maxWork + work - 1) / work),
                       inputs, inits, scalars);
    for (size_t step : batch.steps)
      ops[step]->erase();
    ++numBatches;
    numCalls += batch.steps.size();
  }

  const llvm::StringMap<KernelFacts> &kernels;
  int64_t maxCalls, maxWork;
  CallSteps list;
  ArrayRef<Operation *> ops;
};

struct BatchCalls : impl::BatchCallsPassBase<BatchCalls> {
  using BatchCallsPassBase::BatchCallsPassBase;

  void runOnOperation() override {
    if (maxCalls < 2 || maxWork < 1) {
      getOperation().emitError(
          "nest-batch-calls: expected max-calls to be 2 at "
          "least and max-work 1 at least");
      return signalPassFailure();
    }
    SymbolTable symbols(getOperation());
    llvm::StringMap<KernelFacts> kernels;
    SmallVector<Block *> blocks;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      function.walk([&](CallOp call) { count(call, symbols, kernels); });
      function.walk([&](Block *block) { blocks.push_back(block); });
    }
    for (Block *block : blocks) {
      BlockBatcher batcher(*block, kernels, maxCalls, maxWork);
      batcher.run();
      if (batcher.numBatches)
        moveToUsers(*block);
      numBatches += batcher.numBatches;
      numCalls += batcher.numCalls;
    }
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([&](CallOp call) { explain(call, kernels); });
  }

private:
  void count(CallOp call, SymbolTable &symbols,
             llvm::StringMap<KernelFacts> &kernels) {
    auto [it, isNew] = kernels.try_emplace(call.getCallee());
    if (isNew)
      it->second = factsOf(lookupKernel(symbols.lookup(call.getCallee())),
                           int64_t(kernels.size()), maxWork);
    ++it->second.numCalls;
  }

  void explain(CallOp call, const llvm::StringMap<KernelFacts> &kernels) {
    const KernelFacts &kernel = kernels.find(call.getCallee())->second;
    if (kernel.numCalls < 2)
      return;
    remark::missed(
        call.getLoc(),
        remark::RemarkOpts::name("not-batched")
            .category("memory")
            .function(call->getParentOfType<func::FuncOp>().getName()))
        << remark::reason("{0}", kernel.reason.empty() ? "needs-others"
                                                       : kernel.reason)
        << remark::metric("Kernel", call.getCallee());
  }
};

} // namespace
} // namespace tcopt::nest
