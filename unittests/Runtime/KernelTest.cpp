//===- KernelTest.cpp - Kernels of user-defined ops -----------------------===//

#include "RuntimeTest.h"

using namespace tcopt::rt::test;

namespace {

int add(tcopt_context *, int32_t numInputs, const tcopt_tensor *inputs,
        int32_t numOutputs, tcopt_tensor *outputs,
        const tcopt_attributes *attributes) {
  EXPECT_EQ(numInputs, 1);
  EXPECT_EQ(numOutputs, 1);
  *static_cast<float *>(outputs[0].data) =
      *static_cast<const float *>(inputs[0].data) +
      float(tcopt_rt_attribute(attributes, "n")->number);
  return TCOPT_OK;
}

int failWithMessage(tcopt_context *ctx, int32_t, const tcopt_tensor *, int32_t,
                    tcopt_tensor *, const tcopt_attributes *) {
  return tcopt_rt_fail(ctx, TCOPT_UNSUPPORTED, "odd sizes");
}

int failWithStatus(tcopt_context *, int32_t, const tcopt_tensor *, int32_t,
                   tcopt_tensor *, const tcopt_attributes *) {
  return TCOPT_OUT_OF_MEMORY;
}

int failSilently(tcopt_context *ctx, int32_t, const tcopt_tensor *, int32_t,
                 tcopt_tensor *, const tcopt_attributes *) {
  tcopt_rt_fail(ctx, TCOPT_INTERNAL, "in a loop");
  return TCOPT_OK;
}

int call(tcopt_context *ctx, tcopt_kernel kernel, const char *where) {
  tcopt_attributes none = {};
  return tcopt_rt_call_kernel(ctx, where, kernel, 0, nullptr, 0, nullptr,
                              &none);
}

TEST(Kernel, GetsTensorsAndAttributes) {
  Context ctx;
  float x = 1, y = 0;
  tcopt_tensor in = {}, out = {};
  in.data = &x;
  out.data = &y;
  tcopt_attribute item = {"n", TCOPT_ATTRIBUTE_INT, 2, 2, nullptr};
  tcopt_attributes attributes = {1, &item};
  EXPECT_EQ(
      tcopt_rt_call_kernel(ctx, "here", add, 1, &in, 1, &out, &attributes),
      TCOPT_OK);
  EXPECT_EQ(y, 3);
}

TEST(Kernel, FailuresGetThePlace) {
  Context ctx;
  EXPECT_EQ(call(ctx, failWithMessage, "a.mlir:1:2: 'f'"), TCOPT_UNSUPPORTED);
  EXPECT_EQ(ctx.error(), "a.mlir:1:2: 'f': odd sizes");
  tcopt_rt_reset(ctx);
  EXPECT_EQ(call(ctx, failWithStatus, "'f'"), TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(ctx.error(), "'f': the kernel failed");
  tcopt_rt_reset(ctx);
  EXPECT_EQ(call(ctx, failSilently, nullptr), TCOPT_INTERNAL);
  EXPECT_EQ(ctx.error(), "in a loop");
  tcopt_rt_reset(ctx);
  EXPECT_EQ(call(ctx, failWithMessage, std::string(5000, 'x').c_str()),
            TCOPT_UNSUPPORTED);
  EXPECT_EQ(ctx.error(), std::string(1023, 'x'));
}

TEST(Kernel, IsNotCalledAfterAFailure) {
  Context ctx;
  tcopt_rt_fail(ctx, TCOPT_DIVISION_BY_ZERO, "before");
  EXPECT_EQ(call(ctx, failWithMessage, "'f'"), TCOPT_DIVISION_BY_ZERO);
  EXPECT_EQ(ctx.error(), "before");
  EXPECT_EQ(call(nullptr, failWithMessage, "'f'"), TCOPT_INVALID_ARGUMENT);
}

TEST(Kernel, AttributesAreFoundByName) {
  tcopt_attribute items[] = {{"a", TCOPT_ATTRIBUTE_FLOAT, 0, 0.5, nullptr},
                             {"b", TCOPT_ATTRIBUTE_STRING, 0, 0, "text"}};
  tcopt_attributes attributes = {2, items};
  EXPECT_EQ(tcopt_rt_attribute(&attributes, "b"), &items[1]);
  EXPECT_EQ(tcopt_rt_attribute(&attributes, "c"), nullptr);
  EXPECT_EQ(tcopt_rt_attribute(&attributes, nullptr), nullptr);
  EXPECT_EQ(tcopt_rt_attribute(nullptr, "a"), nullptr);
}

} // namespace
