//===- ContextTest.cpp - Options of contexts ------------------------------===//

#include "RuntimeTest.h"

using namespace tcopt::rt::test;

namespace {

int create(const tcopt_context_options &options) {
  tcopt_context *ctx = nullptr;
  int status = tcopt_rt_context_create(&options, &ctx);
  EXPECT_EQ(ctx != nullptr, status == TCOPT_OK);
  tcopt_rt_context_destroy(ctx);
  return status;
}

TEST(Context, Defaults) {
  tcopt_context *ctx = nullptr;
  ASSERT_EQ(tcopt_rt_context_create(nullptr, &ctx), TCOPT_OK);
  EXPECT_GE(tcopt_rt_threads(ctx), 1);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 0);
  tcopt_rt_context_destroy(ctx);
}

TEST(Context, NothingToCreateOrDestroy) {
  EXPECT_EQ(tcopt_rt_context_create(nullptr, nullptr), TCOPT_INVALID_ARGUMENT);
  tcopt_rt_context_destroy(nullptr);
}

TEST(Context, SizeIsNeeded) {
  tcopt_context_options options = {};
  EXPECT_EQ(create(options), TCOPT_INVALID_ARGUMENT);
  options.size = 7;
  EXPECT_EQ(create(options), TCOPT_INVALID_ARGUMENT);
}

TEST(Context, OlderOptionsAreRead) {
  tcopt_context_options options = makeOptions();
  options.size = offsetof(tcopt_context_options, profile);
  options.threads = 3;
  // Behind the older struct anything may stand.
  options.profile = 77;
  options.allocate = [](void *, size_t, size_t) -> void * { return nullptr; };
  Context ctx(options);
  EXPECT_EQ(tcopt_rt_threads(ctx), 3);
  void *memory = tcopt_rt_alloc(ctx, 8);
  EXPECT_NE(memory, nullptr);
  tcopt_rt_free(ctx, memory);
}

TEST(Context, NewerOptionsAreReadIfUnused) {
  struct Newer {
    tcopt_context_options options = makeOptions();
    int64_t added = 0;
  } newer;
  newer.options.size = sizeof(newer);
  EXPECT_EQ(create(newer.options), TCOPT_OK);
  newer.added = 1;
  EXPECT_EQ(create(newer.options), TCOPT_INVALID_ARGUMENT);
}

TEST(Context, MemoryHooksComeInPairs) {
  tcopt_context_options options = makeOptions();
  options.allocate = [](void *, size_t, size_t) -> void * { return nullptr; };
  EXPECT_EQ(create(options), TCOPT_INVALID_ARGUMENT);
  options.allocate = nullptr;
  options.deallocate = [](void *, void *, size_t) {};
  EXPECT_EQ(create(options), TCOPT_INVALID_ARGUMENT);
}

TEST(Context, Threads) {
  tcopt_context_options options = makeOptions();
  options.threads = -1;
  EXPECT_EQ(create(options), TCOPT_INVALID_ARGUMENT);
  options.threads = 4097;
  EXPECT_EQ(create(options), TCOPT_INVALID_ARGUMENT);

  Context ctx;
  EXPECT_EQ(tcopt_rt_set_threads(ctx, 5), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_threads(ctx), 5);
  EXPECT_EQ(tcopt_rt_set_threads(ctx, -2), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "expected 0 to 4096 threads, found -2");
  EXPECT_EQ(tcopt_rt_threads(ctx), 5);
  EXPECT_EQ(tcopt_rt_set_threads(ctx, 0), TCOPT_OK);
  EXPECT_GE(tcopt_rt_threads(ctx), 1);
  EXPECT_EQ(tcopt_rt_set_threads(nullptr, 1), TCOPT_INVALID_ARGUMENT);
}

} // namespace
