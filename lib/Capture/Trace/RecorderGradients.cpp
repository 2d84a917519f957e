//===- RecorderGradients.cpp - gradients in functions that are traced -----===//
//
// Where a function computes gradients of leaves, these are values of its graph,
// and what it sets grad() to is given back with its results. What it runs in
// pieces is on the tape piece by piece.
//
//===----------------------------------------------------------------------===//

#include "../Autograd/GraphNode.h"
#include "../Autograd/GraphStages.h"
#include "../Autograd/ViewNode.h"
#include "../Session/Engine.h"
#include "ArgumentShadows.h"
#include "Recorder.h"
#include "tcopt/Graph/Transforms/PlanLoops.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

const TensorImpl *Recorder::originalOf(const Cell &cell) const {
  std::optional<size_t> argument = argumentOf(cell);
  return argument ? originals[*argument]->get() : nullptr;
}

bool Recorder::isArgument(const TensorImpl &tensor) const {
  return llvm::any_of(shadows, [&](const Tensor &shadow) {
    return shadow.getImpl().get() == &tensor;
  });
}

void Recorder::changeVariable(TensorImpl &tensor,
                              llvm::function_ref<void(TensorImpl &)> change) {
  TensorImpl *outside = &tensor;
  if (tensor.views.empty() && !tensor.own && argumentOf(*tensor.cell))
    outside = originals[*argumentOf(*tensor.cell)]->get();
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows))
    if (shadow.getImpl().get() == &tensor)
      outside = original->get();
  change(*outside);
  // The tensor may also be an argument.
  for (auto [original, shadow] : llvm::zip_equal(originals, shadows))
    if (shadow.defined() && (*original)->cell == outside->cell)
      return updateShadows(*shadow.getImpl()->cell, originals, shadows,
                           areShared);
}

Tensor Recorder::outsideOf(const Tensor &tensor) const {
  const TensorImpl &impl = *tensor.getImpl();
  std::optional<size_t> argument = argumentOf(impl);
  bool isArgument = argumentOf(*impl.cell) && impl.views.empty() &&
                    impl.own == shadows[*argument].getImpl()->own;
  return isArgument ? Tensor(*originals[*argument]) : tensor;
}

//===----------------------------------------------------------------------===//
// Derivatives of graphs
//===----------------------------------------------------------------------===//

// Returns the inputs of the graph's program that gradients of the results
// reach.
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

// Returns null if a size is neither a symbol nor static in the type.
static ArrayAttr namesOf(Value value, ArrayRef<TracedSize> sizes) {
  OpBuilder builder(value.getContext());
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<Attribute> names;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    auto number = dyn_cast_or_null<AffineConstantExpr>(size.expr);
    if (auto symbol = dyn_cast_or_null<AffineSymbolExpr>(size.expr))
      names.push_back(builder.getStringAttr("s" + Twine(symbol.getPosition())));
    else if (number && !type.isDynamicDim(unsigned(dim)))
      names.push_back(builder.getI64IntegerAttr(number.getValue()));
    else
      return {};
  }
  return builder.getArrayAttr(names);
}

// Of an argument of the trace among those that are inputs.
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

// Finds the results that have gradients, and those that were differentiated
// without retain_graph. Values of leaves that the function has made have no
// history.
void Recorder::findHistories(Compiled &graph) {
  graph.carries.resize(unsigned(graph.values.size()));
  graph.spent.resize(unsigned(graph.values.size()));
  if (!isRecorded)
    return;
  SmallVector<Value> leaves;
  for (const LeafValue &leaf : variables.madeLeaves())
    leaves.push_back(leaf.value);
  const llvm::DenseSet<Value> &known = variables.dependents();
  llvm::DenseSet<Value> spent = variables.spentValues();
  llvm::DenseSet<Value> ofMade =
      dependentsOf(current->function().front(), leaves);
  for (auto [i, value] : llvm::enumerate(graph.values)) {
    if (!known.contains(value) || llvm::is_contained(leaves, value))
      continue;
    bool isSpent = spent.contains(value);
    (isSpent ? graph.spent : graph.carries).set(unsigned(i));
    graph.needsStages |= !isSpent && ofMade.contains(value);
  }
}

