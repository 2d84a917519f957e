//===- CudaGraphTest.cpp - Calls that are recorded as graphs --------------===//

#include "CudaTest.h"

#include <functional>
#include <thread>

using namespace tcopt::rt::test;

namespace {

/// What the entry does besides adding 1 to each element.
struct Behavior {
  bool reads = false, prints = false, checks = false, writes = false;
  int64_t arenaBytes = 256;
  int32_t launches = 1;
  int calls = 0;
  std::function<void()> meanwhile;
};

const tcopt_cuda_image image = {{77, 7}, 3, "add"};
const tcopt_cuda_kernel add = {&image, "add", "f.mlir:2"};

/// The kernel: *to = *from + 1.
void addOne(const FakeLaunch &, void **params) {
  const int64_t *from = *static_cast<int64_t **>(params[0]);
  int64_t *to = *static_cast<int64_t **>(params[1]);
  *to = *from + 1;
}

/// What compiled code does.
int entry(tcopt_context *ctx, const tcopt_tensor *in, tcopt_tensor *out,
          const void *state) {
  auto &behavior = *static_cast<Behavior *>(const_cast<void *>(state));
  ++behavior.calls;
  int64_t mark = tcopt_rt_call_begin(ctx);
  void *from = tcopt_rt_device_contiguous(ctx, in);
  void *to = tcopt_rt_device_output_begin(ctx, out);
  void *between =
      tcopt_rt_device_arena_begin(ctx, behavior.arenaBytes, nullptr);
  if (from && to && between) {
    int64_t value = 0;
    if (behavior.reads)
      tcopt_rt_device_read(ctx, &value, from, 8);
    if (behavior.prints) {
      int64_t shape[] = {1};
      tcopt_tensor t = *in;
      t.data = &value;
      t.device = {TCOPT_DEVICE_CPU, 0};
      t.shape = shape;
      tcopt_rt_print(ctx, &t, "value");
    }
    void *first[] = {&from, &between}, *last[] = {&between, &to};
    tcopt_rt_cuda_launch(ctx, &add, 1, 1, 1, 1, 1, 1, 0, first);
    if (behavior.writes) {
      value = 40;
      tcopt_rt_device_write(ctx, between, &value, 8);
      value = -1;
    }
    for (int32_t i = 0; i < behavior.launches; ++i)
      tcopt_rt_cuda_launch(ctx, &add, 1, 1, 1, 1, 1, 1, 0, last);
    if (behavior.meanwhile)
      behavior.meanwhile();
    if (behavior.checks)
      tcopt_rt_device_check(ctx);
    tcopt_rt_device_output_end(ctx, out, to);
  }
  return tcopt_rt_call_end(ctx, mark);
}

/// 8 bytes of the device.
class DeviceValue {
public:
  explicit DeviceValue(int64_t value) : memory(tcopt_rt_cuda_allocate(0, 8)) {
    set(value);
  }
  ~DeviceValue() { tcopt_rt_cuda_deallocate(0, memory); }
  void set(int64_t value) { tcopt_rt_cuda_upload(0, memory, &value, 8); }
  int64_t get() const {
    int64_t value = -1;
    tcopt_rt_cuda_download(0, &value, memory, 8);
    return value;
  }
  void *data() const { return memory; }

private:
  void *memory;
};

class CudaGraph : public CudaTest {
protected:
  CudaGraph() {
    fake.numParams = 2;
    fake.onLaunch = addOne;
  }

  int call(tcopt_context *ctx, const tcopt_tensor &in, tcopt_tensor out) {
    made = {&program, entry, &behavior, &in, &out, 1, 1, -1, nullptr};
    return tcopt_rt_cuda_call(ctx, &made);
  }
  int call(tcopt_context *ctx, const DeviceValue &in, const DeviceValue &out) {
    return call(ctx, onDevice(in.data()), onDevice(out.data()));
  }
  tcopt_tensor onDevice(void *data) {
    tcopt_tensor t = onHost(data);
    t.device = {TCOPT_DEVICE_CUDA, 0};
    return t;
  }
  tcopt_tensor onHost(void *data) {
    return {data, {TCOPT_DEVICE_CPU, 0}, 1, {TCOPT_I64, 1}, shape, nullptr, 0};
  }
  static tcopt_cuda_graph_counts counts(tcopt_context *ctx) {
    tcopt_cuda_graph_counts found = {};
    EXPECT_EQ(tcopt_rt_cuda_graph_counts(ctx, &found), TCOPT_OK);
    return found;
  }
  std::string reason() const { return made.reason ? made.reason : ""; }

