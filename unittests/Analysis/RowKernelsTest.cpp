//===- RowKernelsTest.cpp - which groups are row programs -----------------===//

#include "tcopt/Analysis/RowKernels.h"
#include "FusionTestGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;

namespace {

/// All ops of a graph as one group.
RatedGroup rateAll(const TestGraph &test, const KernelModel &model) {
  EXPECT_EQ(test.graph.verify(), std::vector<std::string>());
  PlanGroup group;
  for (unsigned node = 0; node < test.graph.size(); ++node)
    if (test.graph[node].nodeClass != NodeClass::Input)
      group.members.push_back({node});
  group.liveOuts = {group.members.back().node};
  group.root = group.members.front().node;
  return rateGroups(test.graph, model, {}, {group}).front();
}

/// Why all ops of a graph are no row program.
std::string whyNot(const TestGraph &test, const RowLimits &limits = {}) {
  RatedGroup rated = rateAll(test, TestModel([&](const GroupShape &shape) {
                               return refusesRows(shape, limits);
                             }));
  if (rated.reason == FusionReason::None)
    return "";
  return rated.text.empty() ? stringify(rated.reason).str() : rated.text;
}

/// The sum of each row, and an elementwise op that reads it.
struct Standardised {
  explicit Standardised(TestGraph &test, const std::string &loops = "ij",
                        const std::string &indices = "ij") {
    x = test.input(indices);
    std::string rest = loops;
    rest.erase(rest.find('j'), 1);
    sum = test.reduce(loops, "j", {{x, indices}});
    unsigned sums = test.map(loops, {{sum, rest}});
    sub = test.pointwise(loops, {{x, indices}, {sums, loops}});
  }
  unsigned x, sum, sub;
};

} // namespace

TEST(RowKernels, ReductionsAndMapsOfRows) {
  TestGraph test({{'i', 128}, {'j', 256}});
  Standardised rows(test);
  test.returned();
  EXPECT_EQ(whyNot(test), "");
}

TEST(RowKernels, SumsAcrossRowsAreLimited) {
  TestGraph test({{'i', 128}, {'j', 256}});
  Standardised rows(test);
  test.reduce("ij", "i", {{rows.sub, "ij"}});
  test.returned();
  RowLimits limits;
  limits.maxColumnBytes = 256 * 4;
  EXPECT_EQ(whyNot(test, limits), "");
  limits.maxColumnBytes = 255 * 4;
  EXPECT_EQ(whyNot(test, limits), "sums over long rows");
}

TEST(RowKernels, SumsAcrossRowsHaveStaticSizes) {
  TestGraph test({{'i', 128}, {'j', -1}});
  Standardised rows(test);
  test.reduce("ij", "i", {{rows.sub, "ij"}});
  test.returned();
  EXPECT_EQ(whyNot(test), "sums over rows of unknown length");
  TestGraph symbolicRows({{'i', -1}, {'j', 256}});
  Standardised others(symbolicRows);
  symbolicRows.reduce("ij", "i", {{others.sub, "ij"}});
  symbolicRows.returned();
  EXPECT_EQ(whyNot(symbolicRows), "");
}

TEST(RowKernels, PartsOfRowsAreNotReduced) {
  TestGraph test({{'i', 128}, {'j', 64}, {'k', 4}});
  unsigned x = test.input("ijk");
  unsigned part = test.reduce("ijk", "k", {{x, "ijk"}});
  unsigned sum = test.reduce("ij", "j", {{part, "ij"}});
  unsigned sums = test.map("ij", {{sum, "i"}});
  test.returned();
  test.pointwise("ij", {{part, "ij"}, {sums, "ij"}});
  EXPECT_EQ(whyNot(test), "a reduction over a part of each row");
}

TEST(RowKernels, FewLongRowsAreSharedByThreads) {
  TestGraph few({{'i', 7}, {'j', 1 << 16}});
  Standardised rows(few);
  few.returned();
  EXPECT_EQ(whyNot(few), "rows that are too few for their length");
  TestGraph shorter({{'i', 7}, {'j', (1 << 16) - 1}});
  Standardised others(shorter);
  shorter.returned();
  EXPECT_EQ(whyNot(shorter), "");
}

TEST(RowKernels, RowsThatAreNextToEachOther) {
  // x[j, i] is read along i, which is a row loop.
  TestGraph test({{'i', 128}, {'j', 96}});
  Standardised rows(test, "ij", "ji");
  test.returned();
  EXPECT_EQ(whyNot(test), "");
  // z[i, j] besides is contiguous along j.
  TestGraph both({{'i', 128}, {'j', 96}});
  Standardised others(both, "ij", "ji");
  unsigned z = both.input("ij");
  both.returned();
  both.pointwise("ij", {{others.sub, "ij"}, {z, "ij"}});
  EXPECT_EQ(whyNot(both),
            "elements that are not next to each other along a row");
}

// An op is merged into its readers, which evaluate it for each element of a
// row.
TEST(RowKernels, NeighborsCountMergedWork) {
  TestGraph test({{'i', 128}, {'j', 256}});
  unsigned x = test.input("i"), y = test.input("ij");
  unsigned tanh = test.with([](FusionNode &node) { node.expensive = 20; })
                      .pointwise("i", {{x, "i"}});
  unsigned map = test.map("ij", {{tanh, "i"}});
  test.returned().pointwise("ij", {{map, "ij"}, {y, "ij"}});
  GroupShape shape = rateAll(test, TestModel()).shape;
  RowKernelModel model({}, {}, {});
  EXPECT_DOUBLE_EQ(model.cost(shape)->compute,
                   (shape.flops + 128 * 255 * 20) / KernelRates().flopsPerNs);
}
