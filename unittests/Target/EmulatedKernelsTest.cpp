//===- EmulatedKernelsTest.cpp - kernels that run without a GPU -----------===//

#include "EmulatedGpu.h"
#include <cmath>
#include <numeric>

using namespace tcopt::test;

static std::vector<float> ramp(size_t count) {
  std::vector<float> values(count);
  std::iota(values.begin(), values.end(), 0.0f);
  return values;
}

//===----------------------------------------------------------------------===//
// Threads and blocks
//===----------------------------------------------------------------------===//

static constexpr char kDouble[] = R"(
gpu.module @m {
  gpu.func @double(%x: memref<f32>, %y: memref<f32>, %n: index) kernel {
    %a = memref.reinterpret_cast %x to offset: [0], sizes: [%n], strides: [1] : memref<f32> to memref<?xf32>
    %b = memref.reinterpret_cast %y to offset: [0], sizes: [%n], strides: [1] : memref<f32> to memref<?xf32>
    %i = gpu.global_id x
    %inside = arith.cmpi slt, %i, %n : index
    scf.if %inside {
      %v = memref.load %a[%i] : memref<?xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %b[%i] : memref<?xf32>
    }
    gpu.return
  }
}
)";

TEST_F(EmulatedGpu, RunsAllThreads) {
  void *kernel = load(kDouble, "double");
  std::vector<float> x = ramp(1000000);
  uint64_t in = upload(x), out = upload(std::vector<float>(x.size()));
  int64_t n = x.size();
  ASSERT_EQ(launch(kernel, (n + 255) / 256, 256, {&in, &out, &n}), 0);
  std::vector<float> y = download<float>(out, n);
  for (size_t i = 0; i < x.size(); ++i)
    ASSERT_EQ(y[i], 2 * x[i]);
}

TEST_F(EmulatedGpu, CompilesNoPtx) {
  constexpr int noCompiler = 221;
  void *link = nullptr;
  EXPECT_EQ(call("cuLinkCreate_v2", 0u, static_cast<int *>(nullptr),
                 static_cast<void **>(nullptr), &link),
            noCompiler);
}

TEST_F(EmulatedGpu, SharesMemoryBetweenBarriers) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @reverse(%x: memref<256xf32>) workgroup(%s: memref<256xf32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %last = arith.constant 255 : index
    %v = memref.load %x[%t] : memref<256xf32>
    memref.store %v, %s[%t] : memref<256xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %o = arith.subi %last, %t : index
    %w = memref.load %s[%o] : memref<256xf32, #gpu.address_space<workgroup>>
    memref.store %w, %x[%t] : memref<256xf32>
    gpu.return
  }
}
)",
                      "reverse");
  uint64_t x = upload(ramp(256));
  ASSERT_EQ(launch(kernel, 1, 256, {&x}), 0);
  std::vector<float> y = download<float>(x, 256);
  for (int i = 0; i < 256; ++i)
    EXPECT_EQ(y[i], 255 - i);
}

TEST_F(EmulatedGpu, HasDynamicSharedMemory) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @rotate(%x: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c63 = arith.constant 63 : index
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %s = memref.view %d[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %v = memref.load %x[%t] : memref<64xf32>
    memref.store %v, %s[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %n = arith.addi %t, %c1 : index
    %o = arith.andi %n, %c63 : index
    %w = memref.load %s[%o] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %w, %x[%t] : memref<64xf32>
    gpu.return
  }
}
)",
                      "rotate");
  uint64_t x = upload(ramp(64));
  ASSERT_EQ(launch(kernel, 1, 64, {&x}, 256), 0);
  std::vector<float> y = download<float>(x, 64);
  for (int i = 0; i < 64; ++i)
    EXPECT_EQ(y[i], (i + 1) % 64);
  // Without the attribute, 48 KB are the most.
  EXPECT_EQ(launch(kernel, 1, 64, {&x}, 64 << 10), 1);
  EXPECT_EQ(call("cuFuncSetAttribute", kernel, 8, 64 << 10), 0);
  EXPECT_EQ(launch(kernel, 1, 64, {&x}, 64 << 10), 0);
  EXPECT_EQ(call("cuFuncSetAttribute", kernel, 8, 228 << 10), 1);
}

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

