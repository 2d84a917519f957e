//===- Executable.cpp - A compiled function that can be called ------------===//

#include "tcopt/Execution/Executable.h"
#include "tcopt/Execution/CustomKernels.h"
#include "tcopt/Execution/Runner.h"
#include "tcopt/Pipelines/Compiler.h"

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using mlir::ModuleOp;

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

// What backends, also those of parts that the module has, ask for.
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

static CompileConfig makeConfig(const RunnerOptions &choice,
                                const ExecutableOptions &options) {
  CompileConfig config;
  config.target = choice.target;
  config.backends = choice.parts;
  if (!options.numerics.empty())
    config.numerics = options.numerics;
  config.targetOptions.cpu = options.targetCpu;
  config.targetOptions.features = options.targetFeatures;
  return config;
}

static Error lower(ModuleOp module,
                   std::shared_ptr<const BackendRegistry> backends,
                   CompileConfig config) {
  config.startAt = findNextPhase(module);
  if (!config.startAt)
    return Error::success();
  if (Error error = checkBeforeLowering(module))
    return error;
  std::string problem;
  std::unique_ptr<Compiler> compiler =
      Compiler::create(module.getContext(), config, std::move(backends),
                       [&](const llvm::Twine &message) {
                         problem = message.str();
                         return mlir::failure();
                       });
  if (!compiler)
    return llvm::createStringError(problem);
  if (failed(compiler->run(module)))
    return llvm::createStringError("compilation failed");
  return Error::success();
}

Expected<std::unique_ptr<Executable>>
Executable::create(ModuleOp module,
                   std::shared_ptr<const BackendRegistry> backends,
                   const ExecutableOptions &options) {
  Expected<RunnerOptions> choice = choose(module, *backends, options);
  if (!choice)
    return choice.takeError();
  // A wrong name is noticed at once.
  if (auto function = findEntry(module, options.entry); !function)
    return function.takeError();
  if (Error error =
          checkKernels(module, options.code.kernels, choice->libraries))
    return std::move(error);
  if (Error error =
          lower(module, std::move(backends), makeConfig(*choice, options)))
    return std::move(error);
  JitOptions code = options.code;
  code.libraries = choice->libraries;
  auto made = load(module, options.entry, code);
  if (!made)
    return made;
  (*made)->threads = options.threads;
  auto context = (*made)->takeContext();
  if (!context)
    return context.takeError();
  if (Error error = (*made)->makeState(**context))
    return std::move(error);
  (*made)->idle.push_back(std::move(*context));
  return made;
}

Expected<std::unique_ptr<Executable>> Executable::load(ModuleOp lowered,
                                                       llvm::StringRef entry,
                                                       const JitOptions &code) {
  std::unique_ptr<Executable> made(new Executable());
  Expected<std::unique_ptr<Jit>> jit = Jit::create(lowered, code);
  if (!jit)
    return jit.takeError();
  made->jit = std::move(*jit);
  if (Error error = made->readEntry(lowered, entry))
    return std::move(error);
  return made;
}

Error Executable::readEntry(ModuleOp lowered, llvm::StringRef name) {
  auto found = CompiledEntry::lookup(*jit, lowered, name);
  if (!found)
    return found.takeError();
  entry = *found;
  auto function = findEntry(lowered, name);
  if (!function)
    return function.takeError();
  Expected<Signature> signature = readSignature(*function);
  if (!signature)
    return llvm::createStringError("function '" + name +
                                   "': " + toString(signature.takeError()));
  calledAs = std::move(*signature);
  for (const TensorSpec &result : calledAs.results)
    isStatic &= llvm::all_of(result.sizes, std::mem_fn(&SizeSpec::isStatic));
  for (const auto *specs : {&calledAs.inputs, &calledAs.results})
    for (const TensorSpec &spec : *specs)
      if (place.empty())
        place = spec.device;
  return Error::success();
}

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

Expected<std::unique_ptr<RuntimeContext>> Executable::takeContext() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (!idle.empty()) {
      std::unique_ptr<RuntimeContext> context = std::move(idle.back());
      idle.pop_back();
      return context;
    }
  }
  RuntimeContext::Options settings;
  settings.threads = threads;
  return RuntimeContext::create(settings);
}

Expected<Tensors> Executable::call(llvm::ArrayRef<HostTensor> inputs) {
  if (Expected<SymbolSizes> sizes = matchInputs(calledAs, inputs); !sizes)
    return sizes.takeError();
  auto context = takeContext();
  if (!context)
    return context.takeError();
  auto results = [&]() -> Expected<Tensors> {
    auto call = bind(**context, inputs);
    if (!call)
      return call.takeError();
    if (Error error = (*call)->run(/*seconds=*/0))
      return std::move(error);
    return (*call)->results();
  }();
  std::lock_guard<std::mutex> lock(mutex);
  idle.push_back(std::move(*context));
  return results;
}
