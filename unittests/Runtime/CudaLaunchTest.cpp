//===- CudaLaunchTest.cpp - Launches, and what kernels find wrong ---------===//

#include "CudaTest.h"

#include <thread>

using namespace tcopt::rt::test;

namespace {

class CudaLaunch : public CudaTest {
protected:
  int launch(tcopt_context *ctx, const tcopt_cuda_kernel &kernel,
             int64_t grid = 1, int32_t block = 32, int64_t shared = 0) {
    void *params[] = {nullptr};
    return tcopt_rt_cuda_launch(ctx, &kernel, grid, 1, 1, block, 1, 1, shared,
                                params);
  }

  /// An image with a key that no other test has.
  static tcopt_cuda_image makeImage(const char *text) {
    static uint64_t number = 0;
    return {{++number, 7}, std::strlen(text), text};
  }
};

TEST_F(CudaLaunch, PassesTheShape) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("add mul");
  tcopt_cuda_kernel add = {&image, "add", nullptr};
  EXPECT_EQ(tcopt_rt_cuda_launch(ctx, &add, 5, 6, 7, 8, 4, 2, 100, nullptr),
            TCOPT_OK);
  ASSERT_EQ(fake.launches.size(), 1u);
  const FakeLaunch &launch = fake.launches[0];
  EXPECT_EQ(launch.kernel, "add");
  EXPECT_EQ(launch.grid[0], 5u);
  EXPECT_EQ(launch.grid[2], 7u);
  EXPECT_EQ(launch.block[1], 4u);
  EXPECT_EQ(launch.shared, 100u);
}

TEST_F(CudaLaunch, ImagesAreLoadedOnce) {
  tcopt_cuda_image image = makeImage("add mul"), same = image;
  tcopt_cuda_kernel add = {&image, "add", nullptr};
  tcopt_cuda_kernel mul = {&same, "mul", nullptr};
  CudaContext one, two, other(1);
  for (int i = 0; i < 3; ++i)
    for (tcopt_context *ctx : {(tcopt_context *)one, (tcopt_context *)two}) {
      EXPECT_EQ(launch(ctx, add), TCOPT_OK);
      EXPECT_EQ(launch(ctx, mul), TCOPT_OK);
    }
  EXPECT_EQ(fake.modules, 1);
  EXPECT_EQ(fake.lookups, 4) << "once for each context";
  EXPECT_EQ(launch(other, add), TCOPT_OK);
  EXPECT_EQ(fake.modules, 2) << "once for each device";
}

// The memory of a program that was freed may be another one's.
TEST_F(CudaLaunch, AddressesAreReused) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("first"), next = makeImage("second first");
  tcopt_cuda_kernel kernel = {&image, "first", nullptr};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_OK);
  kernel = {&next, "second", nullptr};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_OK);
  kernel = {&next, "first", nullptr};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_OK);
  ASSERT_EQ(fake.launches.size(), 3u);
  EXPECT_EQ(fake.launches[1].kernel, "second");
  EXPECT_EQ(fake.launches[2].kernel, "first");
  EXPECT_EQ(fake.modules, 2);
}

TEST_F(CudaLaunch, ManyKernels) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("k");
  std::vector<tcopt_cuda_kernel> kernels(5000, {&image, "k", nullptr});
  for (int pass = 0; pass < 2; ++pass)
    for (const tcopt_cuda_kernel &kernel : kernels)
      ASSERT_EQ(launch(ctx, kernel), TCOPT_OK);
  EXPECT_EQ(fake.launches.size(), 10000u);
  EXPECT_EQ(fake.modules, 1);
  EXPECT_GE(fake.lookups, 5000);
}

TEST_F(CudaLaunch, AnyThread) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_OK);
  int switches = fake.contextSwitches;
  EXPECT_EQ(launch(ctx, kernel), TCOPT_OK);
  EXPECT_EQ(fake.contextSwitches, switches);
  std::thread([&] { EXPECT_EQ(launch(ctx, kernel), TCOPT_OK); }).join();
  EXPECT_EQ(fake.contextSwitches, switches + 1);
}

TEST_F(CudaLaunch, NothingToLaunch) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  EXPECT_EQ(launch(ctx, kernel, 0), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_cuda_launch(ctx, &kernel, 1, 1, 0, 1, 1, 1, 0, nullptr),
            TCOPT_OK);
  tcopt_rt_fail(ctx, TCOPT_INTERNAL, "no");
  EXPECT_EQ(launch(ctx, kernel), TCOPT_INTERNAL);
  EXPECT_TRUE(fake.launches.empty());
}

