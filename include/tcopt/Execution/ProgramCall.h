//===- ProgramCall.h - one call of a program on tensors ---------*- C++ -*-===//
//
//   ProgramCall call(program, session.contextsFor(program));
//   call.setInput(0, data, sizes, strides);
//   if (llvm::Error error = call.run(allocate))
//     ...
//   call.result(0).sizes;
//
// A call reads the caller's memory in place, by any strides, and writes its
// results to memory that the caller allocates. If the signature has a result
// update an input, and the caller donates the input, the result is written over
// it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_PROGRAMCALL_H
#define TCOPT_EXECUTION_PROGRAMCALL_H

#include "tcopt/Execution/ContextPool.h"
#include "tcopt/Execution/Executable.h"
#include "tcopt/Support/SourceLocation.h"
#include "llvm/ADT/SmallBitVector.h"

namespace tcopt {

/// The error of a call: a status of the runtime, and where it was found.
class CallError : public llvm::ErrorInfo<CallError> {
public:
  static char ID;

  CallError(int status, std::string text, SourceLocation location = {})
      : status(status), text(std::move(text)), location(location) {}

  /// A tcopt_status other than TCOPT_OK.
  const int status;
  /// The message without the location.
  const std::string text;
  /// The source location of the op; unknown if the program does not record it.
  const SourceLocation location;

  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override;
};

class ProgramCall {
public:
  /// Memory for a result. `data` is null if the allocation failed. With
  /// `isOnDevice`, the memory is on the device of the program.
  struct Memory {
    void *data = nullptr;
    bool isOnDevice = false;
  };
  /// Returns memory, aligned to 64 bytes, for the result with this index.
  /// Called once per result, before the program writes to it; for a result
  /// whose sizes the program itself finds, after it has run.
  using Allocator = llvm::function_ref<Memory(
      size_t result, llvm::ArrayRef<int64_t> sizes, size_t bytes)>;

  /// Called while the program runs, on the same thread: the program no longer
  /// reads the input with this index, whose memory may be freed. Not called for
  /// all inputs.
  using Release = llvm::function_ref<void(size_t input)>;

  struct Result {
    llvm::SmallVector<int64_t> sizes;
    /// Row-major elements.
    void *data = nullptr;
    bool isOnDevice = false;
    /// Whether the result is in the memory, and has the strides, of the input
    /// that it updates.
    bool isInPlace = false;
  };

  /// The program runs in a context of the pool, which must be
  /// CompileSession::contextsFor(program). Both must outlive the call.
  ProgramCall(const Executable &program, ContextPool &contexts);

  /// Sets an input. Sizes and strides (in elements) stay the caller's, and must
  /// outlive the call. Rank and dtype are those of the signature, which the
  /// caller has checked: see checkInput.
  void setInput(size_t index, void *data, llvm::ArrayRef<int64_t> sizes,
                llvm::ArrayRef<int64_t> strides, bool isOnDevice = false) {
    tcopt_tensor &tensor = in[index];
    tensor.data = data;
    tensor.device = isOnDevice ? kProgramDevice : kHost;
    tensor.ndim = int32_t(sizes.size());
    tensor.dtype = runtimeDType(program.signature().inputs[index].dtype);
    // Only donated inputs are written; DLPack's layout has no const.
    tensor.shape = const_cast<int64_t *>(sizes.data());
    tensor.strides = const_cast<int64_t *>(strides.data());
  }
  /// Lets the program write the result that updates this input over it. Inputs
  /// with overlapping elements must not be donated.
  void donate(size_t index) { donated[unsigned(index)] = true; }
  /// Checks dtype, rank, static sizes and device of a tensor against the
  /// signature. Errors name the input, the expected and the found type.
  llvm::Error checkInput(size_t index, const tcopt_tensor &tensor) const;

  /// Runs the program once. Errors: CallError, after which inputs are
  /// unchanged, except donated inputs of programs that fail late.
  llvm::Error run(Allocator allocate, Release release = nullptr);

  Result &result(size_t index) { return results[index]; }
  /// Returns how many functions a program of a device called on the host.
  int64_t hostCalls() const { return numHostCalls; }

private:
  static constexpr tcopt_device kHost = {TCOPT_DEVICE_CPU, 0};
  /// Stands for the device of the context, which is known in `run`.
  static constexpr tcopt_device kProgramDevice = {0, 0};

  llvm::Error checkSizes() const;
  bool writeOverInputs();
  void useOwnMemory();
  llvm::Error allocateResult(size_t index, Allocator allocate);
  llvm::Error takeGiven(RuntimeContext &context, Allocator allocate);
  bool overlaps();
  class Caller;
  llvm::Expected<int> runNow(RuntimeContext &context, Caller &caller);
  llvm::Error runIn(RuntimeContext &context, Caller &caller);

  const Executable &program;
  ContextPool &contexts;
  tcopt_device device = kHost;
  llvm::SmallVector<tcopt_tensor, 8> in;
  llvm::SmallVector<tcopt_tensor, 4> out;
  llvm::SmallVector<Result, 4> results;
  llvm::SmallBitVector donated;
  int64_t numHostCalls = 0;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_PROGRAMCALL_H
