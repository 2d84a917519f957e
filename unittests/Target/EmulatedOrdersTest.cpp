//===- EmulatedOrdersTest.cpp - orders of the emulator's threads ----------===//

#include "EmulatedGpu.h"
#include <algorithm>
#include <string>

using namespace tcopt::test;

static constexpr char kDepends[] =
    "results depend on the order in which threads run, first at byte ";

// Thread `%writer` writes what all read.
static std::string broadcast(bool waits) {
  return std::string(R"(
gpu.module @m {
  gpu.func @share(%y: memref<64xi32>, %writer: index) workgroup(%s: memref<1xi32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %v = arith.constant 7 : i32
    %isWriter = arith.cmpi eq, %t, %writer : index
    scf.if %isWriter {
      memref.store %v, %s[%c0] : memref<1xi32, #gpu.address_space<workgroup>>
    }
    )") + (waits ? "gpu.barrier" : "nvvm.bar.warp.sync %lanes : i32") +
         R"(
    %w = memref.load %s[%c0] : memref<1xi32, #gpu.address_space<workgroup>>
    memref.store %w, %y[%t] : memref<64xi32>
    gpu.return
  }
}
)";
}

static std::string sharedWithoutBarrier() {
  std::string text = broadcast(/*waits=*/false);
  text.insert(text.find("%v ="), "%lanes = arith.constant -1 : i32\n    ");
  return text;
}

namespace {
class EmulatedOrders : public EmulatedGpu {
protected:
  /// Whether all threads read what thread `writer` wrote; nothing of a launch
  /// that fails.
  bool readAll(void *kernel, int64_t writer) {
    uint64_t y = upload(std::vector<int32_t>(64));
    if (launch(kernel, 1, 64, {&y, &writer}) != 0)
      return false;
    std::vector<int32_t> values = download<int32_t>(y, 64);
    return std::all_of(values.begin(), values.end(),
                       [](int32_t value) { return value == 7; });
  }
  std::string errorOf(void *kernel, int64_t writer) {
    testing::internal::CaptureStderr();
    EXPECT_FALSE(readAll(kernel, writer));
    return testing::internal::GetCapturedStderr();
  }
};
} // namespace

TEST_F(EmulatedOrders, ABarrierMakesAllOrdersEqual) {
  void *kernel = load(broadcast(/*waits=*/true), "share");
  for (const char *order : {"forward", "reverse", "both"}) {
    EXPECT_TRUE(setOrder(order));
    EXPECT_TRUE(readAll(kernel, 0));
    EXPECT_TRUE(readAll(kernel, 63));
  }
  EXPECT_FALSE(setOrder("sideways"));
}

TEST_F(EmulatedOrders, OneOrderHidesAMissingBarrier) {
  void *kernel = load(sharedWithoutBarrier(), "share");
  EXPECT_TRUE(setOrder("forward"));
  EXPECT_TRUE(readAll(kernel, 0));
  EXPECT_FALSE(readAll(kernel, 63));
  EXPECT_TRUE(setOrder("reverse"));
  EXPECT_FALSE(readAll(kernel, 0));
  EXPECT_TRUE(readAll(kernel, 63));
}

TEST_F(EmulatedOrders, BothShowAMissingBarrierAtItsFirstThread) {
  void *kernel = load(sharedWithoutBarrier(), "share");
  EXPECT_EQ(errorOf(kernel, 0),
            std::string("tcopt emulator: share: ") + kDepends +
                "128 of an allocation of 256 bytes: a barrier or a wait is "
                "missing\n");
}

TEST_F(EmulatedOrders, BothShowAMissingBarrierAtItsLastThread) {
  void *kernel = load(sharedWithoutBarrier(), "share");
  EXPECT_EQ(errorOf(kernel, 63),
            std::string("tcopt emulator: share: ") + kDepends +
                "0 of an allocation of 256 bytes: a barrier or a wait is "
                "missing\n");
}

