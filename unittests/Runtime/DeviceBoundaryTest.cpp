//===- DeviceBoundaryTest.cpp - Arguments of code that runs on a device ---===//

#include "SeparateDevice.h"

using namespace tcopt::rt::test;

namespace {

int checkInput(tcopt_context *ctx, const tcopt_tensor *t) {
  return tcopt_rt_check_device_input(ctx, t, 0, 0, 0, TCOPT_F32, 1, nullptr,
                                     "x");
}

TEST(DeviceBoundary, ArgumentsMayBeInEitherMemory) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2});
  Tensor y(f32, {2}, {3}, 6);
  EXPECT_EQ(checkInput(ctx, x.get()), TCOPT_OK);
  EXPECT_EQ(checkInput(ctx, y.get()), TCOPT_OK) << "in any order";
  int64_t two = 2;
  x->strides = &two;
  EXPECT_EQ(checkInput(ctx, x.get()), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "argument 0 ('x'): expected the order of C, without "
                         "gaps, of a tensor on a device");
  ctx.take();
  x->strides = nullptr;
  x->device.id = 0;
  EXPECT_EQ(checkInput(ctx, x.get()), TCOPT_INVALID_ARGUMENT);
  ctx.take();
  x->device.id = 1;
  Tensor z(i32, {2});
  EXPECT_EQ(checkInput(ctx, z.get()), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "argument 0 ('x'): expected f32, found i32");
  ctx.take();
  Context host;
  EXPECT_EQ(checkInput(host, x.get()), TCOPT_INVALID_ARGUMENT);
  host.take();
}

TEST(DeviceBoundary, ResultsMayBeInEitherMemory) {
  SeparateDevice fake;
  Context ctx(fake.options());
  auto check = [&](const tcopt_tensor *t) {
    return tcopt_rt_check_device_output(ctx, t, 0, 0, 0, TCOPT_F32, 1, nullptr,
                                        "y");
  };
  DeviceArray x(fake, ctx, {1, 2});
  Tensor y(f32, {2}), z(f32, {2}, {0}, 1);
  EXPECT_EQ(check(x.get()), TCOPT_OK);
  EXPECT_EQ(check(y.get()), TCOPT_OK);
  EXPECT_EQ(check(z.get()), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "result 0 ('y'): a result must not have stride 0 (dimension 0)");
  ctx.take();
}

TEST(DeviceBoundary, OwnMemoryIsNotCopied) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2}), none(fake, ctx, {});
  EXPECT_EQ(tcopt_rt_device_contiguous(ctx, x.get()), x->data);
  EXPECT_EQ(tcopt_rt_device_output_begin(ctx, x.get()), x->data);
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, x.get(), x->data), TCOPT_OK);
  void *data = tcopt_rt_device_output_begin(ctx, none.get());
  EXPECT_NE(data, nullptr);
  EXPECT_NE(tcopt_rt_device_contiguous(ctx, none.get()), nullptr);
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, none.get(), data), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
  EXPECT_EQ(fake.checks, 0);
}

TEST(DeviceBoundary, HostArgumentsAreUploaded) {
  SeparateDevice fake;
  Context ctx(fake.options());
  Tensor x(f32, {2, 2}), strided(f32, {2, 2}, {1, 2});
  x.iota<float>(4);
  strided.iota<float>(4);
  int64_t mark = tcopt_rt_call_begin(ctx);
  void *data = tcopt_rt_device_contiguous(ctx, x.get());
  EXPECT_EQ(fake.at<float>(data, 3), 3);
  EXPECT_EQ(tcopt_rt_copies(ctx), 1);
  data = tcopt_rt_device_contiguous(ctx, strided.get());
  EXPECT_EQ(fake.at<float>(data, 1), 2);
  EXPECT_EQ(fake.at<float>(data, 2), 1);
  EXPECT_EQ(tcopt_rt_copies(ctx), 2);
  EXPECT_EQ(fake.uploads, 2);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
}

TEST(DeviceBoundary, UnalignedArgumentsAreMoved) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2, 3});
  tcopt_tensor tail = *x.get();
  int64_t two = 2;
  tail.shape = &two;
  tail.byte_offset = 4;
  void *data = tcopt_rt_device_contiguous(ctx, &tail);
  EXPECT_TRUE(isAligned(data));
  EXPECT_EQ(fake.at<float>(data, 1), 3);
  EXPECT_EQ(fake.moves, 1);
  data = tcopt_rt_device_output_begin(ctx, &tail);
  fake.at<float>(data, 0) = 8;
  fake.at<float>(data, 1) = 9;
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, &tail, data), TCOPT_OK);
  EXPECT_EQ(x.at(0), 1);
  EXPECT_EQ(x.at(1), 8);
  EXPECT_EQ(x.at(2), 9);
  EXPECT_EQ(tcopt_rt_copies(ctx), 2);
}

TEST(DeviceBoundary, HostResultsAreDownloaded) {
  SeparateDevice fake;
  Context ctx(fake.options());
  Tensor y(f32, {2}), strided(f32, {2}, {2}, 3);
  strided.fill<float>({-1, -1, -1});
  for (Tensor *t : {&y, &strided}) {
    void *data = tcopt_rt_device_output_begin(ctx, t->get());
    fake.at<float>(data, 0) = 5;
    fake.at<float>(data, 1) = 6;
    EXPECT_EQ(tcopt_rt_device_output_end(ctx, t->get(), data), TCOPT_OK);
  }
  EXPECT_EQ(y.at<float>(1), 6);
  EXPECT_EQ(strided.at<float>(0), 5);
  EXPECT_EQ(strided.at<float>(1), -1);
  EXPECT_EQ(strided.at<float>(2), 6);
  EXPECT_EQ(tcopt_rt_copies(ctx), 2);
  EXPECT_EQ(fake.checks, 2);
}

