//===- SeparateDevice.h - Addresses that the host cannot use -----*- C++
//-*-===//
//
// Its memory is the host's, but its addresses are others: whoever looks at one
// without the hooks crashes. Copies have to lie within allocations.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_RUNTIME_SEPARATEDEVICE_H
#define TCOPT_UNITTESTS_RUNTIME_SEPARATEDEVICE_H

#include "RuntimeTest.h"

#include <map>

namespace tcopt::rt::test {

class SeparateDevice {
public:
  tcopt_context_options options() {
    tcopt_context_options o = makeOptions();
    o.user = this;
    o.device = device;
    o.stream = this;
    o.device_allocate = allocate;
    o.device_deallocate = deallocate;
    o.device_copy = copy;
    o.device_state = this;
    o.device_check = check;
    o.device_explain = explain;
    return o;
  }

  /// What the device has at an address.
  template <typename T> T &at(const void *address, int64_t i = 0) {
    return static_cast<T *>(hostOf(address, (i + 1) * sizeof(T)))[i];
  }

  ~SeparateDevice() {
    EXPECT_TRUE(live.empty()) << "device memory was not freed";
  }

  tcopt_device device = {TCOPT_DEVICE_CUDA, 1};
  int allocations = 0, uploads = 0, downloads = 0, moves = 0, checks = 0;
  bool isFull = false, isBroken = false, canExplain = false;
  /// The stream of the last allocation.
  void *lastStream = this;
  /// What the next check finds.
  int found = TCOPT_OK;

private:
  static constexpr uintptr_t distance = uintptr_t(1) << 62;

  static SeparateDevice &of(void *user) {
    return *static_cast<SeparateDevice *>(user);
  }

  void *hostOf(const void *address, size_t bytes) {
    uintptr_t begin = reinterpret_cast<uintptr_t>(address) - distance;
    auto next = live.upper_bound(begin);
    EXPECT_NE(next, live.begin()) << "no address of the device";
    auto allocation = std::prev(next);
    EXPECT_LE(begin + bytes, allocation->first + allocation->second);
    return reinterpret_cast<void *>(begin);
  }

  static void *allocate(void *user, void *stream, tcopt_device device,
                        size_t bytes, size_t alignment) {
    SeparateDevice &fake = of(user);
    EXPECT_EQ(device.id, fake.device.id);
    fake.lastStream = stream;
    void *memory = nullptr;
    if (fake.isFull || posix_memalign(&memory, alignment, bytes))
      return nullptr;
    std::memset(memory, 0xcc, bytes);
    auto begin = reinterpret_cast<uintptr_t>(memory);
    fake.live[begin] = bytes;
    ++fake.allocations;
    return reinterpret_cast<void *>(begin + distance);
  }

  static void deallocate(void *user, tcopt_device device, void *memory,
                         size_t bytes) {
    SeparateDevice &fake = of(user);
    EXPECT_EQ(device.id, fake.device.id);
    uintptr_t begin = reinterpret_cast<uintptr_t>(memory) - distance;
    EXPECT_EQ(fake.live[begin], bytes);
    fake.live.erase(begin);
    std::free(reinterpret_cast<void *>(begin));
  }

  static int copy(void *user, void *stream, void *to, tcopt_device toDevice,
                  const void *from, tcopt_device fromDevice, size_t bytes) {
    SeparateDevice &fake = of(user);
    EXPECT_EQ(stream, user);
    if (fake.isBroken)
      return 1;
    bool toHost = toDevice.type == TCOPT_DEVICE_CPU;
    bool fromHost = fromDevice.type == TCOPT_DEVICE_CPU;
    ++(toHost ? fake.downloads : fromHost ? fake.uploads : fake.moves);
    std::memmove(toHost ? to : fake.hostOf(to, bytes),
                 fromHost ? from : fake.hostOf(from, bytes), bytes);
    return 0;
  }

  static int check(tcopt_context *ctx) {
    SeparateDevice &fake = of(tcopt_rt_device_state(ctx));
    ++fake.checks;
    if (fake.found)
      tcopt_rt_fail(ctx, fake.found, "a kernel failed");
    fake.found = TCOPT_OK;
    return tcopt_rt_status(ctx);
  }

  static void explain(tcopt_context *ctx, size_t bytes) {
    if (of(tcopt_rt_device_state(ctx)).canExplain)
      tcopt_rt_fail(ctx, TCOPT_OUT_OF_MEMORY,
                    ("the device said no to " + std::to_string(bytes)).c_str());
  }

  std::map<uintptr_t, size_t> live;
};

/// A tensor on the fake device.
class DeviceArray {
public:
  DeviceArray(SeparateDevice &fake, tcopt_context *ctx,
              std::initializer_list<float> values)
      : fake(fake), ctx(ctx), size(int64_t(values.size())) {
    t.shape = &size;
    EXPECT_EQ(tcopt_rt_alloc_device_result(ctx, &t, TCOPT_F32, 1, &size),
              TCOPT_OK);
    int64_t i = 0;
    for (float value : values)
      fake.at<float>(t.data, i++) = value;
  }
  DeviceArray(const DeviceArray &) = delete;
  DeviceArray &operator=(const DeviceArray &) = delete;
  ~DeviceArray() { tcopt_rt_free_result(ctx, &t); }

  tcopt_tensor *operator->() { return &t; }
  tcopt_tensor *get() { return &t; }
  float at(int64_t i) { return fake.at<float>(t.data, i); }

private:
  SeparateDevice &fake;
  tcopt_context *ctx;
  int64_t size;
  tcopt_tensor t = {};
};

} // namespace tcopt::rt::test

#endif // TCOPT_UNITTESTS_RUNTIME_SEPARATEDEVICE_H
