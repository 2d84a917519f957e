//===- CompiledFunction.cpp - versions of a compiled function -------------===//

#include "CompiledFunction.h"
#include "../Session/Engine.h"
#include "Explain.h"
#include "Mismatch.h"
#include "VerifyTrace.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// The list of versions
//===----------------------------------------------------------------------===//

CompiledFunction::CompiledFunction(const Options &options, Place place)
    : engine(currentEngine()), options(options), place(place),
      number(engine->nextFunction()) {
  checkOptions(options);
  publish();
}

CompileLabel CompiledFunction::label() {
  return {number, counts.versions, name()};
}

// The hot path: a call that has a version compares its key here.
inline const Version *CompiledFunction::match(const CallKey &key) const {
  const VersionList *all = list.load(std::memory_order_acquire);
  for (const Version *version : *all)
    if (version->matches(key))
      return version;
  return nullptr;
}

inline const Version *CompiledFunction::find(const CallKey &key) const {
  return options.verifyTraces ? nullptr : match(key);
}

OpenParts CompiledFunction::chooseDynamic(const CallKey &key,
                                          llvm::ArrayRef<Leaf> leaves) {
  std::lock_guard<std::mutex> lock(mutex);
  return history.chooseDynamic(key, options.dynamic, leaves);
}

// A dynamic size that the trace compared only with a constant is static in
// later traces.
void CompiledFunction::learn(const CallKey &key,
                             const TraceCompiler &compiler) {
  std::lock_guard<std::mutex> lock(mutex);
  for (const CallNumber &number : compiler.recorder().symbols.numbers())
    if (number.isFixed)
      history.close(key, number.word);
  for (const SizeGuard &guard : compiler.recorder().symbols.guards()) {
    std::optional<unsigned> symbol = guard.left.getIndex();
    bool isEquality = guard.relation == SizeRelation::EQ && guard.holds;
    if (symbol && isEquality && guard.right.isConstant())
      history.close(key, compiler.recorder().symbols.openSizes()[*symbol].word);
  }
  auto isOfSizes = [](const GraphBreak &one) { return one.isOfSizes; };
  if (!llvm::all_of(compiler.breaks(), isOfSizes))
    breaks = Breaks::Some;
  else if (breaks == Breaks::Unknown && !compiler.breaks().empty())
    breaks = Breaks::None;
}

std::string CompiledFunction::name() const {
  if (!options.name.empty())
    return options.name;
  return std::string(place.file_name()) + ":" + std::to_string(place.line());
}

bool CompiledFunction::isFull() {
  std::lock_guard<std::mutex> lock(mutex);
  return int64_t(versions.size()) >= options.recompileLimit;
}

void CompiledFunction::publish() {
  auto all = std::make_unique<VersionList>();
  for (const auto &version : llvm::reverse(versions))
    all->push_back(version.get());
  list.store(all.get(), std::memory_order_release);
  lists.push_back(std::move(all));
  hasRetired.store(true, std::memory_order_relaxed);
}

// With `active` at 0 under the lock, each later call loads the newest list, so
// that nothing refers to retired versions and older lists.
void CompiledFunction::freeRetired() {
  std::vector<std::unique_ptr<Version>> gone;
  std::lock_guard<std::mutex> lock(mutex);
  if (active.fetch_add(0, std::memory_order_acq_rel) != 0)
    return;
  gone.swap(retired);
  lists.erase(lists.begin(), lists.end() - 1);
  hasRetired.store(false, std::memory_order_relaxed);
}

const Version &CompiledFunction::add(std::unique_ptr<Version> version,
                                     const CallKey &key) {
  std::lock_guard<std::mutex> lock(mutex);
  if (const Version *known = match(key))
    return *known;
  versions.push_back(std::move(version));
  publish();
  ++counts.versions;
  return *versions.back();
}

bool CompiledFunction::removeStale() {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<std::unique_ptr<Version>> kept;
  size_t before = retired.size();
  for (auto &version : versions)
    (version->isStale() ? retired : kept).push_back(std::move(version));
  versions.swap(kept);
  if (retired.size() == before)
    return false;
  publish();
  return true;
}

void CompiledFunction::reset() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    std::move(versions.begin(), versions.end(), std::back_inserter(retired));
    versions.clear();
    publish();
    history.forget();
    breaks = Breaks::Unknown;
    hasWarned = false;
  }
  freeRetired();
}

//===----------------------------------------------------------------------===//
// Mismatches
//===----------------------------------------------------------------------===//

std::vector<std::string>
CompiledFunction::whyNone(const CallKey &key,
                          llvm::ArrayRef<Leaf> leaves) const {
  const VersionList &all = *list.load(std::memory_order_acquire);
  std::vector<std::string> fewest;
  for (const Version *version : all) {
    std::vector<std::string> found = findMismatches(*version, key, leaves);
    if (fewest.empty() || found.size() < fewest.size())
      fewest = std::move(found);
  }
  return fewest;
}

