//===- Options.cpp - how functions are compiled ---------------------------===//

#include "tcopt/Capture/Options.h"
#include "Engine.h"
#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Support/Environment.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace tcopt {

namespace {
/// One setting of the environment: its name, and how it is taken.
struct Setting {
  StringRef name;
  bool (*set)(Options &options, StringRef value);
  StringRef expected;
};
} // namespace

static std::optional<bool> parseBool(StringRef text) {
  if (text == "1" || text == "true")
    return true;
  if (text == "0" || text == "false")
    return false;
  return std::nullopt;
}

static bool takeWord(std::string &field, StringRef value,
                     std::initializer_list<StringRef> words) {
  field = value.str();
  return llvm::is_contained(words, value);
}

static constexpr StringRef kModes =
    "default, reduce-overhead, max-autotune or max-autotune-no-cudagraphs";

static bool setMode(Options &options, StringRef value) {
  return takeWord(options.mode, value,
                  {"default", "reduce-overhead", "max-autotune",
                   "max-autotune-no-cudagraphs"});
}
static bool setBackend(Options &options, StringRef value) {
  options.backend = value.str();
  return !value.empty();
}
static bool setDynamic(Options &options, StringRef value) {
  options.dynamic = parseBool(value);
  return options.dynamic.has_value();
}
static bool setFullgraph(Options &options, StringRef value) {
  std::optional<bool> parsed = parseBool(value);
  options.fullgraph = parsed.value_or(false);
  return parsed.has_value();
}
static bool setOnError(Options &options, StringRef value) {
  return takeWord(options.onError, value, {"raise", "interpret"});
}
static bool setLimit(Options &options, StringRef value) {
  return llvm::to_integer(value, options.recompileLimit) &&
         options.recompileLimit > 0;
}
static bool setFailOnLimit(Options &options, StringRef value) {
  std::optional<bool> parsed = parseBool(value);
  options.failOnRecompileLimit = parsed.value_or(false);
  return parsed.has_value();
}

static bool setVerifyTraces(Options &options, StringRef value) {
  std::optional<bool> parsed = parseBool(value);
  options.verifyTraces = parsed.value_or(false);
  return parsed.has_value();
}

static constexpr Setting kSettings[] = {
    {"MODE", setMode, kModes},
    {"BACKEND", setBackend, "the name of a backend"},
    {"DYNAMIC", setDynamic, "true or false"},
    {"FULLGRAPH", setFullgraph, "true or false"},
    {"ON_ERROR", setOnError, "raise or interpret"},
    {"RECOMPILE_LIMIT", setLimit, "a positive number"},
    {"FAIL_ON_RECOMPILE_LIMIT", setFailOnLimit, "true or false"},
    {"VERIFY_TRACES", setVerifyTraces, "true or false"},
};

std::string setOption(Options &options, std::string_view name,
                      std::string_view value) {
  for (const Setting &setting : kSettings)
    if (setting.name == StringRef(name))
      return setting.set(options, value) ? ""
                                         : ("expected " + setting.expected +
                                            " but found '" + value + "'")
                                               .str();
  for (const CompileOption &option : compileOptions())
    if (option.environmentName() == name) {
      CompileConfig config = configOf(options);
      std::string wrong = setCompileOption(config, option, value);
      setConfig(options, config);
      return wrong;
    }
  return "there is no such option";
}

static Options readEnvironment() {
  Options options;
  for (const auto &[name, value] : initFromEnvironment().settings)
    if (std::string wrong = setOption(options, name, value); !wrong.empty())
      throw Exception("TCOPT_" + name + ": " + wrong);
  return options;
}

// A plugin's backend knows its own machines, and is asked when it compiles.
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

void capture::checkOptions(const Options &options) {
  Options scratch;
  auto check = [&](bool isRight, StringRef name, StringRef expected,
                   const std::string &found) {
    if (!isRight)
      throw Exception(("options." + name + ": expected " + expected +
                       " but found '" + found + "'")
                          .str());
  };
  check(setMode(scratch, options.mode), "mode", kModes, options.mode);
  check(setOnError(scratch, options.onError), "onError", "raise or interpret",
        options.onError);
  check(options.recompileLimit > 0, "recompileLimit", "a positive number",
        std::to_string(options.recompileLimit));
  CompileConfig config = configOf(options);
  if (const CompileOption *wrong = findWrongOption(config))
    check(false, wrong->member, wrong->expected, wrong->get(config));
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
