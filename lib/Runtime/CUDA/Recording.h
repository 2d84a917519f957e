//===- Recording.h - The work of a call as a graph --------------*- C++ -*-===//
//
// While a recording is on, launches and copies of its thread go to a stream of
// its own, which takes them down in place of doing them: the device's stream,
// which other threads use, is left alone.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_RECORDING_H
#define TCOPT_LIB_RUNTIME_CUDA_RECORDING_H

#include "Device.h"

#include <utility>

namespace tcopt::rt::cuda {

/// Memory of the host that copies in a graph read each time, in a list.
struct KeptBytes {
  KeptBytes *next;
  void *bytes;
};
void freeKept(Device &device, KeptBytes *kept);

class Recording {
public:
  explicit Recording(Device &device) : device(device) {}
  Recording(const Recording &) = delete;
  Recording &operator=(const Recording &) = delete;
  /// Nothing is being recorded.
  ~Recording();

  bool begin(Failure &why);
  /// What was recorded; null after a failure, or where something was done that
  /// a graph cannot do.
  GraphHandle end(Failure &why);

  /// That of the calling thread; null if nothing is being recorded.
  static Recording *current();

  bool isOn() const { return isRecording; }
  StreamHandle getStream() const { return stream; }

  /// Counts an operation. False where there are too many.
  bool count(Failure &why);
  bool upload(void *to, const void *from, size_t bytes, Failure &why);
  bool move(void *to, const void *from, size_t bytes, Failure &why);
  /// The host has to see what kernels compute; always false.
  bool download(Failure &why);

  /// Notes that the status word is to be read when all has run.
  void addCheck() { checks = true; }
  bool hasChecks() const { return checks; }
  /// Why no graph can do it, or null.
  const char *getBlocker() const { return blocker; }
  /// What the graph reads; the caller's from now on.
  KeptBytes *takeKept() { return std::exchange(kept, nullptr); }

private:
  bool forbid(const char *reason, Failure &why);
  KeptBytes *keep(const void *from, size_t bytes, Failure &why);

  Device &device;
  StreamHandle stream = nullptr;
  const char *blocker = nullptr;
  KeptBytes *kept = nullptr;
  int64_t numOperations = 0;
  bool isRecording = false, checks = false;
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_RECORDING_H
