//===- CompileConfig.cpp - how a program is compiled ----------------------===//

#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Support/MemorySize.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace tcopt {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

namespace {

/// A kind of value: what is expected, how it is read and written.
struct Text {
  static constexpr bool isFlag = false;
  static constexpr StringRef expected = "a text";
  static bool parse(StringRef text, std::string &value) {
    value = text.str();
    return true;
  }
  static std::string print(const std::string &value) { return value; }
};

struct Numerics : Text {
  static constexpr StringRef expected = "strict, fast or tf32";
  static bool parse(StringRef text, std::string &value) {
    value = text.str();
    return text == "strict" || text == "fast" || text == "tf32";
  }
};

struct Budget : Text {
  static constexpr StringRef expected =
      "a number in [0, 1] or an amount such as 64MiB";
  static bool parse(StringRef text, std::string &value) {
    value = text.str();
    return text.empty() || parseFraction(text) || parseBytes(text);
  }
};

struct Flag {
  static constexpr bool isFlag = true;
  static constexpr StringRef expected = "true or false";
  static bool parse(StringRef text, bool &value) {
    value = text == "true" || text == "1" || text.empty();
    return value || text == "false" || text == "0";
  }
  static std::string print(bool value) { return value ? "true" : "false"; }
};

struct Level {
  static constexpr bool isFlag = false;
  static constexpr StringRef expected = "0, 2 or 3";
  static bool parse(StringRef text, int64_t &value) {
    return llvm::to_integer(text, value) &&
           (value == 0 || value == 2 || value == 3);
  }
  static std::string print(int64_t value) { return std::to_string(value); }
};

enum class Scope { Passes, Code };

} // namespace

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr CompileOption kOptions[] = {
#define TCOPT_COMPILE_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, SCOPE, HELP)  \
  {NAME,                                                                       \
   #MEMBER,                                                                    \
   HELP,                                                                       \
   VALUE::expected,                                                            \
   VALUE::isFlag,                                                              \
   Scope::SCOPE == Scope::Passes,                                              \
   [](CompileConfig &config, std::string_view value) {                         \
     return VALUE::parse(value, config.MEMBER);                                \
   },                                                                          \
   [](const CompileConfig &config) { return VALUE::print(config.MEMBER); }},
#include "tcopt/Support/CompileOptions.def"
};

std::span<const CompileOption> compileOptions() { return kOptions; }

const CompileOption *findWrongOption(const CompileConfig &config) {
  CompileConfig scratch;
  for (const CompileOption &option : kOptions)
    if (!option.set(scratch, option.get(config)))
      return &option;
  return nullptr;
}

std::string CompileOption::environmentName() const {
  std::string upper = StringRef(name).upper();
  llvm::replace(upper, '-', '_');
  return upper;
}

bool CompileOption::isDefault(const CompileConfig &config) const {
  return get(config) == get(CompileConfig());
}

std::string setCompileOption(CompileConfig &config, const CompileOption &option,
                             std::string_view value) {
  if (option.set(config, value))
    return "";
  return ("expected " + StringRef(option.expected) + " but found '" + value +
          "'")
      .str();
}

std::string printPassOptions(const CompileConfig &config) {
  std::string text;
  for (const CompileOption &option : kOptions)
    if (option.isOfPasses && !option.isDefault(config))
      text += (" " + StringRef(option.name) + "=" + option.get(config)).str();
  return text;
}

} // namespace tcopt
