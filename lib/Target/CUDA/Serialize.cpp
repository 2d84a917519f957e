//===- Serialize.cpp - from kernel modules to PTX -------------------------===//

#include "tcopt/Target/CUDA/Serialize.h"
#include "KernelCode.h"
#include "tcopt/Analysis/CudaChips.h"
#include "tcopt/Target/CUDA/Emulate.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

extern "C" {
void LLVMInitializeNVPTXTargetInfo();
void LLVMInitializeNVPTXTarget();
void LLVMInitializeNVPTXTargetMC();
void LLVMInitializeNVPTXAsmPrinter();
}

// LLVM's registry of targets takes no lock: threads that make code at the same
// time must not register one twice.
static void initializeTarget() {
  static const bool isDone = [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    return true;
  }();
  (void)isDone;
}

// LLVM's own options keep denormal numbers and round division and square root
// correctly, and contract what has the flag.
static Expected<std::unique_ptr<llvm::TargetMachine>>
createMachine(StringRef name) {
  const CudaChip *chip = findCudaChip(name);
  if (!chip)
    return llvm::createStringError("unknown chip '" + name + "'");
  initializeTarget();
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return llvm::createStringError(message);
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, chip->name, "+ptx" + std::to_string(chip->ptx),
      llvm::TargetOptions(), std::nullopt, std::nullopt,
      llvm::CodeGenOptLevel::Aggressive));
}

static Expected<llvm::SmallVector<char, 0>>
emitPTX(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::SmallVector<char, 0> text;
  llvm::raw_svector_ostream os(text);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, nullptr,
                                  llvm::CodeGenFileType::AssemblyFile))
    return llvm::createStringError("the target cannot emit PTX");
  passes.run(module);
  return text;
}

// Of what the code generator itself calls.
static Error checkExternals(StringRef ptx) {
  auto [before, after] = ptx.split(".extern .func");
  if (after.empty())
    return Error::success();
  // `.extern .func (.param .b32 func_retval0) name` or `.extern .func name`.
  StringRef rest = after.ltrim();
  if (rest.starts_with("("))
    rest = rest.split(')').second.ltrim();
  return llvm::createStringError(
      "a kernel calls '" + rest.take_until([](char c) {
        return c == '(' || c == '\n' || c == ' ';
      }) +
      "', which is not defined: no library is linked to kernels");
}

Expected<llvm::SmallVector<char, 0>>
tcopt::serializeKernels(mlir::gpu::GPUModuleOp module, StringRef chip) {
  if (isEmulatedChip(chip))
    return emulateKernels(module, cudaChipFeatures(chip));
  auto machine = createMachine(chip);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  auto translated = translateKernels(module, context, **machine);
  if (!translated)
    return translated.takeError();
  optimizeKernels(**translated, **machine, llvm::OptimizationLevel::O3);
  if (Error error = checkCalls(**translated))
    return error;
  auto ptx = emitPTX(**translated, **machine);
  if (!ptx)
    return ptx;
  if (Error error = checkExternals(StringRef(ptx->data(), ptx->size())))
    return error;
  return ptx;
}