  tcopt_cuda_program program = {};
  tcopt_cuda_call made = {};
  Behavior behavior;
  int64_t shape[1] = {1};
};

TEST_F(CudaGraph, RecordsTheSecondCall) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  int expected[] = {TCOPT_CUDA_CALL_FIRST, TCOPT_CUDA_CALL_RECORDED,
                    TCOPT_CUDA_CALL_REPLAYED, TCOPT_CUDA_CALL_REPLAYED};
  for (int i = 0; i < 4; ++i) {
    in.set(5 + i);
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK) << ctx.error();
    EXPECT_EQ(made.kind, expected[i]);
    EXPECT_EQ(made.reason, nullptr);
    EXPECT_EQ(out.get(), 7 + i);
  }
  EXPECT_EQ(behavior.calls, 2);
  EXPECT_EQ(fake.graphLaunches, 3);
  EXPECT_EQ(fake.graphs, 0) << "what was recorded is freed";
  tcopt_cuda_graph_counts found = counts(ctx);
  EXPECT_EQ(found.first, 1);
  EXPECT_EQ(found.recorded, 1);
  EXPECT_EQ(found.replayed, 2);
  EXPECT_EQ(found.plain, 0);
}

TEST_F(CudaGraph, FreesWhatItMade) {
  int streams = fake.streams;
  {
    CudaContext ctx;
    DeviceValue in(5), out(0);
    for (int i = 0; i < 3; ++i)
      EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
    EXPECT_EQ(fake.graphExecs, 1);
    EXPECT_GT(fake.streams, streams);
  }
  EXPECT_EQ(fake.graphExecs, 0);
  EXPECT_LE(fake.streams, streams + 1) << "that of the device may be new";
}

TEST_F(CudaGraph, KnowsAFewAddresses) {
  CudaContext ctx;
  DeviceValue in(5), a(0), b(0);
  for (int i = 0; i < 6; ++i) {
    in.set(i);
    const DeviceValue &out = i % 2 ? a : b;
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
    EXPECT_EQ(out.get(), i + 2);
  }
  EXPECT_EQ(counts(ctx).replayed, 2);
  EXPECT_EQ(fake.graphExecs, 2);
}

TEST_F(CudaGraph, LeastRecentlyUsedOnesGo) {
  CudaContext ctx;
  DeviceValue in(5);
  std::vector<std::unique_ptr<DeviceValue>> outs;
  for (int i = 0; i < 9; ++i)
    outs.push_back(std::make_unique<DeviceValue>(0));
  for (const auto &out : outs)
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(call(ctx, in, *out), TCOPT_OK);
      EXPECT_EQ(out->get(), 7);
    }
  EXPECT_EQ(fake.graphExecs, 8);
  EXPECT_EQ(fake.updates, 1) << "of the graph that went";
  EXPECT_EQ(counts(ctx).evicted, 1);
  EXPECT_EQ(call(ctx, in, *outs[0]), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_FIRST);
  EXPECT_EQ(call(ctx, in, *outs[8]), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
}

TEST_F(CudaGraph, GraphsThatCannotBeChanged) {
  fake.canUpdate = false;
  CudaContext ctx;
  DeviceValue in(5);
  for (int i = 0; i < 9; ++i) {
    DeviceValue out(0), other(0);
    for (const DeviceValue *to : {&out, &out, &other, &other, &other}) {
      EXPECT_EQ(call(ctx, in, *to), TCOPT_OK);
      EXPECT_EQ(to->get(), 7);
    }
  }
  EXPECT_LE(fake.graphExecs, 8);
}

TEST_F(CudaGraph, SizesAreTold) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
  shape[0] = 0;
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_FIRST);
  shape[0] = 1;
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
}

TEST_F(CudaGraph, ProgramsAreToldApart) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  // A program that is loaded where one was.
  program = {};
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_FIRST);
  for (int i = 0; i < 100; ++i) {
    program = {};
    for (int j = 0; j < 3; ++j)
      EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
    EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
  }
  EXPECT_LE(fake.graphExecs, 64);
}

TEST_F(CudaGraph, TensorsOfTheHost) {
  CudaContext ctx;
  for (int64_t i = 0; i < 5; ++i) {
    // At different addresses.
    auto from = std::make_unique<int64_t>(i), to = std::make_unique<int64_t>(0);
    std::vector<int64_t> gap(size_t(i) * 100 + 1);
    EXPECT_EQ(call(ctx, onHost(from.get()), onHost(to.get())), TCOPT_OK)
        << ctx.error();
    EXPECT_EQ(*to, i + 2);
    EXPECT_EQ(tcopt_rt_copies(ctx), 2);
    tcopt_rt_reset(ctx);
  }
  EXPECT_EQ(counts(ctx).replayed, 3);
  EXPECT_EQ(behavior.calls, 2);
}

