//===- StorageClassesTest.cpp - which values share a buffer ---------------===//

#include "tcopt/Analysis/StorageClasses.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <chrono>
#include <random>
#include <set>
#include <utility>

using namespace tcopt;

using Intervals = std::vector<TimeInterval>;

static LiveRange rangeOf(const Intervals &intervals) {
  LiveRange range;
  for (TimeInterval interval : intervals)
    range.add(interval);
  return range;
}

TEST(LiveRange, IntervalsThatTouchAreOne) {
  EXPECT_EQ(rangeOf({{0, 2}, {2, 4}}).intervals(), (Intervals{{0, 4}}));
  EXPECT_EQ(rangeOf({{4, 6}, {0, 2}, {1, 5}}).intervals(), (Intervals{{0, 6}}));
  EXPECT_EQ(rangeOf({{0, 2}, {3, 4}, {8, 9}}).intervals(),
            (Intervals{{0, 2}, {3, 4}, {8, 9}}));
  EXPECT_TRUE(rangeOf({{3, 3}}).empty());
}

TEST(LiveRange, OverlapsOutsideOfWhatIsTolerated) {
  LiveRange a = rangeOf({{0, 5}}), b = rangeOf({{4, 8}}), c = rangeOf({{5, 6}});
  EXPECT_TRUE(a.overlaps(b));
  EXPECT_FALSE(a.overlaps(c));
  EXPECT_FALSE(a.overlaps(b, TimeInterval{4, 5}));
  EXPECT_TRUE(rangeOf({{0, 6}}).overlaps(b, TimeInterval{4, 5}));
  EXPECT_TRUE(
      rangeOf({{3, 5}}).overlaps(rangeOf({{3, 8}}), TimeInterval{4, 5}));
}

// Against a set of times.
TEST(LiveRange, AgreesWithSetsOfTimes) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    LiveRange ranges[2];
    std::set<int64_t> times[2];
    for (int i = 0; i < 2; ++i)
      for (int k = random() % 6; k > 0; --k) {
        int64_t begin = random() % 30, end = begin + random() % 6;
        ranges[i].add({begin, end});
        for (int64_t t = begin; t < end; ++t)
          times[i].insert(t);
      }
    TimeInterval tolerated[2];
    for (TimeInterval &interval : tolerated) {
      int64_t from = random() % 30;
      interval = {from, from + 3};
    }
    bool expected = false;
    for (int64_t t : times[0])
      expected |= times[1].count(t) &&
                  std::none_of(std::begin(tolerated), std::end(tolerated),
                               [&](TimeInterval interval) {
                                 return t >= interval.begin && t < interval.end;
                               });
    EXPECT_EQ(ranges[0].overlaps(ranges[1], tolerated), expected);
    EXPECT_EQ(ranges[1].overlaps(ranges[0], tolerated), expected);
    int64_t longest = 0, now = 0;
    for (int64_t t = 0; t < 40; ++t) {
      now = times[0].count(t) && times[1].count(t) ? now + 1 : 0;
      longest = std::max(longest, now);
    }
    for (int64_t length = 0; length < 8; ++length)
      EXPECT_EQ(ranges[0].overlapsLonger(ranges[1], length), longest > length);
  }
}

// The worked example of the header.
TEST(StorageClasses, JoinsWhatAStepMayWriteOver) {
  StorageClasses classes;
  unsigned a = classes.add(), b = classes.add(), c = classes.add();
  classes.addLive(a, {0, 5});
  classes.addLive(b, {2, 5});
  classes.addLive(c, {4, 6});
  EXPECT_FALSE(classes.canJoin(a, b, TimeInterval{2, 3}));
  EXPECT_TRUE(classes.canJoin(b, c, TimeInterval{4, 5}));
  classes.join(b, c);
  EXPECT_TRUE(classes.areJoined(b, c));
  EXPECT_FALSE(classes.areJoined(a, b));
  EXPECT_EQ(classes.rangeOf(c).intervals(), (Intervals{{2, 6}}));
}

