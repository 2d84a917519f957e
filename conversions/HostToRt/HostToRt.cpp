//===- HostToRt.cpp - host ops to calls of the runtime --------------------===//
//
// A pass of its own because messages need the ops' locations, which later
// passes (inlining, outlining, CSE) may merge. Runs when all tensors have
// become buffers, on any depth of scf.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Conversion/HostToRt.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "tcopt/Check/IR/CheckOps.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/GraphUtilityOps.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Runtime/tcopt_rt.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_CONVERTHOSTTORT
#include "tcopt/Conversion/HostToRt/Passes.h.inc"

static bool isBuffer(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && type.isStrided();
}

static LogicalResult convertRequire(core::RequireOp op,
                                    PatternRewriter &rewriter) {
  std::string message = messageAt(op.getLoc(), op.getMessage());
  rewriter.replaceOpWithNewOp<rt::RequireOp>(op, op.getCondition(),
                                             rewriter.getStringAttr(message));
  return success();
}

static LogicalResult convertPrint(graph::PrintOp op,
                                  PatternRewriter &rewriter) {
  if (!isBuffer(op.getX()))
    return failure();
  Type dtype = op.getDtype().value_or(
      cast<MemRefType>(op.getX().getType()).getElementType());
  rewriter.replaceOpWithNewOp<rt::PrintOp>(op, op.getX(), op.getLabelAttr(),
                                           TypeAttr::get(dtype));
  return success();
}

static LogicalResult convertEqual(check::EqualOp op,
                                  PatternRewriter &rewriter) {
  if (!isBuffer(op.getActual()) || !isBuffer(op.getExpected()))
    return failure();
  rewriter.replaceOpWithNewOp<rt::CheckEqualOp>(
      op, op.getActual(), op.getExpected(),
      rewriter.getStringAttr(placeOf(op.getLoc())));
  return success();
}

static LogicalResult convertClose(check::CloseOp op,
                                  PatternRewriter &rewriter) {
  if (!isBuffer(op.getActual()) || !isBuffer(op.getExpected()))
    return failure();
  rewriter.replaceOpWithNewOp<rt::CheckCloseOp>(
      op, op.getActual(), op.getExpected(), op.getRtolAttr(), op.getAtolAttr(),
      rewriter.getStringAttr(placeOf(op.getLoc())));
  return success();
}

void populateHostToRtPatterns(RewritePatternSet &patterns) {
  patterns.add(convertRequire)
      .add(convertPrint)
      .add(convertEqual)
      .add(convertClose);
}

static bool isForConversion(Operation *op) {
  return isa_and_present<core::CoreDialect, graph::GraphDialect,
                         check::CheckDialect>(op->getDialect());
}

static SmallVector<Operation *> opsForConversion(Operation *root) {
  SmallVector<Operation *> found;
  root->walk([&](Operation *op) {
    if (isForConversion(op))
      found.push_back(op);
  });
  return found;
}

static void reportLeftover(Operation *op) {
  op->emitOpError("expected to be gone, or to be on buffers with strides, "
                  "before calls of the runtime are made");
}

static void alignConstant(memref::GlobalOp global) {
  if (global.getAlignment().value_or(0) < TCOPT_RT_ALIGNMENT)
    global.setAlignment(TCOPT_RT_ALIGNMENT);
}

namespace {
struct ConvertHostToRt : impl::ConvertHostToRtBase<ConvertHostToRt> {
  void runOnOperation() override {
    size_t before = opsForConversion(getOperation()).size();
    RewritePatternSet patterns(&getContext());
    populateHostToRtPatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    llvm::for_each(getOperation().getOps<memref::GlobalOp>(), alignConstant);
    SmallVector<Operation *> left = opsForConversion(getOperation());
    numConverted += before - left.size();
    llvm::for_each(left, reportLeftover);
    if (!left.empty())
      signalPassFailure();
  }
};
} // namespace

} // namespace tcopt
