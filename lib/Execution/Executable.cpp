//===- Executable.cpp - A compiled program --------------------------------===//

#include "tcopt/Execution/Executable.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tcopt/Execution/CustomKernels.h"
#include "tcopt/Execution/Runner.h"
#include "tcopt/Target/CPU/KernelModules.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

// Returns the runner options for the selected backends and for those of
// partitions in the module.
static Expected<RunnerOptions> choose(ModuleOp module,
                                      const BackendRegistry &backends,
                                      const ExecutableOptions &options) {
  if (options.backend == "interp")
    return llvm::createStringError("backend 'interp' makes no code");
  RunnerOptions choice;
  choice.fallback = options.fallback;
  choice.libraries = options.code.libraries;
  if (Error error = chooseBackend(options.backend, backends, choice))
    return std::move(error);
  if (Error error = adoptParts(module, backends, choice))
    return std::move(error);
  return choice;
}

static PipelineConfig makeConfig(const RunnerOptions &choice,
                                 const ExecutableOptions &options) {
  PipelineConfig config;
  config.target = choice.target;
  config.backends = choice.parts;
  config.compile = options.compile;
  return config;
}

static Error lower(ModuleOp module,
                   std::shared_ptr<const BackendRegistry> backends,
                   PipelineConfig config, CompilerPool *compilers,
                   Instrumentations seen) {
  config.startAt = findNextPhase(module);
  if (!config.startAt)
    return Error::success();
  if (Error error = checkBeforeLowering(module))
    return error;
  CompilerPool own(module.getContext(), std::move(backends));
  std::string problem;
  CompilerPool::Borrowed compiler =
      (compilers ? *compilers : own)
          .take(config, [&](const llvm::Twine &message) {
            problem = message.str();
            return mlir::failure();
          });
  if (!compiler)
    return llvm::createStringError(problem);
  if (failed(compiler->run(module, std::move(seen))))
    return llvm::createStringError("compilation failed");
  return Error::success();
}

// Returns the chosen backends.
static Expected<RunnerOptions>
lowerEntry(ModuleOp module, std::shared_ptr<const BackendRegistry> backends,
           const ExecutableOptions &options, Instrumentations seen) {
  Expected<RunnerOptions> choice = choose(module, *backends, options);
  if (!choice)
    return choice.takeError();
  // Reports a wrong name before the compilation.
  if (auto function = findEntry(module, options.entry); !function)
    return function.takeError();
  if (Error error =
          checkKernels(module, options.code.kernels, choice->libraries))
    return std::move(error);
  if (Error error = lower(module, backends, makeConfig(*choice, options),
                          options.compilers, std::move(seen)))
    return std::move(error);
  return choice;
}

static JitOptions jitOptionsOf(const ExecutableOptions &options,
                               const RunnerOptions &choice) {
  JitOptions code = options.code;
  code.libraries = choice.libraries;
  code.level = OptLevel(options.compile.optLevel);
  return code;
}

Expected<std::unique_ptr<Executable>>
Executable::compile(ModuleOp module,
                    std::shared_ptr<const BackendRegistry> backends,
                    const ExecutableOptions &options, Instrumentations seen) {
  auto choice = lowerEntry(module, backends, options, std::move(seen));
  if (!choice)
    return choice.takeError();
  auto made = load(module, options.entry, jitOptionsOf(options, *choice));
  if (!made)
    return made;
  (*made)->threads = options.threads;
  (*made)->backends = std::move(backends);
  (*made)->target = choice->backend;
  if (options.calls && choice->backend)
    (*made)->recordCalls(*choice->backend, options.calls);
  return made;
}

Expected<ExecutableImage> Executable::compileImage(
    ModuleOp module, std::shared_ptr<const BackendRegistry> backends,
    const ExecutableOptions &options, Instrumentations seen) {
  auto choice = lowerEntry(module, backends, options, std::move(seen));
  if (!choice)
    return choice.takeError();
  if (choice->backend && choice->backend->keepsBuffersOnDevice())
    return llvm::createStringError("backend '" + options.backend +
                                   "' makes no images");
  return emit(module, options.entry, jitOptionsOf(options, *choice));
}

