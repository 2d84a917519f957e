//===- TensorCallPatterns.cpp - calls that take tensors, to llvm ----------===//
//
// Buffers become tcopt_tensor structs on the stack, which borrow their memory.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Conversion/RtToLLVM/Patterns.h"
#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"
#include "tcopt/Interfaces/CustomCall.h"
#include "tcopt/Interfaces/Place.h"
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

// Whether a buffer that an op takes is on the context's device.
bool isOnDevice(Operation *op, size_t operand) {
  auto places = op->getAttrOfType<DenseBoolArrayAttr>(operandsOnDeviceAttrName);
  return places && operand < size_t(places.size()) && places[operand];
}

class TensorWriter {
public:
  TensorWriter(RuntimeCalls &calls, Operation *op, Value context)
      : calls(calls), op(op), context(context),
        type(getTensorType(calls.builder.getContext())) {}

  // An array of tensors, the op's next operands; NULL for none.
  Value writeAll(ArrayRef<Buffer> buffers) {
    if (buffers.empty())
      return calls.null();
    Value array = calls.stack(type, buffers.size());
    for (auto [i, buffer] : llvm::enumerate(buffers))
      calls.store(build(buffer, isOnDevice(op, operand++)),
                  calls.element(array, type, i));
    return array;
  }

private:
  Value build(const Buffer &buffer, bool onDevice) {
    MemRefDescriptor descriptor(buffer.descriptor);
    Value tensor = LLVM::UndefOp::create(calls.builder, calls.loc, type);
    auto set = [&](TensorField field, Value value) {
      tensor = insert(tensor, value, {int64_t(field)});
    };
    set(TensorField::data, dataOf(buffer, descriptor));
    tensor = onDevice ? setOwnDevice(tensor)
                      : setNumbers(tensor, TensorField::device,
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

  // The C ABI returns the struct's two numbers in one register.
  Value setOwnDevice(Value tensor) {
    OpBuilder &b = calls.builder;
    Value both = calls.call("tcopt_rt_device", b.getI64Type(), context);
    Value id = LLVM::LShrOp::create(b, calls.loc, both, calls.i64(32));
    Value numbers[] = {both, id};
    for (auto [i, number] : llvm::enumerate(numbers)) {
      Value part = LLVM::TruncOp::create(b, calls.loc, b.getI32Type(), number);
      tensor = insert(tensor, part, {int64_t(TensorField::device), int64_t(i)});
    }
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
  Operation *op;
  Value context;
  Type type;
  size_t operand = 0;
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
    Value tensor = TensorWriter(calls, op, *context).writeAll(buffer);
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
    Value tensor = TensorWriter(calls, op, *context).writeAll(buffer);
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
    TensorWriter writer(calls, op, *context);
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

/// The attributes of a call as the structs that kernels get.
class AttributeWriter {
public:
  explicit AttributeWriter(RuntimeCalls &calls) : calls(calls) {}

  Value write(DictionaryAttr attributes) {
    MLIRContext *context = calls.builder.getContext();
    Value items = calls.null();
    if (!attributes.empty())
      items = calls.stack(getAttributeType(context), attributes.size());
    for (auto [i, entry] : llvm::enumerate(attributes))
      calls.store(build(entry),
                  calls.element(items, getAttributeType(context), i));
    Value all = calls.stack(getAttributesType(context));
    calls.store(
        pack(getAttributesType(context), {calls.i32(attributes.size()), items}),
        all);
    return all;
  }

private:
  Value build(NamedAttribute entry) {
    int32_t kind = TCOPT_ATTRIBUTE_STRING;
    int64_t integer = 0;
    double number = 0;
    Value text = calls.null();
    if (auto value = dyn_cast<IntegerAttr>(entry.getValue())) {
      kind = TCOPT_ATTRIBUTE_INT;
      integer = value.getInt();
      number = double(integer);
    } else if (auto value = dyn_cast<FloatAttr>(entry.getValue())) {
      kind = TCOPT_ATTRIBUTE_FLOAT;
      number = value.getValueAsDouble();
    } else {
      text = calls.text(cast<StringAttr>(entry.getValue()).getValue());
    }
    return pack(getAttributeType(calls.builder.getContext()),
                {calls.text(entry.getName().getValue()), calls.i32(kind),
                 calls.i64(integer), calls.f64(number), text});
  }

  Value pack(Type type, ValueRange fields) {
    Value packed = LLVM::UndefOp::create(calls.builder, calls.loc, type);
    for (auto [i, field] : llvm::enumerate(fields))
      packed = LLVM::InsertValueOp::create(calls.builder, calls.loc, packed,
                                           field, int64_t(i));
    return packed;
  }

  RuntimeCalls &calls;
};

struct ExternLowering : ConvertOpToLLVMPattern<nest::ExternOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(nest::ExternOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Buffer> inputs = buffersOf(op.getInputs(), adaptor.getInputs());
    SmallVector<Buffer> outputs = buffersOf(op.getInits(), adaptor.getInits());
    if (op.callsKernel())
      setDTypes(op, inputs, outputs);
    FailureOr<Value> context = getCallContext(op);
    if (failed(context) || failed(checkBuffers(op, inputs)) ||
        failed(checkBuffers(op, outputs)))
      return failure();
    RuntimeCalls calls(rewriter, op.getLoc());
    LogicalResult isDone =
        op.callsKernel()
            ? callKernel(op, *context, inputs, outputs, calls)
            : callEntry(op, *context, inputs, outputs, calls, rewriter);
    if (succeeded(isDone))
      rewriter.eraseOp(op);
    return isDone;
  }

private:
  static SmallVector<Buffer> buffersOf(ValueRange before, ValueRange after) {
    SmallVector<Buffer> buffers;
    for (auto [from, to] : llvm::zip(before, after))
      buffers.emplace_back(from, to);
    return buffers;
  }

  static void setDTypes(nest::ExternOp op, MutableArrayRef<Buffer> inputs,
                        MutableArrayRef<Buffer> outputs) {
    auto dtypes = op.getDtypesAttr().getAsValueRange<TypeAttr>();
    auto next = dtypes.begin();
    for (MutableArrayRef<Buffer> buffers : {inputs, outputs})
      for (Buffer &buffer : buffers)
        buffer.dtype = getDTypeCode(*next++);
  }

  static LogicalResult callEntry(nest::ExternOp op, Value context,
                                 ArrayRef<Buffer> inputs,
                                 ArrayRef<Buffer> outputs, RuntimeCalls &calls,
                                 RewriterBase &rewriter) {
    TensorWriter writer(calls, op, context);
    Value in = writer.writeAll(inputs), out = writer.writeAll(outputs);
    Value status = op->hasAttr(operandsOnDeviceAttrName)
                       ? callOnHost(op, context, in, out, calls)
                       : calls.callStatus(op.getCallee(), {context, in, out});
    if (!status)
      return failure();
    markExtern(op);
    // What the function has recorded itself comes first and stays.
    buildFailIf(rewriter, calls, context, calls.isFailure(status), status,
                ("'" + op.getCallee() + "' failed").str());
    return success();
  }

  // By the runtime, which copies what is on the device.
  static Value callOnHost(nest::ExternOp op, Value context, Value in, Value out,
                          RuntimeCalls &calls) {
    Type ptr = calls.ptrType();
    Value function = calls.address(op.getCallee(), {ptr, ptr, ptr});
    if (!function)
      return nullptr;
    return calls.callStatus("tcopt_rt_call_function",
                            {context, function,
                             calls.i32(op.getInputs().size()), in,
                             calls.i32(op.getInits().size()), out});
  }

  // So that it is looked for in the program's libraries only.
  static void markExtern(nest::ExternOp op) {
    Operation *callee = SymbolTable::lookupSymbolIn(
        op->getParentOfType<ModuleOp>(), op.getCallee());
    callee->setAttr(externAttrName, UnitAttr::get(op.getContext()));
    callee->setLoc(op.getLoc());
  }

  // The runtime records failures, with the place of the call.
  static LogicalResult callKernel(nest::ExternOp op, Value context,
                                  ArrayRef<Buffer> inputs,
                                  ArrayRef<Buffer> outputs,
                                  RuntimeCalls &calls) {
    Type ptr = calls.ptrType(), i32 = calls.builder.getI32Type();
    Value kernel = calls.address(kernelSymbol(op.getCallee()),
                                 {ptr, i32, ptr, i32, ptr, ptr});
    if (!kernel)
      return failure();
    std::string where =
        messageAt(op.getLoc(), ("'" + op.getCallee() + "'").str());
    TensorWriter tensors(calls, op, context);
    AttributeWriter attributes(calls);
    calls.callStatus("tcopt_rt_call_kernel",
                     {context, calls.text(where), kernel,
                      calls.i32(inputs.size()), tensors.writeAll(inputs),
                      calls.i32(outputs.size()), tensors.writeAll(outputs),
                      attributes.write(op.getKernelAttributesAttr())});
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
