//===- PlanTable.cpp - a plan as a table of text --------------------------===//

#include "PlanTable.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tcopt;

std::string tcopt::describeReason(FusionReason reason, StringRef text) {
  std::string name = stringify(reason).str();
  if (reason == FusionReason::None)
    return text.str();
  return text.empty() ? name : name + ":" + text.str();
}

std::vector<DeclinedEdge> tcopt::listEdges(const CoreGraph &graph,
                                           const FusionPlan &plan) {
  auto isMember = [&](unsigned node) {
    Operation *op = graph.opOf(node);
    return op && canBeMember(op);
  };
  std::vector<DeclinedEdge> edges;
  for (const DeclinedEdge &edge : plan.declined)
    if (isMember(edge.producer) && isMember(edge.consumer))
      edges.push_back(edge);
  return edges;
}

static std::string printMembers(const CoreGraph &graph, const OpLabels &labels,
                                const PlanGroup &group) {
  std::string text;
  for (const PlanMember &member : group.members) {
    text += (text.empty() ? "" : ", ") + stringify(member.role).str() + " " +
            labels.describe(graph.opOf(member.node));
    if (!member.owner)
      text += " again";
  }
  return text;
}

std::string tcopt::printGroups(const CoreGraph &graph, const OpLabels &labels,
                               const KernelModel &model,
                               ArrayRef<PlanGroup> groups) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "  group  kind                  bytes         ns  members\n";
  std::vector<RatedGroup> rated =
      rateGroups(graph.getGraph(), model, {}, groups);
  for (auto [group, rating] : llvm::zip_equal(groups, rated))
    os << llvm::format("  %5u  %-14s %12.0f %10.0f  ", group.id,
                       stringify(group.kind).str().c_str(),
                       rating.shape.bytesIn + rating.shape.bytesOut,
                       rating.nanoseconds)
       << printMembers(graph, labels, group) << "\n";
  return text;
}

std::string tcopt::printEdges(const CoreGraph &graph, const OpLabels &labels,
                              ArrayRef<DeclinedEdge> edges) {
  if (edges.empty())
    return "";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "  apart                        bytes         ns  reason\n";
  for (const DeclinedEdge &edge : edges)
    os << "  "
       << llvm::left_justify(labels.handleOf(graph.opOf(edge.producer)) +
                                 " -> " +
                                 labels.handleOf(graph.opOf(edge.consumer)),
                             20)
       << llvm::format("  %12.0f %10.0f  ", edge.bytes, edge.nanoseconds)
       << describeReason(edge.reason, edge.text) << "\n";
  return text;
}
