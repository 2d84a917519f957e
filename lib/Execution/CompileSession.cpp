//===- CompileSession.cpp - state that compilations share -----------------===//

#include "tcopt/Execution/CompileSession.h"
#include "mlir/Parser/Parser.h"
#include "tcopt/Execution/Instruments.h"
#include "tcopt/Execution/LoadModule.h"
#include "tcopt/Execution/ProcessEnd.h"
#include "llvm/Support/raw_ostream.h"
#include <malloc.h>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

CompileSession::CompileSession(const mlir::DialectRegistry &known,
                               std::shared_ptr<BackendRegistry> backends,
                               PassRegistrar registerPasses,
                               Threading threading)
    : threading(threading), registerPasses(std::move(registerPasses)),
      registry(std::move(backends)), idleCompilers(&mlirContext, registry) {
  makeThreadPool();
  known.appendTo(dialects);
  mlirContext.appendDialectRegistry(dialects);
  mlirContext.getDiagEngine().registerHandler(Diagnostics::collect);
}

CompileSession::~CompileSession() = default;

void CompileSession::makeThreadPool() {
  if (threading == Threading::DISABLED)
    return;
  threads = std::make_unique<llvm::DefaultThreadPool>();
  mlirContext.setThreadPool(*threads);
}

//===----------------------------------------------------------------------===//
// Backends and devices
//===----------------------------------------------------------------------===//

// Pipelines of plugins are texts that may name any pass.
Expected<LoadedPlugin> CompileSession::loadPlugin(StringRef path) {
  auto lock = lockCompiling();
  if (registerPasses)
    registerPasses(registry);
  Expected<LoadedPlugin> plugin = PluginLoader(*registry).load(path);
  if (!plugin)
    return plugin;
  if (Error error = PluginLoader::registerDialects(*plugin, dialects))
    return std::move(error);
  if (Error error = PluginLoader::registerPasses(*plugin))
    return std::move(error);
  mlirContext.appendDialectRegistry(dialects);
  mlir::DialectRegistry own;
  plugin->backend->registerDialects(own);
  for (StringRef name : own.getDialectNames())
    mlirContext.getOrLoadDialect(name);
  idleCompilers.clear();
  differentiator.reset();
  return plugin;
}

std::vector<StringRef> CompileSession::backendNames() {
  auto lock = lockCompiling();
  return registry->getNames();
}

const DeviceInfo *CompileSession::findDevice(StringRef backend, int index) {
  auto lock = lockCompiling();
  return devices.find(registry->lookup(backend), index);
}

std::vector<const DeviceInfo *> CompileSession::allDevices() {
  std::vector<const DeviceInfo *> all;
  for (StringRef name : backendNames())
    for (int index = 0; const DeviceInfo *device = findDevice(name, index);
         ++index)
      all.push_back(device);
  return all;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

// The parser loads dialects, which no other thread may use meanwhile.
Expected<mlir::OwningOpRef<mlir::ModuleOp>>
CompileSession::parse(StringRef source, StringRef name) {
  auto lock = lockCompiling();
  Diagnostics diagnostics;
  auto buffer = llvm::MemoryBuffer::getMemBuffer(
      source, name, /*RequiresNullTerminator=*/false);
  if (Error error = checkNesting(*buffer))
    return std::move(error);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      source, mlir::ParserConfig(&mlirContext), name);
  if (!module)
    return diagnostics.toError();
  return module;
}

static const CodeReport &reportOf(const std::unique_ptr<Executable> &program) {
  return program->report();
}
static const CodeReport &reportOf(const ExecutableImage &image) {
  return image.code.report;
}

template <typename T>
Expected<T> CompileSession::compileBy(
    ExecutableOptions options, const CompileLabel &label,
    llvm::function_ref<Expected<T>(const ExecutableOptions &, Instrumentations)>
        compile) {
  if (Error error = expectCompiler())
    return std::move(error);
  auto lock = lockCompiling();
  Diagnostics diagnostics;
  std::shared_ptr<Progress> progress = logs.progress();
  options.compilers = &idleCompilers;
  options.code.engine = jit;
  options.code.progress = progress;
  options.code.computesKeys |= logs.has(LogChannel::Kernels);
  std::string passLog;
  llvm::raw_string_ostream os(passLog);
  Instrumentations seen = logs.createInstrumentations(label, os);
  if (progress)
    seen.push_back(tellProgress(Phase::Ingest, progress));
  Expected<T> made = compile(options, std::move(seen));
  if (!passLog.empty())
    logs.write(label, passLog);
  if (!made && diagnostics.hasErrors()) {
    consumeError(made.takeError());
    return diagnostics.toError();
  }
  if (!made)
    return made;
  noteCompiled();
  logs.write(label, reportOf(*made));
  if (progress)
    progress->end();
  return made;
}

