//===- CommandLineTest.cpp - the command line before it is parsed ---------===//

#include "tcopt/Support/Environment.h"
#include "tcopt/Tools/TcoptMain.h"
#include "tcopt/Tools/ToolSetup.h"
#include "gtest/gtest.h"

using namespace tcopt;

using Strings = std::vector<std::string>;

namespace {
/// Strings as main() gets them.
struct Arguments {
  Arguments(std::initializer_list<const char *> given)
      : texts(given.begin(), given.end()) {
    for (std::string &text : texts)
      pointers.push_back(text.data());
  }
  operator llvm::ArrayRef<char *>() const { return pointers; }

  Strings texts;
  std::vector<char *> pointers;
};
} // namespace

static Strings values(const Arguments &arguments) {
  return llvm::cantFail(findOptionValues(arguments, "plugin"));
}

static std::string moved(const Arguments &arguments) {
  auto result = moveSlots(arguments);
  return result ? (*result)[1] : toString(result.takeError());
}

TEST(FindOptionValues, TakesBothSpellings) {
  EXPECT_EQ(values({"--plugin=a.so", "x", "--plugin", "b.so", "-plugin=c=d"}),
            (Strings{"a.so", "b.so", "c=d"}));
  EXPECT_EQ(values({"--plugins=a", "plugin=a", "x"}), Strings());
  EXPECT_EQ(values({"--", "--plugin=a.so"}), Strings());
}

TEST(FindOptionValues, RefusesNoValue) {
  auto none = findOptionValues(Arguments{"tool", "--plugin"}, "plugin");
  EXPECT_EQ(toString(none.takeError()), "--plugin: expected a value");
}

TEST(HasFlag, IsExact) {
  EXPECT_TRUE(hasFlag(Arguments{"--list-passes"}, "list-passes"));
  EXPECT_TRUE(hasFlag(Arguments{"-list-passes"}, "list-passes"));
  EXPECT_FALSE(hasFlag(Arguments{"--list-passes-too"}, "list-passes"));
  EXPECT_FALSE(hasFlag(Arguments{"--", "--list-passes"}, "list-passes"));
}

TEST(MoveSlots, GoIntoTheOptionsOfCompile) {
  EXPECT_EQ(moved({"t", "--tcopt-compile", "--slot=after-ingest:cse"}),
            "--tcopt-compile=slots={after-ingest:cse}");
  EXPECT_EQ(moved({"t", "--tcopt-compile=target=cpu", "--slot",
                   "after-ingest:cse", "--slot=after-fuse:func.func(a{b=c})"}),
            "--tcopt-compile=target=cpu "
            "slots={after-ingest:cse;after-fuse:func.func(a{b=c})}");
  EXPECT_EQ(moved({"t", "--tcopt-compile=slots={after-fuse:a{b=c}} target=cpu",
                   "--slot=after-ingest:cse"}),
            "--tcopt-compile=slots={after-fuse:a{b=c};after-ingest:cse} "
            "target=cpu");
}

TEST(MoveSlots, Refuse) {
  EXPECT_EQ(moved({"t", "--cse", "--slot=after-ingest:cse"}),
            "--slot: there is no --tcopt-compile");
  EXPECT_EQ(
      moved({"t", "--tcopt-compile", "--slot=x:cse"}),
      "--slot: expected a slot as --list-slots prints them but found 'x'");
  EXPECT_EQ(moved({"t", "--tcopt-compile", "--slot="}),
            "--slot: expected NAME:PIPELINE but found ''");
}

TEST(Environment, SplitsPlugins) {
  setenv("TCOPT_PLUGINS", ":a.so::/b/c.so", 1);
  EXPECT_EQ(initFromEnvironment().plugins, (Strings{"a.so", "/b/c.so"}));
  unsetenv("TCOPT_PLUGINS");
  EXPECT_TRUE(initFromEnvironment().plugins.empty());
}

TEST(Environment, HasTheFolderForKernels) {
  setenv("TCOPT_KERNEL_CACHE", "/a b", 1);
  EXPECT_EQ(initFromEnvironment().kernelCache, "/a b");
  unsetenv("TCOPT_KERNEL_CACHE");
  EXPECT_EQ(initFromEnvironment().kernelCache, "");
}
