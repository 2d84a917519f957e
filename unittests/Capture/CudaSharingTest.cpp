//===- CudaSharingTest.cpp - memory and streams of other libraries --------===//

#include "CudaTesting.h"
#include "tcopt/Capture/DLPack.h"
#include <dlfcn.h>
#include <thread>

using namespace tcopt;
using namespace tcopt::testing;

namespace {

/// A tensor of another library: f32, 2 x 3, every second column.
struct Foreign : ManagedTensor {
  Foreign(void *data, tcopt_device device) {
    tensor = {data, device, 2, {TCOPT_F32, 1}, sizes, strides, 0};
    owner = nullptr;
    deleter = [](ManagedTensor *self) {
      ++static_cast<Foreign *>(self)->deletions;
    };
  }
  int64_t sizes[2] = {2, 3}, strides[2] = {6, 2};
  int deletions = 0;
};

TEST(DLPack, TakesMemoryOfTheHost) {
  float values[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  Foreign foreign(values, {TCOPT_DEVICE_CPU, 0});
  {
    Tensor x = fromDLPack(&foreign);
    EXPECT_EQ(x.toVector<float>(), (std::vector<float>{0, 2, 4, 6, 8, 10}));
    x.add_(1);
    EXPECT_EQ(foreign.deletions, 0);
  }
  EXPECT_EQ(foreign.deletions, 1);
  EXPECT_EQ(values[10], 11);
  EXPECT_EQ(values[11], 11);
}

TEST(DLPack, TakesMemoryOfADevice) {
  Tensor all = moved(input({2, 6}));
  ManagedTensor *given = toDLPack(all);
  Foreign foreign(given->tensor.data, {TCOPT_DEVICE_CUDA, 0});
  {
    Tensor x = fromDLPack(&foreign), y = x.transpose(0, 1);
    EXPECT_EQ(x.device(), gpu());
    Tensor here = input({2, 6}).slice(1, 0, 6, 2);
    expectNearby(back(x), here);
    expectNearby(back(exp(x) + 1), exp(here) + 1);
    x.mul_(2);
    expectNearby(back(y), here.transpose(0, 1) * 2);
  }
  EXPECT_EQ(foreign.deletions, 1);
  given->deleter(given);
  EXPECT_NEAR(back(all).toVector<float>()[2],
              2 * input({2, 6}).toVector<float>()[2], 1e-6);
}

TEST(DLPack, GivesTensors) {
  for (const Device &device : {Device("cpu"), gpu()}) {
    ManagedTensor *given = nullptr;
    {
      Tensor x = input({3, 4}).to(device);
      given = toDLPack(x.transpose(0, 1), device.stream());
    }
    const tcopt_tensor &t = given->tensor;
    EXPECT_EQ(t.device.type,
              device.isCPU() ? TCOPT_DEVICE_CPU : TCOPT_DEVICE_CUDA);
    EXPECT_EQ(t.ndim, 2);
    EXPECT_EQ(t.shape[0], 4);
    EXPECT_EQ(t.strides[0], 1);
    EXPECT_EQ(t.strides[1], 4);
    // The elements outlive the tensor.
    expectNearby(back(fromDLPack(given)), input({3, 4}).transpose(0, 1));
  }
}

TEST(DLPack, RefusesWhatThereIsNot) {
  float values[12] = {};
  Foreign foreign(values, {TCOPT_DEVICE_CUDA, 7});
  EXPECT_REFUSED(fromDLPack(&foreign),
                 "there is no device of type 2 and number 7");
  foreign.tensor.device = {TCOPT_DEVICE_CPU, 0};
  foreign.tensor.dtype = {TCOPT_DTYPE_FLOAT, 8, 1};
  EXPECT_REFUSED(fromDLPack(&foreign), "code 2, 8 bits and 1 lanes");
  foreign.tensor.dtype = {TCOPT_F32, 1};
  foreign.strides[1] = -2;
  EXPECT_REFUSED(fromDLPack(&foreign), "strides of at least 0");
  EXPECT_REFUSED(fromDLPack(static_cast<ManagedTensor *>(nullptr)),
                 "found null");
  EXPECT_REFUSED(toDLPack(input({2}).requires_grad_()), "requires_grad");
  EXPECT_EQ(foreign.deletions, 0);
}

/// A versioned struct, f32 of sizes 2 x 2.
struct ForeignVersioned : VersionedTensor {
  explicit ForeignVersioned(float *data, uint64_t flags = 0) {
    major = 1;
    minor = 2;
    owner = nullptr;
    this->flags = flags;
    tensor = {data, {TCOPT_DEVICE_CPU, 0}, 2, {TCOPT_F32, 1}, sizes, nullptr,
              0};
    deleter = [](VersionedTensor *self) {
      ++static_cast<ForeignVersioned *>(self)->deletions;
    };
  }
  int64_t sizes[2] = {2, 2};
  int deletions = 0;
};

TEST(DLPackVersioned, SharesMemory) {
  float values[4] = {0, 1, 2, 3};
  ForeignVersioned foreign(values);
  {
    Tensor x = fromDLPack(&foreign);
    x.mul_(2);
    VersionedTensor *given = toDLPackVersioned(x.transpose(0, 1));
    EXPECT_EQ(given->major, 1u);
    EXPECT_EQ(given->flags, 0u);
    EXPECT_EQ(given->tensor.data, values);
    EXPECT_EQ(given->tensor.strides[0], 1);
    x = Tensor();
    EXPECT_EQ(foreign.deletions, 0);
    given->deleter(given);
  }
  EXPECT_EQ(foreign.deletions, 1);
  EXPECT_EQ(values[3], 6);
}

TEST(DLPackVersioned, RefusesOtherVersions) {
  float values[4] = {};
  ForeignVersioned foreign(values);
  foreign.major = 2;
  EXPECT_REFUSED(fromDLPack(&foreign),
                 "expected DLPack 1 but found version 2.2");
  EXPECT_REFUSED(fromDLPack(static_cast<VersionedTensor *>(nullptr)),
                 "found null");
  EXPECT_EQ(foreign.deletions, 0);
}

TEST(DLPackReadOnly, IsRead) {
  float values[4] = {0, 1, 2, 3};
  ForeignVersioned foreign(values, VersionedTensor::ReadOnly);
  Tensor x = fromDLPack(&foreign);
  auto twice = compile([](const Tensor &x) { return x * 2; });
  EXPECT_EQ((x + 1).toVector<float>(), (std::vector<float>{1, 2, 3, 4}));
  EXPECT_EQ(twice(x).toVector<float>(), (std::vector<float>{0, 2, 4, 6}));
  EXPECT_EQ(x.data_ptr<const float>(), values);
  EXPECT_EQ((x.accessor<const float, 2>()[1][0]), 2);
  x.clone().add_(1);
  EXPECT_REFUSED(toDLPack(x), "toDLPackVersioned");
  VersionedTensor *given = toDLPackVersioned(x.select(0, 1));
  EXPECT_EQ(given->flags, uint64_t(VersionedTensor::ReadOnly));
  given->deleter(given);
}

// Neither in a trace nor by code that was compiled for another tensor.
TEST(DLPackReadOnly, IsNotWritten) {
  float values[4] = {0, 1, 2, 3};
  ForeignVersioned foreign(values, VersionedTensor::ReadOnly);
  Tensor x = fromDLPack(&foreign), other = ones({2, 2});
  auto addOne = compile([](Tensor x) { x.add_(1); });
  const char *what = "a tensor in read-only memory is written to in place";
  EXPECT_REFUSED(addOne(x), what);
  addOne(other);
  EXPECT_REFUSED(addOne(x), what);
  auto addToCaptured = compile([x](const Tensor &y) {
    Tensor part = x;
    part.select(0, 0).add_(y);
  });
  EXPECT_REFUSED(addToCaptured(ones({2})), what);
  other.add_(1);
  EXPECT_REFUSED(x.add_(1), what);
  EXPECT_REFUSED(x.select(1, 0).zero_(), what);
  EXPECT_REFUSED(x.copy_(other), what);
  EXPECT_REFUSED(x.index_put_({0}, ones({2})), what);
  EXPECT_REFUSED(x.data_ptr<float>(), "the tensor is read-only");
  x.requires_grad_();
  {
    NoGradGuard off;
    EXPECT_REFUSED(x.mul_(2), what);
  }
  EXPECT_EQ(other.toVector<float>(), (std::vector<float>(4, 3)));
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(values[i], i);
}

TEST(CudaStreams, AreThoseOfTheProgram) {
  void *own = gpu().stream();
  EXPECT_NE(own, nullptr);
  EXPECT_EQ(Device("cpu").stream(), nullptr);
  void *defaultStream = nullptr;
  gpu().waitFor(defaultStream);
  gpu().letWait(defaultStream);
  // 2 is CUDA's handle of the thread's default stream.
  void *other = reinterpret_cast<void *>(2);
  gpu().setStream(other);
  EXPECT_EQ(gpu().stream(), other);
  expectNearby(back(moved(input({4})) * 3), input({4}) * 3);
  gpu().setStream(nullptr);
  EXPECT_EQ(gpu().stream(), own);
  EXPECT_REFUSED(Device("cpu").setStream(other), "has no streams");
}

// Each thread has a stream, and a tensor may go from one to another.
TEST(CudaStreams, AreThoseOfThreads) {
  Tensor x = moved(input({8}));
  auto run = compile([](const Tensor &x) { return exp(x) * 2; });
  void *own = gpu().stream(), *legacy = reinterpret_cast<void *>(1);
  Tensor y;
  std::thread other([&] {
    EXPECT_EQ(gpu().stream(), own);
    gpu().setStream(legacy);
    EXPECT_EQ(gpu().stream(), legacy);
    y = run(x);
    x.add_(1);
    gpu().setStream(nullptr);
  });
  other.join();
  EXPECT_EQ(gpu().stream(), own);
  expectNearby(back(y), exp(input({8})) * 2);
  expectNearby(back(run(x)), exp(input({8}) + 1) * 2);
}

/// A stream that waits for no other one.
class NewStream {
public:
  NewStream() {
    const char *path = getenv("TCOPT_CUDA_DRIVER");
    void *library = dlopen(path && *path ? path : "libcuda.so.1", RTLD_NOW);
    auto create = reinterpret_cast<int (*)(void **, unsigned)>(
        dlsym(library, "cuStreamCreate"));
    moved(ones({1})); // makes the context current
    constexpr unsigned nonBlocking = 1;
    EXPECT_EQ(create(&handle, nonBlocking), 0);
  }
  void *handle = nullptr;
};

// Threads read a tensor of another stream, reuse memory, and hand results to
// a thread with another stream, all without waiting.
TEST(CudaStreams, WorkAtOnce) {
  constexpr int64_t size = 1 << 20;
  constexpr int numThreads = 4, numRounds = 25;
  Tensor x = moved(ones({size}));
  auto step =
      compile([](const Tensor &x, const Tensor &y) { return x * 2 + y; });
  std::vector<Tensor> results(numThreads);
  std::vector<std::thread> threads;
  for (int t = 0; t < numThreads; ++t)
    threads.emplace_back([&, t] {
      NewStream stream;
      gpu().setStream(stream.handle);
      Tensor sum = moved(full({size}, double(t)));
      for (int i = 0; i < numRounds; ++i) {
        Tensor product = step(x, sum) - x; // sum + 1
        sum = product.clone();
      }
      results[size_t(t)] = sum;
    });
  Tensor total = moved(zeros({size}));
  for (int t = 0; t < numThreads; ++t) {
    threads[size_t(t)].join();
    total.add_(results[size_t(t)]);
    results[size_t(t)] = Tensor();
    EXPECT_EQ(moved(zeros({size})).sum().item<float>(), 0);
  }
  Tensor found = back(total);
  float expected = numThreads * numRounds + numThreads * (numThreads - 1) / 2;
  EXPECT_EQ(found.min().item<float>(), expected);
  EXPECT_EQ(found.max().item<float>(), expected);
}

TEST(CudaStreams, HaveTime) {
  Tensor x = moved(input({64, 64}));
  DeviceTimer timer(gpu());
  timer.start();
  Tensor y = matmul(x, x);
  timer.stop();
  EXPECT_GT(timer.milliseconds(), 0);
  EXPECT_REFUSED(DeviceTimer(Device("cpu")), "has no streams");
}

TEST(CudaDevices, AreNotMixed) {
  auto run = compile([](const Tensor &x, const Tensor &y) { return x + y; });
  EXPECT_REFUSED(run(moved(input({3})), input({3})), "cuda:0");
  auto onCpu =
      compile([](const Tensor &x) { return x * 2; }, {.backend = "cuda"});
  Tensor x = moved(input({3}));
  expectNearby(back(onCpu(x)), input({3}) * 2);
}

} // namespace
