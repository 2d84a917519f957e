//===- CudaDriverTest.cpp - Drivers and devices that will not do ----------===//
//
// A driver that is loaded stays: each of these tests has a process of its own.
//
//===----------------------------------------------------------------------===//

#include "CudaTest.h"

using namespace tcopt::rt::test;

namespace {

/// What attach says in another process, where `change` was made to the driver.
void attachWith(void (*change)(FakeCuda &fake), const char *driver) {
  FakeCuda &fake = fakeCuda();
  change(fake);
  tcopt_rt_cuda_set_driver(driver);
  tcopt_context_options options = makeOptions();
  int status = tcopt_rt_cuda_attach(&options, 0);
  std::fprintf(stderr, "%s: %s; %d devices\n", tcopt_rt_status_name(status),
               lastCudaError().c_str(), tcopt_rt_cuda_device_count());
  std::_Exit(status);
}

void expectRefusal(void (*change)(FakeCuda &fake), const char *driver,
                   int status, const char *text) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(attachWith(change, driver), testing::ExitedWithCode(status),
              text);
}

TEST(CudaDriver, IsMissing) {
  expectRefusal([](FakeCuda &) {}, "/no/libcuda.so", TCOPT_UNSUPPORTED,
                "^unsupported: no CUDA driver: /no/libcuda.so: cannot open "
                "shared object file: No such file or directory; 0 devices\n$");
}

TEST(CudaDriver, IsNone) {
  expectRefusal([](FakeCuda &) {}, "libtcopt_rt.so.4", TCOPT_UNSUPPORTED,
                "^unsupported: the CUDA driver libtcopt_rt.so.4 has no "
                "function cuInit; 0 devices\n$");
}

TEST(CudaDriver, IsTooOld) {
  expectRefusal([](FakeCuda &fake) { fake.version = 11080; }, TCOPT_FAKE_CUDA,
                TCOPT_UNSUPPORTED,
                "^unsupported: the CUDA driver is for CUDA 11.8, older than "
                "12.0; 0 devices\n$");
}

TEST(CudaDriver, HasNoDevice) {
  const char *text = "^unsupported: the CUDA driver finds no device; "
                     "0 devices\n$";
  expectRefusal([](FakeCuda &fake) { fake.devices = 0; }, TCOPT_FAKE_CUDA,
                TCOPT_UNSUPPORTED, text);
  expectRefusal(
      [](FakeCuda &fake) {
        fake.failing = "cuInit";
        fake.failResult = 100;
        fake.failures = -1;
      },
      TCOPT_FAKE_CUDA, TCOPT_UNSUPPORTED, text);
}

TEST(CudaDriver, DoesNotStart) {
  expectRefusal(
      [](FakeCuda &fake) {
        fake.failing = "cuInit";
        fake.failResult = 803;
        fake.failures = -1;
      },
      TCOPT_FAKE_CUDA, TCOPT_UNSUPPORTED,
      "^unsupported: cuInit failed with error 803; 0 devices\n$");
}

TEST(CudaDriver, ContextCannotBeMade) {
  expectRefusal(
      [](FakeCuda &fake) {
        fake.failing = "cuDevicePrimaryCtxRetain";
        fake.failResult = 2;
      },
      TCOPT_FAKE_CUDA, TCOPT_OUT_OF_MEMORY,
      "^out of memory: cuDevicePrimaryCtxRetain failed: "
      "CUDA_ERROR_OUT_OF_MEMORY \\(as the test wants it\\); 2 devices\n$");
}

using CudaDevice = CudaTest;

TEST_F(CudaDevice, IsDescribed) {
  tcopt_cuda_device_info info = {};
  info.size = sizeof(info);
  ASSERT_EQ(tcopt_rt_cuda_device_count(), 2);
  ASSERT_EQ(tcopt_rt_cuda_device(1, &info), TCOPT_OK);
  EXPECT_STREQ(info.name, "Fake 1");
  EXPECT_EQ(info.capability, 90);
  EXPECT_EQ(info.multiprocessors, 132);
  EXPECT_EQ(info.shared_bytes, 232448);
  EXPECT_EQ(info.clock_khz, 0) << "unknown";
  EXPECT_EQ(info.memory_bytes, int64_t(64) << 20);
  EXPECT_EQ(info.driver_version, 12040);
  EXPECT_EQ(tcopt_rt_cuda_device(2, &info), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(lastCudaError(), "there is no cuda:2: the CUDA driver finds 2 "
                             "devices");
  info.size = 0;
  EXPECT_EQ(tcopt_rt_cuda_device(0, &info), TCOPT_INVALID_ARGUMENT);
}

TEST_F(CudaDevice, OptionsThatCannotBeFilled) {
  tcopt_context_options options = makeOptions();
  EXPECT_EQ(tcopt_rt_cuda_attach(&options, -1), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_cuda_attach(nullptr, 0), TCOPT_INVALID_ARGUMENT);
  options.size = 64;
  EXPECT_EQ(tcopt_rt_cuda_attach(&options, 0), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(lastCudaError(), "expected options with their size filled in");
  tcopt_rt_cuda_detach(nullptr);
}

TEST_F(CudaDevice, DriverStays) {
  ASSERT_EQ(tcopt_rt_cuda_device_count(), 2);
  EXPECT_EQ(tcopt_rt_cuda_set_driver("other.so"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(lastCudaError(),
            "the CUDA driver " TCOPT_FAKE_CUDA " is in use already");
}

} // namespace
