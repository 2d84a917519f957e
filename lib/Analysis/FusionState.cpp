//===- FusionState.cpp - groups of a work graph while they merge ----------===//

#include "FusionState.h"
#include "llvm/ADT/STLExtras.h"
#include <queue>

using namespace llvm;
using namespace tcopt;

QuotientGraph FusionState::makeQuotient(const WorkGraph &work) {
  QuotientGraph::Adjacency producers(work.size());
  std::vector<bool> isSeparator(work.size());
  for (unsigned node = 0; node < work.size(); ++node) {
    for (unsigned edge : work[node].in)
      if (unsigned producer = work.edge(edge).producer; !work.isInput(producer))
        producers[node].push_back(producer);
    append_range(producers[node], work[node].before);
    const FusionNode &facts = work.factsOf(node);
    isSeparator[node] = facts.effects || isAnchor(facts.nodeClass) ||
                        facts.nodeClass == NodeClass::Opaque ||
                        facts.nodeClass == NodeClass::Sort;
  }
  return QuotientGraph(std::move(producers), isSeparator);
}

FusionState::FusionState(const FusionGraph &graph, const KernelModel &model,
                         const PlanLimits &limits)
    : graph(graph), limits(limits), work(graph, model.readsPermutedFactors()),
      quotient(makeQuotient(work)), scorer(work, model, limits),
      groups(graph.size()) {
  for (unsigned node = 0; node < graph.size(); ++node) {
    homes.push_back(node);
    if (!isMember(node))
      continue;
    groups[node].members = {node};
    groups[node].hasAnchor = isAnchor(graph[node].nodeClass);
    groups[node].nanoseconds = scoreGroup(node).nanoseconds;
  }
}

GroupScore FusionState::scoreGroup(unsigned number) const {
  GroupQuery query;
  query.members = groups[number].members;
  return score(query);
}

GroupScore FusionState::scoreMerged(unsigned a, unsigned b) const {
  GroupQuery query;
  query.members = groups[a].members;
  append_range(query.members, groups[b].members);
  return score(query);
}

std::vector<unsigned> FusionState::getGroups() const {
  std::vector<unsigned> numbers;
  for (unsigned number = 0; number < groups.size(); ++number)
    if (!groups[number].members.empty())
      numbers.push_back(number);
  llvm::sort(numbers,
             [&](unsigned a, unsigned b) { return quotient.precedes(a, b); });
  return numbers;
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

bool FusionState::canMerge(unsigned a, unsigned b) {
  if (quotient.precedes(b, a))
    std::swap(a, b);
  return quotient.canJoin(a, quotient.members(b).front());
}

bool FusionState::merge(unsigned a, unsigned b, double nanoseconds) {
  if (quotient.precedes(b, a))
    std::swap(a, b);
  if (!quotient.join(a, quotient.members(b).front()))
    return false;
  unsigned into = quotient.groupOf(a), gone = into == a ? b : a;
  Group &group = groups[into], &other = groups[gone];
  append_range(group.members, other.members);
  group.version = std::max(group.version, other.version) + 1;
  group.hasCopies |= other.hasCopies;
  group.hasAnchor |= other.hasAnchor;
  group.nanoseconds = nanoseconds;
  other = {};
  if (group.hasCopies)
    readOwnCopies(into);
  return true;
}

/// Makes the consumer of an edge read another copy of the value.
void FusionState::redirect(unsigned edge, unsigned producer) {
  const WorkEdge &facts = work.edge(edge);
  if (facts.producer == producer)
    return;
  if (hasQuotientEdge(facts))
    quotient.removeEdge(facts.producer, homes[facts.consumer]);
  work.setProducer(edge, producer);
  if (hasQuotientEdge(facts))
    quotient.addEdge(producer, homes[facts.consumer]);
}

/// Members read a value that a member evaluates from that member.
void FusionState::readOwnCopies(unsigned number) {
  auto own = [&](unsigned value) {
    auto it = find_if(groups[number].members, [&](unsigned member) {
      return work[member].node == work[value].node;
    });
    return it == groups[number].members.end() ? value : *it;
  };
  for (unsigned member : groups[number].members)
    for (unsigned edge : work[member].in)
      if (unsigned from = work.edge(edge).producer;
          !work.isInput(from) && groupOf(from) != number)
        if (unsigned copy = own(from); copy != from)
          redirect(edge, copy);
}

/// The copy of a producer that a new copy in another group reads.
unsigned FusionState::findSource(unsigned producer, ArrayRef<unsigned> values,
                                 ArrayRef<unsigned> copies) const {
  for (auto [value, copy] : zip(values, copies))
    if (value == producer)
      return copy;
  return work.isCopy(producer) ? work[producer].node : producer;
}

std::vector<unsigned> FusionState::recompute(ArrayRef<unsigned> values,
                                             unsigned number) {
  std::vector<unsigned> copies;
  unsigned home = homes[groups[number].members.front()];
  for (unsigned value : values) {
    unsigned copy = work.addCopy(value);
    homes.push_back(home);
    for (unsigned edge : work[copy].in) {
      unsigned producer = work.edge(edge).producer;
      if (hasQuotientEdge(work.edge(edge)))
        quotient.addEdge(producer, home);
      redirect(edge, findSource(producer, values, copies));
    }
    copies.push_back(copy);
  }
  for (unsigned edge : SmallVector<unsigned, 4>(work[values.back()].out))
    if (unsigned reader = work.edge(edge).consumer;
        groupOf(reader) == number && isMember(reader))
      redirect(edge, copies.back());
  append_range(groups[number].members, copies);
  groups[number].hasCopies = true;
  return copies;
}

void FusionState::removeMembers(unsigned number, ArrayRef<unsigned> nodes) {
  for (unsigned node : reverse(nodes)) {
    for (unsigned edge : work[node].in)
      if (hasQuotientEdge(work.edge(edge)))
        quotient.removeEdge(work.edge(edge).producer, homes[node]);
    work.remove(node);
    llvm::erase(groups[number].members, node);
  }
}

void FusionState::update(unsigned number, double nanoseconds) {
  groups[number].nanoseconds = nanoseconds;
  ++groups[number].version;
}
