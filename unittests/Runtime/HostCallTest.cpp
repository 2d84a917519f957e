//===- HostCallTest.cpp - Functions of the host in programs of a device ---===//

#include "SeparateDevice.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

using namespace tcopt::rt::test;

namespace {

/// out[i] = in[i] + 1, on the host.
int addOne(const tcopt_tensor &in, tcopt_tensor &out) {
  EXPECT_EQ(in.device.type, TCOPT_DEVICE_CPU);
  EXPECT_EQ(out.device.type, TCOPT_DEVICE_CPU);
  int64_t step = in.strides ? in.strides[0] : 1;
  int64_t outStep = out.strides ? out.strides[0] : 1;
  for (int64_t i = 0; i < in.shape[0]; ++i)
    static_cast<float *>(out.data)[i * outStep] =
        static_cast<const float *>(in.data)[i * step] + 1;
  return TCOPT_OK;
}

int kernel(tcopt_context *, int32_t, const tcopt_tensor *inputs, int32_t,
           tcopt_tensor *outputs, const tcopt_attributes *) {
  return addOne(inputs[0], outputs[0]);
}

int function(tcopt_context *, const tcopt_tensor *in, tcopt_tensor *out) {
  return addOne(in[0], out[0]);
}

int failing(tcopt_context *ctx, const tcopt_tensor *, tcopt_tensor *out) {
  static_cast<float *>(out[0].data)[0] = 9;
  return tcopt_rt_fail(ctx, TCOPT_UNSUPPORTED, "odd sizes");
}

int call(tcopt_context *ctx, tcopt_function function, tcopt_tensor *in,
         tcopt_tensor *out) {
  return tcopt_rt_call_function(ctx, function, 1, in, 1, out);
}

TEST(HostCall, KernelsGetCopies) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2}), y(fake, ctx, {0, 0});
  tcopt_attributes none = {};
  EXPECT_EQ(
      tcopt_rt_call_kernel(ctx, "here", kernel, 1, x.get(), 1, y.get(), &none),
      TCOPT_OK);
  EXPECT_EQ(y.at(0), 2);
  EXPECT_EQ(y.at(1), 3);
  EXPECT_EQ(tcopt_rt_host_calls(ctx), 1);
  EXPECT_EQ(fake.downloads, 1) << "of the input alone";
  EXPECT_EQ(fake.uploads, 1);
  EXPECT_EQ(fake.checks, 1) << "what computes the input may have failed";
  tcopt_rt_reset(ctx);
  EXPECT_EQ(tcopt_rt_host_calls(ctx), 0);
}

TEST(HostCall, UpdatesInPlace) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2});
  EXPECT_EQ(call(ctx, function, x.get(), x.get()), TCOPT_OK);
  EXPECT_EQ(x.at(0), 2);
  EXPECT_EQ(x.at(1), 3);
}

TEST(HostCall, KeepsStridesAndWhatLiesBetween) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1, 2, 3}), y(fake, ctx, {7, 7, 7});
  int64_t two = 2;
  for (DeviceArray *array : {&x, &y}) {
    (*array)->strides = &two;
    (*array)->shape = &two;
  }
  EXPECT_EQ(call(ctx, function, x.get(), y.get()), TCOPT_OK);
  EXPECT_EQ(y.at(0), 2);
  EXPECT_EQ(y.at(1), 7);
  EXPECT_EQ(y.at(2), 4);
  int64_t three = 3;
  for (DeviceArray *array : {&x, &y}) {
    (*array)->strides = nullptr;
    (*array)->shape = &three;
  }
  tcopt_rt_free_result(ctx, x.get());
  tcopt_rt_free_result(ctx, y.get());
}

TEST(HostCall, TakesTensorsOfTheHostAsTheyAre) {
  SeparateDevice fake;
  Context ctx(fake.options());
  Tensor table(f32, {2});
  table.iota<float>(2);
  DeviceArray y(fake, ctx, {0, 0});
  EXPECT_EQ(call(ctx, function, table.get(), y.get()), TCOPT_OK);
  EXPECT_EQ(y.at(1), 2);
  EXPECT_EQ(fake.downloads, 0);
  EXPECT_EQ(tcopt_rt_host_calls(ctx), 1);
  Tensor z(f32, {2});
  EXPECT_EQ(call(ctx, function, table.get(), z.get()), TCOPT_OK);
  EXPECT_EQ(tcopt_rt_host_calls(ctx), 1) << "nothing was on the device";
}

TEST(HostCall, WithoutElements) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {}), y(fake, ctx, {});
  EXPECT_EQ(call(ctx, function, x.get(), y.get()), TCOPT_OK);
  EXPECT_EQ(fake.downloads + fake.uploads, 0);
}

TEST(HostCall, FailuresLeaveResultsAlone) {
  SeparateDevice fake;
  Context ctx(fake.options());
  DeviceArray x(fake, ctx, {1}), y(fake, ctx, {5});
  EXPECT_EQ(call(ctx, failing, x.get(), y.get()), TCOPT_UNSUPPORTED);
  EXPECT_EQ(ctx.error(), "odd sizes");
  ctx.take();
  EXPECT_EQ(y.at(0), 5);
  fake.found = TCOPT_INDEX_OUT_OF_BOUNDS;
  EXPECT_EQ(call(ctx, function, x.get(), y.get()), TCOPT_INDEX_OUT_OF_BOUNDS);
  EXPECT_EQ(ctx.error(), "a kernel failed");
  ctx.take();
  EXPECT_EQ(y.at(0), 5) << "the function was not called";
  x->device.id = 0;
  EXPECT_EQ(call(ctx, function, x.get(), y.get()), TCOPT_INVALID_ARGUMENT);
  ctx.take();
  x->device.id = 1;
}

} // namespace
