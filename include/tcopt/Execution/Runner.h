//===- Runner.h - Execution of programs by different methods ----*- C++ -*-===//
//
// A runner executes a function of a module: by the reference interpreter, by
// compiling it, or by the reference lowering, which uses none of tcopt's own
// passes. Each kind of runner supports modules of certain phases.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_RUNNER_H
#define TCOPT_EXECUTION_RUNNER_H

#include "mlir/Pass/PassManager.h"
#include "tcopt/Execution/CallCounts.h"
#include "tcopt/Execution/Inputs.h"
#include "tcopt/Execution/Watchdog.h"
#include "tcopt/Interpreter/RuntimeValue.h"
#include "tcopt/Pipelines/Phases.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Support/Progress.h"
#include "tcopt/Target/Backend.h"
#include "tcopt/Target/CPU/CodeReport.h"
#include "tcopt/Target/CPU/Jit.h"
#include "tcopt/Target/DeviceMemory.h"
#include "tcopt/Target/Kernels.h"
#include <functional>

namespace tcopt {

struct RunnerOptions {
  std::string entry = "main";
  /// Threads of compiled code; 0 means the runtime's default.
  int32_t threads = 0;
  /// Seconds for each execution; 0 means no limit.
  double timeLimit = 0;
  bool profile = false;
  /// Whether a device records and replays calls where possible.
  bool recordsCalls = false;
  /// The byte with which memory is filled (RuntimeContext::Options::garbage).
  std::optional<uint8_t> garbage;
  /// Computes in f64 (interpreter only).
  bool inF64 = false;
  /// Called for each op (interpreter only).
  OpObserver observe;

  /// The name of the target, and the options of compilation.
  std::string target = "cpu";
  /// The backend of the target; null for the host.
  const Backend *backend = nullptr;
  CompileConfig compile;
  /// CPUs for which the program has separate code; at run time it selects the
  /// last one that the machine supports (tcopt-split-levels). Must not be
  /// combined with CompileConfig::targetCpu.
  std::vector<std::string> targetLevels;
  /// The target of the ops that partitioning backends do not claim; empty for
  /// the default.
  std::string fallback;
  /// Partitioning backends, which claim partitions of the program before the
  /// target.
  std::vector<std::string> parts;
  /// The first phase of the compilation; by default the next phase of the
  /// program.
  std::optional<Phase> startAt;
  /// The last phase of `lowerModule`; by default all phases.
  std::optional<Phase> stopAfter;
  /// Pipelines in slots, each as `slot:pipeline`.
  std::vector<std::string> slots;
  /// Shared libraries that compiled code may call.
  std::vector<std::string> libraries;
  /// Kernels of user-defined ops that this process has defined.
  KernelFinder kernels;
  /// Called on another thread when an execution exceeds the time limit by more
  /// than a grace period. It should end the process.
  std::function<void()> onHang;
  /// Receives the progress of compilation, if not null.
  std::shared_ptr<Progress> progress;
  /// Receives the report of code generation, with the keys of kernels if
  /// `computesKeys`.
  std::function<void(const CodeReport &)> onCode;
  bool computesKeys = false;
  /// The parent of the timers of passes and code generation; may be null.
  mlir::TimingScope *timing = nullptr;
  /// The engine that runners with copies of these options share.
  std::shared_ptr<JitEngine> engine = std::make_shared<JitEngine>();
  /// Configures each pass manager by the tool's options.
  std::function<llvm::LogicalResult(mlir::PassManager &)> configure;
};

/// A row of the profile.
struct KernelTime {
  std::string name;
  /// The source ops of the kernel; may be empty.
  std::string sources;
  int64_t calls = 0;
  double milliseconds = 0;
};

class Runner {
public:
  virtual ~Runner();

  /// Prepares the execution of a module, for example by compiling it. May
  /// modify the module, which must outlive the runner. Errors: the module
  /// cannot be compiled, with diagnostics.
  virtual llvm::Error prepare(mlir::ModuleOp module) = 0;
  const Signature &signature() const { return calledAs; }

  /// Binds inputs, which must stay alive until other inputs are bound.
  llvm::Error setInputs(llvm::ArrayRef<HostTensor> inputs);
  /// Resets inputs that the program updates in place to the bound values.
  virtual void restoreInputs() {}
  /// Executes the program on the current values of the inputs. Errors: those of
  /// the program, an exceeded time limit.
  llvm::Error execute();
  /// Returns the results of the last execution.
  virtual llvm::Expected<Tensors> results() = 0;
  /// Checks and binds the inputs, executes, and returns the results.
  llvm::Expected<Tensors> run(llvm::ArrayRef<HostTensor> inputs);

