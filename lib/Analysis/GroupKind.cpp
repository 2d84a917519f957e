//===- GroupKind.cpp - the kind of a kernel and its shape -----------------===//

#include "GroupScore.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

//===----------------------------------------------------------------------===//
// The kind
//===----------------------------------------------------------------------===//

namespace {

class KindChooser {
public:
  KindChooser(const LocalGroup &group, const LoopClasses &classes,
              const RowLoops &rows)
      : group(group), classes(classes), rows(rows) {}

  KindChoice run();

private:
  FusionReason checkAnchor() const;
  FusionReason checkWindows() const;
  FusionReason checkFailures() const;
  bool hasKind() const;
  GroupKind kindOfAnchor() const;
  GroupKind kindOfLoops() const;
  unsigned findRoot() const;

  unsigned numMembers() const { return unsigned(group.members.size()); }
  const FusionNode &facts(unsigned member) const {
    return *group.members[member].facts;
  }
  bool isRowLoop(unsigned member, unsigned loop) const {
    return rows.rowOf[classes.number(member, loop)] != noLoop;
  }
  bool hasReduction(unsigned member) const {
    return any_of(facts(member).loops,
                  [](const FusionLoop &loop) { return loop.reduction; });
  }
  bool hasInnerLoop(unsigned member) const {
    for (unsigned loop = 0; loop < facts(member).loops.size(); ++loop)
      if (!isRowLoop(member, loop))
        return true;
    return false;
  }
  template <typename Predicate> bool anyFull(Predicate predicate) const {
    for (unsigned member = 0; member < numMembers(); ++member)
      if (rows.isFull(member) && predicate(member))
        return true;
    return false;
  }

  const LocalGroup &group;
  const LoopClasses &classes;
  const RowLoops &rows;
  /// The member that other members are arranged around.
  std::optional<unsigned> anchor;
};

} // namespace

/// All of the anchor's loops that index its result are row loops, and other
/// members have no loops besides.
FusionReason KindChooser::checkAnchor() const {
  for (unsigned loop = 0; loop < facts(*anchor).loops.size(); ++loop)
    if (indexesResult(facts(*anchor), loop) && !isRowLoop(*anchor, loop))
      return FusionReason::Kind;
  if (anyFull([&](unsigned member) {
        return member != *anchor && hasInnerLoop(member);
      }))
    return FusionReason::Kind;
  // A scattered result is complete after the last update.
  bool isScatter = facts(*anchor).nodeClass == NodeClass::Scatter;
  return isScatter && group.members[*anchor].isRead ? FusionReason::Kind
                                                    : FusionReason::None;
}

/// Overlapping windows are read from memory or from inlined members.
FusionReason KindChooser::checkWindows() const {
  for (const LocalGroup::Edge &edge : group.edges) {
    bool isConvolution =
        facts(edge.consumer).nodeClass == NodeClass::Convolution;
    if (edge.edge->use == IndexUse::Window &&
        (isConvolution || !rows.inlined[edge.producer]))
      return FusionReason::Window;
  }
  return FusionReason::None;
}

/// A member that may fail is evaluated for all of its elements.
FusionReason KindChooser::checkFailures() const {
  for (const LocalGroup::Edge &edge : group.edges)
    if (rows.inlined[edge.producer] && facts(edge.producer).mayFail &&
        edge.edge->use >= IndexUse::Sliced)
      return FusionReason::MayFail;
  return FusionReason::None;
}

/// Without row loops, a kernel runs one row: scalars, or what reads a reduction
/// over all elements.
bool KindChooser::hasKind() const {
  if (!rows.sizes.empty() || numMembers() == 1)
    return true;
  bool readsReduction = anyFull([&](unsigned member) {
    return hasReduction(member) && group.members[member].isRead;
  });
  return readsReduction ||
         !anyFull([&](unsigned member) { return hasInnerLoop(member); });
}

GroupKind KindChooser::kindOfAnchor() const {
  switch (facts(*anchor).nodeClass) {
  case NodeClass::Contraction:
    return GroupKind::Contraction;
  case NodeClass::Convolution:
    return GroupKind::Convolution;
  default:
    return GroupKind::GatherScatter;
  }
}

