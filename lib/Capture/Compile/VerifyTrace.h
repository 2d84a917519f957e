//===- VerifyTrace.h - compare repeated traces ------------------*- C++ -*-===//
//
// With Options::verifyTraces each call traces its function again. State that is
// neither an argument nor guarded, and has changed, appears as a difference of
// the traces. CompiledFunction uses it to throw.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_COMPILE_VERIFYTRACE_H
#define TCOPT_CAPTURE_COMPILE_VERIFYTRACE_H

#include "../Version/SizeHistory.h"
#include "../Version/Version.h"

namespace tcopt::capture {

/// The trace of a version, for comparison with later traces.
struct TraceRecord {
  OpenParts open;
  /// The graph as text with one op per line, and as a table with source
  /// locations.
  Graph graph;
  /// The numbers and strings in the function's result.
  std::vector<uint64_t> constants;
};

/// Returns a description of the first difference of the new trace, as in "the
/// constant at f.cpp:3 is another one"; empty if the traces are equal.
std::string findDifference(const Version &version, TraceCompiler &again,
                           const std::vector<uint64_t> &constants);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_COMPILE_VERIFYTRACE_H
