//===- CodeGen.cpp - From the llvm dialect to machine code ----------------===//

#include "tcopt/Target/CPU/CodeGen.h"
#include "Instructions.h"
#include "RoundingCalls.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "tcopt/Support/Progress.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/MCSubtargetInfo.h"
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

// A function may be for another CPU than the machine: one of a level (see
// tcopt-join-levels), or what chooses between levels.
static bool isForAnotherCpu(const llvm::Function &function) {
  return function.isDeclaration() || function.hasFnAttribute("target-cpu");
}

static void setMachine(llvm::Module &module, llvm::TargetMachine &machine) {
  module.setDataLayout(machine.createDataLayout());
  module.setTargetTriple(machine.getTargetTriple());
  // Without this LLVM's vectorizers use half of a 512-bit register on the CPUs
  // whose tuning says so, while tcopt's own vectors are full ones.
  bool isWide = machine.getMCSubtargetInfo()->checkFeatures("+avx512vl");
  for (llvm::Function &function : module) {
    if (isForAnotherCpu(function))
      continue;
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
    if (isWide)
      function.addFnAttr("prefer-vector-width", "512");
  }
}

static Expected<std::unique_ptr<llvm::Module>>
translate(mlir::ModuleOp module, llvm::LLVMContext &context,
          llvm::TargetMachine &machine) {
  std::unique_ptr<llvm::Module> translated =
      mlir::translateModuleToLLVMIR(module, context, "tcopt");
  if (!translated)
    return llvm::createStringError("cannot translate the module to LLVM IR");
  setMachine(*translated, machine);
  if (Error error = checkInstructions(*translated))
    return error;
  return translated;
}

Expected<LLVMProgram> tcopt::translateToLLVM(mlir::ModuleOp module,
                                             llvm::TargetMachine &machine) {
  auto context = std::make_unique<llvm::LLVMContext>();
  auto translated = translate(module, *context, machine);
  if (!translated)
    return translated.takeError();
  return LLVMProgram(std::move(context), std::move(*translated));
}

//===----------------------------------------------------------------------===//
// Optimization
//===----------------------------------------------------------------------===//

static llvm::OptimizationLevel passLevel(OptLevel level) {
  return level == OptLevel::O2 ? llvm::OptimizationLevel::O2
                               : llvm::OptimizationLevel::O3;
}

static int64_t countFunctions(const llvm::Module &module) {
  return llvm::count_if(
      module, [](const llvm::Function &f) { return !f.isDeclaration(); });
}

// The vectorizer sees each function once, when most is done.
static void tellKernels(llvm::PassInstrumentationCallbacks &callbacks,
                        const llvm::Module &module, Progress &progress) {
  int64_t all = countFunctions(module);
  progress.beginStep("optimize");
  callbacks.registerAfterPassCallback(
      [&progress, all,
       done = int64_t(0)](llvm::StringRef pass, llvm::Any,
                          const llvm::PreservedAnalyses &) mutable {
        if (pass == llvm::LoopVectorizePass::name())
          progress.setKernels(std::min(++done, all), all);
      });
}

namespace {
/// Pass managers' analyses and the builder that knows LLVM's passes.
class Optimizer {
public:
  explicit Optimizer(llvm::TargetMachine &machine,
                     llvm::PassInstrumentationCallbacks *callbacks = nullptr)
      : builder(&machine, tuning(), std::nullopt, callbacks) {
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(callGraph);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, callGraph, modules);
  }

  void runDefault(llvm::Module &module, OptLevel level) {
    builder.buildPerModuleDefaultPipeline(passLevel(level))
        .run(module, modules);
  }
  void run(llvm::Module &module, llvm::StringRef pipeline) {
    llvm::ModulePassManager passes;
    llvm::cantFail(builder.parsePassPipeline(passes, pipeline));
    passes.run(module, modules);
  }

private:
  static llvm::PipelineTuningOptions tuning() {
    llvm::PipelineTuningOptions tuning;
    tuning.LoopVectorization = tuning.SLPVectorization = true;
    return tuning;
  }

  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder;
};
} // namespace

