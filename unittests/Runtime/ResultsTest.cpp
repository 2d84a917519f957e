//===- ResultsTest.cpp - Results that the function allocates --------------===//

#include "RuntimeTest.h"

using namespace tcopt::rt::test;

namespace {

TEST(Results, GivenAndTaken) {
  Context ctx;
  Tensor t(f32, {3, 2}, {1, 3});
  t.iota<float>(6);
  int64_t mark = tcopt_rt_call_begin(ctx);
  ASSERT_EQ(tcopt_rt_give_result(ctx, 1, t.get()), TCOPT_OK);
  Tensor empty(f32, {0, 5});
  ASSERT_EQ(tcopt_rt_give_result(ctx, 0, empty.get()), TCOPT_OK);
  int64_t shape[2] = {-1, -1};
  tcopt_tensor out = {};
  out.ndim = 2;
  out.shape = shape;
  ASSERT_EQ(tcopt_rt_take_result(ctx, 1, &out, TCOPT_F32), TCOPT_OK);
  EXPECT_EQ(shape[0], 3);
  EXPECT_EQ(shape[1], 2);
  EXPECT_EQ(out.strides, nullptr);
  auto *data = static_cast<float *>(out.data);
  const float expected[] = {0, 3, 1, 4, 2, 5};
  for (int i = 0; i < 6; ++i)
    EXPECT_EQ(data[i], expected[i]);
  tcopt_rt_free_result(ctx, &out);
  ASSERT_EQ(tcopt_rt_take_result(ctx, 0, &out, TCOPT_F32), TCOPT_OK);
  EXPECT_EQ(shape[0], 0);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
  tcopt_rt_free_result(ctx, &out);
}

TEST(Results, NobodyTakes) {
  Context ctx;
  Tensor t(f32, {100});
  int64_t mark = tcopt_rt_call_begin(ctx);
  ASSERT_EQ(tcopt_rt_give_result(ctx, 0, t.get()), TCOPT_OK);
  EXPECT_GT(tcopt_rt_bytes(ctx), 0);
  tcopt_rt_fail(ctx, TCOPT_INTERNAL, "later");
  int64_t shape[1];
  tcopt_tensor out = {};
  out.shape = shape;
  EXPECT_EQ(tcopt_rt_take_result(ctx, 0, &out, TCOPT_F32), TCOPT_INTERNAL);
  EXPECT_EQ(out.data, nullptr);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_INTERNAL);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 0);
}

TEST(Results, Refused) {
  Context ctx;
  Tensor t(f32, {2});
  int64_t shape[1];
  tcopt_tensor out = {};
  out.ndim = 1;
  out.shape = shape;
  EXPECT_EQ(tcopt_rt_take_result(ctx, 0, &out, TCOPT_F32),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_give_result(ctx, 0, nullptr), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_give_result(ctx, 0, t.get()), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_give_result(ctx, 0, t.get()), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "give_result: result 0 was given before");
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
}

TEST(Results, Unallocated) {
  Context ctx;
  Tensor t(f32, {2});
  EXPECT_EQ(tcopt_rt_check_unallocated(ctx, t.get(), 1, 1, "y"),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "result 1 ('y'): expected no data, which the call allocates");
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  t->data = nullptr;
  EXPECT_EQ(tcopt_rt_check_unallocated(ctx, t.get(), 1, 1, "y"), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_unallocated(ctx, t.get(), 1, 2, nullptr),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "result 1: expected rank 2, found rank 1");
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
}

} // namespace
