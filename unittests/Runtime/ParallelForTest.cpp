//===- ParallelForTest.cpp - Parallel loops -------------------------------===//

#include "RuntimeTest.h"

#include <atomic>
#include <mutex>
#include <set>
#include <thread>

using namespace tcopt::rt::test;

namespace {

tcopt_context_options withThreads(int32_t threads) {
  tcopt_context_options options = makeOptions();
  options.threads = threads;
  return options;
}

/// What the pieces of one loop did.
struct Record {
  explicit Record(int64_t n) : seen(n) {}
  std::vector<std::atomic<int>> seen;
  std::atomic<int64_t> pieces{0};
  std::atomic<int64_t> smallest{INT64_MAX};
  std::mutex mutex;
  std::set<std::thread::id> threads;

  static void body(tcopt_context *, void *args, int64_t begin, int64_t end) {
    Record &record = *static_cast<Record *>(args);
    for (int64_t i = begin; i < end; ++i)
      ++record.seen[i];
    ++record.pieces;
    std::lock_guard<std::mutex> lock(record.mutex);
    record.threads.insert(std::this_thread::get_id());
    bool isLast = end == static_cast<int64_t>(record.seen.size());
    if (!isLast && end - begin < record.smallest)
      record.smallest = end - begin;
  }

  bool eachOnce() const {
    for (const std::atomic<int> &count : seen)
      if (count != 1)
        return false;
    return true;
  }
};

TEST(ParallelFor, EachIndexOnce) {
  for (int32_t threads : {1, 2, 3, 8})
    for (int64_t n : {1, 2, 7, 64, 1000, 1001})
      for (int64_t grain : {-1, 0, 1, 3, 100, 5000}) {
        Context ctx(withThreads(threads));
        Record record(n);
        ASSERT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &record, n, grain),
                  TCOPT_OK);
        EXPECT_TRUE(record.eachOnce());
        EXPECT_GE(record.smallest, grain);
      }
}

TEST(ParallelFor, NothingToDo) {
  Context ctx;
  Record record(0);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &record, 0, 1), TCOPT_OK);
  EXPECT_EQ(record.pieces, 0);
}

TEST(ParallelFor, SmallLoopsRunInline) {
  Context ctx(withThreads(4));
  Record record(100);
  tcopt_rt_parallel_for(ctx, Record::body, &record, 100, 100);
  EXPECT_EQ(record.pieces, 1);
  EXPECT_EQ(*record.threads.begin(), std::this_thread::get_id());
}

TEST(ParallelFor, OneThreadRunsInline) {
  Context ctx(withThreads(1));
  Record record(1000);
  tcopt_rt_parallel_for(ctx, Record::body, &record, 1000, 1);
  EXPECT_EQ(record.pieces, 1);
  EXPECT_EQ(*record.threads.begin(), std::this_thread::get_id());
}

TEST(ParallelFor, UsesSeveralThreads) {
  Context ctx(withThreads(4));
  struct Meeting {
    std::atomic<int> arrived{0};
    std::atomic<bool> met{false};
  } meeting;
  // Two pieces that wait for each other end only on two threads.
  tcopt_body body = [](tcopt_context *ctx, void *args, int64_t, int64_t) {
    Meeting &meeting = *static_cast<Meeting *>(args);
    if (++meeting.arrived >= 2)
      meeting.met = true;
    while (!meeting.met && tcopt_rt_expired(ctx) == TCOPT_OK)
      std::this_thread::yield();
  };
  tcopt_rt_set_deadline(ctx, 30);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, &meeting, 4, 1), TCOPT_OK);
}

TEST(ParallelFor, BadArguments) {
  Context ctx;
  Record record(1);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &record, -1, 1),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_NE(ctx.error().find("-1"), std::string::npos);
  ctx.take();
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, nullptr, nullptr, 1, 1),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_parallel_for(nullptr, Record::body, &record, 1, 1),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(record.pieces, 0);
}

