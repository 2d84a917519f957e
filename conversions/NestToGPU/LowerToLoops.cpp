//===- LowerToLoops.cpp - ops on buffers become loops of threads ----------===//
//
// A single pass for all ops, since a fill and its reader are lowered together.
// Buffers have been assigned before; each shared loop becomes a launch later.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "Launches.h"
#include "Schedules.h"
#include "VectorRun.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Conversion/NestToLoops/CollapseLoops.h"
#include "tcopt/Conversion/NestToLoops/Copies.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace tcopt {
#define GEN_PASS_DEF_CUDALOWERTOLOOPS
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"
} // namespace tcopt

namespace {

/// Rewrites an op by its schedule.
class OpLowering {
public:
  OpLowering(linalg::LinalgOp op, const nest::KernelSchedule &schedules) {
    kernel.fills = loops::foldFills(op, schedules);
    Epilogue next = fusedEpilogue(op, schedules);
    kernel.epilogue = next.op;
    kernel.converted = next.converted;
    kernel.schedule = schedules.lookup(op);
    kernel.loops = loopOrderOf(kernel.schedule, nest::shapeOf(op));
    kernel.op = loops::collapseLoops(op, kernel.loops,
                                     loops::joinsLoops(kernel.epilogue)
                                         ? loops::Joining::All
                                         : loops::Joining::Reduced);
    kernel.shape = nest::shapeOf(kernel.op);
  }

  void run() {
    OpBuilder builder(kernel.op);
    kernel.sizes = loops::loopSizes(builder, kernel.op, kernel.shape);
    emit(builder);
    Value output = kernel.op.getDpsInits()[0];
    kernel.op->erase();
    if (kernel.epilogue)
      kernel.epilogue->erase();
    if (kernel.converted)
      eraseOwn(output);
  }

private:
  /// Erases a buffer of the kernel whose values are in registers.
  static void eraseOwn(Value output) {
    auto buffer = output.getDefiningOp<memref::AllocOp>();
    for (Operation *user : llvm::make_early_inc_range(buffer->getUsers()))
      if (isa<memref::DeallocOp>(user) || isPure(user))
        user->erase();
    buffer->erase();
  }

  void emit(OpBuilder &builder) {
    void (*emitter)(OpBuilder &, const LoopKernel &) =
        llvm::TypeSwitch<Attribute, decltype(&device::emitRows)>(
            kernel.schedule)
            .Case<cuda::ScanAttr>([](auto) { return device::emitScan; })
            .Case<cuda::BlockScanAttr>(
                [](auto) { return device::emitScanBlocks; })
            .Case<cuda::BlockRowsAttr>(
                [](auto) { return device::emitBlockRows; })
            .Case<cuda::BlockColumnsAttr>(
                [](auto) { return device::emitBlockColumns; })
            .Case<cuda::ContractionAttr>(
                [](auto) { return device::emitContraction; })
            .Case<cuda::MmaAttr>([](auto) { return device::emitTensorCores; })
            .Case<cuda::TransposeAttr>(
                [](auto) { return device::emitTransposes; })
            .Case<cuda::VectorsAttr>([](auto) { return device::emitVectors; })
            .Default([](Attribute) { return device::emitRows; });
    emitter(builder, kernel);
  }

  LoopKernel kernel{};
};

struct LowerToGPULoops : tcopt::impl::CUDALowerToLoopsBase<LowerToGPULoops> {
  LogicalResult lower(linalg::LinalgOp op,
                      const nest::KernelSchedule &schedules) {
    if (!isa<nest::LoopsAttr>(schedules.lookup(op))) {
      OpLowering(op, schedules).run();
      return success();
    }
    IRRewriter rewriter(op);
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op->emitOpError("cannot be run by plain loops");
    op->erase();
    return success();
  }

  // Lowering an op erases its fills and its epilogue: the list holds none.
  LogicalResult lowerOps(const nest::KernelSchedule &schedules) {
    SmallVector<Operation *> ops;
    for (Operation *op : schedules.getOps())
      if (schedules.lookup(op))
        ops.push_back(op);
    numLowered += ops.size();
    auto updates = llvm::partition(ops, llvm::IsaPred<linalg::LinalgOp>);
    for (Operation *op : llvm::make_range(ops.begin(), updates))
      if (failed(lower(cast<linalg::LinalgOp>(op), schedules)))
        return failure();
    for (Operation *op : llvm::make_range(updates, ops.end())) {
      ScheduleAttrInterface schedule = schedules.lookup(op);
      if (auto scatter = dyn_cast<nest::ScatterOp>(op))
        device::lowerScatter(scatter, schedule);
      else
        device::lowerSort(cast<nest::SortOp>(op), schedule);
    }
    return success();
  }

  /// All errors are reported before anything is changed.
  LogicalResult lowerKernel() {
    func::FuncOp function = getOperation();
    loops::eraseIdleOps(function);
    FailureOr<nest::KernelSchedule> schedules =
        nest::KernelSchedule::read(function);
    if (failed(schedules) || failed(checkSchedules(*schedules)))
      return failure();
    loops::generalizeCopies(*schedules,
                            [](ScheduleAttrInterface) { return true; });
    function->removeDiscardableAttr(nest::attrs::kSchedule);
    return lowerOps(*schedules);
  }

  /// Refuses allocations in a kernel, for which a device has no memory.
  LogicalResult checkBuffers() {
    return success(
        !getOperation()
             ->walk([](memref::AllocOp op) {
               for (Operation *user : op->getUsers())
                 if (auto loop = user->getParentOfType<scf::ParallelOp>();
                     loop && loop->hasAttr(kThreads)) {
                   op.emitOpError("expected no buffer of a kernel's "
                                  "own that its threads use but found one");
                   return WalkResult::interrupt();
                 }
               return WalkResult::advance();
             })
             .wasInterrupted());
  }

  void runOnOperation() override {
    if (failed(lowerKernel()))
      return signalPassFailure();
    FailureOr<SerialCounts> serial = makeSerialLoops(getOperation());
    if (failed(serial) || failed(checkBuffers()))
      return signalPassFailure();
    numSerial += serial->loops;
    numHostReads += serial->hostReads;
    IRRewriter rewriter(&getContext());
    DominanceInfo dominance(getOperation());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
  }
};

} // namespace
