//===- RowChoiceTest.cpp - schedules of ops that share rows ---------------===//

#include "tcopt/Conversion/NestToGPU/RowChoice.h"
#include "ParsedOps.h"

using namespace tcopt;
using namespace tcopt::device;
using mlir::linalg::LinalgOp;

namespace {

using List = llvm::SmallVector<int64_t>;

constexpr llvm::StringLiteral kOneRowLoop = "nest.row_loops = 1 : i64";

/// The sum of each row, and an op on all of its elements.
struct Rows {
  explicit Rows(const std::string &columns, const std::string &type = "f32")
      : sum(MapOp{"pr", "d0, d1", "4096x" + columns + "x", "d0", "4096x",
                  sumBody(type), kOneRowLoop.str(), type}
                .text()),
        map(MapOp{"pp", "d0, d1", "4096x" + columns + "x", "d0, d1",
                  "4096x" + columns + "x", negateBody(type), kOneRowLoop.str(),
                  type}
                .text()) {}

  /// Threads of a row, and the elements that each takes at once.
  List threads() {
    RowThreads found =
        chooseRowThreads({sum.first<LinalgOp>(), map.first<LinalgOp>()});
    return {found.group, found.width};
  }
  cuda::BlockRowsAttr planOfSum() { return planOf(sum); }
  cuda::BlockRowsAttr planOfMap() { return planOf(map); }

private:
  cuda::BlockRowsAttr planOf(ParsedOps &op) {
    RowThreads found =
        chooseRowThreads({sum.first<LinalgOp>(), map.first<LinalgOp>()});
    return chooseInRows(op.first<LinalgOp>(), /*rows=*/1, found);
  }

  ParsedOps sum, map;
};

// A lane has four elements at least.
TEST(RowChoice, ShortRowsHaveAsManyLanesAsTheyNeed) {
  EXPECT_EQ(Rows("1024").threads(), (List{32, 4}));
  EXPECT_EQ(Rows("128").threads(), (List{32, 4}));
  EXPECT_EQ(Rows("64").threads(), (List{16, 4}));
  EXPECT_EQ(Rows("60").threads(), (List{16, 4}));
  EXPECT_EQ(Rows("4").threads(), (List{1, 4}));
}

TEST(RowChoice, RowsOfOneElementAndOfNone) {
  EXPECT_EQ(Rows("1").threads()[0], 1);
  EXPECT_EQ(Rows("0").threads()[0], 1);
}

// A thread keeps 32 elements as a rule; a block has 1024 threads at most.
TEST(RowChoice, LongRowsAreABlocks) {
  EXPECT_EQ(Rows("2047").threads()[0], 32);
  EXPECT_EQ(Rows("2048").threads(), (List{256, 4}));
  EXPECT_EQ(Rows("8192").threads(), (List{256, 4}));
  EXPECT_EQ(Rows("8196").threads(), (List{512, 4}));
  EXPECT_EQ(Rows("32768").threads(), (List{1024, 4}));
  EXPECT_EQ(Rows("1048576").threads(), (List{1024, 4}));
}

TEST(RowChoice, RowsOfUnknownLengthAreABlocks) {
  EXPECT_EQ(Rows("?").threads()[0], 256);
}

TEST(RowChoice, TheWidthIsThatOfTheElements) {
  EXPECT_EQ(Rows("1024", "f64").threads(), (List{32, 2}));
  EXPECT_EQ(Rows("1024", "f16").threads(), (List{32, 8}));
  EXPECT_EQ(Rows("1022").threads(), (List{32, 2}));
}

// 1024 elements of 32 lanes that take 4 at once are 8 vectors of each.
TEST(RowChoice, ThreadsKeepRows) {
  std::string kept = "#cuda.block_rows<order = [0, 1], rows = 1, width = 4, "
                     "group = 32, kept = 8, threads = 256>";
  Rows rows("1024");
  EXPECT_EQ(textOf(rows.planOfSum()), kept);
  EXPECT_EQ(textOf(rows.planOfMap()), kept);
}

TEST(RowChoice, RowsThatAreTooLongAreNotKept) {
  Rows longest("65536"), longer("69632"), open("?");
  EXPECT_EQ(longest.planOfSum().getKept(), 16);
  EXPECT_EQ(longest.planOfSum().getThreads(), 1024);
  EXPECT_EQ(longer.planOfSum().getKept(), 0);
  EXPECT_EQ(textOf(open.planOfSum()),
            "#cuda.block_rows<order = [0, 1], rows = 1, width = 1, group = "
            "256, threads = 256>");
}

} // namespace
