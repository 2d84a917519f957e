//===- StatusPatterns.cpp - failures, status and arenas to llvm -----------===//

#include "ContextLowering.h"
#include "FailOrder.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {
namespace {

/// Those that call one function, by its name.
template <typename OpT> struct CalleeLowering : ContextLowering<OpT> {
  CalleeLowering(const LLVMTypeConverter &converter, StringRef callee)
      : ContextLowering<OpT>(converter), callee(callee) {}

  StringRef callee;
};

struct FailLowering : ContextLowering<rt::FailOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::FailOp op, Adaptor adaptor, Value context, RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    Value code = calls.i32(int64_t(op.getCode()));
    std::optional<int32_t> order;
    if (auto number = op->getAttrOfType<IntegerAttr>(kFailOrderAttr))
      order = int32_t(number.getInt());
    buildFailIf(rewriter, calls, context, adaptor.getCondition(), code,
                op.getMessage(), order);
    rewriter.eraseOp(op);
  }
};

// Ops whose i32 is what one function returns.
template <typename OpT> struct StatusLowering : CalleeLowering<OpT> {
  using CalleeLowering<OpT>::CalleeLowering;

  void lower(OpT op, typename OpT::Adaptor, Value context, RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, calls.callStatus(this->callee, context));
  }
};

// Ops that tell the runtime a kernel's name.
template <typename OpT> struct ProfileLowering : CalleeLowering<OpT> {
  using CalleeLowering<OpT>::CalleeLowering;

  void lower(OpT op, typename OpT::Adaptor, Value context, RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    calls.call(this->callee, Type(), {context, calls.text(op.getKernel())});
    rewriter.eraseOp(op);
  }
};

// Ops whose result is a number that the runtime returns.
template <typename OpT> struct NumberLowering : CalleeLowering<OpT> {
  using CalleeLowering<OpT>::CalleeLowering;

  void lower(OpT op, typename OpT::Adaptor, Value context, RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    Value number = calls.call(this->callee, rewriter.getI32Type(), context);
    rewriter.replaceOpWithNewOp<LLVM::SExtOp>(op, rewriter.getI64Type(),
                                              number);
  }
};

struct SlotEndLowering : ContextLowering<rt::SlotEndOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::SlotEndOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    Value slot = LLVM::TruncOp::create(
        rewriter, op.getLoc(), rewriter.getI32Type(), adaptor.getSlot());
    calls.call("tcopt_rt_slot_end", Type(), {context, slot});
    rewriter.eraseOp(op);
  }
};

struct ArenaBeginLowering : ContextLowering<rt::ArenaBeginOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::ArenaBeginOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    Value bytes = adaptor.getBytes();
    std::string place = placeOf(op.getLoc());
    Value where = place.empty() ? calls.null() : calls.text(place);
    Value data = calls.call(op.getOnDevice() ? "tcopt_rt_device_arena_begin"
                                             : "tcopt_rt_arena_begin",
                            calls.ptrType(), {context, bytes, where});
    auto type = cast<MemRefType>(op.getArena().getType());
    Value descriptor =
        MemRefDescriptor::pack(rewriter, op.getLoc(), *getTypeConverter(), type,
                               {data, data, calls.i64(0), bytes, calls.i64(1)});
    rewriter.replaceOp(op, descriptor);
  }
};

struct ArenaEndLowering : ContextLowering<rt::ArenaEndOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::ArenaEndOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    Value data =
        MemRefDescriptor(adaptor.getArena()).alignedPtr(rewriter, op.getLoc());
    calls.callStatus(op.getOnDevice() ? "tcopt_rt_device_arena_end"
                                      : "tcopt_rt_arena_end",
                     {context, data});
    rewriter.eraseOp(op);
  }
};

struct ResultBeginLowering : ContextLowering<rt::ResultBeginOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::ResultBeginOp op, Adaptor adaptor, Value context,
             RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    Value data = calls.call("tcopt_rt_result_begin", calls.ptrType(),
                            {context, calls.i32(op.getIndex())});
    MemRefDescriptor memory(adaptor.getArgument());
    memory.setAllocatedPtr(rewriter, op.getLoc(), data);
    memory.setAlignedPtr(rewriter, op.getLoc(), data);
    rewriter.replaceOp(op, Value(memory));
  }
};

struct InputEndLowering : ContextLowering<rt::InputEndOp> {
  using ContextLowering::ContextLowering;

  void lower(rt::InputEndOp op, Adaptor, Value context, RuntimeCalls &calls,
             ConversionPatternRewriter &rewriter) const override {
    calls.call("tcopt_rt_input_end", Type(),
               {context, calls.i32(op.getIndex())});
    rewriter.eraseOp(op);
  }
};

} // namespace

void populateStatusPatterns(LLVMTypeConverter &converter,
                            RewritePatternSet &patterns) {
  patterns.add<FailLowering, ArenaBeginLowering, ArenaEndLowering,
               SlotEndLowering, ResultBeginLowering, InputEndLowering>(
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
