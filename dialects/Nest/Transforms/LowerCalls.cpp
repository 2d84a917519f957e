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
  CallLowering(ModuleOp module, bool inOrder)
      : module(module), symbols(module), builder(module.getContext()),
        inOrder(inOrder) {}

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
    llvm::for_each(batches, [&](CallEachOp call) { lower(call); });
    for (auto [name, type] : types)
      declare(name, type);
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

  void lower(CallEachOp call) {
    StringAttr name = call.getCalleeAttr().getAttr();
    use(name);
    builder.setInsertionPoint(call);
    SmallVector<Value> operands;
    for (int64_t i = 0; i < int64_t(call.getCount()); ++i)
      addOperands(call.getLoc(), call.ofCall(call.getInputs(), i),
                  call.ofCall(call.getInits(), i),
                  call.ofCall(call.getScalars(), i), operands);
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
  llvm::MapVector<StringAttr, Type> types;
};

struct LowerCalls : impl::LowerCallsPassBase<LowerCalls> {
  using LowerCallsPassBase::LowerCallsPassBase;

  void runOnOperation() override {
    numCalls += CallLowering(getOperation(), inOrder).run();
  }
};

} // namespace
} // namespace tcopt::nest
