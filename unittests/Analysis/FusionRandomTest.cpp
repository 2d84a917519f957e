//===- FusionRandomTest.cpp - properties of plans of random graphs --------===//

#include "../../lib/Analysis/FusionState.h"
#include "RandomFusionGraph.h"
#include "gtest/gtest.h"

using namespace tcopt;

//===----------------------------------------------------------------------===//
// The best plan
//===----------------------------------------------------------------------===//

namespace {

/// Searches all plans: each set of elementwise values that readers evaluate
/// for themselves, and each partition of the other nodes.
class ExhaustiveFusion {
public:
  ExhaustiveFusion(const FusionGraph &graph, const KernelModel &model)
      : work(graph), scorer(work, model, limits) {
    for (unsigned node = 0; node < graph.size(); ++node) {
      const FusionNode &facts = graph[node];
      if (facts.nodeClass != NodeClass::Input && work[node].isActive)
        nodes.push_back(node);
    }
    index.assign(graph.size(), 0);
    for (unsigned i = 0; i < nodes.size(); ++i)
      index[nodes[i]] = 1u << i;
  }

  double findBest() {
    unsigned all = (1u << nodes.size()) - 1;
    for (copied = 0; copied <= all; ++copied) {
      if (!canCopy())
        continue;
      cache.clear();
      groups.clear();
      partition(all & ~copied, 0);
    }
    return best;
  }

private:
  struct Group {
    double nanoseconds = 0;
    unsigned reads = 0; ///< nodes of other groups
    bool isValid = false;
  };

  bool isFree(unsigned node) const {
    return work[node].before.empty() && work[node].after.empty();
  }
  bool canCopy() const {
    for (unsigned node : nodes) {
      const FusionNode &facts = work.factsOf(node);
      if ((copied & index[node]) &&
          (!isElementwise(facts.nodeClass) || facts.liveOut || facts.mayFail ||
           !isFree(node) || work[node].out.empty()))
        return false;
    }
    return true;
  }
  bool isCopied(unsigned node) const { return copied & index[node]; }
  bool isOutside(unsigned node) const {
    const FusionNode &facts = work.factsOf(node);
    return facts.nodeClass == NodeClass::Opaque || facts.effects;
  }

  /// Whether a group other than the members' needs the value.
  bool isDemanded(unsigned node, unsigned members) const {
    return llvm::any_of(work[node].out, [&](unsigned edge) {
      unsigned reader = work.edge(edge).consumer;
      return isCopied(reader) ? isDemanded(reader, members)
                              : !(index[reader] & members);
    });
  }
  void addReads(unsigned node, unsigned members, GroupQuery &query,
                unsigned &reads) const {
    for (unsigned before : work[node].before)
      reads |= index[before];
    for (unsigned edge : work[node].in) {
      unsigned from = work.edge(edge).producer;
      if (!isCopied(from))
        reads |= index[from];
      else if (!llvm::is_contained(query.copies, from)) {
        query.copies.push_back(from);
        addReads(from, members, query, reads);
      }
    }
  }
  Group evaluate(unsigned members) const {
    Group group;
    GroupQuery query;
    bool hasOutside = false;
    for (unsigned node : nodes)
      if (index[node] & members) {
        query.members.push_back(node);
        hasOutside |= isOutside(node);
      }
    for (unsigned node : query.members) {
      addReads(node, members, query, group.reads);
      if (isDemanded(node, members))
        query.exposed.push_back(node);
    }
    group.reads &= ~members;
    if (hasOutside) {
      // A call needs stored operands.
      group.isValid = query.members.size() == 1 && query.copies.empty();
      return group;
    }
    GroupScore score = scorer.score(query);
    group.isValid = score.isValid();
    group.nanoseconds = score.nanoseconds;
    return group;
  }
  const Group &get(unsigned members) {
    auto [it, isNew] = cache.try_emplace(members);
    if (isNew)
      it->second = evaluate(members);
    return it->second;
  }

  bool isAcyclic() {
    unsigned done = copied;
    std::vector<unsigned> left = groups;
    for (bool changed = true; changed && !left.empty();) {
      changed = false;
      for (unsigned &members : left)
        if (members && !(get(members).reads & ~done)) {
          done |= members;
          members = 0;
          changed = true;
        }
      llvm::erase(left, 0u);
    }
    return left.empty();
  }
  void partition(unsigned left, double nanoseconds) {
    if (nanoseconds >= best)
      return;
    if (!left) {
      if (isAcyclic())
        best = nanoseconds;
      return;
    }
    unsigned first = left & -left, others = left & ~first;
    for (unsigned subset = others;; subset = (subset - 1) & others) {
      const Group &group = get(first | subset);
      if (group.isValid) {
        groups.push_back(first | subset);
        partition(others & ~subset, nanoseconds + group.nanoseconds);
        groups.pop_back();
      }
      if (!subset)
        return;
    }
  }

  PlanLimits limits;
  WorkGraph work;
  GroupScorer scorer;
  std::vector<unsigned> nodes, index;
  unsigned copied = 0;
  std::map<unsigned, Group> cache; ///< by members
  std::vector<unsigned> groups;
  double best = 1e30;
};

std::vector<std::unique_ptr<KernelModel>> makeModels() {
  std::vector<std::unique_ptr<KernelModel>> models;
  models.push_back(std::make_unique<TestModel>());
  models.push_back(std::make_unique<NeighborKernelModel>());
  models.push_back(std::make_unique<TestModel>([](const GroupShape &shape) {
    return shape.rowBytes > 8192 ? "long row" : "";
  }));
  KernelRates device;
  device.bytesPerNs = 1000;
  device.flopsPerNs = 20000;
  device.threads = 128;
  models.push_back(std::make_unique<TestModel>(
      [](const GroupShape &shape) {
        return shape.rowLoops.empty() && shape.members.size() > 1 ? "one row"
                                                                  : "";
      },
      device));
  return models;
}

} // namespace