TEST_F(CudaGraph, OneTensorOfTheHost) {
  CudaContext ctx;
  int64_t value = 1;
  for (int64_t i = 0; i < 5; ++i)
    EXPECT_EQ(call(ctx, onHost(&value), onHost(&value)), TCOPT_OK);
  EXPECT_EQ(value, 11);
}

TEST_F(CudaGraph, ArenasThatMove) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  tcopt_rt_trim(ctx);
  DeviceValue taken(0);
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_RECORDED);
  EXPECT_EQ(fake.updates, 1);
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
  EXPECT_EQ(out.get(), 7);
}

TEST_F(CudaGraph, WhatTheHostComputes) {
  behavior.writes = true;
  CudaContext ctx;
  DeviceValue in(5), out(0);
  for (int i = 0; i < 4; ++i) {
    out.set(0);
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
    EXPECT_EQ(out.get(), 41);
  }
  EXPECT_EQ(counts(ctx).replayed, 2);
}

TEST_F(CudaGraph, ReadsAreNotRecorded) {
  behavior.reads = true;
  CudaContext ctx;
  DeviceValue in(5), out(0);
  for (int i = 0; i < 4; ++i) {
    out.set(0);
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK) << ctx.error();
    EXPECT_EQ(out.get(), 7);
    if (i > 0)
      EXPECT_EQ(reason(), "it reads elements on the host");
  }
  EXPECT_EQ(behavior.calls, 5) << "it is tried once";
  EXPECT_EQ(counts(ctx).plain, 3);
  EXPECT_EQ(fake.graphs, 0);
}

TEST_F(CudaGraph, PrintsAreNotRecorded) {
  behavior.prints = true;
  CudaContext ctx;
  DeviceValue in(5), out(0);
  testing::internal::CaptureStdout();
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  std::string text = testing::internal::GetCapturedStdout();
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3);
  EXPECT_EQ(reason(), "it prints");
}

TEST_F(CudaGraph, ManyLaunchesAreNotRecorded) {
  behavior.launches = 70000;
  CudaContext ctx;
  DeviceValue in(5), out(0);
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(reason(), "it has more than 65536 launches and copies");
}

TEST_F(CudaGraph, SizesThatTheCallFinds) {
  CudaContext ctx;
  DeviceValue in(5);
  int64_t open[] = {-1};
  tcopt_tensor result = onDevice(nullptr);
  result.shape = open;
  call(ctx, onDevice(in.data()), result);
  EXPECT_EQ(reason(), "it finds the sizes of results");
  ctx.take();
}

TEST_F(CudaGraph, Profiles) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  tcopt_rt_profile_enable(ctx, 1);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(reason(), "a profile is being taken");
  tcopt_rt_profile_enable(ctx, 0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
}

TEST_F(CudaGraph, Frames) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  int64_t mark = tcopt_rt_call_begin(ctx);
  tcopt_rt_device_arena_begin(ctx, 8, nullptr);
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(reason(), "it is within a frame");
  tcopt_rt_call_end(ctx, mark);
}

const tcopt_cuda_failure wrongIndex = {TCOPT_INDEX_OUT_OF_BOUNDS,
                                       "f.mlir:9: index 7 is out of bounds"};
void *statusWord = nullptr;

TEST_F(CudaGraph, KernelsReportFailures) {
  behavior.checks = true;
  fake.onLaunch = [](const FakeLaunch &launch, void **params) {
    addOne(launch, params);
    if (**static_cast<int64_t **>(params[0]) == 7)
      reportFailure(statusWord, wrongIndex);
  };
  CudaContext ctx;
  statusWord = tcopt_rt_cuda_status(ctx);
  DeviceValue in(5), out(0);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  in.set(7);
  EXPECT_EQ(call(ctx, in, out), TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
  EXPECT_EQ(ctx.error(), "f.mlir:9: index 7 is out of bounds");
  EXPECT_EQ(call(ctx, in, out), TCOPT_INDEX_OUT_OF_BOUNDS)
      << "it has failed before";
  ctx.take();
  in.set(5);
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
}

TEST_F(CudaGraph, FirstCallsThatFail) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  fake.failing = "cuLaunchKernel";
  fake.failResult = 1;
  EXPECT_EQ(call(ctx, in, out), TCOPT_INTERNAL);
  ctx.take();
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_FIRST);
}

