//===- StatusPatterns.cpp - failures, status and arenas to llvm -----------===//

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {
namespace {

struct FailLowering : ConvertOpToLLVMPattern<rt::FailOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::FailOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Value code = calls.i32(int64_t(op.getCode()));
    buildFailIf(rewriter, calls, *context, adaptor.getCondition(), code,
                op.getMessage());
    rewriter.eraseOp(op);
    return success();
  }
};

// Ops whose i32 is what one function returns.
template <typename OpT> struct StatusLowering : ConvertOpToLLVMPattern<OpT> {
  StatusLowering(const LLVMTypeConverter &converter, StringRef callee)
      : ConvertOpToLLVMPattern<OpT>(converter), callee(callee) {}

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    rewriter.replaceOp(op, calls.callStatus(callee, *context));
    return success();
  }

  StringRef callee;
};

// Ops that tell the runtime a kernel's name.
template <typename OpT> struct ProfileLowering : ConvertOpToLLVMPattern<OpT> {
  ProfileLowering(const LLVMTypeConverter &converter, StringRef callee)
      : ConvertOpToLLVMPattern<OpT>(converter), callee(callee) {}

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    calls.call(callee, Type(), {*context, calls.text(op.getKernel())});
    rewriter.eraseOp(op);
    return success();
  }

  StringRef callee;
};

// Ops whose result is a number that the runtime returns.
template <typename OpT> struct NumberLowering : ConvertOpToLLVMPattern<OpT> {
  NumberLowering(const LLVMTypeConverter &converter, StringRef callee)
      : ConvertOpToLLVMPattern<OpT>(converter), callee(callee) {}

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Value number = calls.call(callee, rewriter.getI32Type(), *context);
    rewriter.replaceOpWithNewOp<LLVM::SExtOp>(op, rewriter.getI64Type(),
                                              number);
    return success();
  }

  StringRef callee;
};

struct SlotEndLowering : ConvertOpToLLVMPattern<rt::SlotEndOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::SlotEndOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Value slot = LLVM::TruncOp::create(
        rewriter, op.getLoc(), rewriter.getI32Type(), adaptor.getSlot());
    calls.call("tcopt_rt_slot_end", Type(), {*context, slot});
    rewriter.eraseOp(op);
    return success();
  }
};

struct ArenaBeginLowering : ConvertOpToLLVMPattern<rt::ArenaBeginOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::ArenaBeginOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Value bytes = adaptor.getBytes();
    std::string place = placeOf(op.getLoc());
    Value where = place.empty() ? calls.null() : calls.text(place);
    Value data = calls.call("tcopt_rt_arena_begin", calls.ptrType(),
                            {*context, bytes, where});
    auto type = cast<MemRefType>(op.getArena().getType());
    Value descriptor =
        MemRefDescriptor::pack(rewriter, op.getLoc(), *getTypeConverter(), type,
                               {data, data, calls.i64(0), bytes, calls.i64(1)});
    rewriter.replaceOp(op, descriptor);
    return success();
  }
};

struct ArenaEndLowering : ConvertOpToLLVMPattern<rt::ArenaEndOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::ArenaEndOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Value data =
        MemRefDescriptor(adaptor.getArena()).alignedPtr(rewriter, op.getLoc());
    calls.callStatus("tcopt_rt_arena_end", {*context, data});
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void populateStatusPatterns(LLVMTypeConverter &converter,
                            RewritePatternSet &patterns) {
  patterns
      .add<FailLowering, ArenaBeginLowering, ArenaEndLowering, SlotEndLowering>(
          converter);
  patterns.add<NumberLowering<rt::ThreadsOp>>(converter, "tcopt_rt_threads");
  patterns.add<NumberLowering<rt::SlotBeginOp>>(converter,
                                                "tcopt_rt_slot_begin");
  patterns.add<StatusLowering<rt::GetStatusOp>>(converter, "tcopt_rt_status");
  patterns.add<StatusLowering<rt::ExpiredOp>>(converter, "tcopt_rt_expired");
  patterns.add<ProfileLowering<rt::ProfileBeginOp>>(converter,
                                                    "tcopt_rt_profile_begin");
  patterns.add<ProfileLowering<rt::ProfileEndOp>>(converter,
                                                  "tcopt_rt_profile_end");
}

} // namespace tcopt