TEST_F(CudaLaunch, ShapesThatNoDeviceHas) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "k", "f.mlir:3"};
  EXPECT_EQ(launch(ctx, kernel, 1, 1025), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "f.mlir:3: kernel 'k': expected blocks of 1 to 1024 "
                         "threads, found 1025 x 1 x 1");
  ctx.take();
  EXPECT_EQ(launch(ctx, kernel, int64_t(1) << 31), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "f.mlir:3: kernel 'k': expected a grid of at most "
                         "2147483647 x 65535 x 65535 blocks, found 2147483648 "
                         "x 1 x 1");
  ctx.take();
  EXPECT_EQ(launch(ctx, kernel, -1), TCOPT_INVALID_ARGUMENT);
  ctx.take();
  EXPECT_EQ(launch(ctx, kernel, 1, 0), TCOPT_INVALID_ARGUMENT);
  ctx.take();
}

TEST_F(CudaLaunch, MuchSharedMemory) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  EXPECT_EQ(launch(ctx, kernel, 1, 32, 47 << 10), TCOPT_OK);
  EXPECT_EQ(fake.sharedLimit, 0);
  EXPECT_EQ(launch(ctx, kernel, 1, 32, 48 << 10), TCOPT_OK);
  EXPECT_EQ(fake.sharedLimit, 232448 - 1024) << "all that there is";
  fake.sharedLimit = 0;
  EXPECT_EQ(launch(ctx, kernel, 1, 32, 100 << 10), TCOPT_OK);
  EXPECT_EQ(fake.sharedLimit, 0) << "once";
  EXPECT_EQ(launch(ctx, kernel, 1, 32, 232448), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "kernel 'k': expected at most 231424 bytes of dynamic "
                         "shared memory, found 232448");
}

TEST_F(CudaLaunch, ImagesThatDoNotCompile) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("bad"), good = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "bad", "f.mlir:3"};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_INTERNAL);
  EXPECT_EQ(ctx.error(), "f.mlir:3: kernel 'bad': cuModuleLoadDataEx failed: "
                         "CUDA_ERROR_INVALID_PTX (as the test wants it): "
                         "ptxas: line 3 no");
  ctx.take();
  kernel = {&good, "missing", nullptr};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_INTERNAL);
  EXPECT_EQ(ctx.error(), "kernel 'missing': cuModuleGetFunction failed with "
                         "error 500");
}

TEST_F(CudaLaunch, ImagesForALaterChip) {
  CudaContext ctx;
  tcopt_cuda_image image =
      makeImage("bad\n.version 8.6\n.target sm_120a\n.address_size 64\n");
  tcopt_cuda_kernel kernel = {&image, "k", "f.mlir:3"};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_UNSUPPORTED);
  EXPECT_EQ(ctx.error(),
            "f.mlir:3: kernel 'k': made for sm_120, but cuda:0 is sm_90");
  ctx.take();
  // Of this chip, it is the text that is wrong.
  image = makeImage("bad\n.version 8.6\n.target sm_90a\n");
  EXPECT_EQ(launch(ctx, kernel), TCOPT_INTERNAL);
}

