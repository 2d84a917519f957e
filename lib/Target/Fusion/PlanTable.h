//===- PlanTable.h - a plan as a table of text ------------------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_FUSION_PLANTABLE_H
#define TCOPT_LIB_TARGET_FUSION_PLANTABLE_H

#include "CoreGraph.h"
#include "OpLabels.h"
#include "tcopt/Analysis/FusionPlan.h"

namespace tcopt {

/// The reason as documentation and remarks have it: "cycle", or
/// "model:30 ns slower".
std::string describeReason(FusionReason reason, llvm::StringRef text);

/// The declined edges between ops that can be members of groups.
std::vector<DeclinedEdge> listEdges(const CoreGraph &graph,
                                    const FusionPlan &plan);

/// A row for each group: number, kind, bytes that it reads and writes, modelled
/// time, members with roles. Then a row for each edge that is not fused.
std::string printGroups(const CoreGraph &graph, const OpLabels &labels,
                        const KernelModel &model,
                        llvm::ArrayRef<PlanGroup> groups);
std::string printEdges(const CoreGraph &graph, const OpLabels &labels,
                       llvm::ArrayRef<DeclinedEdge> edges);

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_FUSION_PLANTABLE_H