TEST_F(EmulatedGpu, ReducesByShuffles) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @sums(%x: memref<128xf32>, %warps: memref<128xf32>, %blocks: memref<128xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<128xf32>
    %w = gpu.subgroup_reduce add %v : (f32) -> f32
    memref.store %w, %warps[%t] : memref<128xf32>
    %b = gpu.all_reduce add %v uniform {} : (f32) -> f32
    memref.store %b, %blocks[%t] : memref<128xf32>
    gpu.return
  }
}
)",
                      "sums");
  uint64_t x = upload(ramp(128)), warps = upload(ramp(128)),
           blocks = upload(ramp(128));
  ASSERT_EQ(launch(kernel, 1, 128, {&x, &warps, &blocks}), 0);
  std::vector<float> byWarp = download<float>(warps, 128);
  std::vector<float> byBlock = download<float>(blocks, 128);
  for (int i = 0; i < 128; ++i) {
    EXPECT_EQ(byWarp[i], 31 * 16 + 32 * 32 * (i / 32));
    EXPECT_EQ(byBlock[i], 127 * 64);
  }
}

// Segments of 8 lanes are 24 in the bits from 8 on of the last operand.
TEST_F(EmulatedGpu, ShufflesWithinSegments) {
  void *kernel = load(R"(
gpu.module @m {
  llvm.func @shuffle(%x: !llvm.ptr, %valid: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %all = llvm.mlir.constant(-1 : i32) : i32
    %c3 = llvm.mlir.constant(3 : i32) : i32
    %clamp = llvm.mlir.constant(6144 : i32) : i32
    %r = nvvm.shfl.sync up %all, %t, %c3, %clamp {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
    %v = llvm.extractvalue %r[0] : !llvm.struct<(i32, i1)>
    %p = llvm.extractvalue %r[1] : !llvm.struct<(i32, i1)>
    %q = llvm.zext %p : i1 to i32
    %px = llvm.getelementptr %x[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %pv = llvm.getelementptr %valid[%t] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %v, %px : i32, !llvm.ptr
    llvm.store %q, %pv : i32, !llvm.ptr
    llvm.return
  }
}
)",
                      "shuffle");
  uint64_t x = upload(std::vector<int32_t>(32)),
           valid = upload(std::vector<int32_t>(32));
  ASSERT_EQ(launch(kernel, 1, 32, {&x, &valid}), 0);
  std::vector<int32_t> y = download<int32_t>(x, 32);
  std::vector<int32_t> p = download<int32_t>(valid, 32);
  for (int i = 0; i < 32; ++i) {
    EXPECT_EQ(y[i], i % 8 < 3 ? i : i - 3);
    EXPECT_EQ(p[i], i % 8 >= 3);
  }
}

// A named barrier for one of two warps, and what is passed by value.
TEST_F(EmulatedGpu, VotesAndReduces) {
  void *kernel = load(R"(
gpu.module @m {
  llvm.func @k(%x: !llvm.ptr, %by: !llvm.ptr {llvm.byval = !llvm.array<4 x i32>, llvm.align = 64 : i64}) attributes {gpu.kernel, nvvm.kernel} {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %all = llvm.mlir.constant(-1 : i32) : i32
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %c32 = llvm.mlir.constant(32 : i32) : i32
    %first = llvm.icmp "ult" %t, %c32 : i32
    llvm.cond_br %first, ^first, ^last
  ^first:
    nvvm.barrier id = %c1 number_of_threads = %c32
    llvm.br ^last
  ^last:
    %odd = llvm.and %t, %c1 : i32
    %is = llvm.icmp "eq" %odd, %c1 : i32
    %sum = nvvm.redux.sync add %t, %all : i32 -> i32
    %ballot = nvvm.vote.sync ballot %all, %is -> i32
    %any = nvvm.vote.sync any %all, %is -> i1
    %elected = nvvm.elect.sync -> i1
    nvvm.bar.warp.sync %all : i32
    %some = llvm.and %any, %elected : i1
    %one = llvm.zext %some : i1 to i32
    %q = llvm.getelementptr %by[3] : (!llvm.ptr) -> !llvm.ptr, i32
    %v = llvm.load %q : !llvm.ptr -> i32
    %c4 = llvm.mlir.constant(4 : i32) : i32
    %o = llvm.mul %t, %c4 : i32
    %p = llvm.getelementptr %x[%o] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
    %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %sum, %p : i32, !llvm.ptr
    llvm.store %ballot, %p1 : i32, !llvm.ptr
    llvm.store %one, %p2 : i32, !llvm.ptr
    llvm.store %v, %p3 : i32, !llvm.ptr
    llvm.return
  }
}
)",
                      "k");
  uint64_t x = upload(std::vector<uint32_t>(64 * 4));
  uint32_t by[4] = {0, 0, 0, 42};
  ASSERT_EQ(launch(kernel, 1, 64, {&x, by}), 0);
  std::vector<uint32_t> y = download<uint32_t>(x, 64 * 4);
  for (uint32_t t = 0; t < 64; ++t) {
    EXPECT_EQ(y[4 * t], 31u * 16 + t / 32 * 32 * 32);
    EXPECT_EQ(y[4 * t + 1], 0xaaaaaaaau);
    EXPECT_EQ(y[4 * t + 2], uint32_t(t % 32 == 0));
    EXPECT_EQ(y[4 * t + 3], 42u);
  }
}