Expected<std::unique_ptr<Executable>>
Executable::create(ModuleOp module,
                   std::shared_ptr<const BackendRegistry> backends,
                   const ExecutableOptions &options) {
  auto made = compile(module, std::move(backends), options);
  if (!made)
    return made;
  auto context = BorrowedContext::take((*made)->contextsOfCalls());
  if (!context)
    return context.takeError();
  if (Error error = (*made)->makeState(**context))
    return std::move(error);
  return made;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

static bool hasState(ModuleOp lowered, llvm::StringRef entry) {
  return lowered.lookupSymbol((entry + "_init").str()) != nullptr;
}

static bool findsWrongValues(ModuleOp lowered) {
  bool found = false;
  for (ModuleOp kernel : getKernelModules(lowered))
    kernel.walk([&](mlir::LLVM::CallOp call) {
      std::optional<llvm::StringRef> callee = call.getCallee();
      found |= callee && (callee->starts_with("tcopt_rt_fail") ||
                          callee == "tcopt_rt_cuda_status");
    });
  return found;
}

static bool findsThemLate(mlir::FunctionOpInterface entry) {
  return findsWrongValues(entry->getParentOfType<ModuleOp>()) &&
         !entry->hasAttr(TcoptDialect::kFailsBeforeWrites);
}

static Error inFunction(llvm::StringRef name, Error error) {
  return llvm::createStringError("function '" + name +
                                 "': " + toString(std::move(error)));
}

Expected<std::unique_ptr<Executable>> Executable::load(ModuleOp lowered,
                                                       llvm::StringRef entry,
                                                       const JitOptions &code) {
  std::unique_ptr<Executable> made(new Executable());
  Expected<std::unique_ptr<Jit>> jit = Jit::create(lowered, code);
  if (!jit)
    return jit.takeError();
  made->jit = std::move(*jit);
  if (Error error = made->setEntry(entry, hasState(lowered, entry)))
    return std::move(error);
  auto function = findEntry(lowered, entry);
  if (!function)
    return function.takeError();
  Expected<Signature> signature = readSignature(*function);
  if (!signature)
    return inFunction(entry, signature.takeError());
  made->setSignature(std::move(*signature));
  made->findsWrongValues = ::findsWrongValues(lowered);
  made->findsThemLate = ::findsThemLate(*function);
  return made;
}

Error Executable::setEntry(llvm::StringRef name, bool hasState) {
  auto found = CompiledEntry::lookup(*jit, name, hasState);
  if (!found)
    return found.takeError();
  entry = *found;
  return Error::success();
}

void Executable::setSignature(Signature signature) {
  calledAs = std::move(signature);
  for (auto [i, input] : llvm::enumerate(calledAs.inputs)) {
    if (!input.donates)
      continue;
    donorOfResult.resize(calledAs.results.size(), -1);
    donorOfResult[*input.donates] = int64_t(i);
  }
  for (const TensorSpec &result : calledAs.results)
    isStatic &= llvm::all_of(result.sizes, std::mem_fn(&SizeSpec::isStatic));
  for (const auto *specs : {&calledAs.inputs, &calledAs.results})
    for (const TensorSpec &spec : *specs)
      if (place.empty() && spec.device != "cpu")
        place = spec.device;
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

Expected<ExecutableImage> Executable::emit(ModuleOp lowered,
                                           llvm::StringRef entry,
                                           const JitOptions &code) {
  auto function = findEntry(lowered, entry);
  if (!function)
    return function.takeError();
  SignatureAttr signature = getSignature(*function);
  if (!signature)
    return inFunction(entry, llvm::createStringError("no tcopt.signature"));
  ExecutableImage image;
  image.entry = entry.str();
  llvm::raw_string_ostream(image.signature) << signature;
  image.hasState = hasState(lowered, entry);
  image.mayFail = ::findsWrongValues(lowered);
  image.mayFailLate = ::findsThemLate(*function);
  Expected<CodeImage> made = Jit::emit(lowered, code);
  if (!made)
    return made.takeError();
  image.code = std::move(*made);
  return image;
}

Expected<std::unique_ptr<Executable>>
Executable::load(ExecutableImage image, mlir::MLIRContext *context,
                 const JitOptions &code) {
  Expected<Signature> signature =
      parseSignature(image.entry, image.signature, context);
  if (!signature)
    return inFunction(image.entry, signature.takeError());
  std::unique_ptr<Executable> made(new Executable());
  Expected<std::unique_ptr<Jit>> jit = Jit::create(std::move(image.code), code);
  if (!jit)
    return jit.takeError();
  made->jit = std::move(*jit);
  if (Error error = made->setEntry(image.entry, image.hasState))
    return std::move(error);
  made->setSignature(std::move(*signature));
  made->findsWrongValues = image.mayFail;
  made->findsThemLate = image.mayFailLate;
  return made;
}

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

Error Executable::makeState(RuntimeContext &context) {
  Expected<CompiledState> made = CompiledState::create(entry, context);
  if (!made)
    return made.takeError();
  state = std::move(*made);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

bool Executable::recordCalls(const Backend &backend,
                             std::shared_ptr<CallCounts> counts) {
  if (std::unique_ptr<CallRecorder> recorder = backend.createCallRecorder())
    recorded =
        std::make_unique<RecordedCalls>(std::move(recorder), std::move(counts));
  return recorded != nullptr;
}

ContextPool &Executable::contextsOfCalls() {
  std::call_once(onceForContexts, [&] {
    RuntimeContext::Options options;
    options.threads = threads;
    options.backend = target;
    contexts = std::make_unique<ContextPool>(options);
  });
  return *contexts;
}

Expected<Tensors> Executable::call(llvm::ArrayRef<HostTensor> inputs) {
  if (Expected<SymbolSizes> sizes = matchInputs(calledAs, inputs); !sizes)
    return sizes.takeError();
  auto context = BorrowedContext::take(contextsOfCalls());
  if (!context)
    return context.takeError();
  auto call = bind(**context, inputs);
  if (!call)
    return call.takeError();
  if (Error error = (*call)->run(/*seconds=*/0))
    return std::move(error);
  return (*call)->results();
}
