//===- CompiledFunction.cpp - what calls of a function share --------------===//

#include "CompiledFunction.h"
#include "Engine.h"
#include "Functions/Arguments.h"
#include "tcopt/Support/DType.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

// Settings of the thread that decide what calls mean: none yet.
CallKey::CallKey() { constant(0); }

// Which earlier argument has the same elements, and whether it is the same
// tensor: what a function writes to the one is then seen in the other.
static uint64_t describeSharing(const CallKey &key, const Tensor &tensor) {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (sharesCell(*key.tensors[i], tensor))
      return uint64_t(i + 1) << 40 |
             uint64_t(isSameView(*key.tensors[i], tensor)) << 39;
  return 0;
}

void CallKey::tensor(const Tensor &tensor) {
  uint64_t sharing = tensor.defined() ? describeSharing(*this, tensor) : 0;
  tensors.push_back(&tensor);
  starts.push_back(uint32_t(words.size()));
  if (!tensor.defined())
    return constant(0);
  materialize(tensor, "a call of a compiled function", Place::current());
  const TensorImpl &impl = *tensor.getImpl();
  std::optional<Layout> viewed;
  const Layout *layout = &impl.cell->layout;
  if (!impl.views.empty()) {
    viewed = impl.layout();
    layout = viewed ? &*viewed : nullptr;
  }
  if (!layout)
    throw Exception("a view that no strides describe is an argument of a "
                    "compiled function: contiguous() makes a copy of it");
  constant(1 + (uint64_t(impl.cell->dtype) << 8 |
                uint64_t(layout->sizes.size()) << 16 |
                uint64_t(impl.cell->requiresGrad) << 32 | sharing));
  for (int64_t size : layout->sizes)
    constant(uint64_t(size));
}

void CallKey::scalar(const Scalar &number) {
  constant(uint64_t(number.dtype()));
  constant(number.isFloat() ? std::bit_cast<uint64_t>(number.toDouble())
                            : uint64_t(number.toInt()));
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

bool Version::fitsOpenSizes(const CallKey &key) const {
  llvm::SmallVector<int64_t, 8> sizes;
  for (auto [word, range] : llvm::zip_equal(openWords, ranges)) {
    sizes.push_back(int64_t(key.words[word]));
    if (sizes.back() == 1 || !range.allows(sizes.back()))
      return false;
  }
  return llvm::all_of(guards, [&](const SizeGuard &guard) {
    return guard.isFulfilledBy(sizes);
  });
}

//===----------------------------------------------------------------------===//
// Open sizes
//===----------------------------------------------------------------------===//

/// Calls a function for each word that is a size.
static void forEachSize(
    const CallKey &key,
    llvm::function_ref<void(size_t tensor, size_t dim, size_t word)> visit) {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    for (int64_t dim = 0;
         key.tensors[i]->defined() && dim < key.tensors[i]->dim(); ++dim)
      visit(i, size_t(dim), key.starts[i] + 1 + size_t(dim));
}

SizeHistory::Family &SizeHistory::familyOf(const CallKey &key) {
  Words words(key.words.data(), key.words.data() + key.words.size());
  Words kind = words;
  forEachSize(key, [&](size_t, size_t, size_t word) { kind[word] = 0; });
  Family &family = families[kind];
  if (family.first.empty()) {
    family.varies.resize(words.size());
    family.isClosed.resize(words.size());
    family.first = std::move(words);
  }
  return family;
}

// Marks hold for later arguments, too: those are other tensors.
void SizeHistory::takeMarks(const CallKey &key, Family &family) {
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    for (const SizeMark &mark : key.tensors[tensor]->getImpl()->cell->marks)
      if (mark.dim == dim)
        family.marks.insert_or_assign(word, mark);
  });
}

