//===- ReshapeGroupsTest.cpp - dimensions that a reshape regroups ---------===//

#include "tcopt/Core/Transforms/ReshapeGroups.h"
#include "gtest/gtest.h"

using namespace tcopt::core;

namespace {

using Sizes = llvm::SmallVector<SizeProduct>;

/// Positive numbers are sizes; a negative number -i is the unknown size i.
Sizes sizes(std::initializer_list<int64_t> list) {
  Sizes result;
  for (int64_t size : list)
    result.push_back(size < 0 ? SizeProduct::symbol(unsigned(-size))
                              : SizeProduct::constant(size));
  return result;
}

void expectGroups(const Sizes &from, const Sizes &to,
                  llvm::ArrayRef<ReshapeGroup> expected) {
  std::optional<ReshapeGroups> found = matchReshape(from, to);
  ASSERT_TRUE(found);
  EXPECT_EQ(llvm::ArrayRef<ReshapeGroup>(found->groups), expected);
}

TEST(ReshapeGroups, Static) {
  expectGroups(sizes({2, 12, 64}), sizes({24, 4, 16}),
               {{{0, 1}, {0}}, {{2}, {1, 2}}});
  expectGroups(sizes({4, 6}), sizes({6, 4}), {{{0, 1}, {0, 1}}});
}

TEST(ReshapeGroups, OnesAreDroppedAndAdded) {
  Sizes from = sizes({2, 1, 12, 64}), to = sizes({24, 64, 1});
  expectGroups(from, to, {{{0, 2}, {0}}, {{3}, {1}}});
  std::optional<ReshapeGroups> groups = matchReshape(from, to);
  EXPECT_EQ(groups->dropped, (llvm::SmallVector<unsigned, 2>{1}));
  EXPECT_EQ(groups->added, (llvm::SmallVector<unsigned, 2>{2}));
  // A 1 that both shapes have at the same position is kept.
  expectGroups(sizes({2, 1, 12}), sizes({2, 1, 3, 4}),
               {{{0}, {0}}, {{1}, {1}}, {{2}, {2, 3}}});
}

TEST(ReshapeGroups, UnknownSizesThatAreEqual) {
  expectGroups(sizes({-1, -2, 64}), sizes({-1, -2, 4, 16}),
               {{{0}, {0}}, {{1}, {1}}, {{2}, {2, 3}}});
  Sizes product = {*multiply(SizeProduct::symbol(1), SizeProduct::symbol(2)),
                   SizeProduct::constant(64)};
  expectGroups(sizes({-1, -2, 64}), product, {{{0, 1}, {0}}, {{2}, {1}}});
  EXPECT_FALSE(matchReshape(sizes({-1, -2, 64}), product)->assumed);
}

TEST(ReshapeGroups, TheNumberOfElementsDecidesIfThereAreAny) {
  Sizes from = sizes({-1, 64}), to = sizes({-2, -3, 64});
  expectGroups(from, to, {{{0}, {0, 1}}, {{1}, {2}}});
  EXPECT_EQ(matchReshape(from, to)->assumed, 0u);
  // Rows of unknown length may be empty.
  EXPECT_FALSE(matchReshape(sizes({-1, -4}), sizes({-2, -3, -4})));
  EXPECT_FALSE(matchReshape(sizes({0, 5}), sizes({3, 0})));
}

TEST(ReshapeGroups, Expanding) {
  EXPECT_TRUE(matchReshape(sizes({8, 16}), sizes({2, 4, 16}))->isExpanding());
  EXPECT_FALSE(matchReshape(sizes({2, 4, 16}), sizes({8, 16}))->isExpanding());
}

TEST(ReshapeGroups, ProductsThatDoNotFit) {
  int64_t large = int64_t(1) << 40;
  EXPECT_FALSE(
      multiply(SizeProduct::constant(large), SizeProduct::constant(large)));
  EXPECT_FALSE(matchReshape(sizes({large, large}), sizes({large, large, 1})));
}

} // namespace
