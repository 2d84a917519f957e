//===- TensorCallPatterns.cpp - calls that take tensors, to llvm ----------===//
//
// Buffers become tcopt_tensor structs on the stack, which borrow their memory.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Rt/IR/RtOps.h"
#include "tcopt/Runtime/tcopt_rt.h"

using namespace mlir;

namespace tcopt {
namespace {

// A buffer before and after the conversion, and the element type to tell.
struct Buffer {
  Buffer(Value before, Value after)
      : Buffer(before, after, getElementTypeOrSelf(before)) {}
  Buffer(Value before, Value after, Type element)
      : type(dyn_cast<MemRefType>(before.getType())), descriptor(after),
        dtype(getDTypeCode(element)) {}

  bool isValid() const { return type && MemRefType(type).isStrided() && dtype; }
  bool isContiguous() const { return type.getLayout().isIdentity(); }

  MemRefType type;
  Value descriptor;
  std::optional<DTypeCode> dtype;
};

class TensorWriter {
public:
  explicit TensorWriter(RuntimeCalls &calls)
      : calls(calls), type(getTensorType(calls.builder.getContext())) {}

  // An array of tensors; NULL for none.
  Value writeAll(ArrayRef<Buffer> buffers) {
    if (buffers.empty())
      return calls.null();
    Value array = calls.stack(type, buffers.size());
    for (auto [i, buffer] : llvm::enumerate(buffers))
      calls.store(build(buffer), calls.element(array, type, i));
    return array;
  }

private:
  Value build(const Buffer &buffer) {
    MemRefDescriptor descriptor(buffer.descriptor);
    Value tensor = LLVM::UndefOp::create(calls.builder, calls.loc, type);
    auto set = [&](TensorField field, Value value) {
      tensor = insert(tensor, value, {int64_t(field)});
    };
    set(TensorField::data, dataOf(buffer, descriptor));
    tensor = setNumbers(tensor, TensorField::device,
                        {{TCOPT_DEVICE_CPU, 32}, {0, 32}});
    set(TensorField::ndim, calls.i32(buffer.type.getRank()));
    tensor =
        setNumbers(tensor, TensorField::dtype,
                   {{buffer.dtype->code, 8}, {buffer.dtype->bits, 8}, {1, 16}});
    set(TensorField::shape, sizesOf(buffer, descriptor));
    set(TensorField::strides, stridesOf(buffer, descriptor));
    set(TensorField::offset, calls.i64(0));
    return tensor;
  }

  Value insert(Value tensor, Value value, ArrayRef<int64_t> place) {
    return LLVM::InsertValueOp::create(calls.builder, calls.loc, tensor, value,
                                       place);
  }

  // Pairs of a number and its width.
  Value setNumbers(Value tensor, TensorField field,
                   ArrayRef<std::pair<int64_t, unsigned>> numbers) {
    for (auto [i, number] : llvm::enumerate(numbers)) {
      Type type = calls.builder.getIntegerType(number.second);
      Value value = LLVM::ConstantOp::create(
          calls.builder, calls.loc,
          calls.builder.getIntegerAttr(type, number.first));
      tensor = insert(tensor, value, {int64_t(field), int64_t(i)});
    }
    return tensor;
  }

  // The first element; the offset is in elements, so that it goes here.
  Value dataOf(const Buffer &buffer, MemRefDescriptor &descriptor) {
    Value data = descriptor.alignedPtr(calls.builder, calls.loc);
    if (buffer.isContiguous())
      return data;
    Value offset = descriptor.offset(calls.builder, calls.loc);
    Type element = buffer.type.getElementType();
    if (element.isIndex())
      element = calls.builder.getI64Type();
    return LLVM::GEPOp::create(calls.builder, calls.loc, calls.ptrType(),
                               element, data, offset);
  }

  Value sizesOf(const Buffer &buffer, MemRefDescriptor &descriptor) {
    SmallVector<Value> sizes;
    for (int64_t i = 0; i < buffer.type.getRank(); ++i)
      sizes.push_back(descriptor.size(calls.builder, calls.loc, i));
    return calls.storeSizes(sizes);
  }

  Value stridesOf(const Buffer &buffer, MemRefDescriptor &descriptor) {
    if (buffer.isContiguous())
      return calls.null();
    SmallVector<Value> strides;
    for (int64_t i = 0; i < buffer.type.getRank(); ++i)
      strides.push_back(descriptor.stride(calls.builder, calls.loc, i));
    return calls.storeSizes(strides);
  }