void tcopt::optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     OptLevel level, Progress *progress) {
  if (level == OptLevel::O0)
    return;
  llvm::PassInstrumentationCallbacks callbacks;
  if (progress)
    tellKernels(callbacks, module, *progress);
  RoundingCalls calls(module);
  Optimizer(machine, &callbacks).runDefault(module, level);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

// LLVM's pipeline of -O2 without the passes that change no kernel: those that
// work across functions (a kernel's are few, and all but one are internal), on
// exceptions, coroutines, profiles, and a second time on what tcopt's own
// passes have simplified. They were found by leaving out each pass in turn, as
// long as the objects of some 230 kernels stayed the same byte by byte; of 765
// others, 2 differ. The unroller is left out for another reason: what runs long
// is unrolled before, by tcopt or by the vectorizer, and its code for
// remainders and packing doubles the time of the code generator.
static constexpr llvm::StringLiteral kBeforeUnrolling =
    "function<eager-inv>(early-cse),ipsccp,"
    "function<eager-inv>(instcombine<no-verify-fixpoint>),"
    "cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,"
    "function<eager-inv;no-rerun>(early-cse<memssa>,jump-threading,"
    "correlated-propagation,instcombine<no-verify-fixpoint>,"
    "simplifycfg<switch-range-to-icmp>,reassociate,constraint-elimination,"
    "loop-mssa(loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm),"
    "simplifycfg<switch-range-to-icmp>,instcombine<no-verify-fixpoint>,"
    "loop(loop-idiom,indvars,loop-unroll-full),mldst-motion,gvn,"
    "instcombine<no-verify-fixpoint>,jump-threading,loop-mssa(licm),"
    "simplifycfg<switch-range-to-icmp;switch-to-arithmetic;"
    "hoist-common-insts;sink-common-insts>),function-attrs)),"
    "function<eager-inv>(loop-vectorize,instcombine<no-verify-fixpoint>,"
    "simplifycfg<forward-switch-cond;switch-range-to-icmp;"
    "switch-to-arithmetic;switch-to-lookup;no-keep-loops;hoist-common-insts;"
    "sink-common-insts>,slp-vectorizer,vector-combine,";
static constexpr llvm::StringLiteral kUnrolling = "loop-unroll<O2>,";
static constexpr llvm::StringLiteral kAfterUnrolling =
    "sroa<preserve-cfg>,infer-alignment,instcombine<no-verify-fixpoint>,"
    "loop-mssa(licm),instsimplify,div-rem-pairs,tailcallelim),constmerge";

// Kernels that compute the pieces of a concatenation have a short loop for each
// piece. Unrolled loops were a fifth of the code of DenseNet-121.
static constexpr size_t kMostUnrolledLoops = 2;

static size_t countInnermostLoops(llvm::Function &function) {
  if (function.isDeclaration())
    return 0;
  llvm::DominatorTree dominators(function);
  llvm::LoopInfo loops(dominators);
  return llvm::count_if(loops.getLoopsInPreorder(), [](const llvm::Loop *loop) {
    return loop->isInnermost();
  });
}

static bool hasManyLoops(llvm::Module &module) {
  size_t count = 0;
  for (llvm::Function &function : module)
    count += countInnermostLoops(function);
  return count > kMostUnrolledLoops;
}

// Where tcopt wrote vectors, it wrote out what runs long. What is left to
// unroll are remainders and packing, which doubled the time of the code
// generator.
static bool hasVectors(const llvm::Module &module) {
  return llvm::any_of(module, [](const llvm::Function &function) {
    return llvm::any_of(
        llvm::instructions(function),
        [](const llvm::Instruction &i) { return i.getType()->isVectorTy(); });
  });
}

// It calls the runtime with the function of a task.
static bool isLauncher(const llvm::Function &function) {
  if (function.size() != 1 || !function.hasExternalLinkage())
    return false;
  return llvm::any_of(
      llvm::instructions(function), [](const llvm::Instruction &inner) {
        auto *call = llvm::dyn_cast<llvm::CallInst>(&inner);
        return call && llvm::any_of(call->args(), [](const llvm::Use &use) {
                 return llvm::isa<llvm::Function>(use);
               });
      });
}

void tcopt::skipLaunchers(llvm::Module &module) {
  for (llvm::Function &function : module)
    if (isLauncher(function)) {
      function.addFnAttr(llvm::Attribute::OptimizeNone);
      function.addFnAttr(llvm::Attribute::NoInline);
    }
}

void tcopt::optimizeKernel(llvm::Module &module, llvm::TargetMachine &machine,
                           OptLevel level) {
  if (level == OptLevel::O0)
    return;
  RoundingCalls calls(module);
  if (level == OptLevel::O3)
    return Optimizer(machine).runDefault(module, level);
  llvm::StringRef unrolling =
      hasVectors(module) || hasManyLoops(module) ? "" : kUnrolling;
  Optimizer(machine).run(
      module, (kBeforeUnrolling + unrolling + kAfterUnrolling).str());
}

CpuTarget tcopt::ownTarget(mlir::ModuleOp kernel, const CpuTarget &program) {
  mlir::Attribute stated = kernel->getAttr(TcoptDialect::kTarget);
  TargetAttr target = stated ? getTarget(kernel) : TargetAttr();
  return target ? cpuOf(target) : program;
}

/// A machine for a kernel module that states another target than the program's;
/// null if it states none.
static Expected<std::unique_ptr<llvm::TargetMachine>>
createOwnMachine(mlir::ModuleOp kernel, const llvm::TargetMachine &program,
                 OptLevel level) {
  CpuTarget known = {program.getTargetTriple().str(),
                     program.getTargetCPU().str(),
                     program.getTargetFeatureString().str()};
  CpuTarget own = ownTarget(kernel, known);
  if (own.cpu == known.cpu && own.features == known.features)
    return nullptr;
  return createTargetMachine(own, codeGenLevel(level));
}

using FunctionNames = std::vector<std::string>;

// The code of a kernel is the same with and without the program around it:
// nothing is inlined in either direction. Adds its functions to `names`.
static Error addKernel(llvm::Linker &linker, mlir::ModuleOp kernel,
                       llvm::LLVMContext &context, llvm::TargetMachine &machine,
                       OptLevel level, FunctionNames &names) {
  auto own = createOwnMachine(kernel, machine, level);
  if (!own)
    return own.takeError();
  llvm::TargetMachine &made = *own ? **own : machine;
  auto module = translate(kernel, context, made);
  if (!module)
    return module.takeError();
  for (llvm::Function &function : **module)
    if (function.hasExternalLinkage() && !function.isDeclaration()) {
      function.addFnAttr(llvm::Attribute::NoInline);
      names.push_back(function.getName().str());
    }
  optimizeKernel(**module, made, level);
  if (linker.linkInModule(std::move(*module)))
    return llvm::createStringError("cannot link the kernel '" +
                                   getKernelName(kernel) + "'");
  return Error::success();
}

Expected<LLVMProgram> tcopt::compileToLLVM(mlir::ModuleOp program,
                                           llvm::TargetMachine &machine,
                                           OptLevel level) {
  DetachedKernels kernels(program);
  Expected<LLVMProgram> host = translateToLLVM(program, machine);
  if (!host)
    return host;
  optimize(*host->module, machine, level);
  llvm::Linker linker(*host->module);
  FunctionNames names;
  for (mlir::ModuleOp kernel : kernels.modules())
    if (Error error =
            addKernel(linker, kernel, *host->context, machine, level, names))
      return error;
  for (const std::string &name : names)
    host->module->getFunction(name)->setLinkage(
        llvm::GlobalValue::InternalLinkage);
  return host;
}

//===----------------------------------------------------------------------===//
// Machine code
//===----------------------------------------------------------------------===//

namespace {
/// Counts the functions that come out of the code generator.
class FunctionCounter : public llvm::FunctionPass {
public:
  FunctionCounter(Progress &progress, int64_t all)
      : FunctionPass(id), progress(progress), all(all) {}

  bool runOnFunction(llvm::Function &) override {
    progress.setKernels(++done, all);
    return false;
  }
  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override {
    usage.setPreservesAll();
  }

private:
  static char id;
  Progress &progress;
  int64_t done = 0, all;
};
char FunctionCounter::id = 0;
} // namespace

static Error emit(llvm::Module &module, llvm::TargetMachine &machine,
                  llvm::raw_pwrite_stream &os, llvm::CodeGenFileType kind,
                  Progress *progress = nullptr) {
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, os, nullptr, kind))
    return llvm::createStringError("the target cannot emit this kind of file");
  if (progress) {
    progress->beginStep("code");
    passes.add(new FunctionCounter(*progress, countFunctions(module)));
  }
  passes.run(module);
  return Error::success();
}

