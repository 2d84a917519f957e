//===- Executable.h - A compiled function that can be called ----*- C++ -*-===//
//
// All that a program is after compilation: code, the functions of an entry,
// what it computes once, and how it is called. Runners and Capture hold one,
// and bring memory of their own; a program that has tensors calls it with them.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_EXECUTABLE_H
#define TCOPT_EXECUTION_EXECUTABLE_H

#include "tcopt/Execution/CallCounts.h"
#include "tcopt/Execution/EntryCall.h"
#include "tcopt/Execution/ExecutableImage.h"
#include "tcopt/Pipelines/Compiler.h"
#include "tcopt/Target/Backend.h"
#include "tcopt/Target/CPU/Jit.h"
#include <mutex>

namespace tcopt {

struct ExecutableOptions {
  std::string entry = "main";
  /// A target, or backends that take parts, separated by commas, and the
  /// target of what those leave, if that is not the default.
  std::string backend = "cpu", fallback;
  CompileConfig compile;
  /// Threads of a call; 0 means the runtime's default.
  int32_t threads = 0;
  /// What counts the program's calls if a device is to repeat them, as far as
  /// it can; null if not.
  std::shared_ptr<CallCounts> calls;
  /// How code is made. Libraries of backends are added to its own; its level is
  /// that of `compile`.
  JitOptions code;
  /// Lends pipelines of the module's context; if null, one is made for each
  /// module, which takes longer than to compile a small one.
  CompilerPool *compilers = nullptr;
};

/// Any number of threads may call it at once. The MLIR context must outlive it:
/// code reads large constants where they are.
class Executable {
public:
  /// Compiles a module of any phase, which is lowered in place, and computes
  /// its state. Errors: what cannot be compiled (the causes were reported as
  /// diagnostics), and what the state's function says.
  static llvm::Expected<std::unique_ptr<Executable>>
  create(mlir::ModuleOp module, std::shared_ptr<const BackendRegistry> backends,
         const ExecutableOptions &options);
  /// The same without the state: makeState comes before the first call. The
  /// instrumentations see the passes.
  static llvm::Expected<std::unique_ptr<Executable>>
  compile(mlir::ModuleOp module,
          std::shared_ptr<const BackendRegistry> backends,
          const ExecutableOptions &options, Instrumentations seen = {});
  /// Makes code of a lowered module; makeState comes before the first call.
  static llvm::Expected<std::unique_ptr<Executable>>
  load(mlir::ModuleOp lowered, llvm::StringRef entry, const JitOptions &code);
  /// Links what emit() has made; makeState comes before the first call.
  static llvm::Expected<std::unique_ptr<Executable>>
  load(ExecutableImage image, mlir::MLIRContext *context,
       const JitOptions &code);
  /// Code of a lowered module for load(), in this or another process. Errors:
  /// see Jit::emit.
  static llvm::Expected<ExecutableImage>
  emit(mlir::ModuleOp lowered, llvm::StringRef entry, const JitOptions &code);
  /// Computes what the program computes once.
  llvm::Error makeState(RuntimeContext &context);
  /// From now on a device of the backend repeats calls. False where it cannot.
  bool recordCalls(const Backend &backend, std::shared_ptr<CallCounts> counts);

  const Signature &signature() const { return calledAs; }
  /// By result, the input whose memory it may be, or -1; empty if there is no
  /// such result.
  llvm::ArrayRef<int64_t> donors() const { return donorOfResult; }
  /// Whether the signature has all sizes of results.
  bool hasStaticResults() const { return isStatic; }
  /// Whether kernels may find wrong values while they run, as indices that are
  /// out of bounds. What is wrong about sizes is found before.
  bool mayFail() const { return findsWrongValues; }
  /// Whether donated arguments may have been written to all the same.
  bool mayFailLate() const {
    bool goesOn = deviceTarget() && !deviceTarget()->guardsWrites();
    return goesOn ? findsWrongValues : findsThemLate;
  }
  /// Where arguments and results are; empty for the host's memory.
  llvm::StringRef device() const { return place; }
  /// The target where the program's buffers are on a device of it; else null.
  const Backend *deviceTarget() const {
    return target && target->keepsBuffersOnDevice() ? target : nullptr;
  }
  const CodeReport &report() const { return jit->report(); }
  int64_t stateBytes() const { return state.numBytes(); }

  /// Results on copies of inputs, which are checked first.
  llvm::Expected<Tensors> call(llvm::ArrayRef<HostTensor> inputs);
  /// A call that can be repeated. Inputs, context and this must outlive it.
  llvm::Expected<std::unique_ptr<EntryCall>>
  bind(RuntimeContext &context, llvm::ArrayRef<HostTensor> inputs) const {
    return EntryCall::create(context, entry, state.get(), calledAs, inputs,
                             recorded.get());
  }

  /// The two halves of a call on memory of the caller's: fills in sizes of
  /// results, computes them. Both return a status of the runtime.
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
  llvm::Expected<std::unique_ptr<RuntimeContext>> takeContext();

  /// What the program was compiled for; null where it was lowered before. Owned
  /// by the registry, which is there as long as the contexts are.
  std::shared_ptr<const BackendRegistry> backends;
  const Backend *target = nullptr;
  std::unique_ptr<Jit> jit;
  CompiledEntry entry;
  std::unique_ptr<RecordedCalls> recorded;
  Signature calledAs;
  llvm::SmallVector<int64_t> donorOfResult;
  bool isStatic = true, findsWrongValues = false, findsThemLate = false;
  std::string place;
  /// Before the code goes, what it made must.
  CompiledState state;
  int32_t threads = 0;
  std::mutex mutex;
  /// Contexts that no call uses.
  std::vector<std::unique_ptr<RuntimeContext>> idle;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_EXECUTABLE_H
