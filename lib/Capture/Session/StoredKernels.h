//===- StoredKernels.h - code of functions on tensors -----------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_SESSION_STOREDKERNELS_H
#define TCOPT_CAPTURE_SESSION_STOREDKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/CodeArchive.h"
#include "tcopt/Execution/ExecutableImage.h"
#include <map>

namespace tcopt::capture {

/// What a stored program is found by: its text, without locations.
std::string keyOfStored(mlir::ModuleOp module);

/// The file beside this library with code for this machine; null if there is
/// none. Opened at the first call, once for all sessions.
const CodeArchive *findStoredKernels();

/// Programs that a session would have compiled.
class KernelRecording {
public:
  void add(mlir::ModuleOp module);
  /// Compiles all. Throws Exception.
  CodeArchiveWriter compile(const std::string &cpu) const;

private:
  std::map<std::string, mlir::OwningOpRef<mlir::ModuleOp>> modules;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_STOREDKERNELS_H
