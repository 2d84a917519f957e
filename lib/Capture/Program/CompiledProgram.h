//===- CompiledProgram.h - programs of compiled code ------------*- C++ -*-===//
//
// CompiledProgram runs machine code for the CPU or a device, which it compiles
// or loads from the stored kernels. Program::compile creates it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_COMPILEDPROGRAM_H
#define TCOPT_CAPTURE_PROGRAM_COMPILEDPROGRAM_H

#include "Program.h"
#include "tcopt/Execution/ProgramCall.h"

namespace tcopt::capture {

class Engine;

/// Code for the CPU or a device.
class CompiledProgram : public Program {
public:
  /// Compiles the module, which is lowered in place, or loads stored code.
  /// Throws Exception with the diagnostics of the compiler.
  CompiledProgram(mlir::ModuleOp module, const ProgramOptions &options,
                  const CompileLabel &label);
  std::vector<Result> run(llvm::ArrayRef<Input> inputs,
                          const DeviceInfo *device) override;
  bool mayFail() const override { return executable->mayFail(); }

private:
  bool findStored(mlir::ModuleOp module, const CompileLabel &label);
  void compileModule(mlir::ModuleOp module, const ProgramOptions &options,
                     const CompileLabel &label);
  [[noreturn]] void raise(const CallError &error,
                          llvm::ArrayRef<Input> inputs) const;

  std::unique_ptr<Executable> executable;
  /// The session, whose contexts all its programs share. It outlives them.
  Engine &engine;
  ContextPool *contexts = nullptr;
  /// The module before lowering, from which the interpreter explains failures;
  /// null for a program that cannot fail.
  mlir::OwningOpRef<mlir::ModuleOp> source;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_COMPILEDPROGRAM_H
