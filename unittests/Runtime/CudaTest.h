//===- CudaTest.h - Contexts on the fake driver -----------------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_RUNTIME_CUDATEST_H
#define TCOPT_UNITTESTS_RUNTIME_CUDATEST_H

#include "FakeCuda.h"
#include "RuntimeTest.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"

#include <dlfcn.h>

namespace tcopt::rt::test {

/// The fake driver, loaded and with nothing recorded.
inline FakeCuda &fakeCuda() {
  void *library = dlopen(TCOPT_FAKE_CUDA, RTLD_NOW | RTLD_LOCAL);
  EXPECT_NE(library, nullptr) << dlerror();
  auto get =
      reinterpret_cast<FakeCuda *(*)()>(dlsym(library, "tcopt_fake_cuda"));
  return *get();
}

inline std::string lastCudaError() {
  char text[1024];
  tcopt_rt_cuda_last_error(text, sizeof(text));
  return text;
}

/// Resets what the fake driver records, and has the runtime use it.
class CudaTest : public testing::Test {
protected:
  CudaTest() : fake(fakeCuda()) {
    int64_t used = fake.used;
    int events = fake.events, streams = fake.streams;
    fake = {};
    fake.used = used;
    fake.events = events;
    fake.streams = streams;
    tcopt_rt_cuda_set_driver(TCOPT_FAKE_CUDA);
  }
  ~CudaTest() override {
    fake.lost = 0;
    fake.failing.clear();
    for (int32_t device : {0, 1})
      tcopt_rt_cuda_empty_cache(device);
  }

  FakeCuda &fake;
};

/// A context on a device of the fake driver.
class CudaContext {
public:
  explicit CudaContext(int32_t device = 0) {
    options = makeOptions();
    EXPECT_EQ(tcopt_rt_cuda_attach(&options, device), TCOPT_OK)
        << lastCudaError();
    EXPECT_EQ(tcopt_rt_context_create(&options, &ctx), TCOPT_OK);
  }
  CudaContext(const CudaContext &) = delete;
  CudaContext &operator=(const CudaContext &) = delete;
  ~CudaContext() {
    tcopt_rt_context_destroy(ctx);
    tcopt_rt_cuda_detach(&options);
  }

  operator tcopt_context *() const { return ctx; }
  std::string error() const { return tcopt_rt_last_error(ctx); }
  int take() {
    int status = tcopt_rt_status(ctx);
    tcopt_rt_reset(ctx);
    return status;
  }

private:
  tcopt_context_options options;
  tcopt_context *ctx = nullptr;
};

/// What a kernel does that finds something wrong.
inline void reportFailure(void *word, const tcopt_cuda_failure &failure) {
  auto *words = static_cast<const void **>(word);
  if (words[0])
    return;
  words[0] = &failure;
  *static_cast<const void **>(const_cast<void *>(words[1])) = &failure;
}

} // namespace tcopt::rt::test

#endif // TCOPT_UNITTESTS_RUNTIME_CUDATEST_H
