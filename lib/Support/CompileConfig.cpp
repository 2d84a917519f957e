//===- CompileConfig.cpp - how a program is compiled ----------------------===//

#include "tcopt/Support/CompileConfig.h"
#include "OptionValues.h"

using llvm::StringRef;

namespace tcopt {

using namespace option_values;

namespace {
enum class Scope { Passes, Code };
} // namespace

static constexpr CompileOption kCompileOptions[] = {
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

std::span<const CompileOption> compileOptions() { return kCompileOptions; }

std::string printPassOptions(const CompileConfig &config) {
  std::string text;
  for (const CompileOption &option : kCompileOptions)
    if (option.isOfPasses && !option.isDefault(config))
      text += (" " + StringRef(option.name) + "=" + option.get(config)).str();
  return text;
}

} // namespace tcopt
