//===- EmulatedCopiesTest.cpp - asynchronous copies of the emulator -------===//

#include "EmulatedGpu.h"
#include <numeric>
#include <string>

using namespace tcopt::test;

static constexpr uint32_t kThreads = 32;
static constexpr uint32_t kUnwritten = 0xffffffff;

static std::vector<uint32_t> numbers(size_t count) {
  std::vector<uint32_t> values(count);
  std::iota(values.begin(), values.end(), 1);
  return values;
}

namespace {
/// Thread t copies words 4 t to 4 t + 3 of x to shared memory, then the same
/// words of x + 128 to `%second`, and returns four words of shared memory.
struct CopyKernel {
  std::string afterFirst = "nvvm.cp.async.commit.group";
  std::string afterSecond = "nvvm.cp.async.commit.group";
  /// The address that is read, and the one that the second copy goes to.
  std::string read = "%first", to = "%second";
  /// How many bytes the second copy reads.
  std::string size = "%sixteen";

  std::string text() const {
    return R"(
gpu.module @m {
  llvm.mlir.global internal @s() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<1024 x i8>
  llvm.func @k(%x: !llvm.ptr<1>, %y: !llvm.ptr, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
    %sixteen = llvm.mlir.constant(16 : i32) : i32
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %o = llvm.mul %t, %sixteen : i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %last = llvm.mlir.constant(31 : i32) : i32
    %next = llvm.add %t, %one : i32
    %beside = llvm.and %next, %last : i32
    %p = llvm.mul %beside, %sixteen : i32
    %s = llvm.mlir.addressof @s : !llvm.ptr<3>
    %first = llvm.getelementptr %s[%o] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    %second = llvm.getelementptr %first[512] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
    %neighbour = llvm.getelementptr %s[%p] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
    %a = llvm.getelementptr %x[%o] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
    %b = llvm.getelementptr %a[512] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
    %r = llvm.getelementptr %y[%o] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    nvvm.cp.async.shared.global %first, %a, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
    )" + afterFirst +
           "\nnvvm.cp.async.shared.global " + to + ", %b, 16, cache = cg, " +
           size + " : !llvm.ptr<3>, !llvm.ptr<1>, i32\n" + afterSecond +
           "\n%v = llvm.load " + read + R"( : !llvm.ptr<3> -> vector<4xi32>
    llvm.store %v, %r : vector<4xi32>, !llvm.ptr
    llvm.return
  }
}
)";
  }
};

class EmulatedCopies : public EmulatedGpu {
protected:
  /// Returns the kernel's results, or nothing if the launch fails.
  std::vector<uint32_t> run(const CopyKernel &copies, int32_t count = 16) {
    void *kernel = load(copies.text(), "k");
    uint64_t x = upload(numbers(8 * kThreads));
    uint64_t y = upload(std::vector<uint32_t>(4 * kThreads));
    if (launch(kernel, 1, kThreads, {&x, &y, &count}) != 0)
      return {};
    return download<uint32_t>(y, 4 * kThreads);
  }
  std::string errorOf(const CopyKernel &copies) {
    testing::internal::CaptureStderr();
    EXPECT_TRUE(run(copies).empty());
    return testing::internal::GetCapturedStderr();
  }

  const std::vector<uint32_t> unwritten =
      std::vector<uint32_t>(4 * kThreads, kUnwritten);
  const std::vector<uint32_t> firstHalf = numbers(4 * kThreads);
};
} // namespace

static const std::string kCommit = "nvvm.cp.async.commit.group\n";

static std::string waitFor(int pending) {
  return kCommit + "nvvm.cp.async.wait.group " + std::to_string(pending) + "\n";
}

TEST_F(EmulatedCopies, LandWhereTheirThreadWaits) {
  CopyKernel copies;
  EXPECT_EQ(run(copies), unwritten);
  copies.afterSecond = waitFor(0);
  EXPECT_EQ(run(copies), firstHalf);
}

TEST_F(EmulatedCopies, LandByGroups) {
  CopyKernel copies;
  copies.afterSecond = waitFor(1);
  EXPECT_EQ(run(copies), firstHalf);
  copies.read = "%second";
  EXPECT_EQ(run(copies), unwritten);
  copies.afterSecond = waitFor(2);
  copies.read = "%first";
  EXPECT_EQ(run(copies), unwritten);
  // A group without copies counts as well.
  copies.afterSecond = kCommit + waitFor(1);
  copies.read = "%second";
  EXPECT_NE(run(copies), unwritten);
}

