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

/// One graph of a function.
struct ExplainedGraph {
  Graph graph;
  /// Why it ends before the function does, and where; empty for the last one.
  std::string breakReason, breakPlace;
};

/// The result of `explain`: graphs, guards and updates of a call.
struct Explanation {
  std::vector<ExplainedGraph> graphs;
  /// What later calls have to fulfil, one condition each.
  std::vector<std::string> guards;
  /// How the last graph updates what it writes to, one line each.
  std::vector<std::string> updates;

  int64_t numBreaks() const { return int64_t(graphs.size()) - 1; }
  int64_t numOps() const;
  /// All of it, in lines.
  std::string text() const;
};

/// How often things happened to a compiled function.
struct CompileCounts {
  int64_t calls = 0;
  int64_t versions = 0;    ///< traces that became compiled code
  int64_t recompiles = 0;  ///< versions but for the first
  int64_t graphBreaks = 0; ///< in all calls
  int64_t interpreted = 0; ///< graphs that did not compile
  /// Calls that ran uncompiled: beyond the limit of versions, or as sizes
  /// depend on data and the compiled code failed.
  int64_t uncompiled = 0;
};

} // namespace tcopt

#endif // TCOPT_CAPTURE_EXPLANATION_H
