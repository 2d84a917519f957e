//===- RecorderGradients.cpp - gradients in functions that are traced -----===//
//
// Where a function computes gradients of leaves, these are values of its graph,
// and what it sets grad() to is given back with its results. What it runs in
// pieces is on the tape piece by piece.
//
//===----------------------------------------------------------------------===//

#include "../Autograd/GraphNode.h"
#include "../Autograd/ViewNode.h"
#include "Recorder.h"
#include "tcopt/Graph/Transforms/PlanLoops.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

const TensorImpl *Recorder::originalOf(const Cell &cell) const {
  std::optional<size_t> argument = argumentOf(cell);
  return argument ? originals[*argument]->get() : nullptr;
}

// What the function has in place of an argument, if the tensor is one.
std::shared_ptr<Cell> Recorder::leafOf(const TensorImpl &tensor) const {
  if (!tensor.cell->isTraced && !areShared)
    for (auto [original, shadow] : llvm::zip_equal(originals, shadows))
      if (shadow.defined() && (*original)->cell == tensor.cell &&
          (*original)->isWhole())
        return shadow.getImpl()->cell;
  return tensor.cell;
}

std::shared_ptr<Variable> Recorder::variableOf(const Cell &leaf) const {
  const TensorImpl *original = originalOf(leaf);
  return original ? original->variable() : leaf.variable;
}

// Another tensor would be another call's.
Tensor Recorder::gradientOf(const TensorImpl &tensor) {
  std::shared_ptr<Cell> leaf = leafOf(tensor);
  if (leaf->isTraced && !argumentOf(*leaf))
    return {};
  for (const LeafGradient &known : gradients)
    if (known.leaf == leaf)
      return known.gradient;
  std::shared_ptr<Variable> variable = variableOf(*leaf);
  Tensor gradient = variable ? variable->grad : Tensor();
  if (!gradient.defined()) {
    leaf->look();
    leavesWithoutGradients.push_back(std::move(leaf));
    return {};
  }
  std::weak_ptr<const void> owner = variable;
  if (argumentOf(*leaf))
    noteEffect("the gradient of an argument is used");
  else
    guardTensor(variable->grad, "a gradient", &owner);
  return gradient;
}

void Recorder::setGradient(const TensorImpl &tensor, Tensor gradient) {
  std::shared_ptr<Cell> leaf = leafOf(tensor);
  if (leaf->isTraced && !argumentOf(*leaf))
    return noteEffect("the gradient of a tensor that it has made is set");
  leaf->look();
  for (LeafGradient &known : gradients)
    if (known.leaf == leaf) {
      known.gradient = std::move(gradient);
      return;
    }
  gradients.push_back({std::move(leaf), std::move(gradient)});
}

bool Recorder::isMadeOutside(const Cell &input) const {
  const TensorImpl *original = originalOf(input);
  return (original && !original->isWhole()) || variableOf(input)->edge;
}

bool Recorder::canDifferentiate(const std::vector<Tensor> *wanted) const {
  if (areShared || current->isInRegion() || current->isMixed)
    return false;
  unsigned numMade = 0;
  for (const Trace::Input &input : current->inputs())
    if (input.cell->requiresGrad()) {
      if (!variableOf(*input.cell)->hooks.empty())
        return false;
      numMade += isMadeOutside(*input.cell);
    }
  if (numMade == 0 || !wanted)
    return numMade == 0;
  // No gradient is wanted of what an input may have been made from outside.
  return llvm::all_of(*wanted, [&](const Tensor &tensor) {
    const TensorImpl &impl = *tensor.getImpl();
    return impl.cell->isTraced && !impl.own &&
           (!argumentOf(*impl.cell) ||
            (numMade == 1 && impl.cell->requiresGrad() &&
             isMadeOutside(*impl.cell)));
  });
}

Tensor Recorder::outsideOf(const Tensor &tensor) const {
  const TensorImpl &impl = *tensor.getImpl();
  std::optional<size_t> argument = argumentOf(*impl.cell);
  return argument && impl.views.empty() && !impl.own
             ? Tensor(*originals[*argument])
             : tensor;
}

std::vector<Recorder::LeafValue> Recorder::leafValues() const {
  std::vector<LeafValue> values;
  for (auto [i, input] : llvm::enumerate(current->inputs()))
    if (input.cell->requiresGrad())
      values.push_back(
          {input.cell, current->function().getArgument(unsigned(i))});
  llvm::append_range(values, writtenLeaves);
  return values;
}

llvm::DenseSet<Value> Recorder::dependents() const {
  SmallVector<Value> leaves;
  for (const LeafValue &leaf : leafValues())
    leaves.push_back(leaf.value);
  llvm::append_range(leaves, differentiated);
  return dependentsOf(current->function().front(), leaves);
}

bool Recorder::requiresGradient(const TensorImpl &tensor) {
  if (!tensor.cell->isPending() || argumentOf(*tensor.cell))
    return tensor.requiresGrad();
  return keepsGradients() && !tensor.own &&
         dependents().contains(tensor.cell->value);
}

//===----------------------------------------------------------------------===//
// Derivatives of graphs
//===----------------------------------------------------------------------===//

// Of the inputs of the graph's program.
llvm::BitVector Recorder::wantedInputs(const llvm::BitVector &inputs) const {
  llvm::BitVector wanted(inputs.count());
  for (auto [i, argument] : llvm::enumerate(inputs.set_bits())) {
    const Cell &cell = *current->inputs()[argument].cell;
    if (isFloat(cell.dtype) && cell.requiresGrad())
      wanted.set(unsigned(i));
  }
  return wanted;
}

