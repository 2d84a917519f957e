//===- Executable.h - A compiled program ------------------------*- C++ -*-===//
//
// A compiled program consists of code, the addresses of its entry point, its
// state, and its signature. Runners and Capture bind their own memory to calls;
// `call` is for callers with tensors on the host.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_EXECUTABLE_H
#define TCOPT_EXECUTION_EXECUTABLE_H

#include "tcopt/Execution/CallCounts.h"
#include "tcopt/Execution/ContextPool.h"
#include "tcopt/Execution/ExecutableImage.h"
#include "tcopt/Pipelines/Compiler.h"
#include "tcopt/Target/Backend.h"
#include "tcopt/Target/CPU/Jit.h"
#include <mutex>

namespace tcopt {

struct ExecutableOptions {
  std::string entry = "main";
  /// A target, or a comma-separated list of partitioning backends, and the
  /// target of the remaining ops, if it is not the default.
  std::string backend = "cpu", fallback;
  CompileConfig compile;
  /// Threads of a call; 0 means the runtime's default.
  int32_t threads = 0;
  /// If not null, a device records and replays calls where possible, and counts
  /// them here.
  std::shared_ptr<CallCounts> calls;
  /// Options of code generation. The libraries of backends are added to its
  /// libraries; its optimization level is replaced by that of `compile`.
  JitOptions code;
  /// A pool of pass pipelines of the module's context. Without a pool, each
  /// compilation builds a pipeline, which is slower than compiling a small
  /// module.
  CompilerPool *compilers = nullptr;
};

/// Thread-safe: any number of threads may call it at the same time. The MLIR
/// context must outlive it, because code reads large constants from the
/// context's memory.
class Executable {
public:
  /// Compiles a module of any phase, which is lowered in place, and computes
  /// its state. Errors: compilation fails, with diagnostics; errors of the
  /// function that computes the state.
  static llvm::Expected<std::unique_ptr<Executable>>
  create(mlir::ModuleOp module, std::shared_ptr<const BackendRegistry> backends,
         const ExecutableOptions &options);
  /// As `create`, without the state: call makeState before the first call. The
  /// instrumentations are added to the pass manager.
  static llvm::Expected<std::unique_ptr<Executable>>
  compile(mlir::ModuleOp module,
          std::shared_ptr<const BackendRegistry> backends,
          const ExecutableOptions &options, Instrumentations seen = {});
  /// As `compile`, into an image for load(). Errors: also for a target whose
  /// buffers are on a device.
  static llvm::Expected<ExecutableImage>
  compileImage(mlir::ModuleOp module,
               std::shared_ptr<const BackendRegistry> backends,
               const ExecutableOptions &options, Instrumentations seen = {});
  /// Generates code for a lowered module. Call makeState before the first call.
  static llvm::Expected<std::unique_ptr<Executable>>
  load(mlir::ModuleOp lowered, llvm::StringRef entry, const JitOptions &code);
  /// Links an image of emit(). Call makeState before the first call.
  static llvm::Expected<std::unique_ptr<Executable>>
  load(ExecutableImage image, mlir::MLIRContext *context,
       const JitOptions &code);
  /// Generates code of a lowered module for load(), in this or another process.
  /// Errors: those of Jit::emit.
  static llvm::Expected<ExecutableImage>
  emit(mlir::ModuleOp lowered, llvm::StringRef entry, const JitOptions &code);
  /// Computes the state of the program.
  llvm::Error makeState(RuntimeContext &context);
  /// Makes a device of the backend record and replay later calls. Returns false
  /// if the backend does not support it.
  bool recordCalls(const Backend &backend, std::shared_ptr<CallCounts> counts);

  const Signature &signature() const { return calledAs; }
  /// For each result, the index of the input whose memory it may use, or -1;
  /// empty if no result may use the memory of an input.
  llvm::ArrayRef<int64_t> donors() const { return donorOfResult; }
  /// Whether the sizes of all results are static.
  bool hasStaticResults() const { return isStatic; }
  /// Whether kernels may fail on invalid values, such as indices out of bounds.
  /// Invalid sizes are reported before kernels run.
  bool mayFail() const { return findsWrongValues; }
  /// Whether a failing call may already have written to donated arguments.
  bool mayFailLate() const {
    bool goesOn = deviceTarget() && !deviceTarget()->guardsWrites();
    return goesOn ? findsWrongValues : findsThemLate;
  }
  /// The device of arguments and results; empty for host memory.
  llvm::StringRef device() const { return place; }
  /// The target, if the program's buffers are on its device; otherwise null.
  const Backend *deviceTarget() const {
    return target && target->keepsBuffersOnDevice() ? target : nullptr;
  }
  const CodeReport &report() const { return jit->report(); }
  int64_t stateBytes() const { return state.numBytes(); }

  /// Checks the inputs, and returns copies of the results. Does not modify the
  /// inputs.
  llvm::Expected<Tensors> call(llvm::ArrayRef<HostTensor> inputs);
  /// Binds inputs to a call that can run repeatedly. Inputs, context and this
  /// object must outlive it.
  llvm::Expected<std::unique_ptr<EntryCall>>
  bind(RuntimeContext &context, llvm::ArrayRef<HostTensor> inputs) const {
    return EntryCall::create(context, entry, state.get(), calledAs, inputs,
                             recorded.get());
  }

  /// The two steps of a call on memory of the caller: `shapes` computes the
  /// sizes of the results, `run` the results. Both return a status of the
  /// runtime.
  int shapes(tcopt_context *context, const tcopt_tensor *in,
             tcopt_tensor *out) const {
    return entry.shapes(context, in, out);
  }
  int run(tcopt_context *context, const tcopt_tensor *in,
          tcopt_tensor *out) const {
    if (!recorded)
      return entry.run(context, in, out, state.get());
    return recorded->call(context, {entry.run, state.get(), in, out,
                                    int32_t(calledAs.inputs.size()),
                                    int32_t(calledAs.results.size())});
  }

private:
  Executable() = default;
  llvm::Error setEntry(llvm::StringRef name, bool hasState);
  void setSignature(Signature signature);
  ContextPool &contextsOfCalls();

  /// The target of the compilation; null if the module was lowered before. The
  /// registry owns it and outlives the contexts.
  std::shared_ptr<const BackendRegistry> backends;
  const Backend *target = nullptr;
  std::unique_ptr<Jit> jit;
  CompiledEntry entry;
  std::unique_ptr<RecordedCalls> recorded;
  Signature calledAs;
  llvm::SmallVector<int64_t> donorOfResult;
  bool isStatic = true, findsWrongValues = false, findsThemLate = false;
  std::string place;
  /// Declared after the code, so that the state is destroyed before it.
  CompiledState state;
  int32_t threads = 0;
  std::once_flag onceForContexts;
  /// The contexts of `call`; null before the first one.
  std::unique_ptr<ContextPool> contexts;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_EXECUTABLE_H