TEST_F(CudaLaunch, MemoryThatALaunchNeeds) {
  CudaContext ctx;
  tcopt_cuda_image image = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  void *cached = tcopt_rt_cuda_allocate(0, 4 << 20);
  tcopt_rt_cuda_deallocate(0, cached);
  fake.frees = 0;
  fake.failing = "cuLaunchKernel";
  fake.failResult = 2;
  EXPECT_EQ(launch(ctx, kernel), TCOPT_OK);
  EXPECT_EQ(fake.frees, 1);
  fake.failures = 2;
  EXPECT_EQ(launch(ctx, kernel), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(ctx.error(), "kernel 'k': cuLaunchKernel failed: "
                         "CUDA_ERROR_OUT_OF_MEMORY (as the test wants it)");
}

TEST_F(CudaLaunch, OtherContexts) {
  Context ctx;
  tcopt_cuda_image image = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  EXPECT_EQ(launch(ctx, kernel), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "expected a context on a CUDA device, made by "
                         "tcopt_rt_cuda_attach");
  EXPECT_EQ(tcopt_rt_cuda_status(ctx), nullptr);
  EXPECT_EQ(launch(nullptr, kernel), TCOPT_INVALID_ARGUMENT);
  ctx.take();
}

const tcopt_cuda_failure tooLarge = {TCOPT_INDEX_OUT_OF_BOUNDS,
                                     "f.mlir:9: index 7 is out of bounds"};

TEST_F(CudaLaunch, KernelsReportFailures) {
  CudaContext ctx, other;
  tcopt_cuda_image image = makeImage("k");
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  // The kernel's argument is the status word.
  fake.onLaunch = [](const FakeLaunch &, void **params) {
    reportFailure(*static_cast<void **>(params[0]), tooLarge);
  };
  void *word = tcopt_rt_cuda_status(ctx);
  ASSERT_NE(word, nullptr);
  EXPECT_NE(word, tcopt_rt_cuda_status(other));
  void *params[] = {&word};
  EXPECT_EQ(tcopt_rt_cuda_launch(ctx, &kernel, 1, 1, 1, 1, 1, 1, 0, params),
            TCOPT_OK);
  EXPECT_EQ(tcopt_rt_device_check(ctx), TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(ctx.error(), "f.mlir:9: index 7 is out of bounds");
  ctx.take();
  EXPECT_EQ(*static_cast<uint64_t *>(word), 0u) << "for the next call";
  EXPECT_EQ(tcopt_rt_device_check(ctx), TCOPT_OK) << "it was taken";
  EXPECT_EQ(tcopt_rt_device_check(other), TCOPT_OK);
}

TEST_F(CudaLaunch, Profile) {
  tcopt_cuda_image image = makeImage("add mul");
  tcopt_cuda_kernel add = {&image, "add", nullptr},
                    mul = {&image, "mul", nullptr};
  {
    CudaContext ctx;
    tcopt_rt_profile_enable(ctx, 1);
    int64_t mark = tcopt_rt_call_begin(ctx);
    for (int i = 0; i < 1500; ++i)
      launch(ctx, add);
    launch(ctx, mul);
    EXPECT_LE(fake.events, 2100) << "they are read when there are many";
    EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
    tcopt_profile_entry rows[3];
    ASSERT_EQ(tcopt_rt_profile_read(ctx, rows, 3), 2);
    EXPECT_STREQ(rows[0].name, "add");
    EXPECT_EQ(rows[0].calls, 1500);
    EXPECT_EQ(rows[0].ns, 1500 * 500000);
    EXPECT_EQ(rows[1].calls, 1);
    int events = fake.events;
    launch(ctx, add);
    EXPECT_EQ(fake.events, events);
  }
  EXPECT_EQ(fake.events, 0);
}

/// In another process: a lost device stays lost.
void loseDevice() {
  FakeCuda &fake = fakeCuda();
  tcopt_rt_cuda_set_driver(TCOPT_FAKE_CUDA);
  tcopt_cuda_image image = {{1, 1}, 1, "k"};
  tcopt_cuda_kernel kernel = {&image, "k", "f.mlir:4"};
  CudaContext ctx, second(1);
  auto report = [&](const CudaContext &c) {
    std::fprintf(stderr, "%s\n", tcopt_rt_last_error(c));
    tcopt_rt_reset(c);
  };
  auto launch = [&](tcopt_context *c) {
    return tcopt_rt_cuda_launch(c, &kernel, 1, 1, 1, 1, 1, 1, 0, nullptr);
  };
  launch(ctx);
  fake.lost = 700;
  tcopt_rt_device_check(ctx);
  report(ctx);
  fake.lost = 0;
  launch(ctx);
  report(ctx);
  tcopt_rt_device_arena_begin(ctx, 8, nullptr);
  report(ctx);
  std::_Exit(launch(second));
}

TEST(CudaLoss, IsReportedInOneLine) {
  const char *lost = "cuda:0 cannot be used any more in this process, since "
                     "cuStreamSynchronize failed: CUDA_ERROR_ILLEGAL_ADDRESS "
                     "\\(as the test wants it\\)\n";
  std::string text =
      "^cuStreamSynchronize failed: CUDA_ERROR_ILLEGAL_ADDRESS \\(as the test "
      "wants it\\), after the launch of the kernel 'k' at f.mlir:4\n"
      "f.mlir:4: kernel 'k': ";
  text = text + lost + lost + "$";
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(loseDevice(), testing::ExitedWithCode(TCOPT_OK), text);
}

/// A copy finds what a kernel did.
void loseInCopy() {
  FakeCuda &fake = fakeCuda();
  tcopt_rt_cuda_set_driver(TCOPT_FAKE_CUDA);
  tcopt_cuda_image image = {{1, 1}, 1, "k"};
  tcopt_cuda_kernel kernel = {&image, "k", nullptr};
  CudaContext ctx;
  void *memory = tcopt_rt_device_arena_begin(ctx, 8, nullptr);
  tcopt_rt_cuda_launch(ctx, &kernel, 1, 1, 1, 1, 1, 1, 0, nullptr);
  fake.failing = "cuStreamSynchronize";
  fake.failResult = 700;
  int64_t value;
  int status = tcopt_rt_device_read(ctx, &value, memory, 8);
  std::fprintf(stderr, "%s\n", tcopt_rt_last_error(ctx));
  std::_Exit(status);
}

TEST(CudaLoss, IsFoundByCopies) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(loseInCopy(), testing::ExitedWithCode(TCOPT_INTERNAL),
              "^cuStreamSynchronize failed: CUDA_ERROR_ILLEGAL_ADDRESS \\(as "
              "the test wants it\\), after the launch of the kernel 'k'\n$");
}

} // namespace
