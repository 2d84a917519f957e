//===- Settings.cpp - what a thread's calls mean --------------------------===//

#include "tcopt/Capture/Settings.h"
#include "tcopt/Capture/Basics.h"
#include "tcopt/Support/DType.h"

namespace tcopt {

// Of the thread: functions of the API take tensors and numbers alone.
capture::Settings &capture::settings() {
  static thread_local Settings current;
  return current;
}

Autocast::Autocast(DType dtype, bool enabled) {
  if (!isHalf(dtype))
    throw Exception("Autocast: expected f16 or bf16 but found " +
                    getName(dtype).str());
  capture::settings().autocast = enabled ? std::optional(dtype) : std::nullopt;
}

bool is_autocast_enabled() { return capture::settings().autocast.has_value(); }

bool is_grad_enabled() { return capture::settings().isGradEnabled; }

} // namespace tcopt
