//===- GroupLoops.cpp - the loops that members of a kernel share ----------===//

#include "GroupLoops.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

unsigned LoopClasses::find(std::vector<unsigned> &parents, unsigned item) {
  while (parents[item] != item)
    item = parents[item] = parents[parents[item]];
  return item;
}

LoopClasses::LoopClasses(const LocalGroup &group)
    : numParts(group.members.size()) {
  unsigned count = 0;
  for (const auto &member : group.members) {
    offsets.push_back(count);
    parts.push_back(unsigned(parts.size()));
    count += member.facts->loops.size();
  }
  for (unsigned loop = 0; loop < count; ++loop)
    parents.push_back(loop);
  for (const LocalGroup::Edge &edge : group.edges)
    unify(edge);
  if (numParts > 1)
    connectSiblings(group);
  for (unsigned loop = 0; loop < count; ++loop)
    parents[loop] = find(parents, loop);
}

void LoopClasses::unify(const LocalGroup::Edge &edge) {
  unsigned from = find(parts, edge.producer), to = find(parts, edge.consumer);
  numParts -= from != to;
  parts[to] = from;
  for (auto [loop, index] : enumerate(edge.edge->loopMap))
    if (index != noLoop)
      parents[find(parents, number(edge.consumer, index))] =
          find(parents, number(edge.producer, loop));
}

void LoopClasses::unifySiblings(const LocalGroup::Read &a,
                                const LocalGroup::Read &b) {
  for (auto [first, second] : zip(a.edge->loopMap, b.edge->loopMap))
    if (first != noLoop && second != noLoop)
      parents[find(parents, number(b.consumer, second))] =
          find(parents, number(a.consumer, first));
}

/// Loops of parts that no edge connects correspond if they index the same
/// dimension of a value that both read.
void LoopClasses::connectSiblings(const LocalGroup &group) {
  for (size_t i = 1; i < group.reads.size(); ++i) {
    const LocalGroup::Read &a = group.reads[i - 1], &b = group.reads[i];
    unsigned from = find(parts, a.consumer), to = find(parts, b.consumer);
    if (a.value != b.value || from == to)
      continue;
    unifySiblings(a, b);
    parts[to] = from;
    --numParts;
    siblings.push_back({a.consumer, b.consumer});
  }
}

//===----------------------------------------------------------------------===//
// Row loops
//===----------------------------------------------------------------------===//

bool RowLoops::hasInlined() const { return is_contained(inlined, true); }

namespace {

class RowFinder {
public:
  RowFinder(const LocalGroup &group, const LoopClasses &classes);

  RowLoops run(const RowOptions &options);

private:
  void findInlined();
  void findFinishing();
  bool coversReader(const LocalGroup::Edge &edge) const;
  void findEligible(bool reorders);
  void countMember(unsigned member, bool reorders);
  void rejectMoved(const LocalGroup::Edge &edge);
  void dropContiguousReductions();
  void numberRows();
  bool readsSameRow(const LocalGroup::Edge &edge) const;
  void completeInlined();
  double countReads(const LocalGroup::Edge &edge) const;
  void countEvaluations();

  const FusionNode &facts(unsigned member) const {
    return *group.members[member].facts;
  }
  unsigned classOf(unsigned member, unsigned loop) const {
    return classes.classOf(classes.number(member, loop));
  }
  unsigned numMembers() const { return unsigned(group.members.size()); }

  const LocalGroup &group;
  const LoopClasses &classes;
  RowLoops rows;
  /// By class.
  std::vector<unsigned> counts, lastMember;
  Flags isRejected, isReduced;
  unsigned numFull = 0;
};

} // namespace

RowFinder::RowFinder(const LocalGroup &group, const LoopClasses &classes)
    : group(group), classes(classes), counts(classes.numLoops()),
      lastMember(classes.numLoops(), ~0u), isRejected(classes.numLoops()),
      isReduced(classes.numLoops()) {
  rows.rowOf.assign(classes.numLoops(), noLoop);
  rows.inlined.assign(numMembers(), false);
  rows.column.assign(numMembers(), false);
  rows.finish.assign(numMembers(), false);
  rows.evaluations.assign(numMembers(), 0);
}