//===----------------------------------------------------------------------===//
// The functions of a session
//===----------------------------------------------------------------------===//

void CompiledFunctions::add(const std::shared_ptr<CompiledFunction> &function) {
  std::lock_guard<std::mutex> lock(mutex);
  llvm::erase_if(known, [](const auto &weak) { return weak.expired(); });
  known.push_back(function);
}

void CompiledFunctions::reset() {
  std::lock_guard<std::mutex> lock(mutex);
  for (const auto &weak : known)
    if (auto function = weak.lock())
      function->reset();
}

//===----------------------------------------------------------------------===//
// Interface to the templates
//===----------------------------------------------------------------------===//

std::shared_ptr<CompiledFunction> makeCompiledFunction(const Options &options,
                                                       Place place) {
  auto function = std::make_shared<CompiledFunction>(options, place);
  Engine::get().part<CompiledFunctions>().add(function);
  return function;
}

CallScope::CallScope(CompiledFunction &function) noexcept : function(function) {
  function.beginCall();
}

CallScope::~CallScope() { function.endCall(); }

const Version *findVersion(CompiledFunction &function, const CallKey &key) {
  return function.find(key);
}

const std::any &structureOf(const Version &version) {
  return version.structure;
}

void throwNoFunction() {
  throw Exception("a Compiled without a function is called");
}

void resetFunction(CompiledFunction &function) { function.reset(); }

CompileCounts countsOf(CompiledFunction &function) {
  CompileCounts counts;
  counts.calls = function.counts.calls;
  counts.versions = function.counts.versions;
  counts.recompiles = std::max<int64_t>(0, counts.versions - 1);
  counts.graphBreaks = function.counts.graphBreaks;
  counts.interpreted = function.counts.interpreted;
  counts.uncompiled = function.counts.uncompiled;
  return counts;
}

// Runs the version. If the graph has data-dependent sizes and the program
// fails, because it would have to broadcast them, returns false: the caller
// then calls the function without compilation. With fullgraph no other code may
// run.
static bool tryVersion(CompiledFunction &function, const Version &version,
                       const CallKey &key, std::vector<Tensor> &results) {
  if (!version.recipe.hasFoundSizes || function.options.fullgraph) {
    results = version.run(key);
    return true;
  }
  std::optional<RunFailure> failure;
  results = version.run(key, /*function=*/nullptr, &failure);
  if (failure)
    Engine::get().log().write(LogChannel::Recompiles, function.label(), [&] {
      return "runs uncompiled, as sizes depend on data and the compiled code "
             "fails: " +
             std::string(failure->what());
    });
  return !failure;
}

bool runVersion(CompiledFunction &function, const Version &version,
                const CallKey &key, std::vector<Tensor> &results) {
  ++function.counts.calls;
  return tryVersion(function, version, key, results);
}

OutsideScope::OutsideScope(bool breaks, Place place)
    : recorder(currentRecorder()) {
  if (breaks && recorder)
    recorder->breakGraph("a function that is not traced is called", place);
  if (recorder)
    recorder->pause(true);
  scope = std::make_unique<TraceScope>(nullptr);
}

OutsideScope::~OutsideScope() {
  if (recorder)
    recorder->pause(false);
}

//===----------------------------------------------------------------------===//
// Traces
//===----------------------------------------------------------------------===//

static std::vector<Tensor> copyOf(TensorHandles tensors) {
  std::vector<Tensor> copies;
  for (const TensorHandle *tensor : tensors)
    copies.push_back(Tensor(*tensor));
  return copies;
}

static std::vector<Tensor> callFunction(CompiledFunction &function,
                                        const CallKey &key,
                                        const TraceHooks &hooks) {
  ++function.counts.uncompiled;
  return hooks.call({copyOf({key.tensors.data(), key.tensors.size()})});
}

// A program that fails has not changed any tensor, so that the call can start
// again without compilation.
static std::vector<Tensor> runOrCall(CompiledFunction &function,
                                     const Version &version, const CallKey &key,
                                     const TraceHooks &hooks) {
  std::vector<Tensor> results;
  return tryVersion(function, version, key, results)
             ? results
             : callFunction(function, key, hooks);
}

// Whether another version may be compiled. Checked before the trace.
static bool hasRoom(CompiledFunction &function,
                    llvm::ArrayRef<std::string> why) {
  if (!function.isFull())
    return true;
  std::string text = "'" + function.name() + "' was compiled " +
                     std::to_string(function.options.recompileLimit) +
                     " times, as often as recompileLimit allows; " +
                     llvm::join(why, "; ");
  if (function.options.failOnRecompileLimit)
    throw Exception(ErrorCode::NotCompiled, text, function.place);
  if (!function.hasWarned.exchange(true))
    Engine::get().log().write(
        function.label(),
        "warning: calls without a version run uncompiled: " + text);
  return false;
}

