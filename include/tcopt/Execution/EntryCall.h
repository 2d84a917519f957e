//===- EntryCall.h - Calls of compiled functions ----------------*- C++ -*-===//
//
// Compiled functions have the C type `tcopt_entry`. A call binds inputs, asks
// the function's shape function for the results' sizes, allocates the results
// by the runtime, and runs. Results whose sizes only the call finds are
// allocated by the function.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_ENTRYCALL_H
#define TCOPT_EXECUTION_ENTRYCALL_H

#include "tcopt/Execution/CallCounts.h"
#include "tcopt/Execution/CompiledEntry.h"
#include "tcopt/Execution/Inputs.h"
#include "tcopt/Target/Backend.h"

namespace tcopt {

/// Owns a tcopt_context.
class RuntimeContext {
public:
  struct Options {
    int32_t threads = 0;
    bool profile = false;
    /// Fills all memory with this byte before programs see it, so that reads of
    /// what was never written show.
    std::optional<uint8_t> garbage;
    /// The target of the programs, which must outlive the context, and the
    /// number of its device; null for the host.
    const Backend *backend = nullptr;
    int device = 0;
  };

  static llvm::Expected<std::unique_ptr<RuntimeContext>>
  create(const Options &options);
  ~RuntimeContext();
  RuntimeContext(const RuntimeContext &) = delete;
  RuntimeContext &operator=(const RuntimeContext &) = delete;

  tcopt_context *get() const { return context; }
  /// An error for a status that a function returned, success for 0.
  llvm::Error check(int status) const;

private:
  RuntimeContext() = default;

  tcopt_context *context = nullptr;
  tcopt_context_options fields = {};
  const Backend *backend = nullptr;
  uint8_t garbage = 0;
};

/// One set of inputs and results; may be run any number of times. Inputs,
/// context and state must outlive it, and so must what repeats calls, if that
/// is not null. Inputs that the function updates in place
/// are copied first, so that those given stay as they are.
class EntryCall {
public:
  static llvm::Expected<std::unique_ptr<EntryCall>>
  create(RuntimeContext &context, CompiledEntry entry, const void *state,
         const Signature &signature, llvm::ArrayRef<HostTensor> inputs,
         RecordedCalls *recorded = nullptr);
  ~EntryCall();
  EntryCall(const EntryCall &) = delete;
  EntryCall &operator=(const EntryCall &) = delete;

  /// Makes the copies of inputs that the function updates what those given are.
  void restoreInputs();
  /// Runs the function on what the inputs are now; `seconds` (or 0 for no
  /// limit) bounds its time.
  llvm::Error run(double seconds);
  /// Copies of the results of the last run.
  llvm::Expected<Tensors> results() const;

private:
  EntryCall(RuntimeContext &context, CompiledEntry entry, const void *state,
            const Signature &signature, llvm::ArrayRef<HostTensor> inputs,
            RecordedCalls *recorded)
      : context(context), entry(entry), state(state), signature(signature),
        inputs(inputs), recorded(recorded),
        onDevice(tcopt_rt_device(context.get()).type != TCOPT_DEVICE_CPU) {}
  llvm::Error bindInputs();
  llvm::Error allocate(tcopt_tensor &tensor);
  llvm::Error write(const tcopt_tensor &to, const HostTensor &from);
  llvm::Error upload();
  void prepareResults();
  llvm::Error allocateResults();
  void bindDonated();
  void freeGivenResults();
  int callEntry();

  RuntimeContext &context;
  CompiledEntry entry;
  const void *state;
  const Signature &signature;
  llvm::ArrayRef<HostTensor> inputs;
  RecordedCalls *recorded;
  /// Inputs and results are in memory of the context's device.
  bool onDevice;
  std::vector<tcopt_tensor> in, out, uploaded;
  /// The shapes that `in` and `out` point to.
  std::vector<llvm::SmallVector<int64_t>> inShapes, outShapes;
};

/// The runtime's code of a dtype.
tcopt_dtype runtimeDType(DType dtype);

} // namespace tcopt

#endif // TCOPT_EXECUTION_ENTRYCALL_H