static ArrayAttr namesOf(MLIRContext *context, ArrayRef<TracedSize> sizes) {
  OpBuilder builder(context);
  SmallVector<Attribute> names;
  for (const TracedSize &size : sizes) {
    if (auto symbol = dyn_cast_or_null<AffineSymbolExpr>(size.expr))
      names.push_back(builder.getStringAttr("s" + Twine(symbol.getPosition())));
    else if (auto number = dyn_cast_or_null<AffineConstantExpr>(size.expr))
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

// False where the derivative needs nothing else of the program than what it
// computes anyway.
bool Recorder::compileDerivative(Compiled &graph,
                                 ArrayRef<std::optional<unsigned>> donors) {
  if (!isRecorded)
    return false;
  llvm::DenseSet<Value> known = dependents();
  // New values of leaves are leaves, but the derivative is one by inputs: what
  // is made of new values has no gradient rather than a part of it.
  SmallVector<Value> updated;
  for (const LeafValue &leaf : writtenLeaves)
    updated.push_back(leaf.value);
  llvm::DenseSet<Value> later =
      dependentsOf(current->function().front(), updated);
  llvm::BitVector carries(unsigned(graph.values.size()));
  for (auto [i, value] : llvm::enumerate(graph.values))
    carries[unsigned(i)] = known.contains(value) && !spent.contains(value) &&
                           !later.contains(value);
  if (carries.none())
    return false;
  TraceModule traced = moduleFor(*current, graph.values);
  llvm::BitVector wanted = wantedInputs(traced.inputs);
  if (wanted.none())
    return false;
  std::vector<ArrayAttr> names;
  for (Value value : graph.values)
    names.push_back(
        namesOf(value.getContext(), current->sizes().sizesOf(value)));
  llvm::BitVector written(wanted.size());
  for (auto [i, argument] : llvm::enumerate(traced.inputs.set_bits()))
    for (auto [cell, value] : llvm::zip_equal(graph.cells, graph.values))
      if (isWritten(*cell) && current->inputs()[argument].cell == cell)
        written.set(unsigned(i));
  graph.function = std::make_shared<GraphFunction>(
      std::move(traced.module), std::move(names),
      ProgramOptions(options, current->program, label), label,
      current->program);
  graph.derivative = graph.function->derivative(wanted, written, carries);
  if (!graph.derivative->numExtras)
    return false;
  SmallVector<std::optional<unsigned>> ofInputs(donors);
  for (std::optional<unsigned> &donor : ofInputs)
    donor = inputOf(traced.inputs, donor);
  graph.program = {graph.function->program(graph.derivative.get(), ofInputs),
                   std::move(traced.inputs)};
  return true;
}

//===----------------------------------------------------------------------===//
// The end of a call
//===----------------------------------------------------------------------===//

void Recorder::addGradients(Recipe &recipe) {
  recipe.computesGradients = computesGradients;
  for (const LeafGradient &known : gradients)
    recipe.leaves.push_back(sourceOf(recipe, known.leaf));
  for (const auto &leaf : leavesWithoutGradients)
    recipe.withoutGradients.push_back(sourceOf(recipe, leaf));
}

void Recorder::giveGradients(ArrayRef<Tensor> given) {
  for (auto [known, gradient] : llvm::zip_equal(gradients, given))
    if (std::shared_ptr<Variable> variable = variableOf(*known.leaf))
      variable->grad = gradient;
}

//===----------------------------------------------------------------------===//
// Pieces on the tape
//===----------------------------------------------------------------------===//

// Before results are given to cells: inputs are what they were.
void Recorder::recordOnTape(const Compiled &graph, ArrayRef<Result> results) {
  std::shared_ptr<GraphNode> node;
  if (graph.derivative) {
    SmallVector<unsigned> arguments(graph.program.inputs.set_bits_begin(),
                                    graph.program.inputs.set_bits_end());
    auto edgeOfInput = [&](unsigned i) {
      const std::shared_ptr<Cell> &cell =
          graph.trace->inputs()[arguments[i]].cell;
      const TensorImpl *original = originalOf(*cell);
      if (!original || cell->variable->edge)
        return edgeOf(TensorImpl(cell));
      return areShared ? edgeOf(TensorImpl(original->cell)) : edgeOf(*original);
    };
    auto ofInput = [&](unsigned i) {
      const Trace::Input &input = graph.trace->inputs()[arguments[i]];
      DType dtype = graph.function->inputType(i);
      return graph.trace->isRandomState(*input.cell)
                 ? SavedTensor::ofNumber(dtype, graph.randomState)
                 : SavedTensor::ofTensor(dtype, input.storage, input.layout);
    };
    auto ofResult = [&](unsigned i) {
      return SavedTensor::ofTensor(graph.function->resultType(i),
                                   results[i].storage, results[i].layout);
    };
    std::vector<SizeVector> sizes;
    for (size_t i = 0; i < graph.cells.size(); ++i)
      sizes.push_back(results[i].layout.sizes);
    node =
        recordCall({graph.function, graph.derivative, label.name, Place()},
                   {ofInput, ofResult, edgeOfInput,
                    results.drop_front(graph.cells.size()), std::move(sizes)});
  }
  for (auto [i, cell] : llvm::enumerate(graph.cells)) {
    bool carries = node && graph.derivative->carries[unsigned(i)];
    Edge edge = carries ? Edge{node, unsigned(i)} : Edge();
    if (!isWritten(*cell))
      cell->variable =
          carries ? std::make_shared<Variable>(std::move(edge)) : nullptr;
    else if (recordedWrites.contains(cell.get()))
      noteWritten(TensorImpl(cell), std::move(edge));
  }
}

void Recorder::planLoops(ArrayRef<Operation *> ops) const {
  if (auto budget = graph::LoopBudget::parse(options.memoryBudget))
    graph::planLoops(ops, *budget);
}

} // namespace tcopt::capture
