//===- DeviceMemoryTest.cpp - Arenas, states and results on a device ------===//

#include "SeparateDevice.h"

using namespace tcopt::rt::test;

namespace {

const char program = 0, other = 0;

TEST(DeviceMemory, ArenasAreAStackOfTheirOwn) {
  SeparateDevice fake;
  Context ctx(fake.options());
  int64_t mark = tcopt_rt_call_begin(ctx);
  void *host = tcopt_rt_arena_begin(ctx, 64, nullptr);
  void *first = tcopt_rt_device_arena_begin(ctx, 1000, nullptr);
  void *second = tcopt_rt_device_arena_begin(ctx, 1000, nullptr);
  ASSERT_NE(first, nullptr);
  EXPECT_NE(first, second);
  EXPECT_TRUE(isAligned(first));
  EXPECT_EQ(tcopt_rt_device_arena_end(ctx, host), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "arena_end: this arena is not open");
  tcopt_rt_call_end(ctx, mark);
  ctx.take();
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 500, nullptr), first)
      << "the frame closed it, and it was kept";
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 1000, nullptr), second);
  EXPECT_EQ(tcopt_rt_device_arena_end(ctx, first), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 1000, nullptr), first);
  EXPECT_EQ(fake.allocations, 2);
}

// An inner frame closes what was opened in it, of both kinds.
TEST(DeviceMemory, FramesNest) {
  SeparateDevice fake;
  Context ctx(fake.options());
  void *outer = tcopt_rt_device_arena_begin(ctx, 64, nullptr);
  void *outerHost = tcopt_rt_arena_begin(ctx, 64, nullptr);
  int64_t mark = tcopt_rt_call_begin(ctx);
  void *inner = tcopt_rt_device_arena_begin(ctx, 64, nullptr);
  void *innerHost = tcopt_rt_arena_begin(ctx, 64, nullptr);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 64, nullptr), inner);
  EXPECT_EQ(tcopt_rt_arena_begin(ctx, 64, nullptr), innerHost);
  EXPECT_EQ(tcopt_rt_device_arena_end(ctx, outer), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_arena_end(ctx, outerHost), TCOPT_OK);
}

TEST(DeviceMemory, IsTrimmed) {
  SeparateDevice fake;
  Context ctx(fake.options());
  tcopt_rt_device_arena_begin(ctx, 64, nullptr);
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 0) << "it is no memory of the host";
  tcopt_rt_trim(ctx);
  tcopt_rt_device_arena_begin(ctx, 64, nullptr);
  EXPECT_EQ(fake.allocations, 2);
}

TEST(DeviceMemory, ArenasReportALackOfMemory) {
  SeparateDevice fake;
  Context ctx(fake.options());
  fake.isFull = true;
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 100, "x.mlir:3"), nullptr);
  EXPECT_EQ(ctx.error(), "x.mlir:3: out of memory: could not allocate a device "
                         "arena of 100 bytes");
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  fake.canExplain = true;
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 100, "x.mlir:3"), nullptr);
  EXPECT_EQ(ctx.error(), "x.mlir:3: the device said no to 100");
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 100, "x.mlir:4"), nullptr);
  EXPECT_EQ(ctx.error(), "x.mlir:3: the device said no to 100");
  ctx.take();
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, -1, nullptr), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
}

TEST(DeviceMemory, NeedsADevice) {
  Context ctx;
  Tensor x(f32, {2});
  void *state;
  EXPECT_EQ(tcopt_rt_device_arena_begin(ctx, 64, nullptr), nullptr);
  EXPECT_EQ(ctx.error(), "device_arena: expected a context with a device "
                         "besides the CPU");
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_device_contiguous(ctx, x.get()), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_device_output_begin(ctx, x.get()), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_device_write(ctx, x->data, x->data, 8),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_device_state_begin(ctx, 8, &program, &state), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_device_check(ctx), TCOPT_OK) << "nothing to wait for";
  EXPECT_EQ(tcopt_rt_device_state(ctx), nullptr);
  EXPECT_EQ(tcopt_rt_device_check(nullptr), TCOPT_INVALID_ARGUMENT);
}

TEST(DeviceMemory, ReadsWritesAndMoves) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2, 3}), y(fake, ctx, {0, 0, 0});
  float values[3] = {};
  EXPECT_EQ(tcopt_rt_device_read(ctx, values, x->data, 12), TCOPT_OK);
  EXPECT_EQ(values[2], 3);
  EXPECT_EQ(fake.checks, 1);
  values[0] = 7;
  EXPECT_EQ(tcopt_rt_device_write(ctx, x->data, values, 12), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_device_move(ctx, y->data, x->data, 12), TCOPT_OK);
  EXPECT_EQ(y.at(0), 7);
  EXPECT_EQ(fake.checks, 1);
  EXPECT_EQ(tcopt_rt_device_read(ctx, nullptr, nullptr, 0), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_device_read(ctx, values, x->data, -1),
            TCOPT_INVALID_ARGUMENT);
  int copies = fake.uploads + fake.downloads + fake.moves;
  tcopt_rt_device_move(ctx, y->data, x->data, 12);
  EXPECT_EQ(fake.uploads + fake.downloads + fake.moves, copies)
      << "a call that has failed copies nothing";
  ctx.take();
}

