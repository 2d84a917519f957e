//===- Atomics.cpp - atomics of kernels -----------------------------------===//
//
// Upstream's pattern orders all other accesses of the thread around each
// atomic, for the whole system: a fence before and after it. What reads the
// results is a later launch.
//
//===----------------------------------------------------------------------===//

#include "Atomics.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tcopt {

static std::optional<LLVM::AtomicBinOp> binOpOf(arith::AtomicRMWKind kind) {
  using arith::AtomicRMWKind;
  switch (kind) {
  case AtomicRMWKind::addf:
    return LLVM::AtomicBinOp::fadd;
  case AtomicRMWKind::addi:
    return LLVM::AtomicBinOp::add;
  case AtomicRMWKind::maxs:
    return LLVM::AtomicBinOp::max;
  case AtomicRMWKind::mins:
    return LLVM::AtomicBinOp::min;
  case AtomicRMWKind::maxu:
    return LLVM::AtomicBinOp::umax;
  case AtomicRMWKind::minu:
    return LLVM::AtomicBinOp::umin;
  case AtomicRMWKind::andi:
    return LLVM::AtomicBinOp::_and;
  case AtomicRMWKind::ori:
    return LLVM::AtomicBinOp::_or;
  case AtomicRMWKind::xori:
    return LLVM::AtomicBinOp::_xor;
  default:
    return std::nullopt;
  }
}

namespace {
struct RelaxedAtomic : ConvertOpToLLVMPattern<memref::AtomicRMWOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(memref::AtomicRMWOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    std::optional<LLVM::AtomicBinOp> binOp = binOpOf(op.getKind());
    if (!binOp)
      return failure();
    Value element = getStridedElementPtr(
        rewriter, op.getLoc(), cast<MemRefType>(op.getMemref().getType()),
        adaptor.getMemref(), adaptor.getIndices());
    rewriter.replaceOpWithNewOp<LLVM::AtomicRMWOp>(
        op, *binOp, element, adaptor.getValue(),
        LLVM::AtomicOrdering::monotonic, "device");
    return success();
  }
};
} // namespace

void populateAtomics(const LLVMTypeConverter &converter,
                     RewritePatternSet &patterns) {
  patterns.add<RelaxedAtomic>(converter, /*benefit, over upstream's=*/2);
}

} // namespace tcopt
