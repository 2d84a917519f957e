//===- PlanAttributes.cpp - plans as attributes of the IR -----------------===//

#include "PlanAttributes.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/DenseSet.h"
#include <map>

using namespace mlir;
using namespace tcopt;
using nest::MemberAttr;
using nest::PlannedAttr;

static ArrayRef<Attribute> listOf(Operation *op, StringRef name) {
  auto list = op->getAttrOfType<ArrayAttr>(name);
  return list ? list.getValue() : ArrayRef<Attribute>();
}

/// The owned members of each group that something outside of the group reads.
static void findReturned(const FusionGraph &graph,
                         ArrayRef<PlanGroup *> groups) {
  std::vector<SmallVector<unsigned, 2>> groupsOf(graph.size());
  for (auto [number, group] : llvm::enumerate(groups))
    for (const PlanMember &member : group->members)
      groupsOf[member.node].push_back(unsigned(number));
  std::vector<bool> leaves(graph.size());
  for (unsigned node = 0; node < leaves.size(); ++node)
    leaves[node] = graph[node].liveOut;
  for (const FusionEdge &edge : graph.getEdges()) {
    // A slice reads memory, even if another reader evaluates its producer.
    bool isStored =
        graph[edge.consumer].isSlice && !graph[edge.producer].isSlice;
    auto isOutside = [&](unsigned reader) {
      return isStored || !llvm::is_contained(groupsOf[edge.producer], reader);
    };
    if (groupsOf[edge.consumer].empty() ||
        llvm::any_of(groupsOf[edge.consumer], isOutside))
      leaves[edge.producer] = true;
  }
  for (PlanGroup *group : groups) {
    group->liveOuts.clear();
    for (const PlanMember &member : group->members)
      if (member.owner && leaves[member.node])
        group->liveOuts.push_back(member.node);
  }
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

PlanWriter::PlanWriter(FunctionOpInterface function) : function(function) {
  for (Attribute group : listOf(function, nest::attrs::kPlan)) {
    planned.push_back(group);
    nextGroup = std::max(nextGroup, cast<PlannedAttr>(group).getGroup() + 1);
  }
}

static void addMember(Operation *op, MemberAttr member) {
  SmallVector<Attribute> members(listOf(op, nest::attrs::kMembers));
  members.push_back(member);
  op->setAttr(nest::attrs::kMembers, ArrayAttr::get(op->getContext(), members));
}

/// Removes groups without results; another group owns their members.
static void dropUnread(std::vector<PlanGroup> &groups) {
  auto isUnread = [](const PlanGroup &group) { return group.liveOuts.empty(); };
  llvm::DenseSet<unsigned> orphans;
  for (const PlanGroup &group : groups)
    for (const PlanMember &member : group.members)
      if (isUnread(group) && member.owner)
        orphans.insert(member.node);
  llvm::erase_if(groups, isUnread);
  for (PlanGroup &group : groups)
    for (PlanMember &member : group.members)
      member.owner |= orphans.erase(member.node);
}

void PlanWriter::add(const CoreGraph &graph, std::vector<PlanGroup> groups,
                     llvm::function_ref<bool(const PlanGroup &)> isWritten) {
  MLIRContext *context = function->getContext();
  llvm::erase_if(groups, [&](const PlanGroup &group) {
    return !canBeMember(graph.opOf(group.root));
  });
  findReturned(graph.getGraph(),
               llvm::map_to_vector(groups, [](PlanGroup &g) { return &g; }));
  dropUnread(groups);
  for (const PlanGroup &group : groups) {
    if (isWritten(group))
      continue;
    for (const PlanMember &member : group.members)
      addMember(graph.opOf(member.node),
                MemberAttr::get(context, nextGroup, nest::PlanRole(member.role),
                                member.owner));
    planned.push_back(PlannedAttr::get(
        context, nextGroup, nest::PlanKind(group.kind), group.members.size(),
        group.liveOuts.size(), int64_t(group.nanoseconds)));
    ++nextGroup;
  }
}

int64_t PlanWriter::finish() {
  if (!planned.empty())
    function->setAttr(nest::attrs::kPlan,
                      ArrayAttr::get(function->getContext(), planned));
  return int64_t(planned.size());
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {

class PlanReader {
public:
  PlanReader(FunctionOpInterface function, Block &block, const CoreGraph &graph)
      : function(function), block(block), graph(graph) {}

  FailureOr<std::vector<PlanGroup>> run();

private:
  LogicalResult readMembers(Operation *op);
  LogicalResult findRoot(PlanGroup &group);

  FunctionOpInterface function;
  Block &block;
  const CoreGraph &graph;
  std::map<int64_t, PlanGroup> groups;
  llvm::DenseSet<int64_t> roots;
};

} // namespace

LogicalResult PlanReader::readMembers(Operation *op) {
  for (Attribute entry : listOf(op, nest::attrs::kMembers)) {
    auto member = cast<MemberAttr>(entry);
    if (!canBeMember(op))
      return op->emitOpError("expected an op of core that computes a tensor as "
                             "a member of group ")
             << member.getGroup();
    PlanGroup &group = groups[member.getGroup()];
    unsigned node = *graph.nodeOf(op);
    group.members.push_back(
        {node, MemberRole(member.getRole()), member.getOwner()});
    if (member.getRole() != nest::PlanRole::root)
      continue;
    if (roots.contains(member.getGroup()))
      return op->emitOpError("expected one root of group ")
             << member.getGroup() << " but found another one";
    roots.insert(member.getGroup());
    group.root = node;
  }
  return success();
}

/// All members of a kernel of rows have the same role: it has no root in the
/// plan, and the first member that computes is its root.
LogicalResult PlanReader::findRoot(PlanGroup &group) {
  if (roots.contains(group.id))
    return success();
  if (!llvm::is_contained(
          {GroupKind::Rows, GroupKind::Columns, GroupKind::Scan}, group.kind))
    return graph.opOf(group.members.front().node)
               ->emitOpError("expected a member of group ")
           << group.id << ", of kind " << stringify(group.kind)
           << ", with the role root but found none";
  auto isMap = [](const PlanMember &member) {
    return member.role == MemberRole::Map;
  };
  auto first = llvm::find_if_not(group.members, isMap);
  group.root =
      (first == group.members.end() ? group.members.begin() : first)->node;
  return success();
}

FailureOr<std::vector<PlanGroup>> PlanReader::run() {
  for (Operation &op : block)
    if (failed(readMembers(&op)))
      return failure();
  SmallVector<PlanGroup *> all;
  for (auto &[id, group] : groups)
    all.push_back(&group);
  findReturned(graph.getGraph(), all);
  std::vector<PlanGroup> plan;
  for (Attribute entry : listOf(function, nest::attrs::kPlan)) {
    auto planned = cast<PlannedAttr>(entry);
    auto it = groups.find(planned.getGroup());
    if (it == groups.end())
      continue; // of another block
    PlanGroup &group = it->second;
    group.id = unsigned(planned.getGroup());
    group.kind = GroupKind(planned.getKind());
    if (int64_t(group.members.size()) != planned.getMembers())
      return function->emitOpError("expected ")
             << planned.getMembers() << " members of group "
             << planned.getGroup() << " but found " << group.members.size();
    if (int64_t(group.liveOuts.size()) != planned.getReturned())
      return function->emitOpError("expected ")
             << planned.getReturned() << " results that group "
             << planned.getGroup() << " returns but found "
             << group.liveOuts.size();
    if (failed(findRoot(group)))
      return failure();
    plan.push_back(std::move(group));
    groups.erase(it);
  }
  for (auto &[id, group] : groups)
    return graph.opOf(group.members.front().node)
               ->emitOpError("expected group ")
           << id << " in the list \"" << nest::attrs::kPlan
           << "\" of the function but found none";
  return plan;
}

FailureOr<std::vector<PlanGroup>> tcopt::readPlan(FunctionOpInterface function,
                                                  Block &block,
                                                  const CoreGraph &graph) {
  return PlanReader(function, block, graph).run();
}
