//===- CompiledFunction.cpp - what calls of a function share --------------===//

#include "CompiledFunction.h"
#include "../Session/Engine.h"
#include "Explain.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// The list of versions
//===----------------------------------------------------------------------===//

CompiledFunction::CompiledFunction(const Options &options, Place place)
    : options(options), place(place), number(Engine::get().nextFunction()) {
  checkOptions(options);
  publish();
}

CompileLabel CompiledFunction::label() {
  return {number, counts.versions, name()};
}

// A size that a trace compared with one number only is that number.
void CompiledFunction::learn(const CallKey &key, const Recorder &recorder) {
  std::lock_guard<std::mutex> lock(mutex);
  for (const CallNumber &number : recorder.numbers())
    if (number.isFixed)
      history.close(key, number.word);
  for (const SizeGuard &guard : recorder.guards()) {
    auto symbol = llvm::dyn_cast<mlir::AffineSymbolExpr>(guard.left);
    bool isEquality = guard.relation == SizeRelation::EQ && guard.holds;
    if (symbol && isEquality &&
        llvm::isa<mlir::AffineConstantExpr>(guard.right))
      history.close(key, recorder.openSizes()[symbol.getPosition()].word);
  }
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

// Whoever begins a call after this has seen that there is none finds the newest
// list.
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
  if (const Version *known = find(key))
    return *known;
  versions.push_back(std::move(version));
  publish();
  ++counts.versions;
  return *versions.back();
}

bool CompiledFunction::removeStale() {
  std::lock_guard<std::mutex> lock(mutex);
  auto stale = std::stable_partition(
      versions.begin(), versions.end(),
      [](const auto &version) { return !version->isStale(); });
  if (stale == versions.end())
    return false;
  std::move(stale, versions.end(), std::back_inserter(retired));
  versions.erase(stale, versions.end());
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
    hasWarned = false;
  }
  freeRetired();
}

//===----------------------------------------------------------------------===//
// Why there is no version
//===----------------------------------------------------------------------===//

/// What the word of a key that is no size is about, when it differs.
static std::string describeWord(const CallKey &key, size_t word) {
  if (word == 0)
    return "autocast, grad mode or the default device is another one";
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (key.starts[i] == word)
      return "argument " + std::to_string(i) +
             " has another dtype, rank, device or gradient";
    else if (key.starts[i] + 1 == word && *key.tensors[i])
      return "argument " + std::to_string(i) + " lies in memory in another way";
  return "a number or a string among the arguments is another one (a "
         "tcopt::Scalar, a tcopt::Size or a tensor of rank 0 can stay open)";
}

static bool differs(const Version &version, const CallKey &key, size_t word) {
  return (version.words[word] ^ key.words[word]) & version.masks[word];
}

static std::string differenceOf(const Version &version, const CallKey &key,
                                size_t tensor, size_t dim, size_t word) {
  if (!differs(version, key, word))
    return "";
  return "size(" + std::to_string(dim) + ") of argument " +
         std::to_string(tensor) + " is " + std::to_string(key.words[word]) +
         ", not " + std::to_string(version.words[word]) + "\n";
}

// What is no size is told by its word: a dtype, a rank, a number.
std::string CompiledFunction::whyNone(const CallKey &key) const {
  const VersionList &all = *list.load(std::memory_order_acquire);
  if (all.empty())
    return "";
  const Version *version = all.front();
  if (version->words.size() != key.words.size())
    return "the arguments have another structure or other ranks\n";
  std::string text;
  std::vector<bool> isSize(key.words.size());
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    isSize[word] = true;
    text += differenceOf(*version, key, tensor, dim, word);
  });
  for (size_t word = 0; word < isSize.size(); ++word)
    if (!isSize[word] && differs(*version, key, word))
      text += describeWord(key, word) + "\n";
  if (text.empty())
    text = "sizes do not fulfil the version's guards\n";
  return text;
}

//===----------------------------------------------------------------------===//
// Interface to the templates
//===----------------------------------------------------------------------===//

