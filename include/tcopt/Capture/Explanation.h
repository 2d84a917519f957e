//===- Explanation.h - reports about compiled functions ---------*- C++ -*-===//
//
// The results of `Compiled::explain` and `Compiled::counts` (Compile.h).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_EXPLANATION_H
#define TCOPT_CAPTURE_EXPLANATION_H

#include "tcopt/Capture/Options.h"
#include <string>
#include <vector>

namespace tcopt {

/// A graph of a function.
struct ExplainedGraph {
  Graph graph;
  /// The reason for the graph break after this graph, and its source location;
  /// empty for the last graph.
  std::string breakReason, breakPlace;
};

/// The result of `explain`.
struct Explanation {
  std::vector<ExplainedGraph> graphs;
  /// Conditions under which later calls reuse the version, one per entry.
  std::vector<std::string> guards;
  /// How the last graph updates the tensors that it writes to, one line per
  /// tensor.
  std::vector<std::string> updates;

  int64_t numBreaks() const { return int64_t(graphs.size()) - 1; }
  int64_t numOps() const;
  /// The whole explanation as lines of text.
  std::string text() const;
};

/// Event counts of a compiled function.
struct CompileCounts {
  int64_t calls = 0;
  int64_t versions = 0;    ///< traces that became compiled code
  int64_t recompiles = 0;  ///< versions after the first
  int64_t graphBreaks = 0; ///< in all calls
  int64_t interpreted = 0; ///< graphs that did not compile
  /// Calls that ran uncompiled: the limit of versions was reached, or compiled
  /// code with data-dependent sizes failed.
  int64_t uncompiled = 0;
};

} // namespace tcopt

#endif // TCOPT_CAPTURE_EXPLANATION_H
