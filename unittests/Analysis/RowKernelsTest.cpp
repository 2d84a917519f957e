//===- RowKernelsTest.cpp - which groups are row programs -----------------===//

#include "tcopt/Analysis/RowKernels.h"
#include "FusionTestGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;

namespace {

class RowModel : public KernelModel {
public:
  explicit RowModel(RowLimits limits = {}) : limits(limits) {}
  std::optional<KernelTime> cost(const GroupShape &shape) const override {
    return estimateCost(shape, {});
  }
  llvm::StringRef refuses(const GroupShape &shape) const override {
    return refusesRows(shape, limits);
  }

private:
  RowLimits limits;
};

/// Why all ops of a graph are no row program.
std::string whyNot(const TestGraph &test, const RowLimits &limits = {}) {
  EXPECT_EQ(test.graph.verify(), std::vector<std::string>());
  PlanGroup group;
  for (unsigned node = 0; node < test.graph.size(); ++node)
    if (test.graph[node].nodeClass != NodeClass::Input)
      group.members.push_back({node});
  group.liveOuts = {group.members.back().node};
  group.root = group.members.front().node;
  RatedGroup rated =
      rateGroups(test.graph, RowModel(limits), {}, {group}).front();
  if (rated.reason == FusionReason::None)
    return "";
  return rated.text.empty() ? stringify(rated.reason).str() : rated.text;
}

/// The sum of each row, and what reads it for each element.
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
