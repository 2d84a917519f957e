//===- ConvexGroupsTest.cpp - connected parts that can run as one ---------===//

#include "tcopt/Analysis/ConvexGroups.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <chrono>
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

/// Random edges, mostly from near nodes, and nodes chosen at random.
static Graph randomGraph(std::mt19937 &random, unsigned size,
                         std::set<unsigned> &chosen) {
  Graph producers(size);
  unsigned sparsity = 3 + random() % 30, share = 1 + random() % 10;
  for (unsigned node = 0; node < size; ++node) {
    for (unsigned producer = 0; producer < node; ++producer)
      if (random() % (node - producer < 4 ? 3 : sparsity) == 0)
        producers[node].push_back(producer);
    std::shuffle(producers[node].begin(), producers[node].end(), random);
    if (random() % 10 < share)
      chosen.insert(node);
  }
  return producers;
}

/// Whether a path from one group leads to another through a third.
static bool reachesAround(const Graph &producers,
                          const std::vector<unsigned> &groupOf, unsigned from,
                          unsigned to) {
  std::set<unsigned> reached; // other groups below `from`
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned node = 0; node < producers.size(); ++node)
      for (unsigned producer : producers[node]) {
        unsigned above = groupOf[producer], group = groupOf[node];
        if (group == to && reached.count(above))
          return true;
        if (group != from && group != to &&
            (above == from || reached.count(above)))
          changed |= reached.insert(group).second;
      }
  }
  return false;
}

/// Joins one edge after the other, as the header defines it.
static std::vector<Nodes> groupByDefinition(const Graph &producers,
                                            const std::set<unsigned> &chosen) {
  std::vector<unsigned> groupOf;
  for (unsigned node = 0; node < producers.size(); ++node)
    groupOf.push_back(node);
  for (unsigned node : chosen)
    for (unsigned producer : producers[node]) {
      unsigned from = groupOf[producer], to = groupOf[node];
      if (chosen.count(producer) && from != to &&
          !reachesAround(producers, groupOf, from, to))
        llvm::replace(groupOf, to, from);
    }
  std::vector<Nodes> groups(producers.size());
  for (unsigned node : chosen)
    groups[groupOf[node]].push_back(node);
  llvm::erase_if(groups, [](const Nodes &group) { return group.empty(); });
  llvm::sort(groups);
  return groups;
}

TEST(ConvexGroups, RandomGraphsAreGroupedAsDefined) {
  std::mt19937 random(11);
  for (int graph = 0; graph < 1000; ++graph) {
    std::set<unsigned> chosen;
    Graph producers = randomGraph(random, 2 + graph % 40, chosen);
    EXPECT_EQ(group(producers, chosen), groupByDefinition(producers, chosen));
  }
}

//===----------------------------------------------------------------------===//
// Graphs of 20,000 nodes
//===----------------------------------------------------------------------===//

static constexpr unsigned largeGraph = 20000;

/// The number of groups of the nodes whose numbers are not a multiple of
/// `period` plus `unchosen`. Takes some milliseconds optimized; loose for
/// sanitizers and busy machines.
static size_t countGroups(const Graph &producers, unsigned period = 1,
                          unsigned unchosen = 1) {
  std::vector<bool> chosen;
  for (unsigned node = 0; node < producers.size(); ++node)
    chosen.push_back(node % period != unchosen);
  auto start = std::chrono::steady_clock::now();
  size_t count = ConvexGroups(producers).group(chosen).size();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  EXPECT_LT(taken.count(), 2);
  return count;
}

TEST(ConvexGroupsLarge, Chain) {
  Graph chain(largeGraph);
  for (unsigned node = 1; node < largeGraph; ++node)
    chain[node] = {node - 1};
  EXPECT_EQ(countGroups(chain), 1u);
  EXPECT_EQ(countGroups(chain, 2), largeGraph / 2);
}