// Cuts the graph at values of leaves that the function has made, and at
// results, because other results may be computed from these.
void Recorder::makeStages(Compiled &graph) {
  SmallVector<Value> cuts;
  for (const LeafValue &leaf : variables.madeLeaves()) {
    cuts.push_back(leaf.value);
    VariableRoot root = leaf.root.lock();
    graph.leaves[leaf.value] =
        root ? root->variable() : std::make_shared<Variable>(true);
  }
  for (unsigned i : graph.carries.set_bits())
    cuts.push_back(graph.values[i]);
  graph.views = viewsOf(graph);
  for (const StageView &view : graph.views)
    cuts.push_back(view.value);
  graph.stages =
      cutIntoStages(current->function(), cuts, graph.values,
                    {ProgramOptions(options, current->program, label), label,
                     current->program});
}

/// Indices of ops in a module.
using OpIndices = llvm::DenseMap<Operation *, unsigned>;

static OpIndices indicesOf(ArrayRef<Operation *> ops) {
  OpIndices indices;
  for (auto [i, op] : llvm::enumerate(ops))
    indices[op] = unsigned(i);
  return indices;
}

// Erases the views that are not in the module, and returns the others.
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

// A view is of interest if it depends on what requires a gradient.
std::vector<StageView> Recorder::viewsOf(const Compiled &graph) {
  if (!isOfProgram)
    return {};
  std::vector<StageView> views = current->keptViews(graph.values);
  const llvm::DenseSet<Value> &known = variables.dependents();
  llvm::erase_if(views, [&](const StageView &view) {
    return !known.contains(view.value);
  });
  return views;
}

