//===- ConvexGroupsTest.cpp - connected parts that can run as one ---------===//

#include "tcopt/Analysis/ConvexGroups.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <random>
#include <set>

using namespace tcopt;

using Nodes = ConvexGroups::Nodes;
using Graph = std::vector<Nodes>;

static std::vector<Nodes> group(const Graph &producers,
                                std::set<unsigned> chosen) {
  std::vector<bool> isChosen;
  for (unsigned node = 0; node < producers.size(); ++node)
    isChosen.push_back(chosen.count(node));
  return ConvexGroups(producers).group(isChosen);
}

TEST(ConvexGroups, Empty) { EXPECT_TRUE(group({}, {}).empty()); }

TEST(ConvexGroups, AChainIsOneGroup) {
  EXPECT_EQ(group({{}, {0}, {1}}, {0, 1, 2}), (std::vector<Nodes>{{0, 1, 2}}));
}

TEST(ConvexGroups, NodesWithoutAnEdgeStayApart) {
  EXPECT_EQ(group({{}, {}, {0, 1}}, {0, 1}), (std::vector<Nodes>{{0}, {1}}));
}

// 0 -> 1 -> 2 and 0 -> 2.
TEST(ConvexGroups, APathAroundSeparates) {
  EXPECT_EQ(group({{}, {0}, {0, 1}}, {0, 2}), (std::vector<Nodes>{{0}, {2}}));
}

TEST(ConvexGroups, ADiamondIsOneGroup) {
  EXPECT_EQ(group({{}, {0}, {0}, {1, 2}}, {0, 1, 2, 3}),
            (std::vector<Nodes>{{0, 1, 2, 3}}));
}

// 0 -> 2, 1 -> 3 are groups alone; 0 -> 3 and 1 -> 2 would make each need the
// other if the pairs were joined crosswise.
TEST(ConvexGroups, GroupsDoNotNeedEachOther) {
  std::vector<Nodes> groups = group({{}, {}, {0, 1}, {0, 1}}, {0, 1, 2, 3});
  EXPECT_EQ(groups, (std::vector<Nodes>{{0, 1, 2, 3}}));
  // 4 and 5 are not chosen: 0 -> 4 -> 3 and 1 -> 5 -> 2.
  groups = group({{}, {}, {0}, {1}, {0}, {1}}, {0, 1, 2, 3});
  EXPECT_EQ(groups, (std::vector<Nodes>{{0, 2}, {1, 3}}));
  groups = group({{}, {}, {0}, {1}, {0, 1, 2}, {1, 0, 3}}, {0, 1, 2, 3, 4, 5});
  EXPECT_EQ(groups.size(), 1u);
}

/// Whether the graph with each group as one node has no cycle.
static bool isAcyclic(const Graph &producers,
                      const std::vector<Nodes> &groups) {
  std::vector<unsigned> groupOf(producers.size());
  for (unsigned node = 0; node < producers.size(); ++node)
    groupOf[node] = node;
  for (const Nodes &group : groups)
    for (unsigned node : group)
      groupOf[node] = group.front();
  std::set<std::pair<unsigned, unsigned>> edges;
  for (unsigned node = 0; node < producers.size(); ++node)
    for (unsigned producer : producers[node])
      if (groupOf[producer] != groupOf[node])
        edges.insert({groupOf[producer], groupOf[node]});
  std::set<unsigned> left(groupOf.begin(), groupOf.end());
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned node : std::set<unsigned>(left))
      if (llvm::none_of(left,
                        [&](unsigned o) { return edges.count({o, node}); }))
        changed = left.erase(node);
  }
  return left.empty();
}

TEST(ConvexGroups, RandomGraphsStayWithoutCycles) {
  std::mt19937 random(7);
  for (int graph = 0; graph < 300; ++graph) {
    Graph producers(20);
    std::set<unsigned> chosen;
    for (unsigned node = 0; node < producers.size(); ++node) {
      for (unsigned producer = 0; producer < node; ++producer)
        if (random() % 6 == 0)
          producers[node].push_back(producer);
      if (random() % 2)
        chosen.insert(node);
    }
    std::vector<Nodes> groups = group(producers, chosen);
    size_t count = 0;
    for (const Nodes &nodes : groups)
      count += nodes.size();
    EXPECT_EQ(count, chosen.size());
    EXPECT_TRUE(isAcyclic(producers, groups));
  }
}
