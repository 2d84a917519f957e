//===- State.h - What is kept for a context ---------------------*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_STATE_H
#define TCOPT_LIB_RUNTIME_CUDA_STATE_H

#include "Graphs.h"
#include "Kernels.h"
#include "Timings.h"

namespace tcopt::rt::cuda {

/// Behind the device_state of a context on a CUDA device.
class State {
public:
  State(Device &device, StreamHandle stream)
      : device(device), graphs(device, this->stream), timings(device),
        stream(stream) {}
  State(const State &) = delete;
  State &operator=(const State &) = delete;
  ~State();

  /// The status word.
  bool open(Failure &why);

  /// Null, and a failure that is recorded, for a context of another kind.
  static State *of(tcopt_context *ctx);

  /// Waits for the stream, then takes what kernels found and the times.
  int check(tcopt_context *ctx);

  /// Adds the kernel that was launched last to what it may have caused.
  void addLastKernel(Failure &why) const;

  /// Forgets all kernels, after waiting for those that are timed.
  bool forgetKernels(tcopt_context *ctx, Failure &why);

  /// Moves later work of the context to another stream; null is the device's
  /// own. It waits for the context's work so far.
  bool setStream(tcopt_context *ctx, StreamHandle handle, Failure &why);
  StreamHandle getStream() const { return stream; }
  /// Returns where launches go.
  StreamHandle launchStream() const {
    return graphs.recording.isOn() ? graphs.recording.getStream() : stream;
  }

  Device &device;

  Kernels kernels;
  Graphs graphs;
  Timings timings;
  const Kernel *lastKernel = nullptr;
  /// The status word, in memory of the host that the device writes to; in the
  /// device's there is one that it reads, too, and the host's address.
  uint64_t *word = nullptr;
  Address wordOnDevice = 0;
  /// Of the call that is made: its tensors on the device, and why it is not a
  /// graph.
  GrowArray<tcopt_tensor> staged;
  char reason[200] = {};

private:
  StreamHandle stream;
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_STATE_H