  RuntimeCalls &calls;
  Type type;
};

LogicalResult checkBuffers(Operation *op, ArrayRef<Buffer> buffers) {
  if (llvm::all_of(buffers, [](const Buffer &b) { return b.isValid(); }))
    return success();
  return op->emitOpError("expected buffers with strides and of an element type "
                         "that tensors of the runtime can have");
}

struct PrintLowering : ConvertOpToLLVMPattern<rt::PrintOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::PrintOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Buffer buffer(op.getX(), adaptor.getX(), op.getDtype());
    FailureOr<Value> context = getCallContext(op);
    if (failed(context) || failed(checkBuffers(op, buffer)))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Value tensor = TensorWriter(calls).writeAll(buffer);
    calls.callStatus("tcopt_rt_print",
                     {*context, tensor, calls.text(op.getLabel())});
    rewriter.eraseOp(op);
    return success();
  }
};

struct GiveResultLowering : ConvertOpToLLVMPattern<rt::GiveResultOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(rt::GiveResultOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Buffer buffer(op.getX(), adaptor.getX());
    FailureOr<Value> context = getCallContext(op);
    if (failed(context) || failed(checkBuffers(op, buffer)))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    Value tensor = TensorWriter(calls).writeAll(buffer);
    calls.callStatus("tcopt_rt_give_result",
                     {*context, calls.i32(op.getIndex()), tensor});
    rewriter.eraseOp(op);
    return success();
  }
};

// NULL stands for a place that is not known.
Value placeText(RuntimeCalls &calls, StringRef where) {
  return where.empty() ? calls.null() : calls.text(where);
}

template <typename OpT> struct CheckLowering : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Buffer actual(op.getActual(), adaptor.getActual());
    Buffer expected(op.getExpected(), adaptor.getExpected());
    FailureOr<Value> context = getCallContext(op);
    if (failed(context) || failed(checkBuffers(op, {actual, expected})))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    TensorWriter writer(calls);
    SmallVector<Value> args = {*context, writer.writeAll(actual),
                               writer.writeAll(expected)};
    call(op, calls, args);
    rewriter.eraseOp(op);
    return success();
  }

  static void call(rt::CheckEqualOp op, RuntimeCalls &calls,
                   SmallVector<Value> &args) {
    args.push_back(placeText(calls, op.getWhere()));
    calls.callStatus("tcopt_rt_check_equal", args);
  }

  static void call(rt::CheckCloseOp op, RuntimeCalls &calls,
                   SmallVector<Value> &args) {
    for (FloatAttr tolerance : {op.getRtolAttr(), op.getAtolAttr()})
      args.push_back(
          LLVM::ConstantOp::create(calls.builder, calls.loc, tolerance));
    args.push_back(placeText(calls, op.getWhere()));
    calls.callStatus("tcopt_rt_check_close", args);
  }
};

struct ExternLowering : ConvertOpToLLVMPattern<nest::ExternOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(nest::ExternOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Buffer> inputs, outputs;
    for (auto [before, after] : llvm::zip(op.getInputs(), adaptor.getInputs()))
      inputs.emplace_back(before, after);
    for (auto [before, after] : llvm::zip(op.getInits(), adaptor.getInits()))
      outputs.emplace_back(before, after);
    FailureOr<Value> context = getCallContext(op);
    if (failed(context) || failed(checkBuffers(op, inputs)) ||
        failed(checkBuffers(op, outputs)))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    TensorWriter writer(calls);
    Value status =
        calls.callStatus(op.getCallee(), {*context, writer.writeAll(inputs),
                                          writer.writeAll(outputs)});
    if (!status)
      return failure();
    // What the function has recorded itself comes first and stays.
    buildFailIf(rewriter, calls, *context, calls.isFailure(status), status,
                ("'" + op.getCallee() + "' failed").str());
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void populateTensorCallPatterns(LLVMTypeConverter &converter,
                                RewritePatternSet &patterns) {
  patterns
      .add<PrintLowering, GiveResultLowering, CheckLowering<rt::CheckEqualOp>,
           CheckLowering<rt::CheckCloseOp>, ExternLowering>(converter);
}

} // namespace tcopt
