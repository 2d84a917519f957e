//===- CudaViewsTest.cpp - strided views in GPU memory --------------------===//
//
// The elements of the views are not contiguous, and are not copied to the host.
//
//===----------------------------------------------------------------------===//

#include "CudaTesting.h"
#include "tcopt/Capture/DLPack.h"
#include "tcopt/Target/CUDA/CUDABackend.h"
#include "tcopt/Target/DeviceMemory.h"
#include <dlfcn.h>

using namespace tcopt;
using namespace tcopt::testing;

namespace {

/// Returns the bytes copied between the host and the emulated GPU; 0 on a real
/// GPU.
int64_t hostBytes() {
  using Count = int64_t (*)();
  static void *driver = dlopen(TCOPT_TEST_CUDA_DRIVER, RTLD_NOW | RTLD_NOLOAD);
  static auto count =
      driver
          ? reinterpret_cast<Count>(dlsym(driver, "tcopt_emulated_host_bytes"))
          : nullptr;
  return count ? count() : 0;
}

/// Numbers are copied, as the 1 in x + 1; all tensors in these tests are
/// larger.
constexpr int64_t kNumbers = 64;

using Views = std::vector<std::function<Tensor(const Tensor &)>>;

const Views &views() {
  static const Views all{
      [](const Tensor &x) { return x.transpose(0, 1); },
      [](const Tensor &x) { return x.transpose(0, 2).transpose(0, 1); },
      [](const Tensor &x) { return x.slice(1, 1, 5); },
      [](const Tensor &x) { return x.slice(0, 0, 4, 2).slice(2, 1, 7, 3); },
      [](const Tensor &x) { return x.select(2, 3); },
      [](const Tensor &x) { return x.slice(2, 2, 3).expand({4, 6, 5}); },
      [](const Tensor &x) {
        return x.slice(1, 2, 6).transpose(1, 2).select(0, 3);
      },
  };
  return all;
}

Tensor sample(DType dtype) {
  Tensor x = arange(4 * 6 * 7).reshape({4, 6, 7});
  return (dtype == DType::Bool ? x % 3 : x % 100).to(dtype);
}

bool areEqual(const Tensor &a, const Tensor &b) {
  return a.to(DType::F64).toVector<double>() ==
         b.to(DType::F64).toVector<double>();
}

TEST(CudaViews, AreCopied) {
  for (DType dtype : allDTypes) {
    Tensor x = sample(dtype), there = moved(x);
    if (getenv("TCOPT_CUDA_DRIVER") == std::string(TCOPT_TEST_CUDA_DRIVER))
      EXPECT_GE(hostBytes(), x.numel());
    for (const auto &view : views()) {
      int64_t before = hostBytes();
      Tensor y = view(there).contiguous();
      EXPECT_LT(hostBytes() - before, kNumbers);
      EXPECT_TRUE(areEqual(back(y), view(x)));
      EXPECT_TRUE(areEqual(back(view(there)), view(x)));
    }
  }
}

TEST(CudaViews, AreArguments) {
  Tensor x = sample(DType::F32), there = moved(x);
  auto f = [](const Tensor &x) { return x * 2 + 1; };
  auto compiled = compile(f);
  for (const auto &view : views()) {
    int64_t before = hostBytes();
    Tensor eager = f(view(there)), whole = compiled(view(there));
    EXPECT_LT(hostBytes() - before, kNumbers);
    EXPECT_TRUE(areEqual(back(eager), f(view(x))));
    EXPECT_TRUE(areEqual(back(whole), f(view(x))));
  }
}

TEST(CudaViews, AreWritten) {
  for (DType dtype : allDTypes) {
    if (dtype == DType::Bool)
      continue;
    for (const auto &view : views()) {
      Tensor x = sample(dtype), there = moved(x);
      // Several indices refer to the same element.
      if (view(x).stride(-1) == 0)
        continue;
      int64_t before = hostBytes();
      view(there).add_(1);
      view(there).copy_(view(there) + view(there));
      EXPECT_LT(hostBytes() - before, kNumbers);
      view(x).add_(1);
      view(x).copy_(view(x) + view(x));
      EXPECT_TRUE(areEqual(back(there), x));
    }
  }
}

TEST(CudaViews, OfNothing) {
  Tensor there = moved(sample(DType::F32));
  Tensor none = there.slice(1, 3, 3).transpose(0, 1);
  EXPECT_EQ(back(none.contiguous()).numel(), 0);
  none.add_(1);
  EXPECT_TRUE(areEqual(back(there), sample(DType::F32)));
}

TEST(CudaViews, MayBeReversed) {
  auto backend = createCUDABackend();
  DeviceMemory &memory = *backend->getDeviceMemory();
  float values[6] = {0, 1, 2, 3, 4, 5}, now[6];
  auto *from = static_cast<float *>(memory.allocate(0, sizeof(values)));
  auto *to = static_cast<float *>(memory.allocate(0, sizeof(values)));
  llvm::cantFail(memory.copyFromHost(0, from, values, sizeof(values)));
  auto copied = [&](float *to, const float *from,
                    llvm::ArrayRef<CopyDim> dims) {
    llvm::cantFail(memory.copyStrided(0, to, from, dims, sizeof(float)));
  };
  copied(to + 5, from, {{6, -1, 1}});
  llvm::cantFail(memory.copyToHost(0, now, to, sizeof(now)));
  EXPECT_EQ(std::vector<float>(now, now + 6),
            (std::vector<float>{5, 4, 3, 2, 1, 0}));
  copied(to, from + 3, {{2, 3, -3}, {3, 1, 1}});
  llvm::cantFail(memory.copyToHost(0, now, to, sizeof(now)));
  EXPECT_EQ(std::vector<float>(now, now + 6),
            (std::vector<float>{3, 4, 5, 0, 1, 2}));
  memory.deallocate(0, from, sizeof(values));
  memory.deallocate(0, to, sizeof(values));
}

/// A tensor of another library: every second column as a row.
struct Columns : ManagedTensor {
  Columns(void *data, tcopt_device device) {
    tensor = {data, device, 2, {TCOPT_F32, 1}, sizes, strides, 0};
    owner = nullptr;
    deleter = [](ManagedTensor *) {};
  }
  int64_t sizes[2] = {3, 4}, strides[2] = {2, 6};
};

TEST(CudaViews, AreSharedWithOthers) {
  Tensor all = moved(arange(24).to(DType::F32).reshape({4, 6}));
  ManagedTensor *given = toDLPack(all);
  Columns foreign(given->tensor.data, {TCOPT_DEVICE_CUDA, 0});
  {
    Tensor x = fromDLPack(&foreign);
    int64_t before = hostBytes();
    Tensor y = x + 1;
    x.mul_(2);
    EXPECT_LT(hostBytes() - before, kNumbers);
    EXPECT_EQ(back(y).toVector<float>(),
              (std::vector<float>{1, 7, 13, 19, 3, 9, 15, 21, 5, 11, 17, 23}));
  }
  given->deleter(given);
  std::vector<float> now = back(all).toVector<float>();
  EXPECT_EQ(std::vector<float>(now.begin() + 6, now.begin() + 12),
            (std::vector<float>{12, 7, 16, 9, 20, 11}));
}

} // namespace
