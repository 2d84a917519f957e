//===- CompileParts.cpp - objects of the parts of a program ---------------===//
//
// Threads take parts one after the other, the largest first. What is made of a
// part does not depend on the thread: it has its own LLVM context, and what a
// thread keeps are a target machine and the passes of its code generator.
//
// Translation of different modules of one MLIR context on several threads is
// what passes on nested ops do: it creates attributes and types, which the
// context locks, and reads ops of its own module.
//
//===----------------------------------------------------------------------===//

#include "CompileParts.h"
#include "Stopwatch.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Interfaces/Sources.h"
#include "tcopt/Support/Progress.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Target/TargetMachine.h"

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
                const JitOptions &options, CodeReport &report,
                mlir::TimingScope *timing)
      : parts(parts), weights(weights), options(options), report(report),
        timing(timing), hasKernels(parts.size() > 1),
        progress(hasKernels ? options.progress.get() : nullptr,
                 int64_t(parts.size()) - 1),
        order(chooseOrder(parts)), objects(parts.size()),
        problems(parts.size()) {
    report.parts.resize(parts.size());
  }

  void run();
  Expected<std::vector<ObjectBytes>> take();

private:
  static std::vector<size_t> chooseOrder(llvm::ArrayRef<ModuleOp> parts);
  unsigned chooseNumThreads() const;
  void work();
  Error compileFor(size_t index, llvm::TargetMachine &machine,
                   ObjectEmitter &emitter);
  Error compile(size_t index, llvm::TargetMachine &machine,
                ObjectEmitter &emitter);
  Expected<LLVMProgram> translate(size_t index, llvm::TargetMachine &machine);
  void runPasses(size_t index, llvm::Module &module,
                 llvm::TargetMachine &machine);
  Error generate(size_t index, llvm::Module &module,
                 llvm::TargetMachine &machine, ObjectEmitter &emitter);
  /// Counts host functions where there is nothing else to count.
  Progress *functionProgress() const {
    return hasKernels ? nullptr : options.progress.get();
  }

  llvm::ArrayRef<ModuleOp> parts;
  const DetachedWeights &weights;
  const JitOptions &options;
  CodeReport &report;
  mlir::TimingScope *timing;
  bool hasKernels;
  PartProgress progress;
  /// Indices of parts, and how many of them are taken.
  std::vector<size_t> order;
  std::atomic<size_t> numTaken = 0;
  std::vector<ObjectBytes> objects;
  /// Messages of errors.
  std::vector<std::string> problems;
};
} // namespace

std::vector<size_t> PartsCompiler::chooseOrder(llvm::ArrayRef<ModuleOp> parts) {
  std::vector<size_t> order, sizes;
  for (ModuleOp part : parts) {
    size_t size = 0;
    part.walk([&](mlir::Operation *) { ++size; });
    order.push_back(order.size());
    sizes.push_back(size);
  }
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(sizes[b], a) < std::pair(sizes[a], b);
  });
  return order;
}

// Without threads an MLIR context does not lock what it creates.
unsigned PartsCompiler::chooseNumThreads() const {
  ModuleOp host = parts.front();
  if (!host->getContext()->isMultithreadingEnabled())
    return 1;
  unsigned wanted =
      llvm::hardware_concurrency(options.threads).compute_thread_count();
  return std::min(wanted, unsigned(parts.size()));
}

void PartsCompiler::run() {
  report.numThreads = chooseNumThreads();
  if (report.numThreads == 1)
    return work();
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(report.numThreads));
  for (unsigned i = 0; i < report.numThreads; ++i)
    pool.async([this] { work(); });
  pool.wait();
}

void PartsCompiler::work() {
  auto machine = createTargetMachine(options.cpu, codeGenLevel(options.level));
  std::string problem = machine ? "" : toString(machine.takeError());
  std::optional<ObjectEmitter> emitter;
  for (size_t i; (i = numTaken++) < order.size();) {
    size_t index = order[i];
    if (!problem.empty()) {
      problems[index] = problem;
      continue;
    }
    if (!emitter)
      emitter.emplace(**machine);
    if (Error error = compileFor(index, **machine, *emitter))
      problems[index] = toString(std::move(error));
  }
}

// A kernel may state a target of its own.
Error PartsCompiler::compileFor(size_t index, llvm::TargetMachine &machine,
                                ObjectEmitter &emitter) {
  if (index == 0)
    return compile(index, machine, emitter);
  auto own = createOwnMachine(parts[index], machine, options.level);
  if (!own)
    return own.takeError();
  if (!*own)
    return compile(index, machine, emitter);
  if (Error error = checkRunsHere(cpuOf(getTarget(parts[index]))))
    return error;
  ObjectEmitter ownEmitter(**own);
  return compile(index, **own, ownEmitter);
}

Error PartsCompiler::compile(size_t index, llvm::TargetMachine &machine,
                             ObjectEmitter &emitter) {
  PartReport &row = report.parts[index];
  if (index > 0) {
    row.kernel = getKernelName(parts[index]).str();
    row.sources = describeSources(ModuleOp(parts[index]).getLoc());
  }
  Expected<LLVMProgram> program = translate(index, machine);
  if (!program)
    return program.takeError();
  runPasses(index, *program->module, machine);
  return generate(index, *program->module, machine, emitter);
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
  if (index == 0)
    return optimize(module, machine, options.level, functionProgress());
  optimizeKernel(module, machine, options.level);
  progress.endOptimize();
}

// Host code that calls kernels computes sizes and pointers: where it is long,
// no time that it could save is worth what the code generator takes for it.
static Expected<ObjectBytes> emitQuickly(llvm::Module &module,
                                         const CpuTarget &cpu) {
  auto machine = createTargetMachine(cpu, codeGenLevel(OptLevel::O0));
  if (!machine)
    return machine.takeError();
  (*machine)->setFastISel(true);
  return emitObject(module, **machine, nullptr);
}

Error PartsCompiler::generate(size_t index, llvm::Module &module,
                              llvm::TargetMachine &machine,
                              ObjectEmitter &emitter) {
  constexpr unsigned longCode = 4000;
  PartReport &row = report.parts[index];
  Stopwatch watch(row.codeMs, timing, "Generate code");
  bool isLongHost =
      hasKernels && index == 0 && module.getInstructionCount() > longCode;
  auto object = isLongHost   ? emitQuickly(module, options.cpu)
                : hasKernels ? emitter.emit(module)
                             : emitObject(module, machine, functionProgress());
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
                    CodeReport &report) {
  Stopwatch watch(report.llvmMs, options.timing, "LLVM");
  PartsCompiler compiler(parts, weights, options, report, watch.timing());
  compiler.run();
  return compiler.take();
}
