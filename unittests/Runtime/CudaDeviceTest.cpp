//===- CudaDeviceTest.cpp - The runtime on a real device ------------------===//
//
// Skipped where CUDA's driver finds no device.
//
//===----------------------------------------------------------------------===//

#include "RuntimeTest.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"

#include <filesystem>

using namespace tcopt::rt::test;

namespace {

constexpr const char ptx[] = R"(
.version 7.0
.target sm_70
.address_size 64

// x[i] += 1, one thread for each element of whole blocks.
.visible .entry increment(.param .u64 x) {
  .reg .u64 %a, %i;
  .reg .u32 %b, %n, %t;
  .reg .f32 %v;
  ld.param.u64 %a, [x];
  mov.u32 %b, %ctaid.x;
  mov.u32 %n, %ntid.x;
  mov.u32 %t, %tid.x;
  mad.lo.u32 %t, %b, %n, %t;
  mul.wide.u32 %i, %t, 4;
  add.u64 %a, %a, %i;
  ld.global.f32 %v, [%a];
  add.f32 %v, %v, 0f3F800000;
  st.global.f32 [%a], %v;
  ret;
}

// All threads report what they have found.
.visible .entry report(.param .u64 word, .param .u64 failure) {
  .reg .u64 %w, %f, %old, %host;
  .reg .pred %first;
  ld.param.u64 %w, [word];
  ld.param.u64 %f, [failure];
  atom.global.cas.b64 %old, [%w], 0, %f;
  setp.eq.u64 %first, %old, 0;
  @!%first ret;
  ld.global.u64 %host, [%w+8];
  st.u64 [%host], %f;
  ret;
}

// x[0] = the last word of so many bytes of shared memory.
.extern .shared .align 16 .b8 memory[];
.visible .entry share(.param .u64 x, .param .u32 bytes) {
  .reg .u64 %a;
  .reg .u32 %s, %n, %v;
  ld.param.u64 %a, [x];
  ld.param.u32 %n, [bytes];
  mov.u32 %s, memory;
  add.u32 %s, %s, %n;
  st.shared.u32 [%s+-4], 42;
  ld.shared.u32 %v, [%s+-4];
  st.global.u32 [%a], %v;
  ret;
}
)";

const tcopt_cuda_image image = {{1, 2}, sizeof(ptx) - 1, ptx};
const tcopt_cuda_kernel increment = {&image, "increment", "f.mlir:1"};
const tcopt_cuda_kernel report = {&image, "report", "f.mlir:2"};
const tcopt_cuda_kernel share = {&image, "share", "f.mlir:3"};

std::string lastError() {
  char text[1024];
  tcopt_rt_cuda_last_error(text, sizeof(text));
  return text;
}

class RealCuda : public testing::Test {
protected:
  void SetUp() override {
    if (tcopt_rt_cuda_device_count() == 0)
      GTEST_SKIP() << lastError();
    options = makeOptions();
    ASSERT_EQ(tcopt_rt_cuda_attach(&options, 0), TCOPT_OK) << lastError();
    ASSERT_EQ(tcopt_rt_context_create(&options, &ctx), TCOPT_OK);
  }
  void TearDown() override {
    if (!ctx)
      return;
    EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_OK) << tcopt_rt_last_error(ctx);
    tcopt_rt_context_destroy(ctx);
    tcopt_rt_cuda_detach(&options);
  }

  int launch(const tcopt_cuda_kernel &kernel, int64_t grid, int32_t block,
             int64_t shared, std::initializer_list<void *> params) {
    return tcopt_rt_cuda_launch(ctx, &kernel, grid, 1, 1, block, 1, 1, shared,
                                const_cast<void **>(std::data(params)));
  }

  tcopt_context_options options;
  tcopt_context *ctx = nullptr;
};

