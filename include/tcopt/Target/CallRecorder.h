//===- CallRecorder.h - calls that a device repeats -------------*- C++ -*-===//

#ifndef TCOPT_TARGET_CALLRECORDER_H
#define TCOPT_TARGET_CALLRECORDER_H

#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt {

/// A call of a compiled function.
struct HostCall {
  tcopt_entry entry;
  const void *state;
  const tcopt_tensor *in;
  tcopt_tensor *out;
  int32_t numInputs, numResults;
};

/// How a call was run: by its host code, as the first one of its kind or for a
/// stated reason; by its host code while it was recorded; or by replaying what
/// an earlier call recorded.
enum class CallKind { First, Plain, Recorded, Replayed };

struct CallOutcome {
  CallKind kind = CallKind::First;
  /// Of a plain call; until the context's next one.
  const char *reason = nullptr;
};

/// Calls one program. Where a call does on the device what an earlier one did,
/// that is repeated without the host code. Any number of threads may call it at
/// once, each with a context of its own.
class CallRecorder {
public:
  virtual ~CallRecorder() = default;

  /// Not within a frame of the context. Returns the status of the call.
  virtual int call(tcopt_context *context, const HostCall &call,
                   CallOutcome &outcome) = 0;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CALLRECORDER_H
