//===- Recorder.cpp - one call of a function that is traced ---------------===//

#include "Recorder.h"
#include "../Autograd/ViewNode.h"
#include "../Program/TensorCall.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "ArgumentShadows.h"
#include "Builder.h"
#include "GraphKey.h"
#include "tcopt/Capture/Settings.h"
#include <map>

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

bool sharesCell(const Tensor &a, const Tensor &b) {
  return a.defined() && b.defined() && a.getImpl()->cell == b.getImpl()->cell;
}

bool isSameView(const TensorImpl &a, const TensorImpl &b) {
  return a.cell == b.cell && a.views == b.views;
}

bool CapturedTensor::isOrphan() const {
  if (!held->own)
    return held->cell.use_count() <=
           cell().numCaptures.load(std::memory_order_relaxed);
  const Variable &own = *held->own;
  // The AccumulateNode of a tape also owns the variable.
  return held->own.use_count() <=
         own.numCaptures.load(std::memory_order_relaxed) +
             long(!own.accumulator.expired());
}

Recorder::Recorder(const Options &options, CompileLabel label,
                   TensorHandles tensors, std::vector<CallNumber> numbers,
                   std::vector<OpenSize> openSizes, bool tellsSharing,
                   bool flattens)
    : isRecorded(settings().isGradEnabled), isOfProgram(tellsSharing),
      areShared(tellsSharing && haveOtherViews(tensors)), options(options),
      label(std::move(label)), originals(tensors),
      callNumbers(std::move(numbers)), number(Engine::get().nextRecorder()),
      device(deviceOf(tensors)), opened(std::move(openSizes)) {
  shadows = tellsSharing ? shadowsOf(tensors, areShared)
                         : ownShadows(tensors, flattens);
  for (const Tensor &shadow : shadows)
    if (shadow.defined())
      shadow.getImpl()->cell->owner = this;
  if (areShared) {
    reason = "arguments are parts of the same elements";
    opened.clear();
  }
  startTrace();
}

std::shared_ptr<Recorder> Recorder::create(const Options &options,
                                           CompileLabel label,
                                           TensorHandles tensors,
                                           std::vector<CallNumber> numbers,
                                           std::vector<OpenSize> openSizes,
                                           bool tellsSharing, bool flattens) {
  std::shared_ptr<Recorder> recorder(
      new Recorder(options, std::move(label), tensors, std::move(numbers),
                   std::move(openSizes), tellsSharing, flattens));
  recorder->giveNumbers();
  return recorder;
}

Recorder::~Recorder() {
  for (const auto &cell : current->pendingCells())
    cell->fail("the function that was to compute this tensor ended by an "
               "exception");
  llvm::append_range(traced, current->cells());
  current->end();
  release();
}

// They are tensors like others now.
void Recorder::release() {
  for (const Tensor &shadow : shadows)
    if (shadow.defined()) {
      Cell &cell = *shadow.getImpl()->cell;
      cell.isTraced = false;
      cell.owner = nullptr;
      cell.stands.reset();
      if (!cell.isPending() && !cell.failure)
        cell.words = guardWords(cell.dtype, cell.device, cell.layout);
    }
  for (const std::weak_ptr<Cell> &weak : traced)
    if (auto cell = weak.lock())
      cell->isTraced = false;
}

// Later calls would not know of it: the function is called each time. A part
// that is an argument and the whole are two tensors, which must not change.
std::shared_ptr<Cell> Recorder::standInFor(const std::shared_ptr<Cell> &cell,
                                           Place place) {
  if (cell->isTraced)
    return cell;
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows)) {
    if (!shadow.defined() || (*original)->cell != cell)
      continue;
    reason = "an argument is also used without being taken as one";
    if (areShared || (*original)->views.empty())
      return shadow.getImpl()->cell;
    usedWholes.insert(cell.get());
  }
  checkWholes(place);
  return cell;
}

void Recorder::checkWholes(Place place) const {
  for (const Cell *whole : usedWholes)
    if (writtenWholes.contains(whole))
      throw Exception(ErrorCode::Unsupported,
                      "an argument is a part of a tensor that the function "
                      "uses without taking it as an argument, and one of them "
                      "is written to: clone() the argument",
                      place);
}

