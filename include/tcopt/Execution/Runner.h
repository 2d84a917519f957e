//===- Runner.h - Ways to execute a program ---------------------*- C++ -*-===//
//
// A runner takes a module, of whatever phases it can, and executes one of its
// functions: by the reference interpreter, by compiling it, or by the reference
// lowering, which uses none of the product's own passes.
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
  /// A device repeats calls as far as it can.
  bool recordsCalls = false;
  /// Fill memory with this byte (see RuntimeContext).
  std::optional<uint8_t> garbage;
  /// Compute in f64 (interpreter only).
  bool inF64 = false;
  /// Is told of each op (interpreter only).
  OpObserver observe;

  /// The target of the code, and the options of its compilation.
  std::string target = "cpu";
  /// That target; null for the host.
  const Backend *backend = nullptr;
  CompileConfig compile;
  /// CPUs for each of which the program has code, of which it takes the last
  /// that a machine can run (see tcopt-split-levels). Not with a CPU.
  std::vector<std::string> targetLevels;
  /// The target of what backends of parts leave, where it is not the default.
  std::string fallback;
  /// Backends that take parts of the program before the target does.
  std::vector<std::string> parts;
  /// Where compilation begins, if not at the phase that the program needs next.
  std::optional<Phase> startAt;
  /// Where `lowerModule` ends, if not with code.
  std::optional<Phase> stopAfter;
  /// Pipelines in slots, each as `slot:pipeline`.
  std::vector<std::string> slots;
  /// Shared libraries that compiled code may call.
  std::vector<std::string> libraries;
  /// Kernels of user-defined ops that this process has defined.
  KernelFinder kernels;
  /// Called, on another thread, when an execution has not ended in good time
  /// after the limit; it is expected to end the process.
  std::function<void()> onHang;
  /// Is told how far the compilation is, if there is one.
  std::shared_ptr<Progress> progress;
  /// Is told what making code took, if there is one; with keys of kernels if
  /// those are wanted.
  std::function<void(const CodeReport &)> onCode;
  bool computesKeys = false;
  /// Timers of passes and of making code are nested in it, if there is one.
  mlir::TimingScope *timing = nullptr;
  /// What runners share that have copies of these options.
  std::shared_ptr<JitEngine> engine = std::make_shared<JitEngine>();
  /// Adds to a pass manager what the tool's options ask for.
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

  /// Compiles the module, or whatever comes before the first execution. The
  /// module may be changed, and must live as long as the runner. Errors: what
  /// cannot be compiled (the causes were reported as diagnostics).
  virtual llvm::Error prepare(mlir::ModuleOp module) = 0;
  const Signature &signature() const { return calledAs; }

  /// Takes inputs, which must stay alive until others are taken.
  llvm::Error setInputs(llvm::ArrayRef<HostTensor> inputs);
  /// Makes inputs that the program updates in place what was taken.
  virtual void restoreInputs() {}
  /// One execution on what the inputs are now; errors are those of the program
  /// and the time limit.
  llvm::Error execute();
  /// Results of the last execution.
  virtual llvm::Expected<Tensors> results() = 0;
  /// All three, with the inputs checked before.
  llvm::Expected<Tensors> run(llvm::ArrayRef<HostTensor> inputs);

  /// The most bytes that the program held at once; 0 if that is not known.
  virtual int64_t peakBytes() const { return 0; }
  /// The same on the program's device, with what other programs hold there;
  /// none where nobody counts.
  virtual std::optional<int64_t> devicePeakBytes() const {
    return std::nullopt;
  }
  /// How many calls of functions ran on the host in the last execution; none
  /// where the program's buffers are there.
  virtual std::optional<int64_t> hostCalls() const { return std::nullopt; }
  /// Of the process, for code of devices; none without a cache of kernels.
  virtual std::optional<KernelCacheCounts> kernelCacheCounts() const {
    return std::nullopt;
  }
  /// How it was executed; none where nothing can be repeated.
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
/// Runs what remains of `tcopt-compile`, then the code, compiled in process.
std::unique_ptr<Runner> createJitRunner(RunnerOptions options);
/// Runs the reference lowering, then the code at -O0.
std::unique_ptr<Runner> createReferenceRunner(RunnerOptions options);

/// Sets what options say of the backend of this name, or of several that take
/// parts, separated by commas: target or parts, and the runtime libraries that
/// their code calls, and the fallback's. Errors name those that there are.
llvm::Error chooseBackend(llvm::StringRef name, const BackendRegistry &backends,
                          RunnerOptions &options);
/// Adds the backends of parts that a module has from an earlier run of `fuse`,
/// and their runtime libraries. Errors (reported at the op): a part calls a
/// function of a backend that is not known.
llvm::Error adoptParts(mlir::ModuleOp module, const BackendRegistry &backends,
                       RunnerOptions &options);
/// A runner by the name of a backend; for all but `interp` that of compiled
/// code, for `reference` that of the reference lowering.
llvm::Expected<std::unique_ptr<Runner>>
createRunner(llvm::StringRef backend, const BackendRegistry &backends,
             RunnerOptions options);
/// The runner that defines what IR of this phase means: the interpreter for
/// graph and core, the reference lowering for nests and buffers, the JIT for
/// llvm.
std::unique_ptr<Runner> createOracleRunner(mlir::ModuleOp module,
                                           RunnerOptions options);
/// Whether the reference interpreter executes IR of the module's phase.
bool isInterpretable(mlir::ModuleOp module);

/// Runs passes over a module. Errors: what `add` returns, or a pass failed (the
/// causes were reported as diagnostics).
llvm::Error runPasses(mlir::ModuleOp module, const RunnerOptions &options,
                      llvm::function_ref<llvm::Error(mlir::PassManager &)> add);
/// Runs what remains of `tcopt-compile`; nothing for a lowered module.
/// Errors: the program keeps the contract of no phase; names that compiled code
/// has are taken. The causes were reported as diagnostics.
llvm::Error checkBeforeLowering(mlir::ModuleOp module);
llvm::Error lowerModule(mlir::ModuleOp module, const RunnerOptions &options);

} // namespace tcopt

#endif // TCOPT_EXECUTION_RUNNER_H
