//===- FusionPlanVerifier.cpp - whether a plan can be executed ------------===//

#include "FusionWork.h"
#include "tcopt/Analysis/FusionPlan.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace tcopt;

namespace {

class PlanVerifier {
public:
  PlanVerifier(const FusionGraph &graph, ArrayRef<PlanGroup> groups,
               bool isComplete, NodeNames names)
      : graph(graph), groups(groups), isComplete(isComplete), names(names),
        membersOf(graph.size()), owners(graph.size(), none) {}

  std::vector<std::string> run();

private:
  template <typename... Args> void error(const char *format, Args... args) {
    errors.push_back(formatv(format, args...).str());
  }
  std::string name(unsigned node) const {
    return names ? names(node) : formatv("node {0}", node).str();
  }
  bool isOutside(unsigned node) const {
    const FusionNode &facts = graph[node];
    return facts.nodeClass == NodeClass::Opaque ||
           facts.nodeClass == NodeClass::Input || facts.effects;
  }
  bool isMember(unsigned node, unsigned group) const {
    return is_contained(membersOf[node], group);
  }
  void checkIds();
  void checkMembers(unsigned index);
  void checkRoot(const PlanGroup &group);
  void checkOwners();
  void checkReads();
  void checkLiveOuts();
  void checkOrders();
  void checkCycles();

  const FusionGraph &graph;
  ArrayRef<PlanGroup> groups;
  bool isComplete;
  NodeNames names;
  /// By node: the indices of its groups, and of the one that owns it.
  std::vector<SmallVector<unsigned, 2>> membersOf;
  std::vector<unsigned> owners;
  std::vector<std::string> errors;
  static constexpr unsigned none = ~0u;
};

} // namespace

void PlanVerifier::checkIds() {
  SmallDenseSet<unsigned> ids;
  for (const PlanGroup &group : groups)
    if (!ids.insert(group.id).second)
      error("group {0}: expected a number of its own, found it twice",
            group.id);
}

void PlanVerifier::checkMembers(unsigned index) {
  const PlanGroup &group = groups[index];
  if (group.members.empty())
    error("group {0}: expected members, found none", group.id);
  for (const PlanMember &member : group.members) {
    if (member.node >= graph.size()) {
      error("group {0}: expected a node below {1}, found {2}", group.id,
            graph.size(), member.node);
      continue;
    }
    if (isOutside(member.node))
      error("group {0}: {1} is {2}, expected an op that can be a member",
            group.id, name(member.node),
            graph[member.node].effects
                ? StringRef("an op with side effects")
                : stringify(graph[member.node].nodeClass));
    if (isMember(member.node, index)) {
      error("group {0}: expected {1} once, found it twice", group.id,
            name(member.node));
      continue;
    }
    membersOf[member.node].push_back(index);
    if (!member.owner)
      continue;
    if (owners[member.node] != none)
      error("{0}: expected one owner, found groups {1} and {2}",
            name(member.node), groups[owners[member.node]].id, group.id);
    owners[member.node] = index;
  }
}

void PlanVerifier::checkRoot(const PlanGroup &group) {
  if (none_of(group.members, [&](const PlanMember &member) {
        return member.node == group.root;
      }))
    error("group {0}: expected its root among its members, found {1}", group.id,
          name(group.root));
}

void PlanVerifier::checkOwners() {
  for (unsigned node = 0; node < graph.size(); ++node) {
    if (isOutside(node))
      continue;
    if (!membersOf[node].empty() && owners[node] == none)
      error("{0}: expected one owner, found none among {1} groups", name(node),
            membersOf[node].size());
    if (membersOf[node].empty() && isComplete)
      error("{0}: expected a group, found none", name(node));
  }
}

/// Groups that read a node whose value they do not evaluate.
static SmallVector<std::pair<unsigned, unsigned>>
findReads(const FusionGraph &graph,
          ArrayRef<SmallVector<unsigned, 2>> membersOf) {
  // Pairs of an edge and a group.
  SmallVector<std::pair<unsigned, unsigned>> reads;
  for (auto [number, edge] : enumerate(graph.getEdges()))
    for (unsigned group : membersOf[edge.consumer])
      if (!is_contained(membersOf[edge.producer], group))
        reads.push_back({unsigned(number), group});
  return reads;
}

