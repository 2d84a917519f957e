//===- CodeGen.cpp - From the llvm dialect to machine code ----------------===//

#include "tcopt/Target/CPU/CodeGen.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "tcopt/Support/Progress.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Vectorize/LoopVectorize.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

LLVMProgram::LLVMProgram(std::unique_ptr<llvm::LLVMContext> context,
                         std::unique_ptr<llvm::Module> module)
    : context(std::move(context)), module(std::move(module)) {}
LLVMProgram::LLVMProgram(LLVMProgram &&) = default;
LLVMProgram::~LLVMProgram() = default;

// The old module must go before its context.
LLVMProgram &LLVMProgram::operator=(LLVMProgram &&other) {
  module = std::move(other.module);
  context = std::move(other.context);
  return *this;
}

llvm::CodeGenOptLevel tcopt::codeGenLevel(OptLevel level) {
  return level == OptLevel::O0   ? llvm::CodeGenOptLevel::None
         : level == OptLevel::O2 ? llvm::CodeGenOptLevel::Default
                                 : llvm::CodeGenOptLevel::Aggressive;
}

static void setMachine(llvm::Module &module, llvm::TargetMachine &machine) {
  module.setDataLayout(machine.createDataLayout());
  module.setTargetTriple(machine.getTargetTriple());
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
  }
}

// Without this LLVM's vectorizers use half of a 512-bit register on the CPUs
// whose tuning says so, while tcopt's own vectors are full ones.
static void preferWideVectors(llvm::Module &module,
                              llvm::TargetMachine &machine) {
  if (!machine.getTargetFeatureString().contains("+avx512vl"))
    return;
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      function.addFnAttr("prefer-vector-width", "512");
}

Expected<LLVMProgram> tcopt::translateToLLVM(mlir::ModuleOp module,
                                             llvm::TargetMachine &machine) {
  auto context = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> translated =
      mlir::translateModuleToLLVMIR(module, *context, "tcopt");
  if (!translated)
    return llvm::createStringError("cannot translate the module to LLVM IR");
  setMachine(*translated, machine);
  preferWideVectors(*translated, machine);
  return LLVMProgram(std::move(context), std::move(translated));
}

static llvm::OptimizationLevel passLevel(OptLevel level) {
  return level == OptLevel::O2 ? llvm::OptimizationLevel::O2
                               : llvm::OptimizationLevel::O3;
}

// The vectorizer sees each function once, when most is done.
static void tellKernels(llvm::PassInstrumentationCallbacks &callbacks,
                        const llvm::Module &module, Progress &progress) {
  int64_t all = llvm::count_if(
      module, [](const llvm::Function &f) { return !f.isDeclaration(); });
  progress.beginStep("optimize");
  callbacks.registerAfterPassCallback(
      [&progress, all,
       done = int64_t(0)](llvm::StringRef pass, llvm::Any,
                          const llvm::PreservedAnalyses &) mutable {
        if (pass == llvm::LoopVectorizePass::name())
          progress.setKernels(std::min(++done, all), all);
      });
}

void tcopt::optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     OptLevel level, Progress *progress) {
  if (level == OptLevel::O0)
    return;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = tuning.SLPVectorization = true;
  llvm::PassInstrumentationCallbacks callbacks;
  if (progress)
    tellKernels(callbacks, module, *progress);
  llvm::PassBuilder builder(&machine, tuning, std::nullopt, &callbacks);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(callGraph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, callGraph, modules);
  builder.buildPerModuleDefaultPipeline(passLevel(level)).run(module, modules);
}

static Error emit(llvm::Module &module, llvm::TargetMachine &machine,
                  llvm::raw_pwrite_stream &os, llvm::CodeGenFileType kind) {
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, nullptr, kind))
    return llvm::createStringError("the target cannot emit this kind of file");
  passes.run(module);
  return Error::success();
}

Expected<llvm::SmallVector<char, 0>>
tcopt::emitObject(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream os(bytes);
  if (Error error =
          emit(module, machine, os, llvm::CodeGenFileType::ObjectFile))
    return error;
  return bytes;
}

Error tcopt::emitAssembly(llvm::Module &module, llvm::TargetMachine &machine,
                          llvm::raw_pwrite_stream &os) {
  return emit(module, machine, os, llvm::CodeGenFileType::AssemblyFile);
}
