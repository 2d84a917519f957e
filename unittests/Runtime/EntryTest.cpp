//===- EntryTest.cpp - Guards of entry points -----------------------------===//

#include "RuntimeTest.h"

using namespace tcopt::rt::test;

namespace {

int checkF32(Context &ctx, const tcopt_tensor *t, int32_t ndim,
             std::vector<int64_t> shape = {}, const char *name = "x") {
  return tcopt_rt_check_input(ctx, t, 0, TCOPT_F32, ndim,
                              shape.empty() ? nullptr : shape.data(), name);
}

/// The message of a check that must fail.
std::string refusal(Context &ctx, const tcopt_tensor *t, int32_t ndim,
                    std::vector<int64_t> shape = {},
                    int status = TCOPT_INVALID_ARGUMENT) {
  EXPECT_EQ(checkF32(ctx, t, ndim, shape), status);
  std::string message = ctx.error();
  EXPECT_EQ(ctx.take(), status);
  return message;
}

TEST(Entry, Accepts) {
  Context ctx;
  for (tcopt_dtype dtype : allDtypes) {
    Tensor t(dtype, {2, 3});
    const int64_t shape[] = {-1, 3};
    EXPECT_EQ(tcopt_rt_check_input(ctx, t.get(), 0, dtype.code, dtype.bits, 2,
                                   shape, nullptr),
              TCOPT_OK);
    EXPECT_EQ(tcopt_rt_check_output(ctx, t.get(), 0, dtype.code, dtype.bits, 2,
                                    nullptr, "y"),
              TCOPT_OK);
  }
  Tensor scalar(f32, {});
  EXPECT_EQ(checkF32(ctx, scalar.get(), 0), TCOPT_OK);
  scalar->shape = nullptr;
  EXPECT_EQ(checkF32(ctx, scalar.get(), 0), TCOPT_OK);
}

TEST(Entry, Dtype) {
  Context ctx;
  for (tcopt_dtype dtype : allDtypes) {
    if (dtype.code == TCOPT_DTYPE_FLOAT && dtype.bits == 32)
      continue;
    Tensor t(dtype, {2});
    std::string message = refusal(ctx, t.get(), 1);
    EXPECT_EQ(message.find("argument 0 ('x'): expected f32, found "), 0u)
        << message;
  }
  Tensor wide(f64, {2});
  EXPECT_EQ(refusal(ctx, wide.get(), 1),
            "argument 0 ('x'): expected f32, found f64");
  Tensor odd(f32, {2});
  odd->dtype.lanes = 4;
  EXPECT_EQ(refusal(ctx, odd.get(), 1),
            "argument 0 ('x'): expected f32, found an unknown dtype");
}

TEST(Entry, RankAndShape) {
  Context ctx;
  Tensor t(f32, {2, 3});
  EXPECT_EQ(refusal(ctx, t.get(), 3),
            "argument 0 ('x'): expected rank 3, found rank 2");
  EXPECT_EQ(refusal(ctx, t.get(), 2, {-1, 64}, TCOPT_SHAPE_MISMATCH),
            "argument 0 ('x'): expected shape [?, 64], found [2, 3]");
  t->shape[0] = -4;
  EXPECT_EQ(refusal(ctx, t.get(), 2),
            "argument 0 ('x'): the size of dimension 0 is negative (-4)");
  t->shape = nullptr;
  EXPECT_EQ(refusal(ctx, t.get(), 2), "argument 0 ('x'): the shape is missing");
}

TEST(Entry, RanksOutOfRange) {
  Context ctx;
  Tensor t(f32, {1});
  t->ndim = 33;
  EXPECT_EQ(refusal(ctx, t.get(), 33),
            "argument 0 ('x'): expected a rank of 0 to 32, found 33");
  t->ndim = -1;
  EXPECT_EQ(refusal(ctx, t.get(), -1),
            "argument 0 ('x'): expected a rank of 0 to 32, found -1");
}

TEST(Entry, DeviceAndData) {
  Context ctx;
  Tensor t(f32, {2});
  t->device.type = TCOPT_DEVICE_CUDA;
  EXPECT_EQ(refusal(ctx, t.get(), 1),
            "argument 0 ('x'): expected a CPU tensor (device type 1), found "
            "device type 2");
  t->device.type = TCOPT_DEVICE_CPU;
  t->data = nullptr;
  EXPECT_EQ(refusal(ctx, t.get(), 1), "argument 0 ('x'): the data is missing");
  t->shape[0] = 0;
  EXPECT_EQ(checkF32(ctx, t.get(), 1), TCOPT_OK) << "no elements, no data";
  EXPECT_EQ(refusal(ctx, nullptr, 1),
            "argument 0 ('x'): the tensor is missing");
  EXPECT_EQ(
      tcopt_rt_check_input(nullptr, t.get(), 0, TCOPT_F32, 1, nullptr, nullptr),
      TCOPT_INVALID_ARGUMENT);
}

TEST(Entry, Overflow) {
  Context ctx;
  Tensor t(f32, {1, 1});
  const std::string message =
      "argument 0 ('x'): the size of the tensor overflows 64 bits";
  t->shape[0] = t->shape[1] = int64_t(1) << 31;
  EXPECT_EQ(refusal(ctx, t.get(), 2), message) << "4 * 2^62 bytes";
  t->shape[0] = INT64_MAX;
  t->shape[1] = INT64_MAX;
  EXPECT_EQ(refusal(ctx, t.get(), 2), message);
  t->shape[1] = 0;
  EXPECT_EQ(checkF32(ctx, t.get(), 2), TCOPT_OK) << "no elements";
}

TEST(Entry, StrideOverflow) {
  Context ctx;
  Tensor t(f32, {2, 2}, {INT64_MAX / 8, INT64_MAX / 8});
  const std::string message =
      "argument 0 ('x'): the size of the tensor overflows 64 bits";
  EXPECT_EQ(refusal(ctx, t.get(), 2), message);
  t->strides[0] = INT64_MIN;
  t->strides[1] = 1;
  EXPECT_EQ(refusal(ctx, t.get(), 2), message);
  t->shape[0] = 1;
  EXPECT_EQ(checkF32(ctx, t.get(), 2), TCOPT_OK) << "says nothing at size 1";
}

TEST(Entry, UnnamedAndLongNames) {
  Context ctx;
  EXPECT_EQ(
      tcopt_rt_check_input(ctx, nullptr, 7, TCOPT_F32, 1, nullptr, nullptr),
      TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "argument 7: the tensor is missing");
  ctx.take();
  std::string name(5000, 'n');
  EXPECT_EQ(tcopt_rt_check_input(ctx, nullptr, 7, TCOPT_F32, 1, nullptr,
                                 name.c_str()),
            TCOPT_INVALID_ARGUMENT);
}

TEST(Entry, Results) {
  Context ctx;
  Tensor t(f32, {2, 3}, {0, 1}, 3);
  EXPECT_EQ(checkF32(ctx, t.get(), 2), TCOPT_OK) << "fine as an argument";
  EXPECT_EQ(tcopt_rt_check_output(ctx, t.get(), 1, TCOPT_F32, 2, nullptr, "y"),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "result 1 ('y'): a result must not have stride 0 (dimension 0)");
  ctx.take();
  EXPECT_EQ(tcopt_rt_check_output(ctx, t.get(), 1, TCOPT_F64, 2, nullptr, "y"),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "result 1 ('y'): expected f64, found f32");
}

TEST(Entry, ResultsWithUnitDimensions) {
  Context ctx;
  Tensor t(f32, {1, 3}, {0, 1}, 3);
  EXPECT_EQ(tcopt_rt_check_output(ctx, t.get(), 0, TCOPT_F32, 2, nullptr, "y"),
            TCOPT_OK);
}

TEST(Entry, Sizes) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_check_size(ctx, 3, 3, "B"), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_size(ctx, 3, 4, "dimension 'B' of 'y'"),
            TCOPT_SHAPE_MISMATCH);
  EXPECT_EQ(ctx.error(), "dimension 'B' of 'y': expected size 4, found 3");
  EXPECT_EQ(tcopt_rt_check_size(ctx, 3, 4, nullptr), TCOPT_SHAPE_MISMATCH);
}

