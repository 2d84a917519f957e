//===- BufferizeKernel.cpp - a kernel as a function on buffers ------------===//
//
// A pass of its own so that upstream's one-shot bufferization, which runs next
// on the unit, sees a function that owns no memory: where tensors come from and
// go to is stated, and nothing has to be copied at the boundary.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/KernelFunction.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_BUFFERIZEKERNELPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

FunctionType kernelFunctionType(KernelOp kernel) {
  SmallVector<Type> types;
  for (Type type : kernel.getArgumentTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    types.push_back(tensor ? MemRefType::get({}, tensor.getElementType())
                           : type);
  }
  if (kernel.getThreadBytes())
    types.push_back(
        MemRefType::get({}, IntegerType::get(kernel.getContext(), 8)));
  return FunctionType::get(kernel.getContext(), types, {});
}

namespace {

class Converter {
public:
  explicit Converter(KernelOp kernel)
      : kernel(kernel), builder(kernel), loc(kernel.getLoc()) {}

  void run() {
    function = func::FuncOp::create(builder, loc, kernel.getSymName(),
                                    kernelFunctionType(kernel));
    setAttributes();
    Block *entry = function.addEntryBlock();
    builder.setInsertionPointToStart(entry);
    SmallVector<Value> arguments, targets;
    unsigned inputs = kernel.getNumInputs();
    for (auto [i, argument] : llvm::enumerate(kernel.getArguments())) {
      Value own = entry->getArgument(i);
      if (i < kernel.getNumTensors()) {
        Value buffer = bufferOf(i, own);
        if (i >= inputs)
          targets.push_back(buffer);
        own = bufferization::ToTensorOp::create(
            builder, loc, argument.getType(), buffer, /*restrict=*/true,
            /*writable=*/i >= inputs);
      }
      arguments.push_back(own);
    }
    moveBody(entry, arguments, targets);
    kernel->erase();
  }

private:
  void setAttributes() {
    function->setAttr("llvm.bareptr", builder.getUnitAttr());
    copyNumerics(kernel, function);
    if (Attribute guarded = kernel->getAttr(KernelOp::getGuardedAttrName()))
      function->setAttr(KernelOp::getGuardedAttrName(), guarded);
    if (Attribute schedule = kernel->getAttr(attrs::kSchedule))
      function->setAttr(attrs::kSchedule, schedule);
    if (Attribute calls = kernel->getAttr(attrs::kCalls))
      function->setAttr(attrs::kCalls, calls);
    for (unsigned i = 0; i < kernel.getNumTensors(); ++i)
      setPointerAttributes(i);
    if (!kernel.getThreadBytes())
      return;
    setPointerAttributes(function.getNumArguments() - 1);
    function->setAttr(KernelOp::getThreadBytesAttrName(),
                      builder.getI64IntegerAttr(kernel.getThreadBytes()));
  }

  void setPointerAttributes(unsigned argument) {
    function.setArgAttr(argument, LLVM::LLVMDialect::getNoAliasAttrName(),
                        builder.getUnitAttr());
    function.setArgAttr(argument, LLVM::LLVMDialect::getAlignAttrName(),
                        builder.getI64IntegerAttr(64));
  }

  /// The whole buffer behind a pointer.
  Value bufferOf(unsigned argument, Value pointer) {
    auto tensor = cast<RankedTensorType>(kernel.getArgumentTypes()[argument]);
    auto type = MemRefType::get(tensor.getShape(), tensor.getElementType());
    if (tensor.getRank() == 0)
      return pointer;
    SmallVector<OpFoldResult> sizes;
    ArrayRef<int64_t> scalars = kernel.getSizesOf(argument);
    Block *entry = &function.getBody().front();
    for (int64_t size : tensor.getShape()) {
      if (!ShapedType::isDynamic(size)) {
        sizes.push_back(builder.getIndexAttr(size));
        continue;
      }
      sizes.push_back(
          entry->getArgument(kernel.getNumTensors() + scalars.consume_front()));
    }
    return memref::ReinterpretCastOp::create(
        builder, loc, type, pointer, builder.getIndexAttr(0), sizes,
        memref::computeStridesIRBlock(loc, builder, sizes));
  }

  void moveBody(Block *entry, ArrayRef<Value> arguments,
                ArrayRef<Value> targets) {
    Block &body = kernel.getBody().front();
    for (auto [from, to] : llvm::zip_equal(body.getArguments(), arguments))
      from.replaceAllUsesWith(to);
    Operation *end = body.getTerminator();
    entry->getOperations().splice(entry->end(), body.getOperations(),
                                  body.begin(), end->getIterator());
    builder.setInsertionPointToEnd(entry);
    for (auto [value, target] : llvm::zip_equal(end->getOperands(), targets))
      bufferization::MaterializeInDestinationOp::create(
          builder, loc, /*result=*/Type(), value, target, /*restrict=*/true,
          /*writable=*/true);
    func::ReturnOp::create(builder, loc);
  }

  KernelOp kernel;
  OpBuilder builder;
  Location loc;
  func::FuncOp function;
};

struct BufferizeKernel : impl::BufferizeKernelPassBase<BufferizeKernel> {
  void runOnOperation() override {
    SmallVector<KernelOp> kernels(getOperation().getOps<KernelOp>());
    for (KernelOp kernel : kernels)
      Converter(kernel).run();
    numKernels += kernels.size();
  }
};

} // namespace
} // namespace tcopt::nest
