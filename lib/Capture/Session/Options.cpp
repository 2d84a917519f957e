//===- Options.cpp - options of compilation -------------------------------===//

#include "tcopt/Capture/Options.h"
#include "Engine.h"
#include "tcopt/Support/CallConfig.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Support/Environment.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace tcopt {

static CallConfig callConfigOf(const Options &options) {
  CallConfig config;
#define TCOPT_CALL_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, HELP)            \
  config.MEMBER = options.MEMBER;
#include "tcopt/Support/CallOptions.def"
  return config;
}

static void setConfig(Options &options, const CallConfig &config) {
#define TCOPT_CALL_OPTION(TYPE, MEMBER, DEFAULT, NAME, VALUE, HELP)            \
  options.MEMBER = config.MEMBER;
#include "tcopt/Support/CallOptions.def"
}

/// Sets the option of the table whose name in the environment is `name`.
/// Returns an error message for a wrong value, an empty string for a valid one,
/// and nothing if the option is not in the table.
template <typename Config>
static std::optional<std::string>
setNamed(std::span<const ConfigOption<Config>> table, Config config,
         Options &options, StringRef name, StringRef value) {
  for (const ConfigOption<Config> &option : table)
    if (option.environmentName() == name) {
      std::string wrong = assignOption(config, option, value);
      setConfig(options, config);
      return wrong;
    }
  return std::nullopt;
}

std::string setOption(Options &options, std::string_view name,
                      std::string_view value) {
  auto wrong =
      setNamed(callOptions(), callConfigOf(options), options, name, value);
  if (!wrong)
    wrong = setNamed(compileOptions(), configOf(options), options, name, value);
  return wrong.value_or("there is no such option");
}

static Options readEnvironment() {
  Options options;
  for (const auto &[name, value] : initFromEnvironment().settings)
    if (std::string wrong = setOption(options, name, value); !wrong.empty())
      throw Exception("TCOPT_" + name + ": " + wrong);
  return options;
}

// Returns an error message for a wrong target. Backends of plugins check their
// targets when they compile.
static std::string findWrongTarget(const Options &options) {
  if (options.targetCpu.empty() && options.targetFeatures.empty())
    return "";
  if (options.customBackend || options.backend == "interp")
    return "expected a backend that makes code";
  if (options.backend != "cpu")
    return "";
  llvm::Expected<CpuTarget> cpu =
      selectCpu(options.targetCpu, options.targetFeatures);
  return toString(cpu ? checkRunsHere(*cpu) : cpu.takeError());
}

template <typename Config>
static void checkTable(std::span<const ConfigOption<Config>> table,
                       const Config &config) {
  if (const ConfigOption<Config> *wrong = findWrongOption(table, config))
    throw Exception("options." + std::string(wrong->member) + ": expected " +
                    std::string(wrong->expected) + " but found '" +
                    wrong->get(config) + "'");
}

void capture::checkOptions(const Options &options) {
  checkTable(callOptions(), callConfigOf(options));
  checkTable(compileOptions(), configOf(options));
  if (std::string wrong = findWrongTarget(options); !wrong.empty())
    throw Exception("options.targetCpu: " + wrong);
}

Options capture::Engine::defaultOptions() {
  std::lock_guard<std::mutex> lock(optionsMutex);
  if (!chosenOptions)
    chosenOptions = readEnvironment();
  return *chosenOptions;
}

void capture::Engine::setDefaultOptions(const Options &options) {
  std::lock_guard<std::mutex> lock(optionsMutex);
  chosenOptions = options;
}

Options Options::defaults() { return capture::Engine::get().defaultOptions(); }

void setDefaultOptions(const Options &options) {
  capture::checkOptions(options);
  capture::Engine::get().setDefaultOptions(options);
}

} // namespace tcopt
