//===- InterpretedProgram.h - programs of the interpreter -------*- C++ -*-===//
//
// InterpretedProgram runs graphs of the backend `interp`, and graphs that do
// not compile if Options::onError is "interpret". CompiledProgram uses
// `explainFailure` for error messages.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_INTERPRETEDPROGRAM_H
#define TCOPT_CAPTURE_PROGRAM_INTERPRETEDPROGRAM_H

#include "Program.h"
#include "tcopt/Execution/Runner.h"
#include <mutex>

namespace tcopt::capture {

/// Runs a graph by the reference interpreter. Safe to call from several
/// threads: calls wait for each other.
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

/// Runs the inputs through the interpreter and returns its failure, with the op
/// that fails and its values. `message` is the text of the compiled code's
/// error, which is returned if the interpreter does not fail.
RunFailure explainFailure(mlir::ModuleOp source,
                          llvm::ArrayRef<Program::Input> inputs,
                          const std::string &message);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_INTERPRETEDPROGRAM_H
