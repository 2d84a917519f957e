//===- CompileConfig.h - options of compilation -----------------*- C++ -*-===//
//
// Needs neither LLVM nor MLIR, so that the headers of programs that use tcopt
// may include it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_COMPILECONFIG_H
#define TCOPT_SUPPORT_COMPILECONFIG_H

#include "tcopt/Support/ConfigOption.h"
#include <cstdint>

namespace tcopt {

/// The options of compilation; the members are the rows of CompileOptions.def.
/// The option structs of later stages contain a CompileConfig.
struct CompileConfig {
#define TCOPT_COMPILE_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, SCOPE, HELP)  \
  TYPE MEMBER = DEFAULT;
#include "tcopt/Support/CompileOptions.def"

  bool operator==(const CompileConfig &) const = default;
};

/// Returns the members of another struct that are rows of CompileOptions.def.
template <typename T> CompileConfig configOf(const T &options) {
  CompileConfig config;
#define TCOPT_COMPILE_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, SCOPE, HELP)  \
  config.MEMBER = options.MEMBER;
#include "tcopt/Support/CompileOptions.def"
  return config;
}
template <typename T> void setConfig(T &options, const CompileConfig &config) {
#define TCOPT_COMPILE_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, SCOPE, HELP)  \
  options.MEMBER = config.MEMBER;
#include "tcopt/Support/CompileOptions.def"
}

/// A row of CompileOptions.def.
using CompileOption = ConfigOption<CompileConfig>;

/// All options, in the order of the members.
std::span<const CompileOption> compileOptions();

/// Prints the options of passes that differ from the default, in the syntax of
/// the pipeline tcopt-compile: " numerics=strict allow-atomics=true".
std::string printPassOptions(const CompileConfig &config);

} // namespace tcopt

#endif // TCOPT_SUPPORT_COMPILECONFIG_H
