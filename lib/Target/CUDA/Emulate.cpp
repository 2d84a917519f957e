//===- Emulate.cpp - from kernel modules to this machine's code -----------===//

#include "tcopt/Target/CUDA/Emulate.h"
#include "EmulatedAccesses.h"
#include "EmulatedAtomics.h"
#include "EmulatedIntrinsics.h"
#include "EmulatedKernels.h"
#include "KernelCode.h"
#include "tcopt/Target/CPU/CodeGen.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "tcopt/Target/CPU/SharedLibrary.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

// What is left are kernels: each has its own shared memory and its own thread.
static Error inlineFunctions(llvm::Module &module) {
  for (llvm::Function &function : module)
    if (!function.isDeclaration() && !isKernel(function)) {
      function.removeFnAttr(llvm::Attribute::NoInline);
      function.addFnAttr(llvm::Attribute::AlwaysInline);
    }
  // Destroyed last to first: the module's analyses refer to the functions'.
  llvm::FunctionAnalysisManager functions;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
  builder.registerModuleAnalyses(modules);
  builder.registerFunctionAnalyses(functions);
  modules.registerPass(
      [&] { return llvm::FunctionAnalysisManagerModuleProxy(functions); });
  functions.registerPass(
      [&] { return llvm::ModuleAnalysisManagerFunctionProxy(modules); });
  llvm::AlwaysInlinerPass(/*InsertLifetime=*/false).run(module, modules);
  for (llvm::Function &function : module)
    if (!function.isDeclaration() && !isKernel(function))
      return llvm::createStringError("the emulator cannot inline '" +
                                     function.getName() + "'");
  return Error::success();
}

static llvm::SmallVector<llvm::Function *> kernelsOf(llvm::Module &module) {
  llvm::SmallVector<llvm::Function *> kernels;
  for (llvm::Function &function : module)
    if (isKernel(function))
      kernels.push_back(&function);
  return kernels;
}

static Error emulate(llvm::Module &module, const CudaChip &played) {
  if (Error error = inlineFunctions(module))
    return error;
  for (llvm::Function *kernel : kernelsOf(module)) {
    checkAlignment(*kernel);
    expandAtomics(*kernel);
    Expected<EmulatedKernel> emulated = emulateIntrinsics(*kernel, played);
    if (!emulated)
      return emulated.takeError();
    exportKernel(*kernel, *emulated, played);
  }
  removeSharedMemory(module);
  return Error::success();
}

// The object may call the emulator, and what the code generator calls to copy
// and fill memory.
static Error checkSymbols(llvm::ArrayRef<char> object) {
  llvm::MemoryBufferRef buffer(StringRef(object.data(), object.size()), "");
  auto file = llvm::object::ObjectFile::createObjectFile(buffer);
  if (!file)
    return file.takeError();
  for (const llvm::object::SymbolRef &symbol : (*file)->symbols()) {
    uint32_t flags = llvm::cantFail(symbol.getFlags());
    StringRef name = llvm::cantFail(symbol.getName());
    bool isKnown = name.starts_with("tcopt_emulated_") || name == "memcpy" ||
                   name == "memset" || name == "memmove";
    if (!name.empty() && !isKnown &&
        (flags & llvm::object::SymbolRef::SF_Undefined))
      return llvm::createStringError(
          "a kernel calls '" + name +
          "', which is not defined: no library is linked to kernels");
  }
  return Error::success();
}

Expected<llvm::SmallVector<char, 0>>
tcopt::emulateKernels(mlir::gpu::GPUModuleOp module, const CudaChip &played) {
  auto machine = createTargetMachine(hostCpu(), llvm::CodeGenOptLevel::Less);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  auto translated = translateKernels(module, context, **machine);
  if (!translated)
    return translated.takeError();
  if (Error error = emulate(**translated, played))
    return error;
  optimizeKernels(**translated, **machine, llvm::OptimizationLevel::O1);
  auto object = emitObject(**translated, **machine);
  if (!object)
    return object.takeError();
  if (Error error = checkSymbols(*object))
    return error;
  return linkImage(*object);
}