static void checkMark(const SizeMark &mark, size_t tensor, int64_t size) {
  if (mark.isStatic || mark.range.allows(size))
    return;
  const SizeRange &range = mark.range;
  throw Exception("size(" + std::to_string(mark.dim) + ") of argument " +
                  std::to_string(tensor) + " is marked as at least " +
                  std::to_string(range.min) + ", at most " +
                  std::to_string(range.max) + " and a multiple of " +
                  std::to_string(range.multiple) + " but is " +
                  std::to_string(size));
}

std::vector<OpenDim> SizeHistory::openDims(const CallKey &key,
                                           std::optional<bool> dynamic) {
  Family &family = familyOf(key);
  takeMarks(key, family);
  std::vector<OpenDim> open;
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    auto size = int64_t(key.words[word]);
    auto mark = family.marks.find(word);
    bool isMarked = mark != family.marks.end();
    if (isMarked)
      checkMark(mark->second, tensor, size);
    if (family.first[word] != key.words[word])
      family.varies[word] = true;
    bool isWanted = isMarked ? !mark->second.isStatic
                             : !family.isClosed[word] &&
                                   dynamic.value_or(family.varies[word]);
    if (isWanted && size != 1)
      open.push_back(
          {tensor, dim, isMarked ? mark->second.range : SizeRange(), isMarked});
  });
  return open;
}

void SizeHistory::close(const CallKey &key) {
  Family &family = familyOf(key);
  family.isClosed.assign(family.isClosed.size(), true);
}

void SizeHistory::close(const CallKey &key, OpenDim dim) {
  familyOf(key).isClosed[key.starts[dim.argument] + 1 + dim.dim] = true;
}

// A size that a trace compared with one number only is that number.
void CompiledFunction::learn(const CallKey &key, const Recorder &recorder) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!recorder.whyClosed().empty())
    return history.close(key);
  for (const SizeGuard &guard : recorder.guards()) {
    auto symbol = llvm::dyn_cast<mlir::AffineSymbolExpr>(guard.left);
    bool isEquality = guard.relation == SizeRelation::EQ && guard.holds;
    if (symbol && isEquality &&
        llvm::isa<mlir::AffineConstantExpr>(guard.right))
      history.close(key, recorder.symbols()[symbol.getPosition()]);
  }
}

/// What the word of a key that is no size is about, when it differs.
static std::string describeWord(const CallKey &key, size_t word) {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (key.starts[i] == word)
      return "argument " + std::to_string(i) +
             " has another dtype, rank or gradient";
  return "a number or a string among the arguments is another one (a "
         "tcopt::Scalar or a tensor of rank 0 would stay open)";
}

static SizeMark &markOf(const Tensor &tensor, int64_t dim, const char *function,
                        Place place) {
  if (!tensor.defined() || !tensor.getImpl()->views.empty())
    throw Exception(
        std::string(function) + ": expected a tensor that is no view", place);
  size_t at = wrapDim(dim, tensor.dim(), function, place);
  std::vector<SizeMark> &marks = tensor.getImpl()->cell->marks;
  llvm::erase_if(marks, [&](const SizeMark &mark) { return mark.dim == at; });
  return marks.emplace_back(SizeMark{at, false, {}});
}

//===----------------------------------------------------------------------===//
// The list of versions
//===----------------------------------------------------------------------===//

CompiledFunction::CompiledFunction(const Options &options, Place place)
    : options(options), place(place), number(Engine::get().nextFunction()) {
  checkOptions(options);
}

CompileLabel CompiledFunction::label() {
  return {number, counts.versions, name()};
}

static std::string differenceOf(const Version &version, const CallKey &key,
                                size_t tensor, size_t dim, size_t word) {
  if (version.words[word] == key.words[word] && version.masks[word])
    return "";
  std::string size =
      "size(" + std::to_string(dim) + ") of argument " + std::to_string(tensor);
  if (version.masks[word])
    return size + " is " + std::to_string(key.words[word]) + ", not " +
           std::to_string(version.words[word]) + "\n";
  return key.words[word] == 1 ? size + " is 1, which is expanded\n" : "";
}

