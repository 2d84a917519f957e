//===- LoopJoinsTest.cpp - loops of many tensors that become one ----------===//

#include "tcopt/Core/Transforms/LoopJoins.h"
#include "gtest/gtest.h"

using namespace tcopt::core;

namespace {

using Dims = llvm::SmallVector<int64_t>;

struct LoopJoinsTest : testing::Test {
  std::vector<unsigned> add(unsigned rank, unsigned ones = 0) {
    std::vector<unsigned> loops;
    for (unsigned dim = 0; dim < rank; ++dim)
      loops.push_back(joins.addLoop(ones & (1u << dim)));
    joins.addTensor(loops);
    return loops;
  }
  bool join(unsigned a, unsigned b) { return joins.apply({{{a, b}}, {}}); }

  LoopJoins joins;
};

TEST_F(LoopJoinsTest, EachTensorHasBothOrNeither) {
  // x[i, j, k], its sum over k, and a weight [k].
  auto x = add(3), sum = add(2), weight = add(1);
  joins.unite(x[0], sum[0]);
  joins.unite(x[1], sum[1]);
  joins.unite(x[2], weight[0]);
  joins.finish();
  EXPECT_FALSE(join(x[1], x[2]));
  EXPECT_TRUE(join(x[0], x[1]));
  EXPECT_EQ(joins.dimsOf(x), (Dims{0, 0, 1}));
  EXPECT_EQ(joins.dimsOf(sum), (Dims{0, 0}));
  EXPECT_EQ(joins.dimsOf(weight), (Dims{0}));
}

TEST_F(LoopJoinsTest, InOneOrder) {
  auto x = add(3), transposed = add(3);
  joins.unite(x[0], transposed[1]);
  joins.unite(x[1], transposed[0]);
  joins.unite(x[2], transposed[2]);
  joins.finish();
  EXPECT_FALSE(join(x[0], x[1]));
  EXPECT_FALSE(join(x[1], x[2]));
}

TEST_F(LoopJoinsTest, AChainIsOneLoop) {
  auto x = add(4);
  joins.finish();
  EXPECT_TRUE(joins.apply({{{x[0], x[1], x[2]}}, {}}));
  EXPECT_TRUE(join(x[1], x[2])); // joined already
  EXPECT_EQ(joins.dimsOf(x), (Dims{0, 0, 0, 1}));
}

TEST_F(LoopJoinsTest, AllOrNothing) {
  auto x = add(4);
  joins.pin(x[3]);
  joins.finish();
  EXPECT_FALSE(joins.apply({{{x[0], x[1]}, {x[2], x[3]}}, {}}));
  EXPECT_EQ(joins.dimsOf(x), (Dims{0, 1, 2, 3}));
}

TEST_F(LoopJoinsTest, OneLoopTwiceInATensor) {
  auto x = add(2);
  joins.unite(x[0], x[1]);
  joins.finish();
  EXPECT_FALSE(join(x[0], x[1]));
}

TEST_F(LoopJoinsTest, LoopsThatRunOnceAreDropped) {
  auto x = add(3, 0b010), y = add(3, 0b110);
  for (unsigned dim = 0; dim < 3; ++dim)
    joins.unite(x[dim], y[dim]);
  joins.finish();
  // The last one runs once in one of the tensors only.
  EXPECT_FALSE(joins.apply({{}, {x[2]}}));
  EXPECT_TRUE(joins.apply({{}, {x[1]}}));
  EXPECT_TRUE(join(x[0], x[2]));
  EXPECT_EQ(joins.dimsOf(x), (Dims{0, -1, 0}));
}

TEST_F(LoopJoinsTest, KeptLoopsAreNotDropped) {
  auto x = add(1, 1);
  joins.keep(x[0]);
  joins.finish();
  EXPECT_FALSE(joins.apply({{}, {x[0]}}));
}

TEST_F(LoopJoinsTest, WhatIsRepeatedIsDropped) {
  // [1, 1, 64] becomes [2, 12, 64].
  auto x = add(3, 0b011), result = add(3);
  joins.addRepetition(x[0], result[0]);
  joins.addRepetition(x[1], result[1]);
  joins.unite(x[2], result[2]);
  joins.finish();
  EXPECT_TRUE(join(result[0], result[1]));
  EXPECT_EQ(joins.dimsOf(x), (Dims{-1, -1, 0}));
}

TEST_F(LoopJoinsTest, WhatIsRepeatedMayHaveToStay) {
  auto x = add(2, 0b01), result = add(2);
  joins.addRepetition(x[0], result[0]);
  joins.pin(x[0]);
  joins.finish();
  EXPECT_FALSE(join(result[0], result[1]));
}

} // namespace
