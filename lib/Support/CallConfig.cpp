//===- CallConfig.cpp - when a function is compiled -----------------------===//

#include "tcopt/Support/CallConfig.h"
#include "OptionValues.h"

namespace tcopt {

using namespace option_values;

static constexpr CallOption kCallOptions[] = {
#define TCOPT_CALL_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, HELP)            \
  {NAME,                                                                       \
   #MEMBER,                                                                    \
   HELP,                                                                       \
   VALUE::expected,                                                            \
   VALUE::isFlag,                                                              \
   /*isOfPasses=*/false,                                                       \
   [](CallConfig &config, std::string_view value) {                            \
     return VALUE::parse(value, config.MEMBER);                                \
   },                                                                          \
   [](const CallConfig &config) { return VALUE::print(config.MEMBER); }},
#include "tcopt/Support/CallOptions.def"
};

std::span<const CallOption> callOptions() { return kCallOptions; }

} // namespace tcopt
