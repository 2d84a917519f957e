//===- ParallelForPatterns.cpp - parallel loops to llvm -------------------===//
//
// The runtime passes one pointer to a loop's body, so that the operands are
// packed into a struct on the stack, and a function with the runtime's type,
// the task, unpacks them and calls the body.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {
namespace {

// How the body takes its buffers: as pointers or as descriptors.
bool takesBarePointers(rt::ParallelForOp op) {
  Operation *body = SymbolTable::lookupNearestSymbolFrom(op, op.getBodyAttr());
  return body && body->hasAttr("llvm.bareptr");
}

class Task {
public:
  Task(rt::ParallelForOp op, ValueRange args, RuntimeCalls &calls)
      : op(op), types(op.getArgs().getTypes()), calls(calls) {
    bool bare = takesBarePointers(op);
    for (auto [type, value] : llvm::zip(types, args))
      packed.push_back(bare && isa<MemRefType>(type) ? pointer(value) : value);
    structType = LLVM::LLVMStructType::getLiteral(
        op.getContext(), llvm::to_vector(TypeRange(ValueRange(packed))));
  }

  // The struct of the operands; NULL for none.
  Value pack() {
    if (packed.empty())
      return calls.null();
    Value args = LLVM::UndefOp::create(calls.builder, calls.loc, structType);
    for (auto [i, value] : llvm::enumerate(packed))
      args = LLVM::InsertValueOp::create(calls.builder, calls.loc, args, value,
                                         int64_t(i));
    Value place = calls.stack(structType);
    calls.store(args, place);
    return place;
  }

  // The address of the function that the runtime calls.
  Value address() {
    return calls.taskAddress((op.getBody() + ".task").str(), [&](Block &entry) {
      SmallVector<Value> args = {entry.getArgument(0)};
      unpack(entry.getArgument(1), args);
      args.append({entry.getArgument(2), entry.getArgument(3)});
      LLVM::CallOp::create(calls.builder, calls.loc, TypeRange(), op.getBody(),
                           args);
    });
  }

private:
  Value pointer(Value descriptor) {
    return MemRefDescriptor(descriptor).alignedPtr(calls.builder, calls.loc);
  }

  void unpack(Value place, SmallVectorImpl<Value> &args) {
    if (packed.empty())
      return;
    Value all = calls.load(structType, place);
    for (auto [i, type] : llvm::enumerate(types)) {
      Value value = LLVM::ExtractValueOp::create(calls.builder, calls.loc, all,
                                                 int64_t(i));
      auto buffer = dyn_cast<MemRefType>(type);
      if (buffer && !isa<LLVM::LLVMPointerType>(value.getType()))
        MemRefDescriptor::unpack(calls.builder, calls.loc, value, buffer, args);
      else
        args.push_back(value);
    }
  }

  rt::ParallelForOp op;
  TypeRange types;
  RuntimeCalls &calls;
  SmallVector<Value> packed;
  Type structType;
};

struct ParallelForLowering : ConvertOpToLLVMPattern<rt::ParallelForOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::ParallelForOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (llvm::any_of(op.getArgs().getTypes(),
                     llvm::IsaPred<UnrankedMemRefType>))
      return op.emitOpError("expected buffers of known rank");
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Task task(op, adaptor.getArgs(), calls);
    Value args = task.pack();
    calls.callStatus("tcopt_rt_parallel_for",
                     {*context, task.address(), args, adaptor.getCount(),
                      adaptor.getGrain()});
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void populateParallelForPatterns(LLVMTypeConverter &converter,
                                 RewritePatternSet &patterns) {
  patterns.add<ParallelForLowering>(converter);
}

} // namespace tcopt
