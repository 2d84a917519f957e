//===- Version.cpp - run and match versions of a function -----------------===//

#include "Version.h"
#include "../Program/TensorCall.h"
#include "../Session/Engine.h"
#include "../Tape/GraphNode.h"
#include "../Tensor/Device.h"
#include "CallTape.h"
#include "SizeHistory.h"
#include "TraceCompiler.h"

namespace tcopt::capture {

// Ignores the dtype, device, gradient flag, strides and sizes of a tensor. Its
// presence, rank and sharing still count, because the offsets of later words
// and the sharing of other tensors depend on them.
static void ignore(const CallKey &key, size_t tensor, Version &version) {
  size_t start = key.starts[tensor];
  version.masks[start] = ~CallKey::kDTypeDeviceAndGradient;
  version.masks[start + 1] = 0;
}

// A tensor has one word for dtype, rank and sharing, one for the stride class,
// and one for each size.
bool canBeFlat(const CallKey &key) {
  std::span<const uint64_t> first;
  for (size_t i = 0; i < key.starts.size(); ++i) {
    const uint64_t *words = key.words.data() + key.starts[i];
    if (words[0] == 0)
      continue;
    size_t rank = words[0] >> 16 & 0xff;
    if (rank < 2 || words[1] != 0)
      return false;
    std::span<const uint64_t> sizes(words + 2, rank);
    if (first.empty())
      first = sizes;
    else if (!llvm::equal(first, sizes))
      return false;
  }
  return llvm::any_of(first, [](uint64_t size) { return size != 1; });
}

std::unique_ptr<Version> makeVersion(const CallKey &key,
                                     TraceCompiler &compiler) {
  const Recorder &recorder = compiler.recorder();
  const SymbolTable &symbols = recorder.symbols;
  auto version = std::make_unique<Version>();
  version->engine = &Engine::get();
  version->words.assign(key.words.data(), key.words.data() + key.words.size());
  version->masks.assign(key.words.size(), ~uint64_t(0));
  std::vector<OpenWord> openWords;
  for (const OpenSize &open : symbols.openSizes()) {
    version->masks[open.word] = 0;
    openWords.push_back({uint32_t(open.word), open.range});
    version->sizeNames.push_back(open.text());
  }
  version->sizeGuards.assign(symbols.guards().begin(), symbols.guards().end());
  version->guards = GuardTable(std::move(openWords), symbols.guards());
  for (const CallNumber &number : symbols.numbers())
    if (number.isOpen)
      version->masks[number.word] = 0;
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (!recorder.arguments.dependsOn(i))
      ignore(key, i, *version);
  forEachSize(key, [&](size_t tensor, size_t, size_t word) {
    if (!recorder.arguments.dependsOn(tensor))
      version->masks[word] = 0;
  });
  version->hasOpenWords = llvm::any_of(
      version->masks, [](uint64_t mask) { return mask != ~uint64_t(0); });
  version->recipe = std::move(*compiler.recipe());
  version->refusesCaptured = !version->recipe.writes.empty();
  return version;
}

bool Version::isStale() const {
  return hasOrphans() || llvm::any_of(recipe.state, [](const auto &guard) {
           return guard->isGone();
         });
}

bool Version::hasOrphans() const {
  for (size_t i = 0; i < recipe.captured.size(); ++i)
    if (recipe.captured[i].isOrphan() && !recipe.constants[unsigned(i)])
      return true;
  return false;
}

bool Version::acceptsCaptured(const CallKey &key) const {
  if (hasOrphans() ||
      !llvm::all_of(recipe.captured, std::mem_fn(&CapturedTensor::isUnchanged)))
    return false;
  if (!refusesCaptured)
    return true;
  for (const CapturedTensor &captured : recipe.captured)
    for (size_t i = 0; i < key.tensors.size(); ++i)
      if (const TensorImpl *tensor = key.tensors[i]->get();
          tensor && tensor->cell.get() == &captured.cell())
        return false;
  return true;
}

// Whether the gradients that the graph computes end at the tensor. No hook may
// observe them, and a computed tensor must not pass them on.
static bool accepts(const TensorImpl &tensor, bool mayBeComputed) {
  const std::shared_ptr<Variable> &variable = tensor.variable();
  if (!variable || !variable->requiresGrad)
    return true;
  if (!mayBeComputed)
    return tensor.isWhole() && isPlainLeaf(*variable);
  bool isViewWatched =
      !tensor.isWhole() && tensor.views.back()->edge.isWatched();
  return !isViewWatched && !isWatched(*variable);
}

static const std::shared_ptr<TensorImpl> &
rootOf(const Recipe &recipe, const ValueSource &source, const CallKey &key) {
  return source.kind == ValueSource::Kind::Argument
             ? *key.tensors[source.index]
             : recipe.captured[source.index].tensor();
}

bool Version::acceptsLeaves(const CallKey &key) const {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (const TensorImpl *tensor = key.tensors[i]->get())
      if (!accepts(*tensor, recipe.computedArguments[unsigned(i)]))
        return false;
  for (auto [i, captured] : llvm::enumerate(recipe.captured))
    if (!accepts(*captured.tensor(), recipe.computedCaptured[unsigned(i)]))
      return false;
  return true;
}

bool Version::lacksGradients(const CallKey &key) const {
  return llvm::none_of(recipe.withoutGradients, [&](const ValueSource &source) {
    const auto &variable = rootOf(recipe, source, key)->gradientVariable();
    return variable && variable->grad.defined();
  });
}

void Version::giveGradients(const CallKey &key,
                            std::vector<Tensor> &results) const {
  size_t count = results.size() - recipe.leaves.size();
  for (auto [leaf, gradient] : llvm::zip_equal(
           recipe.leaves, llvm::ArrayRef(results).drop_front(count)))
    (leaf.kind == ValueSource::Kind::Output ? results[leaf.index].getImpl()
                                            : rootOf(recipe, leaf, key))
        ->makeGradientVariable()
        ->grad = gradient;
  results.resize(count);
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static void addInput(const Recipe &recipe, const ValueSource &source,
                     const CallKey &key, const uint64_t &randomState,
                     CallInputs &inputs) {
  switch (source.kind) {
  case ValueSource::Kind::Random:
    return inputs.addNumber(randomState);
  case ValueSource::Kind::Word:
    return inputs.addNumber(key.words.data()[source.index]);
  case ValueSource::Kind::Captured:
    return inputs.add(*recipe.captured[source.index].tensor());
  default:
    return inputs.add(**key.tensors[source.index]);
  }
}

void Version::addInputs(const CallKey &key, const uint64_t &randomState,
                        CallInputs &inputs) const {
  for (size_t i = 0; i < recipe.inputs.size(); ++i) {
    addInput(recipe, recipe.inputs[i], key, randomState, inputs);
    if (recipe.donated[unsigned(i)])
      inputs.donateLast();
  }
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

namespace {
/// Creates the tensors of the function's results.
class CallOutputs {
public:
  CallOutputs(const Version &version, const CallKey &key,
              llvm::ArrayRef<std::shared_ptr<Cell>> cells)
      : recipe(version.recipe), key(key), cells(cells),
        isOpen(!version.guards.isEmpty()) {
    for (const OpenWord &open : version.guards.openWords())
      symbols.push_back(int64_t(key.words[open.word]));
  }

  Tensor get(const RecipeOutput &output) const {
    using Kind = ValueSource::Kind;
    switch (output.source.kind) {
    case Kind::Fresh:
      return partOf(cells[output.source.index], nullptr, output);
    case Kind::Argument: {
      const TensorHandle &argument = *key.tensors[output.source.index];
      if (output.views.empty() && !output.detachedAt)
        return Tensor(argument);
      return partOf(argument->cell, argument.get(), output);
    }
    case Kind::Captured:
      return captured(*recipe.captured[output.source.index].tensor(), output);
    default:
      return {};
    }
  }

private:
  Tensor partOf(const std::shared_ptr<Cell> &cell, const TensorImpl *argument,
                const RecipeOutput &output) const;
  Tensor captured(const TensorImpl &root, const RecipeOutput &output) const {
    bool isCell = root.views.empty() && !root.own;
    return partOf(root.cell, isCell ? nullptr : &root, output);
  }
  std::shared_ptr<const View>
  viewOf(const std::shared_ptr<const View> &view) const;
  std::shared_ptr<const View>
  makeView(const std::shared_ptr<const View> &view) const;

  const Recipe &recipe;
  const CallKey &key;
  llvm::ArrayRef<std::shared_ptr<Cell>> cells;
  bool isOpen;
  llvm::SmallVector<int64_t, 8> symbols;
  /// By view of the recipe.
  mutable llvm::SmallDenseMap<const View *, std::shared_ptr<const View>, 4>
      made;
};
} // namespace

// Each call creates its own views, because a view has a single edge on the
// tape.
std::shared_ptr<const View>
CallOutputs::viewOf(const std::shared_ptr<const View> &view) const {
  bool isOutside = view->madeBy != recipe.recorder;
  if (isOutside)
    return view;
  std::shared_ptr<const View> &known = made[view.get()];
  if (!known)
    known = makeView(view);
  return known;
}

// The sizes of this call replace dynamic sizes.
std::shared_ptr<const View>
CallOutputs::makeView(const std::shared_ptr<const View> &view) const {
  if (!isOpen || llvm::none_of(view->sizes, std::mem_fn(&Size::isOpen)))
    return std::make_shared<const View>(*view);
  Sizes sizes = view->sizes;
  for (Size &size : sizes)
    if (size.isOpen())
      size = size.open()->expr.evaluate(symbols).value_or(size.hint());
  return std::make_shared<const View>(view->withSizes(sizes));
}

Tensor CallOutputs::partOf(const std::shared_ptr<Cell> &cell,
                           const TensorImpl *argument,
                           const RecipeOutput &output) const {
  TensorImpl::Views views;
  if (argument)
    views = argument->views;
  size_t first = views.size();
  bool requiresGrad =
      argument ? argument->requiresGrad() : cell->requiresGrad();
  auto own = [&](std::shared_ptr<TensorImpl> part) {
    if (argument)
      part->follow(*argument);
    if (output.detachedAt) {
      part->detach();
      part->ownViews = first + *output.detachedAt;
    }
    return Tensor(std::move(part));
  };
  for (const auto &view : output.views)
    views.push_back(isOpen || requiresGrad ? viewOf(view) : view);
  if (views.empty())
    return own(std::make_shared<TensorImpl>(cell));
  TensorImpl part(cell, views, output.sizes);
  std::optional<Layout> layout = part.layout();
  if (!layout)
    throw Exception(ErrorCode::Unsupported,
                    "a result is a view of " + textOfSizes(cell->layout.sizes) +
                        " that no strides describe in this call: clone() it in "
                        "the function",
                    key.place);
  expectCountable(layout->sizes, "a result", key.place);
  return own(
      std::make_shared<TensorImpl>(cell, std::move(views), std::move(*layout)));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static void writeTo(const Recipe &recipe, const ValueSource &target,
                    const CallKey &key, const Result &result) {
  // The program wrote the result over its input.
  if (!result.storage)
    return;
  if (target.kind == ValueSource::Kind::Argument)
    return writeElements(**key.tensors[target.index], *result.storage,
                         result.layout);
  writeElements(*recipe.captured[target.index].tensor(), *result.storage,
                result.layout);
}

static void failWrite(const Recipe &recipe, const ValueSource &target,
                      const CallKey &key,
                      const std::shared_ptr<Failure> &failure) {
  bool isArgument = target.kind == ValueSource::Kind::Argument;
  Cell &cell = isArgument ? *(*key.tensors[target.index])->cell
                          : recipe.captured[target.index].cell();
  // A cell that already failed keeps its first failure.
  if (!cell.failure)
    cell.failWrite(failure);
}

static SizeVector sizesOfFirst(const CallKey &key) {
  for (size_t i = 0; i < key.tensors.size(); ++i)
    if (const TensorImpl *tensor = key.tensors[i]->get())
      return SizeVector(tensor->sizes());
  llvm_unreachable("a flat call has a tensor");
}

// A flat program computes on all elements as one dimension.
std::vector<Result> Version::runProgram(const CallInputs &inputs,
                                        const Layout *whole) const {
  std::vector<Result> computed =
      recipe.program->run(inputs.get(), recipe.device);
  if (whole)
    for (Result &result : computed)
      result.layout = *whole;
  return computed;
}

std::vector<Result> Version::compute(const CallKey &key,
                                     const CallInputs &inputs,
                                     const Layout *whole, Cells &cells) const {
  std::vector<Result> computed = runProgram(inputs, whole);
  for (const auto &[target, index] : recipe.writes)
    writeTo(recipe, target, key, computed[index]);
  const Signature &signature = recipe.program->signature();
  size_t count = recipe.resultSizes.size();
  cells.reserve(count);
  for (auto [spec, result] :
       llvm::zip(signature.results,
                 llvm::MutableArrayRef(computed).take_front(count)))
    cells.push_back(result.storage ? std::make_shared<Cell>(
                                         spec.dtype, std::move(result.storage),
                                         std::move(result.layout))
                                   : nullptr);
  computed.erase(computed.begin(), computed.begin() + ptrdiff_t(count));
  return computed;
}

Version::Cells Version::makeFailed(const CallKey &key,
                                   std::shared_ptr<Failure> failure) const {
  for (const auto &[target, index] : recipe.writes)
    failWrite(recipe, target, key, failure);
  llvm::SmallVector<int64_t> symbols;
  for (const OpenWord &open : guards.openWords())
    symbols.push_back(int64_t(key.words[open.word]));
  auto sizeOf = [&](const SizeExpr &expr) {
    constexpr int64_t unknown = mlir::ShapedType::kDynamic;
    return expr ? expr.evaluate(symbols).value_or(unknown) : unknown;
  };
  Cells cells;
  const Signature &signature = recipe.program->signature();
  for (auto [spec, exprs] : llvm::zip(signature.results, recipe.resultSizes)) {
    SizeVector sizes =
        isFlat ? sizesOfFirst(key) : SizeVector(llvm::map_range(exprs, sizeOf));
    cells.push_back(std::make_shared<Cell>(spec.dtype,
                                           resultDevice(spec, recipe.device),
                                           std::move(sizes), failure));
  }
  return cells;
}

// Arguments that the program does not read do not affect the results.
std::shared_ptr<Failure> Version::failureOfInputs(const CallKey &key) const {
  for (const ValueSource &source : recipe.inputs)
    if (source.kind == ValueSource::Kind::Argument)
      if (const auto &failure = (*key.tensors[source.index])->cell->failure)
        return failure;
  return nullptr;
}

// If the last write to a captured tensor failed, this throws its failure, once.
std::shared_ptr<GraphNode>
Version::computeOrFail(const CallKey &key, const char *function, Cells &cells,
                       uint64_t randomState,
                       std::optional<RunFailure> *failure) const {
  std::shared_ptr<GraphNode> node;
  for (const CapturedTensor &captured : recipe.captured)
    tellFailure(captured.cell());
  if (key.failure) [[unlikely]]
    if (std::shared_ptr<Failure> failure = failureOfInputs(key)) {
      cells = makeFailed(key, std::move(failure));
      return node;
    }
  Layout whole, flat;
  if (isFlat) {
    whole = Layout::rowMajor(sizesOfFirst(key));
    flat = whole.flattened();
  }
  CallInputs inputs(recipe.inputs.size(), isFlat ? &flat : nullptr);
  addInputs(key, randomState, inputs);
  try {
    std::vector<Result> extras =
        compute(key, inputs, isFlat ? &whole : nullptr, cells);
    if (recipe.derivative || recipe.recordedWrites.any() || recipe.spent.any())
      node = recordOnTape({*this, key, inputs, cells, extras, function});
    noteWrites(key);
  } catch (const RunFailure &found) {
    if (failure) {
      engine->giveBackRandomStates(randomState, recipe.numRandomOps);
      failure->emplace(found);
      return nullptr;
    }
    std::string text =
        recipe.locations ? found.at(*recipe.locations).what() : found.what();
    if (function)
      text = describe(key.place, std::string(function) + ": " + found.message);
    if (found.code() != ErrorCode::InvalidValue)
      throw Exception(found.code(), text);
    cells = makeFailed(
        key, std::make_shared<Failure>(found.code(), std::move(text)));
  }
  return node;
}

static const TensorImpl *targetOf(const ValueSource &target,
                                  const CallKey &key) {
  return target.kind == ValueSource::Kind::Argument
             ? key.tensors[target.index]->get()
             : nullptr;
}

void Version::checkWrites(const CallKey &key) const {
  for (const auto &[i, write] : llvm::enumerate(recipe.writes)) {
    const auto &[target, index] = write;
    const TensorImpl *argument = targetOf(target, key);
    checkWritable(argument ? *argument->cell
                           : recipe.captured[target.index].cell(),
                  key.place);
    if (!recipe.recordedWrites[unsigned(i)])
      continue;
    checkWrite(argument ? *argument : *recipe.captured[target.index].tensor(),
               key.place);
  }
}

void Version::noteWrites(const CallKey &key) const {
  for (const auto &[target, index] : recipe.writes)
    if (const TensorImpl *argument = targetOf(target, key))
      argument->cell->storage->noteWrite();
    else
      recipe.captured[target.index].cell().storage->noteWrite();
}

// Sets the variable of the last result if the result is a leaf that the
// function created, or if it shares the variable of an earlier result.
static void setVariable(const RecipeOutput &output,
                        std::vector<Tensor> &results) {
  if (!output.isLeaf && !output.sameVariable)
    return;
  TensorImpl &impl = *results.back().getImpl();
  if (output.sameVariable)
    impl.own = results[*output.sameVariable].getImpl()->own;
  else if (impl.own)
    impl.own->requiresGrad = true;
  else
    TensorImpl(impl.cell).makeVariable().requiresGrad = true;
}

std::vector<TensorImpl::Views>
Version::viewsOf(llvm::ArrayRef<Tensor> results) const {
  std::vector<TensorImpl::Views> found;
  for (const RecipeView &view : recipe.views) {
    TensorImpl::Views &views = found.emplace_back();
    for (const auto &weak : view.outside)
      views.push_back(weak.lock());
    if (llvm::is_contained(views, nullptr))
      views.clear();
    if (!view.output)
      continue;
    // A result that is a view of an argument also has the argument's views.
    const TensorImpl &impl = *results[*view.output].getImpl();
    size_t count = recipe.outputs[*view.output].views.size();
    auto first = impl.views.end() - ptrdiff_t(count);
    views.assign(first, first + ptrdiff_t(view.numViews));
  }
  return found;
}

std::vector<Tensor> Version::run(const CallKey &key, const char *function,
                                 std::optional<RunFailure> *failure) const {
  Cells cells;
  // Even if no program uses the random numbers, the sequence must advance.
  uint64_t randomState =
      recipe.numRandomOps ? engine->takeRandomStates(recipe.numRandomOps) : 0;
  if (!recipe.writes.empty())
    checkWrites(key);
  std::shared_ptr<GraphNode> node;
  if (recipe.program)
    node = computeOrFail(key, function, cells, randomState, failure);
  if (failure && *failure)
    return {};
  // Writes produce no new tensor.
  for (const auto &[target, index] : recipe.writes)
    cells[index] = nullptr;
  CallOutputs outputs(*this, key, cells);
  std::vector<Tensor> results;
  results.reserve(recipe.outputs.size());
  for (const RecipeOutput &output : recipe.outputs) {
    results.push_back(outputs.get(output));
    setVariable(output, results);
  }
  if (node && !recipe.views.empty())
    node->setViews(viewsOf(results));
  if (!recipe.leaves.empty())
    giveGradients(key, results);
  return results;
}

} // namespace tcopt::capture
