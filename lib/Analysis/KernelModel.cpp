//===- KernelModel.cpp - the cost of a kernel on a target -----------------===//

#include "tcopt/Analysis/KernelModel.h"
#include "tcopt/Analysis/PieceKernels.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>

using namespace llvm;
using namespace tcopt;

StringRef tcopt::stringify(GroupKind kind) {
  static constexpr StringRef names[] = {"pointwise",
                                        "rows",
                                        "columns",
                                        "contraction",
                                        "convolution",
                                        "attention",
                                        "attention_backward",
                                        "scan",
                                        "gather_scatter",
                                        "sort",
                                        "move"};
  return names[unsigned(kind)];
}

StringRef tcopt::stringify(MemberRole role) {
  static constexpr StringRef names[] = {"root", "prologue", "epilogue", "row",
                                        "map"};
  return names[unsigned(role)];
}

KernelModel::~KernelModel() = default;

KernelTime tcopt::estimateCost(const GroupShape &shape,
                               const KernelRates &rates) {
  double used = std::clamp(shape.rows, 1.0, rates.threads) / rates.threads;
  KernelTime cost;
  cost.memory = (shape.bytesIn + shape.bytesOut) / (rates.bytesPerNs * used);
  cost.compute = shape.flops / (rates.flopsPerNs * used) +
                 shape.finishFlops * rates.threads / rates.flopsPerNs;
  cost.launch = rates.launchNs;
  return cost;
}

//===----------------------------------------------------------------------===//
// Refusals
//===----------------------------------------------------------------------===//

/// Cost of a member, per element, above which it is not evaluated again.
static constexpr double kCheap = 8;

namespace {

/// An op that reduces or moves, with elementwise ops around it that can be
/// merged into it, into each other, or run on its result.
class Neighbors {
public:
  Neighbors(const GroupShape &shape, const NeighborRules &rules)
      : shape(shape), rules(rules) {}

  StringRef findRefusal();
  double countMergedWork() const;

private:
  const FusionNode &facts(unsigned member) const {
    return shape.factsOf(shape.members[member]);
  }
  unsigned size() const { return unsigned(shape.members.size()); }
  template <typename Predicate> bool any(Predicate predicate) const {
    return any_of(seq(0u, size()), predicate);
  }
  void findSides(unsigned root);
  bool reduces(unsigned member) const {
    return is_contained({NodeClass::Reduce, NodeClass::Window,
                         NodeClass::Contraction, NodeClass::Convolution,
                         NodeClass::Scan},
                        facts(member).nodeClass);
  }
  bool isMoved() const;
  bool repeatsWork() const;
  bool areFactors(unsigned root) const;
  bool hasTypeOfRoot(unsigned member, unsigned root) const;
  bool isStoredPermuted(unsigned root) const;
  StringRef refusesAround(unsigned root);
  StringRef refusesEpilogue(unsigned root) const;
  StringRef refusesReaders(unsigned root) const;
  StringRef refusesLoops() const;

  const GroupShape &shape;
  const NeighborRules &rules;
  /// By member: the root needs it; it needs the root, or is it.
  std::vector<bool> isBefore, isAfter;
};

} // namespace

/// A member is in memory where another one reads it at other indices, and
/// members that are copies of parts are no loops.
bool Neighbors::isMoved() const {
  return any_of(shape.edges,
                [](const ShapeEdge &edge) {
                  return edge.use >= IndexUse::Sliced;
                }) ||
         any([&](unsigned member) {
           const FusionNode &node = facts(member);
           return node.nodeClass == NodeClass::Concat ||
                  node.nodeClass == NodeClass::Scatter ||
                  (node.nodeClass == NodeClass::Move && !node.isMap);
         });
}

bool Neighbors::repeatsWork() const {
  return shape.repeatedFlops > 0 && any([&](unsigned member) {
           return shape.members[member].inlined &&
                  (facts(member).expensive > kCheap ||
                   facts(member).nodeClass == NodeClass::Gather);
         });
}

/// An elementwise member is merged into its readers, which evaluate it in each
/// of their iterations, also if it could run once a row.
double Neighbors::countMergedWork() const {
  std::vector<double> evaluations(size());
  double work = 0;
  for (const ShapeEdge &edge : reverse(shape.edges)) {
    double own = isElementwise(facts(edge.consumer).nodeClass)
                     ? evaluations[edge.consumer]
                     : 0;
    evaluations[edge.producer] =
        std::max({evaluations[edge.producer], own,
                  countIterations(facts(edge.consumer))});
  }
  for (unsigned member = 0; member < size(); ++member) {
    const FusionNode &node = facts(member);
    double repeated = evaluations[member] - countElements(node);
    if (isElementwise(node.nodeClass) && !shape.members[member].inlined)
      work += node.expensive * std::max(0.0, repeated);
  }
  return work;
}

/// Edges are ordered by producer, and producers precede their readers.
void Neighbors::findSides(unsigned root) {
  isBefore.assign(size(), false);
  isAfter.assign(size(), false);
  isAfter[root] = true;
  for (const ShapeEdge &edge : shape.edges)
    if (isAfter[edge.producer])
      isAfter[edge.consumer] = true;
  for (const ShapeEdge &edge : reverse(shape.edges))
    if (edge.consumer == root || isBefore[edge.consumer])
      isBefore[edge.producer] = true;
}