void Recorder::noteWrite(const std::shared_ptr<Cell> &cell,
                         const TensorImpl &target, bool isRecordedWrite,
                         Place place) {
  writtenWholes.insert(cell.get());
  const TensorImpl *original = originalOf(*cell);
  if (original)
    writtenWholes.insert(original->cell.get());
  checkWholes(place);
  if (!isRecorded || !isRecordedWrite)
    return;
  bool isPlain = original && !areShared && !target.own;
  checkWrite(isPlain ? *original : target, place);
  if (target.own)
    return;
  recordedWrites.insert(cell.get());
  graphWrites.insert(cell.get());
}

// Returns the same argument, or else an argument with the same variable, or
// else the first argument with the same cell.
std::optional<size_t> Recorder::argumentOf(const TensorImpl &tensor) const {
  for (auto [i, shadow] : llvm::enumerate(shadows))
    if (shadow.defined() && isSameView(*shadow.getImpl(), tensor) &&
        shadow.getImpl()->own == tensor.own)
      return i;
  for (auto [i, shadow] : llvm::enumerate(shadows))
    if (shadow.defined() && shadow.getImpl()->cell == tensor.cell &&
        shadow.getImpl()->own == tensor.own)
      return i;
  return argumentOf(*tensor.cell);
}

std::optional<size_t> Recorder::argumentOf(const Cell &cell) const {
  for (auto [i, shadow] : llvm::enumerate(shadows))
    if (shadow.defined() && shadow.getImpl()->cell.get() == &cell)
      return i;
  return std::nullopt;
}

