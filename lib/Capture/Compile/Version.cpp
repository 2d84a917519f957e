//===- Version.cpp - compiled code of a function --------------------------===//

#include "Version.h"
#include "../Session/Engine.h"
#include "SizeHistory.h"

namespace tcopt::capture {

// That there is a tensor, its rank and what it shares with others is looked at
// all the same: the place of other words, and sameness, follow from it.
static void ignore(const CallKey &key, size_t tensor, Version &version) {
  size_t start = key.starts[tensor];
  version.masks[start] = ~CallKey::kDTypeDeviceAndGradient;
  version.masks[start + 1] = 0;
}

static std::vector<const Cell *> capturedBy(const Recorder::Recipe &recipe) {
  std::vector<const Cell *> cells;
  if (recipe.writes.empty())
    return cells;
  auto add = [&](const Recorder::Source &source) {
    if (source.kind == Recorder::Source::Kind::Captured)
      cells.push_back(source.cell.get());
  };
  llvm::for_each(recipe.inputs, add);
  for (const auto &[target, index] : recipe.writes)
    add(target);
  return cells;
}

std::unique_ptr<Version> makeVersion(const CallKey &key,
                                     const Recorder &recorder) {
  auto version = std::make_unique<Version>();
  version->words.assign(key.words.data(), key.words.data() + key.words.size());
  version->masks.assign(key.words.size(), ~uint64_t(0));
  std::vector<OpenWord> openWords;
  for (const OpenSize &open : recorder.symbols()) {
    version->masks[open.word] = 0;
    openWords.push_back({uint32_t(open.word), open.range});
  }
  version->guards = GuardTable(std::move(openWords), recorder.guards());
  for (const CallNumber &number : recorder.numbers())
    if (number.isOpen)
      version->masks[number.word] = 0;
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (!recorder.dependsOn(i))
      ignore(key, i, *version);
  forEachSize(key, [&](size_t tensor, size_t, size_t word) {
    if (!recorder.dependsOn(tensor))
      version->masks[word] = 0;
  });
  version->hasOpenWords = llvm::any_of(
      version->masks, [](uint64_t mask) { return mask != ~uint64_t(0); });
  version->recipe = *recorder.recipe();
  version->captured = capturedBy(version->recipe);
  return version;
}

bool Version::hasCaptured(const CallKey &key) const {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (key.tensors[i]->defined() &&
        llvm::is_contained(captured, key.tensors[i]->getImpl()->cell.get()))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

namespace {
/// The inputs of one call, and what they point to.
class CallInputs {
public:
  explicit CallInputs(const CallKey &key) : key(key) {}

  /// An input that the program may write over, if nobody else has its elements.
  void addDonated(const Recorder::Source &source) {
    const Cell &cell = source.kind == Recorder::Source::Kind::Captured
                           ? *source.cell
                           : *key.tensors[source.index]->getImpl()->cell;
    // What reads the elements, later and on other threads too.
    settleReaders(*cell.storage);
    add(source);
    Program::Input &input = inputs.back();
    input.isDonated =
        cell.storage.use_count() == 1 && !input.layout->mayOverlap();
  }

  void add(const Recorder::Source &source) {
    using Kind = Recorder::Source::Kind;
    if (source.kind == Kind::Random)
      return addRandom();
    if (source.kind == Kind::Word)
      return addWord(source.index);
    if (source.kind == Kind::Captured) {
      settle(*source.cell, key.place);
      return addCell(*source.cell);
    }
    const TensorImpl &impl = *key.tensors[source.index]->getImpl();
    if (impl.views.empty())
      return addCell(*impl.cell);
    layouts.push_back(std::make_unique<Layout>(*impl.layout()));
    inputs.push_back(
        {layouts.back()->begin(*impl.cell->storage, getSize(impl.cell->dtype)),
         layouts.back().get(), impl.cell->storage.get()});
  }

  llvm::ArrayRef<Program::Input> get() const { return inputs; }

private:
  void addCell(const Cell &cell) {
    inputs.push_back({cell.data(), &cell.layout, cell.storage.get()});
  }
  // Programs only read numbers.
  void addWord(size_t word) {
    inputs.push_back(
        {const_cast<uint64_t *>(key.words.data() + word), &scalar});
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

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

namespace {
/// Makes the tensors that a call gives.
class CallOutputs {
public:
  CallOutputs(const Version &version, const CallKey &key,
              llvm::ArrayRef<std::shared_ptr<Cell>> cells)
      : key(key), cells(cells), isOpen(!version.guards.isEmpty()) {
    for (const OpenWord &open : version.guards.openWords())
      symbols.push_back(int64_t(key.words[open.word]));
  }

  Tensor get(const Recorder::Output &output) const {
    using Kind = Recorder::Source::Kind;
    switch (output.source.kind) {
    case Kind::None:
      return {};
    case Kind::Fresh:
      return partOf(cells[output.source.index], {}, output);
    case Kind::Argument: {
      const Tensor &argument = *key.tensors[output.source.index];
      if (output.views.empty())
        return argument;
      return partOf(argument.getImpl()->cell, argument.getImpl()->views,
                    output);
    }
    default:
      return partOf(output.source.cell, {}, output);
    }
  }

private:
  Tensor partOf(const std::shared_ptr<Cell> &cell, TensorImpl::Views views,
                const Recorder::Output &output) const;
  std::shared_ptr<const View>
  viewOf(const std::shared_ptr<const View> &view) const;

  const CallKey &key;
  llvm::ArrayRef<std::shared_ptr<Cell>> cells;
  bool isOpen;
  llvm::SmallVector<int64_t, 8> symbols;
};
} // namespace

// With the sizes of this call in place of open ones.
std::shared_ptr<const View>
CallOutputs::viewOf(const std::shared_ptr<const View> &view) const {
  if (llvm::none_of(view->sizes, std::mem_fn(&Size::isOpen)))
    return view;
  Sizes sizes = view->sizes;
  for (Size &size : sizes)
    if (size.isOpen())
      size = evaluateSize(size.open()->expr, symbols).value_or(size.hint());
  return std::make_shared<const View>(view->withSizes(sizes));
}

Tensor CallOutputs::partOf(const std::shared_ptr<Cell> &cell,
                           TensorImpl::Views views,
                           const Recorder::Output &output) const {
  for (const auto &view : output.views)
    views.push_back(isOpen ? viewOf(view) : view);
  SizeVector sizes = output.sizes;
  auto part = [&] {
    return Tensor(std::make_shared<TensorImpl>(cell, views, sizes));
  };
  if (!isOpen || views.empty())
    return part();
  std::optional<Layout> layout = part().getImpl()->layout();
  if (!layout)
    throw Exception("a result is a view that no strides of this call "
                    "describe: clone() it");
  sizes = layout->sizes;
  return part();
}

static void writeTo(const Recorder::Source &target, const CallKey &key,
                    const Result &result) {
  if (!result.storage)
    return;
  if (target.kind == Recorder::Source::Kind::Argument)
    writeElements(*key.tensors[target.index], result.storage, result.layout);
  else {
    settleReaders(*target.cell->storage);
    target.cell->set(result.storage, result.layout);
  }
}

std::vector<Tensor> Version::run(const CallKey &key) const {
  llvm::SmallVector<std::shared_ptr<Cell>, 4> cells;
  if (recipe.program) {
    CallInputs inputs(key);
    for (auto [i, source] : llvm::enumerate(recipe.inputs))
      recipe.donated[i] ? inputs.addDonated(source) : inputs.add(source);
    std::vector<Result> computed =
        recipe.program->run(inputs.get(), recipe.device);
    for (const auto &[target, index] : recipe.writes)
      writeTo(target, key, computed[index]);
    const Signature &signature = recipe.program->signature();
    // What was written over an input is no new tensor.
    for (auto [spec, result] : llvm::zip_equal(signature.results, computed))
      cells.push_back(result.storage
                          ? std::make_shared<Cell>(spec.dtype,
                                                   std::move(result.storage),
                                                   std::move(result.layout))
                          : nullptr);
  }
  CallOutputs outputs(*this, key, cells);
  std::vector<Tensor> results;
  results.reserve(recipe.outputs.size());
  for (const Recorder::Output &output : recipe.outputs)
    results.push_back(outputs.get(output));
  return results;
}

} // namespace tcopt::capture
