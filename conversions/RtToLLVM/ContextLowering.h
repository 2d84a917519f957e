//===- ContextLowering.h - Calls of the runtime -----------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_CONTEXTLOWERING_H
#define TCOPT_CONVERSION_RTTOLLVM_CONTEXTLOWERING_H

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"

namespace tcopt {

/// Ops that become calls of the runtime with the context of the call.
template <typename OpT>
struct ContextLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  using Adaptor = typename OpT::Adaptor;

  mlir::LogicalResult
  matchAndRewrite(OpT op, Adaptor adaptor,
                  mlir::ConversionPatternRewriter &rewriter) const override {
    mlir::FailureOr<mlir::Value> context = getCallContext(op);
    if (mlir::failed(context))
      return mlir::failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    lower(op, adaptor, *context, calls, rewriter);
    return mlir::success();
  }

  virtual void lower(OpT op, Adaptor adaptor, mlir::Value context,
                     RuntimeCalls &calls,
                     mlir::ConversionPatternRewriter &rewriter) const = 0;
};

} // namespace tcopt

#endif // TCOPT_CONVERSION_RTTOLLVM_CONTEXTLOWERING_H
