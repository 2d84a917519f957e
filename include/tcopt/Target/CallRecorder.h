//===- CallRecorder.h - recorded and replayed calls -------------*- C++ -*-===//

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

/// How a call was executed: by host code, as the first call of its kind (First)
/// or for a stated reason (Plain); by host code while recording the device's
/// work (Recorded); or by replaying an earlier recording (Replayed).
enum class CallKind { First, Plain, Recorded, Replayed };

struct CallOutcome {
  CallKind kind = CallKind::First;
  /// The reason of a plain call. Valid until the context's next call.
  const char *reason = nullptr;
};

/// Calls one program. If the work of a call on the device equals that of an
/// earlier call, the recorded work is replayed without running host code.
/// Thread-safe, if each thread has a separate context.
class CallRecorder {
public:
  virtual ~CallRecorder() = default;

  /// Executes a call and returns its status. Must not be called within a frame
  /// of the context.
  virtual int call(tcopt_context *context, const HostCall &call,
                   CallOutcome &outcome) = 0;
};

} // namespace tcopt

#endif // TCOPT_TARGET_CALLRECORDER_H
