//===- SizeFactsTest.cpp - proofs about symbolic sizes --------------------===//

#include "tcopt/Support/SizeFacts.h"
#include <gtest/gtest.h>

using namespace tcopt;

namespace {
class SizeFactsTest : public ::testing::Test {
protected:
  static SizeExpr parse(llvm::StringRef text) {
    return llvm::cantFail(SizeExpr::parse(text));
  }
  void range(llvm::StringRef symbol, std::optional<int64_t> least,
             std::optional<int64_t> greatest = std::nullopt) {
    facts.addRange(SizeExpr::symbol(symbol), {least, greatest});
  }
  std::optional<bool> isEqual(llvm::StringRef a, llvm::StringRef b) {
    return facts.isEqual(parse(a), parse(b));
  }
  std::optional<bool> isAtMost(llvm::StringRef a, llvm::StringRef b) {
    return facts.isLessOrEqual(parse(a), parse(b));
  }
  std::string resolved(llvm::StringRef text) {
    return facts.resolve(parse(text)).text();
  }

  SizeFacts facts;
};
} // namespace

TEST_F(SizeFactsTest, ConstantsAndPolynomials) {
  EXPECT_EQ(isEqual("2 * (s + 1)", "2 * s + 2"), true);
  EXPECT_EQ(isEqual("s", "s + 1"), false);
  EXPECT_EQ(isAtMost("s", "s + 3"), true);
  EXPECT_EQ(isAtMost("s + 3", "s"), false);
  EXPECT_EQ(isEqual("s", "t"), std::nullopt);
  EXPECT_EQ(isAtMost("s", "t"), std::nullopt);
}

TEST_F(SizeFactsTest, NullProvesNothing) {
  EXPECT_EQ(facts.isEqual(SizeExpr(), 1), std::nullopt);
  EXPECT_EQ(facts.isLessOrEqual(1, SizeExpr()), std::nullopt);
}

TEST_F(SizeFactsTest, Ranges) {
  range("s", 2, 15);
  EXPECT_EQ(isEqual("s", "1"), false);
  EXPECT_EQ(isEqual("s", "16"), false);
  EXPECT_EQ(isEqual("s", "7"), std::nullopt);
  EXPECT_EQ(isAtMost("s * s", "225"), true);
  EXPECT_EQ(isAtMost("s * s", "224"), std::nullopt);
  EXPECT_EQ(isAtMost("4", "s * s"), true);
  EXPECT_EQ(isAtMost("s floordiv 4", "3"), true);
  EXPECT_EQ(isAtMost("s mod 4", "3"), true);
  EXPECT_EQ(isEqual("(s - 1) floordiv 2 + 1", "0"), false);
}

TEST_F(SizeFactsTest, NegativeValues) {
  range("t", -511, 0);
  range("s", 2);
  EXPECT_EQ(isAtMost("t", "0"), true);
  EXPECT_EQ(isAtMost("1", "t"), false);
  EXPECT_EQ(isAtMost("t * s", "0"), true);
  EXPECT_EQ(isAtMost("t floordiv 4", "0"), true);
  EXPECT_EQ(isAtMost("-128", "t floordiv 4"), true);
  EXPECT_EQ(isAtMost("-t", "511"), true);
}

TEST_F(SizeFactsTest, OpenIntervals) {
  range("s", std::nullopt);
  EXPECT_EQ(isAtMost("s", "9223372036854775807"), true);
  EXPECT_EQ(isAtMost("0", "s"), std::nullopt);
  EXPECT_EQ(isAtMost("0", "s * s"), std::nullopt);
  EXPECT_EQ(isAtMost("0", "s mod 8"), true);
}

TEST_F(SizeFactsTest, BoundsOverflow) {
  range("s", INT64_MAX / 2);
  EXPECT_EQ(isAtMost("0", "s * s"), true);
  EXPECT_EQ(isAtMost("1", "s * s"), std::nullopt);
  EXPECT_EQ(isAtMost("0", "4 * s"), true);
}