Expected<llvm::SmallVector<char, 0>>
tcopt::emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                  Progress *progress) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream os(bytes);
  if (Error error = emit(module, machine, os, llvm::CodeGenFileType::ObjectFile,
                         progress))
    return error;
  return bytes;
}

// The passes write to the buffer, at whose beginning an object has to be.
struct ObjectEmitter::Passes {
  explicit Passes(llvm::TargetMachine &machine)
      : isRefused(machine.addPassesToEmitFile(
            manager, os, nullptr, llvm::CodeGenFileType::ObjectFile)) {}

  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream os{bytes};
  llvm::legacy::PassManager manager;
  bool isRefused;
};

ObjectEmitter::ObjectEmitter(llvm::TargetMachine &machine)
    : passes(std::make_unique<Passes>(machine)) {}
ObjectEmitter::~ObjectEmitter() = default;

Expected<llvm::SmallVector<char, 0>> ObjectEmitter::emit(llvm::Module &module) {
  if (passes->isRefused)
    return llvm::createStringError("the target cannot emit this kind of file");
  passes->bytes.clear();
  passes->manager.run(module);
  return passes->bytes;
}

Error tcopt::emitAssembly(llvm::Module &module, llvm::TargetMachine &machine,
                          llvm::raw_pwrite_stream &os) {
  return emit(module, machine, os, llvm::CodeGenFileType::AssemblyFile);
}
