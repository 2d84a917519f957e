//===- FusionGraph.cpp - ops and values that fusion is planned on ---------===//

#include "tcopt/Analysis/FusionGraph.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace tcopt;

bool tcopt::areProvablyEqual(const LoopSize &a, const LoopSize &b) {
  if (a.isStatic() && b.isStatic())
    return a.least == b.least;
  return a.symbol != 0 && a.symbol == b.symbol;
}

StringRef tcopt::stringify(NodeClass nodeClass) {
  static constexpr StringRef names[] = {
      "input",  "pointwise", "reduce", "contraction", "convolution",
      "window", "scan",      "gather", "scatter",     "sort",
      "move",   "concat",    "opaque"};
  return names[unsigned(nodeClass)];
}

bool tcopt::indexesResult(const FusionNode &node, unsigned loop) {
  return !node.loops[loop].reduction || node.nodeClass == NodeClass::Scan;
}

double tcopt::countIterations(const FusionNode &node) {
  double product = 1;
  for (const FusionLoop &loop : node.loops)
    product *= double(loop.size.typical);
  return product;
}

double tcopt::countElements(const FusionNode &node) {
  double product = 1;
  for (auto [i, loop] : enumerate(node.loops))
    if (indexesResult(node, i))
      product *= double(loop.size.typical);
  return product;
}

bool tcopt::isElementwise(NodeClass nodeClass) {
  return is_contained({NodeClass::Pointwise, NodeClass::Gather, NodeClass::Move,
                       NodeClass::Concat},
                      nodeClass);
}

unsigned FusionGraph::addNode(FusionNode node) {
  nodes.push_back(std::move(node));
  return unsigned(nodes.size() - 1);
}

unsigned FusionGraph::addInput(ArrayRef<LoopSize> sizes, double bytes) {
  FusionNode node;
  node.nodeClass = NodeClass::Input;
  for (const LoopSize &size : sizes)
    node.loops.push_back({size, /*reduction=*/false});
  node.bytesOut = bytes;
  return addNode(std::move(node));
}

void FusionGraph::addEdge(FusionEdge edge) { edges.push_back(std::move(edge)); }

void FusionGraph::addOrder(unsigned before, unsigned after) {
  orders.push_back({before, after});
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static std::string findMapError(const FusionEdge &edge, const FusionNode &from,
                                const FusionNode &to) {
  for (auto [i, loop] : enumerate(edge.loopMap)) {
    if (loop == noLoop)
      continue;
    if (loop < 0 || size_t(loop) >= to.loops.size())
      return formatv("loop {0} of the producer is the loop {1}, expected one "
                     "below {2}",
                     i, loop, to.loops.size());
    if (!indexesResult(from, i))
      return formatv("loop {0} of the producer is mapped, but does not index "
                     "its result",
                     i);
    if (!areProvablyEqual(from.loops[i].size, to.loops[loop].size))
      return formatv("loop {0} of the producer and loop {1} of the consumer "
                     "are not provably equal",
                     i, loop);
  }
  return "";
}

static std::string findEdgeError(const FusionGraph &graph,
                                 const FusionEdge &edge) {
  if (edge.producer >= edge.consumer || edge.consumer >= graph.size())
    return "the producer is not before the consumer";
  const FusionNode &from = graph[edge.producer], &to = graph[edge.consumer];
  if (edge.loopMap.size() != from.loops.size())
    return formatv("the map has {0} loops, expected {1}", edge.loopMap.size(),
                   from.loops.size());
  if (to.nodeClass == NodeClass::Input)
    return "an input has no producer";
  return findMapError(edge, from, to);
}

std::vector<std::string> FusionGraph::verify() const {
  std::vector<std::string> errors;
  for (const FusionEdge &edge : edges)
    if (std::string error = findEdgeError(*this, edge); !error.empty())
      errors.push_back(
          formatv("edge {0} -> {1}: {2}", edge.producer, edge.consumer, error));
  for (const Order &order : orders)
    if (order.before >= order.after || order.after >= size())
      errors.push_back(
          formatv("order {0} -> {1}: the first node is not before the second",
                  order.before, order.after));
  return errors;
}