TEST_F(SizeFactsTest, Multiples) {
  range("s", 2);
  facts.addEqual(parse("s mod 4"), 0);
  EXPECT_EQ(isEqual("4 * (s floordiv 4)", "s"), true);
  EXPECT_EQ(isEqual("s mod 2", "0"), true);
  EXPECT_EQ(isEqual("s", "3"), false);
  EXPECT_EQ(isAtMost("4", "s"), true);
  EXPECT_EQ(isEqual("s floordiv 2", "2 * (s floordiv 4)"), true);
}

TEST_F(SizeFactsTest, MultiplesAsProducts) {
  facts.addEqual(parse("s"), parse("4 * (s floordiv 4)"));
  EXPECT_EQ(isEqual("s mod 4", "0"), true);
}

TEST_F(SizeFactsTest, Equalities) {
  facts.addEqual(parse("s"), parse("t + 1"));
  facts.addEqual(parse("u"), parse("2 * s"));
  EXPECT_EQ(isEqual("u", "2 * t + 2"), true);
  EXPECT_EQ(isEqual("u", "2 * t"), false);
  facts.addEqual(parse("a * b"), parse("c * d"));
  EXPECT_EQ(isEqual("a * b", "c * d"), true);
  EXPECT_EQ(isEqual("c * d", "a * b"), true);
  EXPECT_EQ(isEqual("a", "c"), std::nullopt);
}

TEST_F(SizeFactsTest, ReplacedSymbolsKeepTheirRanges) {
  range("s", 5, 9);
  facts.addEqual(parse("s"), parse("t + u"));
  EXPECT_EQ(isAtMost("t + u", "9"), true);
  EXPECT_EQ(isAtMost("5", "t + u"), true);
}

TEST_F(SizeFactsTest, Inequalities) {
  facts.addLessOrEqual(parse("s + 1"), parse("t"));
  EXPECT_EQ(isAtMost("s", "t"), true);
  EXPECT_EQ(isEqual("s", "t"), false);
  EXPECT_EQ(isAtMost("t", "s"), false);
  facts.addLessOrEqual(parse("s"), 63);
  EXPECT_EQ(isAtMost("s", "63"), true);
  facts.addLessOrEqual(3, parse("s"));
  EXPECT_EQ(isAtMost("3", "s"), true);
}

TEST_F(SizeFactsTest, Quotients) {
  range("s", 2);
  EXPECT_EQ(isAtMost("s", "3 * ((s + 2) floordiv 3)"), true);
  EXPECT_EQ(isAtMost("2 * (s floordiv 2)", "s"), true);
  EXPECT_EQ(isAtMost("s", "2 * (s floordiv 2)"), std::nullopt);
  facts.addEqual(parse("s - 2 * ((s + 2) floordiv 3)"), 1);
  EXPECT_EQ(isAtMost("s", "2 * ((s + 2) floordiv 3)"), false);
}

TEST_F(SizeFactsTest, Remainders) {
  range("s", 2);
  EXPECT_EQ(isAtMost("(s floordiv 2) mod s", "s"), true);
  EXPECT_EQ(isAtMost("s", "t mod s"), false);
  EXPECT_EQ(isAtMost("0", "s - t mod s"), true);
}

TEST_F(SizeFactsTest, Inequations) {
  facts.addNotEqual(parse("s * t"), parse("s"));
  EXPECT_EQ(isEqual("s * t", "s"), false);
  EXPECT_EQ(isEqual("s", "s * t"), false);
}

TEST_F(SizeFactsTest, LaterFactsChangeAnswers) {
  EXPECT_EQ(isEqual("s", "t"), std::nullopt);
  facts.addEqual(parse("s"), parse("t"));
  EXPECT_EQ(isEqual("s", "t"), true);
}

TEST_F(SizeFactsTest, Choices) {
  range("s", 2);
  EXPECT_EQ(resolved("min(s, 9223372036854775807)"), "s");
  EXPECT_EQ(resolved("max(s, 1) + 1"), "s + 1");
  EXPECT_EQ(resolved("min(s, 8) floordiv 2"), "min(s, 8) floordiv 2");
  EXPECT_EQ(resolved("s * max(0, s - 2)"), parse("s * (s - 2)").text());
}
