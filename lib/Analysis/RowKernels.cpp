//===- RowKernels.cpp - which groups are row programs ---------------------===//

#include "tcopt/Analysis/RowKernels.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace tcopt;

static StringRef refusesMember(const FusionNode &node,
                               const ShapeMember &member) {
  switch (node.nodeClass) {
  case NodeClass::Pointwise:
    break;
  case NodeClass::Reduce:
    if (node.isSearch)
      return "a search within a row";
    if (member.partial)
      return "a reduction over a part of each row";
    break;
  case NodeClass::Gather:
    if (!member.perRow)
      return "elements of a row that are read at computed places";
    break;
  case NodeClass::Move:
    if (!node.isMap)
      return "a copy within a row";
    break;
  default:
    return "an op that does not run over rows";
  }
  if (node.mayFail && !member.perRow)
    return "an op that may fail for each element";
  return "";
}

/// A row's own elements are read, or one of them that is looked up.
static StringRef refusesEdge(const GroupShape &shape, const ShapeEdge &edge) {
  if (shape.members[edge.consumer].finish && edge.use != IndexUse::Same)
    return "a reader of sums over rows with other loops";
  if (edge.use == IndexUse::Permuted)
    return "a row that is read in another order";
  bool isPick = edge.use == IndexUse::Gathered &&
                shape.factsOf(shape.members[edge.consumer]).nodeClass ==
                    NodeClass::Gather;
  return edge.use >= IndexUse::Sliced && !isPick
             ? "a member that reads another one at other places"
             : "";
}

/// Whether what is reduced for a row is read for elements of it.
static bool readsBack(const GroupShape &shape) {
  return any_of(shape.edges, [&](const ShapeEdge &edge) {
    const ShapeMember &from = shape.members[edge.producer],
                      &to = shape.members[edge.consumer];
    bool isOfRow =
        from.perRow || shape.factsOf(from).nodeClass == NodeClass::Reduce;
    return isOfRow && !to.perRow && !to.finish;
  });
}

/// Reductions over a strided dimension sum whole rows of the kept dimensions,
/// unless their results are read back.
static StringRef refusesColumns(const GroupShape &shape,
                                const RowLimits &limits) {
  double bytes = 0;
  bool sumsRows = shape.stridedRows && !readsBack(shape);
  for (const ShapeMember &member : shape.members) {
    const FusionNode &node = shape.factsOf(member);
    if (!member.column && !(sumsRows && node.nodeClass == NodeClass::Reduce))
      continue;
    if (node.bytesOut == 0)
      return "sums without elements";
    if (countElements(node) > 1 && shape.rowLength > limits.maxSummedRow)
      return "sums over long rows";
    bytes += node.bytesOut;
    bool isSymbolic = any_of(node.loops, [](const FusionLoop &loop) {
      return !loop.reduction && !loop.size.isStatic();
    });
    if (isSymbolic)
      return "sums over rows of unknown length";
  }
  return bytes > limits.maxColumnBytes ? "sums over long rows" : "";
}

StringRef tcopt::refusesRows(const GroupShape &shape, const RowLimits &limits) {
  if (shape.kind != GroupKind::Rows && shape.kind != GroupKind::Columns)
    return "several ops that reduce";
  if (shape.numReductions + shape.numColumns == 0)
    return "loops that are not the same";
  for (const ShapeMember &member : shape.members)
    if (StringRef why = refusesMember(shape.factsOf(member), member);
        !why.empty())
      return why;
  for (const ShapeEdge &edge : shape.edges)
    if (StringRef why = refusesEdge(shape, edge); !why.empty())
      return why;
  if (shape.crossedReads)
    return "a value that members read along other loops";
  if (shape.slicedSiblings)
    return "slices of what other members read";
  if (shape.members.size() > limits.maxMembers ||
      shape.numInputs + shape.numOutputs > limits.maxOperands)
    return "too many members or operands";
  if (shape.rows < limits.enoughRows && shape.rowLength >= limits.longRow)
    return "rows that are too few for their length";
  if (limits.sharesRows && shape.strict && !shape.stridedRows)
    return "sums in a stated order";
  if (shape.stridedReads && !shape.contiguousRows)
    return "elements that are not next to each other along a row";
  return refusesColumns(shape, limits);
}

// Schedules of single ops are preferred to row programs.
StringRef RowKernelModel::refuses(const GroupShape &shape) const {
  StringRef why = NeighborKernelModel::refuses(shape);
  bool isOfRows =
      shape.kind == GroupKind::Rows || shape.kind == GroupKind::Columns;
  return why.empty() || !isOfRows ? why : refusesRows(shape, limits);
}
