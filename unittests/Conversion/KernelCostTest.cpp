//===- KernelCostTest.cpp - how a kernel's loops are best run -------------===//

#include "tcopt/Conversion/NestToCPU/KernelCost.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace tcopt::cpu;

namespace {

using List = llvm::SmallVector<int64_t>;

constexpr Step none = Step::None, one = Step::One, many = Step::Many;

/// Register tiles where they pay, as the pass chooses.
KernelPlan planOf(const KernelShape &shape, int64_t vectorBits = 256) {
  KernelCost cost(vectorBits);
  if (shape.multiplyAdd && cost.tilingDeclined(shape).empty())
    return cost.planContraction(shape, *classifyContraction(shape));
  return cost.planLoops(shape);
}

KernelShape shapeOf(llvm::ArrayRef<KernelLoop> loops,
                    llvm::ArrayRef<llvm::SmallVector<Step>> operands) {
  KernelShape shape;
  shape.loops.assign(loops.begin(), loops.end());
  for (const auto &steps : operands)
    shape.operands.push_back({steps, false});
  shape.operands.back().output = true;
  return shape;
}

/// o[m, n] += a[m, k] * b[k, n], or b[n, k] if `transposed`.
KernelShape matmul(int64_t m, int64_t n, int64_t k, bool transposed = false) {
  KernelShape shape =
      shapeOf({{m, false}, {n, false}, {k, true}},
              {{many, none, one},
               transposed ? llvm::SmallVector<Step>{none, many, one}
                          : llvm::SmallVector<Step>{none, one, many},
               {many, one, none}});
  shape.multiplyAdd = true;
  return shape;
}

//===----------------------------------------------------------------------===//
// Pointwise
//===----------------------------------------------------------------------===//

TEST(KernelCost, ContiguousLoopOfTheOutputIsInnermost) {
  // o[j, i] = f(x[i, j]), both short: no tiles.
  KernelShape shape =
      shapeOf({{16, false}, {16, false}}, {{many, one}, {one, many}});
  KernelPlan plan = planOf(shape);
  EXPECT_EQ(plan.strategy, KernelStrategy::Pointwise);
  EXPECT_EQ(plan.order, (List{1, 0}));
  EXPECT_EQ(plan.parallel, 1);
  EXPECT_TRUE(plan.tile.empty());
}

TEST(KernelCost, LongTransposeIsTiled) {
  KernelShape shape = shapeOf({{unknownSize, false}, {4096, false}},
                              {{one, many}, {many, one}});
  shape.copies = true;
  KernelPlan plan = planOf(shape);
  EXPECT_EQ(plan.strategy, KernelStrategy::Copy);
  EXPECT_EQ(plan.tile, (List{32, 32}));
}

TEST(KernelCost, FewLongRowsAreCut) {
  KernelShape shape =
      shapeOf({{3, false}, {1000000, false}}, {{many, one}, {many, one}});
  EXPECT_EQ(planOf(shape).tile, (List{0, chunkWork}));
  shape.loops[0].size = 64;
  EXPECT_TRUE(planOf(shape).tile.empty());
  shape.loops[0].size = 3;
  shape.loops[1].size = chunkWork;
  EXPECT_TRUE(planOf(shape).tile.empty());
}

TEST(KernelCost, ThreadsShareAsManyLoopsAsGiveEnoughChunks) {
  KernelShape shape =
      shapeOf({{8, false}, {8, false}, {8, false}, {64, false}},
              {{many, many, many, one}, {many, many, many, one}});
  EXPECT_EQ(planOf(shape).parallel, 2);
  shape.loops[0].size = 4;
  EXPECT_EQ(planOf(shape).parallel, 3);
}

TEST(KernelCost, NoLoops) {
  KernelPlan plan = planOf(shapeOf({}, {{}, {}}));
  EXPECT_TRUE(plan.order.empty());
  EXPECT_EQ(plan.parallel, 0);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

TEST(KernelCost, SumsAlongRowsComeLast) {
  KernelShape shape =
      shapeOf({{4096, true}, {512, false}}, {{one, many}, {none, one}});
  KernelPlan plan = planOf(shape);
  EXPECT_EQ(plan.strategy, KernelStrategy::Rows);
  EXPECT_EQ(plan.order, (List{1, 0}));
  EXPECT_EQ(plan.parallel, 1);
}

TEST(KernelCost, SumsAlongColumnsGoThroughTiles) {
  KernelShape shape = shapeOf({{unknownSize, true}, {unknownSize, false}},
                              {{many, one}, {none, one}});
  KernelPlan plan = planOf(shape);
  EXPECT_EQ(plan.order, (List{0, 1}));
  EXPECT_EQ(plan.strategy, KernelStrategy::Columns);
  EXPECT_EQ(plan.tile, (List{0, 1024}));
  EXPECT_EQ(plan.vector, (List{4}));
  EXPECT_EQ(plan.parallel, 0);
  shape.loops[1].size = 32;
  EXPECT_EQ(planOf(shape).vector, (List{1}));
}

TEST(KernelCost, ARowByAMatrixRunsAsTheMatrixLies) {
  KernelPlan plan = planOf(matmul(1, 4096, 4096));
  EXPECT_EQ(plan.strategy, KernelStrategy::Columns);
  EXPECT_EQ(plan.order, (List{0, 2, 1}));
  EXPECT_EQ(plan.tile, (List{0, 0, 1024}));
  EXPECT_EQ(planOf(matmul(1, 4096, 4096, /*transposed=*/true)).order,
            (List{0, 1, 2}));
}

TEST(KernelCost, ShortSumsLieInsideOfTheContiguousLoop) {
  KernelShape shape =
      shapeOf({{4, true}, {100000, false}}, {{many, one}, {none, one}});
  EXPECT_EQ(planOf(shape).order, (List{1, 0}));
  EXPECT_EQ(planOf(shape).strategy, KernelStrategy::Unrolled);
}

TEST(KernelCost, ScansRunAlongTheContiguousLoopOfTheirTerms) {
  KernelShape shape = shapeOf({{9, false}, {unknownSize, true}, {64, false}},
                              {{many, many, one}, {many, many, one}});
  KernelPlan rows = KernelCost().planScan(shape, 1, 1, /*haveLatency=*/true);
  EXPECT_EQ(rows.order, (List{0, 2, 1}));
  EXPECT_EQ(rows.parallel, 2);
  EXPECT_EQ(rows.vector, (List{3}));
  EXPECT_EQ(KernelCost().planScan(shape, 1, -1, false).vector, (List{1}));
  KernelPlan columns = KernelCost().planScan(shape, 1, 2, true);
  EXPECT_EQ(columns.order, (List{0, 1, 2}));
  EXPECT_EQ(columns.parallel, 1);
  EXPECT_EQ(columns.tile, (List{0, 0, 1024}));
}

TEST(KernelCost, ContiguousReducedLoopIsInnermost) {
  // A mean over rows and channels of an image with contiguous rows.
  KernelShape shape = shapeOf({{64, true}, {8, false}, {784, true}},
                              {{many, many, one}, {none, one, none}});
  EXPECT_EQ(planOf(shape).order, (List{1, 0, 2}));
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

TEST(KernelCost, ClassifiesByOwner) {
  auto loops = classifyContraction(matmul(64, 64, 64));
  ASSERT_TRUE(loops);
  EXPECT_EQ(loops->columnInput, 1u);
  EXPECT_EQ(loops->rows, (List{0}));
  EXPECT_EQ(loops->columns, (List{1}));
  EXPECT_EQ(loops->sum, (List{2}));
  EXPECT_TRUE(loops->batch.empty());
}

TEST(KernelCost, TheInputWithTheContiguousOutputLoopIsPacked) {
  // o[n, m] += a[m, k] * b[k, n]: a owns the columns.
  KernelShape shape = matmul(64, 64, 64);
  shape.operands[2].steps = {one, many, none};
  auto loops = classifyContraction(shape);
  ASSERT_TRUE(loops);
  EXPECT_EQ(loops->columnInput, 0u);
  EXPECT_EQ(loops->columns, (List{0}));
}

TEST(KernelCost, NoContraction) {
  KernelShape shape = matmul(64, 64, 64);
  shape.multiplyAdd = false;
  EXPECT_FALSE(classifyContraction(shape));
  // A depthwise convolution: the contiguous loop is in both inputs.
  shape = matmul(64, 64, 64);
  shape.operands[0].steps = {many, one, many};
  EXPECT_FALSE(classifyContraction(shape));
  EXPECT_EQ(KernelCost().tilingDeclined(shape),
            "contiguous-loop-in-both-inputs");
}

TEST(KernelCost, RegisterTilesFollowTheVectors) {
  EXPECT_EQ(planOf(matmul(512, 512, 512), 512).vector, (List{8, 32, 16}));
  EXPECT_EQ(planOf(matmul(512, 512, 512), 256).vector, (List{6, 16, 8}));
  EXPECT_EQ(planOf(matmul(512, 512, 512), 128).vector, (List{4, 8, 4}));
}

TEST(KernelCost, RegisterTilesFollowTheSizes) {
  EXPECT_EQ(planOf(matmul(9, 512, 512), 512).vector, (List{5, 32, 16}));
  EXPECT_EQ(planOf(matmul(512, 10, 512), 512).vector, (List{8, 16, 16}));
  EXPECT_EQ(planOf(matmul(512, 3, 512), 512).vector, (List{8, 4, 4}));
  EXPECT_EQ(planOf(matmul(unknownSize, unknownSize, 512), 512).vector,
            (List{8, 32, 16}));
}

TEST(KernelCost, TheWorkedExample) {
  KernelPlan plan = planOf(matmul(1024, 512, 512), 256);
  EXPECT_EQ(plan.strategy, KernelStrategy::Contraction);
  EXPECT_EQ(plan.order, (List{0, 1, 2}));
  EXPECT_EQ(plan.tile, (List{258, 32, 512}));
  EXPECT_EQ(plan.parallel, 2);
}

TEST(KernelCost, FewRowsReadLongRowsOfColumns) {
  EXPECT_EQ(planOf(matmul(32, 4096, 4096)).tile, (List{32, 256, 128}));
  EXPECT_EQ(planOf(matmul(32, 768, 4096)).tile, (List{32, 48, 512}));
  EXPECT_EQ(planOf(matmul(512, 4096, 4096)).tile[1], 32);
  EXPECT_EQ(planOf(matmul(32, 4096, 4096, /*transposed=*/true)).tile[1], 32);
}

TEST(KernelCost, DeclinesTiles) {
  KernelCost cost(512);
  EXPECT_EQ(cost.tilingDeclined(matmul(3, 512, 512)), "few-rows");
  EXPECT_EQ(cost.tilingDeclined(matmul(512, 512, 8)), "short-sum");
  EXPECT_EQ(cost.tilingDeclined(matmul(512, 512, 512)), "");
  KernelShape integers = matmul(512, 10, 512, /*transposed=*/true);
  EXPECT_EQ(cost.tilingDeclined(integers), "");
  integers.integer = true;
  EXPECT_EQ(cost.tilingDeclined(integers), "few-columns");
}

TEST(KernelCost, StrictDotProductsArePacked) {
  KernelShape shape = matmul(1, 512, 512, /*transposed=*/true);
  EXPECT_EQ(KernelCost().tilingDeclined(shape), "few-rows");
  shape.strict = true;
  EXPECT_EQ(KernelCost().tilingDeclined(shape), "");
}

} // namespace