TEST(FusionRandom, GreedyIsCloseToTheBestPlan) {
  auto models = makeModels();
  unsigned close = 0, worse = 0;
  double saved = 0, possible = 0;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    RandomFusionGraph graph(seed, 2 + seed % 6);
    const KernelModel &model = *models[seed / 6 % models.size()];
    FusionPlan plan = planFusion(graph.getGraph(), model);
    double best = ExhaustiveFusion(graph.getGraph(), model).findBest();
    double found = plan.unfusedNanoseconds - plan.nanoseconds;
    double most = plan.unfusedNanoseconds - best;
    bool isClose = found >= 0.95 * most - 1e-3;
    close += isClose;
    worse += !isClose;
    saved += found;
    possible += most;
  }
  EXPECT_GE(close, 1980u) << worse << " plans save less than 95 %";
  EXPECT_GT(saved, 0.99 * possible);
  EXPECT_GT(possible, 0);
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

TEST(FusionRandom, PlansAreValid) {
  auto models = makeModels();
  for (unsigned seed = 0; seed < 400; ++seed) {
    RandomFusionGraph graph(seed, 10 + seed % 80);
    const KernelModel &model = *models[seed % models.size()];
    ASSERT_EQ(graph.getGraph().verify(), std::vector<std::string>()) << seed;
    FusionPlan plan = planFusion(graph.getGraph(), model);
    ASSERT_EQ(verifyPlan(graph.getGraph(), plan.groups),
              std::vector<std::string>())
        << seed;
    ASSERT_EQ(verifyKernels(graph.getGraph(), model, {}, plan.groups),
              std::vector<std::string>())
        << seed;
    EXPECT_LE(plan.nanoseconds, plan.unfusedNanoseconds) << seed;
  }
}

TEST(FusionRandom, PlansAreDeterministic) {
  auto models = makeModels();
  for (unsigned seed = 0; seed < 100; ++seed) {
    RandomFusionGraph graph(seed, 60);
    const KernelModel &model = *models[seed % models.size()];
    EXPECT_EQ(planFusion(graph.getGraph(), model),
              planFusion(graph.getGraph(), model));
  }
}

namespace {

/// Refuses groups by a hash of their members.
class RandomModel : public KernelModel {
public:
  static bool isRefused(const std::vector<unsigned> &nodes) {
    unsigned hash = 7;
    for (unsigned node : nodes)
      hash = hash * 31 + node;
    return nodes.size() > 1 && (hash >> 3) % 3 == 0;
  }
  std::optional<KernelTime> cost(const GroupShape &shape) const override {
    return estimateCost(shape, {});
  }
  llvm::StringRef refuses(const GroupShape &shape) const override {
    std::vector<unsigned> nodes;
    for (const ShapeMember &member : shape.members)
      nodes.push_back(member.node);
    return isRefused(nodes) ? "at random" : "";
  }
};

} // namespace

TEST(FusionRandom, RefusedGroupsAreNotFormed) {
  unsigned numGroups = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomFusionGraph graph(seed, 40);
    FusionPlan plan = planFusion(graph.getGraph(), RandomModel());
    for (const PlanGroup &group : plan.groups) {
      std::vector<unsigned> nodes;
      for (const PlanMember &member : group.members)
        if (member.role != MemberRole::Map)
          nodes.push_back(member.node);
      numGroups += nodes.size() > 1;
      EXPECT_FALSE(RandomModel::isRefused(nodes)) << seed;
    }
  }
  EXPECT_GT(numGroups, 200u);
}

// A complete plan that is given stays as it is.
TEST(FusionRandom, GivenPlansAreKept) {
  TestModel model;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomFusionGraph graph(seed, 30);
    FusionPlan plan = planFusion(graph.getGraph(), model);
    FusionPlan again = planFusion(graph.getGraph(), model, {}, plan.groups);
    auto byId = [](const PlanGroup &a, const PlanGroup &b) {
      return a.id < b.id;
    };
    llvm::sort(again.groups, byId);
    llvm::sort(plan.groups, byId);
    ASSERT_EQ(again.groups, plan.groups) << seed;
  }
}

// Groups that are given are kept, and the rest is planned around them.
TEST(FusionRandom, PlansAroundGivenGroupsAreValid) {
  TestModel model;
  size_t numGiven = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomFusionGraph graph(seed, 30);
    std::vector<PlanGroup> given;
    for (PlanGroup &group : planFusion(graph.getGraph(), model).groups) {
      given.push_back(group);
      if (!verifyPlan(graph.getGraph(), given, /*isComplete=*/false).empty())
        given.pop_back();
    }
    numGiven += given.size();
    FusionPlan plan = planFusion(graph.getGraph(), model, {}, given);
    ASSERT_EQ(verifyPlan(graph.getGraph(), plan.groups),
              std::vector<std::string>())
        << seed;
    for (const PlanGroup &group : given)
      EXPECT_TRUE(llvm::any_of(plan.groups, [&](const PlanGroup &other) {
        return other.id == group.id && other.members == group.members;
      })) << seed;
  }
  EXPECT_GT(numGiven, 400u);
}
