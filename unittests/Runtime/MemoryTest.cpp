//===- MemoryTest.cpp - Allocations, results and memory hooks -------------===//

#include "RuntimeTest.h"

#include <cstdlib>
#include <map>

using namespace tcopt::rt::test;

namespace {

TEST(Memory, AlignedAndCounted) {
  Context ctx;
  std::vector<void *> all;
  for (int64_t bytes : {0, 1, 63, 64, 65, 4096, 5 << 20}) {
    void *memory = tcopt_rt_alloc(ctx, bytes);
    ASSERT_NE(memory, nullptr);
    EXPECT_TRUE(isAligned(memory));
    std::memset(memory, 0xab, bytes);
    all.push_back(memory);
  }
  EXPECT_GE(tcopt_rt_bytes(ctx), 5 << 20);
  int64_t held = tcopt_rt_bytes(ctx);
  for (void *memory : all)
    tcopt_rt_free(ctx, memory);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 0);
  EXPECT_EQ(tcopt_rt_peak_bytes(ctx), held);
  tcopt_rt_reset_peak(ctx);
  EXPECT_EQ(tcopt_rt_peak_bytes(ctx), 0);
}

TEST(Memory, FreeNothing) {
  Context ctx;
  tcopt_rt_free(ctx, nullptr);
  tcopt_rt_free(nullptr, nullptr);
  EXPECT_EQ(tcopt_rt_alloc(nullptr, 8), nullptr);
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_OK);
}

TEST(Memory, BadSizes) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_alloc(ctx, -1), nullptr);
  EXPECT_EQ(ctx.error(), "allocation of a negative size (-1)");
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  for (int64_t bytes : {INT64_MAX, INT64_MAX - 63, INT64_MAX - 64}) {
    EXPECT_EQ(tcopt_rt_alloc(ctx, bytes), nullptr);
    EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  }
}