// What the function has made itself is written to by giving it another value.
bool Recorder::isWritten(const Cell &cell) const {
  return argumentOf(cell) || !cell.isTraced;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

void Recorder::startTrace() {
  if (current) {
    llvm::append_range(traced, current->cells());
    device = current->device;
  }
  current = std::make_shared<Trace>(*this, device);
  variables.startTrace();
  SymbolicSizes &symbols = current->sizes();
  for (const OpenSize &open : opened) {
    int64_t hint =
        open.dim
            ? shadows[open.argument].getImpl()->cell->layout.sizes[*open.dim]
            : callNumbers[open.argument].value.toInt();
    std::optional<SymbolicSizes::Mark> mark;
    if (open.mark)
      mark = {open.text(), *open.mark};
    symbols.addSymbol(hint, std::move(mark));
  }
}

void Recorder::read(const Tensor &tensor, const char *why, Place place) {
  if (!tensor.getImpl()->cell->isTraced)
    expectInMemory(*tensor.getImpl()->cell, place);
  breakGraph(std::string(why) + " needs a value", place);
  expectInMemory(*tensor.getImpl()->cell, place);
}

void Recorder::breakGraph(const std::string &why, Place place) {
  if (current->isInRegion())
    throw BreakInRegion(why + ", which a function of control flow cannot have",
                        place);
  if (options.fullgraph)
    throw Exception(ErrorCode::NotCompiled,
                    why + " while a function is traced with fullgraph=true "
                          "(without it, the graph would break here)",
                    place);
  endGraph({why, place});
}

void Recorder::noteFoundSize(Place place) {
  if (endsAtFoundSizes && !options.fullgraph && !current->isInRegion())
    endGraph({"a size depends on values", place, /*isOfSizes=*/true});
}

void Recorder::endGraph(GraphBreak why) {
  Engine::get().log().write(LogChannel::GraphBreaks, label, [&] {
    return std::string(why.place.file_name()) + ":" +
           std::to_string(why.place.line()) + ": graph break: " + why.reason;
  });
  reason = "the graph breaks: " + why.reason;
  graphBreaks.push_back(std::move(why));
  if (std::optional<Compiled> graph = compileGraph())
    run(*graph);
  graphWrites.clear();
  giveGradients();
}

void Recorder::useDevice(const DeviceInfo *other, Place place) {
  if (other == current->device || current->goOn(other))
    return;
  if (!current->isEmpty() || current->isInRegion())
    breakGraph("an operator computes on " + textOf(other), place);
  current->startOn(other);
}

// A backend of the program's own knows one device.
std::optional<Tensor> Recorder::send(const Tensor &tensor, const DeviceInfo *to,
                                     Place place) {
  const DeviceInfo *from = tensor.getImpl()->cell->device;
  if (options.customBackend || !current->canSend(from, to))
    return std::nullopt;
  current->isMixed = true;
  useDevice(from, place);
  current->program = from ? from : to;
  return call(place, [&](Builder &b) {
    Value value = b(tensor);
    current->goOn(to);
    return current->sent(value, from, to, place);
  });
}

void Recorder::useHost(Place place) {
  if (current->device != current->program)
    breakGraph("a user-defined op computes on the CPU", place);
}

// Results of a mixed trace say where they are to be.
void Recorder::sendResults(Compiled &graph) {
  for (auto [cell, value] : llvm::zip_equal(graph.cells, graph.values)) {
    if (cell->device == current->program || !cell->isTraced)
      continue;
    Value sent = current->sent(value, current->program, cell->device, Place());
    value = sent;
  }
}

/// Whether only running tells a size of the op's results.
static bool findsSizes(Operation *op, const SymbolicSizes &sizes) {
  return llvm::any_of(op->getResults(), [&](Value result) {
    return isa<RankedTensorType>(result.getType()) &&
           llvm::is_contained(sizes.hintsOf(result), ShapedType::kDynamic);
  });
}

/// Whether the trace has such sizes. Whether they fit is found out while the
/// program runs, which must not write over its inputs before: the call may be
/// repeated. Nor does a result that is computed with them have memory before.
static bool findsSizes(Trace &trace) {
  return llvm::any_of(trace.function().getOps(), [&](Operation &op) {
    return findsSizes(&op, trace.sizes());
  });
}

// What is written to and read is updated in place by later calls; that is up to
// each call, as only it can tell who else has the elements.
std::vector<std::optional<unsigned>>
Recorder::findDonors(ArrayRef<std::shared_ptr<Cell>> cells,
                     ArrayRef<Value> values) {
  std::vector<std::optional<unsigned>> donors(cells.size());
  bool isFound = findsSizes(*current);
  for (auto [cell, value, donor] : llvm::zip_equal(cells, values, donors)) {
    if (!isWritten(*cell))
      continue;
    std::optional<size_t> argument = argumentOf(*cell);
    std::string name = argument ? "argument " + std::to_string(*argument)
                                : "a tensor that is no argument";
    for (auto [i, input] : llvm::enumerate(current->inputs()))
      if (input.isCell() && input.cell() == cell &&
          current->function().getArgument(i).getType() == value.getType())
        donor = i;
    // Another argument of the program reads the same elements.
    if (llvm::any_of(current->inputs(), [&](const Trace::Input &input) {
          return !input.isCell() && input.cell() == cell;
        }))
      donor = std::nullopt;
    bool isElsewhere = current->isMixed && cell->device != current->program;
    if (isFound || isElsewhere)
      donor = std::nullopt;
    updateTexts.push_back(
        name + (areShared ? ": replaced, as arguments are parts of the same "
                            "elements"
                : donor   ? ": updated in place"
                : isElsewhere
                    ? ": replaced, as it lies on " + textOf(cell->device)
                : isFound ? ": replaced, as the graph finds sizes from values"
                          : ": replaced, as what it held is not read"));
  }
  if (areShared)
    llvm::fill(donors, std::nullopt);
  return donors;
}

// Cells that only this trace writes to take part as results; so do cells of
// the program.
std::optional<Recorder::Compiled> Recorder::compileGraph() {
  Compiled graph;
  graph.owns = variables.settle();
  graph.cells = current->pendingCells();
  for (const auto &cell : graph.cells)
    graph.values.push_back(cell->value);
  for (const auto &[cell, value] : current->writes()) {
    graph.cells.push_back(cell);
    graph.values.push_back(value);
  }
  if (current->isMixed)
    sendResults(graph);
  stateBounds();
  // Sizes of what an earlier graph has computed are not those of a call.
  llvm::copy_if(current->sizes().guards(), std::back_inserter(sizeGuards),
                [&](const SizeGuard &guard) {
                  return isOfArguments(guard.left) &&
                         isOfArguments(guard.right);
                });
  if (keepsGraphs)
    kept.push_back(describeGraph(*current->programOf(graph.values)));
  graph.trace = current;
  if (graph.values.empty()) {
    startTrace();
    return std::nullopt;
  }
  graph.device = current->program;
  findHistories(graph);
  if (graph.needsStages) {
    makeStages(graph);
    startTrace();
    return graph;
  }
  std::vector<std::optional<unsigned>> donors =
      findDonors(graph.cells, graph.values);
  if (!compileDerivative(graph, donors))
    graph.program = programFor(*current, graph.values,
                               ProgramOptions(options, current->program, label),
                               label, donors);
  fallbacks += graph.program.program->isFallback;
  startTrace();
  return graph;
}

void Recorder::addInputs(const Compiled &graph, const llvm::BitVector &needed,
                         CallInputs &inputs) {
  for (unsigned i : needed.set_bits()) {
    const Trace::Input &input = graph.trace->inputs()[i];
    if (graph.trace->isRandomState(*input.cell()))
      inputs.addNumber(graph.randomState);
    else
      inputs.add(*input.tensor, input.storage, input.layout);
  }
}

std::vector<Result> Recorder::compute(const Compiled &graph,
                                      const TraceProgram &program) {
  CallInputs inputs(program.inputs.count());
  addInputs(graph, program.inputs, inputs);
  try {
    return program.program->run(inputs.get(), graph.device);
  } catch (const RunFailure &failure) {
    throw program.locations ? failure.at(*program.locations) : failure;
  }
}

void Recorder::give(Cell &cell, Result result) {
  if (cell.isTraced)
    cell.set(std::move(result.storage), std::move(result.layout));
  else {
    copyElements(*cell.storage, cell.layout, *result.storage, result.layout,
                 getSize(cell.dtype));
    cell.storage->noteWrite();
  }
}

// Of a graph that fails, what does not need what fails is computed all the
// same, as it is where nothing is traced.
void Recorder::salvage(const Compiled &graph) {
  std::vector<std::pair<Cell *, Result>> computed;
  for (auto [cell, value] : llvm::zip_equal(graph.cells, graph.values))
    try {
      TraceProgram program = programFor(
          *graph.trace, value,
          ProgramOptions(options, graph.trace->program, label), label);
      computed.emplace_back(cell.get(),
                            std::move(compute(graph, program).front()));
    } catch (const Exception &error) {
      auto failure =
          std::make_shared<Failure>(ErrorCode::InvalidValue, error.what());
      if (cell->isTraced)
        cell->fail(std::move(failure));
      else
        cell->failWrite(std::move(failure));
    }
  for (auto &[cell, result] : computed)
    give(*cell, std::move(result));
}

void Recorder::run(Compiled &graph, bool isLast) {
  graph.randomState =
      Engine::get().takeRandomStates(graph.trace->numRandomOps());
  std::vector<Result> results;
  try {
    results = graph.needsStages ? computeStages(graph)
                                : compute(graph, graph.program);
  } catch (const RunFailure &failure) {
    reason = "a graph fails";
    salvage(graph);
    graph.trace->end();
    if (isLast && failure.code() == ErrorCode::InvalidValue)
      return;
    throw;
  } catch (const Exception &) {
    reason = "a graph fails";
    salvage(graph);
    graph.trace->end();
    if (isLast && graph.needsStages)
      return;
    throw;
  }
  if (isRecorded && !graph.needsStages)
    recordOnTape(graph, results);
  for (auto [cell, result] : llvm::zip(graph.cells, results))
    give(*cell, std::move(result));
  graph.trace->end();
  writeArguments();
}

//===----------------------------------------------------------------------===//
// Recipes
//===----------------------------------------------------------------------===//

ValueSource Recorder::capture(Recipe &recipe, const TensorImpl &root,
                              Place place) const {
  for (auto [i, known] : llvm::enumerate(recipe.captured))
    if (known.tensor()->cell == root.cell && known.tensor()->own == root.own)
      return {ValueSource::Kind::Captured, i};
  recipe.captured.emplace_back(std::make_shared<TensorImpl>(root), place);
  return {ValueSource::Kind::Captured, recipe.captured.size() - 1};
}

ValueSource Recorder::sourceOf(Recipe &recipe, const TensorImpl &root,
                               Place place) const {
  if (argumentOf(*root.cell))
    return {ValueSource::Kind::Argument, *argumentOf(root)};
  for (auto [i, number] : llvm::enumerate(numberCells))
    if (number == root.cell)
      return {ValueSource::Kind::Word, callNumbers[i].word};
  return capture(recipe, root, place);
}

// Cells that nobody but the recipe has and that were made while the function
// was traced are numbers and tables, which it refers to as they are. Others
// were taken from somewhere: the next call will find another one there.
void Recorder::markConstants(Recipe &recipe) {
  recipe.constants.resize(unsigned(recipe.captured.size()));
  for (auto [i, captured] : llvm::enumerate(recipe.captured))
    if (captured.isOrphan()) {
      recipe.constants.set(unsigned(i));
      if (!captured.isMadeBy(number))
        reason = "nothing but this call has a tensor that the function uses "
                 "without taking it as an argument";
    }
}

RecipeOutput
Recorder::outputOf(Recipe &recipe, const Tensor &result,
                   const llvm::DenseMap<const Cell *, size_t> &fresh) {
  const TensorImpl &impl = *result.getImpl();
  bool isOutside = impl.own && !variables.isMadeInside(impl);
  size_t first = isOutside ? impl.ownViews : 0;
  auto computed = fresh.find(impl.cell.get());
  bool isFresh = impl.cell->isTraced && !argumentOf(*impl.cell);
  if (isFresh && computed == fresh.end())
    reason = "a result has no value";
  RecipeOutput output;
  output.source =
      isFresh && computed != fresh.end()
          ? ValueSource{ValueSource::Kind::Fresh, computed->second}
          : sourceOf(recipe, isOutside ? *rootOf(impl) : TensorImpl(impl.cell));
  output.views.assign(impl.views.begin() + ptrdiff_t(first), impl.views.end());
  output.sizes = SizeVector(impl.sizes());
  if (impl.own && !isOutside)
    output.detachedAt = impl.ownViews;
  const std::shared_ptr<Variable> &variable = impl.variable();
  output.isLeaf = variable && variables.isMadeInside(impl) &&
                  variable->requiresGrad && !variable->edge;
  return output;
}

static RecipeView sourceOf(const StageView &view, const Recipe &recipe) {
  RecipeView source;
  if (view.views.back()->madeBy != recipe.recorder) {
    source.outside.assign(view.views.begin(), view.views.end());
    return source;
  }
  source.numViews = view.views.size();
  for (auto [i, output] : llvm::enumerate(recipe.outputs)) {
    ArrayRef<std::shared_ptr<const View>> views = output.views;
    if (views.take_front(source.numViews) == ArrayRef(view.views))
      source.output = i;
  }
  return source;
}

Recipe Recorder::makeRecipe(const std::optional<Compiled> &graph,
                            const std::vector<Tensor> &results) {
  Recipe recipe;
  recipe.name = label.name;
  llvm::DenseMap<const Cell *, size_t> fresh;
  if (graph) {
    recipe.program = graph->program.program;
    recipe.locations = graph->program.locations;
    recipe.device = graph->device;
    recipe.function = graph->function;
    recipe.derivative = graph->derivative;
    recipe.spent = graph->spent;
    recipe.hasFoundSizes = findsSizes(*graph->trace);
    for (unsigned i : graph->program.inputs.set_bits()) {
      const Trace::Input &input = graph->trace->inputs()[i];
      recipe.inputs.push_back(
          graph->trace->isRandomState(*input.cell())
              ? ValueSource{ValueSource::Kind::Random}
              : sourceOf(recipe, *input.tensor, input.place));
    }
    for (auto [i, cell] : llvm::enumerate(graph->cells)) {
      fresh[cell.get()] = i;
      recipe.resultSizes.emplace_back();
      for (const TracedSize &size :
           graph->trace->sizes().sizesOf(graph->values[i]))
        recipe.resultSizes.back().push_back(size.expr);
      if (!isWritten(*cell))
        continue;
      recipe.writes.push_back({sourceOf(recipe, TensorImpl(cell)), i});
      recipe.recordedWrites.push_back(recordedWrites.contains(cell.get()));
    }
    if (recipe.program)
      for (const TensorSpec &input : recipe.program->signature().inputs)
        recipe.donated.push_back(input.donates.has_value());
  }
  std::map<Variable *, size_t> owners;
  for (const Tensor &result : results) {
    if (!result.defined()) {
      recipe.outputs.push_back({{ValueSource::Kind::None}, {}, {}});
      continue;
    }
    recipe.outputs.push_back(outputOf(recipe, result, fresh));
    if (!recipe.outputs.back().detachedAt)
      continue;
    auto [known, isNew] =
        owners.insert({result.getImpl()->own.get(), recipe.outputs.size() - 1});
    if (!isNew)
      recipe.outputs.back().sameVariable = known->second;
  }
  recipe.recorder = number;
  if (graph && recipe.derivative)
    for (const StageView &view : graph->views)
      recipe.views.push_back(tcopt::capture::sourceOf(view, recipe));
  return recipe;
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

void writeElements(const TensorImpl &to, const Storage &storage,
                   const Layout &layout) {
  copyElements(*to.cell->storage, *to.layout(), storage, layout,
               getSize(to.cell->dtype));
}

// An argument that shares its variable with the caller's tensor also shares its
// history.
void Recorder::writeArguments() {
  llvm::SmallPtrSet<Cell *, 8> done;
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows)) {
    if (!shadow.defined())
      continue;
    const Cell &from = *shadow.getImpl()->cell;
    Cell &to = *(*original)->cell;
    if (from.failure) {
      to.failWrite(from.failure);
      continue;
    }
    if (from.storage == to.storage || !done.insert(&to).second)
      continue;
    to.storage->noteWrite();
    TensorImpl target = areShared ? TensorImpl((*original)->cell) : **original;
    bool isRecordedHere = isRecorded && recordedWrites.contains(&from);
    if (isRecordedHere && target.isWhole() && !target.variable())
      to.variable = from.variable;
    else if (isRecordedHere && target.variable() != from.variable)
      noteWritten(target, edgeOf(TensorImpl(shadow.getImpl()->cell)));
    Layout layout = areShared ? to.layout : *(*original)->layout();
    copyElements(*to.storage, layout, *from.storage, from.layout,
                 getSize(to.dtype));
    // Later writes change the shadow, too.
    shadow.getImpl()->cell->set(to.storage, std::move(layout));
  }
}

