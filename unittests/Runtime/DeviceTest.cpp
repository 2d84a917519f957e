//===- DeviceTest.cpp - Tensors on a device that the host cannot read -----===//
//
// The device is a fake: its memory holds each byte inverted, so that who reads
// or writes it without the hooks gets wrong numbers.
//
//===----------------------------------------------------------------------===//

#include "RuntimeTest.h"
#include <cstdlib>

using namespace tcopt::rt::test;

namespace {

struct FakeDevice {
  int allocations = 0, copies = 0;
  int64_t bytes = 0;
  bool isFull = false, isBroken = false;
  void *stream = nullptr;
  tcopt_device device = {TCOPT_DEVICE_EXT, 3};
};

constexpr bool isCpu(tcopt_device device) {
  return device.type == TCOPT_DEVICE_CPU && device.id == 0;
}

void *allocate(void *user, void *, tcopt_device device, size_t bytes,
               size_t alignment) {
  auto &fake = *static_cast<FakeDevice *>(user);
  EXPECT_EQ(device.type, fake.device.type);
  EXPECT_EQ(device.id, fake.device.id);
  void *memory = nullptr;
  if (fake.isFull || posix_memalign(&memory, alignment, bytes))
    return nullptr;
  ++fake.allocations;
  fake.bytes += int64_t(bytes);
  return memory;
}

void deallocate(void *user, tcopt_device device, void *memory, size_t bytes) {
  auto &fake = *static_cast<FakeDevice *>(user);
  EXPECT_EQ(device.id, fake.device.id);
  fake.bytes -= int64_t(bytes);
  std::free(memory);
}

int copy(void *user, void *stream, void *to, tcopt_device toDevice,
         const void *from, tcopt_device fromDevice, size_t bytes) {
  auto &fake = *static_cast<FakeDevice *>(user);
  EXPECT_NE(isCpu(toDevice), isCpu(fromDevice));
  ++fake.copies;
  fake.stream = stream;
  for (size_t i = 0; i < bytes; ++i)
    static_cast<char *>(to)[i] = char(~static_cast<const char *>(from)[i]);
  return fake.isBroken ? 1 : 0;
}

tcopt_context_options optionsOf(FakeDevice &fake) {
  tcopt_context_options options = makeOptions();
  options.user = &fake;
  options.device = fake.device;
  options.stream = &fake;
  options.device_allocate = allocate;
  options.device_deallocate = deallocate;
  options.device_copy = copy;
  return options;
}

/// A tensor whose bytes are inverted, as the device has them.
class DeviceTensor {
public:
  DeviceTensor(FakeDevice &fake, std::initializer_list<float> values)
      : host(f32, {int64_t(values.size())}) {
    int64_t i = 0;
    for (float value : values)
      set(i++, value);
    host->device = fake.device;
  }
  tcopt_tensor *operator->() { return host.get(); }
  tcopt_tensor *get() { return host.get(); }
  void set(int64_t i, float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof(bits));
    host.set<uint32_t>(i, ~bits);
  }
  float at(int64_t i) {
    uint32_t bits = ~host.at<uint32_t>(i);
    float value;
    std::memcpy(&value, &bits, sizeof(value));
    return value;
  }

private:
  Tensor host;
};

int check(tcopt_context *ctx, const tcopt_tensor *t, int32_t type, int32_t id) {
  return tcopt_rt_check_device_input(ctx, t, 0, type, id, TCOPT_F32, 1, nullptr,
                                     "x");
}

TEST(Device, IsTheCpuWithoutOptions) {
  Context ctx;
  EXPECT_TRUE(isCpu(tcopt_rt_device(ctx)));
  EXPECT_TRUE(isCpu(tcopt_rt_device(nullptr)));
  EXPECT_EQ(tcopt_rt_stream(ctx), nullptr);
  EXPECT_EQ(tcopt_rt_stream(nullptr), nullptr);
}

TEST(Device, IsWhatOptionsSay) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  EXPECT_EQ(tcopt_rt_device(ctx).type, TCOPT_DEVICE_EXT);
  EXPECT_EQ(tcopt_rt_device(ctx).id, 3);
  EXPECT_EQ(tcopt_rt_stream(ctx), &fake);
}

TEST(Device, NeedsItsHooks) {
  FakeDevice fake;
  auto status = [](const tcopt_context_options &options) {
    tcopt_context *ctx = nullptr;
    int status = tcopt_rt_context_create(&options, &ctx);
    tcopt_rt_context_destroy(ctx);
    return status;
  };
  tcopt_context_options options = optionsOf(fake);
  EXPECT_EQ(status(options), TCOPT_OK);
  options.device_copy = nullptr;
  EXPECT_EQ(status(options), TCOPT_INVALID_ARGUMENT);
  options = optionsOf(fake);
  options.device_allocate = nullptr;
  EXPECT_EQ(status(options), TCOPT_INVALID_ARGUMENT);
  options = optionsOf(fake);
  options.device = {TCOPT_DEVICE_CPU, 0};
  EXPECT_EQ(status(options), TCOPT_INVALID_ARGUMENT);
  options = makeOptions();
  options.device = {TCOPT_DEVICE_CPU, 0};
  EXPECT_EQ(status(options), TCOPT_OK);
  options.device = {TCOPT_DEVICE_CPU, 1};
  EXPECT_EQ(status(options), TCOPT_INVALID_ARGUMENT);
}