// What is no size is told by its word: a dtype, a rank, a number.
std::string CompiledFunction::whyNone(const CallKey &key) const {
  const Version *version = newest.load(std::memory_order_acquire);
  if (!version)
    return "";
  if (version->words.size() != key.words.size())
    return "the arguments have another structure or other ranks\n";
  std::string text;
  std::vector<bool> isSize(key.words.size());
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    isSize[word] = true;
    text += differenceOf(*version, key, tensor, dim, word);
  });
  for (size_t word = 0; word < isSize.size(); ++word)
    if (!isSize[word] && version->words[word] != key.words[word])
      text += describeWord(key, word) + "\n";
  if (text.empty())
    text = "sizes do not fulfil the version's guards\n";
  return text;
}

std::string CompiledFunction::name() const {
  if (!options.name.empty())
    return options.name;
  return std::string(place.file_name()) + ":" + std::to_string(place.line());
}

bool CompiledFunction::isFull() {
  std::lock_guard<std::mutex> lock(mutex);
  return int64_t(live) >= options.recompileLimit;
}

void CompiledFunction::add(std::unique_ptr<Version> version) {
  std::lock_guard<std::mutex> lock(mutex);
  version->next = newest.load(std::memory_order_relaxed);
  newest.store(version.get(), std::memory_order_release);
  versions.push_back(std::move(version));
  ++live;
  ++counts.versions;
}

void CompiledFunction::reset() {
  std::lock_guard<std::mutex> lock(mutex);
  newest.store(nullptr, std::memory_order_release);
  history.forget();
  live = 0;
}

//===----------------------------------------------------------------------===//
// Calls of compiled code
//===----------------------------------------------------------------------===//

namespace {
/// The inputs of one call, and what they point to.
class CallInputs {
public:
  explicit CallInputs(const CallKey &key) : key(key) {}

  void add(const Recorder::Source &source) {
    using Kind = Recorder::Source::Kind;
    if (source.kind == Kind::Random)
      return addRandom();
    if (source.kind == Kind::Captured) {
      settle(*source.cell, Place::current());
      return addCell(*source.cell);
    }
    const TensorImpl &impl = *key.tensors[source.index]->getImpl();
    if (impl.views.empty())
      return addCell(*impl.cell);
    layouts.push_back(std::make_unique<Layout>(*impl.layout()));
    inputs.push_back(
        {layouts.back()->begin(*impl.cell->storage, getSize(impl.cell->dtype)),
         layouts.back().get()});
  }

  llvm::ArrayRef<Program::Input> get() const { return inputs; }

private:
  void addCell(const Cell &cell) {
    inputs.push_back({cell.data(), &cell.layout});
  }
  void addRandom() {
    state = Engine::get().nextRandomState();
    inputs.push_back({&state, &scalar});
  }

  const CallKey &key;
  llvm::SmallVector<Program::Input, 8> inputs;
  llvm::SmallVector<std::unique_ptr<Layout>, 0> layouts;
  uint64_t state = 0;
  Layout scalar;
};
} // namespace

static Tensor outputOf(const Recorder::Output &output, const CallKey &key,
                       llvm::MutableArrayRef<std::shared_ptr<Cell>> cells) {
  using Kind = Recorder::Source::Kind;
  switch (output.source.kind) {
  case Kind::None:
    return {};
  case Kind::Fresh:
    return Tensor(std::make_shared<TensorImpl>(cells[output.source.index],
                                               output.views, output.sizes));
  case Kind::Argument: {
    const Tensor &argument = *key.tensors[output.source.index];
    if (output.views.empty())
      return argument;
    TensorImpl::Views views = argument.getImpl()->views;
    views.insert(views.end(), output.views.begin(), output.views.end());
    return Tensor(std::make_shared<TensorImpl>(argument.getImpl()->cell,
                                               std::move(views), output.sizes));
  }
  default:
    return Tensor(std::make_shared<TensorImpl>(output.source.cell, output.views,
                                               output.sizes));
  }
}