// Returns the caller's tensor for an argument, and a view of it for a view.
Tensor Recorder::resultOf(const Tensor &traced) {
  if (!traced.defined())
    return traced;
  const TensorImpl &impl = *traced.getImpl();
  if (!argumentOf(*impl.cell))
    return traced;
  size_t argument = *argumentOf(impl);
  const TensorHandle &original = *originals[argument];
  const TensorImpl &shadow = *shadows[argument].getImpl();
  bool isOfArgument = !areShared && impl.own == shadow.own;
  if (isOfArgument && impl.views.empty())
    return Tensor(original);
  TensorImpl::Views views = areShared ? TensorImpl::Views() : original->views;
  size_t first = views.size();
  views.insert(views.end(), impl.views.begin(), impl.views.end());
  TensorImpl part(original->cell, views, SizeVector(impl.sizes()));
  std::optional<Layout> layout = part.layout();
  if (!layout)
    return clone(traced);
  auto given = std::make_shared<TensorImpl>(original->cell, std::move(views),
                                            std::move(*layout));
  if (impl.own || impl.viewEdge.edge) {
    // The result shares the hooks of the function's view of the shadow.
    given->own = impl.own ? impl.own : impl.cell->variable;
    given->ownViews = first + impl.ownViews;
    given->viewEdge = impl.viewEdge;
  } else if (isOfArgument) {
    given->follow(*original);
  }
  given->partGradient = impl.partGradient;
  return Tensor(std::move(given));
}

