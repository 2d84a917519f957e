//===- TapeWriter.cpp - graphs of a traced call on the tape ---------------===//

#include "TapeWriter.h"
#include "../Autograd/ViewNode.h"
#include "../Tape/GraphNode.h"

using namespace mlir;

namespace tcopt::capture {

std::shared_ptr<GraphNode>
TapeWriter::makeNode(ArrayRef<Result> results) const {
  CallInputs inputs(graph.program.inputs.count());
  graph.addInputs(graph.program.inputs, inputs);
  auto ofResult = [&](unsigned i) {
    return SavedTensor::ofTensor(graph.function->resultType(i),
                                 results[i].storage, results[i].layout);
  };
  std::vector<SizeVector> sizes;
  for (size_t i = 0; i < graph.cells.size(); ++i)
    sizes.push_back(results[i].layout.sizes);
  GraphCall call{graph.function, graph.derivative, recorder.label.name,
                 Place()};
  call.isOfProgram = recorder.label.function != 0;
  std::shared_ptr<GraphNode> node = recordCall(
      std::move(call), inputs,
      {ofResult, results.drop_front(graph.cells.size()), std::move(sizes)});
  std::vector<TensorImpl::Views> paths;
  for (const StageView &view : graph.views)
    paths.push_back(view.views);
  node->setViews(paths);
  return node;
}

void TapeWriter::record(ArrayRef<Result> results) {
  std::shared_ptr<Node> node;
  if (graph.derivative)
    node = makeNode(results);
  std::vector<Edge> edges(graph.cells.size());
  for (size_t i = 0; i < edges.size(); ++i)
    if (node && graph.derivative->carries[unsigned(i)])
      edges[i] = {node, unsigned(i)};
  setEdges(std::move(edges));
}

static Tensor argumentOfStage(const Trace &trace, const Trace::Input &input,
                              uint64_t randomState) {
  DType dtype = input.cell()->dtype;
  if (trace.randomOps.isState(*input.cell()))
    return tensorInMemory(&randomState, 1, dtype, {}, Place());
  auto cell = std::make_shared<Cell>(dtype, input.storage, input.layout);
  if (input.tensor->isWhole())
    cell->variable = input.tensor->variable();
  else if (Edge edge = edgeOf(*input.tensor))
    cell->variable = std::make_shared<Variable>(std::move(edge));
  return Tensor(std::make_shared<TensorImpl>(std::move(cell)));
}

std::vector<Result> TapeWriter::callStages() {
  ValueTensors values;
  for (auto [i, input] : llvm::enumerate(graph.trace->inputs()))
    values[graph.trace->function().getArgument(unsigned(i))] =
        argumentOfStage(*graph.trace, input, graph.randomState);
  capture::callStages(graph.stages, values, graph.leaves, graph.views,
                      recorder.label.name, Place());
  std::vector<Result> results;
  std::vector<Edge> edges;
  for (auto [i, value] : llvm::enumerate(graph.values)) {
    const TensorImpl &impl = *values.lookup(value).getImpl();
    results.push_back({impl.cell->storage, impl.cell->layout});
    edges.push_back(graph.histories.carries[unsigned(i)] ? edgeOf(impl)
                                                         : Edge());
  }
  setEdges(std::move(edges));
  return results;
}

void TapeWriter::setEdges(std::vector<Edge> edges) {
  for (auto [i, cell, edge] : llvm::enumerate(graph.cells, edges)) {
    if (graph.histories.spent[unsigned(i)])
      edge = spentEdge(recorder.label.name);
    if (!recorder.arguments.isOfCaller(*cell))
      setEdge(*cell, edge);
    else if (recorder.arguments.isWrittenInGraph(*cell))
      noteWritten(TensorImpl(cell), edge);
  }
  for (const OwnResult &own : graph.owns)
    if (Edge edge = edgeOf(own.tensor)) {
      own.variable->requiresGrad = true;
      own.variable->edge = std::move(edge);
    }
}

} // namespace tcopt::capture
