//===- CudaStreamTest.cpp - Streams of other libraries, and time ----------===//

#include "CudaTest.h"

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

TEST_F(CudaStream, IsThatOfThePrograms) {
  tcopt_cuda_image image = {{91, 7}, 1, "k"};
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  CudaContext ctx;
  auto launch = [&] {
    EXPECT_EQ(tcopt_rt_cuda_launch(ctx, &kernel, 1, 1, 1, 1, 1, 1, 0, nullptr),
              TCOPT_OK);
    return fake.lastStream;
  };
  ASSERT_NE(own, nullptr);
  EXPECT_EQ(launch(), own);
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{own, other}})) << "it waits for earlier work";
  EXPECT_EQ(launch(), other);
  EXPECT_EQ(tcopt_rt_cuda_stream(0), other);
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_OK);
  EXPECT_EQ(fake.orders.size(), 1u) << "it is that already";
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, nullptr), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{own, other}, {other, own}}));
  EXPECT_EQ(launch(), own);
}

TEST_F(CudaStream, WaitsForOthers) {
  EXPECT_EQ(tcopt_rt_cuda_wait_for(0, other), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_cuda_let_wait(0, other), TCOPT_OK);
  EXPECT_EQ(fake.orders, (Orders{{other, own}, {own, other}}));
  fake.failing = "cuStreamWaitEvent";
  fake.failResult = 1;
  int events = fake.events;
  EXPECT_EQ(tcopt_rt_cuda_set_stream(0, other), TCOPT_INTERNAL);
  EXPECT_EQ(lastCudaError(), "cuStreamWaitEvent failed with error 1");
  EXPECT_EQ(tcopt_rt_cuda_stream(0), own);
  EXPECT_EQ(fake.events, events);
  EXPECT_EQ(tcopt_rt_cuda_wait_for(9, other), TCOPT_INVALID_ARGUMENT);
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
