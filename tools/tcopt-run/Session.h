//===- Session.h - One run of tcopt-run -------------------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTRUN_SESSION_H
#define TCOPT_TOOLS_TCOPTRUN_SESSION_H

#include "Report.h"
#include "mlir/Support/Timing.h"
#include "tcopt/Execution/CompileSession.h"

namespace tcopt {

/// Says what has not ended within the time limit, and ends the process.
[[noreturn]] void endHang(const ToolOptions &options, llvm::StringRef what);

/// What runners have to know of the options.
RunnerOptions makeRunnerOptions(const ToolOptions &options);

/// Runs a program and whatever checks and measurements the options ask for.
class Session {
public:
  Session(const ToolOptions &options, mlir::ModuleOp module,
          CompileSession &compiling, Report &report);

  llvm::Error run();

private:
  llvm::Error makeProgramInputs();
  llvm::Error takeKernel();
  llvm::Error specialize(mlir::FunctionOpInterface function);
  llvm::Error prepareRunner();
  llvm::Error interpretInstead(llvm::Error error);
  llvm::Error execute();
  llvm::Error countWork();
  llvm::Error writeOutputs();

  llvm::Error compareWithExpected();
  llvm::Error compareWithInterpreter();
  llvm::Error comparePhases();
  llvm::Error findNonFinite();
  llvm::Error verifyPlan();
  llvm::Error differ(const Verdict &verdict, mlir::ModuleOp reproducer);
  RunnerOptions plainOptions() const;
  RunnerOptions loggedOptions();
  void print();

  const ToolOptions &options;
  mlir::ModuleOp module;
  const BackendRegistry &backends;
  Report &report;

  RunnerOptions runnerOptions;
  mlir::DefaultTimingManager timers;
  mlir::TimingScope compileTime;
  /// The program that calls one kernel, if that is run.
  mlir::OwningOpRef<mlir::ModuleOp> ofKernel;
  Signature signature;
  Tensors inputs, results;
  /// The names of the results, if `--inner` is given.
  std::vector<std::string> names;
  mlir::OwningOpRef<mlir::ModuleOp> compiled;
  std::unique_ptr<Runner> runner;
  std::optional<MemoryPlan> plan;
};

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_SESSION_H
