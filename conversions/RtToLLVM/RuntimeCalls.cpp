//===- RuntimeCalls.cpp - builds calls of the runtime in llvm -------------===//

#include "tcopt/Conversion/RtToLLVM/RuntimeCalls.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Conversion/RtToLLVM.h"
#include "tcopt/Runtime/tcopt_rt.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace tcopt {

std::optional<DTypeCode> getDTypeCode(Type type) {
  if (type.isIndex())
    return DTypeCode{TCOPT_I64};
  std::string name;
  llvm::raw_string_ostream(name) << type;
  return getDTypeCode(StringRef(name));
}

std::optional<DTypeCode> getDTypeCode(StringRef name) {
  using Code = std::optional<DTypeCode>;
  return llvm::StringSwitch<Code>(name)
      .Case("f64", DTypeCode{TCOPT_F64})
      .Case("f32", DTypeCode{TCOPT_F32})
      .Case("f16", DTypeCode{TCOPT_F16})
      .Case("bf16", DTypeCode{TCOPT_BF16})
      .Case("i64", DTypeCode{TCOPT_I64})
      .Case("i32", DTypeCode{TCOPT_I32})
      .Case("i16", DTypeCode{TCOPT_I16})
      .Case("i8", DTypeCode{TCOPT_I8})
      .Cases({"u8", "ui8"}, DTypeCode{TCOPT_UI8})
      .Cases({"bool", "i1"}, DTypeCode{TCOPT_BOOL})
      .Default(std::nullopt);
}

LLVM::LLVMStructType getTensorType(MLIRContext *context) {
  auto i = [&](unsigned bits) -> Type {
    return IntegerType::get(context, bits);
  };
  auto group = [&](ArrayRef<Type> types) {
    return LLVM::LLVMStructType::getLiteral(context, types);
  };
  Type ptr = LLVM::LLVMPointerType::get(context);
  return group({ptr, group({i(32), i(32)}), i(32), group({i(8), i(8), i(16)}),
                ptr, ptr, i(64)});
}

LLVM::LLVMStructType getAttributeType(MLIRContext *context) {
  Type ptr = LLVM::LLVMPointerType::get(context);
  return LLVM::LLVMStructType::getLiteral(
      context, {ptr, IntegerType::get(context, 32),
                IntegerType::get(context, 64), Float64Type::get(context), ptr});
}

LLVM::LLVMStructType getAttributesType(MLIRContext *context) {
  return LLVM::LLVMStructType::getLiteral(
      context,
      {IntegerType::get(context, 32), LLVM::LLVMPointerType::get(context)});
}

FailureOr<Value> getCallContext(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (function && function->hasAttr(contextAttrName))
    return Value(function.getArgument(0));
  return op->emitOpError("expected to be in a function that has the context; "
                         "run rt-add-context before");
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

RuntimeCalls::RuntimeCalls(OpBuilder &builder, Location loc,
                           SymbolTable *symbols)
    : builder(builder), loc(loc), symbols(symbols) {}

Type RuntimeCalls::ptrType() {
  return LLVM::LLVMPointerType::get(builder.getContext());
}

Value RuntimeCalls::i32(int64_t value) {
  return LLVM::ConstantOp::create(builder, loc,
                                  builder.getI32IntegerAttr(value));
}

Value RuntimeCalls::i64(int64_t value) {
  return LLVM::ConstantOp::create(builder, loc,
                                  builder.getI64IntegerAttr(value));
}

Value RuntimeCalls::f64(double value) {
  return LLVM::ConstantOp::create(builder, loc, builder.getF64FloatAttr(value));
}

Value RuntimeCalls::null() {
  return LLVM::ZeroOp::create(builder, loc, ptrType());
}

ModuleOp RuntimeCalls::module() {
  Operation *parent = builder.getInsertionBlock()->getParentOp();
  auto module = dyn_cast<ModuleOp>(parent);
  return module ? module : parent->getParentOfType<ModuleOp>();
}

Operation *RuntimeCalls::lookup(StringRef name) {
  return symbols ? symbols->lookup(name)
                 : SymbolTable::lookupSymbolIn(module(), name);
}

void RuntimeCalls::record(Operation *symbol) {
  if (symbols)
    symbols->insert(symbol);
}

// Names come from contents: the same at every run, in whatever order constants
// are met, and no table of them is needed.
Value RuntimeCalls::constant(StringRef prefix, Type type, Attribute value,
                             uint64_t hash) {
  std::string name = (prefix + llvm::utohexstr(hash, /*LowerCase=*/true)).str();
  Operation *found = lookup(name);
  while (found && cast<LLVM::GlobalOp>(found).getValueAttr() != value)
    found = lookup(name += "_");
  if (!found) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module().getBody());
    record(LLVM::GlobalOp::create(builder, module().getLoc(), type,
                                  /*isConstant=*/true, LLVM::Linkage::Private,
                                  name, value));
  }
  return LLVM::AddressOfOp::create(builder, loc, ptrType(), name);
}

Value RuntimeCalls::text(StringRef text) {
  std::string bytes = text.str();
  bytes.push_back('\0');
  Type type = LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size());
  return constant("tcopt.text.", type, builder.getStringAttr(bytes),
                  llvm::xxh3_64bits(StringRef(bytes)));
}

