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

/// Returns the plan of a shape whose register tiles are not declined.
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

// Fewer than 64 chunks of rows, and two chunks of columns at least.
TEST(KernelCost, RowsAreCutFromTwoChunksOn) {
  auto tileOf = [](int64_t rows, int64_t columns) {
    return planOf(shapeOf({{rows, false}, {columns, false}},
                          {{many, one}, {many, one}}))
        .loops.tile;
  };
  EXPECT_EQ(tileOf(63, 2 * chunkWork), (List{0, chunkWork}));
  EXPECT_TRUE(tileOf(63, 2 * chunkWork - 1).empty());
  EXPECT_TRUE(tileOf(64, 2 * chunkWork).empty());
  EXPECT_EQ(tileOf(1, unknownSize), (List{0, chunkWork}));
  EXPECT_EQ(tileOf(0, unknownSize), (List{0, chunkWork}));
  EXPECT_TRUE(tileOf(unknownSize, 2 * chunkWork).empty());
}

// A loop whose size is not known may have one iteration.
TEST(KernelCost, UnknownLoopsMakeOneChunk) {
  KernelShape shape = shapeOf({{unknownSize, false}, {8, false}, {64, false}},
                              {{many, many, one}, {many, many, one}});
  EXPECT_EQ(planOf(shape).loops.parallel, 2);
  shape.loops[0].size = 0;
  EXPECT_EQ(planOf(shape).loops.parallel, 2);
  shape.loops[0].size = 64;
  EXPECT_EQ(planOf(shape).loops.parallel, 1);
}

