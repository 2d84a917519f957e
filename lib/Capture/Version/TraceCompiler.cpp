//===- TraceCompiler.cpp - compile the graphs of a traced call ------------===//

#include "TraceCompiler.h"
#include "../Session/Engine.h"
#include "../Tensor/Device.h"
#include "../Trace/Dependence.h"
#include "RecipeBuilder.h"
#include "TapeWriter.h"
#include "tcopt/Capture/Functions.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"

using namespace mlir;

namespace tcopt::capture {

TraceCompiler::TraceCompiler(const Options &options, CompileLabel label,
                             TracedArguments arguments)
    : options(options), label(std::move(label)),
      arguments(std::move(arguments)) {}

ProgramOptions TraceCompiler::optionsFor(const Trace &trace) const {
  return ProgramOptions(options, trace.devices.ofProgram(), label);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

// In a trace with several devices, adds copies of results to the devices of
// their cells.
void TraceCompiler::sendResults(TracedGraph &graph) {
  TraceDevices &devices = graph.trace->devices;
  OpBuilder ops = graph.trace->builder();
  for (auto [cell, value] : llvm::zip_equal(graph.cells, graph.values)) {
    if (cell->device == devices.ofProgram() || !cell->isTraced)
      continue;
    value =
        devices.send(ops, value, devices.ofProgram(), cell->device, Place());
  }
}

// Returns, for each result, the input whose memory it may reuse: the previous
// elements of a tensor that the function updates. Each later call checks at run
// time whether the memory has other owners.
std::vector<std::optional<unsigned>>
TraceCompiler::findDonors(const TracedGraph &graph) {
  const ArgumentShadows &arguments = state->arguments;
  const Trace &trace = *graph.trace;
  std::vector<std::optional<unsigned>> donors(graph.cells.size());
  bool isFound = graph.findsSizes();
  for (auto [cell, value, donor] :
       llvm::zip_equal(graph.cells, graph.values, donors)) {
    if (!arguments.isOfCaller(*cell))
      continue;
    std::optional<size_t> argument = arguments.argumentOf(*cell);
    std::string name = argument ? "argument " + std::to_string(*argument)
                                : "a tensor that is no argument";
    for (auto [i, input] : llvm::enumerate(trace.inputs()))
      if (input.isCell() && input.cell() == cell &&
          graph.trace->function().getArgument(i).getType() == value.getType())
        donor = i;
    // A view of the cell is an input, too, and reads the old elements.
    if (llvm::any_of(trace.inputs(), [&](const Trace::Input &input) {
          return !input.isCell() && input.cell() == cell;
        }))
      donor = std::nullopt;
    bool isElsewhere =
        trace.devices.isMixed() && cell->device != trace.devices.ofProgram();
    if (isFound || isElsewhere)
      donor = std::nullopt;
    updateTexts.push_back(
        name +
        (arguments.areShared ? ": replaced, as arguments are parts of the same "
                               "elements"
         : donor             ? ": updated in place"
         : isElsewhere ? ": replaced, as it lies on " + textOf(cell->device)
         : isFound     ? ": replaced, as the graph finds sizes from values"
                       : ": replaced, as what it held is not read"));
  }
  if (arguments.areShared)
    llvm::fill(donors, std::nullopt);
  return donors;
}

//===----------------------------------------------------------------------===//
// Derivatives
//===----------------------------------------------------------------------===//

// Returns the inputs of the graph's program that require gradients and on which
// the results depend.
static llvm::BitVector wantedInputs(Trace &trace, const llvm::BitVector &inputs,
                                    ArrayRef<Value> results) {
  llvm::DenseSet<Value> reached =
      dependenciesOf(trace.function().front(), results);
  llvm::BitVector wanted(inputs.count());
  for (auto [i, argument] : llvm::enumerate(inputs.set_bits())) {
    const TensorImpl &input = *trace.inputs()[argument].tensor;
    if (isFloat(input.cell->dtype) && input.requiresGrad() &&
        reached.contains(trace.function().getArgument(argument)))
      wanted.set(unsigned(i));
  }
  return wanted;
}

// Returns the sizes of a result as entries of `graph.dims`. Sizes that do not
// follow from those of the call are unknown.
static ArrayAttr dimsOf(Value value, ArrayRef<TracedSize> sizes,
                        size_t numSymbols) {
  MLIRContext *context = value.getContext();
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<Attribute> dims;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    SizeExpr named = size.expr.replaceSymbols([&](const SizeExpr &symbol) {
      unsigned index = *symbol.getIndex();
      return index < numSymbols ? SizeExpr::symbol("s" + std::to_string(index))
                                : SizeExpr();
    });
    bool isDynamic = type.isDynamicDim(unsigned(dim));
    if (isDynamic && named.isConstant())
      named = {};
    dims.push_back(graph::writeDim(
        context, isDynamic ? named : type.getDimSize(unsigned(dim))));
  }
  return ArrayAttr::get(context, dims);
}

// Returns the index of an argument of the trace among the program's inputs.
static std::optional<unsigned> inputOf(const llvm::BitVector &inputs,
                                       std::optional<unsigned> argument) {
  if (!argument || !inputs[*argument])
    return std::nullopt;
  auto before = inputs.set_bits_begin();
  unsigned number = 0;
  for (; *before != *argument; ++before)
    ++number;
  return number;
}

/// Indices of ops in a module.
using OpIndices = llvm::DenseMap<Operation *, unsigned>;

static OpIndices indicesOf(ArrayRef<Operation *> ops) {
  OpIndices indices;
  for (auto [i, op] : llvm::enumerate(ops))
    indices[op] = unsigned(i);
  return indices;
}

// Erases the views that are not in the module, and returns the positions of the
// others.
static std::vector<ViewInGraph> viewsIn(const TraceModule &traced,
                                        const OpIndices &indices,
                                        ArrayRef<Value> results,
                                        std::vector<StageView> &views) {
  llvm::erase_if(views, [&](const StageView &view) {
    auto argument = dyn_cast<BlockArgument>(view.whole);
    return !indices.contains(view.value.getDefiningOp()) ||
           (argument && !traced.inputs[argument.getArgNumber()]);
  });
  std::vector<ViewInGraph> found;
  for (const StageView &view : views) {
    unsigned op = indices.lookup(view.value.getDefiningOp());
    if (auto argument = dyn_cast<BlockArgument>(view.whole))
      found.push_back(
          {op, false, *inputOf(traced.inputs, argument.getArgNumber())});
    else
      found.push_back(
          {op, true,
           unsigned(llvm::find(results, view.whole) - results.begin())});
  }
  return found;
}

static std::vector<HistoryInGraph>
historiesIn(const OpIndices &indices, ArrayRef<Value> results,
            const TraceVariables &variables) {
  std::vector<HistoryInGraph> found;
  for (auto [i, result] : llvm::enumerate(results)) {
    auto history = dyn_cast<OpResult>(variables.historyOf(result));
    if (!history || history == result)
      continue;
    if (auto op = indices.find(history.getOwner()); op != indices.end())
      found.push_back({unsigned(i), op->second, history.getResultNumber()});
  }
  return found;
}

// Returns false if no gradients flow, or if the derivative needs no values
// besides inputs and results of the program.
bool TraceCompiler::compileDerivative(
    TracedGraph &graph, ArrayRef<std::optional<unsigned>> donors) {
  Trace &trace = *graph.trace;
  if (graph.histories.carries.none())
    return false;
  TraceModule traced = moduleFor(trace, graph.values);
  SmallVector<Value> carried;
  for (unsigned i : graph.histories.carries.set_bits())
    carried.push_back(graph.values[i]);
  llvm::BitVector wanted = wantedInputs(trace, traced.inputs, carried);
  if (wanted.none())
    return false;
  std::vector<ArrayAttr> names;
  for (Value value : graph.values)
    names.push_back(dimsOf(value, trace.sizes().sizesOf(value),
                           state->symbols.openSizes().size()));
  llvm::BitVector written(wanted.size());
  for (auto [i, argument] : llvm::enumerate(traced.inputs.set_bits()))
    for (auto [cell, value] : llvm::zip_equal(graph.cells, graph.values))
      if (state->arguments.isOfCaller(*cell) &&
          trace.inputs()[argument].cell() == cell)
        written.set(unsigned(i));
  graph.function = std::make_shared<GraphFunction>(
      std::move(traced.module), std::move(names), optionsFor(trace), label,
      trace.devices.ofProgram());
  graph.views = viewsOf(*state, graph);
  OpIndices indices = indicesOf(traced.ops);
  graph.derivative = graph.function->derivative(
      wanted, written,
      {graph.histories.carries,
       viewsIn(traced, indices, graph.values, graph.views),
       historiesIn(indices, graph.values, state->variables)});
  if (!graph.derivative->numExtras)
    return false;
  SmallVector<std::optional<unsigned>> ofInputs(donors);
  for (std::optional<unsigned> &donor : ofInputs)
    donor = inputOf(traced.inputs, donor);
  graph.program = {graph.function->program(graph.derivative.get(), ofInputs),
                   std::move(traced.inputs),
                   graph.function->locations(*graph.derivative)};
  return true;
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

// The results of the graph are cells that the trace created and cells of the
// caller that it wrote to.
std::optional<TracedGraph> TraceCompiler::compileGraph() {
  TracedGraph graph;
  graph.trace = state->currentGraph();
  Trace &trace = *graph.trace;
  graph.owns = state->variables.settle();
  llvm::append_range(graph.cells, trace.pendingCells());
  for (const auto &cell : graph.cells)
    graph.values.push_back(cell->value);
  for (const auto &[cell, value] : trace.writes()) {
    graph.cells.push_back(cell);
    graph.values.push_back(value);
  }
  if (trace.devices.isMixed())
    sendResults(graph);
  state->symbols.endGraph();
  if (keepsGraphs)
    kept.push_back(describeGraph(*trace.programOf(graph.values)));
  if (graph.values.empty()) {
    state->startGraph();
    return std::nullopt;
  }
  graph.device = trace.devices.ofProgram();
  graph.histories = state->leaves.historiesOf(graph.values);
  if (graph.histories.needsStages) {
    graph.makeStages(*state, optionsFor(trace));
    state->startGraph();
    return graph;
  }
  std::vector<std::optional<unsigned>> donors = findDonors(graph);
  if (!compileDerivative(graph, donors))
    graph.program =
        programFor(trace, graph.values, optionsFor(trace), label, donors);
  fallbacks += graph.program.program->isFallback;
  state->startGraph();
  return graph;
}

// Computes the results that do not depend on the failing op, as eager calls
// would.
void TraceCompiler::salvage(const TracedGraph &graph) {
  std::vector<std::pair<Cell *, Result>> computed;
  for (auto [cell, value] : llvm::zip_equal(graph.cells, graph.values))
    try {
      TraceProgram program =
          programFor(*graph.trace, value, optionsFor(*graph.trace), label);
      computed.emplace_back(cell.get(),
                            std::move(graph.compute(program).front()));
    } catch (const Exception &error) {
      auto failure =
          std::make_shared<Failure>(ErrorCode::InvalidValue, error.what());
      if (cell->isTraced)
        cell->fail(std::move(failure));
      else
        cell->failWrite(std::move(failure));
    }
  for (auto &[cell, result] : computed)
    setElements(*cell, std::move(result));
}

void TraceCompiler::run(TracedGraph &graph, bool isLast) {
  graph.randomState =
      Engine::get().takeRandomStates(graph.trace->randomOps.count());
  TapeWriter writer(*state, graph);
  std::vector<Result> results;
  try {
    results = graph.histories.needsStages ? writer.callStages()
                                          : graph.compute(graph.program);
  } catch (const RunFailure &failure) {
    state->noteEffect("a graph fails");
    salvage(graph);
    graph.trace->end();
    if (isLast && failure.code() == ErrorCode::InvalidValue)
      return;
    throw;
  } catch (const Exception &) {
    state->noteEffect("a graph fails");
    salvage(graph);
    graph.trace->end();
    if (isLast && graph.histories.needsStages)
      return;
    throw;
  }
  if (state->isRecorded && !graph.histories.needsStages)
    writer.record(results);
  for (auto [cell, result] : llvm::zip(graph.cells, results))
    setElements(*cell, std::move(result));
  graph.trace->end();
  state->arguments.writeBack();
}

void TraceCompiler::endGraph(GraphBreak why) {
  Engine::get().log().write(LogChannel::GraphBreaks, label, [&] {
    return std::string(why.place.file_name()) + ":" +
           std::to_string(why.place.line()) + ": graph break: " + why.reason;
  });
  state->noteEffect("the graph breaks: " + why.reason);
  graphBreaks.push_back(std::move(why));
  if (std::optional<TracedGraph> graph = compileGraph())
    run(*graph);
  state->arguments.forgetGraphWrites();
  setGradients();
}

//===----------------------------------------------------------------------===//
// The end of the call
//===----------------------------------------------------------------------===//

void TraceCompiler::setGradients() {
  for (const LeafGradient &known : state->gradients.all())
    if (VariableRoot leaf = known.root.lock())
      leaf->makeGradientVariable()->grad = known.gradient;
  state->gradients.forget();
}

// Returns a copy of a view that has a size without an expression, because later
// calls compute sizes of views from those of arguments.
static Tensor withKnownViews(const Tensor &result) {
  if (!result.defined())
    return result;
  for (const auto &view : result.getImpl()->views)
    for (const Size &size : view->sizes)
      if (size.isOpen() && !size.open()->expr)
        return clone(result);
  return result;
}

// Records an effect if a tensor that the function created is neither an
// argument nor a result: later calls would not create it.
static void checkPending(Recorder &recorder,
                         const std::vector<Tensor> &results) {
  for (const auto &cell : recorder.trace().pendingCells()) {
    bool isKnown = recorder.arguments.argumentOf(*cell) ||
                   llvm::any_of(results, [&](const Tensor &result) {
                     return result.defined() && result.getImpl()->cell == cell;
                   });
    if (!isKnown)
      recorder.noteEffect("a tensor that the function makes is kept outside of "
                          "it");
  }
}

Recorder &TraceCompiler::begin() {
  state = Recorder::create(options, label, std::move(arguments), *this);
  state->endsAtFoundSizes = endsAtFoundSizes;
  return *state;
}

std::vector<Tensor> TraceCompiler::trace(const TracedCall &call) {
  TraceScope scope(&begin());
  try {
    return finish(call(state->given));
  } catch (...) {
    Engine::get().takeRandomStates(state->trace().randomOps.count());
    throw;
  }
}

std::vector<Tensor> TraceCompiler::finish(std::vector<Tensor> results) {
  for (Tensor &result : results) {
    result = withKnownViews(result);
    // After the call, `result = y` must not write to the tensor that the result
    // is a slice of.
    if (result.defined())
      result.getImpl()->taken.reset();
  }
  size_t count = results.size();
  TraceGradients &gradients = state->gradients;
  llvm::erase_if(gradients.all(),
                 [](const LeafGradient &one) { return !one.root.lock(); });
  for (const LeafGradient &known : gradients.all())
    results.push_back(known.gradient);
  state->checkOtherThread();
  state->checkState();
  checkPending(*state, results);
  int64_t numRandomOps = state->trace().randomOps.count();
  std::optional<TracedGraph> graph = compileGraph();
  if (graph && graph->histories.needsStages)
    state->noteEffect("gradients flow to a leaf that the function makes");
  if (graph && !graph->owns.empty())
    state->noteEffect(
        "a detached tensor is written to with what requires a gradient");
  RecipeBuilder builder(*state, graph ? &*graph : nullptr);
  Recipe recipe = builder.build(results, numRandomOps);
  builder.checkEscapes(results);
  if (whyNot().empty()) {
    // Orphans are found by counting owners, and the trace is an owner.
    if (graph)
      graph->trace->end();
    graph.reset();
    gradients.forget();
    RecipeBuilder::markConstants(recipe, *state);
    recipe.state = state->takeGuards();
    made = std::move(recipe);
    state->release();
    return {};
  }
  if (graph)
    run(*graph, /*isLast=*/true);
  state->arguments.writeBack();
  std::vector<Tensor> given;
  for (const Tensor &result : results)
    given.push_back(state->arguments.resultOf(result));
  for (size_t i = count; i < given.size(); ++i)
    gradients.all()[i - count].gradient = given[i];
  setGradients();
  given.resize(count);
  state->release();
  return given;
}

} // namespace tcopt::capture