// Without the second barrier, a warp overwrites values that the other warp has
// not read.
static std::string rotations(bool waits) {
  return std::string(R"(
gpu.module @m {
  gpu.func @rotate(%y: memref<64xi32>) workgroup(%s: memref<64xi32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c63 = arith.constant 63 : index
    %next = arith.addi %t, %c1 : index
    %from = arith.andi %next, %c63 : index
    %own = arith.index_cast %t : index to i32
    %lanes = arith.constant -1 : i32
    %last = scf.for %i = %c0 to %c3 step %c1 iter_args(%v = %own) -> (i32) {
      memref.store %v, %s[%t] : memref<64xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %w = memref.load %s[%from] : memref<64xi32, #gpu.address_space<workgroup>>
      nvvm.bar.warp.sync %lanes : i32
      )") +
         (waits ? "gpu.barrier" : "") +
         R"(
      scf.yield %w : i32
    }
    memref.store %last, %y[%t] : memref<64xi32>
    gpu.return
  }
}
)";
}

TEST_F(EmulatedOrders, WarpsThatGoOnShowMissingBarriers) {
  void *kernel = load(rotations(/*waits=*/true), "rotate");
  uint64_t y = upload(std::vector<int32_t>(64));
  ASSERT_EQ(launch(kernel, 1, 64, {&y}), 0);
  std::vector<int32_t> values = download<int32_t>(y, 64);
  for (int i = 0; i < 64; ++i)
    EXPECT_EQ(values[i], (i + 3) % 64);
  kernel = load(rotations(/*waits=*/false), "rotate");
  testing::internal::CaptureStderr();
  EXPECT_EQ(launch(kernel, 1, 64, {&y}), 719);
  EXPECT_NE(testing::internal::GetCapturedStderr().find(kDepends),
            std::string::npos);
}

// Threads that never wait run as calls, one after the other.
TEST_F(EmulatedOrders, ApplyToThreadsThatNeverWait) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @chain(%y: memref<257xi32>) kernel {
    %i = gpu.global_id x
    %c1 = arith.constant 1 : index
    %one = arith.constant 1 : i32
    %n = arith.addi %i, %c1 : index
    %v = memref.load %y[%i] : memref<257xi32>
    %w = arith.addi %v, %one : i32
    memref.store %w, %y[%n] : memref<257xi32>
    gpu.return
  }
}
)",
                      "chain");
  uint64_t y = upload(std::vector<int32_t>(257));
  EXPECT_TRUE(setOrder("forward"));
  EXPECT_EQ(launch(kernel, 4, 64, {&y}), 0);
  EXPECT_EQ(download<int32_t>(y, 257)[256], 256);
  // The value of the thread before is read after its thread, in all blocks.
  EXPECT_TRUE(setOrder("reverse"));
  EXPECT_EQ(launch(kernel, 4, 64, {&y}), 0);
  EXPECT_EQ(download<int32_t>(y, 257)[256], 256);
  EXPECT_EQ(download<int32_t>(y, 257)[255], 255);
  EXPECT_TRUE(setOrder("both"));
  y = upload(std::vector<int32_t>(257));
  testing::internal::CaptureStderr();
  EXPECT_EQ(launch(kernel, 4, 64, {&y}), 719);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            std::string("tcopt emulator: chain: ") + kDepends +
                "8 of an allocation of 1028 bytes: a barrier or a wait is "
                "missing\n");
}

// Which thread is the last to exchange is no fault.
TEST_F(EmulatedOrders, AtomicsMayDependOnThem) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @last(%y: memref<1xi32>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %v = arith.index_cast %t : index to i32
    %old = memref.atomic_rmw assign %v, %y[%c0] : (i32, memref<1xi32>) -> i32
    gpu.return
  }
}
)",
                      "last");
  uint64_t y = upload(std::vector<int32_t>(1));
  std::vector<int32_t> found;
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(launch(kernel, 1, 32, {&y}), 0);
    found.push_back(download<int32_t>(y, 1)[0]);
  }
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, (std::vector<int32_t>{0, 31}));
}
