//===- LowerToLoops.cpp - linalg ops on buffers become loops --------------===//
//
// One pass for all ops, since a fill and what follows it are lowered together.
// Buffers have been assigned before; outlining of parallel loops comes after.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "Preparation.h"
#include "Schedules.h"
#include "Strategies.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToLoops/CollapseLoops.h"
#include "tcopt/Conversion/NestToLoops/Copies.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace tcopt {
#define GEN_PASS_DEF_CPULOWERTOLOOPS
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

namespace {

/// Rewrites one op as its schedule says.
class OpLowering {
public:
  OpLowering(linalg::LinalgOp op, const nest::KernelSchedule &schedules)
      : kernel{} {
    kernel.fills = foldFills(op, schedules);
    kernel.epilogue = fusedEpilogue(op, schedules);
    readSchedules(op, schedules.lookup(op));
    findPadding(op, schedules);
    MutableArrayRef<LoopOrder> all(orders);
    kernel.op =
        !kernel.padded && joinsLoops(kernel.epilogue)
            ? collapseLoops(op, all.back(), Joining::All, all.drop_back())
            : op;
    kernel.shape = nest::shapeOf(kernel.op);
  }

  LogicalResult run() {
    OpBuilder builder(kernel.op);
    kernel.sizes = loopSizes(builder, kernel.op, kernel.shape);
    if (failed(lowerCases(builder)))
      return failure();
    kernel.op->erase();
    if (kernel.epilogue)
      kernel.epilogue->erase();
    if (kernel.padded)
      erasePadding(*kernel.padded);
    return success();
  }

  /// The op after this one that was lowered with it.
  Operation *loweredEpilogue() const { return kernel.epilogue; }
  bool wasTiled() const { return isa<ContractionAttr>(schedules.back()); }
  int64_t foldedFills() const {
    return llvm::count_if(kernel.fills, [](Value v) { return bool(v); });
  }

private:
  void findPadding(linalg::LinalgOp op,
                   const nest::KernelSchedule &kernelSchedules) {
    for (unsigned input = 0; input < op.getNumDpsInputs(); ++input) {
      std::optional<PaddedInput> padded = paddedInputOf(op, input);
      if (padded &&
          isa_and_nonnull<EdgesAttr>(kernelSchedules.lookup(padded->copy))) {
        kernel.padded = padded;
        kernel.paddedInput = input;
      }
    }
  }

  /// Reads the op's schedule: those of its cases, and the last one of all
  /// others.
  void readSchedules(linalg::LinalgOp op, ScheduleAttrInterface schedule) {
    if (auto cases = dyn_cast<nest::CasesAttr>(schedule)) {
      for (nest::CaseAttr each : cases.getCases()) {
        conditions.push_back(isSmall(op, each));
        schedules.push_back(each.getSchedule());
      }
      schedule = cases.getOtherwise();
    }
    schedules.push_back(schedule);
    KernelShape shape = nest::shapeOf(op);
    for (ScheduleAttrInterface each : schedules)
      orders.push_back(loopOrderOf(each, shape));
  }

  static Value isSmall(linalg::LinalgOp op, nest::CaseAttr when) {
    OpBuilder builder(op);
    IndexMath math(builder, op->getLoc());
    SmallVector<Range, 4> ranges = op.createLoopRanges(builder, op->getLoc());
    Index product = math.constant(1);
    for (int64_t loop : when.getLoops().asArrayRef())
      product = math.mul(product, ranges[loop].size);
    return math.less(product, math.constant(when.getBelow()));
  }

  /// A branch for each case, the last of which is all others.
  LogicalResult lowerCases(OpBuilder &builder) {
    OpBuilder::InsertionGuard guard(builder);
    for (auto [number, condition] : llvm::enumerate(conditions)) {
      auto branch = scf::IfOp::create(builder, kernel.op->getLoc(), condition,
                                      /*else=*/true);
      builder.setInsertionPoint(branch.thenBlock()->getTerminator());
      if (failed(lowerBy(builder, number)))
        return failure();
      builder.setInsertionPoint(branch.elseBlock()->getTerminator());
    }
    return lowerBy(builder, schedules.size() - 1);
  }