TEST(DeviceMemory, ReadsReportWhatKernelsFound) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1});
  float value;
  fake.found = TCOPT_INDEX_OUT_OF_BOUNDS;
  EXPECT_EQ(tcopt_rt_device_read(ctx, &value, x->data, 4),
            TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(ctx.error(), "a kernel failed");
  ctx.take();
  fake.isBroken = true;
  EXPECT_EQ(tcopt_rt_device_read(ctx, &value, x->data, 4), TCOPT_INTERNAL);
  EXPECT_EQ(ctx.error(), "the device_copy hook could not copy 4 bytes");
  ctx.take();
  fake.canExplain = true;
  EXPECT_EQ(tcopt_rt_device_write(ctx, x->data, &value, 4),
            TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(ctx.error(), "the device said no to 4");
  ctx.take();
}

TEST(DeviceMemory, StatesOutliveTheirContext) {
  SeparateDevice fake;
  void *state = nullptr;
  {
    Context ctx(fake.options());
    void *memory = tcopt_rt_device_state_begin(ctx, 8, &program, &state);
    ASSERT_NE(memory, nullptr);
    fake.at<int>(memory, 1) = 5;
    EXPECT_EQ(tcopt_rt_device_state_end(ctx, memory, &state), TCOPT_OK);
    EXPECT_EQ(fake.checks, 1);
    EXPECT_EQ(tcopt_rt_device_state_data(state), memory);
  }
  Context ctx(fake.options());
  EXPECT_EQ(tcopt_rt_check_state(ctx, state, &program), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_state(ctx, state, &other), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_state_bytes(state), 8);
  EXPECT_EQ(fake.at<int>(tcopt_rt_device_state_data(state), 1), 5);
  tcopt_rt_state_free(state);
}

TEST(DeviceMemory, StatesThatFail) {
  SeparateDevice fake;
  Context ctx(fake.options());
  void *state = &fake;
  EXPECT_EQ(tcopt_rt_device_state_begin(ctx, 0, &program, &state), nullptr);
  EXPECT_EQ(state, nullptr);
  EXPECT_EQ(tcopt_rt_device_state_end(ctx, nullptr, &state), TCOPT_OK);
  void *memory = tcopt_rt_device_state_begin(ctx, 8, &program, &state);
  fake.found = TCOPT_DIVISION_BY_ZERO;
  EXPECT_EQ(tcopt_rt_device_state_end(ctx, memory, &state),
            TCOPT_DIVISION_BY_ZERO);
  EXPECT_EQ(state, nullptr);
  ctx.take();
  fake.isFull = true;
  EXPECT_EQ(tcopt_rt_device_state_begin(ctx, 8, &program, &state), nullptr);
  EXPECT_EQ(state, nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(tcopt_rt_device_state_data(nullptr), nullptr);
}

TEST(DeviceMemory, ResultsStayOnTheDevice) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2, 3});
  tcopt_tensor out = {};
  int64_t shape[1];
  out.shape = shape;
  EXPECT_EQ(tcopt_rt_give_result(ctx, 0, x.get()), TCOPT_OK);
  ASSERT_EQ(tcopt_rt_take_result(ctx, 0, &out, TCOPT_F32), TCOPT_OK);
  EXPECT_EQ(out.device.type, TCOPT_DEVICE_CUDA);
  EXPECT_EQ(out.device.id, 1);
  EXPECT_EQ(shape[0], 3);
  EXPECT_NE(out.data, x->data);
  EXPECT_EQ(fake.at<float>(out.data, 2), 3);
  tcopt_rt_free_result(ctx, &out);
  EXPECT_EQ(out.data, nullptr);
}

TEST(DeviceMemory, ResultsThatNobodyTakes) {
  SeparateDevice fake;
  Context ctx(fake.options());
  int64_t mark = tcopt_rt_call_begin(ctx);
  {
    DeviceArray x(fake, ctx, {1}), none(fake, ctx, {});
    EXPECT_EQ(tcopt_rt_give_result(ctx, 0, x.get()), TCOPT_OK);
    EXPECT_EQ(tcopt_rt_give_result(ctx, 1, none.get()), TCOPT_OK);
    fake.isFull = true;
    EXPECT_EQ(tcopt_rt_give_result(ctx, 2, x.get()), TCOPT_OUT_OF_MEMORY);
    fake.isFull = false;
    ctx.take();
    EXPECT_EQ(tcopt_rt_give_result(ctx, 0, x.get()), TCOPT_OK);
    fake.isBroken = true;
    EXPECT_EQ(tcopt_rt_give_result(ctx, 1, x.get()), TCOPT_INTERNAL);
  }
  tcopt_rt_call_end(ctx, mark);
  ctx.take();
}

TEST(DeviceMemory, ProfilesWaitForTheDevice) {
  SeparateDevice fake;
  Context ctx(fake.options());
  EXPECT_EQ(tcopt_rt_call_end(ctx, tcopt_rt_call_begin(ctx)), TCOPT_OK);
  EXPECT_EQ(fake.checks, 0);
  EXPECT_FALSE(tcopt_rt_profile_enabled(ctx));
  tcopt_rt_profile_add(ctx, "k", 1, 1);
  tcopt_rt_profile_enable(ctx, 1);
  EXPECT_TRUE(tcopt_rt_profile_enabled(ctx));
  EXPECT_EQ(tcopt_rt_call_end(ctx, tcopt_rt_call_begin(ctx)), TCOPT_OK);
  EXPECT_EQ(fake.checks, 1);
  tcopt_rt_profile_add(ctx, "k", 2, 30);
  tcopt_rt_profile_add(ctx, "k", 1, 12);
  tcopt_profile_entry row;
  ASSERT_EQ(tcopt_rt_profile_read(ctx, &row, 1), 1);
  EXPECT_EQ(row.calls, 3);
  EXPECT_EQ(row.ns, 42);
}

} // namespace