TEST(StorageClasses, TwoThatAreGivenStayApart) {
  StorageClasses classes;
  unsigned a = classes.add(), b = classes.add(), c = classes.add();
  classes.addLive(a, {0, 2});
  classes.addLive(b, {4, 6});
  classes.addLive(c, {2, 4});
  classes.pin(a);
  classes.pin(b);
  EXPECT_FALSE(classes.canJoin(a, b));
  EXPECT_TRUE(classes.canJoin(a, c));
  classes.join(c, a);
  EXPECT_TRUE(classes.isPinned(c));
  EXPECT_FALSE(classes.canJoin(c, b));
}

/// What StorageClasses does, with sets of times and lists of members.
class TimeSets {
public:
  void add() { sets.push_back({{unsigned(sets.size())}, {}, false}); }
  void addLive(unsigned value, TimeInterval interval) {
    for (int64_t t = interval.begin; t < interval.end; ++t)
      of(value).times.insert(t);
  }
  void pin(unsigned value) { of(value).pinned = true; }
  bool areJoined(unsigned a, unsigned b) { return &of(a) == &of(b); }
  bool isPinned(unsigned value) { return of(value).pinned; }
  const std::set<int64_t> &timesOf(unsigned value) { return of(value).times; }

  bool canJoin(unsigned a, unsigned b, const Intervals &tolerated) {
    if (areJoined(a, b))
      return true;
    if (of(a).pinned && of(b).pinned)
      return false;
    return std::none_of(of(a).times.begin(), of(a).times.end(), [&](int64_t t) {
      return of(b).times.count(t) &&
             std::none_of(tolerated.begin(), tolerated.end(),
                          [&](TimeInterval interval) {
                            return t >= interval.begin && t < interval.end;
                          });
    });
  }

  void join(unsigned a, unsigned b) {
    if (areJoined(a, b))
      return;
    Class &to = of(a), from = std::exchange(of(b), Class());
    to.members.insert(from.members.begin(), from.members.end());
    to.times.insert(from.times.begin(), from.times.end());
    to.pinned |= from.pinned;
  }

private:
  struct Class {
    std::set<unsigned> members;
    std::set<int64_t> times;
    bool pinned = false;
  };

  Class &of(unsigned value) {
    return *std::find_if(sets.begin(), sets.end(), [&](const Class &set) {
      return set.members.count(value);
    });
  }

  std::vector<Class> sets;
};

static Intervals intervalsOf(const std::set<int64_t> &times) {
  Intervals intervals;
  for (int64_t t : times) {
    if (intervals.empty() || intervals.back().end != t)
      intervals.push_back({t, t});
    intervals.back().end = t + 1;
  }
  return intervals;
}

/// Both are asked and told the same.
struct Pair {
  StorageClasses classes;
  TimeSets sets;
  unsigned count = 0;

  void expectEqual() {
    for (unsigned a = 0; a < count; ++a) {
      EXPECT_EQ(classes.rangeOf(a).intervals(), intervalsOf(sets.timesOf(a)));
      EXPECT_EQ(classes.isPinned(a), sets.isPinned(a));
      EXPECT_TRUE(classes.areJoined(a, classes.classOf(a)));
      for (unsigned b = 0; b < count; ++b)
        EXPECT_EQ(classes.areJoined(a, b), sets.areJoined(a, b));
    }
  }
};

// Random programs: values come to life, are pinned and joined, in any order,
// also such as may not be joined. `parts` is how many intervals a value has.
static void compareWithSets(unsigned seed, unsigned parts) {
  std::mt19937 random(seed);
  auto interval = [&](int64_t longest) {
    int64_t begin = random() % 60;
    return TimeInterval{begin, begin + int64_t(random() % (longest + 1))};
  };
  Pair pair;
  for (int step = 0; step < 80; ++step) {
    if (pair.count < 2 || random() % 4 == 0) {
      EXPECT_EQ(pair.classes.add(), pair.count);
      pair.sets.add();
      ++pair.count;
    }
    unsigned a = random() % pair.count, b = random() % pair.count;
    for (unsigned k = random() % (parts + 1); k > 0; --k) {
      TimeInterval live = interval(4);
      pair.classes.addLive(a, live);
      pair.sets.addLive(a, live);
    }
    if (random() % 12 == 0) {
      pair.classes.pin(a);
      pair.sets.pin(a);
    }
    Intervals tolerated;
    for (unsigned k = random() % 4; k > 0; --k)
      tolerated.push_back(interval(8));
    bool can = pair.sets.canJoin(a, b, tolerated);
    EXPECT_EQ(pair.classes.canJoin(a, b, tolerated), can);
    EXPECT_EQ(pair.classes.canJoin(b, a, tolerated), can);
    if (can || random() % 16 == 0) {
      pair.classes.join(a, b);
      pair.sets.join(a, b);
    }
    pair.expectEqual();
  }
}

