//===- AccessDevice.cpp - host functions reach buffers on a device --------===//
//
// A pass of its own, after arenas have become memory and while control flow is
// scf: copies that become loops are kernels like all others from here on.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tcopt/Conversion/GpuToRt.h"
#include "tcopt/Conversion/NestToGPU/Launches.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTACCESSDEVICE
#include "tcopt/Conversion/GpuToRt/Passes.h.inc"

namespace {

/// Whether a buffer is a constant of the program, or a part of one. One without
/// elements is nowhere.
bool isOnHost(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  auto constant = buffer.getDefiningOp<memref::GetGlobalOp>();
  return constant && constant.getType().getNumElements() > 0;
}

bool isContiguous(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.getLayout().isIdentity();
}

struct RtAccessDevice : impl::RtAccessDeviceBase<RtAccessDevice> {
  void runOnOperation() override {
    bool isOk = true, fails = false;
    auto functions = getOperation().getOps<func::FuncOp>();
    for (func::FuncOp function : functions)
      function.walk([&](Operation *op) {
        fails |= op->hasAttr(rt::RtDialect::getMayFailAttrName());
      });
    for (func::FuncOp function : functions) {
      if (function.isExternal())
        continue;
      function->setAttr(onDeviceAttrName, BoolAttr::get(&getContext(), fails));
      isOk &= succeeded(convert(function));
    }
    if (!isOk)
      signalPassFailure();
  }

  LogicalResult convert(func::FuncOp function) {
    if (function->hasAttr(nest::ProgramState::getLayoutAttrName()))
      uploadConstants(function);
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) { ops.push_back(op); });
    bool isOk = true;
    for (Operation *op : ops) {
      if (isa<rt::PrintOp, rt::GiveResultOp, rt::CheckEqualOp,
              rt::CheckCloseOp>(op))
        statePlaces(op);
      else if (isa<rt::ProfileBeginOp, rt::ProfileEndOp>(op))
        // The runtime measures launches on the device.
        op->erase();
      else if (auto call = dyn_cast<nest::ExternOp>(op))
        isOk &= succeeded(callOnHost(call));
      else if (isa<func::CallOp, rt::CallEachOp>(op))
        isOk &= succeeded(checkOperands(op));
      else if (auto begin = dyn_cast<rt::ArenaBeginOp>(op))
        begin.setOnDevice(true);
      else if (auto end = dyn_cast<rt::ArenaEndOp>(op))
        end.setOnDevice(true);
      else if (auto load = dyn_cast<memref::LoadOp>(op))
        convert(load);
      else if (auto store = dyn_cast<memref::StoreOp>(op))
        convert(store);
      else if (auto copy = dyn_cast<memref::CopyOp>(op))
        isOk &= succeeded(convert(copy));
    }
    return success(isOk);
  }

  /// Functions that run once copy the constants that their kernels read.
  static void uploadConstants(func::FuncOp function) {
    SmallVector<memref::GetGlobalOp> constants;
    function.walk([&](memref::GetGlobalOp op) { constants.push_back(op); });
    for (memref::GetGlobalOp op : constants)
      if (isReadByKernels(op))
        upload(op);
  }

  static bool isReadByKernels(Value buffer) {
    return llvm::any_of(buffer.getUsers(), [](Operation *user) {
      if (isa<ViewLikeOpInterface>(user))
        return isReadByKernels(user->getResult(0));
      return isa<func::CallOp, rt::CallEachOp>(user);
    });
  }

  static void upload(memref::GetGlobalOp op) {
    OpBuilder builder(op);
    builder.setInsertionPointAfter(op);
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    unsigned bits = type.getElementTypeBitWidth();
    Value bytes = arith::ConstantIndexOp::create(
        builder, loc, type.getNumElements() * int64_t((bits + 7) / 8));
    auto memory = rt::ArenaBeginOp::create(
        builder, loc,
        MemRefType::get({ShapedType::kDynamic}, builder.getI8Type()), bytes,
        /*on_device=*/true);
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value copy =
        memref::ViewOp::create(builder, loc, type, memory, zero, ValueRange());
    auto move = memref::CopyOp::create(builder, loc, op, copy);
    op.getResult().replaceAllUsesExcept(copy, move);
  }

  static void statePlaces(Operation *op) {
    SmallVector<bool> places = llvm::map_to_vector(
        op->getOperands(), [](Value buffer) { return !isOnHost(buffer); });
    op->setAttr(operandsOnDeviceAttrName,
                DenseBoolArrayAttr::get(op->getContext(), places));
  }

  /// The runtime copies its tensors to the host and back.
  LogicalResult callOnHost(nest::ExternOp op) {
    if (!getOperation()->hasAttr(TcoptDialect::kAllowHostOps))
      return op.emitOpError("'")
             << op.getCallee()
             << "' has no kernel for a GPU; allow-host-ops lets it run on the "
                "host";
    statePlaces(op);
    ++numHostCalls;
    remark::analysis(
        op.getLoc(),
        remark::RemarkOpts::name("host-call").category("rt-access-device"))
        << remark::reason("'{0}' has no kernel for a GPU", op.getCallee());
    return success();
  }

  static LogicalResult checkOperands(Operation *op) {
    if (llvm::none_of(op->getOperands(), isOnHost))
      return success();
    return op->emitOpError("reads a constant that is in the host's memory; "
                           "expected nest-form-state with constants");
  }

  void convert(memref::LoadOp op) {
    if (isOnHost(op.getMemRef()))
      return;
    OpBuilder builder(op);
    op.replaceAllUsesWith(rt::DeviceLoadOp::create(builder, op.getLoc(),
                                                   op.getType(), op.getMemRef(),
                                                   op.getIndices())
                              .getResult());
    op.erase();
    ++numReads;
  }

  void convert(memref::StoreOp op) {
    OpBuilder builder(op);
    rt::DeviceStoreOp::create(builder, op.getLoc(), op.getValue(),
                              op.getMemRef(), op.getIndices());
    op.erase();
    ++numWrites;
  }

  LogicalResult convert(memref::CopyOp op) {
    if (!isa<MemRefType>(op.getSource().getType()) ||
        !isa<MemRefType>(op.getTarget().getType()))
      return op.emitOpError("expected buffers of known rank");
    ++numCopies;
    OpBuilder builder(op);
    if (isContiguous(op.getSource()) && isContiguous(op.getTarget()))
      rt::DeviceCopyOp::create(builder, op.getLoc(), op.getSource(),
                               op.getTarget(), isOnHost(op.getSource()));
    else if (isOnHost(op.getSource()))
      return op.emitOpError("expected a constant to be copied as a whole");
    else
      copyByThreads(builder, op);
    op.erase();
    return success();
  }

  static void copyByThreads(OpBuilder &builder, memref::CopyOp op) {
    device::threadBox(
        builder, op.getLoc(),
        memref::getMixedSizes(builder, op.getLoc(), op.getSource()),
        device::kUsualThreads, [&](ArrayRef<OpFoldResult> indices) {
          SmallVector<Value> at =
              llvm::map_to_vector(indices, [&](OpFoldResult index) {
                return loops::IndexMath(builder, op.getLoc()).value(index);
              });
          Value element =
              memref::LoadOp::create(builder, op.getLoc(), op.getSource(), at);
          memref::StoreOp::create(builder, op.getLoc(), element, op.getTarget(),
                                  at);
        });
  }
};

} // namespace
} // namespace tcopt
