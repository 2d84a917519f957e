//===- ConfigOption.h - a named option of a struct --------------*- C++ -*-===//
//
// Needs neither LLVM nor MLIR, so that the headers of programs that use tcopt
// may include it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_CONFIGOPTION_H
#define TCOPT_SUPPORT_CONFIGOPTION_H

#include <span>
#include <string>
#include <string_view>

namespace tcopt {

/// A row of a table of options, one for each member of the struct `Config`.
template <typename Config> struct ConfigOption {
  /// The name in command lines and pipelines: "allow-atomics".
  std::string_view name;
  /// The name of the struct's member: "allowAtomics".
  std::string_view member;
  std::string_view help;
  /// A description of the valid values: "true or false".
  std::string_view expected;
  /// Whether the option is a flag, which is true without a value.
  bool isFlag;
  /// Whether passes read the option. Other options are read by the translation
  /// to machine code or the caller of the compiler.
  bool isOfPasses;
  /// Sets the option. Returns false for an invalid value.
  bool (*set)(Config &config, std::string_view value);
  /// Returns the value in the format of `set`.
  std::string (*get)(const Config &config);

  /// The name of the environment variable without TCOPT_: "ALLOW_ATOMICS".
  std::string environmentName() const {
    std::string upper(name);
    for (char &c : upper)
      c = c == '-' ? '_' : c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    return upper;
  }
  bool isDefault(const Config &config) const {
    return get(config) == get(Config());
  }
};

/// Sets an option. Returns an error message for an invalid value, otherwise "".
template <typename Config>
std::string assignOption(Config &config, const ConfigOption<Config> &option,
                         std::string_view value) {
  if (option.set(config, value))
    return "";
  return "expected " + std::string(option.expected) + " but found '" +
         std::string(value) + "'";
}

/// Returns the first option of the table with an invalid value, or null.
template <typename Config>
const ConfigOption<Config> *
findWrongOption(std::span<const ConfigOption<Config>> table,
                const Config &config) {
  Config scratch;
  for (const ConfigOption<Config> &option : table)
    if (!option.set(scratch, option.get(config)))
      return &option;
  return nullptr;
}

} // namespace tcopt

#endif // TCOPT_SUPPORT_CONFIGOPTION_H
