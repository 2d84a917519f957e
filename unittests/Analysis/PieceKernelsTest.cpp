//===- PieceKernelsTest.cpp - kernels that concatenate --------------------===//

#include "tcopt/Analysis/PieceKernels.h"
#include "FusionTestGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;

namespace {

/// Why all ops of a graph are not computed piece by piece.
std::string whyNotInPieces(const TestGraph &test) {
  EXPECT_EQ(test.graph.verify(), std::vector<std::string>());
  PlanGroup group;
  for (unsigned node = 0; node < test.graph.size(); ++node) {
    if (test.graph[node].nodeClass == NodeClass::Input)
      continue;
    group.members.push_back({node});
    if (test.graph[node].liveOut)
      group.liveOuts.push_back(node);
  }
  group.root = group.members.front().node;
  RatedGroup rated =
      rateGroups(test.graph, NeighborKernelModel(), {}, {group}).front();
  if (rated.reason == FusionReason::None)
    return "";
  return rated.text.empty() ? stringify(rated.reason).str() : rated.text;
}

/// The rows of a and b, one after the other: a has 8 columns of 16.
struct Join {
  explicit Join(TestGraph &test) {
    a = test.input("ia");
    b = test.input("ia");
    negated = test.pointwise("ia", {{a, "ia"}});
    joined = join(test, negated, b);
  }
  static unsigned join(TestGraph &test, unsigned first, unsigned second) {
    return test.add(
        NodeClass::Concat, "ic", "",
        {{first, "i-", IndexUse::Padded}, {second, "i-", IndexUse::Padded}});
  }
  unsigned a, b, negated, joined;
};

TestGraph makeGraph() { return TestGraph({{'i', 128}, {'a', 8}, {'c', 16}}); }

} // namespace

TEST(PieceKernels, OpsBeforeAndBehind) {
  TestGraph test = makeGraph();
  Join join(test);
  unsigned x = test.input("ic");
  unsigned other = test.pointwise("ic", {{x, "ic"}});
  test.returned().pointwise("ic", {{join.joined, "ic"}, {other, "ic"}});
  EXPECT_EQ(whyNotInPieces(test), "");
}

TEST(PieceKernels, AnotherOrderBehind) {
  TestGraph test = makeGraph();
  Join join(test);
  test.returned().pointwise("ci", {{join.joined, "ic", IndexUse::Permuted}});
  EXPECT_EQ(whyNotInPieces(test), "");
}

TEST(PieceKernels, ReductionsAreApart) {
  TestGraph test = makeGraph();
  Join join(test);
  test.returned().reduce("ic", "c", {{join.joined, "ic"}});
  EXPECT_EQ(whyNotInPieces(test), "an op that is not computed piece by piece");
}

TEST(PieceKernels, PlacesAndFailuresAreApart) {
  for (bool mayFail : {false, true}) {
    TestGraph test = makeGraph();
    Join join(test);
    test.with([&](FusionNode &node) {
          node.liveOut = true;
          node.mayFail = mayFail;
          node.dependsOnPlace = !mayFail;
        })
        .pointwise("ic", {{join.joined, "ic"}});
    EXPECT_EQ(whyNotInPieces(test),
              "an op that is not computed piece by piece");
  }
}

TEST(PieceKernels, PartsOfMembersAreApart) {
  TestGraph test = makeGraph();
  unsigned x = test.input("ic");
  unsigned whole = test.pointwise("ic", {{x, "ic"}});
  unsigned b = test.input("ia");
  test.returned().add(
      NodeClass::Concat, "ic", "",
      {{whole, "i-", IndexUse::Gathered}, {b, "i-", IndexUse::Padded}});
  EXPECT_EQ(whyNotInPieces(test),
            "a member that reads another one at other places");
}

TEST(PieceKernels, PiecesOfSeveralAreApart) {
  TestGraph test = makeGraph();
  Join first(test), second(test);
  test.returned().pointwise("ic",
                            {{first.joined, "ic"}, {second.joined, "ic"}});
  EXPECT_EQ(whyNotInPieces(test), "pieces of several concatenations");
}

TEST(PieceKernels, ResultsAreJoined) {
  TestGraph test = makeGraph();
  unsigned a = test.input("ia"), b = test.input("ia");
  unsigned piece = test.returned().pointwise("ia", {{a, "ia"}});
  unsigned joined = Join::join(test, piece, b);
  test.returned().pointwise("ic", {{joined, "ic"}});
  EXPECT_EQ(whyNotInPieces(test), "results that are not joined");
}

TEST(PieceKernels, CostlyPiecesAreComputedOnce) {
  for (double cost : {1.0, 16.0}) {
    TestGraph test = makeGraph();
    unsigned a = test.input("ia"), b = test.input("ia");
    unsigned piece = test.with([&](FusionNode &node) { node.expensive = cost; })
                         .pointwise("ia", {{a, "ia"}});
    unsigned joined = Join::join(test, piece, b),
             other = Join::join(test, b, piece);
    test.returned().pointwise("ic", {{joined, "ic"}});
    test.returned().pointwise("ic", {{other, "ic"}});
    EXPECT_EQ(whyNotInPieces(test), cost == 1 ? "" : "repeated work");
  }
}
