//===- CallTape.cpp - calls of versions as nodes of the tape --------------===//

#include "CallTape.h"
#include "../Tape/GraphNode.h"

namespace tcopt::capture {

namespace {
class CallRecorder {
public:
  explicit CallRecorder(const VersionCall &call)
      : call(call), recipe(call.version.recipe),
        derivative(recipe.derivative.get()) {}

  std::shared_ptr<GraphNode> run();

private:
  /// Returns the tensor that the source refers to, an argument or a captured
  /// tensor.
  std::shared_ptr<TensorImpl> tensorOf(const ValueSource &source) const {
    if (source.kind == ValueSource::Kind::Argument)
      return *call.key.tensors[source.index];
    return recipe.captured[source.index].tensor();
  }
  SavedTensor resultOf(unsigned result) const;
  std::shared_ptr<TensorImpl> targetOf(unsigned result) const;
  std::vector<SizeVector> sizes() const;
  std::shared_ptr<GraphNode> makeNode() const;

  const VersionCall &call;
  const Recipe &recipe;
  const Derivative *derivative;
};
} // namespace

//===----------------------------------------------------------------------===//
// Saved values
//===----------------------------------------------------------------------===//

static SavedTensor saveTensor(const TensorImpl &tensor) {
  return SavedTensor::ofTensor(tensor.cell->dtype, tensor.cell->storage,
                               *tensor.layout());
}

// Returns the saved result. A result that was written over an input is saved as
// the tensor that it was written to.
SavedTensor CallRecorder::resultOf(unsigned result) const {
  std::shared_ptr<TensorImpl> target = targetOf(result);
  SavedTensor saved =
      target ? saveTensor(*target) : saveTensor(TensorImpl(call.cells[result]));
  if (target)
    saved.expectWrite();
  return saved;
}

std::shared_ptr<TensorImpl> CallRecorder::targetOf(unsigned result) const {
  for (const auto &[target, index] : recipe.writes)
    if (index == result)
      return tensorOf(target);
  return nullptr;
}

std::vector<SizeVector> CallRecorder::sizes() const {
  std::vector<SizeVector> sizes;
  for (auto [i, cell] : llvm::enumerate(call.cells))
    sizes.push_back(cell ? cell->layout.sizes
                         : SizeVector(targetOf(unsigned(i))->sizes()));
  return sizes;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

std::shared_ptr<GraphNode> CallRecorder::makeNode() const {
  GraphCall graph{recipe.function, recipe.derivative,
                  call.function ? call.function : recipe.function->label.name,
                  call.key.place};
  std::vector<SizeVector> all = sizes();
  if (call.version.isFlat)
    graph.whole = all.front();
  graph.isOfProgram = !call.function;
  return recordCall(
      std::move(graph), call.inputs,
      {[&](unsigned i) { return resultOf(i); }, call.extras, std::move(all)});
}

std::shared_ptr<GraphNode> CallRecorder::run() {
  std::shared_ptr<GraphNode> node = derivative ? makeNode() : nullptr;
  auto edgeOfResult = [&](size_t i) {
    if (recipe.spent.size() > i && recipe.spent[unsigned(i)])
      return spentEdge(recipe.name);
    return node && derivative->carries[unsigned(i)] ? Edge{node, unsigned(i)}
                                                    : Edge();
  };
  for (const auto &[i, write] : llvm::enumerate(recipe.writes))
    if (recipe.recordedWrites[unsigned(i)])
      noteWritten(*tensorOf(write.first), edgeOfResult(write.second));
  for (auto [i, cell] : llvm::enumerate(call.cells))
    if (Edge edge = edgeOfResult(i); cell && edge)
      cell->variable = std::make_shared<Variable>(std::move(edge));
  return node;
}

std::shared_ptr<GraphNode> recordOnTape(const VersionCall &call) {
  return CallRecorder(call).run();
}

} // namespace tcopt::capture