/// Whether all that a contraction reads from members are conversions of its
/// factors to a wider type.
bool Neighbors::areFactors(unsigned root) const {
  for (unsigned member = 0; member < size(); ++member)
    if (isBefore[member] && !facts(member).isWidening)
      return false;
  return rules.widensFactors &&
         facts(root).nodeClass == NodeClass::Contraction &&
         all_of(shape.edges, [&](const ShapeEdge &edge) {
           return !isBefore[edge.producer] || edge.consumer == root;
         });
}

/// Whether the result of an epilogue can be stored where the root's would be.
bool Neighbors::hasTypeOfRoot(unsigned member, unsigned root) const {
  const FusionNode &result = facts(member), &sums = facts(root);
  if (result.bytesOut == sums.bytesOut)
    return true;
  // Without terms there is no loop that would convert.
  bool hasTerms = none_of(
      sums.loops, [](const FusionLoop &loop) { return loop.size.most == 0; });
  return rules.convertsSums && hasTerms && sums.nodeClass != NodeClass::Scan &&
         countElements(result) == countElements(sums);
}

/// A chain of elementwise ops ends in the only result, which lies where the
/// root's would.
StringRef Neighbors::refusesEpilogue(unsigned root) const {
  for (unsigned member = 0; member < size(); ++member)
    if (shape.members[member].output &&
        (!isAfter[member] || !hasTypeOfRoot(member, root)))
      return "an epilogue of another type or shape";
  if (isStoredPermuted(root))
    return "";
  for (const ShapeEdge &edge : shape.edges)
    if (isAfter[edge.producer] && edge.use != IndexUse::Same)
      return "an epilogue that reads other elements";
  return "";
}

/// Whether a chain of members follows a contraction, which reads the results of
/// that in another order once.
bool Neighbors::isStoredPermuted(unsigned root) const {
  unsigned edges = 0, permuted = 0, others = 0;
  for (const ShapeEdge &edge : shape.edges)
    if (isAfter[edge.producer]) {
      ++edges;
      permuted += edge.use == IndexUse::Permuted;
      others +=
          edge.use > IndexUse::Permuted || edge.use == IndexUse::Broadcast;
    }
  return rules.permutesResults && permuted == 1 && others == 0 &&
         facts(root).nodeClass == NodeClass::Contraction &&
         edges + 1 == count(isAfter, true);
}

/// Elementwise ops on the elements of a scan are evaluated in the scan's loop,
/// which is not vectorized along the scanned dimension.
StringRef Neighbors::refusesReaders(unsigned root) const {
  for (unsigned member = 0; member < size(); ++member) {
    if (!isAfter[member])
      continue;
    if (facts(member).mayFail)
      return "readers of a scan that may fail";
    if (member != root && facts(member).expensive > kCheap)
      return "expensive readers of a scan";
  }
  for (const ShapeEdge &edge : shape.edges)
    if (isAfter[edge.producer] && edge.use != IndexUse::Same)
      return "readers of other elements of a scan";
  return "";
}

/// Refusals of an op that reduces, with elementwise ops before and after it.
StringRef Neighbors::refusesAround(unsigned root) {
  findSides(root);
  NodeClass rootClass = facts(root).nodeClass;
  bool takesProducers =
      rootClass == NodeClass::Reduce || rootClass == NodeClass::Scan;
  if (shape.numOutputs != 1)
    return "several results of a reduction";
  if (!takesProducers && is_contained(isBefore, true) && !areFactors(root))
    return "producers of a contraction or of windows";
  for (const ShapeEdge &edge : shape.edges)
    if (isBefore[edge.producer] && edge.consumer != root &&
        !isBefore[edge.consumer])
      return "a value that is read before and after a reduction";
  if (shape.members[root].output)
    return count(isAfter, true) == 1 ? "" : "several results of a reduction";
  if (facts(root).isSearch)
    return "readers of a search";
  if (rootClass == NodeClass::Scan)
    return refusesReaders(root);
  return refusesEpilogue(root);
}

StringRef Neighbors::refusesLoops() const {
  // Results of one loop have its order.
  if (shape.numOutputs > 1 && any_of(shape.edges, [&](const ShapeEdge &edge) {
        return edge.use == IndexUse::Permuted;
      }))
    return "results in other orders";
  return "";
}

StringRef Neighbors::findRefusal() {
  if (joinsPieces(shape))
    return refusesPieces(shape);
  if (isMoved())
    return "a member reads another one at other places";
  if (repeatsWork())
    return "repeated work";
  SmallVector<unsigned> roots;
  for (unsigned member = 0; member < size(); ++member)
    if (reduces(member))
      roots.push_back(member);
  if (roots.empty())
    return refusesLoops();
  if (roots.size() == 1)
    return refusesAround(roots.front());
  return "several ops that reduce";
}

StringRef NeighborKernelModel::refuses(const GroupShape &shape) const {
  return shape.members.size() < 2 ? "" : Neighbors(shape, rules).findRefusal();
}

std::optional<KernelTime>
NeighborKernelModel::cost(const GroupShape &shape) const {
  KernelTime time = estimateCost(shape, rates);
  if (shape.members.size() > 1)
    time.compute +=
        Neighbors(shape, rules).countMergedWork() / rates.flopsPerNs;
  return time;
}