  /// The peak memory of the program in bytes; 0 if it is unknown.
  virtual int64_t peakBytes() const { return 0; }
  /// The peak memory on the program's device, including other programs, in
  /// bytes; nullopt if it is not counted.
  virtual std::optional<int64_t> devicePeakBytes() const {
    return std::nullopt;
  }
  /// The number of functions that ran on the host in the last execution;
  /// nullopt if the program's buffers are on the host.
  virtual std::optional<int64_t> hostCalls() const { return std::nullopt; }
  /// The counts of the process's kernel cache for device code; nullopt without
  /// a cache.
  virtual std::optional<KernelCacheCounts> kernelCacheCounts() const {
    return std::nullopt;
  }
  /// The counts of recorded and replayed calls; nullopt if calls cannot be
  /// recorded.
  virtual std::optional<CallSummary> calls() const { return std::nullopt; }
  virtual std::vector<KernelTime> profile() const { return {}; }

protected:
  explicit Runner(RunnerOptions options);
  virtual llvm::Error bindInputs(llvm::ArrayRef<HostTensor> inputs) = 0;
  virtual llvm::Error executeOnce() = 0;
  /// Finds the entry and reads its signature.
  llvm::Expected<mlir::FunctionOpInterface> findFunction(mlir::ModuleOp module);

  RunnerOptions options;
  Signature calledAs;

private:
  llvm::Error watched(llvm::function_ref<llvm::Error()> action);

  std::unique_ptr<Watchdog> watchdog;
};

/// Executes graph and core IR op by op.
std::unique_ptr<Runner> createInterpreterRunner(RunnerOptions options);
/// Runs the remaining phases of `tcopt-compile`, compiles the result in
/// process, and runs it.
std::unique_ptr<Runner> createJitRunner(RunnerOptions options);
/// Runs the reference lowering, compiles the result at -O0, and runs it.
std::unique_ptr<Runner> createReferenceRunner(RunnerOptions options);

/// Sets the target or the partitioning backends in `options` for the name of a
/// backend, or a comma-separated list of partitioning backends in order of
/// priority, and adds their runtime libraries and those of the fallback.
/// Errors: an unknown name; the message lists the known backends.
llvm::Error chooseBackend(llvm::StringRef name, const BackendRegistry &backends,
                          RunnerOptions &options);
/// Adds the backends of partitions that an earlier run of `fuse` has created in
/// the module, and their runtime libraries. Errors: a partition calls a
/// function of an unknown backend, with a diagnostic at the op.
llvm::Error adoptParts(mlir::ModuleOp module, const BackendRegistry &backends,
                       RunnerOptions &options);
/// Creates the runner for a backend name: the interpreter for `interp`, the
/// reference lowering for `reference`, the JIT for all others.
llvm::Expected<std::unique_ptr<Runner>>
createRunner(llvm::StringRef backend, const BackendRegistry &backends,
             RunnerOptions options);
/// Creates the runner that defines the semantics of the module's phase: the
/// interpreter for graph and core, the reference lowering for nests and
/// buffers, the JIT for llvm.
std::unique_ptr<Runner> createOracleRunner(mlir::ModuleOp module,
                                           RunnerOptions options);
/// Whether the reference interpreter executes IR of the module's phase.
bool isInterpretable(mlir::ModuleOp module);

/// Runs passes on a module. Errors: those of `add`; a pass fails, with
/// diagnostics.
llvm::Error runPasses(mlir::ModuleOp module, const RunnerOptions &options,
                      llvm::function_ref<llvm::Error(mlir::PassManager &)> add);
/// Checks a module before `lowerModule`. Errors, with diagnostics: the program
/// fulfils the contract of no phase; it has a function with a reserved name,
/// such as `main_shapes`.
llvm::Error checkBeforeLowering(mlir::ModuleOp module);
/// Runs the remaining phases of `tcopt-compile`. Does nothing for a lowered
/// module. Errors: those of `checkBeforeLowering`, an invalid pipeline in a
/// slot, a pass that fails.
llvm::Error lowerModule(mlir::ModuleOp module, const RunnerOptions &options);

} // namespace tcopt

#endif // TCOPT_EXECUTION_RUNNER_H
