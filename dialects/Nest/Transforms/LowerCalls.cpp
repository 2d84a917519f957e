//===- LowerCalls.cpp - calls of kernels as calls of functions ------------===//
//
// Runs on buffers, while kernels still state what they take: a unit is compiled
// apart, so that the host knows its function by a declaration only.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/KernelFunction.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_LOWERCALLSPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

class CallLowering {
public:
  CallLowering(ModuleOp module, bool inOrder, int64_t operandsAtOnce)
      : module(module), symbols(module), builder(module.getContext()),
        inOrder(inOrder), operandsAtOnce(operandsAtOnce) {}

  int64_t run() {
    SmallVector<CallOp> calls;
    for (auto function : module.getOps<func::FuncOp>())
      function.walk([&](CallOp call) { calls.push_back(call); });
    llvm::for_each(calls, [&](CallOp call) { dropThreadBytes(call); });
    for (CallOp call : calls)
      if (call.getNumResults() == 0)
        lower(call);
    SmallVector<CallEachOp> batches;
    for (auto function : module.getOps<func::FuncOp>()) {
      function.walk([&](CallEachOp call) { batches.push_back(call); });
      function.walk([&](ExternOp call) { profile(call); });
    }
    for (CallEachOp call : batches)
      operandsAtOnce > 0 ? lowerAtOnce(call) : lower(call);
    for (auto [name, type] : types)
      declare(name, type);
    // Those whose copies make all calls.
    for (StringAttr name : repeatedNames)
      if (!types.contains(name))
        symbols.erase(symbols.lookup(name));
    return calls.size() + batches.size();
  }

private:
  /// A kernel that some call passes no workspace takes none.
  void dropThreadBytes(CallOp call) {
    KernelOp kernel = lookupKernel(symbols.lookup(call.getCallee()));
    if (!call.getWorkspace() && kernel)
      kernel->removeAttr(KernelOp::getThreadBytesAttrName());
  }

  KernelOp use(StringAttr name) {
    KernelOp kernel = lookupKernel(symbols.lookup(name));
    Type &type = types[name];
    if (!type)
      type = kernelFunctionType(kernel);
    return kernel;
  }

  void addOperands(Location loc, ValueRange inputs, ValueRange inits,
                   ValueRange scalars, SmallVectorImpl<Value> &operands) {
    for (ValueRange buffers : {inputs, inits})
      for (Value buffer : buffers)
        operands.push_back(pointerTo(loc, buffer));
    llvm::append_range(operands, scalars);
  }

  SmallVector<Value> operandsOf(CallEachOp call, int64_t i) {
    SmallVector<Value> operands;
    addOperands(call.getLoc(), call.ofCall(call.getInputs(), i),
                call.ofCall(call.getInits(), i),
                call.ofCall(call.getScalars(), i), operands);
    return operands;
  }

  /// Calls of functions that make as many of the calls as take so many
  /// operands.
  void lowerAtOnce(CallEachOp call) {
    StringAttr name = call.getCalleeAttr().getAttr();
    int64_t count = call.getCount();
    int64_t each = (call.getInputs().size() + call.getInits().size() +
                    call.getScalars().size()) /
                   count;
    int64_t most = std::max<int64_t>(operandsAtOnce / each, 1);
    builder.setInsertionPoint(call);
    for (int64_t first = 0; first < count; first += most) {
      int64_t number = std::min(most, count - first);
      StringAttr callee = number == 1 ? name : repeated(name, number);
      if (number == 1)
        use(name);
      SmallVector<Value> operands;
      for (int64_t i = first; i < first + number; ++i)
        llvm::append_range(operands, operandsOf(call, i));
      rt::ProfileBeginOp::create(builder, call.getLoc(), callee);
      func::CallOp::create(builder, call.getLoc(), callee, TypeRange(),
                           operands);
      rt::ProfileEndOp::create(builder, call.getLoc(), callee);
    }
    call.erase();
  }

