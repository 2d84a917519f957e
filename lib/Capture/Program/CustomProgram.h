//===- CustomProgram.h - programs of a user's backend -----------*- C++ -*-===//
//
// CustomProgram runs a graph by a user's function, for Options::customBackend.
// Program::compile creates it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_CUSTOMPROGRAM_H
#define TCOPT_CAPTURE_PROGRAM_CUSTOMPROGRAM_H

#include "Program.h"

namespace tcopt::capture {

/// Calls the function that Options::customBackend returned for a graph. The
/// function may call tensor functions, which compute eagerly.
class CustomProgram : public Program {
public:
  CustomProgram(mlir::ModuleOp module, const ProgramOptions &options);
  std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                          const DeviceInfo *device) override;

private:
  GraphCallable function;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_CUSTOMPROGRAM_H
