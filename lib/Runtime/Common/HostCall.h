//===- HostCall.h - Functions of the host in programs of a device -*- C++
//-*-===//

#ifndef TCOPT_LIB_RUNTIME_COMMON_HOSTCALL_H
#define TCOPT_LIB_RUNTIME_COMMON_HOSTCALL_H

#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt::rt {

struct HostArguments {
  int32_t numInputs, numOutputs;
  const tcopt_tensor *inputs;
  tcopt_tensor *outputs;
};

/// The tensors of a call of a function that runs on the host. Where some are on
/// the context's device, these have copies in an arena, which goes with this
/// object; others are as they are.
class HostCall {
public:
  HostCall(tcopt_context &ctx, HostArguments given) : ctx(ctx), given(given) {}
  HostCall(const HostCall &) = delete;
  HostCall &operator=(const HostCall &) = delete;
  ~HostCall() { tcopt_rt_arena_end(&ctx, arena); }

  /// Waits for the device and copies what the function reads. Counts the call.
  int begin(const char *who);
  /// What the function takes.
  HostArguments get() const;
  /// Copies what the function has written to the device, unless the call has
  /// failed. Returns the status of the call.
  int end();

private:
  struct Copy;
  bool isAnyOnDevice() const;
  int32_t count() const { return given.numInputs + given.numOutputs; }
  const tcopt_tensor &tensor(int32_t index) const;
  int measure(const char *who, int64_t *bytes);
  int stage(Copy &copy, bool isOutput, char *memory);

  tcopt_context &ctx;
  HostArguments given;
  void *arena = nullptr;
  /// In the arena, one for each tensor; null where none is on the device.
  tcopt_tensor *tensors = nullptr;
  Copy *copies = nullptr;
};

} // namespace tcopt::rt

#endif // TCOPT_LIB_RUNTIME_COMMON_HOSTCALL_H
