//===- TracedGraph.cpp - runs and stages of a traced graph ----------------===//

#include "TracedGraph.h"
#include "../Tensor/Device.h"

using namespace mlir;

namespace tcopt::capture {

void TracedGraph::addInputs(const llvm::BitVector &needed,
                            CallInputs &inputs) const {
  for (unsigned i : needed.set_bits()) {
    const Trace::Input &input = trace->inputs()[i];
    if (trace->randomOps.isState(*input.cell()))
      inputs.addNumber(randomState);
    else
      inputs.add(*input.tensor, input.storage, input.layout);
  }
}

std::vector<Result> TracedGraph::compute(const TraceProgram &program) const {
  CallInputs inputs(program.inputs.count());
  addInputs(program.inputs, inputs);
  try {
    return program.program->run(inputs.get(), device);
  } catch (const RunFailure &failure) {
    throw program.locations ? failure.at(*program.locations) : failure;
  }
}

void setElements(Cell &cell, Result result) {
  if (cell.isTraced)
    return cell.set(std::move(result.storage), std::move(result.layout));
  copyElements(*cell.storage, cell.layout, *result.storage, result.layout,
               getSize(cell.dtype));
  cell.storage->noteWrite();
}

/// Whether the op has a result with a data-dependent size.
static bool hasFoundSize(Operation *op, const SymbolicSizes &sizes) {
  return llvm::any_of(op->getResults(), [&](Value result) {
    return isa<RankedTensorType>(result.getType()) &&
           llvm::is_contained(sizes.hintsOf(result), ShapedType::kDynamic);
  });
}

bool TracedGraph::findsSizes() const {
  return llvm::any_of(trace->function().getOps(), [&](Operation &op) {
    return hasFoundSize(&op, trace->sizes());
  });
}

// Only views that depend on a tensor that requires gradients have a node.
std::vector<StageView> viewsOf(Recorder &recorder, const TracedGraph &graph) {
  if (!recorder.isOfProgram)
    return {};
  std::vector<StageView> views = graph.trace->views.kept(graph.values);
  const llvm::DenseSet<Value> &known = recorder.leaves.dependents();
  llvm::erase_if(views, [&](const StageView &view) {
    return !known.contains(view.value);
  });
  return views;
}

// The graph is cut at values of leaves created by the function, and at
// results, because other results may be computed from these.
void TracedGraph::makeStages(Recorder &recorder,
                             const ProgramOptions &options) {
  SmallVector<Value> cuts;
  for (const LeafValue &leaf : recorder.leaves.made()) {
    cuts.push_back(leaf.value);
    VariableRoot root = leaf.root.lock();
    leaves[leaf.value] =
        root ? root->variable() : std::make_shared<Variable>(true);
  }
  for (unsigned i : histories.carries.set_bits())
    cuts.push_back(values[i]);
  views = viewsOf(recorder, *this);
  for (const StageView &view : views)
    cuts.push_back(view.value);
  stages = cutIntoStages(trace->function(), cuts, values,
                         {options, recorder.label, trace->devices.ofProgram()});
}

} // namespace tcopt::capture