static void logVersion(const CompileLabel &label, llvm::ArrayRef<Leaf> leaves,
                       const CallKey &key, const TraceCompiler &compiler) {
  Engine::get().log().write(LogChannel::Guards, label, [&] {
    return "guard: " +
           llvm::join(guardTexts(key, compiler, leaves), "\nguard: ");
  });
  if (!compiler.whyNot().empty())
    Engine::get().log().write(LogChannel::Recompiles, label, [&] {
      return "is called again each time: " + compiler.whyNot();
    });
}

// Traces the function again and throws Exception if the trace differs from that
// of the version.
static void verifyTrace(CompiledFunction &function, const Version &version,
                        const CallKey &key, const TraceHooks &hooks) {
  TraceCompiler again(function.options, function.label(),
                      argumentsOf(key, version.record->open));
  again.keepsGraphs = true;
  again.trace(hooks.call);
  std::string difference = findDifference(version, again, hooks.constants());
  if (!difference.empty())
    throw Exception(ErrorCode::InvalidState,
                    "verifyTraces: '" + function.name() +
                        "' is not what it was when it was compiled, and no "
                        "guard shows it (guarded(&variable) would): " +
                        difference,
                    function.place);
}

static std::vector<Tensor> makeAndRun(CompiledFunction &function,
                                      const CallKey &key,
                                      std::vector<Leaf> leaves,
                                      const TraceHooks &hooks) {
  CompileLabel label = function.label();
  OpenParts open = function.chooseDynamic(key, leaves);
  bool verifies = function.options.verifyTraces;
  TraceCompiler compiler(function.options, label, argumentsOf(key, open));
  compiler.keepsGraphs = verifies;
  compiler.endsAtFoundSizes = function.endsAtFoundSizes();
  std::vector<Tensor> results = compiler.trace(hooks.call);
  function.learn(key, compiler);
  function.counts.graphBreaks += int64_t(compiler.breaks().size());
  function.counts.interpreted += compiler.numFallbacks();
  logVersion(label, leaves, key, compiler);
  if (!compiler.recipe())
    return results;
  std::unique_ptr<Version> version = makeVersion(key, compiler);
  if (compiler.isForThisCallOnly())
    return runOrCall(function, *version, key, hooks);
  version->structure = hooks.structure;
  version->leaves = std::move(leaves);
  if (verifies)
    version->record = std::make_shared<TraceRecord>(TraceRecord{
        std::move(open),
        compiler.graphs().empty() ? Graph() : compiler.graphs().front(),
        hooks.constants()});
  return runOrCall(function, function.add(std::move(version), key), key, hooks);
}

static std::vector<Tensor> traceOrRun(CompiledFunction &function,
                                      const CallKey &key,
                                      std::vector<Leaf> leaves,
                                      const TraceHooks &hooks) {
  if (function.options.verifyTraces)
    if (const Version *version = function.match(key)) {
      verifyTrace(function, *version, key, hooks);
      return runOrCall(function, *version, key, hooks);
    }
  // A trace may read values, so that an argument without a value throws here.
  if (key.failure)
    throw Exception((*key.failure)->code, (*key.failure)->message);
  std::vector<std::string> why = function.whyNone(key, leaves);
  function.removeStale();
  if (!hasRoom(function, why))
    return callFunction(function, key, hooks);
  if (!why.empty())
    Engine::get().log().write(LogChannel::Recompiles, function.label(), [&] {
      return "recompiled: " + llvm::join(why, "\nrecompiled: ");
    });
  return makeAndRun(function, key, std::move(leaves), hooks);
}

std::vector<Tensor> traceCall(CompiledFunction &function, const CallKey &key,
                              std::vector<Leaf> leaves,
                              const TraceHooks &hooks) {
  ++function.counts.calls;
  EngineScope scope(function.engine);
  std::vector<Tensor> results;
  callWhileThreadLives(
      [&] { results = traceOrRun(function, key, std::move(leaves), hooks); });
  return results;
}

std::vector<Tensor> callUncompiled(CompiledFunction &function,
                                   const CallKey &key,
                                   const TraceHooks &hooks) {
  EngineScope scope(function.engine);
  std::vector<Tensor> results;
  callWhileThreadLives([&] { results = callFunction(function, key, hooks); });
  return results;
}

} // namespace tcopt::capture

namespace tcopt {

void reset() { capture::Engine::get().reset(); }

} // namespace tcopt
