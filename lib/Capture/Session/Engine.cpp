//===- Engine.cpp - the state of a session --------------------------------===//

#include "Engine.h"
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
// Source locations
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
    : compiling(createSession(cudaOptions(initFromEnvironment()))) {
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
  // Errors name the user's calls, not the ops that these build.
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

// The finalizer of SplitMix64 (Steele, Lea, Flood 2014), so that the sequences
// of different seeds are far apart.
static uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

// The n-th random op has the same state in an eager call as in a graph.
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
// Objects of upper layers
//===----------------------------------------------------------------------===//

SessionPart::~SessionPart() = default;

SessionPart *Engine::addPart(
    SessionSlot slot,
    llvm::function_ref<std::unique_ptr<SessionPart>(Engine &)> make) {
  std::lock_guard<std::mutex> lock(partsMutex);
  std::atomic<SessionPart *> &known = parts[size_t(slot)];
  if (!known.load(std::memory_order_relaxed)) {
    ownedParts.push_back(make(*this));
    known.store(ownedParts.back().get(), std::memory_order_release);
  }
  return known.load(std::memory_order_relaxed);
}

void Engine::forEachPart(llvm::function_ref<void(SessionPart &)> visit) const {
  for (const std::atomic<SessionPart *> &slot : parts)
    if (SessionPart *part = slot.load(std::memory_order_acquire))
      visit(*part);
}

void Engine::reset() {
  forEachPart([](SessionPart &part) { part.reset(); });
  compiling->emptyCache();
}

size_t Engine::compiledBytes() const {
  size_t bytes = 0;
  forEachPart([&](SessionPart &part) { bytes += part.bytes(); });
  return bytes;
}

//===----------------------------------------------------------------------===//
// Forks
//===----------------------------------------------------------------------===//

void Engine::lockForFork() {
  compiling->lockForFork([&] {
    partsMutex.lock();
    forEachPart([](SessionPart &part) { part.lockForFork(); });
    optionsMutex.lock();
    randomMutex.lock();
  });
}

void Engine::unlockAfterFork(bool isChild) {
  compiling->unlockAfterFork(isChild, [&] {
    randomMutex.unlock();
    optionsMutex.unlock();
    forEachPart([&](SessionPart &part) { part.unlockAfterFork(isChild); });
    partsMutex.unlock();
  });
}

} // namespace capture
} // namespace tcopt
