//===- GuardTableTest.cpp - guards on dynamic sizes -----------------------===//

#include "../../lib/Capture/Version/GuardTable.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace tcopt::capture;

namespace {
class GuardTables : public ::testing::Test {
protected:
  SizeExpr symbol(unsigned i) { return SizeExpr::symbol(i); }
  SizeExpr number(int64_t n) { return n; }

  /// Words 1 and 3 of the key are the two symbols.
  bool check(const SizeGuard &guard, uint64_t a, uint64_t b) {
    GuardTable table({{1, {}}, {3, {}}}, guard);
    uint64_t words[] = {99, a, 99, b};
    int64_t sizes[] = {int64_t(a), int64_t(b)};
    EXPECT_EQ(table.isFulfilledBy(words), guard.isFulfilledBy(sizes));
    return table.isFulfilledBy(words);
  }
};
} // namespace

TEST_F(GuardTables, SumsAreCompared) {
  SizeGuard same{symbol(0) * 2 + symbol(1), number(10), SizeRelation::EQ, true};
  EXPECT_TRUE(check(same, 3, 4));
  EXPECT_FALSE(check(same, 4, 4));
  SizeGuard less{symbol(0), symbol(1) - 1, SizeRelation::LT, true};
  EXPECT_TRUE(check(less, 3, 5));
  EXPECT_FALSE(check(less, 3, 4));
  SizeGuard notLess{symbol(0), symbol(1), SizeRelation::LT, false};
  EXPECT_TRUE(check(notLess, 5, 5));
  EXPECT_FALSE(check(notLess, 4, 5));
}

TEST_F(GuardTables, OthersAreEvaluated) {
  SizeGuard even{symbol(0).mod(2), number(0), SizeRelation::EQ, true};
  EXPECT_TRUE(check(even, 6, 1));
  EXPECT_FALSE(check(even, 7, 1));
  SizeGuard product{symbol(0) * symbol(1), number(12), SizeRelation::GE, true};
  EXPECT_TRUE(check(product, 3, 4));
  EXPECT_FALSE(check(product, 3, 3));
  SizeGuard quotient{symbol(0).floorDiv(symbol(1)), number(2), SizeRelation::EQ,
                     true};
  EXPECT_TRUE(check(quotient, 7, 3));
  EXPECT_FALSE(check(quotient, 7, 0));
}

TEST_F(GuardTables, WhatOverflowsIsNotFulfilled) {
  SizeGuard large{symbol(0) * 4, number(0), SizeRelation::GE, false};
  EXPECT_FALSE(check(large, uint64_t(1) << 62, 1));
}

TEST(GuardTable, RangesAreKept) {
  GuardTable table({{0, {4, 64, 4}}}, {});
  auto allows = [&](uint64_t size) { return table.isFulfilledBy(&size); };
  EXPECT_TRUE(allows(4) && allows(64) && allows(8));
  EXPECT_FALSE(allows(0) || allows(1) || allows(6) || allows(68));
}
