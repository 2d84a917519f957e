//===- MatrixTileTest.cpp - tiles that tensor cores read ------------------===//

#include "tcopt/Conversion/NestToGPU/MatrixTile.h"
#include "gtest/gtest.h"
#include <set>

using namespace tcopt::device;

namespace {

TEST(MatrixTile, WorkedExample) {
  SwizzledRows rows{4};
  EXPECT_EQ(rows.place(0, 1), 1);
  EXPECT_EQ(rows.place(2, 1), 2 * 4 + 0);
  EXPECT_EQ(rows.place(4, 1), 4 * 4 + 3);
}

// What eight lanes write at once, four chunks of two rows, lies in all banks.
TEST(MatrixTile, Writes) {
  SwizzledRows rows{32};
  for (int64_t row = 0; row < kSquare; row += 2)
    for (int64_t chunk = 0; chunk < 32; chunk += 4) {
      std::set<int64_t> banks;
      for (int64_t i = 0; i < kSquare; ++i)
        banks.insert(rows.place(row + i / 4, chunk + i % 4) % kSquare);
      EXPECT_EQ(int64_t(banks.size()), kSquare);
    }
}

// Words that lanes read at once, of eight lines and four terms, lie in all
// banks.
TEST(MatrixTile, Words) {
  SwizzledRows rows{32, /*ofWords=*/true};
  for (int64_t first = 0; first < 128; first += kSquare)
    for (int64_t term = 0; term < 16; term += 4) {
      std::set<int64_t> banks;
      for (int64_t lane = 0; lane < 32; ++lane) {
        int64_t line = first + lane / 4;
        banks.insert(rows.place(term + lane % 4, line / 4) * 4 % 32 + line % 4);
      }
      EXPECT_EQ(int64_t(banks.size()), 32);
    }
}

// Each chunk has a place of its own, and the same chunk of eight rows is in all
// banks.
TEST(MatrixTile, Swizzle) {
  for (int64_t chunks : {1, 2, 4, 8, 16}) {
    SwizzledRows rows{chunks};
    std::set<int64_t> places;
    for (int64_t row = 0; row < 64; ++row)
      for (int64_t chunk = 0; chunk < chunks; ++chunk)
        places.insert(rows.place(row, chunk));
    EXPECT_EQ(int64_t(places.size()), 64 * chunks);
    EXPECT_EQ(*places.rbegin(), 64 * chunks - 1);
    for (int64_t first = 0; first < 64; first += kSquare)
      for (int64_t chunk = 0; chunk < chunks; ++chunk) {
        std::set<int64_t> banks;
        for (int64_t row = 0; row < kSquare; ++row)
          banks.insert(rows.place(first + row, chunk) % kSquare);
        EXPECT_EQ(int64_t(banks.size()), kSquare);
      }
  }
}

// The four squares as PTX numbers the registers of an instruction: those of
// rows 0 and 8 at the first half of the terms, then at the second one; for
// columns both halves of 0 and then of 8.
TEST(MatrixTile, Fragments) {
  FragmentLane rows{/*ofColumns=*/false}, columns{/*ofColumns=*/true};
  for (int64_t lane = 0; lane < 32; ++lane) {
    int64_t square = lane / 8;
    EXPECT_EQ(rows.line(lane), lane % 8 + square % 2 * 8);
    EXPECT_EQ(rows.half(lane), square / 2);
    EXPECT_EQ(columns.line(lane), lane % 8 + square / 2 * 8);
    EXPECT_EQ(columns.half(lane), square % 2);
  }
}

TEST(MatrixTile, Sums) {
  std::set<std::pair<int64_t, int64_t>> sums;
  for (int64_t lane = 0; lane < 32; ++lane)
    for (int64_t i = 0; i < 4; ++i)
      sums.insert({sumRow(lane, i), sumColumn(lane, i)});
  EXPECT_EQ(int64_t(sums.size()), kMatrixRows * kMatrixColumns);
  EXPECT_EQ(*sums.rbegin(), std::pair(kMatrixRows - 1, kMatrixColumns - 1));
}

} // namespace