/// Whether the reader evaluates each element once: it has no other loops, and
/// each of the producer's loops is one of them.
bool RowFinder::coversReader(const LocalGroup::Edge &edge) const {
  const FusionNode &from = facts(edge.producer), &to = facts(edge.consumer);
  size_t mapped = 0;
  for (auto [loop, index] : enumerate(edge.edge->loopMap)) {
    if (index == noLoop && indexesResult(from, loop))
      return false;
    mapped += index != noLoop;
  }
  return mapped == to.loops.size();
}

/// Elementwise members that depend on values from outside alone, and whose
/// reader has more or other loops or is inlined itself.
void RowFinder::findInlined() {
  Flags canInline(numMembers());
  for (unsigned member = 0; member < numMembers(); ++member)
    canInline[member] = isElementwise(facts(member).nodeClass);
  // Edges are ordered by producer, so that what reaches one is final.
  for (const LocalGroup::Edge &edge : group.edges)
    if (!canInline[edge.producer])
      canInline[edge.consumer] = false;
  for (const LocalGroup::Edge &edge : reverse(group.edges))
    if (canInline[edge.producer] && !group.members[edge.producer].isOutput &&
        (rows.inlined[edge.consumer] || !coversReader(edge)))
      rows.inlined[edge.producer] = true;
}

/// Elementwise members that read results of reductions at the same indices, and
/// all that read them.
void RowFinder::findFinishing() {
  Flags reads(numMembers()), refused(numMembers());
  for (const LocalGroup::Edge &edge : group.edges) {
    bool isLate = facts(edge.producer).nodeClass == NodeClass::Reduce ||
                  (reads[edge.producer] && !refused[edge.producer]);
    reads[edge.consumer] = true;
    if (!isLate || !coversReader(edge) ||
        !isElementwise(facts(edge.consumer).nodeClass))
      refused[edge.consumer] = true;
  }
  for (unsigned member = 0; member < numMembers(); ++member)
    rows.finish[member] = reads[member] && !refused[member];
  for (const LocalGroup::Edge &edge : reverse(group.edges))
    if (!rows.finish[edge.consumer])
      rows.finish[edge.producer] = false;
}

void RowFinder::countMember(unsigned member, bool reorders) {
  const FusionNode &node = facts(member);
  for (unsigned loop = 0; loop < node.loops.size(); ++loop) {
    unsigned index = classOf(member, loop);
    if (lastMember[index] == member)
      isRejected[index] = true;
    lastMember[index] = member;
    ++counts[index];
    if (!node.loops[loop].reduction)
      continue;
    isReduced[index] = true;
    // The order of a strict reduction stays as it is.
    if (node.nodeClass != NodeClass::Reduce ||
        (node.strict && numMembers() > 1 && !reorders))
      isRejected[index] = true;
  }
}

/// A row has to read what the same row has written: all of it, so that
/// reductions over rows are not read.
void RowFinder::rejectMoved(const LocalGroup::Edge &edge) {
  for (auto [loop, index] : enumerate(edge.edge->loopMap))
    if (index == noLoop)
      isRejected[classOf(edge.producer, loop)] = true;
}

void RowFinder::findEligible(bool reorders) {
  for (unsigned member = 0; member < numMembers(); ++member)
    if (rows.isFull(member)) {
      ++numFull;
      countMember(member, reorders);
    }
  for (const LocalGroup::Edge &edge : group.edges)
    if (rows.isFull(edge.producer) && rows.isFull(edge.consumer))
      rejectMoved(edge);
  for (unsigned index = 0; index < counts.size(); ++index)
    if (counts[index] != numFull)
      isRejected[index] = true;
}

