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
  explicit OpLowering(linalg::LinalgOp op) : kernel{} {
    kernel.fills = foldFills(op);
    kernel.epilogue = scheduledEpilogue(op);
    readSchedules(op);
    MutableArrayRef<LoopOrder> all(orders);
    kernel.op =
        joinsLoops(kernel.epilogue)
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
    return success();
  }

  /// The op after this one that was lowered with it.
  Operation *loweredEpilogue() const { return kernel.epilogue; }
  bool wasTiled() const { return isa<ContractionAttr>(schedules.back()); }
  int64_t foldedFills() const {
    return llvm::count_if(kernel.fills, [](Value v) { return bool(v); });
  }

private:
  static linalg::LinalgOp scheduledEpilogue(linalg::LinalgOp op) {
    linalg::LinalgOp next = epilogueOf(op);
    return next && nest::isScheduledAs<nest::EpilogueAttr>(next)
               ? next
               : linalg::LinalgOp();
  }

  /// Reads the op's schedule: those of its cases, and the last one of all
  /// others.
  void readSchedules(linalg::LinalgOp op) {
    ScheduleAttrInterface schedule = nest::getSchedule(op);
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

  void lowerScatters() {
    SmallVector<nest::ScatterOp> scatters;
    getOperation().walk([&](nest::ScatterOp op) {
      if (op.getNumResults() == 0)
        scatters.push_back(op);
    });
    numLowered += scatters.size();
    for (nest::ScatterOp op : scatters)
      lowerScatter(op);
  }

  SmallVector<linalg::LinalgOp> findOps() {
    SmallVector<linalg::LinalgOp> found;
    getOperation().walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        found.push_back(op);
    });
    return found;
  }

  static bool isPartOfOther(linalg::LinalgOp op) {
    return nest::getSchedule(op).isPartOfOther();
  }

  LogicalResult lower(linalg::LinalgOp op) {
    ++numLowered;
    if (nest::isScheduledAs<nest::LoopsAttr>(op)) {
      IRRewriter rewriter(op);
      if (failed(linalg::linalgOpToLoops(rewriter, op)))
        return op->emitOpError("cannot be run by plain loops");
      op->erase();
      return success();
    }
    OpLowering lowering(op);
    if (failed(lowering.run()))
      return failure();
    numEpilogues += lowering.loweredEpilogue() != nullptr;
    numTiled += lowering.wasTiled();
    numFillsFolded += lowering.foldedFills();
    return success();
  }

  LogicalResult lower(ArrayRef<linalg::LinalgOp> ops) {
    for (linalg::LinalgOp op : ops)
      if (failed(lower(op)))
        return failure();
    return success();
  }

  LogicalResult lowerOps() {
    bool isOk = true;
    SmallVector<linalg::LinalgOp> ops = findOps();
    for (linalg::LinalgOp op : ops)
      isOk &= succeeded(checkSchedule(op));
    if (!isOk)
      return failure();
    // Lowering an op erases its fills and its epilogue: the list holds none.
    llvm::erase_if(ops, isPartOfOther);
    if (failed(lower(ops)))
      return failure();
    // Those that no other op was run with.
    ops = findOps();
    llvm::for_each(ops, scheduleMove);
    return lower(ops);
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
    numAssembled += lowerParts(getOperation());
    scheduleCopies(getOperation(), scheduleMove);
    if (failed(lowerOps()))
      return signalPassFailure();
    lowerScatters();
    sinkViews(getOperation());
    IRRewriter rewriter(&getContext());
    DominanceInfo dominance(getOperation());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
    if (failed(checkAllocations()))
      signalPassFailure();
  }
};

} // namespace
