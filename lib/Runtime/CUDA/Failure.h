//===- Failure.h - Failures as values ---------------------------*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_FAILURE_H
#define TCOPT_LIB_RUNTIME_CUDA_FAILURE_H

#include "Driver.h"
#include "tcopt/Runtime/tcopt_rt.h"

namespace tcopt::rt::cuda {

/// A status with one line of text.
class Failure {
public:
  // Not all of the text: most failures never happen.
  Failure() { text[0] = 0; }

  /// Sets both, by a printf format; always false.
  [[gnu::format(printf, 3, 4)]] bool set(int status, const char *format, ...);

  /// What a call of the driver returned: "cuInit failed: NAME (text)".
  bool setResult(const Driver &driver, const char *call, Result result);

  /// Adds to the text.
  [[gnu::format(printf, 2, 3)]] void append(const char *format, ...);

  int status = TCOPT_OK;
  /// Whether the device is lost by it, perhaps by work that was begun earlier.
  bool isLoss = false;
  char text[1024];
};

/// What tcopt calls a result.
int statusOf(Result result);

/// Whether all later calls in the context will fail, too.
bool isSticky(Result result);

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_FAILURE_H
