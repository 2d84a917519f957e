//===- BoundaryTest.cpp - Strided and misaligned tensors ------------------===//

#include "RuntimeTest.h"

using namespace tcopt::rt::test;

namespace {

template <typename T> std::vector<T> read(const void *data, int64_t count) {
  std::vector<T> values(count);
  std::memcpy(values.data(), data, count * sizeof(T));
  return values;
}

TEST(Boundary, GoodTensorsAreNotCopied) {
  Context ctx;
  Tensor plain(f32, {2, 3});
  EXPECT_EQ(tcopt_rt_contiguous(ctx, plain.get()), plain->data);
  Tensor strided(f32, {2, 3}, {3, 1});
  EXPECT_EQ(tcopt_rt_contiguous(ctx, strided.get()), strided->data);
  Tensor unit(f32, {1, 3}, {-777, 1}, 3);
  EXPECT_EQ(tcopt_rt_contiguous(ctx, unit.get()), unit->data);
  Tensor scalar(f32, {});
  EXPECT_EQ(tcopt_rt_contiguous(ctx, scalar.get()), scalar->data);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
}

TEST(Boundary, ByteOffset) {
  Context ctx;
  Tensor t(f32, {16}, {}, 64);
  t.iota<float>(64);
  t->byte_offset = 64;
  void *data = tcopt_rt_contiguous(ctx, t.get());
  EXPECT_EQ(data, static_cast<char *>(t->data) + 64);
  t->byte_offset = 4;
  data = tcopt_rt_contiguous(ctx, t.get());
  EXPECT_EQ(tcopt_rt_copies(ctx), 1);
  EXPECT_EQ(read<float>(data, 2), (std::vector<float>{1, 2}));
}

TEST(Boundary, TransposedOfAllDtypes) {
  for (tcopt_dtype dtype : allDtypes) {
    Context ctx;
    Tensor t(dtype, {3, 2}, {1, 3});
    Tensor expected(dtype, {3, 2});
    for (int i = 0; i < 6; ++i) {
      setAs(t, i, i % 2);
      setAs(expected, (i % 3) * 2 + i / 3, i % 2);
    }
    void *copy = tcopt_rt_contiguous(ctx, t.get());
    ASSERT_NE(copy, nullptr);
    EXPECT_TRUE(isAligned(copy));
    EXPECT_EQ(std::memcmp(copy, expected->data, 6 * dtype.bits / 8), 0);
    EXPECT_EQ(tcopt_rt_copies(ctx), 1);
  }
}

TEST(Boundary, MisalignedOfAllDtypes) {
  for (tcopt_dtype dtype : allDtypes) {
    Context ctx;
    Tensor t(dtype, {5}, {}, -1, 1);
    for (int i = 0; i < 5; ++i)
      setAs(t, i, i);
    void *copy = tcopt_rt_contiguous(ctx, t.get());
    EXPECT_TRUE(isAligned(copy));
    EXPECT_NE(copy, t->data);
    EXPECT_EQ(std::memcmp(copy, t->data, 5 * dtype.bits / 8), 0);
    EXPECT_EQ(tcopt_rt_copies(ctx), 1);
  }
}

TEST(Boundary, NotEvenNaturallyAligned) {
  Context ctx;
  std::vector<char> bytes(64);
  Tensor t(f64, {2});
  t->data = bytes.data() + (isAligned(bytes.data(), 2) ? 1 : 0);
  double values[] = {1.5, 2.5};
  std::memcpy(t->data, values, sizeof(values));
  void *copy = tcopt_rt_contiguous(ctx, t.get());
  EXPECT_EQ(read<double>(copy, 2), (std::vector<double>{1.5, 2.5}));
}

TEST(Boundary, BroadcastAndNegativeStrides) {
  Context ctx;
  Tensor broadcast(i32, {2, 3}, {0, 1}, 3);
  broadcast.fill<int32_t>({1, 2, 3});
  EXPECT_EQ(read<int32_t>(tcopt_rt_contiguous(ctx, broadcast.get()), 6),
            (std::vector<int32_t>{1, 2, 3, 1, 2, 3}));
  Tensor reversed(i32, {4}, {-1});
  reversed.fill<int32_t>({1, 2, 3, 4});
  reversed->byte_offset = 12;
  EXPECT_EQ(read<int32_t>(tcopt_rt_contiguous(ctx, reversed.get()), 4),
            (std::vector<int32_t>{4, 3, 2, 1}));
  EXPECT_EQ(tcopt_rt_copies(ctx), 2);
}

TEST(Boundary, HigherRanks) {
  Context ctx;
  Tensor t(i64, {2, 3, 4}, {1, 2, 6});
  t.iota<int64_t>(24);
  auto *copy = static_cast<int64_t *>(tcopt_rt_contiguous(ctx, t.get()));
  for (int64_t a = 0; a < 2; ++a)
    for (int64_t b = 0; b < 3; ++b)
      for (int64_t c = 0; c < 4; ++c)
        EXPECT_EQ(copy[(a * 3 + b) * 4 + c], a + 2 * b + 6 * c);
}

TEST(Boundary, StridesOfUnitDimensionsSayNothing) {
  Context ctx;
  Tensor t(f32, {1, 2, 1}, {INT64_MAX, 1, INT64_MIN}, 2, 1);
  t.fill<float>({1, 2});
  EXPECT_EQ(read<float>(tcopt_rt_contiguous(ctx, t.get()), 2),
            (std::vector<float>{1, 2}));
}

TEST(Boundary, LargestRank) {
  Context ctx;
  std::vector<int64_t> shape(32, 1), strides(32, 0);
  shape[0] = shape[31] = 2;
  strides[0] = 1;
  strides[31] = 2;
  Tensor t(i32, shape, strides);
  t.iota<int32_t>(4);
  EXPECT_EQ(read<int32_t>(tcopt_rt_contiguous(ctx, t.get()), 4),
            (std::vector<int32_t>{0, 2, 1, 3}));
}

TEST(Boundary, NoElements) {
  Context ctx;
  Tensor t(f32, {3, 0});
  t->data = nullptr;
  t->byte_offset = 12;
  EXPECT_TRUE(isAligned(tcopt_rt_contiguous(ctx, t.get())));
  EXPECT_NE(tcopt_rt_contiguous(ctx, t.get()), nullptr);
  void *data = tcopt_rt_output_begin(ctx, t.get());
  EXPECT_NE(data, nullptr);
  EXPECT_EQ(tcopt_rt_output_end(ctx, t.get(), data), TCOPT_OK);
  Tensor strided(f32, {0, 3}, {1, 7}, 0, 1);
  EXPECT_NE(tcopt_rt_contiguous(ctx, strided.get()), nullptr);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
}

TEST(Boundary, GoodOutputsAreWrittenDirectly) {
  Context ctx;
  Tensor t(f32, {4});
  void *data = tcopt_rt_output_begin(ctx, t.get());
  EXPECT_EQ(data, t->data);
  EXPECT_EQ(tcopt_rt_output_end(ctx, t.get(), data), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
}

TEST(Boundary, StridedOutputOfAllDtypes) {
  for (tcopt_dtype dtype : allDtypes) {
    Context ctx;
    Tensor t(dtype, {2, 2}, {1, 3}, 5);
    Tensor values(dtype, {4});
    std::memset(t->data, 0x55, 5 * dtype.bits / 8);
    for (int i = 0; i < 4; ++i)
      setAs(values, i, i);
    void *data = tcopt_rt_output_begin(ctx, t.get());
    ASSERT_NE(data, nullptr);
    std::memcpy(data, values->data, 4 * dtype.bits / 8);
    EXPECT_EQ(tcopt_rt_output_end(ctx, t.get(), data), TCOPT_OK);
    EXPECT_EQ(tcopt_rt_copies(ctx), 1);
    Tensor expected(dtype, {5});
    std::memset(expected->data, 0x55, 5 * dtype.bits / 8);
    for (int i : {0, 1, 2, 3})
      setAs(expected, i / 2 + i % 2 * 3, i);
    EXPECT_EQ(std::memcmp(t->data, expected->data, 5 * dtype.bits / 8), 0);
  }
}

TEST(Boundary, MisalignedOutput) {
  Context ctx;
  Tensor t(f32, {3}, {}, -1, 1);
  auto *data = static_cast<float *>(tcopt_rt_output_begin(ctx, t.get()));
  EXPECT_NE(static_cast<void *>(data), t->data);
  for (int i = 0; i < 3; ++i)
    data[i] = static_cast<float>(i + 1);
  EXPECT_EQ(tcopt_rt_output_end(ctx, t.get(), data), TCOPT_OK);
  EXPECT_EQ(t.at<float>(2), 3);
}

TEST(Boundary, FailedCallsWriteNothing) {
  Context ctx;
  Tensor t(f32, {3}, {}, -1, 1);
  t.fill<float>({7, 7, 7});
  void *data = tcopt_rt_output_begin(ctx, t.get());
  std::memset(data, 0, 12);
  tcopt_rt_fail(ctx, TCOPT_DIVISION_BY_ZERO, "x");
  EXPECT_EQ(tcopt_rt_output_end(ctx, t.get(), data), TCOPT_DIVISION_BY_ZERO);
  EXPECT_EQ(t.at<float>(0), 7);
}

TEST(Boundary, BadTensors) {
  Context ctx;
  EXPECT_EQ(tcopt_rt_contiguous(ctx, nullptr), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_output_begin(ctx, nullptr), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(tcopt_rt_output_end(ctx, nullptr, nullptr), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  Tensor t(f32, {3});
  EXPECT_EQ(tcopt_rt_output_end(ctx, t.get(), nullptr), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
  t->dtype.bits = 12;
  EXPECT_EQ(tcopt_rt_contiguous(ctx, t.get()), nullptr);
  EXPECT_EQ(ctx.error(),
            "contiguous: unknown dtype (code 2, 12 bits, 1 lanes)");
  EXPECT_EQ(tcopt_rt_contiguous(nullptr, t.get()), nullptr);
  EXPECT_EQ(tcopt_rt_copies(nullptr), 0);
}

TEST(Boundary, FramesReleaseCopiesAndReuseThem) {
  Context ctx;
  Tensor t(f32, {300}, {}, -1, 1);
  void *first = nullptr;
  for (int round = 0; round < 3; ++round) {
    int64_t mark = tcopt_rt_call_begin(ctx);
    void *copy = tcopt_rt_contiguous(ctx, t.get());
    if (round == 0)
      first = copy;
    EXPECT_EQ(copy, first);
    tcopt_rt_call_end(ctx, mark);
  }
  EXPECT_EQ(tcopt_rt_bytes(ctx), 1200);
  EXPECT_EQ(tcopt_rt_copies(ctx), 3);
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
}

} // namespace
