//===- EinsumEquationTest.cpp - Equations of einsum -----------------------===//

#include "tcopt/Support/EinsumEquation.h"
#include "Testing.h"
#include "gtest/gtest.h"

using namespace tcopt;
using Labels = EinsumEquation::Labels;

namespace {

constexpr int A = 0, i = 26 + 8, j = 26 + 9, k = 26 + 10, dots = 52;

EinsumEquation parse(llvm::StringRef text, llvm::ArrayRef<int64_t> ranks) {
  auto equation = EinsumEquation::parse(text, ranks);
  EXPECT_TRUE(bool(equation)) << text.str();
  if (equation)
    return *equation;
  llvm::consumeError(equation.takeError());
  return {};
}

std::string errorOf(llvm::StringRef text, llvm::ArrayRef<int64_t> ranks) {
  auto equation = EinsumEquation::parse(text, ranks);
  return equation ? "" : llvm::toString(equation.takeError());
}

TEST(EinsumEquation, Matmul) {
  EinsumEquation e = parse(" i j, jk -> ik ", {2, 2});
  EXPECT_EQ(e.operands[0], (Labels{i, j}));
  EXPECT_EQ(e.operands[1], (Labels{j, k}));
  EXPECT_EQ(e.result, (Labels{i, k}));
}

TEST(EinsumEquation, ImplicitResult) {
  EXPECT_EQ(parse("kj,ji", {2, 2}).result, (Labels{i, k}));
  EXPECT_EQ(parse("iA", {2}).result, (Labels{A, i}));
  EXPECT_EQ(parse("ii", {2}).result, Labels());
  EXPECT_EQ(parse("k...,k", {2, 1}).result, (Labels{dots}));
}

TEST(EinsumEquation, EllipsisIsAlignedAtTheLast) {
  EinsumEquation e = parse("...i,...", {3, 1});
  EXPECT_EQ(e.operands[0], (Labels{dots, dots + 1, i}));
  EXPECT_EQ(e.operands[1], (Labels{dots + 1}));
  EXPECT_EQ(e.result, (Labels{dots, dots + 1, i}));
  EXPECT_EQ(e.numLabels, dots + 2);
  EXPECT_EQ(parse("...i->i", {3}).result, (Labels{i}));
  EXPECT_EQ(parse("i...->...i", {1}).result, (Labels{i}));
}

TEST(EinsumEquation, EmptyTerms) {
  EXPECT_EQ(parse("", {0}).result, Labels());
  EXPECT_EQ(parse(",i->i", {0, 1}).operands[0], Labels());
}

TEST(EinsumEquation, Malformed) {
  EXPECT_EQ(errorOf("ij", {2, 2}),
            "expected as many terms as operands, 2, but found 1");
  EXPECT_EQ(errorOf("ij", {3}),
            "expected 'ij' to name the 3 dimensions of operand #0");
  EXPECT_EQ(errorOf("i...j", {1}),
            "expected 'i...j' to name the 1 dimensions of operand #0");
  EXPECT_EQ(errorOf("i1", {2}),
            "expected letters, and '...' once, but found '1'");
  EXPECT_EQ(errorOf("i..", {2}),
            "expected letters, and '...' once, but found '..'");
  EXPECT_EQ(errorOf("......", {2}),
            "expected letters, and '...' once, but found '...'");
  EXPECT_EQ(errorOf("i->j", {1}),
            "expected a result with letters of the operands only");
  EXPECT_EQ(errorOf("i->ii", {1}), "expected each letter once in the result");
  EXPECT_EQ(errorOf("i->i->i", {1}),
            "expected letters, and '...' once, but found '->i'");
}

} // namespace
