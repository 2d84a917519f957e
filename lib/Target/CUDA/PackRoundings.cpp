//===- PackRoundings.cpp - round to bf16 and go on in f32 -----------------===//
//
// A pass because it needs the conversions before they become operations on
// bits. Runs on scalars, before rt-expand-scalars.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/Target/CUDA/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CUDAPACKROUNDINGSPASS
#include "tcopt/Target/CUDA/Passes.h.inc"

static bool hasPairs(gpu::GPUModuleOp module) {
  TargetAttr target = getTarget(module);
  return target && cudaChipFeatures(target.getChip()).roundsPairs();
}

static bool isToNearestEven(arith::TruncFOp op) {
  return op.getRoundingmode().value_or(arith::RoundingMode::to_nearest_even) ==
         arith::RoundingMode::to_nearest_even;
}

/// The rounding whose result is used as f32; null if it is none.
static arith::TruncFOp roundingOf(arith::ExtFOp op) {
  auto rounding = op.getIn().getDefiningOp<arith::TruncFOp>();
  bool isPair = rounding && op.getIn().getType().isBF16() &&
                op.getType().isF32() && rounding.getIn().getType().isF32();
  return isPair && isToNearestEven(rounding) ? rounding : nullptr;
}

// The pair of a rounded number and 0 has the bits of the number as f32.
static void pack(arith::ExtFOp op, arith::TruncFOp rounding) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value zero =
      LLVM::ConstantOp::create(b, loc, op.getType(), b.getF32FloatAttr(0.0));
  auto pair = LLVM::CallIntrinsicOp::create(
      b, loc, VectorType::get({2}, b.getBF16Type()),
      b.getStringAttr("llvm.nvvm.ff2bf16x2.rn"),
      ValueRange{rounding.getIn(), zero});
  Value rounded =
      LLVM::BitcastOp::create(b, loc, op.getType(), pair.getResults());
  op.replaceAllUsesWith(rounded);
  op.erase();
  if (rounding->use_empty())
    rounding.erase();
}

namespace {
struct PackRoundings : impl::CUDAPackRoundingsPassBase<PackRoundings> {
  void runOnOperation() override {
    if (!hasPairs(getOperation()))
      return markAllAnalysesPreserved();
    getOperation().walk([&](arith::ExtFOp op) {
      if (arith::TruncFOp rounding = roundingOf(op)) {
        pack(op, rounding);
        ++numPacked;
      }
    });
  }
};
} // namespace

} // namespace tcopt