TEST(StorageClasses, AgreesWithSetsOfTimes) {
  for (unsigned seed = 0; seed < 40; ++seed)
    for (unsigned parts : {1, 3})
      compareWithSets(seed, parts);
}

// A value that is never live is in nobody's way.
TEST(StorageClasses, WhatIsNeverLiveJoinsAll) {
  StorageClasses classes;
  unsigned a = classes.add(), b = classes.add(), c = classes.add();
  classes.addLive(a, {0, 10});
  classes.addLive(b, {7, 7});
  EXPECT_TRUE(classes.rangeOf(b).empty());
  EXPECT_TRUE(classes.canJoin(a, b));
  EXPECT_TRUE(classes.canJoin(b, c));
  classes.join(b, c);
  classes.join(c, a);
  EXPECT_TRUE(classes.areJoined(a, b));
  EXPECT_EQ(classes.rangeOf(b).intervals(), (Intervals{{0, 10}}));
}

// A join with oneself changes nothing.
TEST(StorageClasses, JoinsOnlyOnce) {
  StorageClasses classes;
  unsigned a = classes.add(), b = classes.add();
  classes.addLive(a, {0, 2});
  classes.addLive(b, {1, 4});
  classes.pin(b);
  EXPECT_FALSE(classes.canJoin(a, b));
  for (unsigned other : {b, b, a})
    classes.join(a, other);
  EXPECT_TRUE(classes.canJoin(a, b));
  EXPECT_TRUE(classes.isPinned(a));
  EXPECT_EQ(classes.rangeOf(a).intervals(), (Intervals{{0, 4}}));
}

/// Seconds that joining neighbours takes, whose ranges are `make(i)`.
template <typename Make> static double timeOf(unsigned count, Make make) {
  auto start = std::chrono::steady_clock::now();
  StorageClasses classes;
  for (unsigned i = 0; i < count; ++i)
    classes.addLive(classes.add(), make(i));
  for (unsigned i = 1; i < count; ++i)
    if (classes.canJoin(i - 1, i,
                        TimeInterval{2 * int64_t(i), 2 * int64_t(i) + 1}))
      classes.join(i - 1, i);
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

TEST(StorageClasses, ManyValues) {
  auto chain = [](unsigned i) {
    return TimeInterval{2 * int64_t(i), 2 * int64_t(i) + 3};
  };
  auto apart = [](unsigned i) {
    return TimeInterval{20 * int64_t(i % 2 ? i : 100000 - i),
                        20 * int64_t(i % 2 ? i : 100000 - i) + 2};
  };
  EXPECT_LT(timeOf(20000, chain), 1.0);
  EXPECT_LT(timeOf(20000, apart), 1.0);
}

// Classes of many intervals that are joined at last: only the fewer are looked
// at and moved.
TEST(StorageClasses, ManyIntervals) {
  auto start = std::chrono::steady_clock::now();
  StorageClasses classes;
  unsigned large = classes.add();
  for (int64_t i = 0; i < 20000; ++i)
    classes.addLive(large, {4 * i, 4 * i + 1});
  for (int64_t i = 0; i < 20000; ++i) {
    unsigned small = classes.add();
    classes.addLive(small, {4 * i + 2, 4 * i + 3});
    ASSERT_TRUE(classes.canJoin(small, large));
    classes.join(small, large);
  }
  EXPECT_EQ(classes.rangeOf(large).size(), 40000u);
  EXPECT_LT(
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count(),
      1.0);
}