Expected<std::unique_ptr<Executable>>
CompileSession::compile(mlir::ModuleOp module, ExecutableOptions options,
                        const CompileLabel &label) {
  return compileBy<std::unique_ptr<Executable>>(
      std::move(options), label,
      [&](const ExecutableOptions &options, Instrumentations seen) {
        return Executable::compile(module, registry, options, std::move(seen));
      });
}

Expected<ExecutableImage>
CompileSession::compileImage(mlir::ModuleOp module, ExecutableOptions options,
                             const CompileLabel &label) {
  return compileBy<ExecutableImage>(
      std::move(options), label,
      [&](const ExecutableOptions &options, Instrumentations seen) {
        return Executable::compileImage(module, registry, options,
                                        std::move(seen));
      });
}

// The context parses the signature.
Expected<std::unique_ptr<Executable>>
CompileSession::load(ExecutableImage image, std::vector<NamedBytes> constants) {
  auto lock = lockCompiling();
  JitOptions settings;
  settings.engine = jit;
  settings.keptConstants = std::move(constants);
  return Executable::load(std::move(image), &mlirContext, settings);
}

char BudgetError::ID = 0;

Expected<DifferentiatedFunction>
CompileSession::differentiate(mlir::ModuleOp module,
                              llvm::ArrayRef<unsigned> wanted,
                              const DifferentiationPolicy &policy) {
  if (Error error = expectCompiler())
    return std::move(error);
  auto lock = lockCompiling();
  Diagnostics diagnostics;
  if (!differentiator)
    differentiator = std::make_unique<Differentiator>(&mlirContext);
  bool isOverBudget = false;
  auto made =
      differentiator->differentiate(module, wanted, policy, &isOverBudget);
  if (succeeded(made))
    return std::move(*made);
  if (isOverBudget)
    return llvm::make_error<BudgetError>(diagnostics.text(),
                                         llvm::inconvertibleErrorCode());
  return diagnostics.toError();
}

//===----------------------------------------------------------------------===//
// Contexts of calls
//===----------------------------------------------------------------------===//

ContextPool &CompileSession::contextsOf(const Backend *backend, int device) {
  RuntimeContext::Options options;
  options.backend = backend;
  options.device = device;
  std::lock_guard<std::mutex> lock(deviceContextsMutex);
  return deviceContexts.try_emplace({backend, device}, options).first->second;
}

ContextPool &CompileSession::contextsFor(const Executable &program,
                                         int device) {
  const Backend *target = program.deviceTarget();
  return target ? contextsOf(target, device) : hostContexts;
}

void CompileSession::emptyCache() {
  hostContexts.clear();
  {
    std::lock_guard<std::mutex> lock(deviceContextsMutex);
    for (auto &[device, contexts] : deviceContexts)
      contexts.clear();
  }
  malloc_trim(0);
}

//===----------------------------------------------------------------------===//
// Forks
//===----------------------------------------------------------------------===//

void CompileSession::lockForFork(llvm::function_ref<void()> lockOwners) {
  compileMutex->lock();
  lockOwners();
  deviceContextsMutex.lock();
  for (auto &[device, contexts] : deviceContexts)
    contexts.lock();
  hostContexts.lock();
  logs.lock();
  devices.lock();
}

// The child can neither unlock a recursive mutex nor end threads that it does
// not have. It abandons both.
void CompileSession::unlockAfterFork(bool isChild,
                                     llvm::function_ref<void()> unlockOwners) {
  devices.unlock();
  logs.unlock();
  hostContexts.unlock();
  for (auto &[device, contexts] : deviceContexts)
    contexts.unlock();
  deviceContextsMutex.unlock();
  unlockOwners();
  if (!isChild)
    return compileMutex->unlock();
  (void)compileMutex.release();
  compileMutex = std::make_unique<std::recursive_mutex>();
  (void)threads.release();
  makeThreadPool();
}