TEST(Memory, Arrays) {
  Context ctx;
  void *memory = tcopt_rt_alloc_array(ctx, 10, 8);
  ASSERT_NE(memory, nullptr);
  tcopt_rt_free(ctx, memory);
  EXPECT_EQ(tcopt_rt_alloc_array(ctx, INT64_MAX / 4, 8), nullptr);
  EXPECT_EQ(ctx.error(),
            "cannot allocate 2305843009213693951 elements of 8 bytes");
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(tcopt_rt_alloc_array(ctx, -1, 8), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_alloc_array(ctx, 1, -8), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
}

TEST(Memory, ResultsOfAllDtypes) {
  Context ctx;
  for (tcopt_dtype dtype : allDtypes) {
    int64_t room[2] = {}, shape[2] = {3, 5};
    tcopt_tensor t = {};
    t.shape = room;
    ASSERT_EQ(tcopt_rt_alloc_result(ctx, &t, dtype.code, dtype.bits, 2, shape),
              TCOPT_OK);
    EXPECT_TRUE(isAligned(t.data));
    EXPECT_EQ(t.device.type, TCOPT_DEVICE_CPU);
    EXPECT_EQ(t.ndim, 2);
    EXPECT_EQ(room[0], 3);
    EXPECT_EQ(room[1], 5);
    EXPECT_EQ(t.dtype.lanes, 1);
    EXPECT_EQ(t.strides, nullptr);
    std::memset(t.data, 1, 15 * dtype.bits / 8);
    tcopt_rt_reset(ctx);
    EXPECT_GE(tcopt_rt_bytes(ctx), 15 * dtype.bits / 8);
    tcopt_rt_free_result(ctx, &t);
    EXPECT_EQ(t.data, nullptr);
    tcopt_rt_free_result(ctx, &t);
  }
}

TEST(Memory, ResultInPlaceScalarAndEmpty) {
  Context ctx;
  int64_t shape[2] = {INT64_MAX, 0};
  tcopt_tensor t = {};
  t.shape = shape;
  ASSERT_EQ(tcopt_rt_alloc_result(ctx, &t, TCOPT_F32, 2, shape), TCOPT_OK);
  EXPECT_NE(t.data, nullptr);
  tcopt_rt_free_result(ctx, &t);
  tcopt_tensor scalar = {};
  ASSERT_EQ(tcopt_rt_alloc_result(ctx, &scalar, TCOPT_I64, 0, nullptr),
            TCOPT_OK);
  tcopt_rt_free_result(ctx, &scalar);
  tcopt_rt_free_result(ctx, nullptr);
}

TEST(Memory, BadResults) {
  Context ctx;
  int64_t room[2] = {}, shape[2] = {int64_t(1) << 40, int64_t(1) << 40};
  tcopt_tensor t = {};
  EXPECT_EQ(tcopt_rt_alloc_result(ctx, &t, TCOPT_F32, 2, shape),
            TCOPT_INVALID_ARGUMENT)
      << "no room for the shape";
  t.shape = room;
  EXPECT_EQ(tcopt_rt_alloc_result(ctx, nullptr, TCOPT_F32, 2, shape),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_alloc_result(nullptr, &t, TCOPT_F32, 2, shape),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_alloc_result(ctx, &t, TCOPT_F32, -1, shape),
            TCOPT_INVALID_ARGUMENT);
  ctx.take();
  EXPECT_EQ(tcopt_rt_alloc_result(ctx, &t, TCOPT_F32, 2, shape),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "alloc_result: the size of the tensor overflows 64 bits");
  EXPECT_EQ(t.data, nullptr);
  ctx.take();
  shape[1] = -1;
  EXPECT_EQ(tcopt_rt_alloc_result(ctx, &t, TCOPT_F32, 2, shape),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "alloc_result: the size of dimension 1 is negative (-1)");
  for (int code : {-1, 3, 255, 300}) {
    ctx.take();
    EXPECT_EQ(tcopt_rt_alloc_result(ctx, &t, code, 32, 0, nullptr),
              TCOPT_INVALID_ARGUMENT);
    EXPECT_NE(ctx.error().find("unknown dtype"), std::string::npos);
  }
}

/// An allocator with a limit that knows what it gave out.
struct Heap {
  std::map<void *, size_t> live;
  size_t limit = SIZE_MAX;
  int calls = 0;

  tcopt_context_options options() {
    tcopt_context_options options = makeOptions();
    options.user = this;
    options.allocate = [](void *user, size_t bytes, size_t alignment) {
      return static_cast<Heap *>(user)->allocate(bytes, alignment);
    };
    options.deallocate = [](void *user, void *memory, size_t bytes) {
      Heap &heap = *static_cast<Heap *>(user);
      EXPECT_EQ(heap.live.at(memory), bytes);
      heap.live.erase(memory);
      std::free(memory);
    };
    return options;
  }

  void *allocate(size_t bytes, size_t alignment) {
    ++calls;
    void *memory = nullptr;
    if (bytes > limit || posix_memalign(&memory, alignment, bytes))
      return nullptr;
    live[memory] = bytes;
    return memory;
  }
};

TEST(Memory, HooksServeAllMemory) {
  Heap heap;
  {
    Context ctx(heap.options());
    void *memory = tcopt_rt_alloc(ctx, 100);
    EXPECT_EQ(heap.live.size(), 1u);
    tcopt_rt_free(ctx, memory);
    EXPECT_TRUE(heap.live.empty());
    void *arena = tcopt_rt_arena_begin(ctx, 3 << 20, nullptr);
    EXPECT_TRUE(isAligned(arena, 2 << 20));
    tcopt_rt_arena_end(ctx, arena);
    EXPECT_EQ(heap.live.size(), 1u) << "cached";
  }
  EXPECT_TRUE(heap.live.empty());
  EXPECT_EQ(heap.calls, 2);
}

TEST(Memory, HooksMayRefuse) {
  Heap heap;
  heap.limit = 1000;
  Context ctx(heap.options());
  EXPECT_EQ(tcopt_rt_alloc(ctx, 2000), nullptr);
  EXPECT_EQ(ctx.error(), "out of memory: could not allocate 2000 bytes");
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 2000, "f.mlir:1:2"), nullptr);
  EXPECT_EQ(
      ctx.error(),
      "f.mlir:1:2: out of memory: could not allocate an arena of 2000 bytes");
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  int64_t shape[1] = {2000};
  tcopt_tensor t = {};
  t.shape = shape;
  EXPECT_EQ(tcopt_rt_alloc_result(ctx, &t, TCOPT_F32, 1, shape),
            TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(t.data, nullptr);
}

TEST(Memory, RefusedCopiesAreReported) {
  Heap heap;
  heap.limit = 100;
  Context ctx(heap.options());
  Tensor t(f32, {100}, {}, -1, 1);
  EXPECT_EQ(tcopt_rt_contiguous(ctx, t.get()), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(tcopt_rt_output_begin(ctx, t.get()), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
}

} // namespace
