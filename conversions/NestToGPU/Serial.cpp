//===- Serial.cpp - serial code on the device, reads of the host ----------===//
//
// A function that launches kernels computes sizes, and decides which loops run.
// All else that it does between shared loops is done by a loop of one thread.
// Elements of buffers that nothing writes are read where they are used, by each
// thread; those on which control flow depends are read by the host.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

bool hasSharedLoop(Operation *op) {
  return op->walk([](scf::ParallelOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

bool isMemory(Operation *op) {
  return isa<ViewLikeOpInterface, memref::AllocOp, memref::AllocaOp,
             memref::DimOp, memref::GetGlobalOp>(op);
}

/// Whether the op has to run on the device.
bool touchesBuffers(Operation *op) {
  return !isMemory(op) && !isMemoryEffectFree(op);
}

Value baseOf(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

/// Whether nothing in the function writes to a buffer, itself or by a view.
bool isOnlyRead(Value buffer) {
  return llvm::all_of(buffer.getUsers(), [&](Operation *user) {
    if (auto view = dyn_cast<ViewLikeOpInterface>(user))
      return isOnlyRead(view->getResult(0));
    return isa<memref::LoadOp, memref::DimOp>(user);
  });
}

class SerialLoops {
public:
  explicit SerialLoops(func::FuncOp function) : function(function) {}

  LogicalResult run() {
    visit(function.getBody().front());
    readOnHost();
    return success(isOk);
  }

  SerialCounts counts;

private:
  void visit(Block &block) {
    SmallVector<Operation *> ops = llvm::map_to_vector(
        block.without_terminator(), [](Operation &op) { return &op; });
    for (Operation *op : ops)
      visit(op);
    finish();
  }

  void visit(Operation *op) {
    if (hasSharedLoop(op)) {
      finish();
      if (isa<scf::ParallelOp>(op))
        return;
      for (Region &region : op->getRegions())
        for (Block &block : region)
          visit(block);
      return;
    }
    auto load = dyn_cast<memref::LoadOp>(op);
    if (load && isOnlyRead(baseOf(load.getMemRef()))) {
      loads.push_back(load);
      return;
    }
    if (touchesBuffers(op) || isFromSerial(op))
      serial.insert(op);
  }

  bool isFromSerial(Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value value) {
      return value.getDefiningOp() && serial.contains(value.getDefiningOp());
    });
  }

  /// Ends a run of ops that one thread does.
  void finish() {
    if (serial.empty())
      return;
    OpBuilder builder(serial.back());
    Location loc = serial.back()->getLoc();
    threadBox(builder, loc, {}, /*threads=*/1, [&](ArrayRef<Index>) {
      for (Operation *op : serial)
        op->moveBefore(builder.getInsertionBlock(),
                       builder.getInsertionPoint());
    });
    ++counts.loops;
    for (Operation *op : serial)
      checkUses(op);
    serial.clear();
  }

  void checkUses(Operation *op) {
    for (Operation *user : op->getUsers()) {
      if (op->getBlock()->findAncestorOpInBlock(*user))
        continue;
      op->emitOpError("computes on the device what the host needs");
      isOk = false;
      return;
    }
  }

  /// Reads what control flow needs.
  void readOnHost() {
    for (memref::LoadOp load : loads) {
      if (!isNeededByHost(load->getResult(0)))
        continue;
      OpBuilder builder(load);
      auto read =
          rt::DeviceLoadOp::create(builder, load.getLoc(), load.getType(),
                                   load.getMemRef(), load.getIndices());
      load->getResult(0).replaceAllUsesWith(read);
      load.erase();
      ++counts.hostReads;
      remark::analysis(
          read.getLoc(),
          remark::RemarkOpts::name("host-read").category("cuda-lower-to-loops"))
          << remark::reason("control flow depends on an element");
    }
  }

  bool isNeededByHost(Value value) {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      if (user->getParentOfType<scf::ParallelOp>())
        return false;
      if (isa<scf::ParallelOp>(user) || user->getNumRegions() > 0 ||
          user->hasTrait<OpTrait::IsTerminator>())
        return true;
      return llvm::any_of(user->getResults(),
                          [&](Value result) { return isNeededByHost(result); });
    });
  }

  func::FuncOp function;
  llvm::SmallSetVector<Operation *, 8> serial;
  SmallVector<memref::LoadOp> loads;
  bool isOk = true;
};

} // namespace

FailureOr<SerialCounts> device::makeSerialLoops(func::FuncOp function) {
  SerialLoops loops(function);
  if (failed(loops.run()))
    return failure();
  return loops.counts;
}
