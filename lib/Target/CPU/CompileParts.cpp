//===- CompileParts.cpp - objects of the parts of a program ---------------===//
//
// Threads take parts one after the other, the largest first. What is made of a
// part does not depend on the thread: it has its own LLVM context, and what a
// thread borrows are code generators.
//
// Host functions that call kernels compute sizes and pointers: no time that
// their code could save is worth what it takes to optimize them.
//
// Translation of different modules of one MLIR context on several threads is
// what passes on nested ops do: it creates attributes and types, which the
// context locks, and reads ops of its own module.
//
//===----------------------------------------------------------------------===//

#include "CompileParts.h"
#include "Stopwatch.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "tcopt/Interfaces/Sources.h"
#include "tcopt/Support/Progress.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ThreadPool.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;

//===----------------------------------------------------------------------===//
// User-defined kernels
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Progress
//===----------------------------------------------------------------------===//

namespace {
/// Counts kernel modules. While some are not optimized yet, the step is that.
class PartProgress {
public:
  PartProgress(Progress *progress, int64_t all) : progress(progress), all(all) {
    if (progress)
      progress->beginStep("optimize");
  }

  void endOptimize() {
    if (!progress)
      return;
    std::lock_guard<std::mutex> lock(mutex);
    progress->setKernels(++optimized, all);
    if (optimized == all)
      progress->beginStep("code");
  }
  void endCode() {
    if (!progress)
      return;
    std::lock_guard<std::mutex> lock(mutex);
    ++generated;
    if (optimized == all)
      progress->setKernels(generated, all);
  }

private:
  Progress *progress;
  std::mutex mutex;
  int64_t all, optimized = 0, generated = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

namespace {
class PartsCompiler {
public:
  PartsCompiler(llvm::ArrayRef<ModuleOp> parts, const DetachedWeights &weights,
                const JitOptions &options, CodeGenerators &generators,
                CodeReport &report, mlir::TimingScope *timing)
      : parts(parts), weights(weights), options(options),
        generators(generators), report(report), timing(timing),
        hasKernels(parts.size() > 1),
        progress(hasKernels ? options.progress.get() : nullptr,
                 int64_t(parts.size()) - 1),
        objects(parts.size()), problems(parts.size()) {
    report.parts.resize(parts.size());
    chooseOrder();
  }

  void run();
  Expected<std::vector<ObjectBytes>> take();

private:
  void chooseOrder();
  unsigned chooseNumThreads() const;
  void work();
  Error compile(size_t index);
  Expected<CpuTarget> targetOf(size_t index) const;
  llvm::CodeGenOptLevel levelOf(size_t index) const {
    return isQuick(index) ? llvm::CodeGenOptLevel::None
                          : codeGenLevel(options.level);
  }
  bool isQuick(size_t index) const { return hasKernels && index == 0; }
  Expected<LLVMProgram> translate(size_t index, llvm::TargetMachine &machine);
  void runPasses(size_t index, llvm::Module &module,
                 llvm::TargetMachine &machine);
  Error generate(size_t index, llvm::Module &module, CodeGenerator &generator);
  /// Counts host functions where there is nothing else to count.
  Progress *functionProgress() const {
    return hasKernels ? nullptr : options.progress.get();
  }

  llvm::ArrayRef<ModuleOp> parts;
  const DetachedWeights &weights;
  const JitOptions &options;
  CodeGenerators &generators;
  CodeReport &report;
  mlir::TimingScope *timing;
  bool hasKernels;
  PartProgress progress;
  /// Numbers of ops.
  std::vector<size_t> sizes;
  /// Indices of parts, and how many of them are taken.
  std::vector<size_t> order;
  std::atomic<size_t> numTaken = 0;
  std::vector<ObjectBytes> objects;
  /// Messages of errors.
  std::vector<std::string> problems;
};
} // namespace

void PartsCompiler::chooseOrder() {
  for (ModuleOp part : parts) {
    size_t size = 0;
    part.walk([&](mlir::Operation *) { ++size; });
    order.push_back(order.size());
    sizes.push_back(size);
  }
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(sizes[b], a) < std::pair(sizes[a], b);
  });
}