TEST(KernelCost, TransposesAreTiledFromTwoTilesOn) {
  auto tileOf = [](int64_t rows, int64_t columns) {
    return planOf(shapeOf({{rows, false}, {columns, false}},
                          {{one, many}, {many, one}}))
        .loops.tile;
  };
  EXPECT_EQ(tileOf(64, 64), (List{32, 32}));
  EXPECT_TRUE(tileOf(63, 64).empty());
  EXPECT_TRUE(tileOf(64, 63).empty());
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

// 16 terms along a row, 32 along columns: more are loops.
TEST(KernelCost, UnrolledTerms) {
  auto planOfTerms = [](int64_t terms, bool inRows) {
    return planOf(inRows ? shapeOf({{4096, false}, {terms, true}},
                                   {{many, one}, {one, none}})
                         : shapeOf({{terms, true}, {512, false}},
                                   {{many, one}, {none, one}}));
  };
  for (int64_t terms : {0, 1, 16})
    EXPECT_TRUE(planOfTerms(terms, /*inRows=*/true).unroll);
  for (int64_t terms : {int64_t(17), unknownSize}) {
    EXPECT_FALSE(planOfTerms(terms, /*inRows=*/true).unroll);
    EXPECT_EQ(planOfTerms(terms, /*inRows=*/true).kind,
              LoopPlan::Kind::Reduction);
  }
  for (int64_t terms : {0, 1, 32})
    EXPECT_TRUE(planOfTerms(terms, /*inRows=*/false).unroll);
  for (int64_t terms : {int64_t(33), unknownSize})
    EXPECT_EQ(planOfTerms(terms, /*inRows=*/false).kind,
              LoopPlan::Kind::Columns);
}

TEST(KernelCost, SumsToANumberHaveNoTasks) {
  LoopPlan plan =
      planOf(shapeOf({{8, true}, {8, true}}, {{many, one}, {none, none}}));
  EXPECT_EQ(plan.kind, LoopPlan::Kind::Reduction);
  EXPECT_EQ(plan.loops.order, (List{0, 1}));
  EXPECT_EQ(plan.loops.parallel, 0);
  EXPECT_FALSE(plan.unroll);
}

// Sums of 1024 columns fit the cache, sums of 32 columns fit registers.
TEST(KernelCost, TilesOfColumns) {
  auto planOfColumns = [](int64_t columns) {
    return planOf(shapeOf({{unknownSize, true}, {columns, false}},
                          {{many, one}, {none, one}}));
  };
  EXPECT_EQ(planOfColumns(2048).columns, 0);
  EXPECT_EQ(planOfColumns(2049).columns, 1024);
  EXPECT_EQ(planOfColumns(33).rows, 4);
  EXPECT_EQ(planOfColumns(0).rows, 1);
}

// Terms in order are a chain of waits: eight rows at once.
TEST(KernelCost, RowsOfChainsAreTiled) {
  auto rowsOf = [](int64_t rows) {
    KernelShape shape =
        shapeOf({{rows, false}, {512, true}}, {{many, one}, {one, none}});
    shape.ordered = true;
    return planOf(shape).rows;
  };
  EXPECT_EQ(rowsOf(8), 8);
  EXPECT_EQ(rowsOf(7), 1);
  EXPECT_EQ(rowsOf(unknownSize), 8);
}

TEST(KernelCost, ScansOfLargeElementsHaveSmallerTiles) {
  KernelShape shape = shapeOf({{unknownSize, true}, {unknownSize, false}},
                              {{many, one}, {many, one}});
  shape.elementBytes = 8;
  EXPECT_EQ(KernelCost().planScan(shape, 0, 1, false).columns, 512);
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

using Task = std::array<int64_t, 3>;
using Registers = std::array<int64_t, 2>;

// A tile costs two steps for each row and three for the columns that it loads:
// four rows are one tile of four, seven are two of four, 12 are two of six.
TEST(KernelCost, RowsOfATileLeaveFewEmpty) {
  auto rowsOf = [](int64_t rows) {
    return tilesOf(matmul(rows, 512, 512)).registers[0];
  };
  EXPECT_EQ(rowsOf(4), 4);
  EXPECT_EQ(rowsOf(5), 5);
  EXPECT_EQ(rowsOf(6), 6);
  EXPECT_EQ(rowsOf(7), 4);
  EXPECT_EQ(rowsOf(12), 6);
  EXPECT_EQ(rowsOf(1 << 30), 6);
}

TEST(KernelCost, ColumnsOfATile) {
  auto planOfColumns = [](int64_t columns) {
    return tilesOf(matmul(512, columns, 512));
  };
  for (int64_t columns : {0, 2, 4}) {
    EXPECT_EQ(planOfColumns(columns).registers, (Registers{6, 4}));
    EXPECT_EQ(planOfColumns(columns).lanes, 4);
  }
  for (int64_t columns : {5, 8}) {
    EXPECT_EQ(planOfColumns(columns).registers, (Registers{6, 8}));
    EXPECT_EQ(planOfColumns(columns).lanes, 8);
  }
  EXPECT_EQ(planOfColumns(9).registers, (Registers{6, 16}));
  EXPECT_EQ(planOfColumns(9).lanes, 8);
}

// 64 KB of panels: of two vectors of columns, 512 terms of f32 in 256 bits are
// half of that, so that a task packs two; of f64 in 512 bits, all of it.
TEST(KernelCost, PanelsOfATask) {
  EXPECT_EQ(tilesOf(matmul(1024, 512, 512)).task[1], 2 * 16);
  EXPECT_EQ(tilesOf(matmul(1024, 512, 64)).task[1], 4 * 16);
  EXPECT_EQ(tilesOf(matmul(1024, 16, 64)).task[1], 16);
  KernelShape doubles = matmul(1024, 512, 512);
  doubles.elementBytes = 8;
  EXPECT_EQ(tilesOf(doubles, 512).registers, (Registers{8, 16}));
  EXPECT_EQ(tilesOf(doubles, 512).lanes, 8);
  EXPECT_EQ(tilesOf(doubles, 512).task, (Task{256, 16, 512}));
}

// With fewer than eight tasks, each has half as many rows; 192 rows are one.
TEST(KernelCost, FewTasksHaveFewerRows) {
  EXPECT_EQ(tilesOf(matmul(256, 32, 512)).task, (Task{132, 32, 512}));
  EXPECT_EQ(tilesOf(matmul(192, 32, 512)).task, (Task{192, 32, 512}));
  EXPECT_EQ(tilesOf(matmul(193, 32, 512)).task, (Task{132, 32, 512}));
  EXPECT_EQ(tilesOf(matmul(256, 256, 512)).task[0], 258);
  EXPECT_EQ(tilesOf(matmul(unknownSize, 32, 512)).task[0], 258);
}

TEST(KernelCost, MatricesInPanelsKeepTheirWidth) {
  KernelShape shape = matmul(1024, 512, 512);
  shape.operands[1].panelWidth = 32;
  EXPECT_EQ(tilesOf(shape).registers, (Registers{6, 32}));
  EXPECT_EQ(tilesOf(shape).task, (Task{258, 32, 1024}));
  shape.operands[1].panelWidth = 64;
  EXPECT_EQ(tilesOf(shape).registers, (Registers{3, 64}));
}

TEST(KernelCost, LoopsOfOneIterationLieOutside) {
  // o[b, m, n] += a[b, m, k] * b[b, k, n].
  for (int64_t batches : {64, 1, 0}) {
    KernelShape shape =
        shapeOf({{batches, false}, {64, false}, {64, false}, {64, true}},
                {{many, many, none, one},
                 {many, none, one, many},
                 {many, many, one, none}});
    shape.multiplyAdd = true;
    LoopOrder loops = orderOf(shape, *classifyContraction(shape));
    EXPECT_EQ(loops.order, (List{0, 1, 2, 3}));
    EXPECT_EQ(loops.parallel, 3);
    EXPECT_EQ(tilesOf(shape).task, (Task{66, 64, 512}));
  }
  KernelShape shape = matmul(512, 512, 512);
  shape.loops.push_back({1, true});
  for (KernelOperand &operand : shape.operands)
    operand.steps.push_back(none);
  EXPECT_EQ(orderOf(shape, *classifyContraction(shape)).order,
            (List{0, 1, 2, 3}));
}

// A loop of one iteration is owned by no input.
TEST(KernelCost, OneColumnIsNoContraction) {
  EXPECT_FALSE(classifyContraction(matmul(512, 1, 512)));
  EXPECT_EQ(planOf(matmul(512, 1, 512)).kind, LoopPlan::Kind::Reduction);
}

TEST(KernelCost, ProductsWithoutElementsAreDeclined) {
  EXPECT_EQ(KernelCost().tilingDeclined(matmul(0, 512, 512)), "few-rows");
  EXPECT_EQ(KernelCost().tilingDeclined(matmul(512, 512, 0)), "short-sum");
  EXPECT_EQ(KernelCost().tilingDeclined(matmul(512, 512, 9)), "");
  EXPECT_EQ(KernelCost().tilingDeclined(matmul(4, 512, 512)), "");
  EXPECT_EQ(KernelCost().tilingDeclined(
                matmul(unknownSize, unknownSize, unknownSize)),
            "");
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
