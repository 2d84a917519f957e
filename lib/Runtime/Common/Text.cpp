//===- Text.cpp - Text that grows, and how values are written -------------===//

#include "Text.h"

#include <charconv>
#include <cmath>
#include <cstring>

using namespace tcopt::rt;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

template <typename T> static T load(const char *address) {
  T value;
  std::memcpy(&value, address, sizeof(T));
  return value;
}

static double loadReal(tcopt_dtype dtype, const char *address) {
  if (dtype.bits == 64)
    return load<double>(address);
  if (dtype.bits == 32)
    return load<float>(address);
  uint16_t bits = load<uint16_t>(address);
  return dtype.code == TCOPT_DTYPE_BFLOAT ? tcopt_rt_bf16_to_f64(bits)
                                          : tcopt_rt_f16_to_f64(bits);
}

static int64_t loadSigned(int bits, const char *address) {
  switch (bits) {
  case 64:
    return load<int64_t>(address);
  case 32:
    return load<int32_t>(address);
  case 16:
    return load<int16_t>(address);
  default:
    return load<int8_t>(address);
  }
}

Element tcopt::rt::loadElement(tcopt_dtype dtype, const char *address) {
  switch (dtype.code) {
  case TCOPT_DTYPE_FLOAT:
  case TCOPT_DTYPE_BFLOAT:
    return {true, loadReal(dtype, address), 0};
  case TCOPT_DTYPE_BOOL:
    return {false, 0, load<uint8_t>(address) != 0};
  case TCOPT_DTYPE_UINT:
    return {false, 0, load<uint8_t>(address)};
  default:
    return {false, 0, loadSigned(dtype.bits, address)};
  }
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

void Text::append(const char *string, int64_t length) {
  // The terminating NUL stands behind the counted characters.
  if (!chars.reserve(length + 1)) {
    complete = false;
    return;
  }
  for (int64_t i = 0; i < length; ++i)
    chars.push(string[i]);
  chars.push(0);
  chars.truncate(chars.size() - 1);
}

void Text::append(const char *string) { append(string, std::strlen(string)); }

void Text::appendInteger(int64_t value) {
  char digits[24];
  auto result = std::to_chars(digits, digits + sizeof(digits), value);
  append(digits, result.ptr - digits);
}

template <typename T> static char *writeReal(char (&digits)[40], T value) {
  return std::to_chars(digits, digits + sizeof(digits), value).ptr;
}

/// NaN has a sign that depends on how it was made and means nothing.
static const char *nanOrNull(double value) {
  return std::isnan(value) ? "nan" : nullptr;
}

void Text::appendReal(double value) {
  if (const char *nan = nanOrNull(value))
    return append(nan);
  char digits[40];
  append(digits, writeReal(digits, value) - digits);
}

template <typename SameBits>
void Text::appendShort(double value, SameBits sameBits) {
  char digits[40];
  char *end = digits;
  for (int precision = 1; precision <= 9; ++precision) {
    end = std::to_chars(digits, digits + sizeof(digits), value,
                        std::chars_format::general, precision)
              .ptr;
    double readBack = 0;
    std::from_chars(digits, end, readBack);
    if (sameBits(readBack))
      break;
  }
  append(digits, end - digits);
}

void Text::appendElement(tcopt_dtype dtype, const Element &element) {
  if (dtype.code == TCOPT_DTYPE_BOOL)
    return append(element.whole ? "true" : "false");
  if (!element.isFloat)
    return appendInteger(element.whole);
  double value = element.real;
  if (dtype.bits == 64 || !std::isfinite(value))
    return appendReal(value);
  if (dtype.bits == 32) {
    char digits[40];
    return append(digits,
                  writeReal(digits, static_cast<float>(value)) - digits);
  }
  auto toBits = dtype.code == TCOPT_DTYPE_BFLOAT ? tcopt_rt_f64_to_bf16
                                                 : tcopt_rt_f64_to_f16;
  appendShort(value,
              [&](double read) { return toBits(read) == toBits(value); });
}

void Text::appendIndices(const int64_t *values, int32_t count) {
  append("[");
  for (int32_t i = 0; i < count; ++i) {
    if (i > 0)
      append(", ");
    if (!values || values[i] == -1)
      append("?");
    else
      appendInteger(values[i]);
  }
  append("]");
}
