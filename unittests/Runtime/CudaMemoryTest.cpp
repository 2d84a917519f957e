//===- CudaMemoryTest.cpp - The cache of device memory --------------------===//

#include "CudaTest.h"

#include <thread>

using namespace tcopt::rt::test;

namespace {

constexpr int64_t MiB = int64_t(1) << 20;

class CudaMemory : public CudaTest {
protected:
  CudaMemory() {
    tcopt_rt_cuda_empty_cache(0);
    tcopt_rt_cuda_reset_peak(0);
    before = read();
    fake.allocations = fake.frees = 0;
  }

  char *allocate(int64_t bytes) {
    return static_cast<char *>(tcopt_rt_cuda_allocate(0, bytes));
  }
  void free(void *memory) { tcopt_rt_cuda_deallocate(0, memory); }
  tcopt_cuda_memory read() {
    tcopt_cuda_memory memory = {};
    EXPECT_EQ(tcopt_rt_cuda_memory(0, &memory), TCOPT_OK) << lastCudaError();
    return memory;
  }

  tcopt_cuda_memory before;
};

TEST_F(CudaMemory, SmallOnesShareASegment) {
  char *a = allocate(1), *b = allocate(513), *c = allocate(512);
  EXPECT_EQ(b, a + 512);
  EXPECT_EQ(c, b + 1024);
  EXPECT_EQ(fake.allocations, 1);
  EXPECT_EQ(read().allocated - before.allocated, 2048);
  EXPECT_EQ(read().reserved - before.reserved, 2 * MiB);
  free(b);
  EXPECT_EQ(allocate(1000), b) << "the smallest that fits";
  free(a);
  free(b);
  EXPECT_EQ(allocate(1536), a) << "neighbours are merged";
  free(a);
  free(c);
  EXPECT_EQ(read().allocated, before.allocated);
  EXPECT_EQ(read().peak_allocated - before.allocated, 2048);
  EXPECT_EQ(read().free, read().total - 2 * MiB);
  tcopt_rt_cuda_empty_cache(0);
  EXPECT_EQ(read().reserved, before.reserved);
  EXPECT_EQ(fake.frees, 1);
}

TEST_F(CudaMemory, LargeOnesHaveTheirOwn) {
  char *a = allocate(5 * MiB);
  EXPECT_EQ(read().reserved - before.reserved, 6 * MiB);
  free(a);
  char *b = allocate(3 * MiB);
  EXPECT_EQ(a, b);
  EXPECT_EQ(fake.allocations, 1);
  char *c = allocate(3 * MiB);
  EXPECT_EQ(c, b + 3 * MiB) << "the rest of it";
  free(b);
  free(c);
  char *whole = allocate(6 * MiB);
  EXPECT_EQ(whole, a);
  free(whole);
  char *most = allocate(5 * MiB + 1);
  EXPECT_EQ(read().allocated - before.allocated, 6 * MiB)
      << "a small rest is not split off";
  free(most);
  EXPECT_EQ(fake.allocations, 1);
}

TEST_F(CudaMemory, CacheIsGivenBackBeforeItFails) {
  char *a = allocate(40 * MiB);
  free(a);
  char *b = allocate(60 * MiB);
  ASSERT_NE(b, nullptr);
  EXPECT_EQ(fake.frees, 1);
  EXPECT_EQ(allocate(8 * MiB), nullptr);
  EXPECT_EQ(
      lastCudaError(),
      "out of memory on cuda:0: could not allocate 8388608 bytes (8 MiB); "
      "4 MiB of 64 MiB are free, 60 MiB are in use here");
  free(b);
  EXPECT_EQ(allocate(-1), nullptr);
  EXPECT_EQ(lastCudaError(), "a negative size (-1)");
  EXPECT_EQ(allocate(INT64_MAX), nullptr);
}

TEST_F(CudaMemory, ContextsReportALackOfMemory) {
  CudaContext ctx;
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 100 * MiB, "f.mlir:1"), nullptr);
  EXPECT_EQ(ctx.error(),
            "f.mlir:1: out of memory on cuda:0: could not allocate 104857600 "
            "bytes (100 MiB); 62 MiB of 64 MiB are free, 0 MiB are in use "
            "here");
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  void *arena = tcopt_rt_device_arena_begin(ctx, 10 * MiB, "f.mlir:1");
  EXPECT_NE(arena, nullptr);
}

TEST_F(CudaMemory, Copies) {
  char *a = allocate(16), *b = allocate(16), text[16] = "twelve bytes";
  EXPECT_EQ(tcopt_rt_cuda_upload(0, a, text, 16), TCOPT_OK);
  EXPECT_EQ(fake.waits, 0) << "the driver has read it";
  EXPECT_EQ(tcopt_rt_cuda_move(0, b, a, 16), TCOPT_OK);
  std::memset(text, 0, 16);
  EXPECT_EQ(tcopt_rt_cuda_download(0, text, b, 16), TCOPT_OK);
  EXPECT_STREQ(text, "twelve bytes");
  EXPECT_EQ(fake.waits, 1);
  EXPECT_EQ(tcopt_rt_cuda_fill(0, b, 7, 16), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_cuda_download(0, text, b, 16), TCOPT_OK);
  EXPECT_EQ(text[15], 7);
  EXPECT_EQ(tcopt_rt_cuda_upload(0, text, text, 16), TCOPT_INTERNAL)
      << "no memory of the device";
  EXPECT_EQ(lastCudaError(), "cuMemcpyHtoDAsync failed with error 1");
  EXPECT_EQ(tcopt_rt_cuda_upload(5, a, text, 16), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_cuda_upload(0, a, text, -1), TCOPT_INVALID_ARGUMENT);
  free(a);
  free(b);
}

// Pinned memory is read when the stream gets there.
TEST_F(CudaMemory, PinnedMemoryIsWaitedFor) {
  CudaContext ctx;
  char *a = allocate(8);
  fake.waits = 0;
  void *pinned = static_cast<void **>(tcopt_rt_cuda_status(ctx))[1];
  EXPECT_EQ(tcopt_rt_cuda_upload(0, a, pinned, 8), TCOPT_OK);
  EXPECT_EQ(fake.waits, 1);
  free(a);
}

TEST_F(CudaMemory, ThreadsShareIt) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 500; ++i) {
        char *memory = allocate(512 * (1 + (i * 7 + t) % 40));
        char *large = i % 50 == 0 ? allocate((1 + t) * MiB + 1) : nullptr;
        tcopt_rt_cuda_fill(0, memory, uint8_t(t), 512);
        char last = 0;
        tcopt_rt_cuda_download(0, &last, memory + 511, 1);
        EXPECT_EQ(last, t);
        free(memory);
        free(large);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(read().allocated, before.allocated);
  tcopt_rt_cuda_empty_cache(0);
  EXPECT_EQ(read().reserved, before.reserved);
}

// A state may be freed after its context.
TEST_F(CudaMemory, StatesOutliveContexts) {
  const char program = 0;
  void *state = nullptr;
  {
    CudaContext ctx;
    void *memory = tcopt_rt_device_state_begin(ctx, 8, &program, &state);
    int64_t value = 5;
    EXPECT_EQ(tcopt_rt_device_write(ctx, memory, &value, 8), TCOPT_OK);
    EXPECT_EQ(tcopt_rt_device_state_end(ctx, memory, &state), TCOPT_OK);
  }
  EXPECT_NE(read().allocated, before.allocated);
  tcopt_rt_state_free(state);
  EXPECT_EQ(read().allocated, before.allocated);
}

} // namespace
