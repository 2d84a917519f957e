//===- StoredKernels.h - kernels built with the library ---------*- C++ -*-===//
//
// The build runs eager calls, compiles their graphs and writes the code to an
// archive beside the library. CompiledProgram loads code from it.
// docs/Rationale/Capture.md describes the design.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_STOREDKERNELS_H
#define TCOPT_CAPTURE_SESSION_STOREDKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/CodeArchive.h"
#include "tcopt/Execution/ExecutableImage.h"
#include <map>

namespace tcopt::capture {

/// Returns the key of a program in the archive: its text without locations.
std::string keyOfStored(mlir::ModuleOp module);

/// Returns the archive beside this library for this machine; null if it is
/// absent or of another build. Opened at the first call, once for all sessions.
const CodeArchive *findStoredKernels();

/// The programs that a session would have compiled, collected by store-kernels.
class KernelRecording {
public:
  void add(mlir::ModuleOp module);
  /// Compiles all programs. Throws Exception.
  CodeArchiveWriter compile(const std::string &cpu) const;

private:
  std::map<std::string, mlir::OwningOpRef<mlir::ModuleOp>> modules;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_STOREDKERNELS_H