TEST_F(RealCuda, IsDescribed) {
  tcopt_cuda_device_info info = {};
  info.size = sizeof(info);
  ASSERT_EQ(tcopt_rt_cuda_device(0, &info), TCOPT_OK);
  EXPECT_NE(info.name[0], 0);
  EXPECT_GE(info.capability, 70);
  EXPECT_GT(info.multiprocessors, 0);
  EXPECT_GE(info.shared_bytes, 48 << 10);
  EXPECT_GT(info.memory_bytes, 0);
}

TEST_F(RealCuda, Computes) {
  Tensor x(f32, {1024}), y(f32, {1024});
  x.iota<float>(1024);
  int64_t mark = tcopt_rt_call_begin(ctx);
  void *data = tcopt_rt_device_donated_begin(ctx, x.get(), y.get());
  ASSERT_NE(data, nullptr) << tcopt_rt_last_error(ctx);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(launch(increment, 8, 128, 0, {&data}), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, y.get(), data), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
  EXPECT_EQ(y.at<float>(0), 3);
  EXPECT_EQ(y.at<float>(1023), 1026);
}

TEST_F(RealCuda, KernelsReportFailures) {
  const tcopt_cuda_failure failure = {TCOPT_DIVISION_BY_ZERO, "f.mlir:5: by 0"};
  void *word = tcopt_rt_cuda_status(ctx);
  const void *found = &failure;
  EXPECT_EQ(launch(report, 100, 256, 0, {&word, &found}), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_device_check(ctx), TCOPT_DIVISION_BY_ZERO);
  EXPECT_STREQ(tcopt_rt_last_error(ctx), "f.mlir:5: by 0");
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_device_check(ctx), TCOPT_OK);
}

TEST_F(RealCuda, MuchSharedMemory) {
  tcopt_cuda_device_info info = {};
  info.size = sizeof(info);
  ASSERT_EQ(tcopt_rt_cuda_device(0, &info), TCOPT_OK);
  void *data = tcopt_rt_device_arena_begin(ctx, 4, nullptr);
  uint32_t bytes = uint32_t(info.shared_bytes), value = 0;
  EXPECT_EQ(launch(share, 1, 1, bytes, {&data, &bytes}), TCOPT_OK)
      << tcopt_rt_last_error(ctx);
  EXPECT_EQ(tcopt_rt_device_read(ctx, &value, data, 4), TCOPT_OK);
  EXPECT_EQ(value, 42u);
}

TEST_F(RealCuda, ImagesThatDoNotCompile) {
  const char text[] = ".version 7.0\n.target sm_70\n.address_size 64\nno";
  tcopt_cuda_image bad = {{3, 4}, sizeof(text) - 1, text};
  tcopt_cuda_kernel kernel = {&bad, "k", "f.mlir:4"};
  EXPECT_NE(launch(kernel, 1, 1, 0, {}), TCOPT_OK);
  std::string error = tcopt_rt_last_error(ctx);
  EXPECT_EQ(error.rfind("f.mlir:4: kernel 'k': cuModuleLoadDataEx failed: "
                        "CUDA_ERROR_INVALID_PTX (",
                        0),
            0u)
      << error;
  EXPECT_NE(error.find("ptx"), std::string::npos) << error;
  tcopt_rt_reset(ctx);
}