TEST(ParallelFor, HugeLoops) {
  Context ctx(withThreads(4));
  std::atomic<uint64_t> total{0};
  tcopt_body body = [](tcopt_context *, void *args, int64_t begin,
                       int64_t end) {
    EXPECT_LT(begin, end);
    *static_cast<std::atomic<uint64_t> *>(args) += end - begin;
  };
  for (int64_t grain : {int64_t(1), INT64_MAX / 2, INT64_MAX - 1}) {
    total = 0;
    EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, &total, INT64_MAX, grain),
              TCOPT_OK);
    EXPECT_EQ(total, static_cast<uint64_t>(INT64_MAX));
  }
}

struct Nested {
  std::vector<std::atomic<int>> seen = std::vector<std::atomic<int>>(400);
  std::atomic<int> pieces{0};
};

void innerBody(tcopt_context *, void *args, int64_t begin, int64_t end) {
  auto *row = static_cast<std::atomic<int> *>(args);
  for (int64_t i = begin; i < end; ++i)
    ++row[i];
}

void outerBody(tcopt_context *ctx, void *args, int64_t begin, int64_t end) {
  Nested &nested = *static_cast<Nested *>(args);
  ++nested.pieces;
  for (int64_t i = begin; i < end; ++i)
    EXPECT_EQ(
        tcopt_rt_parallel_for(ctx, innerBody, &nested.seen[i * 20], 20, 1),
        TCOPT_OK);
}

TEST(ParallelFor, NestedLoopsRunInline) {
  for (int32_t threads : {1, 4}) {
    Context ctx(withThreads(threads));
    Nested nested;
    EXPECT_EQ(tcopt_rt_parallel_for(ctx, outerBody, &nested, 20, 1), TCOPT_OK);
    for (std::atomic<int> &count : nested.seen)
      EXPECT_EQ(count, 1);
  }
}

TEST(ParallelFor, NestedInAnInlineLoopMayFork) {
  Context ctx(withThreads(4));
  Record record(1000);
  tcopt_body outer = [](tcopt_context *ctx, void *args, int64_t, int64_t) {
    tcopt_rt_parallel_for(ctx, Record::body, args, 1000, 1);
  };
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, outer, &record, 1, 1), TCOPT_OK);
  EXPECT_GT(record.pieces, 1);
  EXPECT_TRUE(record.eachOnce());
}

TEST(ParallelFor, FailureIsReturnedAndStops) {
  for (int32_t threads : {1, 4}) {
    Context ctx(withThreads(threads));
    std::atomic<int> pieces{0};
    tcopt_body body = [](tcopt_context *ctx, void *args, int64_t, int64_t) {
      ++*static_cast<std::atomic<int> *>(args);
      tcopt_rt_fail_index(ctx, 9, 9, "here");
    };
    EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, &pieces, 1000, 1),
              TCOPT_INDEX_OUT_OF_BOUNDS);
    EXPECT_LE(pieces, threads);
    EXPECT_EQ(ctx.error(), "here: index 9 is out of bounds for size 9");
    EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, &pieces, 1000, 1),
              TCOPT_INDEX_OUT_OF_BOUNDS);
    EXPECT_LE(pieces, threads) << "a failed call does nothing more";
    tcopt_rt_reset(ctx);
    Record record(1000);
    EXPECT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &record, 1000, 1),
              TCOPT_OK);
    EXPECT_TRUE(record.eachOnce());
  }
}

// The last piece fails in the first op, all others in the second.
TEST(ParallelFor, FailuresOfAKernelAreInTheOrderOfItsOps) {
  for (int32_t threads : {1, 2, 4}) {
    Context ctx(withThreads(threads));
    tcopt_body body = [](tcopt_context *ctx, void *, int64_t, int64_t end) {
      if (end == 1000)
        tcopt_rt_fail_in_order(ctx, TCOPT_DIVISION_BY_ZERO, "first", 0);
      tcopt_rt_fail_in_order(ctx, TCOPT_INTERNAL, "second", 1);
    };
    EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, nullptr, 1000, 1),
              TCOPT_DIVISION_BY_ZERO);
    EXPECT_EQ(ctx.error(), "first");
    Record record(1000);
    EXPECT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &record, 1000, 1),
              TCOPT_DIVISION_BY_ZERO);
    EXPECT_EQ(record.pieces, 0);
  }
}