// Without threads an MLIR context does not lock what it creates.
unsigned PartsCompiler::chooseNumThreads() const {
  // Of kernels, for each thread: that of a small program is done before a
  // second one has begun.
  constexpr size_t leastOps = 100;
  ModuleOp host = parts.front();
  if (!host->getContext()->isMultithreadingEnabled())
    return 1;
  if (options.threads)
    return std::min(options.threads, unsigned(parts.size()));
  size_t wanted = llvm::hardware_concurrency().compute_thread_count();
  size_t numParts = 0, numOps = 0;
  for (size_t i = isQuick(0); i < parts.size(); ++i) {
    ++numParts;
    numOps += sizes[i];
  }
  return std::min({wanted, numParts, numOps / leastOps + 1});
}

// One of the threads is this one; the others are the context's, which has them
// already.
void PartsCompiler::run() {
  report.numThreads = chooseNumThreads();
  if (report.numThreads == 1)
    return work();
  ModuleOp host = parts.front();
  llvm::ThreadPoolTaskGroup others(host->getContext()->getThreadPool());
  for (unsigned i = 1; i < report.numThreads; ++i)
    others.async([this] { work(); });
  work();
  others.wait();
}

void PartsCompiler::work() {
  for (size_t i; (i = numTaken++) < order.size();)
    if (Error error = compile(order[i]))
      problems[order[i]] = toString(std::move(error));
}

// A kernel may state a target of its own.
Expected<CpuTarget> PartsCompiler::targetOf(size_t index) const {
  CpuTarget own =
      index == 0 ? options.cpu : ownTarget(parts[index], options.cpu);
  if (own == options.cpu)
    return own;
  if (Error error = checkRunsHere(own))
    return std::move(error);
  return own;
}

Error PartsCompiler::compile(size_t index) {
  PartReport &row = report.parts[index];
  if (index > 0) {
    row.kernel = getKernelName(parts[index]).str();
    row.sources = describeSources(ModuleOp(parts[index]).getLoc());
  }
  Expected<CpuTarget> target = targetOf(index);
  if (!target)
    return target.takeError();
  auto generator = generators.take(*target, levelOf(index));
  if (!generator)
    return generator.takeError();
  llvm::TargetMachine &machine = (*generator)->getMachine();
  Expected<LLVMProgram> program = translate(index, machine);
  if (!program)
    return program.takeError();
  runPasses(index, *program->module, machine);
  return generate(index, *program->module, **generator);
}

Expected<LLVMProgram> PartsCompiler::translate(size_t index,
                                               llvm::TargetMachine &machine) {
  Stopwatch watch(report.parts[index].translateMs, timing,
                  "Translate to LLVM IR");
  ModuleOp part = parts[index];
  Expected<LLVMProgram> program = translateToLLVM(part, machine);
  if (!program)
    return program;
  weights.useSymbols(part, *program->module);
  defineKernels(*program->module, options.kernels);
  return program;
}

void PartsCompiler::runPasses(size_t index, llvm::Module &module,
                              llvm::TargetMachine &machine) {
  Stopwatch watch(report.parts[index].optimizeMs, timing, "Optimize LLVM IR");
  if (isQuick(index))
    return;
  if (index == 0)
    return optimize(module, machine, options.level, functionProgress());
  if (options.level == OptLevel::O2)
    skipLaunchers(module);
  optimizeKernel(module, machine, options.level);
  progress.endOptimize();
}

Error PartsCompiler::generate(size_t index, llvm::Module &module,
                              CodeGenerator &generator) {
  PartReport &row = report.parts[index];
  Stopwatch watch(row.codeMs, timing, "Generate code");
  auto object = functionProgress() ? emitObject(module, generator.getMachine(),
                                                functionProgress())
                                   : generator.emit(module);
  if (!object)
    return object.takeError();
  objects[index] = std::move(*object);
  row.objectBytes = objects[index].size();
  if (index > 0)
    progress.endCode();
  return Error::success();
}

Expected<std::vector<ObjectBytes>> PartsCompiler::take() {
  for (const std::string &problem : problems)
    if (!problem.empty())
      return llvm::createStringError(problem);
  return std::move(objects);
}

Expected<std::vector<ObjectBytes>>
tcopt::compileParts(llvm::ArrayRef<ModuleOp> parts,
                    const DetachedWeights &weights, const JitOptions &options,
                    CodeGenerators &generators, CodeReport &report) {
  Stopwatch watch(report.llvmMs, options.timing, "LLVM");
  PartsCompiler compiler(parts, weights, options, generators, report,
                         watch.timing());
  compiler.run();
  return compiler.take();
}
