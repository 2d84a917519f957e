//===- EntryCall.h - Calls of compiled functions ----------------*- C++ -*-===//
//
// Compiled functions have the C type `tcopt_entry`. A call binds the inputs,
// computes the sizes of the results by the function's shape function, allocates
// the results by the runtime, and runs the function. The function itself
// allocates results with data-dependent sizes.
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
    /// A byte with which all memory is filled before programs use it, so that
    /// reads of uninitialized memory are visible.
    std::optional<uint8_t> garbage;
    /// The target of the programs, which must outlive the context, and the
    /// index of its device; null for the host.
    const Backend *backend = nullptr;
    int device = 0;
    /// Runs `task(arg, i)` for i in [0, tasks), as the hook of the same name of
    /// tcopt_context_options; null for the runtime's threads.
    void (*parallelFor)(void *user, int64_t tasks, tcopt_task task,
                        void *arg) = nullptr;
  };

  static llvm::Expected<std::unique_ptr<RuntimeContext>>
  create(const Options &options);
  ~RuntimeContext();
  RuntimeContext(const RuntimeContext &) = delete;
  RuntimeContext &operator=(const RuntimeContext &) = delete;

  tcopt_context *get() const { return context; }
  /// Moves later work of the context to the calling thread's stream of the
  /// device, after its earlier work. Contexts of the host have no stream.
  llvm::Error useStreamOfThread();
  /// Converts the status of a runtime function to an error; 0 is success.
  llvm::Error check(int status) const;

private:
  RuntimeContext() = default;

  tcopt_context *context = nullptr;
  tcopt_context_options fields = {};
  const Backend *backend = nullptr;
  int device = 0;
  uint8_t garbage = 0;
};

/// A call with bound inputs and allocated results, which can run any number of
/// times. Inputs, context, state and `recorded`, if it is not null, must
/// outlive the call. Inputs that the function updates in place are copied
/// first, so that the caller's tensors do not change.
class EntryCall {
public:
  static llvm::Expected<std::unique_ptr<EntryCall>>
  create(RuntimeContext &context, CompiledEntry entry, const void *state,
         const Signature &signature, llvm::ArrayRef<HostTensor> inputs,
         RecordedCalls *recorded = nullptr);
  ~EntryCall();
  EntryCall(const EntryCall &) = delete;
  EntryCall &operator=(const EntryCall &) = delete;

  /// Resets the copies of inputs that the function updates to the caller's
  /// values.
  void restoreInputs();
  /// Runs the function on the current values of the inputs. `seconds` is the
  /// time limit; 0 means no limit.
  llvm::Error run(double seconds);
  /// Returns copies of the results of the last run.
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
  /// Whether inputs and results are in memory of the context's device.
  bool onDevice;
  std::vector<tcopt_tensor> in, out, uploaded;
  /// Storage of the shapes that `in` and `out` point to.
  std::vector<llvm::SmallVector<int64_t>> inShapes, outShapes;
};

/// Returns the runtime's code of a dtype.
tcopt_dtype runtimeDType(DType dtype);

} // namespace tcopt

#endif // TCOPT_EXECUTION_ENTRYCALL_H