// Programs of a header without devices pass a shorter struct.
TEST(Device, IsNoneForShorterOptions) {
  FakeDevice fake;
  tcopt_context_options options = optionsOf(fake);
  options.size = offsetof(tcopt_context_options, without_features);
  Context ctx(options);
  EXPECT_TRUE(isCpu(tcopt_rt_device(ctx)));
}

TEST(Device, ArgumentsAreWhereTheSignatureSays) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  DeviceTensor x(fake, {1, 2});
  EXPECT_EQ(check(ctx, x.get(), TCOPT_DEVICE_EXT, 3), TCOPT_OK);
  EXPECT_EQ(check(ctx, x.get(), TCOPT_DEVICE_EXT, -1), TCOPT_OK);
  EXPECT_EQ(check(ctx, x.get(), TCOPT_DEVICE_EXT, 1), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "argument 0 ('x'): expected device number 1, found 3");
  ctx.take();
  EXPECT_EQ(check(ctx, x.get(), TCOPT_DEVICE_CUDA, -1), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "argument 0 ('x'): expected device type 2, found 12");
  ctx.take();
  x->device.id = 4;
  EXPECT_EQ(check(ctx, x.get(), TCOPT_DEVICE_EXT, 4), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "argument 0 ('x'): expected a tensor on the context's device "
            "(device type 12, number 3), found device type 12, number 4");
  ctx.take();
}

TEST(Device, OfTheHostIsRefusedAndTheReverse) {
  FakeDevice fake;
  Context ctx(optionsOf(fake)), host;
  Tensor y(f32, {2});
  EXPECT_EQ(check(ctx, y.get(), TCOPT_DEVICE_EXT, -1), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(),
            "argument 0 ('x'): expected a tensor on the context's device "
            "(device type 12, number 3), found device type 1, number 0");
  ctx.take();
  EXPECT_EQ(check(host, y.get(), TCOPT_DEVICE_EXT, -1), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(host.error(), "argument 0 ('x'): expected a context with a device "
                          "besides the CPU");
  host.take();
  DeviceTensor x(fake, {1, 2});
  EXPECT_EQ(tcopt_rt_check_input(ctx, x.get(), 0, TCOPT_F32, 1, nullptr, "x"),
            TCOPT_INVALID_ARGUMENT)
      << "a signature that names no device means the host";
  ctx.take();
  EXPECT_EQ(tcopt_rt_contiguous(host, x.get()), nullptr);
  EXPECT_EQ(host.take(), TCOPT_INVALID_ARGUMENT);
}

TEST(Device, SizesAndDtypesAreCheckedThere) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  DeviceTensor x(fake, {1, 2});
  int64_t three = 3, two = 2, twice = 2;
  auto output = [&](int32_t code, int32_t bits, const int64_t *shape) {
    return tcopt_rt_check_device_output(ctx, x.get(), 1, TCOPT_DEVICE_EXT, -1,
                                        code, bits, 1, shape, "y");
  };
  EXPECT_EQ(output(TCOPT_F32, &two), TCOPT_OK);
  EXPECT_EQ(output(TCOPT_F32, &three), TCOPT_SHAPE_MISMATCH);
  EXPECT_EQ(ctx.error(), "result 1 ('y'): expected shape [3], found [2]");
  ctx.take();
  EXPECT_EQ(output(TCOPT_I32, &two), TCOPT_INVALID_ARGUMENT);
  ctx.take();
  x->strides = &twice;
  EXPECT_EQ(output(TCOPT_F32, &two), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(ctx.error(), "result 1 ('y'): expected the order of C, without "
                         "gaps, of a tensor on a device");
  ctx.take();
  x->strides = nullptr;
  x->data = nullptr;
  EXPECT_EQ(output(TCOPT_F32, &two), TCOPT_INVALID_ARGUMENT);
  ctx.take();
}

TEST(Device, ArgumentsAreCopiedToTheHost) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  DeviceTensor x(fake, {1, 2, 3});
  int64_t mark = tcopt_rt_call_begin(ctx);
  auto *values = static_cast<const float *>(tcopt_rt_contiguous(ctx, x.get()));
  ASSERT_NE(values, nullptr);
  EXPECT_EQ(values[0], 1);
  EXPECT_EQ(values[2], 3);
  EXPECT_EQ(fake.stream, &fake);
  EXPECT_EQ(tcopt_rt_copies(ctx), 1);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
}

