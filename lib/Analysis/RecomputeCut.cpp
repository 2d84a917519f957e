//===- RecomputeCut.cpp - what to save and what to compute again ----------===//

#include "tcopt/Analysis/RecomputeCut.h"
#include "tcopt/Analysis/MinCut.h"
#include <algorithm>

using namespace tcopt;

unsigned RecomputeGraph::addOp(llvm::ArrayRef<unsigned> operands,
                               llvm::ArrayRef<uint64_t> costs,
                               bool mayRecompute) {
  ops.push_back({{operands.begin(), operands.end()}, mayRecompute});
  unsigned firstResult = unsigned(values.size());
  for (uint64_t cost : costs)
    addValue(cost, unsigned(ops.size() - 1));
  return firstResult;
}

// What needed values follow from, up to those that are saved.
void RecomputeGraph::collect(const std::vector<bool> &isSaved, Cut &cut) const {
  std::vector<bool> isUsed(values.size()), runs(ops.size());
  std::vector<unsigned> open;
  auto use = [&](unsigned value) {
    if (isUsed[value])
      return;
    isUsed[value] = true;
    if (isSaved[value])
      return cut.saved.push_back(value);
    unsigned op = values[value].op;
    if (runs[op])
      return;
    runs[op] = true;
    open.push_back(op);
  };
  for (unsigned value = 0; value < values.size(); ++value)
    if (values[value].isNeeded)
      use(value);
  while (!open.empty()) {
    unsigned op = open.back();
    open.pop_back();
    cut.recomputed.push_back(op);
    for (unsigned operand : ops[op].operands)
      use(operand);
  }
  std::sort(cut.saved.begin(), cut.saved.end());
  std::sort(cut.recomputed.begin(), cut.recomputed.end());
}

// Nodes: of value v 2v, where it is computed, and 2v + 1, where it is used;
// then the ops; then source and sink.
std::optional<RecomputeGraph::Cut> RecomputeGraph::findCut() const {
  unsigned firstOp = unsigned(2 * values.size());
  unsigned source = firstOp + unsigned(ops.size()), sink = source + 1;
  FlowNetwork network(sink + 1);
  constexpr uint64_t infinite = FlowNetwork::kInfinite;
  for (unsigned v = 0; v < values.size(); ++v) {
    const Value &value = values[v];
    network.addEdge(2 * v, 2 * v + 1, value.cost.value_or(infinite));
    network.addEdge(value.op == kNone ? source : firstOp + value.op, 2 * v,
                    infinite);
    if (value.isNeeded)
      network.addEdge(2 * v + 1, sink, infinite);
  }
  for (unsigned i = 0; i < ops.size(); ++i) {
    if (!ops[i].mayRecompute)
      network.addEdge(source, firstOp + i, infinite);
    for (unsigned operand : ops[i].operands)
      network.addEdge(2 * operand + 1, firstOp + i, infinite);
  }
  Cut cut;
  cut.cost = network.maximize(source, sink);
  if (cut.cost >= infinite)
    return std::nullopt;
  std::vector<bool> isSource = network.sourceSide(sink);
  std::vector<bool> isSaved(values.size());
  for (unsigned v = 0; v < values.size(); ++v)
    isSaved[v] = isSource[2 * v] && !isSource[2 * v + 1];
  collect(isSaved, cut);
  return cut;
}