TEST_F(EmulatedGpu, AddsAtomically) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @count(%x: memref<1xf32>) kernel {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f32
    %old = memref.atomic_rmw addf %one, %x[%c0] : (f32, memref<1xf32>) -> f32
    gpu.return
  }
}
)",
                      "count");
  uint64_t x = upload(std::vector<float>{0});
  ASSERT_EQ(launch(kernel, 1000, 64, {&x}), 0);
  EXPECT_EQ(download<float>(x, 1)[0], 64000);
}

//===----------------------------------------------------------------------===//
// What is wrong
//===----------------------------------------------------------------------===//

TEST_F(EmulatedGpu, FindsDivergentBarriers) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @divergent(%n: index) kernel {
    %t = gpu.thread_id x
    %some = arith.cmpi slt, %t, %n : index
    scf.if %some {
      gpu.barrier
    }
    gpu.return
  }
}
)",
                      "divergent");
  int64_t n = 64;
  EXPECT_EQ(launch(kernel, 1, 64, {&n}), 0);
  n = 10;
  testing::internal::CaptureStderr();
  EXPECT_EQ(launch(kernel, 1, 64, {&n}), 719);
  EXPECT_EQ(
      testing::internal::GetCapturedStderr(),
      "tcopt emulator: divergent: the threads of a block wait for each "
      "other: 10 at a barrier, 0 for lanes of their warp, 54 have ended\n");
  // As a context does, it stays so.
  EXPECT_EQ(call("cuStreamSynchronize", static_cast<void *>(nullptr)), 719);
}

TEST_F(EmulatedGpu, FindsLanesOutsideOfTheirMask) {
  void *kernel = load(R"(
gpu.module @m {
  llvm.func @k(%mask: i32) attributes {gpu.kernel, nvvm.kernel} {
    nvvm.bar.warp.sync %mask : i32
    llvm.return
  }
}
)",
                      "k");
  uint32_t mask = 0xffffffff;
  EXPECT_EQ(launch(kernel, 1, 16, {&mask}), 0);
  mask = 1;
  testing::internal::CaptureStderr();
  EXPECT_EQ(launch(kernel, 1, 16, {&mask}), 719);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "tcopt emulator: k: thread (1, 0, 0) of block (0, 0, 0): is not in "
            "the mask of lanes that it waits for\n");
}

TEST_F(EmulatedGpu, FindsMisalignedVectors) {
  void *kernel = load(R"(
gpu.module @m {
  gpu.func @shift(%x: memref<64xf32>, %n: index) kernel {
    %v = vector.load %x[%n] {alignment = 16 : i64} : memref<64xf32>, vector<4xf32>
    %c0 = arith.constant 0 : index
    vector.store %v, %x[%c0] {alignment = 16 : i64} : memref<64xf32>, vector<4xf32>
    gpu.return
  }
}
)",
                      "shift");
  uint64_t x = upload(ramp(64));
  int64_t n = 8;
  EXPECT_EQ(launch(kernel, 1, 1, {&x, &n}), 0);
  EXPECT_EQ(download<float>(x, 1)[0], 8);
  n = 9;
  testing::internal::CaptureStderr();
  EXPECT_EQ(launch(kernel, 1, 1, {&x, &n}), 719);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "tcopt emulator: shift: thread (0, 0, 0) of block (0, 0, 0): reads "
            "or writes a vector at an address that is 4 more than a multiple "
            "of 16\n");
}

