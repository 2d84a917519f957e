//===- CustomProgram.h - graphs of a user's backend -------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_PROGRAM_CUSTOMPROGRAM_H
#define TCOPT_CAPTURE_PROGRAM_CUSTOMPROGRAM_H

#include "Program.h"

namespace tcopt::capture {

/// Calls the function that Options::customBackend returned for a graph. The
/// function may use tensors itself.
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
