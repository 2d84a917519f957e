//===- CopyKernel.cpp - the kernel of a strided copy ----------------------===//

#include "CopyKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "tcopt/Target/CUDA/Passes.h"
#include "tcopt/Target/CUDA/Serialize.h"

using namespace mlir;
using namespace tcopt;

namespace {
class CopyBuilder {
public:
  CopyBuilder(MLIRContext *context, const CopyKind &kind)
      : b(context), loc(b.getUnknownLoc()), kind(kind),
        element(b.getIntegerType(unsigned(kind.elementBytes) * 8)) {}

  OwningOpRef<ModuleOp> build() {
    OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
    b.setInsertionPointToStart(module->getBody());
    auto kernels = gpu::GPUModuleOp::create(b, loc, "copies");
    b.setInsertionPointToStart(kernels.getBody());
    auto kernel = gpu::GPUFuncOp::create(
        b, loc, kCopyName, FunctionType::get(b.getContext(), parameters(), {}));
    kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
    kernel.setKnownBlockSizeAttr(
        b.getDenseI32ArrayAttr({int32_t(kCopyThreads), 1, 1}));
    b.setInsertionPointToStart(&kernel.getBody().front());
    emitThread(kernel.getArguments());
    gpu::ReturnOp::create(b, loc);
    return module;
  }

private:
  Type sizeType() {
    return kind.isWide ? Type(b.getIndexType()) : b.getI32Type();
  }

  SmallVector<Type> parameters() {
    Type index = b.getIndexType(), buffer = MemRefType::get({}, element);
    SmallVector<Type> types{buffer, buffer, index, index, index};
    for (unsigned i = 0; i < kind.rank; ++i)
      types.append({sizeType(), index, index});
    return types;
  }

  Value constant(int64_t number) {
    return arith::ConstantIndexOp::create(b, loc, number);
  }
  template <typename OpT> Value make(Value lhs, Value rhs) {
    return OpT::create(b, loc, lhs, rhs);
  }

  void emitThread(ValueRange arguments) {
    Value block = gpu::BlockIdOp::create(b, loc, gpu::Dimension::x);
    Value thread = gpu::ThreadIdOp::create(b, loc, gpu::Dimension::x);
    Value number = make<arith::AddIOp>(
        make<arith::MulIOp>(block, constant(kCopyThreads)), thread);
    Value isThere = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                          number, arguments[2]);
    auto branch = scf::IfOp::create(b, loc, isThere, /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    emitElement(number, arguments);
  }

  /// Dimensions from the last to the first.
  void emitElement(Value number, ValueRange arguments) {
    Value to = arguments[3], from = arguments[4];
    if (!kind.isWide)
      number = arith::IndexCastOp::create(b, loc, sizeType(), number);
    for (unsigned dim = kind.rank; dim-- > 0;) {
      ValueRange own = arguments.slice(5 + 3 * dim, 3);
      Value place = dim ? make<arith::RemUIOp>(number, own[0]) : number;
      if (dim)
        number = make<arith::DivUIOp>(number, own[0]);
      if (!kind.isWide)
        place = arith::IndexCastUIOp::create(b, loc, b.getIndexType(), place);
      to = make<arith::AddIOp>(to, make<arith::MulIOp>(place, own[1]));
      from = make<arith::AddIOp>(from, make<arith::MulIOp>(place, own[2]));
    }
    Value value =
        memref::LoadOp::create(b, loc, elementsOf(arguments[1]), from);
    memref::StoreOp::create(b, loc, value, elementsOf(arguments[0]), to);
  }

  /// As many as memory can have: nothing asks for their number.
  Value elementsOf(Value buffer) {
    auto type = MemRefType::get({ShapedType::kDynamic}, element);
    return memref::ReinterpretCastOp::create(
        b, loc, type, buffer, /*offset=*/b.getIndexAttr(0),
        ArrayRef<OpFoldResult>{constant(INT64_MAX)},
        ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
  }

  OpBuilder b;
  Location loc;
  const CopyKind &kind;
  Type element;
};
} // namespace

static void prepare(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, gpu::GPUDialect, LLVM::LLVMDialect,
                  memref::MemRefDialect, NVVM::NVVMDialect, scf::SCFDialect>();
  registerBuiltinDialectTranslation(registry);
  registerGPUDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
}

llvm::Expected<llvm::SmallVector<char, 0>>
tcopt::makeCopyKernel(const CopyKind &kind, StringRef chip) {
  DialectRegistry registry;
  prepare(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module = CopyBuilder(&context, kind).build();
  PassManager manager(&context);
  populateKernelModulePipeline(manager.nest<gpu::GPUModuleOp>());
  if (failed(manager.run(*module)))
    return llvm::createStringError("cannot lower the kernel of a copy");
  return serializeKernels(*module->getOps<gpu::GPUModuleOp>().begin(), chip);
}
