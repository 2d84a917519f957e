//===- RuntimeTest.h - Contexts and tensors for the tests -------*- C++ -*-===//

#ifndef TCOPT_UNITTESTS_RUNTIME_RUNTIMETEST_H
#define TCOPT_UNITTESTS_RUNTIME_RUNTIMETEST_H

#include "tcopt/Runtime/tcopt_rt.h"

#include "gtest/gtest.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace tcopt::rt::test {

/// Options with their size filled in.
inline tcopt_context_options makeOptions() {
  tcopt_context_options options = {};
  options.size = sizeof(options);
  return options;
}

/// A context for a scope; all that it handed out must be freed at its end.
class Context {
public:
  Context() : Context(makeOptions()) {}
  explicit Context(const tcopt_context_options &options) {
    EXPECT_EQ(tcopt_rt_context_create(&options, &ctx), TCOPT_OK);
  }
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;
  ~Context() {
    tcopt_rt_reset(ctx);
    tcopt_rt_trim(ctx);
    EXPECT_EQ(tcopt_rt_bytes(ctx), 0) << "memory was not freed";
    tcopt_rt_context_destroy(ctx);
  }

  operator tcopt_context *() const { return ctx; }
  std::string error() const { return tcopt_rt_last_error(ctx); }

  /// The status of the call, which is then reset.
  int take() {
    int status = tcopt_rt_status(ctx);
    tcopt_rt_reset(ctx);
    return status;
  }

private:
  tcopt_context *ctx = nullptr;
};

/// A tensor whose data is 64-byte-aligned, plus `shift` elements.
class Tensor {
public:
  Tensor(tcopt_dtype dtype, std::vector<int64_t> sizes,
         std::vector<int64_t> steps = {}, int64_t capacity = -1,
         int64_t shift = 0)
      : shape(std::move(sizes)), strides(std::move(steps)),
        elementBytes(dtype.bits / 8) {
    int64_t count = 1;
    for (int64_t size : shape)
      count *= size;
    if (capacity < 0)
      capacity = count;
    memory.resize((capacity + shift) * elementBytes + 64);
    auto address = reinterpret_cast<uintptr_t>(memory.data());
    char *aligned = memory.data() + (64 - address % 64) % 64;
    t.data = aligned + shift * elementBytes;
    t.device = {TCOPT_DEVICE_CPU, 0};
    t.ndim = static_cast<int32_t>(shape.size());
    t.dtype = dtype;
    t.shape = shape.data();
    t.strides = strides.empty() ? nullptr : strides.data();
    t.byte_offset = 0;
  }
  Tensor(const Tensor &) = delete;
  Tensor &operator=(const Tensor &) = delete;

  tcopt_tensor *operator->() { return &t; }
  tcopt_tensor *get() { return &t; }

  /// Sets the elements in memory order.
  template <typename T> Tensor &fill(std::initializer_list<T> values) {
    std::memcpy(t.data, std::data(values), values.size() * sizeof(T));
    return *this;
  }
  template <typename T> Tensor &iota(int64_t count) {
    for (int64_t i = 0; i < count; ++i)
      set<T>(i, static_cast<T>(i));
    return *this;
  }
  template <typename T> void set(int64_t i, T value) {
    std::memcpy(static_cast<char *>(t.data) + i * elementBytes, &value,
                sizeof(T));
  }
  template <typename T> T at(int64_t i) const {
    T value;
    std::memcpy(&value, static_cast<char *>(t.data) + i * elementBytes,
                sizeof(T));
    return value;
  }

private:
  std::vector<int64_t> shape, strides;
  int64_t elementBytes;
  std::vector<char> memory;
  tcopt_tensor t;
};

inline constexpr tcopt_dtype f64 = {TCOPT_F64, 1}, f32 = {TCOPT_F32, 1},
                             f16 = {TCOPT_F16, 1}, bf16 = {TCOPT_BF16, 1},
                             i64 = {TCOPT_I64, 1}, i32 = {TCOPT_I32, 1},
                             i16 = {TCOPT_I16, 1}, i8 = {TCOPT_I8, 1},
                             ui8 = {TCOPT_UI8, 1}, i1 = {TCOPT_BOOL, 1};
inline constexpr tcopt_dtype allDtypes[] = {f64, f32, f16, bf16, i64,
                                            i32, i16, i8,  ui8,  i1};

/// `value`, as an element of any dtype, at element `i`.
inline void setAs(Tensor &tensor, int64_t i, double value) {
  tcopt_dtype d = tensor->dtype;
  if (d.code == TCOPT_DTYPE_BFLOAT)
    tensor.set(i, tcopt_rt_f64_to_bf16(value));
  else if (d.code == TCOPT_DTYPE_FLOAT && d.bits == 16)
    tensor.set(i, tcopt_rt_f64_to_f16(value));
  else if (d.code == TCOPT_DTYPE_FLOAT && d.bits == 32)
    tensor.set(i, static_cast<float>(value));
  else if (d.code == TCOPT_DTYPE_FLOAT)
    tensor.set(i, value);
  else if (d.bits == 64)
    tensor.set(i, static_cast<int64_t>(value));
  else if (d.bits == 32)
    tensor.set(i, static_cast<int32_t>(value));
  else if (d.bits == 16)
    tensor.set(i, static_cast<int16_t>(value));
  else
    tensor.set(i, static_cast<int8_t>(value));
}

inline bool isAligned(const void *memory, uintptr_t alignment = 64) {
  return reinterpret_cast<uintptr_t>(memory) % alignment == 0;
}

} // namespace tcopt::rt::test

#endif // TCOPT_UNITTESTS_RUNTIME_RUNTIMETEST_H
