//===- CompileConfigTest.cpp ----------------------------------------------===//

#include "tcopt/Support/CompileConfig.h"
#include "tcopt/Capture/Options.h"
#include "tcopt/Support/CallConfig.h"
#include "tcopt/Support/Environment.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <set>

using namespace tcopt;

namespace {

TEST(CompileConfig, EachOptionReadsWhatItWrites) {
  std::set<std::string_view> names;
  for (const CompileOption &option : compileOptions()) {
    SCOPED_TRACE(option.name);
    EXPECT_TRUE(names.insert(option.name).second);
    CompileConfig config;
    EXPECT_TRUE(option.isDefault(config));
    EXPECT_EQ(assignOption(config, option, option.get(config)), "");
    EXPECT_EQ(config, CompileConfig());
  }
}

TEST(CompileConfig, WrongValuesNameWhatIsExpected) {
  auto wrong = [](std::string_view name, std::string_view value) {
    CompileConfig config;
    for (const CompileOption &option : compileOptions())
      if (option.name == name)
        return assignOption(config, option, value);
    return std::string("no such option");
  };
  EXPECT_EQ(wrong("numerics", "exact"),
            "expected strict, fast or tf32 but found 'exact'");
  EXPECT_EQ(wrong("numerics", ""),
            "expected strict, fast or tf32 but found ''");
  EXPECT_EQ(wrong("memory-budget", "64 miles"),
            "expected a number in [0, 1] or an amount such as 64MiB but found "
            "'64 miles'");
  EXPECT_EQ(wrong("allow-atomics", "maybe"),
            "expected true or false but found 'maybe'");
  EXPECT_EQ(wrong("opt-level", "1"), "expected 0, 2 or 3 but found '1'");
  EXPECT_EQ(wrong("opt-level", "two"), "expected 0, 2 or 3 but found 'two'");
}

TEST(CompileConfig, PassesGetWhatIsNotDefault) {
  CompileConfig config;
  EXPECT_EQ(printPassOptions(config), "");
  config.numerics = "strict";
  config.allowAtomics = true;
  config.optLevel = 0;
  EXPECT_EQ(printPassOptions(config), " numerics=strict allow-atomics=true");
}

TEST(CompileConfig, TheFirstWrongOptionIsFound) {
  CompileConfig config;
  EXPECT_EQ(findWrongOption(compileOptions(), config), nullptr);
  config.optLevel = 7;
  EXPECT_EQ(findWrongOption(compileOptions(), config)->member, "optLevel");
  config.memoryBudget = "much";
  EXPECT_EQ(findWrongOption(compileOptions(), config)->member, "memoryBudget");
}

/// Returns a value that the option accepts and that is not its default.
template <typename Config>
static std::string otherValue(const ConfigOption<Config> &option) {
  for (const char *value :
       {"true", "3", "tf32", "256", "0.5", "interpret", "reduce-overhead"}) {
    Config config;
    if (option.set(config, value) && !option.isDefault(config))
      return option.get(config);
  }
  return "";
}

// A row is all that an option of functions and of the environment needs.
template <typename Config>
static void checkRow(const ConfigOption<Config> &option) {
  SCOPED_TRACE(option.name);
  std::string value = otherValue(option);
  ASSERT_NE(value, "");
  Options options;
  EXPECT_EQ(setOption(options, option.environmentName(), value), "");
  std::string variable = "TCOPT_" + option.environmentName();
  setenv(variable.c_str(), value.c_str(), 1);
  EXPECT_EQ(initFromEnvironment().settings[option.environmentName()], value);
  unsetenv(variable.c_str());
}

TEST(CompileConfig, EachOptionIsOneOfFunctionsAndOfTheEnvironment) {
  for (const CompileOption &option : compileOptions())
    checkRow(option);
  for (const CallOption &option : callOptions())
    checkRow(option);
}

TEST(CallConfig, WrongValuesNameWhatIsExpected) {
  Options options;
  EXPECT_EQ(setOption(options, "MODE", "fastest"),
            "expected default, reduce-overhead, max-autotune or "
            "max-autotune-no-cudagraphs but found 'fastest'");
  EXPECT_EQ(setOption(options, "DYNAMIC", "maybe"),
            "expected true or false but found 'maybe'");
  EXPECT_EQ(setOption(options, "RECOMPILE_LIMIT", "0"),
            "expected a positive number but found '0'");
  EXPECT_EQ(setOption(options, "NO_SUCH", "1"), "there is no such option");
}

} // namespace
