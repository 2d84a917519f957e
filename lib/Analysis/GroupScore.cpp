//===- GroupScore.cpp - validity and cost of a kernel of several ops ------===//

#include "GroupScore.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

//===----------------------------------------------------------------------===//
// Members and edges
//===----------------------------------------------------------------------===//

bool GroupScorer::isOutput(unsigned work, const GroupQuery &query) const {
  const WorkNode &node = this->work[work];
  if (is_contained(query.copies, work))
    return false;
  if (is_contained(query.exposed, node.node))
    return true;
  if (!this->work.isCopy(work) && this->work.factsOf(work).liveOut)
    return true;
  return !is_contained(query.hidden, node.node) &&
         any_of(node.out, [&](unsigned edge) {
           return !isMember[this->work.edge(edge).consumer];
         });
}

void GroupScorer::collectEdges(LocalGroup &group, unsigned work) const {
  const WorkNode &node = this->work[work];
  unsigned consumer = locals[node.node];
  for (unsigned number : node.in) {
    const WorkEdge &edge = this->work.edge(number);
    unsigned value = this->work[edge.producer].node;
    if (locals[value] == none) {
      group.reads.push_back({value, consumer, number, &edge});
      continue;
    }
    group.edges.push_back({locals[value], consumer, number, &edge});
    group.members[locals[value]].isRead = true;
  }
}

LocalGroup GroupScorer::collect(const GroupQuery &query) const {
  LocalGroup group;
  locals.resize(work.getGraph().size(), none);
  isMember.resize(work.size());
  SmallVector<unsigned> all(query.members.begin(), query.members.end());
  append_range(all, query.copies);
  for (unsigned member : all)
    isMember[member] = true;
  llvm::sort(all, [&](unsigned a, unsigned b) {
    return std::pair(work[a].node, a) < std::pair(work[b].node, b);
  });
  SmallVector<unsigned> first;
  for (unsigned member : all) {
    unsigned node = work[member].node;
    if (locals[node] == none) {
      locals[node] = unsigned(group.members.size());
      group.members.push_back({node, &work.factsOf(member)});
      first.push_back(member);
    }
    group.members[locals[node]].isOutput |= isOutput(member, query);
  }
  for (unsigned member : first)
    collectEdges(group, member);
  llvm::sort(group.edges, [](const auto &a, const auto &b) {
    return std::pair(a.producer, a.number) < std::pair(b.producer, b.number);
  });
  llvm::sort(group.reads, [](const auto &a, const auto &b) {
    return std::pair(a.value, a.number) < std::pair(b.value, b.number);
  });
  return group;
}

