//===- Timings.h - How long kernels take ------------------------*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_TIMINGS_H
#define TCOPT_LIB_RUNTIME_CUDA_TIMINGS_H

#include "Device.h"

namespace tcopt::rt::cuda {

/// Events around launches, of which the time is read when they have passed. A
/// failure leaves a launch out: a profile must not make a call fail.
class Timings {
public:
  explicit Timings(const Device &device) : device(device) {}
  Timings(const Timings &) = delete;
  Timings &operator=(const Timings &) = delete;

  /// Before and after a launch of the kernel called `name`, which lives until
  /// it is read.
  void begin(const char *name, StreamHandle stream);
  void end(StreamHandle stream);

  bool isFull() const { return pending.size() >= 1024; }
  /// Adds the times to the context's profile; the stream has been waited for.
  void read(tcopt_context *ctx);
  /// Frees the events.
  void clear();

private:
  struct Timing {
    const char *name;
    EventHandle begin, end;
  };

  EventHandle takeEvent();

  const Device &device;
  GrowArray<Timing> pending;
  GrowArray<EventHandle> spare;
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_TIMINGS_H
