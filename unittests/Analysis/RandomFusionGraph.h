//===- RandomFusionGraph.h - random graphs for fusion -----------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_ANALYSIS_RANDOMFUSIONGRAPH_H
#define TCOPT_UNITTESTS_ANALYSIS_RANDOMFUSIONGRAPH_H

#include "FusionTestGraph.h"
#include <random>

namespace tcopt {

/// Ops on values with up to three loops of random sizes.
class RandomFusionGraph {
public:
  RandomFusionGraph(unsigned seed, unsigned numNodes)
      : random(seed), test({{'i', pick({1, 8, 512, 4096})},
                            {'j', pick({1, 16, 256, 4096})},
                            {'k', pick({4, 32, 128})}}) {
    for (const char *loops : {"ij", "jk", "j"})
      addValue(test.input(loops), loops);
    for (unsigned node = 0; node < numNodes; ++node)
      addNode();
    markResults();
    addBarriers();
  }

  const FusionGraph &getGraph() const { return graph; }

private:
  struct Value {
    unsigned node;
    std::string loops;
  };

  int64_t pick(std::vector<int64_t> choices) {
    return choices[random() % choices.size()];
  }
  bool chance(unsigned percent) { return random() % 100 < percent; }
  void addValue(unsigned node, std::string loops) {
    values.push_back({node, std::move(loops)});
  }
  /// Recent values are more likely.
  const Value &pickValue() {
    size_t back = chance(70) ? random() % std::min<size_t>(3, values.size())
                             : random() % values.size();
    return values[values.size() - 1 - back];
  }
  static std::string unite(const std::string &a, const std::string &b) {
    std::string letters;
    for (char letter : {'i', 'j', 'k'})
      if (a.find(letter) != std::string::npos ||
          b.find(letter) != std::string::npos)
        letters += letter;
    return letters;
  }

  void addNode() {
    Value a = pickValue(), b = pickValue();
    TestGraph::Operands operands{{a.node, a.loops}};
    if (a.node != b.node && chance(60))
      operands.push_back({b.node, b.loops});
    else
      b = a;
    std::string loops = unite(a.loops, b.loops);
    NodeClass nodeClass = NodeClass::Pointwise;
    std::string reduced;
    if (!loops.empty() && chance(30)) {
      nodeClass = NodeClass::Reduce;
      reduced = loops[random() % loops.size()];
    }
    if (loops.size() == 3 && operands.size() == 2 && chance(60)) {
      nodeClass = NodeClass::Contraction;
      reduced = a.loops.find('j') != std::string::npos ? "j" : "k";
    }
    bool isExpensive = chance(25), mayFail = chance(5), isMap = chance(10),
         isOpaque = chance(5), isStrict = chance(10);
    test.with([&](FusionNode &node) {
      node.expensive = isExpensive ? 20 : 1;
      node.flops *= isExpensive ? 20 : 1;
      node.mayFail = mayFail;
      node.strict = isStrict;
      if (isOpaque)
        node.nodeClass = NodeClass::Opaque;
      else if (isMap && nodeClass == NodeClass::Pointwise &&
               operands.size() == 1) {
        node.nodeClass = NodeClass::Move;
        node.isMap = true;
        node.flops = 0;
      }
    });
    unsigned node = test.add(nodeClass, loops, reduced, operands);
    llvm::erase_if(loops, [&](char letter) {
      return reduced.find(letter) != std::string::npos;
    });
    addValue(node, loops);
  }

  /// Copies the graph with its results, which only later nodes decide.
  void markResults() {
    std::vector<bool> isRead(test.graph.size());
    for (const FusionEdge &edge : test.graph.getEdges())
      isRead[edge.producer] = true;
    for (unsigned node = 0; node < test.graph.size(); ++node) {
      FusionNode facts = test.graph[node];
      facts.liveOut =
          facts.nodeClass != NodeClass::Input && (!isRead[node] || chance(12));
      graph.addNode(facts);
    }
    for (const FusionEdge &edge : test.graph.getEdges())
      graph.addEdge(edge);
  }
  void addBarriers() {
    if (!chance(10) || graph.size() < 6)
      return;
    unsigned before = 3 + random() % (graph.size() - 4);
    unsigned after = before + 1 + random() % (graph.size() - before - 1);
    graph.addOrder(before, after);
  }

  std::mt19937 random;
  TestGraph test;
  std::vector<Value> values;
  FusionGraph graph;
};

} // namespace tcopt

#endif // TCOPT_UNITTESTS_ANALYSIS_RANDOMFUSIONGRAPH_H
