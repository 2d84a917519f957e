//===- InterpretedProgram.h - graphs that are interpreted -------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_PROGRAM_INTERPRETEDPROGRAM_H
#define TCOPT_CAPTURE_PROGRAM_INTERPRETEDPROGRAM_H

#include "Program.h"
#include "tcopt/Execution/Runner.h"
#include <mutex>

namespace tcopt::capture {

/// Runs a graph by the reference interpreter, one call at a time.
class InterpretedProgram : public Program {
public:
  /// Throws Exception if the interpreter does not support the graph.
  explicit InterpretedProgram(mlir::ModuleOp source);
  std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                          const DeviceInfo *device) override;

private:
  std::mutex mutex;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<Runner> runner;
};

/// Returns the failure of a compiled program for these inputs, with the op that
/// fails and its values, which the interpreter finds. `message` is that of the
/// compiled code, for a failure that the interpreter does not reproduce.
RunFailure explainFailure(mlir::ModuleOp source,
                          llvm::ArrayRef<Program::Input> inputs,
                          const std::string &message);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_INTERPRETEDPROGRAM_H
