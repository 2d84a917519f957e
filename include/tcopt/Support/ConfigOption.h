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
  /// As command lines and pipelines spell it: "allow-atomics".
  std::string_view name;
  /// As structs spell it: "allowAtomics".
  std::string_view member;
  std::string_view help;
  /// The values that it has: "true or false".
  std::string_view expected;
  /// Without a value it is true.
  bool isFlag;
  /// Passes read it. If not, only translation to machine code does, or the
  /// caller of the compiler.
  bool isOfPasses;
  /// Returns false if the option does not have the value.
  bool (*set)(Config &config, std::string_view value);
  /// The text that `set` reads.
  std::string (*get)(const Config &config);

  /// As the environment spells it, without TCOPT_: "ALLOW_ATOMICS".
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

/// Sets an option. Returns what is wrong with the value, "" if nothing is.
template <typename Config>
std::string assignOption(Config &config, const ConfigOption<Config> &option,
                         std::string_view value) {
  if (option.set(config, value))
    return "";
  return "expected " + std::string(option.expected) + " but found '" +
         std::string(value) + "'";
}

/// Returns the first option of the table with a wrong value, or null.
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