GroupKind KindChooser::kindOfLoops() const {
  auto hasClass = [&](NodeClass nodeClass) {
    return any_of(group.members, [=](const LocalGroup::Member &member) {
      return member.facts->nodeClass == nodeClass;
    });
  };
  if (hasClass(NodeClass::Sort))
    return GroupKind::Sort;
  auto reducesRow = [&](unsigned member) {
    return facts(member).nodeClass != NodeClass::Scan && hasReduction(member) &&
           !rows.column[member];
  };
  if (anyFull(reducesRow))
    return GroupKind::Rows;
  if (hasClass(NodeClass::Scan))
    return GroupKind::Scan;
  if (is_contained(rows.column, true))
    return GroupKind::Columns;
  if (anyFull([&](unsigned member) { return hasInnerLoop(member); }) &&
      numMembers() > 1)
    return GroupKind::Rows;
  if (hasClass(NodeClass::Gather))
    return GroupKind::GatherScatter;
  return hasClass(NodeClass::Pointwise) ? GroupKind::Pointwise
                                        : GroupKind::Move;
}

/// The anchor, the longest reduction, or the last output.
unsigned KindChooser::findRoot() const {
  if (anchor)
    return *anchor;
  std::optional<unsigned> root;
  for (unsigned member = 0; member < numMembers(); ++member)
    if (rows.isFull(member) && hasReduction(member) &&
        (!root ||
         countIterations(facts(member)) > countIterations(facts(*root))))
      root = member;
  if (root)
    return *root;
  for (unsigned member = numMembers(); member-- > 0;)
    if (group.members[member].isOutput)
      return member;
  return numMembers() - 1;
}

KindChoice KindChooser::run() {
  for (unsigned member = 0; member < numMembers(); ++member)
    if (isAnchor(facts(member).nodeClass))
      anchor = member;
  KindChoice choice;
  auto check = [&](FusionReason reason) {
    if (choice.reason == FusionReason::None)
      choice.reason = reason;
  };
  if (numMembers() > 1) {
    check(checkWindows());
    if (anchor)
      check(checkAnchor());
    check(hasKind() ? FusionReason::None : FusionReason::Kind);
    check(checkFailures());
  }
  if (choice.reason != FusionReason::None)
    return choice;
  choice.kind = anchor ? kindOfAnchor() : kindOfLoops();
  choice.root = findRoot();
  return choice;
}

KindChoice tcopt::chooseKind(const LocalGroup &group,
                             const LoopClasses &classes, const RowLoops &rows) {
  return KindChooser(group, classes, rows).run();
}

//===----------------------------------------------------------------------===//
// The shape
//===----------------------------------------------------------------------===//

namespace {

class ShapeBuilder {
public:
  ShapeBuilder(const LocalGroup &group, const LoopClasses &classes,
               const RowLoops &rows, const KindChoice &choice,
               GroupShape &shape)
      : group(group), classes(classes), rows(rows), choice(choice),
        shape(shape) {}

  void run();

private:
  void findRoles();
  void findStages();
  bool hasInnerResult(const FusionNode &node, unsigned member) const;
  void addKeptValues();
  void addKeptInputs();
  int32_t lastRowLoop(unsigned member) const;
  bool isCrossed(const LocalGroup::Read &a, const LocalGroup::Read &b) const;
  void findCrossedReads();
  void findStridedReads();
  void addLoops(unsigned member);
  void describeLoops(unsigned member, ShapeMember &entry) const;
  void addWork(unsigned member);
  MemberRole roleOf(unsigned member) const;

  const LocalGroup &group;
  const LoopClasses &classes;
  const RowLoops &rows;
  const KindChoice &choice;
  GroupShape &shape;
  /// By member: the root needs it.
  Flags isBeforeRoot;
  /// By member: reductions of the row that have to be complete before.
  std::vector<unsigned> stages;
};

} // namespace

void ShapeBuilder::findRoles() {
  isBeforeRoot.assign(group.members.size(), false);
  isBeforeRoot[choice.root] = true;
  for (const LocalGroup::Edge &edge : reverse(group.edges))
    if (isBeforeRoot[edge.consumer])
      isBeforeRoot[edge.producer] = true;
}