TEST(ParallelFor, BodiesMayAllocate) {
  Context ctx(withThreads(4));
  tcopt_body body = [](tcopt_context *ctx, void *, int64_t begin, int64_t) {
    void *memory = tcopt_rt_alloc(ctx, 100 + begin);
    std::memset(memory, 1, 100 + begin);
    tcopt_rt_free(ctx, memory);
  };
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, body, nullptr, 1000, 1), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 0);
}

TEST(ParallelFor, WritesArePlainlyVisible) {
  Context ctx(withThreads(4));
  std::vector<int64_t> values(10000);
  tcopt_body body = [](tcopt_context *, void *args, int64_t begin,
                       int64_t end) {
    auto *values = static_cast<int64_t *>(args);
    for (int64_t i = begin; i < end; ++i)
      values[i] += i;
  };
  for (int round = 1; round <= 20; ++round) {
    tcopt_rt_parallel_for(ctx, body, values.data(), 10000, 16);
    for (int64_t i = 0; i < 10000; ++i)
      ASSERT_EQ(values[i], i * round);
  }
}

TEST(ParallelFor, AContextPerThreadOfCalls) {
  std::vector<std::thread> callers;
  for (int i = 0; i < 3; ++i)
    callers.emplace_back([] {
      Context ctx(withThreads(2));
      for (int round = 0; round < 20; ++round) {
        Record record(500);
        tcopt_rt_parallel_for(ctx, Record::body, &record, 500, 1);
        EXPECT_TRUE(record.eachOnce());
        tcopt_rt_arena_end(ctx, tcopt_rt_arena_begin(ctx, 1000, nullptr));
      }
    });
  for (std::thread &caller : callers)
    caller.join();
}

/// A host's pool: a thread per task, or faulty as told.
struct Pool {
  int calls = 0;
  int64_t left = 0;
  int64_t repeated = 0;

  tcopt_context_options options() {
    tcopt_context_options options = withThreads(3);
    options.user = this;
    options.parallel_for = [](void *user, int64_t tasks, tcopt_task task,
                              void *arg) {
      static_cast<Pool *>(user)->run(tasks, task, arg);
    };
    return options;
  }

  void run(int64_t tasks, tcopt_task task, void *arg) {
    ++calls;
    std::vector<std::thread> threads;
    for (int64_t i = left; i < tasks; ++i)
      threads.emplace_back(task, arg, i);
    for (int64_t i = 0; i < repeated; ++i)
      threads.emplace_back(task, arg, i);
    for (std::thread &thread : threads)
      thread.join();
  }
};

TEST(ParallelFor, HookRunsTheLoop) {
  Pool pool;
  Context ctx(pool.options());
  Record record(1001);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &record, 1001, 1),
            TCOPT_OK);
  EXPECT_EQ(pool.calls, 1);
  EXPECT_TRUE(record.eachOnce());
  EXPECT_EQ(record.threads.count(std::this_thread::get_id()), 0u);
  Nested nested;
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, outerBody, &nested, 20, 1), TCOPT_OK);
  EXPECT_EQ(pool.calls, 2) << "nested loops run inline";
}

TEST(ParallelFor, FaultyHooksAreReported) {
  Pool pool;
  Context ctx(pool.options());
  pool.left = 1;
  Record record(20);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &record, 20, 1),
            TCOPT_INTERNAL);
  EXPECT_EQ(ctx.error(), "the parallel_for hook ran 19 of 20 tasks");
  ctx.take();
  pool.left = 0;
  pool.repeated = 2;
  Record again(20);
  EXPECT_EQ(tcopt_rt_parallel_for(ctx, Record::body, &again, 20, 1),
            TCOPT_INTERNAL);
  EXPECT_EQ(ctx.error(), "the parallel_for hook ran 22 of 20 tasks");
}

} // namespace
