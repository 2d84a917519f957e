//===- CudaStreamTest.cpp - Streams of other libraries, and time ----------===//

#include "CudaTest.h"

#include <thread>

using namespace tcopt::rt::test;

namespace {

using Orders = std::vector<std::pair<void *, void *>>;

class CudaStream : public CudaTest {
protected:
  CudaStream() : own(tcopt_rt_cuda_stream(0)) {
    void *library = dlopen(TCOPT_FAKE_CUDA, RTLD_NOW | RTLD_LOCAL);
    auto create = reinterpret_cast<int (*)(void **, unsigned)>(
        dlsym(library, "cuStreamCreate"));
    EXPECT_EQ(create(&other, 0), 0);
  }
  ~CudaStream() override { tcopt_rt_cuda_set_stream(0, nullptr); }

  void *own, *other = nullptr;
};

TEST_F(CudaStream, IsThatOfTheThread) {
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{own, other}})) << "it waits for earlier work";
  EXPECT_EQ(tcopt_rt_cuda_stream(0), other);
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  EXPECT_EQ(fake.orders.size(), 1u) << "it is that already";
  void *ofOtherThread = nullptr;
  std::thread([&] { ofOtherThread = tcopt_rt_cuda_stream(0); }).join();
  EXPECT_EQ(ofOtherThread, own);
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, nullptr), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{own, other}, {other, own}}));
  EXPECT_EQ(tcopt_rt_cuda_stream(0), own);
}

TEST_F(CudaStream, IsThatOfTheContext) {
  tcopt_cuda_image image = {{91, 7}, 1, "k"};
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  CudaContext first;
  ASSERT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  CudaContext second;
  fake.orders.clear();
  auto launch = [&](tcopt_context *ctx) {
    EXPECT_EQ(tcopt_rt_cuda_launch(ctx, &kernel, 1, 1, 1, 1, 1, 1, 0, nullptr),
              TCOPT_OK);
    return fake.lastStream;
  };
  EXPECT_EQ(launch(first), own);
  EXPECT_EQ(launch(second), other);
  EXPECT_EQ(tcopt_rt_stream(second), other);
  EXPECT_EQ(tcopt_rt_cuda_set_context_stream(first, other), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{own, other}}));
  EXPECT_EQ(tcopt_rt_stream(first), other);
  EXPECT_EQ(launch(first), other);
  EXPECT_EQ(tcopt_rt_cuda_set_context_stream(first, other), TCOPT_OK);
  EXPECT_EQ(fake.orders.size(), 1u) << "it is that already";
  EXPECT_EQ(tcopt_rt_cuda_set_context_stream(first, nullptr), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{own, other}, {other, own}}));
  EXPECT_EQ(launch(first), own);
}

TEST_F(CudaStream, IsThatOfTheOptions) {
  tcopt_context_options options = {};
  options.size = sizeof(options);
  options.stream = other;
  ASSERT_EQ(tcopt_rt_cuda_attach(&options, 0), TCOPT_OK);
  EXPECT_EQ(options.stream, other);
  tcopt_rt_cuda_detach(&options);
}

// Memory that one stream has freed is not given to another, which does not
// wait.
TEST_F(CudaStream, HasItsOwnMemory) {
  void *first = tcopt_rt_cuda_allocate(0, 4096);
  tcopt_rt_cuda_deallocate(0, first);
  ASSERT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  void *second = tcopt_rt_cuda_allocate(0, 4096);
  EXPECT_NE(second, first);
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, nullptr), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_cuda_allocate(0, 4096), first);
  // A block returns to the stream from which it came, whoever frees it.
  tcopt_rt_cuda_deallocate(0, second);
  void *third = tcopt_rt_cuda_allocate(0, 4096);
  EXPECT_NE(third, second);
  ASSERT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_cuda_allocate(0, 4096), second);
  for (void *memory : {first, second, third})
    tcopt_rt_cuda_deallocate(0, memory);
}

// The memory of all streams is given back before an allocation fails.
TEST_F(CudaStream, SharesTheDevicesMemory) {
  void *large = tcopt_rt_cuda_allocate(0, 40 << 20);
  tcopt_rt_cuda_deallocate(0, large);
  ASSERT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  void *next = tcopt_rt_cuda_allocate(0, 40 << 20);
  EXPECT_NE(next, nullptr);
  tcopt_rt_cuda_deallocate(0, next);
}

// Contexts of all streams read a state.
TEST_F(CudaStream, SharesStates) {
  CudaContext ctx;
  const char program = 0;
  auto makeState = [&] {
    void *state = nullptr;
    void *data = tcopt_rt_device_state_begin(ctx, 64, &program, &state);
    EXPECT_EQ(tcopt_rt_device_state_end(ctx, data, &state), TCOPT_OK);
    return state;
  };
  void *state = makeState();
  ASSERT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  int waits = fake.contextWaits;
  tcopt_rt_state_free(state);
  EXPECT_EQ(fake.contextWaits, waits + 1) << "work of any stream may use it";
}

TEST_F(CudaStream, AllAreSynchronized) {
  ASSERT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  int waits = fake.contextWaits;
  EXPECT_EQ(tcopt_rt_cuda_synchronize(0), TCOPT_OK);
  EXPECT_EQ(fake.contextWaits, waits + 1);
  fake.failing = "cuCtxSynchronize";
  fake.failResult = 1;
  EXPECT_EQ(tcopt_rt_cuda_synchronize(0), TCOPT_INTERNAL);
  EXPECT_EQ(lastCudaError(), "cuCtxSynchronize failed with error 1");
}

TEST_F(CudaStream, WaitsForOthers) {
  EXPECT_EQ(tcopt_rt_cuda_order(0, other, own), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_cuda_order(0, own, other), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{other, own}, {own, other}}));
  CudaContext ctx;
  fake.failing = "cuStreamWaitEvent";
  fake.failResult = 1;
  int events = fake.events;
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_INTERNAL);
  EXPECT_EQ(lastCudaError(), "cuStreamWaitEvent failed with error 1");
  EXPECT_EQ(tcopt_rt_cuda_stream(0), own);
  fake.failures = 1;
  fake.failing = "cuStreamWaitEvent";
  EXPECT_EQ(tcopt_rt_cuda_set_context_stream(ctx, other), TCOPT_INTERNAL);
  EXPECT_EQ(tcopt_rt_stream(ctx), own);
  EXPECT_EQ(fake.events, events);
  EXPECT_EQ(tcopt_rt_cuda_order(9, own, other), TCOPT_INVALID_ARGUMENT);
}

TEST_F(CudaStream, HasATime) {
  void *begin = tcopt_rt_cuda_event_create(0),
       *end = tcopt_rt_cuda_event_create(0);
  ASSERT_NE(begin, nullptr);
  EXPECT_EQ(tcopt_rt_cuda_event_record(0, begin), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_cuda_event_record(0, end), TCOPT_OK);
  double ms = 0;
  EXPECT_EQ(tcopt_rt_cuda_event_elapsed(0, begin, end, &ms), TCOPT_OK);
  EXPECT_EQ(ms, 0.5);
  fake.failing = "cuEventSynchronize";
  fake.failResult = 1;
  EXPECT_EQ(tcopt_rt_cuda_event_elapsed(0, begin, end, &ms), TCOPT_INTERNAL);
  int events = fake.events;
  tcopt_rt_cuda_event_destroy(0, begin);
  tcopt_rt_cuda_event_destroy(0, end);
  tcopt_rt_cuda_event_destroy(0, nullptr);
  EXPECT_EQ(fake.events, events - 2);
}

} // namespace