Value RuntimeCalls::sizes(ArrayRef<int64_t> sizes) {
  if (sizes.empty())
    return null();
  Type type = LLVM::LLVMArrayType::get(builder.getI64Type(), sizes.size());
  ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(sizes.data()),
                          sizes.size() * sizeof(int64_t));
  return constant("tcopt.sizes.", type, builder.getI64TensorAttr(sizes),
                  llvm::xxh3_64bits(bytes));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Value RuntimeCalls::stack(Type type, int64_t count) {
  OpBuilder::InsertionGuard guard(builder);
  Operation *parent = builder.getInsertionBlock()->getParentOp();
  auto function = dyn_cast<FunctionOpInterface>(parent);
  if (!function)
    function = parent->getParentOfType<FunctionOpInterface>();
  builder.setInsertionPointToStart(&function.getFunctionBody().front());
  return LLVM::AllocaOp::create(builder, loc, ptrType(), type, i64(count));
}

Value RuntimeCalls::field(Value tensor, TensorField field) {
  return LLVM::GEPOp::create(builder, loc, ptrType(),
                             getTensorType(builder.getContext()), tensor,
                             ArrayRef<LLVM::GEPArg>{0, int32_t(field)});
}

Value RuntimeCalls::element(Value base, Type type, int64_t index) {
  return LLVM::GEPOp::create(builder, loc, ptrType(), type, base,
                             ArrayRef<LLVM::GEPArg>{int32_t(index)});
}

Value RuntimeCalls::load(Type type, Value address) {
  return LLVM::LoadOp::create(builder, loc, type, address);
}

void RuntimeCalls::store(Value value, Value address) {
  LLVM::StoreOp::create(builder, loc, value, address);
}

Value RuntimeCalls::storeSizes(ValueRange sizes) {
  if (sizes.empty())
    return null();
  Value array = stack(builder.getI64Type(), sizes.size());
  for (auto [i, size] : llvm::enumerate(sizes))
    store(size, element(array, builder.getI64Type(), i));
  return array;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

Value RuntimeCalls::isFailure(Value status) {
  return LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, status,
                              i32(0));
}

Value RuntimeCalls::taskAddress(StringRef name,
                                llvm::function_ref<void(Block &)> fill) {
  if (!lookup(name)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(module().getBody());
    Type ptr = ptrType(), i64 = builder.getI64Type();
    auto none = LLVM::LLVMVoidType::get(builder.getContext());
    auto task = LLVM::LLVMFuncOp::create(
        builder, loc, name,
        LLVM::LLVMFunctionType::get(none, {ptr, ptr, i64, i64}),
        LLVM::Linkage::Internal);
    record(task);
    Block *entry = task.addEntryBlock(builder);
    builder.setInsertionPointToEnd(entry);
    fill(*entry);
    LLVM::ReturnOp::create(builder, loc, ValueRange());
  }
  return LLVM::AddressOfOp::create(builder, loc, ptrType(), name);
}

bool RuntimeCalls::declare(StringRef name, Type result, TypeRange args) {
  MLIRContext *context = builder.getContext();
  if (!result)
    result = LLVM::LLVMVoidType::get(context);
  auto type = LLVM::LLVMFunctionType::get(result, llvm::to_vector(args));
  if (Operation *found = lookup(name)) {
    auto function = dyn_cast<LLVM::LLVMFuncOp>(found);
    return function && function.getFunctionType() == type;
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module().getBody());
  auto function =
      LLVM::LLVMFuncOp::create(builder, module().getLoc(), name, type);
  record(function);
  function.setNoUnwind(true);
  if (name == "tcopt_rt_fail" || name == "tcopt_rt_fail_in_order")
    function.setPassthroughAttr(builder.getStrArrayAttr({"cold"}));
  return true;
}

bool RuntimeCalls::declareOrReport(StringRef name, Type result,
                                   TypeRange args) {
  if (declare(name, result, args))
    return true;
  emitError(loc) << "expected '" << name
                 << "' to be a C function outside of the module";
  return false;
}

Value RuntimeCalls::address(StringRef callee, TypeRange args) {
  if (!declareOrReport(callee, builder.getI32Type(), args))
    return nullptr;
  return LLVM::AddressOfOp::create(builder, loc, ptrType(), callee);
}

Value RuntimeCalls::call(StringRef callee, Type result, ValueRange args) {
  if (!declareOrReport(callee, result, args.getTypes()))
    return nullptr;
  SmallVector<Type> results;
  if (result)
    results.push_back(result);
  auto call = LLVM::CallOp::create(builder, loc, results, callee, args);
  return result ? call.getResult() : nullptr;
}

Value RuntimeCalls::callStatus(StringRef callee, ValueRange args) {
  return call(callee, builder.getI32Type(), args);
}

void buildFailIf(RewriterBase &rewriter, RuntimeCalls &calls, Value context,
                 Value condition, Value code, StringRef message,
                 std::optional<int32_t> order) {
  Block *head = rewriter.getInsertionBlock();
  Block *rest = rewriter.splitBlock(head, rewriter.getInsertionPoint());
  Block *cold =
      rewriter.createBlock(head->getParent(), head->getParent()->end());
  if (order)
    calls.callStatus("tcopt_rt_fail_in_order",
                     {context, code, calls.text(message), calls.i32(*order)});
  else
    calls.callStatus("tcopt_rt_fail", {context, code, calls.text(message)});
  LLVM::BrOp::create(rewriter, calls.loc, rest);
  rewriter.setInsertionPointToEnd(head);
  LLVM::CondBrOp::create(rewriter, calls.loc, condition, cold, ValueRange(),
                         rest, ValueRange(),
                         std::pair<uint32_t, uint32_t>(1, 1u << 20));
  rewriter.setInsertionPointToStart(rest);
}

} // namespace tcopt