void ShapeBuilder::findStages() {
  stages.assign(group.members.size(), 0);
  for (const LocalGroup::Edge &edge : group.edges) {
    const FusionNode &producer = *group.members[edge.producer].facts;
    bool isComplete =
        any_of(producer.loops, [](const FusionLoop &l) { return l.reduction; });
    stages[edge.consumer] =
        std::max(stages[edge.consumer], stages[edge.producer] + isComplete);
  }
}

/// Whether a member's value has several elements for each row.
bool ShapeBuilder::hasInnerResult(const FusionNode &node,
                                  unsigned member) const {
  for (unsigned loop = 0; loop < node.loops.size(); ++loop)
    if (indexesResult(node, loop) &&
        rows.rowOf[classes.number(member, loop)] == noLoop)
      return rows.isFull(member);
  return false;
}

/// A row is kept for readers in a later stage, and for those that read it in
/// another order.
void ShapeBuilder::addKeptValues() {
  Flags isKept(group.members.size());
  for (const LocalGroup::Edge &edge : group.edges)
    if (stages[edge.consumer] > stages[edge.producer] ||
        edge.edge->use == IndexUse::Permuted ||
        edge.edge->use >= IndexUse::Sliced)
      isKept[edge.producer] = true;
  for (auto [member, entry] : enumerate(group.members))
    if (isKept[member] && hasInnerResult(*entry.facts, member))
      shape.rowBytes += entry.facts->bytesOut / shape.rows;
}

/// Inputs that several stages read are kept in the cache for a row.
void ShapeBuilder::addKeptInputs() {
  bool isKept = false;
  for (size_t i = 1; i < group.reads.size(); ++i) {
    const LocalGroup::Read &a = group.reads[i - 1], &b = group.reads[i];
    bool isShared = a.value == b.value;
    bool isLater = isShared && stages[a.consumer] != stages[b.consumer];
    if (isLater && !isKept)
      shape.rowBytes += b.edge->bytes / shape.rows;
    isKept = isShared && (isKept || isLater);
  }
}

/// The last loop that indexes the result; noLoop if none does.
static int32_t innermostLoop(const FusionNode &node) {
  for (unsigned loop = node.loops.size(); loop-- > 0;)
    if (indexesResult(node, loop))
      return int32_t(loop);
  return noLoop;
}

/// The last of a member's loops that are row loops; noLoop without any.
int32_t ShapeBuilder::lastRowLoop(unsigned member) const {
  for (unsigned loop = group.members[member].facts->loops.size(); loop-- > 0;)
    if (rows.rowOf[classes.number(member, loop)] != noLoop)
      return int32_t(loop);
  return noLoop;
}

void ShapeBuilder::findStridedReads() {
  for (const LocalGroup::Read &read : group.reads) {
    const FusionNode &reader = *group.members[read.consumer].facts;
    if (!rows.isFull(read.consumer) || reader.loops.empty())
      continue;
    int32_t last = innermostLoop((*shape.graph)[read.value]);
    int32_t inner = int32_t(reader.loops.size()) - 1,
            row = lastRowLoop(read.consumer);
    for (auto [loop, index] : enumerate(read.edge->loopMap)) {
      if (index == noLoop || reader.loops[index].size.typical == 1)
        continue;
      shape.stridedReads |= index == inner && int32_t(loop) != last;
      shape.contiguousRows &= index != row || int32_t(loop) == last;
    }
  }
}

/// Whether a dimension of a value is of rows for one of its readers, and not of
/// the same rows for another.
bool ShapeBuilder::isCrossed(const LocalGroup::Read &a,
                             const LocalGroup::Read &b) const {
  if (a.value != b.value || a.edge->use >= IndexUse::Sliced ||
      b.edge->use >= IndexUse::Sliced)
    return false;
  return any_of(zip(a.edge->loopMap, b.edge->loopMap), [&](auto pair) {
    auto [first, second] = pair;
    return first != noLoop && second != noLoop &&
           rows.rowOf[classes.number(a.consumer, first)] !=
               rows.rowOf[classes.number(b.consumer, second)];
  });
}

