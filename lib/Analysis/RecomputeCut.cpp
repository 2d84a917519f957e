//===- RecomputeCut.cpp - what to save and what to compute again ----------===//

#include "tcopt/Analysis/RecomputeCut.h"
#include "tcopt/Analysis/MinCut.h"
#include <algorithm>

using namespace tcopt;

unsigned RecomputeGraph::addOp(llvm::ArrayRef<unsigned> operands,
                               llvm::ArrayRef<uint64_t> costs, Rerun rerun) {
  ops.push_back({{operands.begin(), operands.end()}, rerun});
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
    if (isSaved[value]) {
      cut.cost += *values[value].cost;
      return cut.saved.push_back(value);
    }
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
    cut.work += ops[op].rerun.work;
    for (unsigned operand : ops[op].operands)
      use(operand);
  }
  std::sort(cut.saved.begin(), cut.saved.end());
  std::sort(cut.recomputed.begin(), cut.recomputed.end());
}

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

// Equal layers of a network would be computed again all at once or not at all:
// later ones are up to 1% more work.
double RecomputeGraph::weightOf(unsigned op) const {
  return ops[op].rerun.work * (1 + 0.01 * double(op) / double(ops.size()));
}

double RecomputeGraph::weightOf(const Cut &cut) const {
  double weight = 0;
  for (unsigned op : cut.recomputed)
    weight += weightOf(op);
  return weight;
}

// Capacities are integers, costs exact ones.
uint64_t RecomputeGraph::scaleFor(Price price) const {
  if (!price)
    return 1;
  double total = 1;
  for (const Value &value : values)
    total += double(value.cost.value_or(0));
  for (unsigned op = 0; op < ops.size(); ++op)
    total += *price * weightOf(op);
  constexpr double most = double(uint64_t(1) << 52);
  return std::max<uint64_t>(1, uint64_t(most / total));
}

uint64_t RecomputeGraph::capacityOf(unsigned op, Price price,
                                    uint64_t scale) const {
  Rerun::Kind kind = ops[op].rerun.kind;
  if (kind == Rerun::Never || (kind == Rerun::UnderBudget && !price))
    return FlowNetwork::kInfinite;
  return price ? uint64_t(*price * weightOf(op) * double(scale)) : 0;
}

//===----------------------------------------------------------------------===//
// Cuts
//===----------------------------------------------------------------------===//

// Nodes: of value v 2v, where it is computed, and 2v + 1, where it is used;
// then the ops; then source and sink.
std::optional<RecomputeGraph::Cut> RecomputeGraph::solve(Price price) const {
  uint64_t scale = scaleFor(price);
  unsigned firstOp = unsigned(2 * values.size());
  unsigned source = firstOp + unsigned(ops.size()), sink = source + 1;
  FlowNetwork network(sink + 1);
  constexpr uint64_t infinite = FlowNetwork::kInfinite;
  for (unsigned v = 0; v < values.size(); ++v) {
    const Value &value = values[v];
    network.addEdge(2 * v, 2 * v + 1,
                    value.cost ? *value.cost * scale : infinite);
    network.addEdge(value.op == kNone ? source : firstOp + value.op, 2 * v,
                    infinite);
    if (value.isNeeded)
      network.addEdge(2 * v + 1, sink, infinite);
  }
  for (unsigned i = 0; i < ops.size(); ++i) {
    if (uint64_t capacity = capacityOf(i, price, scale))
      network.addEdge(source, firstOp + i, capacity);
    for (unsigned operand : ops[i].operands)
      network.addEdge(2 * operand + 1, firstOp + i, infinite);
  }
  if (network.maximize(source, sink) >= infinite)
    return std::nullopt;
  std::vector<bool> isSource = network.sourceSide(sink);
  std::vector<bool> isSaved(values.size());
  for (unsigned v = 0; v < values.size(); ++v)
    isSaved[v] = isSource[2 * v] && !isSource[2 * v + 1];
  Cut cut;
  collect(isSaved, cut);
  return cut;
}

std::optional<RecomputeGraph::Cut> RecomputeGraph::findCut() const {
  return solve(std::nullopt);
}

// All work together costs less than one unit does.
std::optional<RecomputeGraph::Cut> RecomputeGraph::findLeast() const {
  double total = 1;
  for (unsigned op = 0; op < ops.size(); ++op)
    total += weightOf(op);
  return solve(0.5 / total);
}

// The line through both corners, as cost for each unit of weight.
static double slopeOf(double cost, double weight, double lowerCost,
                      double higherWeight) {
  double more = higherWeight - weight;
  return more > 0 ? (cost - lowerCost) / more : 0;
}

std::optional<RecomputeGraph::Cut>
RecomputeGraph::findCutWithin(uint64_t budget) const {
  std::optional<Cut> free = findCut();
  if (free && free->cost <= budget)
    return free;
  std::optional<Cut> within = findLeast();
  if (!within || within->cost > budget)
    return std::nullopt;
  // The corner above the budget: at first, where nothing is done again.
  double cost = 0, weight = 0;
  for (const Value &value : values)
    cost += value.isNeeded ? double(value.cost.value_or(0)) : 0;
  // Each step finds a corner; there are few between the two.
  for (unsigned steps = 0; steps < 100; ++steps) {
    double price =
        slopeOf(cost, weight, double(within->cost), weightOf(*within));
    if (price <= 0)
      break;
    std::optional<Cut> next = solve(price);
    double better = double(within->cost) - double(next->cost) +
                    price * (weightOf(*within) - weightOf(*next));
    if (better <= 1e-9 * cost)
      break;
    if (next->cost <= budget) {
      within = std::move(next);
      continue;
    }
    cost = double(next->cost);
    weight = weightOf(*next);
  }
  return within;
}
