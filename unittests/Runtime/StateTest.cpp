//===- StateTest.cpp - States of programs ---------------------------------===//

#include "RuntimeTest.h"
#include <cstdlib>

using namespace tcopt::rt::test;

namespace {

const char stateProgram = 0, otherState = 0;

TEST(State, OutlivesItsContext) {
  void *state = nullptr;
  {
    Context ctx;
    void *memory = tcopt_rt_state_begin(ctx, 100, &stateProgram, &state);
    ASSERT_NE(memory, nullptr);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % TCOPT_RT_ALIGNMENT, 0u);
    EXPECT_EQ(state, nullptr) << "it is not filled yet";
    EXPECT_EQ(tcopt_rt_bytes(ctx), 0);
    std::memset(memory, 7, 100);
    EXPECT_EQ(tcopt_rt_state_end(ctx, memory, &state), TCOPT_OK);
    EXPECT_EQ(state, memory);
  }
  Context ctx;
  EXPECT_EQ(tcopt_rt_check_state(ctx, state, &stateProgram), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_state_bytes(state), 100);
  EXPECT_EQ(static_cast<char *>(state)[99], 7);
  EXPECT_EQ(tcopt_rt_check_state(ctx, state, &otherState),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "expected the state that the program's init function "
                         "makes, found that of another program");
  ctx.take();
  tcopt_rt_state_free(state);
}

TEST(State, Nothing) {
  Context ctx;
  void *state = &ctx;
  EXPECT_EQ(tcopt_rt_state_begin(ctx, 0, nullptr, &state), nullptr);
  EXPECT_EQ(state, nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_state_bytes(nullptr), 0);
  tcopt_rt_state_free(nullptr);
  EXPECT_EQ(tcopt_rt_check_state(ctx, nullptr, &stateProgram),
            TCOPT_INVALID_ARGUMENT);
  ctx.take();
}

TEST(State, FailureFrees) {
  Context ctx;
  void *state = &ctx;
  void *memory = tcopt_rt_state_begin(ctx, 64, &stateProgram, &state);
  tcopt_rt_fail(ctx, TCOPT_INTERNAL, "no");
  EXPECT_EQ(tcopt_rt_state_end(ctx, memory, &state), TCOPT_INTERNAL);
  EXPECT_EQ(state, nullptr);
  // What has failed allocates nothing.
  EXPECT_EQ(tcopt_rt_state_begin(ctx, 64, &stateProgram, &state), nullptr);
  ctx.take();
}

TEST(State, Refusals) {
  Context ctx;
  void *state = &ctx;
  EXPECT_EQ(tcopt_rt_state_begin(ctx, -1, &stateProgram, &state), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_state_begin(ctx, 1, &stateProgram, nullptr), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_state_begin(ctx, INT64_MAX, &stateProgram, &state),
            nullptr);
  EXPECT_EQ(state, nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
}

struct StateHeap {
  int64_t bytes = 0;
};

void *allocateState(void *user, size_t bytes, size_t alignment) {
  static_cast<StateHeap *>(user)->bytes += bytes;
  return std::aligned_alloc(alignment, (bytes + 63) / 64 * 64);
}

void deallocateState(void *user, void *memory, size_t bytes) {
  static_cast<StateHeap *>(user)->bytes -= bytes;
  std::free(memory);
}

// It is freed by the hook of the context that made it.
TEST(State, Hooks) {
  StateHeap heap;
  void *state = nullptr;
  {
    tcopt_context_options options = makeOptions();
    options.allocate = allocateState;
    options.deallocate = deallocateState;
    options.user = &heap;
    Context ctx(options);
    void *memory = tcopt_rt_state_begin(ctx, 100, &stateProgram, &state);
    EXPECT_EQ(tcopt_rt_state_end(ctx, memory, &state), TCOPT_OK);
  }
  EXPECT_GE(heap.bytes, 100);
  tcopt_rt_state_free(state);
  EXPECT_EQ(heap.bytes, 0);
}

} // namespace