/// Each time the driver fails so.
class CudaGraphFailure : public CudaGraph,
                         public testing::WithParamInterface<const char *> {};

TEST_P(CudaGraphFailure, LeavesTheContextAsItWas) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  for (int i = 0; i < 2; ++i) {
    fake.failing = GetParam();
    fake.failResult = 999;
    fake.failures = 1;
    out.set(0);
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK) << ctx.error();
    EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_PLAIN);
    EXPECT_NE(reason().find(GetParam()), std::string::npos) << reason();
    EXPECT_EQ(out.get(), 7);
    EXPECT_EQ(fake.graphs, 0);
    EXPECT_EQ(fake.graphExecs, 0);
  }
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_RECORDED) << "it is tried again";
  EXPECT_EQ(counts(ctx).plain, 2);
}

INSTANTIATE_TEST_SUITE_P(All, CudaGraphFailure,
                         testing::Values("cuStreamBeginCapture",
                                         "cuLaunchKernel", "cuStreamEndCapture",
                                         "cuGraphInstantiate",
                                         "cuGraphLaunch"));

TEST_F(CudaGraph, StopsTryingAfterThreeFailures) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  fake.failing = "cuStreamBeginCapture";
  fake.failResult = 999;
  fake.failures = 3;
  for (int i = 0; i < 6; ++i)
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(reason(), "cuStreamBeginCapture failed with error 999");
  EXPECT_EQ(counts(ctx).plain, 5);
}

TEST_F(CudaGraph, MemoryThatAGraphNeeds) {
  CudaContext ctx;
  DeviceValue in(5), out(0);
  void *cached = tcopt_rt_cuda_allocate(0, 4 << 20);
  tcopt_rt_cuda_deallocate(0, cached);
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  fake.frees = 0;
  fake.failing = "cuGraphInstantiate";
  fake.failResult = 2;
  EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_RECORDED);
  EXPECT_EQ(fake.frees, 1) << "the cache is given back";
}

TEST_F(CudaGraph, MemoryThatTensorsNeed) {
  CudaContext ctx;
  DeviceValue out(0);
  int64_t value = 5;
  EXPECT_EQ(call(ctx, onHost(&value), onDevice(out.data())), TCOPT_OK);
  tcopt_rt_trim(ctx);
  behavior.arenaBytes = int64_t(1) << 40;
  EXPECT_EQ(call(ctx, onHost(&value), onDevice(out.data())),
            TCOPT_OUT_OF_MEMORY)
      << "which the host code reports";
  ctx.take();
  behavior.arenaBytes = 256;
  EXPECT_EQ(call(ctx, onHost(&value), onDevice(out.data())), TCOPT_OK);
  EXPECT_EQ(out.get(), 7);
}

TEST_F(CudaGraph, TwoContexts) {
  CudaContext one, two;
  DeviceValue in(5), out(0);
  for (int i = 0; i < 3; ++i)
    for (tcopt_context *ctx : {(tcopt_context *)one, (tcopt_context *)two}) {
      out.set(0);
      EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
      EXPECT_EQ(out.get(), 7);
    }
  EXPECT_EQ(counts(one).replayed, 1);
  EXPECT_EQ(counts(two).replayed, 1);
  EXPECT_EQ(fake.graphExecs, 2);
}

TEST_F(CudaGraph, OtherThreadsGoOnMeanwhile) {
  CudaContext ctx, other;
  DeviceValue in(5), out(0), here(1), there(0);
  void *from = here.data(), *to = there.data();
  behavior.meanwhile = [&] {
    std::thread([&] {
      void *params[] = {&from, &to};
      EXPECT_EQ(tcopt_rt_cuda_launch(other, &add, 1, 1, 1, 1, 1, 1, 0, params),
                TCOPT_OK);
      EXPECT_EQ(there.get(), 2) << "it is done at once";
    }).join();
  };
  for (int i = 0; i < 3; ++i) {
    there.set(0);
    EXPECT_EQ(call(ctx, in, out), TCOPT_OK);
    EXPECT_EQ(out.get(), 7);
  }
  EXPECT_EQ(made.kind, TCOPT_CUDA_CALL_REPLAYED);
  EXPECT_EQ(there.get(), 0) << "it is no part of the graph";
}

TEST_F(CudaGraph, OtherContexts) {
  Context ctx;
  DeviceValue in(5), out(0);
  EXPECT_EQ(call(ctx, in, out), TCOPT_INVALID_ARGUMENT);
  ctx.take();
  CudaContext own;
  EXPECT_EQ(tcopt_rt_cuda_call(own, nullptr), TCOPT_INVALID_ARGUMENT);
  own.take();
}

} // namespace
