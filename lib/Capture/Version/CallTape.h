//===- CallTape.h - calls of compiled code on the tape ----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_CALLTAPE_H
#define TCOPT_CAPTURE_AUTOGRAD_CALLTAPE_H

#include "../Autograd/ViewNode.h"
#include "Version.h"

namespace tcopt::capture {

class GraphNode;

/// A call of a version that has computed.
struct VersionCall {
  const Version &version;
  const CallKey &key;
  const CallInputs &inputs;
  /// By result; null if it was written over an input.
  llvm::ArrayRef<std::shared_ptr<Cell>> cells;
  llvm::ArrayRef<Result> extras;
  /// The name of the function on tensors; null for a compiled function.
  const char *function;
};

/// Puts the call on the tape: results that depend on tensors that require
/// gradients do so, too. Writes are not counted yet. Returns null if no result
/// has gradients.
std::shared_ptr<GraphNode> recordOnTape(const VersionCall &call);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_CALLTAPE_H