  /// The function of a copy of the kernel's unit that makes several calls.
  StringAttr repeated(StringAttr name, int64_t calls) {
    StringAttr &known = repeatedFunctions[{name, calls}];
    if (known)
      return known;
    auto unit = symbols.lookup<ModuleOp>(name);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfter(unit);
    auto copy = cast<ModuleOp>(builder.clone(*unit));
    KernelOp kernel = lookupKernel(copy);
    copy.setSymName((name.strref() + "_" + Twine(calls) + "_calls").str());
    known = symbols.insert(copy);
    kernel.setSymName(known);
    kernel->setAttr(attrs::kCalls, builder.getI64IntegerAttr(calls));
    FunctionType one = kernelFunctionType(kernel);
    SmallVector<Type> arguments;
    for (int64_t i = 0; i < calls; ++i)
      llvm::append_range(arguments, one.getInputs());
    types[known] = builder.getFunctionType(arguments, {});
    repeatedNames.insert(name);
    return known;
  }

  void lower(CallEachOp call) {
    StringAttr name = call.getCalleeAttr().getAttr();
    use(name);
    builder.setInsertionPoint(call);
    SmallVector<Value> operands;
    for (int64_t i = 0; i < int64_t(call.getCount()); ++i)
      llvm::append_range(operands, operandsOf(call, i));
    rt::ProfileBeginOp::create(builder, call.getLoc(), name);
    rt::CallEachOp::create(builder, call.getLoc(), name, operands,
                           call.getCount(),
                           inOrder ? call.getCount() : call.getGrain());
    rt::ProfileEndOp::create(builder, call.getLoc(), name);
    call.erase();
  }

  void lower(CallOp call) {
    StringAttr name = call.getCalleeAttr().getAttr();
    KernelOp kernel = use(name);
    builder.setInsertionPoint(call);
    SmallVector<Value> operands;
    addOperands(call.getLoc(), call.getInputs(), call.getInits(),
                call.getScalars(), operands);
    if (kernel.getThreadBytes())
      operands.push_back(pointerTo(call.getLoc(), call.getWorkspace()));
    rt::ProfileBeginOp::create(builder, call.getLoc(), name);
    auto lowered = func::CallOp::create(builder, call.getLoc(), name,
                                        TypeRange(), operands);
    if (call.getFails())
      lowered->setAttr(rt::RtDialect::getMayFailAttrName(),
                       builder.getUnitAttr());
    rt::ProfileEndOp::create(builder, call.getLoc(), name);
    call.erase();
  }

  /// What a library computes takes its time, too.
  void profile(ExternOp call) {
    StringAttr name = call.getCalleeAttr();
    builder.setInsertionPoint(call);
    rt::ProfileBeginOp::create(builder, call.getLoc(), name);
    builder.setInsertionPointAfter(call);
    rt::ProfileEndOp::create(builder, call.getLoc(), name);
  }

  Value pointerTo(Location loc, Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    if (type.getRank() == 0)
      return buffer;
    return memref::ReinterpretCastOp::create(
        builder, loc, MemRefType::get({}, type.getElementType()), buffer,
        /*offset=*/0, /*sizes=*/ArrayRef<int64_t>{},
        /*strides=*/ArrayRef<int64_t>{});
  }

  /// The function has the name that the unit had.
  void declare(StringAttr name, Type type) {
    auto unit = symbols.lookup<ModuleOp>(name);
    symbols.remove(unit);
    unit.removeSymNameAttr();
    builder.setInsertionPoint(unit);
    auto function = func::FuncOp::create(builder, unit.getLoc(), name,
                                         cast<FunctionType>(type));
    function.setPrivate();
    function->setAttr("llvm.bareptr", builder.getUnitAttr());
    function->setAttr(rt::RtDialect::getTakesContextAttrName(),
                      builder.getUnitAttr());
    symbols.insert(function);
  }

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  bool inOrder;
  int64_t operandsAtOnce;
  llvm::MapVector<StringAttr, Type> types;
  llvm::DenseMap<std::pair<StringAttr, int64_t>, StringAttr> repeatedFunctions;
  llvm::SetVector<StringAttr> repeatedNames;
};

struct LowerCalls : impl::LowerCallsPassBase<LowerCalls> {
  using LowerCallsPassBase::LowerCallsPassBase;

  void runOnOperation() override {
    numCalls += CallLowering(getOperation(), inOrder, operandsAtOnce).run();
  }
};

} // namespace
} // namespace tcopt::nest