TEST(Device, ResultsAreCopiedFromTheHost) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  DeviceTensor y(fake, {0, 0});
  int64_t mark = tcopt_rt_call_begin(ctx);
  auto *values = static_cast<float *>(tcopt_rt_output_begin(ctx, y.get()));
  ASSERT_NE(values, nullptr);
  EXPECT_NE(static_cast<void *>(values), y->data);
  values[0] = 5;
  values[1] = 6;
  EXPECT_EQ(tcopt_rt_output_end(ctx, y.get(), values), TCOPT_OK);
  EXPECT_EQ(y.at(0), 5);
  EXPECT_EQ(y.at(1), 6);
  EXPECT_EQ(fake.copies, 1);
  EXPECT_EQ(tcopt_rt_copies(ctx), 1);
  EXPECT_EQ(tcopt_rt_call_end(ctx, mark), TCOPT_OK);
}

// Addresses of a device may be those of the host's memory by chance.
TEST(Device, AddressesAreOfTheirOwn) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  Tensor x(f32, {2});
  tcopt_tensor in[2] = {*x.get(), *x.get()};
  int64_t donor = 0;
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 2, x.get(), 1, &donor),
            TCOPT_INVALID_ARGUMENT);
  ctx.take();
  in[1].device = fake.device;
  EXPECT_EQ(tcopt_rt_check_donated(ctx, in, 2, x.get(), 1, &donor), TCOPT_OK);
}

TEST(Device, WithoutElementsNothingIsCopied) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  DeviceTensor x(fake, {});
  EXPECT_NE(tcopt_rt_contiguous(ctx, x.get()), nullptr);
  EXPECT_EQ(fake.copies, 0);
}

TEST(Device, ReportsACopyThatFails) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  DeviceTensor x(fake, {1});
  fake.isBroken = true;
  EXPECT_EQ(tcopt_rt_contiguous(ctx, x.get()), nullptr);
  EXPECT_EQ(ctx.error(), "the device_copy hook could not copy 4 bytes");
  EXPECT_EQ(ctx.take(), TCOPT_INTERNAL);
  char data[64];
  EXPECT_EQ(tcopt_rt_output_end(ctx, x.get(), data), TCOPT_INTERNAL);
  ctx.take();
}

TEST(Device, AllocatesResults) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  int64_t shape[2] = {2, 3};
  tcopt_tensor t = {};
  t.shape = shape;
  ASSERT_EQ(tcopt_rt_alloc_device_result(ctx, &t, TCOPT_F32, 2, shape),
            TCOPT_OK);
  EXPECT_EQ(t.device.type, TCOPT_DEVICE_EXT);
  EXPECT_EQ(t.device.id, 3);
  EXPECT_EQ(fake.bytes, 24);
  EXPECT_EQ(tcopt_rt_bytes(ctx), 0);
  tcopt_rt_free_result(ctx, &t);
  EXPECT_EQ(t.data, nullptr);
  EXPECT_EQ(fake.bytes, 0);
  tcopt_rt_free_result(ctx, &t);
  shape[0] = 0;
  ASSERT_EQ(tcopt_rt_alloc_device_result(ctx, &t, TCOPT_F32, 2, shape),
            TCOPT_OK);
  tcopt_rt_free_result(ctx, &t);
  EXPECT_EQ(fake.bytes, 0);
  EXPECT_EQ(fake.allocations, 2);
}

// Their data is no address that the host may look at.
TEST(Device, FreesNoResultsOfOtherDevices) {
  FakeDevice fake;
  Context ctx(optionsOf(fake));
  int64_t shape[1] = {2};
  tcopt_tensor t = {};
  t.shape = shape;
  ASSERT_EQ(tcopt_rt_alloc_device_result(ctx, &t, TCOPT_F32, 1, shape),
            TCOPT_OK);
  t.device.id = 4;
  void *data = t.data;
  tcopt_rt_free_result(ctx, &t);
  EXPECT_EQ(tcopt_rt_status(ctx), TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(t.data, data);
  EXPECT_EQ(fake.bytes, 8);
  tcopt_rt_reset(ctx);
  t.device.id = 3;
  tcopt_rt_free_result(ctx, &t);
  EXPECT_EQ(fake.bytes, 0);
}

TEST(Device, ReportsWhatCannotBeAllocated) {
  FakeDevice fake;
  Context ctx(optionsOf(fake)), host;
  int64_t shape[1] = {2};
  tcopt_tensor t = {};
  t.shape = shape;
  fake.isFull = true;
  EXPECT_EQ(tcopt_rt_alloc_device_result(ctx, &t, TCOPT_F32, 1, shape),
            TCOPT_OUT_OF_MEMORY);
  EXPECT_EQ(t.data, nullptr);
  ctx.take();
  EXPECT_EQ(tcopt_rt_alloc_device_result(host, &t, TCOPT_F32, 1, shape),
            TCOPT_INVALID_ARGUMENT);
  EXPECT_EQ(host.error(), "alloc_device_result: expected a context with a "
                          "device besides the CPU");
  host.take();
}

} // namespace