/// The owner of a value that is read outside of its group returns it.
void PlanVerifier::checkLiveOuts() {
  std::vector<bool> isRead(graph.size());
  for (unsigned node = 0; node < graph.size(); ++node)
    isRead[node] = graph[node].liveOut;
  for (const FusionEdge &edge : graph.getEdges())
    if (membersOf[edge.consumer].empty())
      isRead[edge.producer] = true;
  for (auto [number, group] : findReads(graph, membersOf))
    isRead[graph.getEdges()[number].producer] = true;
  for (const PlanGroup &group : groups) {
    unsigned index = &group - groups.data();
    SmallVector<unsigned> expected;
    for (const PlanMember &member : group.members)
      if (member.node < graph.size() && owners[member.node] == index &&
          isRead[member.node])
        expected.push_back(member.node);
    llvm::sort(expected);
    SmallVector<unsigned> found(group.liveOuts.begin(), group.liveOuts.end());
    llvm::sort(found);
    if (found == expected)
      continue;
    if (found.size() != expected.size())
      error("group {0}: expected {1} live-outs, found {2}", group.id,
            expected.size(), found.size());
    for (unsigned node : expected)
      if (!is_contained(found, node))
        error("group {0}: {1} is read outside, and not among the live-outs",
              group.id, name(node));
    for (unsigned node : found)
      if (!is_contained(expected, node))
        error("group {0}: {1} is a live-out, and not read outside", group.id,
              name(node));
  }
}

void PlanVerifier::checkOrders() {
  for (const FusionGraph::Order &order : graph.getOrders())
    for (unsigned group : membersOf[order.before])
      if (is_contained(membersOf[order.after], group))
        error("group {0}: {1} has to run in an earlier group than {2}",
              groups[group].id, name(order.before), name(order.after));
}

/// Each group, and each op without one, is a node that has to run after those
/// whose values it reads.
void PlanVerifier::checkCycles() {
  unsigned numGroups = groups.size();
  std::vector<SmallVector<unsigned>> users(numGroups + graph.size());
  std::vector<unsigned> missing(users.size());
  auto addEdge = [&](unsigned from, unsigned to) {
    if (from == to)
      return;
    users[from].push_back(to);
    ++missing[to];
  };
  auto homeOf = [&](unsigned node) {
    return owners[node] == none ? numGroups + node : owners[node];
  };
  for (const FusionEdge &edge : graph.getEdges()) {
    if (membersOf[edge.consumer].empty())
      addEdge(homeOf(edge.producer), numGroups + edge.consumer);
    for (unsigned group : membersOf[edge.consumer])
      if (!isMember(edge.producer, group))
        addEdge(homeOf(edge.producer), group);
  }
  for (const FusionGraph::Order &order : graph.getOrders()) {
    addEdge(homeOf(order.before), homeOf(order.after));
    for (unsigned group : membersOf[order.after])
      addEdge(homeOf(order.before), group);
  }
  SmallVector<unsigned> ready;
  for (unsigned item = 0; item < users.size(); ++item)
    if (missing[item] == 0)
      ready.push_back(item);
  while (!ready.empty())
    for (unsigned user : users[ready.pop_back_val()])
      if (--missing[user] == 0)
        ready.push_back(user);
  for (unsigned group = 0; group < numGroups; ++group)
    if (missing[group] != 0)
      error("group {0}: expected an order of groups, found a cycle of groups "
            "that need each other",
            groups[group].id);
}

std::vector<std::string> PlanVerifier::run() {
  checkIds();
  for (unsigned index = 0; index < groups.size(); ++index) {
    checkMembers(index);
    checkRoot(groups[index]);
  }
  checkOwners();
  if (!errors.empty())
    return std::move(errors);
  checkOrders();
  checkLiveOuts();
  checkCycles();
  return std::move(errors);
}

std::vector<std::string> tcopt::verifyPlan(const FusionGraph &graph,
                                           ArrayRef<PlanGroup> groups,
                                           bool isComplete, NodeNames names) {
  return PlanVerifier(graph, groups, isComplete, names).run();
}
