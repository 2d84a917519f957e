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

  /// The address of the function that the runtime calls.
  Value address() {
    return calls.taskAddress((op.getCallee() + ".each").str(),
                             [&](Block &entry) { callRows(entry); });
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

  /// Ends where the task does.
  void callRows(Block &entry) {
    OpBuilder &b = calls.builder;
    Region *region = entry.getParent();
    Block *loop =
        b.createBlock(region, region->end(), b.getI64Type(), {calls.loc});
    Block *body = b.createBlock(region, region->end());
    Block *end = b.createBlock(region, region->end());
    b.setInsertionPointToEnd(&entry);
    LLVM::BrOp::create(b, calls.loc, entry.getArgument(2), loop);
    b.setInsertionPointToEnd(loop);
    Value i = loop->getArgument(0);
    Value more = LLVM::ICmpOp::create(b, calls.loc, LLVM::ICmpPredicate::slt, i,
                                      entry.getArgument(3));
    LLVM::CondBrOp::create(b, calls.loc, more, body, end);
    b.setInsertionPointToEnd(body);
    callRow(entry.getArgument(0), entry.getArgument(1), i);
    Value next = LLVM::AddOp::create(b, calls.loc, i, calls.i64(1));
    LLVM::BrOp::create(b, calls.loc, next, loop);
    b.setInsertionPointToEnd(end);
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
  /// The fields of all rows, in row-major order.
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
