//===- AvoidConflicts.cpp - copies that bufferization needs ---------------===//
//
// Runs on tensors, around the elimination of empty tensors, which makes some of
// the conflicts. Upstream's analysis copies by itself what one op would
// overwrite too early, but refuses a program where it takes a conflict for
// unavoidable: where branches and loops hand on one tensor at two places, or
// lead it to a result at one place and past it at another.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/Support/Threading.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_AVOIDCONFLICTSPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

//===----------------------------------------------------------------------===//
// Conflicts
//===----------------------------------------------------------------------===//

static bool isAnalyzed(ModuleOp module) {
  bufferization::OneShotBufferizationOptions options;
  options.bufferizeFunctionBoundaries = true;
  bufferization::OneShotAnalysisState state(module, options);
  return succeeded(bufferization::analyzeModuleOp(module, state));
}

// Another value than what is read would be there, or a branch leads a result
// and an argument, which is only read, to one tensor.
static bool isConflict(StringRef message) {
  return message.contains("RaW conflict") ||
         message.contains("would write to read-only buffer");
}

// The op that upstream's analysis refuses, null if it refuses none. Which one
// it is, only its diagnostic tells, so that locations are the ops themselves
// for this time.
static Operation *findConflict(ModuleOp module) {
  SmallVector<std::pair<Operation *, Location>> places;
  module.walk([&](Operation *op) {
    places.emplace_back(op, op->getLoc());
    op->setLoc(OpaqueLoc::get<Operation *>(op, op->getContext()));
  });
  Operation *found = nullptr;
  {
    ScopedDiagnosticHandler handler(
        module.getContext(),
        [&, thread = llvm::get_threadid()](Diagnostic &diagnostic) {
          if (thread != llvm::get_threadid())
            return failure();
          if (!found && isConflict(diagnostic.str()))
            found = OpaqueLoc::getUnderlyingLocationOrNull<Operation *>(
                diagnostic.getLocation());
          return success();
        });
    if (isAnalyzed(module))
      found = nullptr;
  }
  for (auto [op, location] : places)
    op->setLoc(location);
  return found;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

static Value copyOf(OpBuilder &builder, Location loc, Value tensor) {
  return bufferization::AllocTensorOp::create(
      builder, loc, cast<RankedTensorType>(tensor.getType()), ValueRange(),
      /*copy=*/tensor);
}

// A tensor of the same sizes whose elements nobody has set.
static Value emptyLike(OpBuilder &builder, Location loc, Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(tensor::DimOp::create(builder, loc, tensor, dim));
  return bufferization::AllocTensorOp::create(builder, loc, type, sizes);
}

static bool isFresh(Value tensor) {
  return tensor.getDefiningOp<bufferization::AllocTensorOp>() ||
         tensor.getDefiningOp<arith::ConstantOp>();
}

// Each choice copied where it is made.
static void copyChoice(arith::SelectOp op) {
  OpBuilder builder(op);
  auto yields = [&](Value tensor) {
    return [=](OpBuilder &branch, Location loc) {
      scf::YieldOp::create(branch, loc, copyOf(branch, loc, tensor));
    };
  };
  auto branches =
      scf::IfOp::create(builder, op.getLoc(), op.getCondition(),
                        yields(op.getTrueValue()), yields(op.getFalseValue()));
  op.replaceAllUsesWith(branches.getResult(0));
  op.erase();
}

// Copies what the op may overwrite or hand on; returns how much that was.
static int64_t copyOperands(bufferization::BufferizableOpInterface op) {
  OpBuilder builder(op);
  bufferization::BufferizationOptions options;
  bufferization::AnalysisState state(options);
  int64_t count = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    Value tensor = operand.get();
    // What is yielded is handed on in place, be it a copy.
    bool isFixed = !isa<scf::YieldOp>(op.getOperation()) &&
                   op.mustBufferizeInPlace(operand, state);
    if (!isa<RankedTensorType>(tensor.getType()) || isFresh(tensor) || isFixed)
      continue;
    bool isRead = !isa<nest::KernelOp>(op.getOperation()) ||
                  op.bufferizesToMemoryRead(operand, state);
    operand.set(isRead ? copyOf(builder, op.getLoc(), tensor)
                       : emptyLike(builder, op.getLoc(), tensor));
    ++count;
  }
  return count;
}

// A kernel allocates nothing in itself.
static int64_t resolve(Operation *op) {
  if (auto kernel = op->getParentOfType<nest::KernelOp>())
    op = kernel;
  if (auto choice = dyn_cast<arith::SelectOp>(op)) {
    copyChoice(choice);
    return 1;
  }
  auto bufferizable = dyn_cast<bufferization::BufferizableOpInterface>(op);
  return bufferizable ? copyOperands(bufferizable) : 0;
}

namespace {
struct AvoidConflicts : impl::AvoidConflictsPassBase<AvoidConflicts> {
  void runOnOperation() override {
    if (!hasControlFlow())
      return;
    // What cannot be resolved is left for bufferization to report.
    while (Operation *op = findConflict(getOperation())) {
      int64_t copies = resolve(op);
      if (copies == 0)
        return;
      numCopied += copies;
    }
  }

  // Without it no conflict is taken for unavoidable.
  bool hasControlFlow() {
    return getOperation()
        .walk([](Operation *op) {
          bool joins =
              isa<scf::IfOp, scf::ForOp, scf::WhileOp, arith::SelectOp>(op) &&
              llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>);
          return joins ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  }
};
} // namespace

} // namespace tcopt::mem