/// A reduction over the contiguous loop runs within a row if there are others.
void RowFinder::dropContiguousReductions() {
  bool hasParallel = false;
  for (unsigned index = 0; index < counts.size(); ++index)
    hasParallel |= !isRejected[index] && !isReduced[index];
  if (!hasParallel)
    return;
  for (unsigned member = 0; member < numMembers(); ++member) {
    const FusionNode &node = facts(member);
    if (!rows.isFull(member) || node.loops.empty() ||
        !node.loops.back().reduction)
      continue;
    for (unsigned loop = 0; loop < node.loops.size(); ++loop)
      if (node.loops[loop].reduction)
        isRejected[classOf(member, loop)] = true;
  }
}

void RowFinder::numberRows() {
  std::vector<int32_t> numbers(counts.size(), noLoop);
  for (unsigned member = 0; member < numMembers(); ++member)
    for (auto [loop, facts] : enumerate(facts(member).loops)) {
      unsigned index = classOf(member, loop);
      if (!rows.isFull(member) || isRejected[index])
        continue;
      if (numbers[index] == noLoop) {
        numbers[index] = int32_t(rows.sizes.size());
        rows.sizes.push_back(facts.size);
      }
      if (facts.reduction)
        rows.column[member] = true;
    }
  for (unsigned loop = 0; loop < classes.numLoops(); ++loop)
    rows.rowOf[loop] = numbers[classes.classOf(loop)];
}

/// Whether the reader is evaluated for each row, and reads the same row.
bool RowFinder::readsSameRow(const LocalGroup::Edge &edge) const {
  unsigned found = 0;
  for (auto [loop, index] : enumerate(edge.edge->loopMap))
    found += index != noLoop &&
             rows.rowOf[classes.number(edge.producer, loop)] != noLoop;
  return rows.isFull(edge.consumer) && found == rows.sizes.size();
}

/// An inlined member that has all row loops is evaluated once for each row.
void RowFinder::completeInlined() {
  if (rows.sizes.empty())
    return;
  Flags isComplete(numMembers(), true);
  for (size_t i = group.edges.size(); i-- > 0;) {
    const LocalGroup::Edge &edge = group.edges[i];
    if (!readsSameRow(edge))
      isComplete[edge.producer] = false;
    bool isFirst = i == 0 || group.edges[i - 1].producer != edge.producer;
    if (isFirst && isComplete[edge.producer])
      rows.inlined[edge.producer] = false;
  }
}

/// Evaluations of the producer for one read of all that the consumer reads. A
/// contraction copies its operands once, into packed or shared memory.
double RowFinder::countReads(const LocalGroup::Edge &edge) const {
  if (edge.edge->evaluations)
    return edge.edge->evaluations;
  NodeClass reader = facts(edge.consumer).nodeClass;
  if (reader == NodeClass::Contraction || reader == NodeClass::Convolution)
    return countElements(facts(edge.producer));
  return countIterations(facts(edge.consumer));
}

/// Reads of an inlined member evaluate it.
void RowFinder::countEvaluations() {
  for (unsigned member = 0; member < numMembers(); ++member)
    if (!rows.inlined[member])
      rows.evaluations[member] = countElements(facts(member));
  for (const LocalGroup::Edge &edge : reverse(group.edges)) {
    if (!rows.inlined[edge.producer])
      continue;
    double reads = countReads(edge);
    if (rows.inlined[edge.consumer])
      reads *= rows.evaluations[edge.consumer] /
               std::max(1.0, countElements(facts(edge.consumer)));
    rows.evaluations[edge.producer] =
        std::max(rows.evaluations[edge.producer], reads);
  }
}

RowLoops RowFinder::run(const RowOptions &options) {
  if (options.inlines)
    findInlined();
  if (options.finishes)
    findFinishing();
  findEligible(options.reorders);
  dropContiguousReductions();
  numberRows();
  completeInlined();
  countEvaluations();
  return std::move(rows);
}

RowLoops tcopt::findRowLoops(const LocalGroup &group,
                             const LoopClasses &classes,
                             const RowOptions &options) {
  return RowFinder(group, classes).run(options);
}
