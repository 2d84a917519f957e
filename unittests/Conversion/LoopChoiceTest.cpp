//===- LoopChoiceTest.cpp - schedules of loops on a GPU -------------------===//

#include "tcopt/Conversion/NestToGPU/LoopChoice.h"
#include "ParsedOps.h"

using namespace tcopt;
using namespace tcopt::device;
using mlir::linalg::LinalgOp;

namespace {

/// The kind and the fields of the chosen schedule, without the kind's dialect.
struct Choice {
  std::string schedule;
  int64_t workspace;
};

Choice choiceOf(const MapOp &op) {
  ParsedOps parsed(op.text());
  LoopChoice choice = chooseLoops(parsed.first<LinalgOp>());
  return {llvm::StringRef(textOf(choice.schedule)).drop_front(6).str(),
          choice.workspace};
}
std::string planOf(const MapOp &op) { return choiceOf(op).schedule; }

/// o[i, ...] = -x[i, ...] of a shape such as "4096x".
std::string planOfMap(const std::string &shape,
                      const std::string &type = "f32") {
  std::string loops(llvm::StringRef(shape).count('x'), 'p'), indices;
  for (size_t i = 0; i < loops.size(); ++i)
    indices += (i ? ", d" : "d") + std::to_string(i);
  return planOf(
      {loops, indices, shape, indices, shape, negateBody(type), "", type});
}

MapOp rowSums(const std::string &rows, const std::string &terms,
              bool isFree = true) {
  return {"pr", "d0, d1",   rows + "x" + terms + "x",
          "d0", rows + "x", sumBody("f32", isFree)};
}

MapOp columnSums(const std::string &terms, const std::string &columns) {
  return {"rp", "d0, d1",      terms + "x" + columns + "x",
          "d1", columns + "x", sumBody()};
}

MapOp transpose(const std::string &rows, const std::string &columns,
                const std::string &type = "f32") {
  return {"pp",
          "d1, d0",
          columns + "x" + rows + "x",
          "d0, d1",
          rows + "x" + columns + "x",
          copyBody(type),
          "",
          type};
}

//===----------------------------------------------------------------------===//
// Without reductions
//===----------------------------------------------------------------------===//

// 132 processors of 2048 threads take 4 floats each: 1081344 elements are for
// two vectors of each thread.
TEST(LoopChoice, ThreadsTakeVectors) {
  EXPECT_EQ(planOfMap("4096x4096x"),
            "vectors<order = [0, 1], width = 4, vectors = 4, threads = 256>");
  EXPECT_EQ(planOfMap("1081344x"),
            "vectors<order = [0], width = 4, vectors = 2, threads = 256>");
  EXPECT_EQ(planOfMap("1081343x"),
            "vectors<order = [0], width = 4, vectors = 1, threads = 256>");
  EXPECT_EQ(planOfMap("?x"),
            "vectors<order = [0], width = 4, vectors = 2, threads = 256>");
}

// 16 elements are in flight at most: two vectors of eight f16.
TEST(LoopChoice, VectorsHave16Bytes) {
  EXPECT_EQ(planOfMap("4096x4096x", "f16"),
            "vectors<order = [0, 1], width = 8, vectors = 2, threads = 256>");
  EXPECT_EQ(planOfMap("4096x4096x", "f64"),
            "vectors<order = [0, 1], width = 2, vectors = 4, threads = 256>");
}

TEST(LoopChoice, NoLoopsAndNoElements) {
  EXPECT_EQ(planOfMap(""), "pointwise<order = [], threads = 256>");
  EXPECT_EQ(planOfMap("0x"),
            "vectors<order = [0], width = 4, vectors = 1, threads = 256>");
  EXPECT_EQ(planOfMap("1x"), "pointwise<order = [0], threads = 256>");
}

// Rows of 256 bytes: 64 floats, 128 of one or two bytes.
TEST(LoopChoice, TransposesUseSquareTiles) {
  EXPECT_EQ(planOf(transpose("4096", "4096")),
            "transpose<order = [0, 1], tile = 64, width = 4, threads = 128>");
  EXPECT_EQ(planOf(transpose("4096", "4096", "f16")),
            "transpose<order = [0, 1], tile = 128, width = 4, threads = 512>");
  EXPECT_EQ(planOf(transpose("4096", "4096", "f64")),
            "transpose<order = [0, 1], tile = 32, width = 2, threads = 128>");
}

// Tiles have vectors in both dimensions or in none.
TEST(LoopChoice, TransposesOfOddSizesHaveNoVectors) {
  for (auto [rows, columns] :
       {std::pair("4097", "4096"), {"4096", "4097"}, {"?", "4096"}})
    EXPECT_EQ(planOf(transpose(rows, columns)),
              "transpose<order = [0, 1], tile = 32, threads = 256>");
  EXPECT_EQ(planOf(transpose("4098", "4096")),
            "transpose<order = [0, 1], tile = 64, width = 2, threads = 128>");
}

TEST(LoopChoice, ShortTransposesHaveNoTiles) {
  EXPECT_EQ(planOf(transpose("31", "4096")),
            "pointwise<order = [0, 1], threads = 256>");
  EXPECT_EQ(planOf(transpose("4096", "31")),
            "pointwise<order = [0, 1], threads = 256>");
  EXPECT_EQ(planOf(transpose("32", "4096")),
            "transpose<order = [0, 1], tile = 64, width = 4, threads = 128>");
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// The schedule of a sum by groups of threads.
std::string blockRows(const std::string &fields) {
  return "block_rows<order = [0, 1], rows = 1, " + fields + ", threads = 256>";
}

TEST(LoopChoice, FewTermsAreAThreads) {
  for (const char *terms : {"0", "16"})
    EXPECT_EQ(planOf(rowSums("4096", terms)),
              "reduction<order = [0, 1], threads = 256, unroll = true>");
  for (const char *terms : {"17", "31"})
    EXPECT_EQ(planOf(rowSums("4096", terms)),
              "reduction<order = [0, 1], threads = 256>");
  EXPECT_EQ(planOf(rowSums("4096", "32")), blockRows("width = 4, group = 32"));
}

// A warp sums a row of less than 2048 terms, a block a longer row.
TEST(LoopChoice, GroupsShareRows) {
  EXPECT_EQ(planOf(rowSums("4096", "1024")),
            blockRows("width = 4, group = 32"));
  EXPECT_EQ(planOf(rowSums("4096", "2044")),
            blockRows("width = 4, group = 32"));
  EXPECT_EQ(planOf(rowSums("4096", "2048")),
            blockRows("width = 4, group = 256"));
  EXPECT_EQ(planOf(rowSums("4096", "2046")),
            blockRows("width = 2, group = 32"));
  EXPECT_EQ(planOf(rowSums("4096", "2047")),
            blockRows("width = 1, group = 32"));
}

// 396 blocks for all of them, each thread of which has 16 vectors at least:
// 64 blocks for a row of 2^20, and memory for 4 x 64 sums.
TEST(LoopChoice, BlocksShareFewLongRows) {
  Choice choice = choiceOf(rowSums("4", "1048576"));
  EXPECT_EQ(choice.schedule, blockRows("width = 4, group = 256, blocks = 64"));
  EXPECT_EQ(choice.workspace, 4 * 64 * 4);
  choice = choiceOf(rowSums("263", "1048576"));
  EXPECT_EQ(choice.schedule, blockRows("width = 4, group = 256"));
  EXPECT_EQ(choice.workspace, 0);
  EXPECT_EQ(planOf(rowSums("100", "1048576")),
            blockRows("width = 4, group = 256, blocks = 3"));
  EXPECT_EQ(planOf(rowSums("0", "1048576")),
            blockRows("width = 4, group = 256"));
}

TEST(LoopChoice, RowsOfUnknownSize) {
  EXPECT_EQ(planOf(rowSums("4096", "?")), blockRows("width = 1, group = 256"));
  EXPECT_EQ(planOf(rowSums("?", "1024")), blockRows("width = 4, group = 32"));
  EXPECT_EQ(planOf(rowSums("?", "1048576")),
            blockRows("width = 4, group = 256"));
}

TEST(LoopChoice, TermsInOrderAreAThreads) {
  EXPECT_EQ(planOf(rowSums("4096", "1024", /*isFree=*/false)),
            "reduction<order = [0, 1], threads = 256>");
}

/// The schedule of sums over the first loop.
std::string blockColumns(const std::string &fields) {
  return "block_columns<order = [1, 0], " + fields + ", threads = 256>";
}

// A warp has 128 columns: 32 tiles of 4096, for which 16 blocks each make the
// 528 that keep a GPU busy. A block's 8 warps have 16 terms each at least.
TEST(LoopChoice, BlocksShareColumns) {
  Choice choice = choiceOf(columnSums("4096", "4096"));
  EXPECT_EQ(choice.schedule, blockColumns("width = 4, blocks = 16"));
  EXPECT_EQ(choice.workspace, 4096 * 16 * 4);
  EXPECT_EQ(planOf(columnSums("1024", "4096")),
            blockColumns("width = 4, blocks = 8"));
  EXPECT_EQ(planOf(columnSums("255", "4096")), blockColumns("width = 4"));
  EXPECT_EQ(planOf(columnSums("?", "4096")),
            blockColumns("width = 4, blocks = 16"));
  EXPECT_EQ(planOf(columnSums("4096", "?")), blockColumns("width = 1"));
  EXPECT_EQ(planOf(columnSums("4096", "100000")), blockColumns("width = 4"));
}

} // namespace
