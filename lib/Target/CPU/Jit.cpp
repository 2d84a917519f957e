//===- Jit.cpp - Machine code in this process -----------------------------===//

#include "tcopt/Target/CPU/Jit.h"
#include "Weights.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Support/Progress.h"
#include "tcopt/Target/CPU/Libraries.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Pass.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::orc::LLJIT;

static llvm::orc::JITTargetMachineBuilder
machineBuilder(const JitOptions &options) {
  llvm::orc::JITTargetMachineBuilder builder(llvm::Triple(options.cpu.triple));
  builder.setCPU(options.cpu.cpu);
  llvm::SmallVector<StringRef> features;
  StringRef(options.cpu.features).split(features, ',', -1, false);
  builder.addFeatures({features.begin(), features.end()});
  builder.setRelocationModel(llvm::Reloc::PIC_);
  builder.setCodeGenOptLevel(codeGenLevel(options.level));
  return builder;
}

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

/// Makes objects as ORC's own compiler does, and tells how far it is.
class ProgressCompiler : public llvm::orc::IRCompileLayer::IRCompiler {
public:
  ProgressCompiler(llvm::orc::JITTargetMachineBuilder builder,
                   std::shared_ptr<Progress> progress)
      : IRCompiler(llvm::orc::irManglingOptionsFromTargetOptions(
            builder.getOptions())),
        builder(std::move(builder)), progress(std::move(progress)) {}

  Expected<std::unique_ptr<llvm::MemoryBuffer>>
  operator()(llvm::Module &module) override {
    auto machine = builder.createTargetMachine();
    if (!machine)
      return machine.takeError();
    progress->beginStep("code");
    int64_t all = llvm::count_if(
        module, [](const llvm::Function &f) { return !f.isDeclaration(); });
    llvm::SmallVector<char, 0> bytes;
    llvm::raw_svector_ostream os(bytes);
    llvm::legacy::PassManager passes;
    llvm::MCContext *context = nullptr;
    if ((*machine)->addPassesToEmitMC(passes, context, os))
      return llvm::createStringError("the target cannot emit code");
    passes.add(new FunctionCounter(*progress, all));
    passes.run(module);
    return std::make_unique<llvm::SmallVectorMemoryBuffer>(
        std::move(bytes), module.getModuleIdentifier(),
        /*RequiresNullTerminator=*/false);
  }

private:
  llvm::orc::JITTargetMachineBuilder builder;
  std::shared_ptr<Progress> progress;
};
} // namespace

static Expected<std::unique_ptr<LLJIT>>
createEngine(const JitOptions &options) {
  llvm::orc::LLJITBuilder builder;
  builder.setJITTargetMachineBuilder(machineBuilder(options));
  if (options.progress)
    builder.setCompileFunctionCreator(
        [progress =
             options.progress](llvm::orc::JITTargetMachineBuilder machine)
            -> Expected<
                std::unique_ptr<llvm::orc::IRCompileLayer::IRCompiler>> {
          return std::make_unique<ProgressCompiler>(std::move(machine),
                                                    progress);
        });
  return builder.create();
}

Jit::Jit(std::unique_ptr<LLJIT> engine)
    : engine(std::move(engine)), report(std::make_shared<std::string>()) {
  this->engine->getExecutionSession().setErrorReporter(
      [report = report](Error error) {
        *report += (report->empty() ? "" : "; ") + toString(std::move(error));
      });
}

Jit::~Jit() = default;

// By name and not through the process alone: a host may have loaded libtcopt.so
// without making its symbols global.
Error Jit::addLibraries(const JitOptions &options) {
  std::vector<std::string> libraries = findCodeLibraries();
  llvm::append_range(libraries, options.libraries);
  for (const std::string &path : libraries) {
    auto generator = llvm::orc::DynamicLibrarySearchGenerator::Load(
        path.c_str(), engine->getDataLayout().getGlobalPrefix());
    if (!generator)
      return generator.takeError();
    engine->getMainJITDylib().addGenerator(std::move(*generator));
  }
  return Error::success();
}

Error Jit::bind(DetachedWeights &weights) {
  copies = weights.takeCopies();
  llvm::orc::SymbolMap symbols;
  for (const Weight &weight : weights.weights())
    symbols[engine->mangleAndIntern(weight.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(weight.data),
        llvm::JITSymbolFlags::Exported};
  return engine->getMainJITDylib().define(
      llvm::orc::absoluteSymbols(std::move(symbols)));
}

// Gives a declared kernel a body that calls the one of this process, with its
// own pointer in front.
static void defineKernel(llvm::Function &function, KernelClosure kernel) {
  llvm::LLVMContext &context = function.getContext();
  llvm::IRBuilder<> b(llvm::BasicBlock::Create(context, "", &function));
  auto pointer = [&](void *address) -> llvm::Value * {
    return b.CreateIntToPtr(b.getInt64(reinterpret_cast<uintptr_t>(address)),
                            b.getPtrTy());
  };
  llvm::SmallVector<llvm::Value *> arguments{pointer(kernel.user)};
  llvm::SmallVector<llvm::Type *> types{b.getPtrTy()};
  for (llvm::Argument &argument : function.args()) {
    arguments.push_back(&argument);
    types.push_back(argument.getType());
  }
  auto *type = llvm::FunctionType::get(function.getReturnType(), types,
                                       /*isVarArg=*/false);
  void *target = reinterpret_cast<void *>(kernel.function);
  b.CreateRet(b.CreateCall(type, pointer(target), arguments));
  function.setLinkage(llvm::GlobalValue::InternalLinkage);
}

static void defineKernels(llvm::Module &module, const KernelFinder &find) {
  if (!find)
    return;
  for (llvm::Function &function : module)
    if (function.isDeclaration() && !function.isIntrinsic())
      if (std::optional<KernelClosure> kernel = find(function.getName()))
        defineKernel(function, *kernel);
}

Expected<std::unique_ptr<Jit>> Jit::create(mlir::ModuleOp module,
                                           const JitOptions &options) {
  auto machine = createTargetMachine(options.cpu, codeGenLevel(options.level));
  if (!machine)
    return machine.takeError();
  DetachedWeights weights(module);
  Expected<LLVMProgram> program = translateToLLVM(module, **machine);
  if (!program)
    return program.takeError();
  defineKernels(*program->module, options.kernels);
  optimize(*program->module, **machine, options.level, options.progress.get());
  auto engine = createEngine(options);
  if (!engine)
    return engine.takeError();
  std::unique_ptr<Jit> jit(new Jit(std::move(*engine)));
  if (Error error = jit->addLibraries(options))
    return error;
  if (Error error = jit->bind(weights))
    return error;
  if (Error error = jit->engine->addIRModule(llvm::orc::ThreadSafeModule(
          std::move(program->module), std::move(program->context))))
    return error;
  return jit;
}

Expected<void *> Jit::lookup(StringRef name) {
  report->clear();
  auto address = engine->lookup(name);
  if (address)
    return address->toPtr<void *>();
  std::string message = toString(address.takeError());
  return llvm::createStringError("cannot link the code: " +
                                 (report->empty() ? message : *report));
}

Expected<tcopt_entry> Jit::lookupEntry(StringRef name) {
  Expected<void *> address = lookup(name);
  if (!address)
    return address.takeError();
  return reinterpret_cast<tcopt_entry>(*address);
}
