//===- ScanTileTest.cpp - how threads share a scan ------------------------===//

#include "tcopt/Conversion/NestToGPU/ScanTile.h"
#include "gtest/gtest.h"

using namespace tcopt;
using namespace tcopt::device;

namespace {

using List = llvm::SmallVector<int64_t>;

/// Items, group and parts; empty where a thread for each row is enough.
List scanOf(int64_t rows, int64_t size, bool inRows = true) {
  std::optional<ScanTile> tile = chooseScan(rows, size, inRows);
  return tile ? List{tile->items, tile->group, tile->parts} : List();
}

TEST(ScanTile, TheWorkedExample) {
  EXPECT_EQ(scanOf(1, 10'000'000), (List{4, 256, 256}));
}

TEST(ScanTile, FewElementsAreAThreads) {
  EXPECT_EQ(scanOf(1000, 16), List());
  EXPECT_EQ(scanOf(1000, 0), List());
  EXPECT_EQ(scanOf(1000, 17), (List{4, 32, 1}));
}

// A warp scans four elements a lane in each of at most four steps.
TEST(ScanTile, ShortRowsAreAWarps) {
  EXPECT_EQ(scanOf(1000, 512), (List{4, 32, 1}));
  EXPECT_EQ(scanOf(1000, 513), (List{4, 256, 1}));
}

// 512 blocks in all, each with four steps of 1024 elements at least.
TEST(ScanTile, BlocksShareFewLongRows) {
  EXPECT_EQ(scanOf(4, 1 << 20), (List{4, 256, 128}));
  EXPECT_EQ(scanOf(4, 1 << 16), (List{4, 256, 16}));
  EXPECT_EQ(scanOf(512, 1 << 20), (List{4, 256, 1}));
  EXPECT_EQ(scanOf(0, 1 << 20), (List{4, 256, 1}));
}

TEST(ScanTile, UnknownSizes) {
  EXPECT_EQ(scanOf(unknownSize, unknownSize), (List{4, 256, 1}));
  EXPECT_EQ(scanOf(unknownSize, 1 << 20), (List{4, 256, 1}));
  EXPECT_EQ(scanOf(1, unknownSize), (List{4, 256, 64}));
  EXPECT_EQ(scanOf(64, unknownSize), (List{4, 256, 1}));
}

// A thread scans each column; if there are few columns, a group of threads
// shares each long column.
TEST(ScanTile, Columns) {
  EXPECT_EQ(scanOf(1024, 4096, /*inRows=*/false), (List{1, 1, 32}));
  EXPECT_EQ(scanOf(1024, 128, /*inRows=*/false), (List{1, 1, 2}));
  EXPECT_EQ(scanOf(1024, 127, /*inRows=*/false), List());
  EXPECT_EQ(scanOf(16384, 4096, /*inRows=*/false), (List{1, 1, 2}));
  EXPECT_EQ(scanOf(16385, 4096, /*inRows=*/false), List());
  EXPECT_EQ(scanOf(1, 1 << 20, /*inRows=*/false), (List{1, 1, 64}));
  EXPECT_EQ(scanOf(0, 4096, /*inRows=*/false), List());
  EXPECT_EQ(scanOf(unknownSize, 4096, /*inRows=*/false), List());
  EXPECT_EQ(scanOf(1024, unknownSize, /*inRows=*/false), List());
}

} // namespace
