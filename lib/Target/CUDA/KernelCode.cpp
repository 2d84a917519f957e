//===- KernelCode.cpp - LLVM IR of kernel modules -------------------------===//

#include "KernelCode.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Operator.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/NVPTXAddrSpace.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

bool tcopt::isKernel(const llvm::Function &function) {
  return function.getCallingConv() == llvm::CallingConv::PTX_Kernel;
}

// Vectors in shared memory are read and written at once, whatever the type of
// the buffer's elements is.
static void alignSharedMemory(llvm::Module &module) {
  const llvm::Align most(16);
  for (llvm::GlobalVariable &global : module.globals())
    if (global.getAddressSpace() == llvm::NVPTXAS::ADDRESS_SPACE_SHARED)
      global.setAlignment(std::max(most, global.getAlign().valueOrOne()));
}

Expected<std::unique_ptr<llvm::Module>>
tcopt::translateKernels(mlir::gpu::GPUModuleOp module,
                        llvm::LLVMContext &context,
                        llvm::TargetMachine &machine) {
  std::unique_ptr<llvm::Module> translated =
      mlir::translateModuleToLLVMIR(module, context, module.getName());
  if (!translated)
    return llvm::createStringError("cannot translate the kernel module '" +
                                   module.getName() + "' to LLVM IR");
  translated->setDataLayout(machine.createDataLayout());
  translated->setTargetTriple(machine.getTargetTriple());
  for (llvm::Function &function : *translated)
    if (!function.isDeclaration() && !isKernel(function))
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
  alignSharedMemory(*translated);
  return translated;
}

void tcopt::optimizeKernels(llvm::Module &module, llvm::TargetMachine &machine,
                            llvm::OptimizationLevel level) {
  llvm::PipelineTuningOptions tuning;
  tuning.SLPVectorization = true;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(callGraph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, callGraph, modules);
  builder.buildPerModuleDefaultPipeline(level).run(module, modules);
}

// LLVM's code generator would end the process, or compute a remainder that is
// wrong for large quotients.
static bool isForLibrary(llvm::Intrinsic::ID id) {
  static constexpr llvm::Intrinsic::ID functions[] = {
      llvm::Intrinsic::acos,  llvm::Intrinsic::asin,  llvm::Intrinsic::atan,
      llvm::Intrinsic::atan2, llvm::Intrinsic::cos,   llvm::Intrinsic::cosh,
      llvm::Intrinsic::exp,   llvm::Intrinsic::exp10, llvm::Intrinsic::exp2,
      llvm::Intrinsic::log,   llvm::Intrinsic::log10, llvm::Intrinsic::log2,
      llvm::Intrinsic::pow,   llvm::Intrinsic::powi,  llvm::Intrinsic::sin,
      llvm::Intrinsic::sinh,  llvm::Intrinsic::tan,   llvm::Intrinsic::tanh};
  return llvm::is_contained(functions, id);
}

static bool isApproximate(const llvm::User *user) {
  auto *call = llvm::dyn_cast<llvm::CallInst>(user);
  return call && llvm::isa<llvm::FPMathOperator>(call) && call->hasApproxFunc();
}

// What is approximated on purpose has an instruction.
static bool needsLibrary(const llvm::Function &function) {
  if (!function.isIntrinsic())
    return true;
  return isForLibrary(function.getIntrinsicID()) &&
         !llvm::all_of(function.users(), isApproximate);
}

Error tcopt::checkCalls(const llvm::Module &module) {
  for (const llvm::Function &function : module)
    if (function.isDeclaration() && !function.use_empty() &&
        needsLibrary(function))
      return llvm::createStringError(
          "a kernel calls '" + function.getName() +
          "', which is not defined: no library is linked to kernels");
  return Error::success();
}