static void write(const Recorder::Source &target, const CallKey &key,
                  const Result &result) {
  if (target.kind == Recorder::Source::Kind::Argument)
    writeElements(*key.tensors[target.index], result.storage, result.layout);
  else {
    settleReaders(*target.cell->storage);
    target.cell->set(result.storage, result.layout);
  }
}

void runVersion(CompiledFunction &function, const Version &version,
                const CallKey &key, std::vector<Tensor> &results) {
  ++function.counts.calls;
  const Recorder::Recipe &recipe = version.recipe;
  llvm::SmallVector<std::shared_ptr<Cell>, 4> cells;
  if (recipe.program) {
    CallInputs inputs(key);
    for (const Recorder::Source &source : recipe.inputs)
      inputs.add(source);
    std::vector<Result> computed = recipe.program->run(inputs.get());
    for (const auto &[target, index] : recipe.writes)
      write(target, key, computed[index]);
    const Signature &signature = recipe.program->signature();
    for (auto [spec, result] : llvm::zip_equal(signature.results, computed))
      cells.push_back(std::make_shared<Cell>(
          spec.dtype, std::move(result.storage), std::move(result.layout)));
  }
  results.reserve(recipe.outputs.size());
  for (const Recorder::Output &output : recipe.outputs)
    results.push_back(outputOf(output, key, cells));
}

//===----------------------------------------------------------------------===//
// Interface to the templates
//===----------------------------------------------------------------------===//

std::shared_ptr<CompiledFunction> makeCompiledFunction(const Options &options,
                                                       Place place) {
  return std::make_shared<CompiledFunction>(options, place);
}

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

bool isTracing() { return currentRecorder() != nullptr; }

//===----------------------------------------------------------------------===//
// Traces
//===----------------------------------------------------------------------===//

static llvm::ArrayRef<const Tensor *> tensorsOf(const CallKey &key) {
  return {key.tensors.data(), key.tensors.size()};
}

static std::vector<Tensor> record(Recorder &recorder, const TracedCall &call) {
  RecorderScope scope(&recorder);
  std::vector<Tensor> results = call(recorder.arguments());
  return recorder.finish(results);
}

static std::unique_ptr<Version> makeVersion(const CallKey &key,
                                            const Recorder &recorder) {
  auto version = std::make_unique<Version>();
  version->words.assign(key.words.data(), key.words.data() + key.words.size());
  version->masks.assign(key.words.size(), ~uint64_t(0));
  for (const OpenDim &open : recorder.symbols()) {
    uint32_t word = key.starts[open.argument] + 1 + uint32_t(open.dim);
    version->masks[word] = 0;
    version->openWords.push_back(word);
    version->ranges.push_back(open.range);
  }
  llvm::append_range(version->guards, recorder.guards());
  version->recipe = *recorder.recipe();
  return version;
}

static std::vector<std::string> guardTexts(const CallKey &key,
                                           const Recorder &recorder) {
  std::vector<std::string> texts, names;
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (const Tensor &tensor = *key.tensors[i]; tensor.defined())
      texts.push_back("argument " + std::to_string(i) + ": " +
                      getName(tensor.dtype()).str() + ", " +
                      std::to_string(tensor.dim()) + " dimensions");
  for (const OpenDim &open : recorder.symbols()) {
    names.push_back("size(" + std::to_string(open.dim) + ") of argument " +
                    std::to_string(open.argument));
    texts.push_back(names.back() + " != 1");
  }
  forEachSize(key, [&](size_t tensor, size_t dim, size_t word) {
    if (llvm::none_of(recorder.symbols(), [&](const OpenDim &open) {
          return open.isSame(tensor, dim);
        }))
      texts.push_back("size(" + std::to_string(dim) + ") of argument " +
                      std::to_string(tensor) +
                      " == " + std::to_string(key.words[word]));
  });
  for (const SizeGuard &guard : recorder.guards())
    texts.push_back(guard.text(names));
  return texts;
}

