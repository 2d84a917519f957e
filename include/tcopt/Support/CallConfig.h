//===- CallConfig.h - options of compiled functions -------------*- C++ -*-===//
//
// Needs neither LLVM nor MLIR, so that the headers of programs that use tcopt
// may include it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_CALLCONFIG_H
#define TCOPT_SUPPORT_CALLCONFIG_H

#include "tcopt/Support/ConfigOption.h"
#include <cstdint>
#include <optional>

namespace tcopt {

/// Options that decide when a function is compiled and how failures are
/// handled; the members are the rows of CallOptions.def.
struct CallConfig {
#define TCOPT_CALL_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, HELP)            \
  TYPE MEMBER = DEFAULT;
#include "tcopt/Support/CallOptions.def"
};

/// Whether calls are recorded as graphs of the device in a mode of `compile`.
inline bool recordsCalls(std::string_view mode) {
  return mode == "reduce-overhead" || mode == "max-autotune";
}

/// A row of CallOptions.def.
using CallOption = ConfigOption<CallConfig>;

/// All options, in the order of the members.
std::span<const CallOption> callOptions();

} // namespace tcopt

#endif // TCOPT_SUPPORT_CALLCONFIG_H
