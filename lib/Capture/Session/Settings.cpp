//===- Settings.cpp - settings of a thread --------------------------------===//

#include "tcopt/Capture/Settings.h"
#include "tcopt/Capture/Basics.h"
#include "tcopt/Support/DType.h"

namespace tcopt {

// Settings are thread-local, because functions of the API have no parameter for
// them.
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
