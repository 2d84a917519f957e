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
  explicit CallLowering(ModuleOp module)
      : module(module), symbols(module), builder(module.getContext()) {}

  int64_t run() {
    SmallVector<CallOp> calls;
    for (auto function : module.getOps<func::FuncOp>())
      function.walk([&](CallOp call) { calls.push_back(call); });
    llvm::for_each(calls, [&](CallOp call) { dropThreadBytes(call); });
    for (CallOp call : calls)
      if (call.getNumResults() == 0)
        lower(call);
    for (auto function : module.getOps<func::FuncOp>())
      function.walk([&](ExternOp call) { profile(call); });
    for (auto [name, type] : types)
      declare(name, type);
    return calls.size();
  }

private:
  /// A kernel that some call passes no workspace takes none.
  void dropThreadBytes(CallOp call) {
    KernelOp kernel = lookupKernel(symbols.lookup(call.getCallee()));
    if (!call.getWorkspace() && kernel)
      kernel->removeAttr(KernelOp::getThreadBytesAttrName());
  }

  void lower(CallOp call) {
    StringAttr name = call.getCalleeAttr().getAttr();
    KernelOp kernel = lookupKernel(symbols.lookup(name));
    Type &type = types[name];
    if (!type)
      type = kernelFunctionType(kernel);
    builder.setInsertionPoint(call);
    SmallVector<Value> operands;
    for (ValueRange buffers :
         {ValueRange(call.getInputs()), ValueRange(call.getInits())})
      for (Value buffer : buffers)
        operands.push_back(pointerTo(call.getLoc(), buffer));
    llvm::append_range(operands, call.getScalars());
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
  llvm::MapVector<StringAttr, Type> types;
};

struct LowerCalls : impl::LowerCallsPassBase<LowerCalls> {
  void runOnOperation() override {
    numCalls += CallLowering(getOperation()).run();
  }
};

} // namespace
} // namespace tcopt::nest