// Also PTX with instructions of one architecture alone.
TEST_F(RealCuda, CompiledCodeIsKept) {
  namespace fs = std::filesystem;
  fs::path folder = fs::path(testing::TempDir()) /
                    ("tcopt-device-code-" + std::to_string(getpid()));
  fs::remove_all(folder);
  ASSERT_EQ(tcopt_rt_cuda_set_code_cache(folder.c_str()), TCOPT_OK)
      << lastError();
  tcopt_cuda_device_info info = {};
  info.size = sizeof(info);
  ASSERT_EQ(tcopt_rt_cuda_device(0, &info), TCOPT_OK);
  std::string text = ptx;
  if (info.capability == 90)
    text.replace(text.find(".version 7.0\n.target sm_70"), 26,
                 ".version 8.0\n.target sm_90a");
  void *data = tcopt_rt_device_arena_begin(ctx, 4, nullptr);
  uint32_t bytes = 1024, value = 0;
  for (uint64_t key : {5, 6}) {
    tcopt_cuda_image kept = {{key, 6}, text.size(), text.c_str()};
    tcopt_cuda_kernel kernel = {&kept, "share", "f.mlir:5"};
    EXPECT_EQ(launch(kernel, 1, 1, bytes, {&data, &bytes}), TCOPT_OK)
        << tcopt_rt_last_error(ctx);
    EXPECT_EQ(tcopt_rt_device_read(ctx, &value, data, 4), TCOPT_OK);
    EXPECT_EQ(value, 42u);
    if (key == 5 && !fs::is_empty(folder)) { // As another process finds it.
      std::string name = fs::directory_iterator(folder)->path();
      std::string next = name;
      next.replace(next.find("0000000000000005"), 16, "0000000000000006");
      fs::rename(name, next);
    }
  }
  tcopt_cuda_code_cache_counts counts;
  tcopt_rt_cuda_code_cache_counts(&counts);
  EXPECT_EQ(counts.hits, 1);
  EXPECT_EQ(counts.misses, 1);
  EXPECT_EQ(counts.unwritten, 0);
  EXPECT_EQ(counts.uncompiled, 0);
  tcopt_rt_cuda_set_code_cache(nullptr);
  fs::remove_all(folder);
}

TEST_F(RealCuda, MemoryThatIsNotThere) {
  int64_t bytes = int64_t(1) << 50;
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, bytes, "f.mlir:4"), nullptr);
  std::string error = tcopt_rt_last_error(ctx);
  EXPECT_EQ(error.rfind("f.mlir:4: out of memory on cuda:0: could not allocate "
                        "1125899906842624 bytes",
                        0),
            0u)
      << error;
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_OUT_OF_MEMORY);
  tcopt_rt_reset(ctx);
}

TEST_F(RealCuda, Profile) {
  tcopt_rt_profile_enable(ctx, 1);
  int64_t mark = tcopt_rt_call_begin(ctx);
  void *data = tcopt_rt_device_arena_begin(ctx, 1 << 20, nullptr);
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(launch(increment, 1 << 10, 256, 0, {&data}), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
  tcopt_profile_entry row = {};
  ASSERT_EQ(tcopt_rt_profile_read(ctx, &row, 1), 1);
  EXPECT_STREQ(row.name, "increment");
  EXPECT_EQ(row.calls, 5);
  EXPECT_GT(row.ns, 1000);
  EXPECT_LT(row.ns, 1000000000);
}

/// In another process, whose device is lost.
void readBadAddress() {
  tcopt_context_options options = makeOptions();
  tcopt_context *ctx = nullptr;
  tcopt_rt_cuda_attach(&options, 0);
  tcopt_rt_context_create(&options, &ctx);
  void *data = reinterpret_cast<void *>(uintptr_t(16)), *params[] = {&data};
  for (int i = 0; i < 2; ++i) {
    tcopt_rt_cuda_launch(ctx, &increment, 1, 1, 1, 32, 1, 1, 0, params);
    tcopt_rt_device_check(ctx);
    std::fprintf(stderr, "%s\n", tcopt_rt_last_error(ctx));
    tcopt_rt_reset(ctx);
  }
  tcopt_rt_context_destroy(ctx);
  tcopt_rt_cuda_detach(&options);
  std::exit(0);
}

TEST_F(RealCuda, IsLostAfterABadAddress) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(
      readBadAddress(), testing::ExitedWithCode(0),
      "cuStreamSynchronize failed: CUDA_ERROR_ILLEGAL_ADDRESS \\(.*\\), after "
      "the launch of the kernel 'increment' at f.mlir:1\n"
      "f.mlir:1: kernel 'increment': cuda:0 cannot be used any more in this "
      "process, since cuStreamSynchronize failed: CUDA_ERROR_ILLEGAL_ADDRESS "
      "\\(.*\\)\n");
}

} // namespace