// Each node also needs the one before its producer.
TEST(ConvexGroupsLarge, ChainWithSkips) {
  Graph chain(largeGraph);
  for (unsigned node = 1; node < largeGraph; ++node)
    chain[node] = {node - 1};
  for (unsigned node = 2; node < largeGraph; ++node)
    chain[node].push_back(node - 2);
  EXPECT_EQ(countGroups(chain), 1u);
  EXPECT_EQ(countGroups(chain, 2), largeGraph / 2);
}

TEST(ConvexGroupsLarge, Wide) {
  Graph wide(largeGraph);
  for (unsigned node = 1; node + 1 < largeGraph; ++node) {
    wide[node] = {0};
    wide.back().push_back(node);
  }
  EXPECT_EQ(countGroups(wide), 1u);
  // The last node is not chosen.
  EXPECT_EQ(countGroups(wide, 2), 1u);
  // The first node is not chosen.
  EXPECT_EQ(countGroups(wide, largeGraph, 0), 1u);
  // Only the first and the last node are chosen.
  wide.back().push_back(0);
  std::vector<bool> ends(largeGraph);
  ends.front() = ends.back() = true;
  EXPECT_EQ(ConvexGroups(wide).group(ends).size(), 2u);
}

TEST(ConvexGroupsLarge, Diamonds) {
  Graph diamonds(largeGraph);
  for (unsigned node = 0; node + 3 < largeGraph; node += 3) {
    diamonds[node + 1] = diamonds[node + 2] = {node};
    diamonds[node + 3] = {node + 1, node + 2};
  }
  EXPECT_EQ(countGroups(diamonds), 2u); // the last node is alone
  EXPECT_EQ(countGroups(diamonds, 2), largeGraph / 6 + 1);
  // One side of each is not chosen.
  EXPECT_EQ(countGroups(diamonds, 3), largeGraph / 3 + 1);
}

// Blocks of ten nodes with residuals, all of which need a mask, node 0.
TEST(ConvexGroupsLarge, RepeatedBlocks) {
  Graph blocks(largeGraph);
  for (unsigned x = 0; x + 10 < largeGraph; x += 10) {
    blocks[x + 1] = {x};
    blocks[x + 2] = blocks[x + 3] = {x + 1};
    blocks[x + 4] = {x + 2, x + 3};
    blocks[x + 5] = {x + 4, 0};
    blocks[x + 6] = {x + 5};
    blocks[x + 7] = {x + 6, x + 3};
    blocks[x + 8] = {x, x + 7};
    blocks[x + 9] = {x + 8};
    blocks[x + 10] = {x + 8, x + 9};
  }
  size_t alone = largeGraph - 1 - (largeGraph - 1) / 10 * 10;
  EXPECT_EQ(countGroups(blocks), 1 + alone);
  EXPECT_EQ(countGroups(blocks, 2), 8001u);
  // Two ops of each block are not chosen.
  EXPECT_EQ(countGroups(blocks, 5, 2), 4006u);
}

// The second half needs the values of the first in the opposite order, as the
// backward pass does.
TEST(ConvexGroupsLarge, ForwardAndBackward) {
  Graph graph(largeGraph);
  for (unsigned node = 1; node < largeGraph; ++node) {
    graph[node] = {node - 1};
    if (node > largeGraph / 2)
      graph[node].push_back(largeGraph - 1 - node);
  }
  EXPECT_EQ(countGroups(graph), 1u);
  EXPECT_EQ(countGroups(graph, 2), largeGraph / 2);
  EXPECT_EQ(countGroups(graph, 3, 0), largeGraph / 3 + 1);
}

TEST(ConvexGroupsLarge, RandomGraphs) {
  std::mt19937 random(5);
  for (unsigned span : {10u, 1000u, largeGraph}) {
    Graph graph(largeGraph);
    for (unsigned node = 1; node < largeGraph; ++node)
      for (int edge = 0; edge < 2; ++edge)
        graph[node].push_back(node - 1 - random() % std::min(node, span));
    countGroups(graph, 2);
    countGroups(graph, 10);
  }
}