std::shared_ptr<CompiledFunction> makeCompiledFunction(const Options &options,
                                                       Place place) {
  auto function = std::make_shared<CompiledFunction>(options, place);
  Engine::get().addFunction(function);
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

void runVersion(CompiledFunction &function, const Version &version,
                const CallKey &key, std::vector<Tensor> &results) {
  ++function.counts.calls;
  results = version.run(key);
}

OutsideScope::OutsideScope(bool breaks, Place place) {
  if (breaks && currentRecorder())
    currentRecorder()->breakGraph("a function that is not traced is called",
                                  place);
  scope = std::make_unique<RecorderScope>(nullptr);
}

OutsideScope::~OutsideScope() = default;

bool isTracing() { return currentRecorder() != nullptr; }

//===----------------------------------------------------------------------===//
// Traces
//===----------------------------------------------------------------------===//

static TensorHandles tensorsOf(const CallKey &key) {
  return {key.tensors.data(), key.tensors.size()};
}

// Nothing was run where there is a recipe then.
static std::vector<Tensor> record(Recorder &recorder, const TracedCall &call) {
  RecorderScope scope(&recorder);
  return recorder.finish(call(recorder.arguments()));
}

static std::shared_ptr<Recorder> makeRecorder(CompiledFunction &function,
                                              const CompileLabel &label,
                                              const CallKey &key) {
  OpenParts open = function.openParts(key);
  return Recorder::create(function.options, label, tensorsOf(key),
                          std::move(open.numbers), std::move(open.sizes));
}

static std::vector<Tensor> copyOf(TensorHandles tensors) {
  std::vector<Tensor> copies;
  for (const TensorHandle *tensor : tensors)
    copies.push_back(Tensor(*tensor));
  return copies;
}

// Before anything is compiled in vain.
static bool hasRoom(CompiledFunction &function, const CallKey &key) {
  if (!function.isFull())
    return true;
  std::string why = "'" + function.name() + "' was compiled " +
                    std::to_string(function.options.recompileLimit) +
                    " times, as often as recompileLimit allows; " +
                    function.whyNone(key);
  if (function.options.failOnRecompileLimit)
    throw Exception(why, function.place);
  ++function.counts.uncompiled;
  if (!function.hasWarned.exchange(true))
    Engine::get().logger().write(
        function.label(),
        "warning: calls without a version run uncompiled: " + why);
  return false;
}

static void logVersion(const CompileLabel &label, const CallKey &key,
                       const Recorder &recorder) {
  Engine::get().logger().write(LogChannel::Guards, label, [&] {
    return "guard: " + llvm::join(guardTexts(key, recorder), "\nguard: ");
  });
  if (!recorder.whyNot().empty())
    Engine::get().logger().write(LogChannel::Recompiles, label, [&] {
      return "is called again each time: " + recorder.whyNot();
    });
}

std::vector<Tensor> traceCall(CompiledFunction &function, const CallKey &key,
                              const TracedCall &call,
                              const std::function<std::any()> &structure) {
  ++function.counts.calls;
  if (function.removeStale())
    Engine::get().logger().write(LogChannel::Recompiles, function.label(), [] {
      return "recompiled: a tensor that the function refers to is another one";
    });
  if (!hasRoom(function, key))
    return call({copyOf(tensorsOf(key))});
  CompileLabel label = function.label();
  if (std::string why = function.whyNone(key); !why.empty())
    Engine::get().logger().write(LogChannel::Recompiles, label,
                                 [&] { return "recompiled: " + why; });
  std::shared_ptr<Recorder> recorder = makeRecorder(function, label, key);
  std::vector<Tensor> results = record(*recorder, call);
  function.learn(key, *recorder);
  function.counts.graphBreaks += int64_t(recorder->breaks().size());
  function.counts.interpreted += recorder->numFallbacks();
  logVersion(label, key, *recorder);
  if (!recorder->recipe())
    return results;
  std::unique_ptr<Version> version = makeVersion(key, *recorder);
  version->structure = structure();
  return function.add(std::move(version), key).run(key);
}

Explanation explainCall(CompiledFunction &function, const CallKey &key,
                        const TracedCall &call) {
  std::shared_ptr<Recorder> owner =
      makeRecorder(function, function.label(), key);
  Recorder &recorder = *owner;
  recorder.keepsGraphs = true;
  record(recorder, call);
  Explanation explanation;
  for (auto [i, graph] : llvm::enumerate(recorder.graphs())) {
    ExplainedGraph explained{graph, "", ""};
    if (i < recorder.breaks().size()) {
      const GraphBreak &end = recorder.breaks()[i];
      explained.breakReason = end.reason;
      explained.breakPlace = std::string(end.place.file_name()) + ":" +
                             std::to_string(end.place.line());
    }
    explanation.graphs.push_back(std::move(explained));
  }
  explanation.guards = guardTexts(key, recorder);
  explanation.updates = recorder.updates();
  return explanation;
}

} // namespace tcopt::capture

namespace tcopt {

void reset() { capture::Engine::get().reset(); }

} // namespace tcopt
