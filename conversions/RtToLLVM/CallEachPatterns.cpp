//===- CallEachPatterns.cpp - calls of a kernel for many operands to llvm -===//
//
// The operands become a table on the stack, a row for each call. A function
// with the runtime's type, the task, calls the kernel for a range of rows.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt {
namespace {

class CallTable {
public:
  CallTable(rt::CallEachOp op, ValueRange args, RuntimeCalls &calls)
      : op(op), calls(calls) {
    for (auto [type, value] : llvm::zip(op.getArgs().getTypes(), args))
      words.push_back(isa<MemRefType>(type) ? pointer(value) : value);
    rowType = LLVM::LLVMStructType::getLiteral(
        op.getContext(),
        llvm::to_vector(TypeRange(ValueRange(words).take_front(rowLength()))));
  }

  Value store() {
    Value table = calls.stack(rowType, int64_t(op.getCount()));
    for (size_t i = 0; i < size_t(op.getCount()); ++i) {
      Value row = calls.element(table, rowType, int64_t(i));
      for (size_t number = 0; number < rowLength(); ++number)
        calls.store(words[i * rowLength() + number], field(row, number));
    }
    return table;
  }

  /// Address of the function that the runtime calls, made at its first use.
  Value address() {
    std::string name = (op.getCallee() + ".each").str();
    auto module = op->getParentOfType<ModuleOp>();
    if (!SymbolTable::lookupSymbolIn(module, name))
      build(name, module);
    return LLVM::AddressOfOp::create(calls.builder, calls.loc, calls.ptrType(),
                                     name);
  }

private:
  size_t rowLength() { return words.size() / size_t(op.getCount()); }

  Value pointer(Value descriptor) {
    return MemRefDescriptor(descriptor).alignedPtr(calls.builder, calls.loc);
  }

  Value field(Value row, size_t number) {
    return LLVM::GEPOp::create(calls.builder, calls.loc, calls.ptrType(),
                               rowType, row,
                               ArrayRef<LLVM::GEPArg>{0, int32_t(number)});
  }

  void build(StringRef name, ModuleOp module) {
    OpBuilder::InsertionGuard guard(calls.builder);
    calls.builder.setInsertionPointToEnd(module.getBody());
    Type ptr = calls.ptrType(), i64 = calls.builder.getI64Type();
    auto none = LLVM::LLVMVoidType::get(op.getContext());
    auto task = LLVM::LLVMFuncOp::create(
        calls.builder, calls.loc, name,
        LLVM::LLVMFunctionType::get(none, {ptr, ptr, i64, i64}),
        LLVM::Linkage::Internal);
    Block *entry = task.addEntryBlock(calls.builder);
    Block *loop =
        calls.builder.createBlock(&task.getBody(), {}, i64, {calls.loc});
    Block *body = calls.builder.createBlock(&task.getBody());
    Block *end = calls.builder.createBlock(&task.getBody());
    calls.builder.setInsertionPointToEnd(entry);
    LLVM::BrOp::create(calls.builder, calls.loc, entry->getArgument(2), loop);
    calls.builder.setInsertionPointToEnd(loop);
    Value i = loop->getArgument(0);
    Value more =
        LLVM::ICmpOp::create(calls.builder, calls.loc, LLVM::ICmpPredicate::slt,
                             i, entry->getArgument(3));
    LLVM::CondBrOp::create(calls.builder, calls.loc, more, body, end);
    calls.builder.setInsertionPointToEnd(body);
    callRow(entry->getArgument(0), entry->getArgument(1), i);
    Value next = LLVM::AddOp::create(calls.builder, calls.loc, i, calls.i64(1));
    LLVM::BrOp::create(calls.builder, calls.loc, next, loop);
    calls.builder.setInsertionPointToEnd(end);
    LLVM::ReturnOp::create(calls.builder, calls.loc, ValueRange());
  }

  void callRow(Value context, Value table, Value i) {
    Value row = LLVM::GEPOp::create(calls.builder, calls.loc, calls.ptrType(),
                                    rowType, table, ArrayRef<LLVM::GEPArg>{i});
    SmallVector<Value> args = {context};
    for (auto [number, type] : llvm::enumerate(rowType.getBody()))
      args.push_back(calls.load(type, field(row, number)));
    LLVM::CallOp::create(calls.builder, calls.loc, TypeRange(), op.getCallee(),
                         args);
  }

  rt::CallEachOp op;
  RuntimeCalls &calls;
  /// Of all rows, in their order.
  SmallVector<Value> words;
  LLVM::LLVMStructType rowType;
};

struct CallEachLowering : ConvertOpToLLVMPattern<rt::CallEachOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::CallEachOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (llvm::any_of(op.getArgs().getTypes(),
                     llvm::IsaPred<UnrankedMemRefType>))
      return op.emitOpError("expected buffers of known rank");
    FailureOr<Value> context = getCallContext(op);
    if (failed(context))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    CallTable table(op, adaptor.getArgs(), calls);
    Value task = table.address(), rows = table.store();
    calls.callStatus("tcopt_rt_parallel_for",
                     {*context, task, rows, calls.i64(int64_t(op.getCount())),
                      calls.i64(int64_t(op.getGrain()))});
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void populateCallEachPatterns(LLVMTypeConverter &converter,
                              RewritePatternSet &patterns) {
  patterns.add<CallEachLowering>(converter);
}

} // namespace tcopt