TEST_F(EmulatedCopies, OfNoGroupLandAtTheWaitForAll) {
  CopyKernel copies;
  copies.read = "%second";
  copies.afterSecond = "nvvm.cp.async.wait.group 0";
  EXPECT_EQ(run(copies), unwritten);
  copies.afterSecond =
      "llvm.call_intrinsic \"llvm.nvvm.cp.async.wait.all\"() : () -> ()";
  EXPECT_NE(run(copies), unwritten);
}

TEST_F(EmulatedCopies, FillWithZeros) {
  CopyKernel copies;
  copies.size = "%n";
  copies.read = "%second";
  copies.afterSecond = waitFor(0);
  for (int32_t bytes : {0, 4, 8, 16}) {
    std::vector<uint32_t> y = run(copies, bytes);
    ASSERT_FALSE(y.empty());
    for (uint32_t i = 0; i < y.size(); ++i)
      EXPECT_EQ(y[i], int32_t(i % 4 * 4) < bytes ? 129 + i : 0);
  }
  copies.afterSecond = kCommit;
  EXPECT_EQ(run(copies, 0), unwritten);
}

TEST_F(EmulatedCopies, OfOtherThreadsTakeABarrier) {
  CopyKernel copies;
  copies.read = "%neighbour";
  copies.afterSecond = waitFor(0) + "nvvm.barrier0";
  std::vector<uint32_t> y = run(copies);
  ASSERT_FALSE(y.empty());
  for (uint32_t i = 0; i < y.size(); ++i)
    EXPECT_EQ(y[i], 1 + (i + 4) % (4 * kThreads));
  copies.afterSecond = waitFor(0);
  EXPECT_EQ(errorOf(copies),
            "tcopt emulator: k: results depend on the order in which threads "
            "run, first at byte 0 of an allocation of 512 bytes: a barrier or "
            "a wait is missing\n");
}

// The wait of one thread is not a wait of the others, whose copies land when
// they end: of those, the last one is the first to go on.
TEST_F(EmulatedCopies, LandForTheThreadThatWaits) {
  CopyKernel copies;
  copies.read = "%neighbour";
  copies.afterSecond = kCommit + R"(
    %isFirst = llvm.icmp "eq" %t, %one : i32
    llvm.cond_br %isFirst, ^wait, ^go
  ^wait:
    nvvm.cp.async.wait.group 0
    llvm.br ^go
  ^go:
    nvvm.barrier0
)";
  EXPECT_TRUE(setOrder("forward"));
  std::vector<uint32_t> y = run(copies);
  ASSERT_FALSE(y.empty());
  for (uint32_t i = 0; i < y.size(); ++i)
    EXPECT_EQ(y[i], i / 4 == 0 || i / 4 == kThreads - 2 ? 5 + i : kUnwritten);
  EXPECT_TRUE(setOrder("both"));
  EXPECT_EQ(errorOf(copies),
            "tcopt emulator: k: results depend on the order in which threads "
            "run, first at byte 16 of an allocation of 512 bytes: a barrier or "
            "a wait is missing\n");
}

TEST_F(EmulatedCopies, RefuseMemoryThatIsWrittenMeanwhile) {
  CopyKernel copies;
  copies.to = "%first";
  copies.afterSecond = waitFor(0);
  EXPECT_EQ(errorOf(copies),
            "tcopt emulator: k: thread (0, 0, 0) of block (0, 0, 0): waits for "
            "an asynchronous copy to memory that has been written since the "
            "copy was issued\n");
}

TEST_F(EmulatedCopies, AtTheEndRefuseMemoryThatIsWrittenMeanwhile) {
  CopyKernel copies;
  copies.afterFirst = "llvm.store %t, %first : i32, !llvm.ptr<3>";
  EXPECT_EQ(errorOf(copies),
            "tcopt emulator: k: thread (0, 0, 0) of block (0, 0, 0): ends "
            "after an asynchronous copy to memory that has been written since "
            "the copy was issued\n");
}
