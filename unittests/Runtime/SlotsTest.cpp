//===- SlotsTest.cpp - Two loops with one fork, and thread slots ----------===//

#include "RuntimeTest.h"

#include <algorithm>
#include <atomic>
#include <thread>

using namespace tcopt::rt::test;

namespace {

/// Each task on a thread of its own, all at once.
void runOnOwnThreads(void *user, int64_t tasks, tcopt_task task, void *arg) {
  ++*static_cast<int *>(user);
  std::vector<std::thread> threads;
  for (int64_t i = 0; i < tasks; ++i)
    threads.emplace_back(task, arg, i);
  for (std::thread &thread : threads)
    thread.join();
}

tcopt_context_options slotOptions(int32_t threads, int *forks = nullptr) {
  tcopt_context_options options = tcopt::rt::test::makeOptions();
  options.threads = threads;
  if (forks) {
    options.user = forks;
    options.parallel_for = runOnOwnThreads;
  }
  return options;
}

/// The second loop reads what other pieces of the first one wrote: plain
/// memory.
struct Phases {
  Phases(int64_t n, int64_t m) : first(n), second(m) {}
  std::vector<int64_t> first, second;

  static void fill(tcopt_context *, void *args, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      static_cast<Phases *>(args)->first[i] += i + 1;
  }
  static void read(tcopt_context *, void *args, int64_t begin, int64_t end) {
    Phases &phases = *static_cast<Phases *>(args);
    int64_t n = int64_t(phases.first.size());
    for (int64_t i = begin; i < end; ++i)
      phases.second[i] += n ? phases.first[n - 1 - i % n] : -1;
  }
  void check() const {
    int64_t n = int64_t(first.size());
    for (int64_t i = 0; i < int64_t(second.size()); ++i)
      ASSERT_EQ(second[i], n ? n - i % n : -1);
  }
};

TEST(ParallelForTwo, SecondSeesFirst) {
  for (int32_t threads : {1, 2, 4})
    for (int64_t n : {0, 1, 100, 1000})
      for (int64_t m : {0, 1, 100, 1000})
        for (int64_t grain : {1, 50, 5000}) {
          Context ctx(slotOptions(threads));
          Phases phases(n, m);
          ASSERT_EQ(tcopt_rt_parallel_for_two(ctx, &phases, Phases::fill, n,
                                              grain, Phases::read, m, grain),
                    TCOPT_OK);
          phases.check();
        }
}

TEST(ParallelForTwo, OnTheHostsThreads) {
  int forks = 0;
  Context ctx(slotOptions(2, &forks));
  Phases phases(100, 60);
  EXPECT_EQ(tcopt_rt_parallel_for_two(ctx, &phases, Phases::fill, 100, 1,
                                      Phases::read, 60, 1),
            TCOPT_OK);
  phases.check();
  EXPECT_EQ(forks, 2);
}

TEST(ParallelForTwo, FailureLeavesOutTheSecond) {
  for (int32_t threads : {1, 4}) {
    Context ctx(slotOptions(threads));
    std::atomic<int> seconds{0};
    tcopt_body fail = [](tcopt_context *ctx, void *, int64_t, int64_t) {
      tcopt_rt_fail_index(ctx, 9, 9, nullptr);
    };
    tcopt_body count = [](tcopt_context *, void *args, int64_t, int64_t) {
      ++*static_cast<std::atomic<int> *>(args);
    };
    EXPECT_EQ(
        tcopt_rt_parallel_for_two(ctx, &seconds, fail, 100, 1, count, 100, 1),
        TCOPT_INDEX_OUT_OF_BOUNDS);
    EXPECT_EQ(seconds, 0);
  }
}

TEST(ParallelForTwo, BadArguments) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_parallel_for_two(ctx, nullptr, Phases::fill, 1, 1,
                                      Phases::read, -1, 1),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_NE(ctx.error().find("-1"), std::string::npos);
  EXPECT_EQ(tcopt_rt_parallel_for_two(ctx, nullptr, nullptr, 1, 1, Phases::read,
                                      1, 1),
            TCOPT_INVALID_ARGUMENT);
}

/// Plain memory for each slot, which two pieces must not use at once.
struct SlotMemory {
  explicit SlotMemory(int32_t slots) : sums(slots), inUse(slots) {}
  std::vector<int64_t> sums;
  std::vector<std::atomic<int>> inUse;

  static void body(tcopt_context *ctx, void *args, int64_t begin, int64_t end) {
    SlotMemory &memory = *static_cast<SlotMemory *>(args);
    int32_t slot = tcopt_rt_slot_begin(ctx);
    ASSERT_GE(slot, 0);
    ASSERT_LT(size_t(slot), memory.sums.size());
    EXPECT_EQ(memory.inUse[slot].fetch_add(1), 0);
    for (int64_t i = begin; i < end; ++i)
      memory.sums[slot] += i;
    memory.inUse[slot].fetch_sub(1);
    tcopt_rt_slot_end(ctx, slot);
  }
  int64_t sum() const {
    int64_t all = 0;
    for (int64_t one : sums)
      all += one;
    return all;
  }
};

TEST(Slots, OnePieceEach) {
  for (int32_t threads : {1, 3, 8, 100}) {
    Context ctx(slotOptions(threads));
    SlotMemory memory(threads);
    for (int i = 0; i < 5; ++i)
      EXPECT_EQ(tcopt_rt_parallel_for(ctx, SlotMemory::body, &memory, 1000, 1),
                TCOPT_OK);
    EXPECT_EQ(memory.sum(), 5 * 999 * 500);
  }
}

// More pieces at once than slots: they wait for one another.
TEST(Slots, HostsThreadsMayBeMore) {
  int forks = 0;
  Context ctx(slotOptions(2, &forks));
  SlotMemory memory(2);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, SlotMemory::body, &memory, 1000, 1),
            TCOPT_OK);
  EXPECT_EQ(forks, 1);
  EXPECT_EQ(memory.sum(), 999 * 500);
}

TEST(Slots, AreAllThere) {
  Context ctx(slotOptions(70));
  std::vector<int32_t> slots;
  for (int i = 0; i < 70; ++i)
    slots.push_back(tcopt_rt_slot_begin(ctx));
  std::vector<int32_t> sorted = slots;
  std::sort(sorted.begin(), sorted.end());
  for (int i = 0; i < 70; ++i)
    EXPECT_EQ(sorted[i], i);
  tcopt_rt_slot_end(ctx, 65);
  EXPECT_EQ(tcopt_rt_slot_begin(ctx), 65);
  for (int32_t slot : slots)
    tcopt_rt_slot_end(ctx, slot);
}

} // namespace
