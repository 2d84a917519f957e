//===- VerifyTrace.h - whether a function is what it was --------*- C++ -*-===//
//
// With Options::verifyTraces each call traces its function again: what has
// changed besides arguments and what guards look at shows in the graph.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERIFYTRACE_H
#define TCOPT_CAPTURE_VERIFYTRACE_H

#include "../Version/SizeHistory.h"
#include "../Version/Version.h"

namespace tcopt::capture {

/// What a version's trace was made of and found.
struct TraceRecord {
  OpenParts open;
  /// The graph as text, an op in each line, and as a table with places.
  Graph graph;
  /// What the function gives besides tensors.
  std::vector<uint64_t> constants;
};

/// What the new trace has that the version's has not, as in "the constant at
/// f.cpp:3 is another one"; empty if they are the same.
std::string findDifference(const Version &version, TraceCompiler &again,
                           const std::vector<uint64_t> &constants);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERIFYTRACE_H