// Later calls would not make what somebody keeps.
void Recorder::checkEscapes(const std::vector<Tensor> &results) {
  for (const auto &cell : current->pendingCells()) {
    bool isKnown =
        argumentOf(*cell) || llvm::any_of(results, [&](const Tensor &result) {
          return result.defined() && result.getImpl()->cell == cell;
        });
    if (!isKnown)
      reason = "a tensor that the function makes is kept outside of it";
  }
}

// Nor would they write to what they are given in place of an argument: whoever
// holds a tensor besides the call's arguments and results keeps it. Each result
// is held twice: in the function's result, and in the list of its tensors.
bool Recorder::isAnyKept(const std::vector<Tensor> &results,
                         const std::optional<Compiled> &graph) const {
  std::map<std::shared_ptr<TensorImpl>, long> holders;
  for (const Tensor &shadow : shadows)
    if (shadow.defined())
      ++holders[shadow.getImpl()];
  for (const Tensor &result : results)
    if (result.defined())
      holders[result.getImpl()] += 2;
  std::map<Cell *, long> views;
  if (graph) {
    for (const auto &cell : graph->cells)
      ++views[cell.get()];
    for (const Trace::Input &input : graph->trace->inputs())
      ++views[input.cell().get()];
    for (const auto &[cell, value] : graph->trace->writes())
      ++views[cell.get()];
  }
  bool isKept = false;
  for (const auto &[impl, known] : holders) {
    // The map is one more.
    isKept |= impl->cell->isTraced && impl.use_count() > known + 1;
    ++views[impl->cell.get()];
  }
  for (const auto &[impl, known] : holders)
    isKept |= impl->cell->isTraced &&
              impl->cell.use_count() > views[impl->cell.get()];
  return isKept;
}