void ShapeBuilder::findCrossedReads() {
  for (size_t i = 0; i < group.reads.size(); ++i)
    for (size_t j = i + 1;
         j < group.reads.size() && group.reads[j].value == group.reads[i].value;
         ++j)
      shape.crossedReads |= isCrossed(group.reads[i], group.reads[j]);
}

void ShapeBuilder::describeLoops(unsigned member, ShapeMember &entry) const {
  // By whether it is a row loop, and whether it is reduced.
  bool has[2][2] = {};
  for (auto [i, loop] : enumerate(group.members[member].facts->loops))
    has[rows.rowOf[classes.number(member, i)] != noLoop][loop.reduction] = true;
  entry.perRow = rows.isFull(member) && !has[0][0] && !has[0][1];
  entry.partial = (has[0][0] && has[0][1]) || (has[1][0] && has[1][1]);
}

MemberRole ShapeBuilder::roleOf(unsigned member) const {
  if (is_contained({GroupKind::Rows, GroupKind::Columns, GroupKind::Scan},
                   choice.kind))
    return MemberRole::Row;
  if (member == choice.root)
    return MemberRole::Root;
  return isBeforeRoot[member] ? MemberRole::Prologue : MemberRole::Epilogue;
}

void ShapeBuilder::addLoops(unsigned member) {
  const FusionNode &node = *group.members[member].facts;
  double length = 1;
  bool isStrided = false;
  for (auto [i, loop] : enumerate(node.loops)) {
    bool isRow = rows.rowOf[classes.number(member, i)] != noLoop;
    length *= isRow ? 1 : double(loop.size.typical);
    isStrided = isRow && length > 1;
  }
  shape.stridedRows |= isStrided;
  shape.rowLength = std::max(shape.rowLength, length);
}

void ShapeBuilder::addWork(unsigned member) {
  const FusionNode &node = *group.members[member].facts;
  double elements = std::max(1.0, countElements(node));
  double evaluations = rows.evaluations[member];
  double repeated = node.expensive * std::max(0.0, evaluations - elements);
  double flops = node.flops * std::min(1.0, evaluations / elements) + repeated;
  (rows.finish[member] ? shape.finishFlops : shape.flops) += flops;
  shape.repeatedFlops += repeated;
  if (!group.members[member].isOutput)
    shape.bytesInside += node.bytesOut;
  bool reduces = any_of(node.loops, [](auto &loop) { return loop.reduction; });
  shape.numColumns += rows.column[member];
  shape.numReductions += reduces && !rows.column[member];
  shape.numMayFail += node.mayFail;
  shape.strict |= node.strict;
}

void ShapeBuilder::run() {
  findRoles();
  findStages();
  shape.kind = choice.kind;
  shape.rowLoops = rows.sizes;
  for (const LoopSize &size : rows.sizes)
    shape.rows *= double(size.typical);
  shape.rows = std::max(1.0, shape.rows);
  for (unsigned member = 0; member < group.members.size(); ++member) {
    ShapeMember entry;
    entry.node = group.members[member].node;
    entry.role = roleOf(member);
    entry.column = rows.column[member];
    entry.finish = rows.finish[member];
    entry.inlined = rows.inlined[member];
    entry.output = group.members[member].isOutput;
    describeLoops(member, entry);
    shape.members.push_back(entry);
    if (rows.isFull(member))
      addLoops(member);
    addWork(member);
  }
  for (const LocalGroup::Edge &edge : group.edges)
    shape.edges.push_back({edge.producer, edge.consumer, edge.edge->use});
  addKeptValues();
  addKeptInputs();
  findStridedReads();
  findCrossedReads();
  shape.slicedSiblings = !classes.getSiblings().empty() &&
                         any_of(group.reads, [](const LocalGroup::Read &read) {
                           return read.edge->use >= IndexUse::Sliced;
                         });
}

GroupShape tcopt::buildShape(const FusionGraph &graph, const LocalGroup &group,
                             const LoopClasses &classes, const RowLoops &rows,
                             const KindChoice &choice) {
  GroupShape shape;
  shape.graph = &graph;
  ShapeBuilder(group, classes, rows, choice, shape).run();
  return shape;
}