TEST(DeviceBoundary, ResultsOfAFailedCallStay) {
  SeparateDevice fake;
  Context ctx(fake.options());
  Tensor y(f32, {2}, {2}, 3);
  y.fill<float>({-1, -1, -1});
  void *data = tcopt_rt_device_output_begin(ctx, y.get());
  fake.found = TCOPT_INDEX_OUT_OF_BOUNDS;
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, y.get(), data),
            TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(y.at<float>(0), -1);
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, y.get(), data),
            TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(fake.downloads, 1);
  ctx.take();
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, y.get(), nullptr),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "device_output: the data to copy is missing");
  ctx.take();
}

TEST(DeviceBoundary, MemoryIsMissing) {
  SeparateDevice fake;
  Context ctx(fake.options());
  Tensor x(f32, {2});
  fake.isFull = true;
  EXPECT_EQ(tcopt_rt_device_contiguous(ctx, x.get()), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(tcopt_rt_device_output_begin(ctx, x.get()), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_OUT_OF_MEMORY);
  fake.isFull = false;
  fake.isBroken = true;
  EXPECT_EQ(tcopt_rt_device_contiguous(ctx, x.get()), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INTERNAL);
  EXPECT_EQ(tcopt_rt_device_contiguous(ctx, nullptr), nullptr);
  EXPECT_EQ(ctx.take(), TCOPT_INVALID_ARGUMENT);
}

TEST(DeviceBoundary, UpdatesInPlace) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2}), y(fake, ctx, {0, 0});
  EXPECT_EQ(tcopt_rt_device_donated_begin(ctx, x.get(), x.get()), x->data);
  EXPECT_EQ(tcopt_rt_copies(ctx), 0);
  EXPECT_EQ(tcopt_rt_device_donated_begin(ctx, x.get(), y.get()), y->data);
  EXPECT_EQ(y.at(1), 2);
  EXPECT_EQ(tcopt_rt_copies(ctx), 1);
  Tensor h(f32, {2});
  h.fill<float>({3, 4});
  void *data = tcopt_rt_device_donated_begin(ctx, h.get(), h.get());
  EXPECT_EQ(fake.at<float>(data, 1), 4);
  fake.at<float>(data, 1) = 5;
  EXPECT_EQ(tcopt_rt_device_output_end(ctx, h.get(), data), TCOPT_OK);
  EXPECT_EQ(h.at<float>(1), 5);
  EXPECT_EQ(tcopt_rt_copies(ctx), 3);
  EXPECT_EQ(tcopt_rt_device_donated_begin(ctx, h.get(), y.get()), y->data);
  EXPECT_EQ(y.at(1), 5);
}

// Addresses are compared within one memory.
TEST(DeviceBoundary, OverlapOnTheDevice) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2, 3}), y(fake, ctx, {1});
  tcopt_tensor in[2] = {*x.get(), *y.get()}, out[1] = {*x.get()};
  int64_t donor = 0;
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 2, out, 1, &donor), TCOPT_OK);
  in[1].data = static_cast<char *>(x->data) + 8;
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 2, out, 1, &donor),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "result 0: expected memory that no other tensor uses, as it is "
            "updated in place, but found argument 1 there too");
  ctx.take();
  in[1].device = {TCOPT_DEVICE_CPU, 0};
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 2, out, 1, &donor), TCOPT_OK);
  in[0].device = {TCOPT_DEVICE_CPU, 0};
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 2, out, 1, &donor), TCOPT_OK)
      << "another memory at that address";
}

TEST(DeviceBoundary, PrintsAndComparesOnTheHost) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2}), y(fake, ctx, {1, 3});
  Tensor same(f32, {2});
  same.fill<float>({1, 2});
  testing::internal::CaptureStdout();
  EXPECT_EQ(tcopt_rt_print(ctx, x.get(), "x"), TCOPT_OK);
  EXPECT_EQ(testing::internal::GetCapturedStdout(),
            "x: tensor<2xf32> [1, 2]\n");
  EXPECT_EQ(tcopt_rt_check_equal(ctx, x.get(), same.get(), nullptr), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_close(ctx, x.get(), x.get(), 0, 0, nullptr),
            TCOPT_OK);
  EXPECT_EQ(tcopt_rt_check_equal(ctx, x.get(), y.get(), nullptr),
            TCOPT_CHECK_FAILED);
  EXPECT_EQ(ctx.error(), "outputs differ: 1 of 2 elements are wrong, the worst "
                         "at [1]: got 2, expected 3");
  ctx.take();
  fake.isBroken = true;
  EXPECT_EQ(tcopt_rt_print(ctx, x.get(), "x"), TCOPT_INTERNAL);
  ctx.take();
  x->device.id = 0;
  EXPECT_EQ(tcopt_rt_print(ctx, x.get(), "x"), TCOPT_INVALID_ARGUMENT);
  ctx.take();
  x->device.id = 1;
}

} // namespace