// Later calls find out the sizes of a view by those of their arguments; where
// no expression tells them, the view becomes a tensor of its own.
static Tensor withKnownViews(const Tensor &result) {
  if (!result.defined())
    return result;
  for (const auto &view : result.getImpl()->views)
    for (const Size &size : view->sizes)
      if (size.isOpen() && !size.open()->expr)
        return clone(result);
  return result;
}

void Recorder::noteUseOutside(Place place) {
  if (tracingRecorder() == number)
    return noteEffect("a function that is not traced uses an argument");
  std::lock_guard<std::mutex> lock(otherThreadMutex);
  if (!otherThread && !pauses)
    otherThread = place;
}

void Recorder::checkOtherThread() {
  std::lock_guard<std::mutex> lock(otherThreadMutex);
  if (otherThread)
    throw Exception(ErrorCode::InvalidState,
                    "another thread computes with an argument of '" +
                        label.name +
                        "' while that is traced, and its code would not do so: "
                        "wrap what begins the thread in tcopt::disable",
                    *otherThread);
}

// What a function changes that it has looked at, later calls would not change.
void Recorder::checkState() {
  for (const auto &guard : state)
    if (!guard->holds())
      reason = "the function changes what it has looked at: " + guard->what();
}

std::vector<Tensor> Recorder::finish(std::vector<Tensor> results) {
  for (Tensor &result : results) {
    result = withKnownViews(result);
    // The call is over: nothing writes where it was taken any more.
    if (result.defined())
      result.getImpl()->taken.reset();
  }
  size_t count = results.size();
  llvm::erase_if(variables.gradients(),
                 [](const LeafGradient &one) { return !one.root.lock(); });
  for (const LeafGradient &known : variables.gradients())
    results.push_back(known.gradient);
  checkOtherThread();
  checkState();
  checkEscapes(results);
  int64_t numRandomOps = current->numRandomOps();
  std::optional<Compiled> graph = compileGraph();
  if (graph && graph->needsStages)
    reason = "gradients flow to a leaf that the function makes";
  if (graph && !graph->owns.empty())
    reason = "a detached tensor is written to with what requires a gradient";
  Recipe recipe = makeRecipe(graph, results);
  recipe.numRandomOps = numRandomOps;
  addGradients(recipe, results);
  if (isAnyKept(results, graph))
    reason = "an argument or a result is kept outside of the function";
  if (reason.empty()) {
    // Who else has captured tensors is counted: this does no more.
    if (graph)
      graph->trace->end();
    graph.reset();
    variables.forgetGradients();
    markConstants(recipe);
    recipe.state = std::move(state);
    made = std::move(recipe);
    release();
    return {};
  }
  if (graph)
    run(*graph, /*isLast=*/true);
  writeArguments();
  std::vector<Tensor> given;
  for (const Tensor &result : results)
    given.push_back(resultOf(result));
  for (size_t i = count; i < given.size(); ++i)
    variables.gradients()[i - count].gradient = given[i];
  giveGradients();
  given.resize(count);
  release();
  return given;
}

} // namespace tcopt::capture