TEST_F(EmulatedGpu, ChecksLaunchesAndCopies) {
  void *kernel = load(kDouble, "double");
  uint64_t x = upload(ramp(4));
  int64_t n = 0;
  EXPECT_EQ(launch(kernel, 1, 1025, {&x, &x, &n}), 1);
  EXPECT_EQ(launch(kernel, 0, 32, {&x, &x, &n}), 1);
  float y[8];
  void *stream = nullptr;
  EXPECT_EQ(call("cuMemcpyDtoHAsync_v2", static_cast<void *>(y), x, size_t(32),
                 stream),
            1);
  EXPECT_EQ(call("cuMemFree_v2", x), 0);
  EXPECT_EQ(call("cuMemFree_v2", x), 1);
  const char *text = nullptr;
  EXPECT_EQ(call("cuGetErrorName", 1, &text), 0);
  EXPECT_STREQ(text, "CUDA_ERROR_INVALID_VALUE");
  void *module = nullptr;
  testing::internal::CaptureStderr();
  EXPECT_EQ(call("cuModuleLoadDataEx", &module,
                 static_cast<const void *>(".version 8.0 and so on, 64 bytes "
                                           "at least: ......................."),
                 0u, static_cast<int *>(nullptr),
                 static_cast<void **>(nullptr)),
            209);
  testing::internal::GetCapturedStderr();
}

TEST(EmulateKernels, NamesWhatIsNotEmulated) {
  auto image = compileKernels(R"(
gpu.module @m {
  llvm.func @k(%b: !llvm.ptr<3>, %n: i32) attributes {gpu.kernel, nvvm.kernel} {
    nvvm.mbarrier.init %b, %n : !llvm.ptr<3>, i32
    llvm.return
  }
}
)");
  ASSERT_FALSE(bool(image));
  EXPECT_EQ(llvm::toString(image.takeError()),
            "the emulator has no 'llvm.nvvm.mbarrier.init.shared'");
}

TEST(EmulateKernels, RefusesInstructionsThatTheChipDoesNotHave) {
  const char *text = R"(
gpu.module @m {
  llvm.func @k(%x: i32, %y: !llvm.ptr) attributes {gpu.kernel, nvvm.kernel} {
    %all = llvm.mlir.constant(-1 : i32) : i32
    %r = nvvm.redux.sync add %x, %all : i32 -> i32
    llvm.store %r, %y : i32, !llvm.ptr
    llvm.return
  }
}
)";
  for (const char *chip : {"emulated", "emulated-sm_80", "emulated-sm_90a"})
    EXPECT_TRUE(bool(compileKernels(text, chip))) << chip;
  auto image = compileKernels(text, "emulated-sm_75");
  ASSERT_FALSE(bool(image));
  EXPECT_EQ(llvm::toString(image.takeError()),
            "sm_75 has no 'llvm.nvvm.redux.sync.add'");
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

TEST_F(EmulatedGpu, ReplaysGraphs) {
  void *kernel = load(kDouble, "double");
  uint64_t x = upload(ramp(8)), y = upload(ramp(8));
  int64_t n = 8;
  void *stream = nullptr, *graph = nullptr, *exec = nullptr;
  ASSERT_EQ(call("cuStreamCreate", &stream, 1u), 0);
  ASSERT_EQ(call("cuStreamBeginCapture_v2", stream, 0), 0);
  // Nothing runs yet; the parameters are copied.
  ASSERT_EQ(launch(kernel, 1, 32, {&x, &y, &n}, 0, stream), 0);
  ASSERT_EQ(call("cuMemcpyDtoDAsync_v2", x, y, size_t(32), stream), 0);
  n = 0;
  ASSERT_EQ(call("cuStreamEndCapture", stream, &graph), 0);
  EXPECT_EQ(download<float>(x, 8), ramp(8));
  ASSERT_EQ(call("cuGraphInstantiateWithFlags", &exec, graph, 0ull), 0);
  for (int i = 0; i < 3; ++i)
    ASSERT_EQ(call("cuGraphLaunch", exec, stream), 0);
  EXPECT_EQ(download<float>(x, 8)[7], 56);
  // To wait while work is recorded is an error, and so is what was recorded.
  ASSERT_EQ(call("cuStreamBeginCapture_v2", stream, 0), 0);
  EXPECT_EQ(call("cuStreamSynchronize", stream), 900);
  EXPECT_EQ(call("cuStreamEndCapture", stream, &graph), 901);
}
