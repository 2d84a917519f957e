//===- LowerToLoops.cpp - ops on buffers become loops of threads ----------===//
//
// One pass for all ops, since a fill and what follows it are lowered together.
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

/// Rewrites one op as its schedule says.
class OpLowering {
public:
  explicit OpLowering(linalg::LinalgOp op) {
    kernel.fills = loops::foldFills(op);
    findEpilogue(op);
    kernel.schedule = nest::getSchedule(op);
    kernel.loops = loopOrderOf(kernel.schedule, nest::shapeOf(op));
    bool sharesRows = device::rowLoopsOf(op);
    kernel.op = loops::collapseLoops(op, kernel.loops,
                                     loops::joinsLoops(kernel.epilogue)
                                         ? loops::Joining::All
                                         : loops::Joining::Reduced);
    // Upstream makes the op anew.
    if (sharesRows)
      kernel.op->setAttr(kRowLoops,
                         Builder(kernel.op.getContext())
                             .getI64IntegerAttr(kernel.loops.parallel));
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
  void findEpilogue(linalg::LinalgOp op) {
    Epilogue next = epilogueAfter(op);
    if (!next.op || !nest::isScheduledAs<nest::EpilogueAttr>(next.op))
      return;
    kernel.epilogue = next.op;
    kernel.converted = next.converted;
  }

  /// What would have been in a buffer of the kernel's was kept in registers.
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
            .Case<cuda::BlockRowsAttr>([&](auto) {
              return kernel.op.getNumReductionLoops() ? device::emitBlockRows
                                                      : device::emitRowMap;
            })
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
  /// Copies that bufferization leaves, and what was to run with another op that
  /// is gone, have no schedule that says how.
  static void scheduleMove(linalg::LinalgOp op) {
    MLIRContext *context = op->getContext();
    auto order = llvm::to_vector(llvm::seq<int64_t>(op.getNumLoops()));
    nest::setSchedule(op, cuda::PointwiseAttr::get(
                              context, DenseI64ArrayAttr::get(context, order),
                              kUsualThreads));
  }

  /// Of a type, on buffers.
  template <typename OpT> SmallVector<OpT> findOps() {
    SmallVector<OpT> found;
    getOperation().walk([&](OpT op) {
      if (op->getNumResults() == 0)
        found.push_back(op);
    });
    return found;
  }

  template <typename OpT> void lowerAll(void (*lower)(OpT)) {
    SmallVector<OpT> ops = findOps<OpT>();
    numLowered += ops.size();
    llvm::for_each(ops, lower);
  }

  template <typename OpT> bool areSchedulesFit() {
    bool isOk = true;
    for (OpT op : findOps<OpT>())
      isOk &= succeeded(checkSchedule(op));
    return isOk;
  }

  /// All errors are reported before anything is changed.
  LogicalResult checkSchedules() {
    bool isOk = areSchedulesFit<linalg::LinalgOp>();
    isOk &= areSchedulesFit<nest::ScatterOp>();
    isOk &= areSchedulesFit<nest::SortOp>();
    return success(isOk);
  }

  LogicalResult lower(linalg::LinalgOp op) {
    ++numLowered;
    if (!nest::isScheduledAs<nest::LoopsAttr>(op)) {
      OpLowering(op).run();
      return success();
    }
    IRRewriter rewriter(op);
    if (failed(linalg::linalgOpToLoops(rewriter, op)))
      return op->emitOpError("cannot be run by plain loops");
    op->erase();
    return success();
  }

  LogicalResult lowerOps() {
    auto ops = findOps<linalg::LinalgOp>();
    // Lowering an op erases its fills and its epilogue: the list holds none.
    llvm::erase_if(ops, [](linalg::LinalgOp op) {
      return nest::getSchedule(op).isPartOfOther();
    });
    for (linalg::LinalgOp op : ops)
      if (failed(lower(op)))
        return failure();
    // Those that no other op was run with.
    ops = findOps<linalg::LinalgOp>();
    llvm::for_each(ops, scheduleMove);
    for (linalg::LinalgOp op : ops)
      if (failed(lower(op)))
        return failure();
    return success();
  }

  /// A device has no memory for what is allocated in a kernel.
  LogicalResult checkBuffers() {
    return success(!getOperation()
                        ->walk([](memref::AllocOp op) {
                          for (Operation *user : op->getUsers())
                            if (auto loop =
                                    user->getParentOfType<scf::ParallelOp>();
                                loop && loop->hasAttr(kThreads)) {
                              op.emitOpError("expected no buffer of a kernel's "
                                             "own that its threads use");
                              return WalkResult::interrupt();
                            }
                          return WalkResult::advance();
                        })
                        .wasInterrupted());
  }

  void runOnOperation() override {
    loops::scheduleCopies(getOperation(), scheduleMove);
    if (failed(checkSchedules()) || failed(lowerOps()))
      return signalPassFailure();
    numJoined += device::joinRows(getOperation());
    lowerAll<nest::ScatterOp>(device::lowerScatter);
    lowerAll<nest::SortOp>(device::lowerSort);
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
