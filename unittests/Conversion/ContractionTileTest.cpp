//===- ContractionTileTest.cpp - how a block shares a tile of sums --------===//

#include "tcopt/Conversion/NestToGPU/ContractionTile.h"
#include "gtest/gtest.h"
#include <set>

using namespace tcopt::device;

namespace {

constexpr ContractionTile tiles[] = {{128, 128, 8, 8, 8}, {128, 64, 8, 8, 8},
                                     {64, 128, 8, 8, 8},  {64, 64, 16, 8, 4},
                                     {32, 32, 32, 4, 4},  {64, 64, 8, 8, 4}};

TEST(ContractionTile, Threads) {
  EXPECT_EQ((ContractionTile{64, 32, 16, 8, 4, 3}.threads()), 64);
  EXPECT_EQ((ContractionTile{128, 128, 32, 64, 32, 1, 16}.threads()), 256);
}

// Each result is one thread's.
TEST(ContractionTile, ResultsOfThreads) {
  for (const ContractionTile &tile : tiles) {
    OwnRuns rows = OwnRuns::of(tile.rows, tile.ownRows, 4);
    OwnRuns columns = OwnRuns::of(tile.columns, tile.ownColumns, 4);
    ThreadGrid grid{rows.threads, columns.threads};
    std::set<std::pair<int64_t, int64_t>> seen;
    for (int64_t thread = 0; thread < tile.threads(); ++thread)
      for (int64_t row = 0; row < tile.ownRows; ++row)
        for (int64_t column = 0; column < tile.ownColumns; ++column)
          seen.insert({rows.start(row / 4) + grid.rowOf(thread) * 4 + row % 4,
                       columns.start(column / 4) + grid.columnOf(thread) * 4 +
                           column % 4});
    EXPECT_EQ(int64_t(seen.size()), tile.rows * tile.columns);
    EXPECT_EQ(*seen.rbegin(), std::pair(tile.rows - 1, tile.columns - 1));
  }
}

// Each element of a tile is read once, whatever the vectors are.
TEST(ContractionTile, ReadsOfThreads) {
  for (const ContractionTile &tile : tiles)
    for (int64_t widest : {1, 2, 4, 8, 16})
      for (bool alongTerms : {false, true}) {
        ReadGrid grid =
            readGrid(tile.rows, tile.terms, tile.threads(), widest, alongTerms);
        ASSERT_TRUE(grid.fits());
        std::set<std::pair<int64_t, int64_t>> seen;
        for (int64_t thread = 0; thread < grid.threads; ++thread)
          for (int64_t i = 0; i < grid.count(); ++i)
            for (int64_t k = 0; k < grid.width; ++k)
              seen.insert(
                  {grid.line(thread) + i * grid.step() + (alongTerms ? 0 : k),
                   grid.term(thread) + (alongTerms ? k : 0)});
        EXPECT_EQ(int64_t(seen.size()), tile.rows * tile.terms);
        EXPECT_EQ(*seen.rbegin(), std::pair(tile.rows - 1, tile.terms - 1));
      }
}

// 16 bytes of a row's neighbours for a thread of the worked example.
TEST(ContractionTile, WorkedExample) {
  ReadGrid grid = readGrid(128, 8, 256, 4, /*alongTerms=*/true);
  EXPECT_EQ(grid.count(), 1);
  EXPECT_EQ(grid.line(7), 3);
  EXPECT_EQ(grid.term(7), 4);
  OwnRuns rows = OwnRuns::of(128, 8, 4);
  EXPECT_EQ(rows.count, 2);
  EXPECT_EQ(rows.start(1), 64);
}

// Lanes of a warp that store the terms of neighbouring rows meet no bank twice,
// where lines of shared memory are 4 words longer than tiles.
TEST(ContractionTile, BanksOfStores) {
  for (int64_t width : {1, 4}) {
    ReadGrid grid = readGrid(128, 8, 256, width, /*alongTerms=*/true);
    for (int64_t k = 0; k < grid.width; ++k) {
      std::set<int64_t> banks;
      for (int64_t lane = 0; lane < 32; ++lane)
        banks.insert(((grid.term(lane) + k) * 132 + grid.line(lane)) % 32);
      EXPECT_EQ(banks.size(), 32u);
    }
  }
}

} // namespace
