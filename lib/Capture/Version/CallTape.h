//===- CallTape.h - calls of versions as nodes of the tape ------*- C++ -*-===//
//
// Declares `recordOnTape`, by which Version::run records a call for backward().
// TapeWriter.h does this for graphs that run during a trace.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_CALLTAPE_H
#define TCOPT_CAPTURE_VERSION_CALLTAPE_H

#include "../Autograd/ViewNode.h"
#include "Version.h"

namespace tcopt::capture {

class GraphNode;

/// A call of a version whose program has run.
struct VersionCall {
  const Version &version;
  const CallKey &key;
  const CallInputs &inputs;
  /// By result of the program; null if the result was written over an input.
  llvm::ArrayRef<std::shared_ptr<Cell>> cells;
  llvm::ArrayRef<Result> extras;
  /// The name of the tensor function for an eager call; null for a compiled
  /// function.
  const char *function;
};

/// Records the call as a node of the tape and sets the edges of its results.
/// Does not increase the write counters of storages: Version::noteWrites does.
/// Returns null if no result carries gradients.
std::shared_ptr<GraphNode> recordOnTape(const VersionCall &call);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_CALLTAPE_H
