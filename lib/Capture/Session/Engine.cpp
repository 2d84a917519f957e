//===- Engine.cpp - what all traces of a process share --------------------===//

#include "Engine.h"
#include "../Autograd/DerivativePasses.h"
#include "../Compile/CompiledFunction.h"
#include "../Eager/EagerKernels.h"
#include "../Program/Program.h"
#include "CallerPlace.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Location.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "tcopt/InitAll.h"
#include "tcopt/Interfaces/Place.h"
#include "tcopt/Support/Environment.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

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
// Engine
//===----------------------------------------------------------------------===//

std::shared_ptr<Engine> Engine::create() {
  std::shared_ptr<Engine> engine(new Engine());
  addEngine(engine);
  return engine;
}

Engine::~Engine() = default;

static CudaOptions cudaOptions(const Environment &environment) {
  return {environment.cudaDriver, environment.kernelCache, /*ptxas=*/""};
}

Engine::Engine()
    : compiling(createSession(cudaOptions(initFromEnvironment()))),
      derivers(std::make_unique<DerivativePasses>(context())),
      eager(std::make_unique<EagerKernels>()) {
  Environment environment = initFromEnvironment();
  if (llvm::Error error = log().setChannels(environment.logs))
    throw Exception(toString(std::move(error)));
  log().setDebugFolder(environment.debugFolder);
  log().setProgress(environment.progress);
  takesStored = environment.storedKernels;
  // Passes load the other dialects that they need. If all of MLIR's dialects
  // were loaded, each run of the canonicalizer would try thousands of patterns.
  context()
      ->loadDialect<graph::GraphDialect, grad::GradDialect,
                    mlir::arith::ArithDialect, mlir::func::FuncDialect,
                    mlir::tensor::TensorDialect, TcoptDialect>();
  // Users see their calls, not the ops that calls become.
  context()->printOpOnDiagnostic(false);
  compiling->recordedCalls()->onReason = [this](const std::string &reason) {
    log().write(LogChannel::GraphBreaks, {},
                [&] { return "a call is not a CUDA graph: " + reason; });
  };
  loadPlugins(environment.plugins);
}

void Engine::loadPlugins(const std::vector<std::string> &files) {
  for (const std::string &file : files)
    if (llvm::Expected<LoadedPlugin> plugin = compiling->loadPlugin(file);
        !plugin)
      throw Exception("TCOPT_PLUGINS: " + toString(plugin.takeError()));
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
  compiling->emptyCache();
}

//===----------------------------------------------------------------------===//
// Forks
//===----------------------------------------------------------------------===//

void Engine::lockForFork() {
  compiling->lockForFork([&] {
    functionsMutex.lock();
    eager->lockForFork();
    programs.lockForFork();
    optionsMutex.lock();
    randomMutex.lock();
  });
}

void Engine::unlockAfterFork(bool isChild) {
  compiling->unlockAfterFork(isChild, [&] {
    randomMutex.unlock();
    optionsMutex.unlock();
    programs.unlockAfterFork(isChild);
    eager->unlockAfterFork(isChild);
    functionsMutex.unlock();
  });
}

} // namespace capture
} // namespace tcopt
