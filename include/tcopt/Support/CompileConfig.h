//===- CompileConfig.h - how a program is compiled --------------*- C++ -*-===//
//
// Needs neither LLVM nor MLIR, so that the headers of programs that use tcopt
// may include it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_COMPILECONFIG_H
#define TCOPT_SUPPORT_COMPILECONFIG_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tcopt {

/// How a program is compiled; the members are those of CompileOptions.def. Each
/// struct of options of a later stage contains one.
struct CompileConfig {
#define TCOPT_COMPILE_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, SCOPE, HELP)  \
  TYPE MEMBER = DEFAULT;
#include "tcopt/Support/CompileOptions.def"

  bool operator==(const CompileConfig &) const = default;
};

/// The members of CompileOptions.def of another struct.
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
struct CompileOption {
  /// As command lines and pipelines spell it: "allow-atomics".
  std::string_view name;
  /// As structs spell it: "allowAtomics".
  std::string_view member;
  std::string_view help;
  /// The values that it has: "true or false".
  std::string_view expected;
  /// Without a value it is true.
  bool isFlag;
  /// Passes read it; if not, only translation to machine code does.
  bool isOfPasses;
  /// Returns false if the option does not have the value.
  bool (*set)(CompileConfig &config, std::string_view value);
  /// The text that `set` reads.
  std::string (*get)(const CompileConfig &config);

  /// As the environment spells it, without TCOPT_: "ALLOW_ATOMICS".
  std::string environmentName() const;
  bool isDefault(const CompileConfig &config) const;
};

/// All options, in the order of the members.
std::span<const CompileOption> compileOptions();
/// Returns the first option with a wrong value, or null.
const CompileOption *findWrongOption(const CompileConfig &config);

/// Sets an option. Returns what is wrong with the value, "" if nothing is.
std::string setCompileOption(CompileConfig &config, const CompileOption &option,
                             std::string_view value);

/// Prints the options of passes that differ from the default, in the syntax of
/// the pipeline tcopt-compile: " numerics=strict allow-atomics=true".
std::string printPassOptions(const CompileConfig &config);

} // namespace tcopt

#endif // TCOPT_SUPPORT_COMPILECONFIG_H
