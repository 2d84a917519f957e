//===- PlanLoops.h - what reverse mode keeps of loops -----------*- C++ -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_PLANLOOPS_H
#define TCOPT_GRAPH_TRANSFORMS_PLANLOOPS_H

#include "tcopt/Graph/IR/GraphControlOps.h"

namespace tcopt::graph {

/// A memory budget: a fraction, or else an amount.
struct LoopBudget {
  std::optional<double> fraction;
  uint64_t bytes = 0;

  /// "0.5" or "64MiB"; none if it is neither.
  static std::optional<LoopBudget> parse(llvm::StringRef text);
};

/// Sets `history_limit` of the loops among `ops` and in them that carry floats,
/// and says so in remarks. Returns their number.
size_t planLoops(llvm::ArrayRef<mlir::Operation *> ops,
                 const LoopBudget &budget);

} // namespace tcopt::graph

#endif // TCOPT_GRAPH_TRANSFORMS_PLANLOOPS_H