  LogicalResult lowerBy(OpBuilder &builder, size_t number) {
    kernel.schedule = schedules[number];
    kernel.loops = orders[number];
    return llvm::TypeSwitch<Attribute, LogicalResult>(kernel.schedule)
        .Case<WindowsAttr>(
            [&](auto) { return emitVectorRows(builder, kernel); })
        .Case<ContractionAttr>(
            [&](auto) { return emitContraction(builder, kernel); })
        .Case<ColumnsAttr>([&](auto) {
          emitColumns(builder, kernel);
          return success();
        })
        .Case<BlockSumsAttr>([&](auto) {
          emitTwoLevel(builder, kernel);
          return success();
        })
        .Case<ScanAttr>([&](auto) {
          emitScan(builder, kernel);
          return success();
        })
        .Default([&](Attribute) {
          emitRows(builder, kernel);
          return success();
        });
  }

  LoopKernel kernel;
  SmallVector<ScheduleAttrInterface> schedules;
  SmallVector<LoopOrder> orders;
  /// Conditions of the cases.
  SmallVector<Value> conditions;
};

struct LowerToLoops : tcopt::impl::CPULowerToLoopsBase<LowerToLoops> {
  using CPULowerToLoopsBase::CPULowerToLoopsBase;

  LogicalResult lower(linalg::LinalgOp op,
                      const nest::KernelSchedule &schedules) {
    ++numLowered;
    if (isa<nest::LoopsAttr>(schedules.lookup(op))) {
      IRRewriter rewriter(op);
      if (failed(linalg::linalgOpToLoops(rewriter, op)))
        return op->emitOpError("cannot be run by plain loops");
      op->erase();
      return success();
    }
    OpLowering lowering(op, schedules);
    if (failed(lowering.run()))
      return failure();
    numEpilogues += lowering.loweredEpilogue() != nullptr;
    numTiled += lowering.wasTiled();
    numFillsFolded += lowering.foldedFills();
    return success();
  }

  // Lowering an op erases its fills and its epilogue: the list holds none.
  LogicalResult lowerOps(const nest::KernelSchedule &schedules) {
    SmallVector<linalg::LinalgOp> ops;
    SmallVector<nest::ScatterOp> scatters;
    for (Operation *op : schedules.getOps()) {
      if (!schedules.lookup(op))
        continue;
      if (auto scatter = dyn_cast<nest::ScatterOp>(op))
        scatters.push_back(scatter);
      else if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        ops.push_back(linalgOp);
    }
    for (linalg::LinalgOp op : ops)
      if (failed(lower(op, schedules)))
        return failure();
    numLowered += scatters.size();
    llvm::for_each(scatters, lowerScatter);
    return success();
  }

  LogicalResult lowerKernel() {
    func::FuncOp function = getOperation();
    eraseIdleOps(function);
    FailureOr<nest::KernelSchedule> schedules =
        nest::KernelSchedule::read(function);
    if (failed(schedules))
      return failure();
    std::vector<SliceRun> slices = findSlices(function, *schedules);
    if (failed(checkSchedules(*schedules, slices)))
      return failure();
    numAssembled += slices.size();
    lowerSlices(slices, *schedules);
    generalizeCopies(*schedules, [](ScheduleAttrInterface schedule) {
      return isa<PointwiseAttr>(schedule);
    });
    function->removeDiscardableAttr(nest::attrs::kSchedule);
    return lowerOps(*schedules);
  }

  /// Kernels are given all memory that they need. What only stood for the shape
  /// of a window is not used any more.
  LogicalResult checkAllocations() {
    if (!getOperation()->hasAttr("llvm.bareptr"))
      return success();
    bool isOk = true;
    SmallVector<memref::AllocOp> allocations;
    getOperation().walk([&](memref::AllocOp op) { allocations.push_back(op); });
    for (memref::AllocOp op : allocations) {
      if (isMemoryUnused(op))
        continue;
      op.emitOpError("allocates memory within a kernel; expected what the "
                     "kernel computes to need none but its arguments");
      isOk = false;
    }
    return success(isOk);
  }

  static bool isMemoryUnused(memref::AllocOp op) {
    return llvm::all_of(op->getUsers(), [](Operation *user) {
      return isMemoryEffectFree(user);
    });
  }

  void runOnOperation() override {
    if (failed(lowerKernel()))
      return signalPassFailure();
    sinkViews(getOperation());
    IRRewriter rewriter(&getContext());
    DominanceInfo dominance(getOperation());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
    if (failed(checkAllocations()))
      signalPassFailure();
  }
};

} // namespace