// False where the derivative needs nothing else of the program than what it
// computes anyway.
bool Recorder::compileDerivative(Compiled &graph,
                                 ArrayRef<std::optional<unsigned>> donors) {
  if (graph.carries.none())
    return false;
  TraceModule traced = moduleFor(*current, graph.values);
  SmallVector<Value> carried;
  for (unsigned i : graph.carries.set_bits())
    carried.push_back(graph.values[i]);
  llvm::BitVector wanted = wantedInputs(*current, traced.inputs, carried);
  if (wanted.none())
    return false;
  std::vector<ArrayAttr> names;
  for (Value value : graph.values)
    names.push_back(namesOf(value, current->sizes().sizesOf(value)));
  llvm::BitVector written(wanted.size());
  for (auto [i, argument] : llvm::enumerate(traced.inputs.set_bits()))
    for (auto [cell, value] : llvm::zip_equal(graph.cells, graph.values))
      if (isWritten(*cell) && current->inputs()[argument].cell() == cell)
        written.set(unsigned(i));
  graph.function = std::make_shared<GraphFunction>(
      std::move(traced.module), std::move(names),
      ProgramOptions(options, current->program, label), label,
      current->program);
  graph.views = viewsOf(graph);
  OpIndices indices = indicesOf(traced.ops);
  graph.derivative = graph.function->derivative(
      wanted, written,
      {graph.carries, viewsIn(traced, indices, graph.values, graph.views),
       historiesIn(indices, graph.values, variables)});
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
// The end of a call
//===----------------------------------------------------------------------===//

// Returns the index of the result that is the leaf.
static std::optional<size_t> resultWith(const std::vector<Tensor> &results,
                                        const TensorImpl &leaf) {
  for (auto [i, result] : llvm::enumerate(results))
    if (result.defined() && result.getImpl()->isWhole() &&
        result.getImpl()->variable() == leaf.variable())
      return i;
  return std::nullopt;
}

void Recorder::addGradients(Recipe &recipe,
                            const std::vector<Tensor> &results) {
  recipe.computesGradients = variables.computesGradients();
  for (const LeafGradient &known : variables.gradients()) {
    VariableRoot leaf = known.root.lock();
    if (!leaf)
      reason = "a tensor that the function makes and gives a gradient is "
               "destroyed";
    else if (!variables.isMadeInside(*leaf))
      recipe.leaves.push_back(sourceOf(recipe, *leaf));
    else if (std::optional<size_t> result = resultWith(results, *leaf))
      recipe.leaves.push_back({ValueSource::Kind::Output, *result});
    else
      reason = "a tensor that the function makes and its gradient are kept "
               "outside of it";
  }
  for (const WeakRoot &root : variables.withoutGradients())
    if (VariableRoot leaf = root.lock())
      recipe.withoutGradients.push_back(sourceOf(recipe, *leaf));
}

void Recorder::giveGradients() {
  for (const LeafGradient &known : variables.gradients())
    if (VariableRoot leaf = known.root.lock())
      leaf->makeGradientVariable()->grad = known.gradient;
  variables.forgetGradients();
}

//===----------------------------------------------------------------------===//
// Graphs on the tape
//===----------------------------------------------------------------------===//

std::shared_ptr<GraphNode> Recorder::makeNode(const Compiled &graph,
                                              ArrayRef<Result> results) const {
  CallInputs inputs(graph.program.inputs.count());
  addInputs(graph, graph.program.inputs, inputs);
  auto ofResult = [&](unsigned i) {
    return SavedTensor::ofTensor(graph.function->resultType(i),
                                 results[i].storage, results[i].layout);
  };
  std::vector<SizeVector> sizes;
  for (size_t i = 0; i < graph.cells.size(); ++i)
    sizes.push_back(results[i].layout.sizes);
  GraphCall call{graph.function, graph.derivative, label.name, Place()};
  call.isOfProgram = label.function != 0;
  std::shared_ptr<GraphNode> node = recordCall(
      std::move(call), inputs,
      {ofResult, results.drop_front(graph.cells.size()), std::move(sizes)});
  std::vector<TensorImpl::Views> paths;
  for (const StageView &view : graph.views)
    paths.push_back(view.views);
  node->setViews(paths);
  return node;
}

// Before results are given to cells: inputs are what they were.
void Recorder::recordOnTape(const Compiled &graph, ArrayRef<Result> results) {
  std::shared_ptr<Node> node;
  if (graph.derivative)
    node = makeNode(graph, results);
  std::vector<Edge> edges(graph.cells.size());
  for (size_t i = 0; i < edges.size(); ++i)
    if (node && graph.derivative->carries[unsigned(i)])
      edges[i] = {node, unsigned(i)};
  giveEdges(graph, std::move(edges));
}

static Tensor argumentOfStage(const Trace &trace, const Trace::Input &input,
                              uint64_t randomState) {
  DType dtype = input.cell()->dtype;
  if (trace.isRandomState(*input.cell()))
    return tensorInMemory(&randomState, 1, dtype, {}, Place());
  auto cell = std::make_shared<Cell>(dtype, input.storage, input.layout);
  if (input.tensor->isWhole())
    cell->variable = input.tensor->variable();
  else if (Edge edge = edgeOf(*input.tensor))
    cell->variable = std::make_shared<Variable>(std::move(edge));
  return Tensor(std::make_shared<TensorImpl>(std::move(cell)));
}

std::vector<Result> Recorder::computeStages(const Compiled &graph) {
  ValueTensors values;
  for (auto [i, input] : llvm::enumerate(graph.trace->inputs()))
    values[graph.trace->function().getArgument(unsigned(i))] =
        argumentOfStage(*graph.trace, input, graph.randomState);
  callStages(graph.stages, values, graph.leaves, graph.views, label.name,
             Place());
  std::vector<Result> results;
  std::vector<Edge> edges;
  for (auto [i, value] : llvm::enumerate(graph.values)) {
    const TensorImpl &impl = *values.lookup(value).getImpl();
    results.push_back({impl.cell->storage, impl.cell->layout});
    edges.push_back(graph.carries[unsigned(i)] ? edgeOf(impl) : Edge());
  }
  giveEdges(graph, std::move(edges));
  return results;
}

void Recorder::giveEdges(const Compiled &graph, std::vector<Edge> edges) {
  for (auto [i, cell, edge] : llvm::enumerate(graph.cells, edges)) {
    if (graph.spent[unsigned(i)])
      edge = spentEdge(label.name);
    if (!isWritten(*cell))
      setEdge(*cell, edge);
    else if (graphWrites.contains(cell.get()))
      noteWritten(TensorImpl(cell), edge);
  }
  for (const OwnResult &own : graph.owns)
    if (Edge edge = edgeOf(own.tensor)) {
      own.variable->requiresGrad = true;
      own.variable->edge = std::move(edge);
    }
}

void Recorder::planLoops(ArrayRef<Operation *> ops) const {
  if (auto budget = graph::LoopBudget::parse(options.memoryBudget))
    graph::planLoops(ops, *budget);
}

} // namespace tcopt::capture
