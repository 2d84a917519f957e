//===- SourceLocationTest.cpp ---------------------------------------------===//

#include "tcopt/Support/SourceLocation.h"
#include "gtest/gtest.h"
#include <thread>

using namespace tcopt;

namespace {

struct Adder {
  Adder(int, SourceLocation at = SourceLocation::current()) : at(at) {}
  SourceLocation operator()(SourceLocation at = SourceLocation::current()) {
    return at;
  }
  SourceLocation at;
};

constexpr SourceLocation locate(int = 0,
                                SourceLocation at = SourceLocation::current()) {
  return at;
}

// The location of the call, although the default argument has one of its own.
static_assert(locate().line() == __LINE__);
static_assert(std::string_view(locate().file_name()) == __FILE__);

TEST(SourceLocation, IsOfTheOutermostCall) {
  EXPECT_EQ(locate(1).line(), uint32_t(__LINE__));
  EXPECT_GT(locate(locate(2).line()).column(), 0u);
  EXPECT_EQ(std::string(locate().function_name()),
            std::source_location::current().function_name());
  Adder adder(1);
  EXPECT_EQ(adder.at.line(), uint32_t(__LINE__ - 1));
  EXPECT_EQ(adder().line(), uint32_t(__LINE__));
}

TEST(SourceLocation, OfOtherLanguagesIsInterned) {
  SourceLocation a, b;
  {
    std::string file = "model.py", function = "forward";
    a = SourceLocation::get(file, 12, 7, function);
    b = SourceLocation::get(file + "", 12, 7, function + "");
  }
  EXPECT_EQ(std::string(a.file_name()), "model.py");
  EXPECT_EQ(std::string(a.function_name()), "forward");
  EXPECT_EQ(a.file_name(), b.file_name());
  EXPECT_EQ(a, b);
  EXPECT_FALSE(a == SourceLocation::get("model.py", 13, 7, "forward"));
  EXPECT_TRUE(a.isKnown());
  EXPECT_EQ(SourceLocation::get("model.onnx").line(), 0u);
}

TEST(SourceLocation, UnknownHasEmptyNames) {
  SourceLocation unknown;
  EXPECT_FALSE(unknown.isKnown());
  EXPECT_EQ(std::string(unknown.file_name()), "");
  EXPECT_EQ(std::string(unknown.function_name()), "");
  EXPECT_EQ(unknown, SourceLocation::get(""));
}

TEST(SourceLocation, IsMadeByAnyThread) {
  const char *names[4];
  std::vector<std::thread> threads;
  for (const char *&name : names)
    threads.emplace_back(
        [&name] { name = SourceLocation::get("shared.py", 1).file_name(); });
  for (std::thread &thread : threads)
    thread.join();
  for (const char *name : names)
    EXPECT_EQ(name, names[0]);
}

} // namespace
