//===- ScatterChoiceTest.cpp - schedules of updates and sorts -------------===//

#include "tcopt/Conversion/NestToGPU/ScatterChoice.h"
#include "ParsedOps.h"

using namespace tcopt;
using namespace tcopt::device;

namespace {

/// x[i[n], m] = u[n, m], in order: n updates of rows of m elements.
std::string planOfUpdates(const std::string &updates, const std::string &row,
                          const std::string &attributes = "",
                          const std::string &body = "nest.yield %new : f32") {
  std::string u = "tensor<" + updates + "x" + row + "xf32>";
  std::string i = "tensor<" + updates + "xi64>";
  std::string x = "tensor<1000x" + row + "xf32>";
  ParsedOps parsed("module attributes {" + attributes + "} {\n" +
                   "func.func @f(%u: " + u + ", %i: " + i + ", %x: " + x +
                   ") -> " + x + " {\n  %r = nest.scatter ins(%u, %i : " + u +
                   ", " + i + ") outs(%x : " + x +
                   ") dims = [0], x_dims = [1], index_dims = [0] {\n" +
                   "  ^bb0(%new: f32, %old: f32):\n    " + body + "\n  } -> " +
                   x + "\n  return %r : " + x + "\n}\n}\n");
  return textOf(chooseScatter(parsed.first<nest::ScatterOp>()));
}

/// Sorts rows of `length` elements, of which the first `kept` are kept.
struct Sorted {
  explicit Sorted(const std::string &length, const std::string &kept,
                  const std::string &type = "f32",
                  const std::string &rows = "8")
      : parsed(program(length, kept, type, rows)),
        op(parsed.first<nest::SortOp>()), plan(chooseSort(op)) {}

  explicit Sorted(const std::string &length) : Sorted(length, length) {}

  static std::string program(const std::string &length, const std::string &kept,
                             const std::string &type, const std::string &rows) {
    std::string x = "tensor<" + rows + "x" + length + "x" + type + ">";
    std::string values = "tensor<" + rows + "x" + kept + "x" + type + ">";
    std::string places = "tensor<" + rows + "x" + kept + "xi64>";
    return "func.func @f(%x: " + x + ", %v: " + values + ", %p: " + places +
           ") -> " + values + " {\n  %r:2 = nest.sort ins(%x : " + x +
           ") outs(%v, %p : " + values + ", " + places +
           ") descending = false -> " + values + ", " + places +
           "\n  return %r#0 : " + values + "\n}\n";
  }

  std::string text() const { return textOf(plan); }

  ParsedOps parsed;
  nest::SortOp op;
  ScheduleAttrInterface plan;
};

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

const std::string kThreadEach = "#cuda.scatter<threads = 256>";

/// Threads of a row, and four blocks for each of 132 processors.
std::string blockScatter(int64_t rowThreads) {
  return "#cuda.block_scatter<row_threads = " + std::to_string(rowThreads) +
         ", blocks = 528, threads = 256>";
}

TEST(ScatterChoice, FewUpdatesAreAThreads) {
  EXPECT_EQ(planOfUpdates("16", "50"), kThreadEach);
  EXPECT_EQ(planOfUpdates("0", "50"), kThreadEach);
}

// As many threads as the row has elements, to a power of two.
TEST(ScatterChoice, BlocksShareTheOthers) {
  EXPECT_EQ(planOfUpdates("17", "50"), blockScatter(64));
  EXPECT_EQ(planOfUpdates("17", "64"), blockScatter(64));
  EXPECT_EQ(planOfUpdates("17", "65"), blockScatter(128));
  EXPECT_EQ(planOfUpdates("17", "1"), blockScatter(1));
  EXPECT_EQ(planOfUpdates("17", "0"), blockScatter(1));
  EXPECT_EQ(planOfUpdates("17", "100000"), blockScatter(256));
}

TEST(ScatterChoice, UnknownSizes) {
  EXPECT_EQ(planOfUpdates("?", "50"), blockScatter(64));
  EXPECT_EQ(planOfUpdates("17", "?"), blockScatter(32));
}

TEST(ScatterChoice, AtomicUpdatesAreAThreadEach) {
  std::string sum = "%s = arith.addf %old, %new : f32\n    nest.yield %s : f32";
  EXPECT_EQ(planOfUpdates("17", "50", "tcopt.allow_atomics", sum),
            "#cuda.atomic_scatter<threads = 256>");
  EXPECT_EQ(planOfUpdates("17", "50", "", sum), blockScatter(64));
  EXPECT_EQ(planOfUpdates("16", "50", "tcopt.allow_atomics", sum), kThreadEach);
  // The last one stays, which no atomic does.
  EXPECT_EQ(planOfUpdates("17", "50", "tcopt.allow_atomics"), blockScatter(64));
}

//===----------------------------------------------------------------------===//
// Sorts
//===----------------------------------------------------------------------===//

const std::string kCounting = "#cuda.counting_sort<threads = 256>";

std::string sortOf(int64_t capacity, int64_t threads, bool merges = false) {
  return "#cuda.sort<capacity = " + std::to_string(capacity) +
         ", threads = " + std::to_string(threads) +
         (merges ? ", merge = true>" : ">");
}

TEST(ScatterChoice, ShortRowsAreCounted) {
  for (const char *length : {"64", "1", "0"})
    EXPECT_EQ(Sorted(length).text(), kCounting);
}

// A network sorts a power of two of elements, two by a thread.
TEST(ScatterChoice, BlocksSortRows) {
  EXPECT_EQ(Sorted("65").text(), sortOf(128, 64));
  Sorted longest("4096");
  EXPECT_EQ(longest.text(), sortOf(4096, 512));
  EXPECT_EQ(workspaceOfSort(longest.op, longest.plan), 0);
}

// 48 KB hold 4096 floats with their indices, 12 bytes each, or 2048 doubles.
TEST(ScatterChoice, LongerRowsAreMerged) {
  Sorted floats("4097");
  EXPECT_EQ(floats.text(), sortOf(4096, 512, /*merges=*/true));
  EXPECT_GE(workspaceOfSort(floats.op, floats.plan), 2 * 8 * 4097 * 12);
  EXPECT_EQ(Sorted("2048", "2048", "f64").text(), sortOf(2048, 512));
  EXPECT_EQ(Sorted("2049", "2049", "f64").text(), sortOf(2048, 512, true));
}

TEST(ScatterChoice, TheBestOfLongRows) {
  EXPECT_EQ(Sorted("100000", "2048").text(), sortOf(4096, 512));
  EXPECT_EQ(Sorted("100000", "2049").text(), sortOf(4096, 512, true));
}

TEST(ScatterChoice, RowsOfUnknownLength) {
  EXPECT_EQ(Sorted("?", "?").text(), sortOf(4096, 512));
  EXPECT_EQ(Sorted("?", "10").text(), sortOf(4096, 512));
}

// Without memory for tiles that are merged, a block sorts as it goes; what it
// would keep of the row does not fit.
TEST(ScatterChoice, TooMuchToMerge) {
  EXPECT_EQ(Sorted("4097", "4097", "f32", "?").text(), sortOf(4096, 512));
  EXPECT_EQ(Sorted("4097", "4000", "f32", "?").text(), kCounting);
  EXPECT_EQ(Sorted("4097", "4097", "f32", "1000000").text(), sortOf(4096, 512));
}

} // namespace
