//===- CallerTest.cpp - results and arguments of callers ------------------===//

#include "RuntimeTest.h"
#include "tcopt/Runtime/tcopt_rt_caller.h"

using namespace tcopt::rt::test;

namespace {

/// A caller with memory for one result. Records the calls of its functions.
struct Host {
  std::vector<int32_t> allocated, released;
  alignas(TCOPT_RT_ALIGNMENT) float memory[4] = {};
  bool isFull = false;

  tcopt_caller functions() { return {this, allocate, release}; }

  static void *allocate(void *user, int32_t index) {
    auto &self = *static_cast<Host *>(user);
    self.allocated.push_back(index);
    return self.isFull ? nullptr : self.memory;
  }
  static void release(void *user, int32_t index) {
    static_cast<Host *>(user)->released.push_back(index);
  }
};

TEST(Caller, AllocatesLate) {
  Context ctx;
  Host host;
  tcopt_caller functions = host.functions();
  tcopt_rt_set_caller(ctx, &functions);
  Tensor first(f32, {4}), second(f32, {4});
  second->data = nullptr;
  tcopt_tensor out[] = {*first.get(), *second.get()};
  int64_t sizes[] = {4};
  int64_t mark = tcopt_rt_call_begin(ctx);
  EXPECT_EQ(
      tcopt_rt_check_late_output(ctx, &out[1], 1, TCOPT_F32, 1, sizes, "y"),
      TCOPT_OK);
  EXPECT_TRUE(host.allocated.empty());
  tcopt_rt_results_begin(ctx, out);
  EXPECT_EQ(tcopt_rt_result_begin(ctx, 0), first->data);
  EXPECT_EQ(tcopt_rt_result_begin(ctx, 1), host.memory);
  EXPECT_EQ(host.allocated, std::vector<int32_t>{1});
  EXPECT_EQ(out[1].data, host.memory);
  EXPECT_EQ(tcopt_rt_results_end(ctx), TCOPT_OK);
  tcopt_rt_input_end(ctx, 3);
  EXPECT_EQ(host.released, std::vector<int32_t>{3});
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
  tcopt_rt_set_caller(ctx, nullptr);
  tcopt_rt_input_end(ctx, 3);
  EXPECT_EQ(host.released.size(), 1u);
}

// tcopt_rt_check_output allocates before the function runs.
TEST(Caller, AllocatesWhatIsChecked) {
  Context ctx;
  Host host;
  tcopt_caller functions = host.functions();
  tcopt_rt_set_caller(ctx, &functions);
  Tensor t(f32, {4});
  t->data = nullptr;
  int64_t sizes[] = {4};
  EXPECT_EQ(tcopt_rt_check_output(ctx, t.get(), 2, TCOPT_F32, 1, sizes, "y"),
            TCOPT_OK);
  EXPECT_EQ(t->data, host.memory);
  EXPECT_EQ(host.allocated, std::vector<int32_t>{2});
}

// A result with gaps is copied at the end.
TEST(Caller, WritesBack) {
  Context ctx;
  Tensor t(f32, {2}, {2}, 4);
  t.iota<float>(4);
  tcopt_rt_results_begin(ctx, t.get());
  auto *data = static_cast<float *>(tcopt_rt_result_begin(ctx, 0));
  ASSERT_NE(data, nullptr);
  EXPECT_NE(data, t->data);
  data[0] = 7, data[1] = 8;
  EXPECT_EQ(tcopt_rt_results_end(ctx), TCOPT_OK);
  EXPECT_EQ(t.at<float>(0), 7);
  EXPECT_EQ(t.at<float>(1), 1);
  EXPECT_EQ(t.at<float>(2), 8);
}

TEST(Caller, Failures) {
  Context ctx;
  Host host;
  host.isFull = true;
  Tensor t(f32, {4});
  t->data = nullptr;
  int64_t sizes[] = {4}, others[] = {5};
  // Without a caller that allocates, the data is missing.
  EXPECT_EQ(
      tcopt_rt_check_late_output(ctx, t.get(), 0, TCOPT_F32, 1, sizes, "y"),
      TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  tcopt_caller functions = host.functions();
  tcopt_rt_set_caller(ctx, &functions);
  EXPECT_EQ(
      tcopt_rt_check_late_output(ctx, t.get(), 0, TCOPT_F32, 1, others, "y"),
      TCOPT_SHAPE_MISMATCH);
  EXPECT_EQ(ctx.take(), TCOPT_SHAPE_MISMATCH);
  EXPECT_EQ(
      tcopt_rt_check_late_output(ctx, t.get(), 0, TCOPT_F64, 1, sizes, "y"),
      TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  tcopt_rt_results_begin(ctx, t.get());
  EXPECT_EQ(tcopt_rt_result_begin(ctx, 0), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(tcopt_rt_results_end(ctx), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_result_begin(ctx, 0), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_result_begin(nullptr, 0), nullptr);
}

} // namespace
