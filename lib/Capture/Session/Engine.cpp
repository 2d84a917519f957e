//===- Engine.cpp - what all traces of a process share --------------------===//

#include "Engine.h"
#include "../Autograd/DerivativePasses.h"
#include "../Compile/CompiledFunction.h"
#include "../Compile/Program.h"
#include "../Eager/EagerKernels.h"
#include "CallerPlace.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/InitAll.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Support/Environment.h"
#include "tcopt/Target/PluginLoader.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"
#include "llvm/ADT/StringExtras.h"
#include <malloc.h>

namespace tcopt {

Exception::Exception(const std::string &message, Place place)
    : Exception(ErrorCode::InvalidArgument, message, place) {}

Exception::Exception(ErrorCode code, const std::string &message, Place place)
    : std::runtime_error(capture::describe(place, message)), first(place),
      kind(code) {}

namespace capture {

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

mlir::Location locationOf(Place place) {
  place = CallerPlace::of(place);
  return mlir::FileLineColLoc::get(Engine::get().context(), place.file_name(),
                                   place.line(), place.column());
}

std::string describe(Place place, const std::string &message) {
  if (!place.isKnown())
    return message;
  return std::string(place.file_name()) + ":" + std::to_string(place.line()) +
         ":" + std::to_string(place.column()) + ": error: " + message;
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

// Diagnostics belong to the thread that builds or compiles: MLIR's handlers are
// the context's, which all threads share.
static thread_local Diagnostics *collecting = nullptr;

Diagnostics::Diagnostics() : outer(collecting) { collecting = this; }
Diagnostics::~Diagnostics() { collecting = outer; }

void Diagnostics::add(mlir::Diagnostic &diagnostic) {
  if (diagnostic.getSeverity() != mlir::DiagnosticSeverity::Error)
    return;
  errors.emplace_back(diagnostic);
}

std::string Diagnostics::text() const {
  auto lines = llvm::map_range(
      errors, [](const OpDiagnostic &error) { return error.getLines(); });
  return llvm::join(lines, "\n");
}

//===----------------------------------------------------------------------===//
// Engine
//===----------------------------------------------------------------------===//

std::shared_ptr<Engine> Engine::create() {
  std::shared_ptr<Engine> engine(new Engine());
  addEngine(engine);
  return engine;
}

Engine::~Engine() = default;

void Engine::makeThreadPool() {
  threads = std::make_unique<llvm::DefaultThreadPool>();
  mlirContext.setThreadPool(*threads);
}

static CudaOptions cudaOptions(const Environment &environment) {
  return {environment.cudaDriver, environment.kernelCache, /*ptxas=*/""};
}

Engine::Engine()
    : registry(createBackends(cudaOptions(initFromEnvironment()))),
      idleCompilers(&mlirContext, registry),
      derivers(std::make_unique<DerivativePasses>(&mlirContext)),
      eager(std::make_unique<EagerKernels>()) {
  makeThreadPool();
  Environment environment = initFromEnvironment();
  logs.setChannels(environment.logs);
  logs.setDebugFolder(environment.debugFolder);
  logs.setProgress(environment.progress);
  takesStored = environment.storedKernels;
  mlir::DialectRegistry dialects;
  registerAllDialects(dialects);
  mlirContext.appendDialectRegistry(dialects);
  // Others are loaded by the passes that need them: with all of MLIR's, each
  // run of the canonicalizer goes through thousands of patterns.
  mlirContext.loadDialect<graph::GraphDialect, grad::GradDialect,
                          mlir::arith::ArithDialect, mlir::func::FuncDialect,
                          mlir::tensor::TensorDialect, TcoptDialect>();
  // Users see their calls, not the ops that these become.
  mlirContext.printOpOnDiagnostic(false);
  mlirContext.getDiagEngine().registerHandler([](mlir::Diagnostic &diagnostic) {
    if (!collecting)
      return mlir::failure();
    collecting->add(diagnostic);
    return mlir::success();
  });
  calls->onReason = [this](const std::string &reason) {
    logs.write(LogChannel::GraphBreaks, {},
               [&] { return "a call is not a CUDA graph: " + reason; });
  };
  loadPlugins(environment.plugins);
}

//===----------------------------------------------------------------------===//
// Backends
//===----------------------------------------------------------------------===//

void Engine::loadPlugins(const std::vector<std::string> &files) {
  for (const std::string &file : files)
    if (llvm::Expected<std::string> name = loadPlugin(file); !name)
      throw Exception("TCOPT_PLUGINS: " + toString(name.takeError()));
}

// Pipelines of plugins are texts, which name passes of all kinds. No program
// is compiled meanwhile.
llvm::Expected<std::string> Engine::loadPlugin(llvm::StringRef path) {
  auto lock = lockCompiling();
  registerAllPasses(registry);
  llvm::Expected<LoadedPlugin> plugin = PluginLoader(*registry).load(path);
  if (!plugin)
    return plugin.takeError();
  mlir::DialectRegistry dialects, own;
  registerAllDialects(dialects);
  if (llvm::Error error = PluginLoader::registerDialects(*plugin, dialects))
    return std::move(error);
  if (llvm::Error error = PluginLoader::registerPasses(*plugin))
    return std::move(error);
  mlirContext.appendDialectRegistry(dialects);
  plugin->backend->registerDialects(own);
  for (llvm::StringRef name : own.getDialectNames())
    mlirContext.getOrLoadDialect(name);
  idleCompilers.clear();
  return plugin->backend->getName().str();
}

std::vector<llvm::StringRef> Engine::backendNames() {
  auto lock = lockCompiling();
  return registry->getNames();
}

const DeviceInfo *Engine::findDevice(llvm::StringRef type, int index) {
  auto compiling = lockCompiling();
  const Backend *backend = registry->lookup(type);
  DeviceMemory *memory = backend ? backend->getDeviceMemory() : nullptr;
  if (!memory || index >= memory->getNumDevices())
    return nullptr;
  std::lock_guard<std::mutex> lock(devicesMutex);
  for (const DeviceInfo &known : knownDevices)
    if (known.type == type && known.index == index)
      return &known;
  // Guards have a byte for it.
  if (knownDevices.size() == UINT8_MAX)
    return nullptr;
  return &knownDevices.emplace_back(
      DeviceInfo{type.str(), index, uint8_t(knownDevices.size() + 1), memory});
}

std::vector<const DeviceInfo *> Engine::allDevices() {
  std::vector<const DeviceInfo *> all;
  for (llvm::StringRef name : backendNames())
    for (int index = 0; const DeviceInfo *device = findDevice(name, index);
         ++index)
      all.push_back(device);
  return all;
}

ContextPool &Engine::contextsOf(const Backend *backend, int device) {
  RuntimeContext::Options options;
  options.backend = backend;
  options.device = device;
  std::lock_guard<std::mutex> lock(deviceContextsMutex);
  return deviceContexts.try_emplace({backend, device}, options).first->second;
}

bool Engine::hasDevices() {
  std::lock_guard<std::mutex> lock(devicesMutex);
  return !knownDevices.empty();
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

RandomPoint Engine::randomPoint() {
  std::lock_guard<std::mutex> lock(randomMutex);
  return random;
}

void Engine::setRandomPoint(RandomPoint point) {
  std::lock_guard<std::mutex> lock(randomMutex);
  random = point;
}

// The finalizer of SplitMix64 (Steele, Lea, Flood 2014): sequences of different
// seeds lie far apart.
static uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

// So the n-th op that draws has the same state whether it runs by itself or in
// a graph.
uint64_t Engine::takeRandomStates(int64_t count) {
  std::lock_guard<std::mutex> lock(randomMutex);
  uint64_t first = mix(random.seed) + random.number;
  random.number += uint64_t(count);
  return first;
}

void Engine::giveBackRandomStates(uint64_t first, int64_t count) {
  std::lock_guard<std::mutex> lock(randomMutex);
  if (count && first + uint64_t(count) == mix(random.seed) + random.number)
    random.number -= uint64_t(count);
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

std::shared_ptr<Program>
Engine::findProgram(const ProgramKey &key,
                    llvm::function_ref<std::shared_ptr<Program>()> make,
                    bool isCustom) {
  if (auto found = programs.find(key))
    return found;
  std::unique_lock<std::recursive_mutex> compiling;
  if (!isCustom)
    compiling = lockCompiling();
  if (auto found = programs.find(key))
    return found;
  return programs.add(key, make());
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void Engine::addFunction(const std::shared_ptr<CompiledFunction> &function) {
  std::lock_guard<std::mutex> lock(functionsMutex);
  llvm::erase_if(compiled, [](const auto &known) { return known.expired(); });
  compiled.push_back(function);
}

void Engine::reset() {
  {
    std::lock_guard<std::mutex> lock(functionsMutex);
    for (const auto &known : compiled)
      if (auto function = known.lock())
        function->reset();
  }
  eager->clear();
  programs.clear();
  emptyCache();
}

// What malloc keeps goes back to the system, too.
void Engine::emptyCache() {
  idleContexts.clear();
  std::lock_guard<std::mutex> lock(deviceContextsMutex);
  for (auto &[device, contexts] : deviceContexts)
    contexts.clear();
  malloc_trim(0);
}

//===----------------------------------------------------------------------===//
// Forks
//===----------------------------------------------------------------------===//

void Engine::lockForFork() {
  compileMutex->lock();
  functionsMutex.lock();
  eager->lockForFork();
  programs.lockForFork();
  idleContexts.lock();
  logs.lock();
  optionsMutex.lock();
  devicesMutex.lock();
  randomMutex.lock();
}

// The child cannot unlock a recursive mutex, nor end threads that it does not
// have: what it cannot use any more it leaves where it is.
void Engine::unlockAfterFork(bool isChild) {
  randomMutex.unlock();
  devicesMutex.unlock();
  optionsMutex.unlock();
  logs.unlock();
  idleContexts.unlock();
  programs.unlockAfterFork(isChild);
  eager->unlockAfterFork(isChild);
  functionsMutex.unlock();
  if (!isChild)
    return compileMutex->unlock();
  (void)compileMutex.release();
  compileMutex = std::make_unique<std::recursive_mutex>();
  (void)threads.release();
  makeThreadPool();
}

} // namespace capture
} // namespace tcopt
