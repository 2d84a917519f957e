//===- ConvexGroups.cpp - connected parts that can run as one -------------===//
//
// Each node is joined with the groups of its producers, as far as the graph of
// the groups stays without cycles. Nodes that are not chosen separate groups.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/ConvexGroups.h"
#include "QuotientGraph.h"
#include "llvm/ADT/STLExtras.h"

using namespace tcopt;
using Nodes = ConvexGroups::Nodes;

namespace {

class Grouper {
public:
  Grouper(const std::vector<Nodes> &producers, const std::vector<bool> &chosen)
      : producers(producers), chosen(chosen), graph(producers, invert(chosen)),
        refused(producers.size()) {}

  void joinProducers(unsigned node);
  std::vector<Nodes> getGroups() const;

private:
  static std::vector<bool> invert(std::vector<bool> flags) {
    flags.flip();
    return flags;
  }

  const std::vector<Nodes> &producers;
  const std::vector<bool> &chosen;
  QuotientGraph graph;
  /// By group: in which state it could not be joined with the consumer at hand.
  /// The state changes with the consumer and with each join.
  std::vector<unsigned> refused;
  unsigned state = 0;
};

} // namespace

void Grouper::joinProducers(unsigned node) {
  ++state;
  for (unsigned producer : producers[node]) {
    unsigned from = graph.groupOf(producer);
    if (from == graph.groupOf(node) || refused[from] == state ||
        !chosen[producer])
      continue;
    if (graph.join(from, node))
      ++state;
    else
      refused[from] = state;
  }
}

std::vector<Nodes> Grouper::getGroups() const {
  std::vector<Nodes> groups;
  for (unsigned node = 0; node < chosen.size(); ++node)
    if (chosen[node] && !graph.members(node).empty())
      groups.emplace_back(graph.members(node));
  for (Nodes &group : groups)
    llvm::sort(group);
  llvm::sort(groups);
  return groups;
}

std::vector<Nodes> ConvexGroups::group(const std::vector<bool> &chosen) const {
  Grouper grouper(producers, chosen);
  for (unsigned node = 0; node < producers.size(); ++node)
    if (chosen[node])
      grouper.joinProducers(node);
  return grouper.getGroups();
}