void GroupScorer::release(const GroupQuery &query) const {
  for (const std::vector<unsigned> *list : {&query.members, &query.copies})
    for (unsigned member : *list) {
      locals[work[member].node] = none;
      isMember[member] = false;
    }
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

bool tcopt::isAnchor(NodeClass nodeClass) {
  return is_contained(
      {NodeClass::Contraction, NodeClass::Convolution, NodeClass::Scatter},
      nodeClass);
}

/// Whether an order edge is between two members.
bool GroupScorer::spansBarrier(const GroupQuery &query) const {
  auto isLocal = [&](unsigned node) { return locals[node] != none; };
  return any_of(query.members, [&](unsigned member) {
    return any_of(work[member].before, isLocal);
  });
}

FusionReason GroupScorer::checkMembers(const LocalGroup &group) const {
  unsigned anchors = 0, mayFail = 0;
  const FusionNode &front = *group.members.front().facts;
  for (const LocalGroup::Member &member : group.members) {
    const FusionNode &node = *member.facts;
    if (node.nodeClass == NodeClass::Opaque || node.effects ||
        node.block != front.block)
      return FusionReason::Effects;
    if (node.rate != front.rate)
      return FusionReason::Rate;
    if (node.nodeClass == NodeClass::Sort)
      return FusionReason::Kind;
    anchors += isAnchor(node.nodeClass);
    mayFail += node.mayFail;
  }
  if (anchors > 1)
    return FusionReason::Kind;
  if (mayFail > limits.maxMayFail)
    return FusionReason::MayFail;
  return group.members.size() > limits.maxOps ? FusionReason::SizeLimit
                                              : FusionReason::None;
}

/// Whether a member concatenates more pieces than one kernel reads.
static bool hasManyPieces(const LocalGroup &group, unsigned most) {
  std::vector<unsigned> pieces(group.members.size());
  auto count = [&](unsigned consumer) {
    return group.members[consumer].facts->nodeClass == NodeClass::Concat &&
           ++pieces[consumer] > most;
  };
  return any_of(group.edges, [&](auto &e) { return count(e.consumer); }) ||
         any_of(group.reads, [&](auto &r) { return count(r.consumer); });
}

GroupScorer::Traffic GroupScorer::countTraffic(const LocalGroup &group) const {
  Traffic traffic;
  for (const LocalGroup::Edge &edge : group.edges)
    traffic.separate += edge.edge->bytes;
  for (size_t i = 0, end = 0; i < group.reads.size(); i = end) {
    unsigned value = group.reads[i].value;
    double bytes = 0;
    for (end = i; end < group.reads.size() && group.reads[end].value == value;
         ++end)
      bytes += group.reads[end].edge->bytes;
    traffic.separate += bytes;
    traffic.in += std::min(bytes, work.getGraph()[value].bytesOut);
    ++traffic.inputs;
  }
  for (const LocalGroup::Member &member : group.members) {
    traffic.separate += member.facts->bytesOut;
    traffic.out += member.isOutput ? member.facts->bytesOut : 0;
    traffic.outputs += member.isOutput;
  }
  return traffic;
}

/// Bytes that live longer because the group runs where its last member does,
/// less the bytes that are not stored any more.
double GroupScorer::countGrowth(const LocalGroup &group) const {
  unsigned end = group.members.back().node, near = limits.nearDistance;
  double growth = 0;
  for (size_t i = 0; i < group.reads.size(); ++i) {
    unsigned value = group.reads[i].value, last = work.lastReader(value);
    bool isFirst = i == 0 || group.reads[i - 1].value != value;
    if (isFirst && last != ~0u && end > last + near)
      growth += work.getGraph()[value].bytesOut;
  }
  auto isLocal = [&](unsigned node) { return locals[node] != none; };
  for (const LocalGroup::Member &member : group.members)
    if (!member.isOutput && work.lastReader(member.node) > member.node + near &&
        all_of(work.readers(member.node), isLocal))
      growth -= member.facts->bytesOut;
  return std::max(0.0, growth);
}

//===----------------------------------------------------------------------===//
// The score
//===----------------------------------------------------------------------===//

void GroupScorer::askModel(GroupScore &candidate, double penalty) const {
  const GroupShape &shape = candidate.shape;
  bool isSingle = shape.members.size() == 1;
  if (!isSingle)
    candidate.text = model.refuses(shape);
  std::optional<KernelTime> cost;
  if (candidate.text.empty() && !(cost = model.cost(shape)) && !isSingle)
    candidate.text = "no such kernel";
  if (!candidate.text.empty()) {
    candidate.reason = FusionReason::Model;
    return;
  }
  if (!cost)
    cost = estimateCost(shape, {});
  candidate.cost = *cost;
  candidate.nanoseconds = cost->total() + penalty;
}

void GroupScorer::scoreRows(const LocalGroup &group, const LoopClasses &classes,
                            const Traffic &traffic, const RowLoops &rows,
                            GroupScore &best) const {
  KindChoice choice = chooseKind(group, classes, rows);
  GroupScore candidate;
  candidate.reason = choice.reason;
  if (choice.reason == FusionReason::None) {
    candidate.shape = buildShape(work.getGraph(), group, classes, rows, choice);
    candidate.shape.bytesIn = traffic.in;
    candidate.shape.bytesOut = traffic.out;
    candidate.shape.numInputs = traffic.inputs;
    candidate.shape.numOutputs = traffic.outputs;
    candidate.root = group.members[choice.root].node;
    askModel(candidate, traffic.penalty);
  }
  bool isBetter =
      candidate.isValid()
          ? !best.isValid() || candidate.nanoseconds < best.nanoseconds
          : !best.isValid() && best.reason == FusionReason::Kind;
  if (isBetter)
    best = std::move(candidate);
}

/// The ways to run the members as one kernel, of which the cheapest is taken.
GroupScore GroupScorer::scoreLoops(const LocalGroup &group,
                                   const LoopClasses &classes,
                                   const Traffic &traffic) const {
  GroupScore best;
  best.reason = FusionReason::Kind;
  RowLoops rows = findRowLoops(group, classes, {});
  scoreRows(group, classes, traffic, rows, best);
  if (rows.hasInlined())
    scoreRows(group, classes, traffic,
              findRowLoops(group, classes, {/*inlines=*/false}), best);
  if (rows.sizes.empty()) {
    rows = findRowLoops(group, classes, {true, /*finishes=*/true});
    if (is_contained(rows.finish, true))
      scoreRows(group, classes, traffic, rows, best);
  }
  if (best.reason != FusionReason::Kind)
    return best;
  rows = findRowLoops(group, classes, {true, false, /*reorders=*/true});
  if (chooseKind(group, classes, rows).reason == FusionReason::None)
    best.reason = FusionReason::Numerics;
  return best;
}

GroupScore GroupScorer::scoreGroup(const LocalGroup &group) const {
  GroupScore score;
  auto decline = [&](FusionReason reason) {
    score.reason = reason;
    return score;
  };
  bool isSingle = group.members.size() == 1;
  Traffic traffic = countTraffic(group);
  if (!isSingle) {
    if (FusionReason reason = checkMembers(group); reason != FusionReason::None)
      return decline(reason);
    if (traffic.inputs > limits.maxInputs ||
        traffic.outputs > limits.maxOutputs ||
        hasManyPieces(group, limits.maxPieces))
      return decline(FusionReason::SizeLimit);
    double growth = countGrowth(group);
    double saved = traffic.separate - traffic.in - traffic.out;
    if (growth > limits.maxLifetimeGrowth * saved)
      return decline(FusionReason::Memory);
    traffic.penalty = growth * limits.lifetimeNsPerByte;
  }
  LoopClasses classes(group);
  if (!classes.isConnected())
    return decline(FusionReason::Kind);
  for (auto [a, b] : classes.getSiblings())
    if (work.barrierDepth(group.members[a].node) !=
        work.barrierDepth(group.members[b].node))
      return decline(FusionReason::Barrier);
  return scoreLoops(group, classes, traffic);
}

GroupScore GroupScorer::score(const GroupQuery &query) const {
  LocalGroup group = collect(query);
  GroupScore score;
  if (query.members.size() > 1 && spansBarrier(query))
    score.reason = FusionReason::Barrier;
  else
    score = scoreGroup(group);
  release(query);
  return score;
}
