//===- ProgressTest.cpp - how far a compilation is ------------------------===//

#include "tcopt/Support/Progress.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace std::chrono_literals;

namespace {
/// A clock that the test sets.
ProgressLine::Clock::time_point current;
ProgressLine::Clock::time_point now() { return current; }
} // namespace

TEST(Progress, ShortCompilationsShowNothing) {
  std::string text;
  llvm::raw_string_ostream os(text);
  {
    ProgressLine line(os, now);
    line.beginStep("fuse");
    current += 400ms;
    line.setKernels(1, 2);
  }
  EXPECT_EQ(text, "");
}

TEST(Progress, StepsAndKernelsAreOneLine) {
  std::string text;
  llvm::raw_string_ostream os(text);
  EXPECT_EQ(showProgress(os), nullptr);
  {
    ProgressLine line(os, now);
    current += 1200ms;
    line.beginStep("fuse");
    EXPECT_EQ(text, "\r\x1b[Kcompiling: fuse, 1.2 s");
    text.clear();
    current += 50ms;
    line.beginStep("code");
    EXPECT_EQ(text, "\r\x1b[Kcompiling: code, 1.2 s");
    text.clear();
    current += 50ms;
    line.setKernels(1, 40);
    EXPECT_EQ(text, "");
    current += 100ms;
    line.setKernels(2, 40);
    EXPECT_EQ(text, "\r\x1b[Kcompiling: code, 2 of 40 kernels, 1.4 s");
    text.clear();
  }
  EXPECT_EQ(text, "\r\x1b[K");
}