TEST(Entry, Ranks) {
  Context ctx;
  int64_t shape[] = {2, 3};
  tcopt_tensor t = {};
  t.ndim = 2;
  t.shape = shape;
  EXPECT_EQ(tcopt_rt_check_rank(ctx, &t, 2, "'x'"), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_rank(ctx, &t, 1, "'x'"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "'x': expected rank 1, found rank 2");
  ctx.take();
  t.shape = nullptr;
  EXPECT_EQ(tcopt_rt_check_rank(ctx, &t, 2, "'x'"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "'x': the shape is missing");
  ctx.take();
  EXPECT_EQ(tcopt_rt_check_rank(ctx, nullptr, 2, nullptr),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "tensor: the tensor is missing");
  ctx.take();
  t.ndim = 0;
  EXPECT_EQ(tcopt_rt_check_rank(ctx, &t, 0, "'x'"), TCOPT_OK);
}

TEST(Entry, Ranges) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_check_range(ctx, 1, 1, 8, "B"), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_range(ctx, 8, 1, 8, "B"), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_range(ctx, 9, 1, 8, "B"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "B: expected a value from 1 to 8, found 9");
  ctx.take();
  EXPECT_EQ(tcopt_rt_check_range(ctx, 2, 3, 3, "rank of 'x'"),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "rank of 'x': expected 3, found 2");
  EXPECT_EQ(tcopt_rt_check_range(ctx, 0, 1, 8, nullptr),
            TCOPT_INVALID_ARGUMENT);
}

TEST(Entry, Multiples) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_check_multiple(ctx, 64, 8, "S"), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_multiple(ctx, 65, 8, "S"), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "S: expected a multiple of 8, found 65");
  EXPECT_EQ(tcopt_rt_check_multiple(ctx, 65, 0, nullptr),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_check_multiple(ctx, INT64_MIN, -1, nullptr),
            TCOPT_INVALID_ARGUMENT);
}

} // namespace