static std::vector<Tensor> copyOf(llvm::ArrayRef<const Tensor *> tensors) {
  std::vector<Tensor> copies;
  for (const Tensor *tensor : tensors)
    copies.push_back(*tensor);
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
  if (function.options.onError != "interpret")
    throw Exception(why, function.place);
  ++function.counts.uncompiled;
  Engine::get().logger().write(function.label(),
                               "warning: runs uncompiled: " + why);
  return false;
}

static void logVersion(CompiledFunction &function, const CompileLabel &label,
                       const CallKey &key, const Recorder &recorder) {
  Engine::get().logger().write(LogChannel::Guards, label, [&] {
    return "guard: " + llvm::join(guardTexts(key, recorder), "\nguard: ");
  });
  if (!recorder.whyClosed().empty())
    Engine::get().logger().write(LogChannel::Recompiles, label, [&] {
      return "sizes cannot be open: " + recorder.whyClosed();
    });
  if (!recorder.recipe())
    Engine::get().logger().write(LogChannel::Recompiles, label, [&] {
      return "is called again each time: " + recorder.whyNot();
    });
}

std::vector<Tensor> traceCall(CompiledFunction &function, const CallKey &key,
                              const TracedCall &call,
                              const std::function<std::any()> &structure) {
  ++function.counts.calls;
  if (!hasRoom(function, key))
    return call(copyOf(tensorsOf(key)));
  CompileLabel label = function.label();
  if (std::string why = function.whyNone(key); !why.empty())
    Engine::get().logger().write(LogChannel::Recompiles, label,
                                 [&] { return "recompiled: " + why; });
  auto recorder = std::make_shared<Recorder>(
      function.options, label, tensorsOf(key), function.openDims(key));
  std::vector<Tensor> results = record(*recorder, call);
  function.learn(key, *recorder);
  function.counts.graphBreaks += int64_t(recorder->breaks().size());
  function.counts.interpreted += recorder->numFallbacks();
  logVersion(function, label, key, *recorder);
  if (!recorder->recipe())
    return results;
  std::unique_ptr<Version> version = makeVersion(key, *recorder);
  version->structure = structure();
  function.add(std::move(version));
  return results;
}

Explanation explainCall(CompiledFunction &function, const CallKey &key,
                        const TracedCall &call) {
  auto owner =
      std::make_shared<Recorder>(function.options, function.label(),
                                 tensorsOf(key), function.openDims(key));
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
  return explanation;
}

} // namespace tcopt::capture

namespace tcopt {

void mark_dynamic(const Tensor &tensor, int64_t dim, SizeRange range,
                  Place place) {
  if (range.min > range.max || range.multiple < 1)
    throw Exception("mark_dynamic: expected min <= max and a positive multiple",
                    place);
  capture::markOf(tensor, dim, "mark_dynamic", place).range = range;
}

void mark_static(const Tensor &tensor, int64_t dim, Place place) {
  capture::markOf(tensor, dim, "mark_static", place).isStatic = true;
}

int64_t Explanation::numOps() const {
  int64_t count = 0;
  for (const ExplainedGraph &graph : graphs)
    count += graph.graph.numOps;
  return count;
}

std::string Explanation::text() const {
  std::string text = std::to_string(graphs.size()) + " graphs, " +
                     std::to_string(numBreaks()) + " breaks, " +
                     std::to_string(numOps()) + " operators\n";
  for (auto [i, graph] : llvm::enumerate(graphs)) {
    text += "graph " + std::to_string(i) + ": " +
            std::to_string(graph.graph.numOps) + " operators\n";
    if (!graph.breakReason.empty())
      text += "break: " + graph.breakReason + " at " + graph.breakPlace + "\n";
  }
  for (const std::string &guard : guards)
    text += "guard: " + guard + "\n";
  return text;
}

} // namespace tcopt
