//===- FusionTestGraph.h - fusion graphs by letters of loops ----*- C++ -*-===//
//
// Loops are letters: `reduce("ij", "j", {{x, "ij"}})` has the loops i and j,
// reduces over j and reads the element (i, j) of x. The index '-' is no loop.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_ANALYSIS_FUSIONTESTGRAPH_H
#define TCOPT_UNITTESTS_ANALYSIS_FUSIONTESTGRAPH_H

#include "tcopt/Analysis/FusionPlan.h"
#include "llvm/ADT/STLExtras.h"
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace tcopt {

struct TestOperand {
  unsigned node;
  std::string indices;
  std::optional<IndexUse> use = std::nullopt;
};

class TestGraph {
public:
  using Operands = std::vector<TestOperand>;

  /// Sizes by letter, or -1 for a symbolic one; others are 64.
  explicit TestGraph(std::map<char, int64_t> sizes = {}) : sizes(sizes) {}

  unsigned input(const std::string &loops) {
    llvm::SmallVector<LoopSize> list;
    double bytes = 4;
    for (char loop : loops) {
      list.push_back(sizeOf(loop));
      bytes *= double(list.back().typical);
    }
    return graph.addInput(list, bytes);
  }
  unsigned pointwise(const std::string &loops, const Operands &operands) {
    return add(NodeClass::Pointwise, loops, "", operands);
  }
  unsigned reduce(const std::string &loops, const std::string &reduced,
                  const Operands &operands) {
    return add(NodeClass::Reduce, loops, reduced, operands);
  }
  unsigned contraction(const std::string &loops, const std::string &reduced,
                       const Operands &operands) {
    return add(NodeClass::Contraction, loops, reduced, operands);
  }
  /// A move that an index map of its readers can express.
  unsigned map(const std::string &loops, const Operands &operands) {
    change = [](FusionNode &node) { node.isMap = true; };
    return add(NodeClass::Move, loops, "", operands);
  }
  unsigned opaque(const std::string &loops, const Operands &operands) {
    return add(NodeClass::Opaque, loops, "", operands);
  }
  unsigned add(NodeClass nodeClass, const std::string &loops,
               const std::string &reduced, const Operands &operands);
  /// Changes the next node before it is added.
  TestGraph &with(std::function<void(FusionNode &)> next) {
    change = next;
    return *this;
  }
  TestGraph &returned() {
    return with([](FusionNode &node) { node.liveOut = true; });
  }

  FusionGraph graph;

private:
  LoopSize sizeOf(char loop) const {
    auto it = sizes.find(loop);
    if (it != sizes.end() && it->second < 0)
      return LoopSize::symbolic(uint32_t(loop));
    return LoopSize::fixed(it == sizes.end() ? 64 : it->second);
  }
  FusionEdge makeEdge(const TestOperand &operand, const std::string &loops,
                      const std::string &reduced) const;

  std::map<char, int64_t> sizes;
  std::function<void(FusionNode &)> change;
};

inline FusionEdge TestGraph::makeEdge(const TestOperand &operand,
                                      const std::string &loops,
                                      const std::string &reduced) const {
  const FusionNode &from = graph[operand.node];
  FusionEdge edge;
  edge.producer = operand.node;
  edge.consumer = unsigned(graph.size());
  edge.bytes = from.bytesOut;
  size_t next = 0;
  bool isReduced = false, isSliced = false;
  std::string indices;
  for (unsigned loop = 0; loop < from.loops.size(); ++loop) {
    edge.loopMap.push_back(noLoop);
    if (!indexesResult(from, loop))
      continue;
    char letter = operand.indices[next++];
    isSliced |= letter == '-';
    isReduced |= reduced.find(letter) != std::string::npos;
    if (letter == '-')
      continue;
    edge.loopMap.back() = int32_t(loops.find(letter));
    indices += letter;
  }
  edge.use = isSliced                        ? IndexUse::Sliced
             : isReduced                     ? IndexUse::Reduced
             : indices == loops              ? IndexUse::Same
             : indices.size() < loops.size() ? IndexUse::Broadcast
                                             : IndexUse::Permuted;
  edge.use = operand.use.value_or(edge.use);
  return edge;
}

inline unsigned TestGraph::add(NodeClass nodeClass, const std::string &loops,
                               const std::string &reduced,
                               const Operands &operands) {
  FusionNode node;
  node.nodeClass = nodeClass;
  for (char loop : loops)
    node.loops.push_back(
        {sizeOf(loop), reduced.find(loop) != std::string::npos});
  node.bytesOut = 4 * countElements(node);
  if (nodeClass != NodeClass::Move)
    node.flops = countIterations(node);
  if (change)
    change(node);
  change = nullptr;
  std::vector<FusionEdge> edges;
  for (const TestOperand &operand : operands)
    edges.push_back(makeEdge(operand, loops, reduced));
  unsigned number = graph.addNode(std::move(node));
  for (FusionEdge &edge : edges)
    graph.addEdge(std::move(edge));
  return number;
}

/// A target that runs all kinds of kernels, but those that are refused.
class TestModel : public KernelModel {
public:
  using Refusal = std::function<llvm::StringRef(const GroupShape &)>;
  explicit TestModel(Refusal refusal = {}, KernelRates rates = {})
      : refusal(std::move(refusal)), rates(rates) {}

  std::optional<KernelTime> cost(const GroupShape &shape) const override {
    return estimateCost(shape, rates);
  }
  llvm::StringRef refuses(const GroupShape &shape) const override {
    return refusal ? refusal(shape) : "";
  }

private:
  Refusal refusal;
  KernelRates rates;
};

/// The members of a plan's groups that are not folded.
inline std::set<std::set<unsigned>> groupsOf(const FusionPlan &plan) {
  std::set<std::set<unsigned>> groups;
  for (const PlanGroup &group : plan.groups) {
    std::set<unsigned> members;
    for (const PlanMember &member : group.members)
      if (member.role != MemberRole::Map)
        members.insert(member.node);
    groups.insert(members);
  }
  return groups;
}

using MemberSets = std::set<std::set<unsigned>>;

} // namespace tcopt

#endif // TCOPT_UNITTESTS_ANALYSIS_FUSIONTESTGRAPH_H
