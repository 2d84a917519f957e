//===- LowerCopies.cpp - copies of strided buffers to loops ---------------===//
//
// A pass because convert-to-llvm would take all copies, and some of them to a
// library that programs are not linked with. Runs while loops are still scf.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Conversion/RtToLLVM.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTLOWERCOPIES
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

static bool isContiguous(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  return type && type.getLayout().isIdentity();
}

static bool isRanked(memref::CopyOp op) {
  return isa<MemRefType>(op.getSource().getType()) &&
         isa<MemRefType>(op.getTarget().getType());
}

static void lowerCopy(memref::CopyOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  SmallVector<Value> lower, upper, step;
  for (int64_t i :
       llvm::seq(cast<MemRefType>(op.getSource().getType()).getRank())) {
    lower.push_back(zero);
    upper.push_back(
        memref::DimOp::create(builder, loc, op.getSource(), i).getResult());
    step.push_back(one);
  }
  scf::buildLoopNest(
      builder, loc, lower, upper, step,
      [&](OpBuilder &b, Location l, ValueRange at) {
        Value element = memref::LoadOp::create(b, l, op.getSource(), at);
        memref::StoreOp::create(b, l, element, op.getTarget(), at);
      });
  op.erase();
}

namespace {
struct RtLowerCopies : impl::RtLowerCopiesBase<RtLowerCopies> {
  void runOnOperation() override {
    getOperation()->walk([&](memref::CopyOp op) {
      if (isContiguous(op.getSource()) && isContiguous(op.getTarget()))
        return;
      if (!isRanked(op)) {
        op.emitOpError("expected buffers of known rank");
        return signalPassFailure();
      }
      lowerCopy(op);
      ++numLowered;
    });
  }
};
} // namespace

} // namespace tcopt
