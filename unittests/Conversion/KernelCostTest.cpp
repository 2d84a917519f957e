//===- KernelCostTest.cpp - how a kernel's loops are best run -------------===//

#include "tcopt/Conversion/NestToCPU/KernelCost.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace tcopt::cpu;

namespace {

using List = llvm::SmallVector<int64_t>;

constexpr Step none = Step::None, one = Step::One, many = Step::Many;

LoopPlan planOf(const KernelShape &shape) {
  return KernelCost().planLoops(shape);
}

/// Of a shape whose register tiles are not declined.
ContractionPlan tilesOf(const KernelShape &shape, int64_t vectorBits = 256) {
  KernelCost cost(vectorBits);
  EXPECT_EQ(cost.tilingDeclined(shape), "");
  return cost.planContraction(shape, *classifyContraction(shape));
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
  LoopPlan plan = planOf(shape);
  EXPECT_EQ(plan.kind, LoopPlan::Kind::Pointwise);
  EXPECT_EQ(plan.loops.order, (List{1, 0}));
  EXPECT_EQ(plan.loops.parallel, 1);
  EXPECT_TRUE(plan.loops.tile.empty());
}

TEST(KernelCost, LongTransposeIsTiled) {
  KernelShape shape = shapeOf({{unknownSize, false}, {4096, false}},
                              {{one, many}, {many, one}});
  shape.copies = true;
  LoopPlan plan = planOf(shape);
  EXPECT_EQ(plan.kind, LoopPlan::Kind::Pointwise);
  EXPECT_EQ(plan.loops.tile, (List{32, 32}));
}

TEST(KernelCost, FewLongRowsAreCut) {
  KernelShape shape =
      shapeOf({{3, false}, {1000000, false}}, {{many, one}, {many, one}});
  EXPECT_EQ(planOf(shape).loops.tile, (List{0, chunkWork}));
  shape.loops[0].size = 64;
  EXPECT_TRUE(planOf(shape).loops.tile.empty());
  shape.loops[0].size = 3;
  shape.loops[1].size = chunkWork;
  EXPECT_TRUE(planOf(shape).loops.tile.empty());
}

TEST(KernelCost, ThreadsShareAsManyLoopsAsGiveEnoughChunks) {
  KernelShape shape =
      shapeOf({{8, false}, {8, false}, {8, false}, {64, false}},
              {{many, many, many, one}, {many, many, many, one}});
  EXPECT_EQ(planOf(shape).loops.parallel, 2);
  shape.loops[0].size = 4;
  EXPECT_EQ(planOf(shape).loops.parallel, 3);
}

TEST(KernelCost, NoLoops) {
  LoopPlan plan = planOf(shapeOf({}, {{}, {}}));
  EXPECT_TRUE(plan.loops.order.empty());
  EXPECT_EQ(plan.loops.parallel, 0);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

TEST(KernelCost, SumsAlongRowsComeLast) {
  KernelShape shape =
      shapeOf({{4096, true}, {512, false}}, {{one, many}, {none, one}});
  LoopPlan plan = planOf(shape);
  EXPECT_EQ(plan.kind, LoopPlan::Kind::Reduction);
  EXPECT_EQ(plan.loops.order, (List{1, 0}));
  EXPECT_EQ(plan.loops.parallel, 1);
}

TEST(KernelCost, SumsAlongColumnsGoThroughTiles) {
  KernelShape shape = shapeOf({{unknownSize, true}, {unknownSize, false}},
                              {{many, one}, {none, one}});
  LoopPlan plan = planOf(shape);
  EXPECT_EQ(plan.loops.order, (List{0, 1}));
  EXPECT_EQ(plan.kind, LoopPlan::Kind::Columns);
  EXPECT_EQ(plan.columns, 1024);
  EXPECT_EQ(plan.rows, 4);
  shape.loops[1].size = 32;
  EXPECT_EQ(planOf(shape).columns, 0);
  EXPECT_EQ(planOf(shape).rows, 1);
}

TEST(KernelCost, ARowByAMatrixRunsAsTheMatrixLies) {
  LoopPlan plan = planOf(matmul(1, 4096, 4096));
  EXPECT_EQ(plan.kind, LoopPlan::Kind::Columns);
  EXPECT_EQ(plan.loops.order, (List{0, 2, 1}));
  EXPECT_EQ(plan.columns, 1024);
  EXPECT_EQ(planOf(matmul(1, 4096, 4096, /*transposed=*/true)).loops.order,
            (List{0, 1, 2}));
}

TEST(KernelCost, ShortSumsLieInsideOfTheContiguousLoop) {
  KernelShape shape =
      shapeOf({{4, true}, {100000, false}}, {{many, one}, {none, one}});
  EXPECT_EQ(planOf(shape).loops.order, (List{1, 0}));
  EXPECT_EQ(planOf(shape).kind, LoopPlan::Kind::Reduction);
  EXPECT_TRUE(planOf(shape).unroll);
}

TEST(KernelCost, ScansRunAlongTheContiguousLoopOfTheirTerms) {
  KernelShape shape = shapeOf({{9, false}, {unknownSize, true}, {64, false}},
                              {{many, many, one}, {many, many, one}});
  ScanPlan rows = KernelCost().planScan(shape, 1, 1, /*haveLatency=*/true);
  EXPECT_EQ(rows.order, (List{0, 2, 1}));
  EXPECT_EQ(rows.rows, 3);
  EXPECT_EQ(rows.columns, 0);
  EXPECT_EQ(KernelCost().planScan(shape, 1, -1, false).rows, 1);
  ScanPlan columns = KernelCost().planScan(shape, 1, 2, true);
  EXPECT_EQ(columns.order, (List{0, 1, 2}));
  EXPECT_EQ(columns.rows, 0);
  EXPECT_EQ(columns.columns, 1024);
}

TEST(KernelCost, ContiguousReducedLoopIsInnermost) {
  // A mean over rows and channels of an image with contiguous rows.
  KernelShape shape = shapeOf({{64, true}, {8, false}, {784, true}},
                              {{many, many, one}, {none, one, none}});
  EXPECT_EQ(planOf(shape).loops.order, (List{1, 0, 2}));
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

using Tile = std::array<int64_t, 2>;
using Task = std::array<int64_t, 3>;

TEST(KernelCost, RegisterTilesFollowTheVectors) {
  EXPECT_EQ(tilesOf(matmul(512, 512, 512), 512).registers, (Tile{8, 32}));
  EXPECT_EQ(tilesOf(matmul(512, 512, 512), 512).lanes, 16);
  EXPECT_EQ(tilesOf(matmul(512, 512, 512), 256).registers, (Tile{6, 16}));
  EXPECT_EQ(tilesOf(matmul(512, 512, 512), 256).lanes, 8);
  EXPECT_EQ(tilesOf(matmul(512, 512, 512), 128).registers, (Tile{4, 8}));
  EXPECT_EQ(tilesOf(matmul(512, 512, 512), 128).lanes, 4);
}

TEST(KernelCost, RegisterTilesFollowTheSizes) {
  EXPECT_EQ(tilesOf(matmul(9, 512, 512), 512).registers, (Tile{5, 32}));
  EXPECT_EQ(tilesOf(matmul(512, 10, 512), 512).registers, (Tile{8, 16}));
  EXPECT_EQ(tilesOf(matmul(512, 3, 512), 512).registers, (Tile{8, 4}));
  EXPECT_EQ(tilesOf(matmul(512, 3, 512), 512).lanes, 4);
  EXPECT_EQ(tilesOf(matmul(unknownSize, unknownSize, 512), 512).registers,
            (Tile{8, 32}));
}

TEST(KernelCost, TheWorkedExample) {
  KernelShape shape = matmul(1024, 512, 512);
  EXPECT_EQ(tilesOf(shape).task, (Task{258, 32, 512}));
  LoopOrder loops = orderOf(shape, *classifyContraction(shape));
  EXPECT_EQ(loops.order, (List{0, 1, 2}));
  EXPECT_EQ(loops.parallel, 2);
}

TEST(KernelCost, LoopsOfOneIterationAreOutermostOrInnermost) {
  // o[m, n] += a[m, k] * b[k, n] with loops (n, k, m, 1, 1 reduced).
  KernelShape shape =
      shapeOf({{64, false}, {64, true}, {64, false}, {1, false}, {1, true}},
              {{none, one, many, none, none},
               {one, many, none, none, none},
               {one, none, many, none, none}});
  shape.multiplyAdd = true;
  LoopOrder loops = orderOf(shape, *classifyContraction(shape));
  EXPECT_EQ(loops.order, (List{3, 2, 0, 1, 4}));
  EXPECT_EQ(loops.parallel, 3);
}

TEST(KernelCost, FewRowsReadLongRowsOfColumns) {
  EXPECT_EQ(tilesOf(matmul(32, 4096, 4096)).task, (Task{32, 256, 128}));
  EXPECT_EQ(tilesOf(matmul(32, 768, 4096)).task, (Task{32, 48, 512}));
  EXPECT_EQ(tilesOf(matmul(512, 4096, 4096)).task[1], 32);
  EXPECT_EQ(tilesOf(matmul(32, 4096, 4096, /*transposed=*/true)).task[1], 32);
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
