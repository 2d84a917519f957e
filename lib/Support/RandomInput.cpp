//===- RandomInput.cpp - The inputs that `random:SEED` draws ----*- C++ -*-===//
//
// Elements 2j and 2j+1 come from the Philox block of counter j, so any element
// can be had without those before it.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/RandomInput.h"
#include <cmath>
#include <numbers>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

/// The key of an argument: the first words of a Philox block under the seed.
static PhiloxKey deriveKey(const RandomSource &source) {
  PhiloxCounter words =
      philox4x32({uint32_t(source.argument), uint32_t(source.argument >> 32),
                  /*domain=*/0x74636f70, 0},
                 {uint32_t(source.seed), uint32_t(source.seed >> 32)});
  return {words[0], words[1]};
}

/// The two 64-bit words of block `index`.
static std::pair<uint64_t, uint64_t> drawBlock(uint64_t index, PhiloxKey key) {
  PhiloxCounter words =
      philox4x32({uint32_t(index), uint32_t(index >> 32), 0, 0}, key);
  return {uint64_t(words[0]) | uint64_t(words[1]) << 32,
          uint64_t(words[2]) | uint64_t(words[3]) << 32};
}

/// Uniform in [0, 1) with 53 bits.
static double toUnit(uint64_t word) { return double(word >> 11) * 0x1p-53; }

/// Box-Muller; 1 - u is never 0, so the logarithm is finite.
static std::pair<double, double> toNormals(std::pair<uint64_t, uint64_t> word) {
  double radius = std::sqrt(-2.0 * std::log(1.0 - toUnit(word.first)));
  double angle = 2.0 * std::numbers::pi * toUnit(word.second);
  return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// Maps a word to [low, high] by the upper half of a product: over or under
/// the fair share by at most (high - low + 1) / 2^64.
static int64_t toRange(uint64_t word, std::pair<int64_t, int64_t> range) {
  uint64_t span = uint64_t(range.second) - uint64_t(range.first) + 1;
  uint64_t offset =
      span == 0 ? word : uint64_t(((unsigned __int128)word * span) >> 64);
  return int64_t(uint64_t(range.first) + offset);
}

/// Calls `set(index, word)` for each element.
template <typename Fn>
static void forEachWord(int64_t count, PhiloxKey key, Fn set) {
  for (int64_t i = 0; i < count; i += 2) {
    auto [first, second] = drawBlock(uint64_t(i / 2), key);
    set(i, first);
    if (i + 1 < count)
      set(i + 1, second);
  }
}

static void fillNormals(HostTensor &tensor, PhiloxKey key) {
  int64_t count = tensor.numElements();
  for (int64_t i = 0; i < count; i += 2) {
    auto [first, second] = toNormals(drawBlock(uint64_t(i / 2), key));
    tensor.setFloat(i, first);
    if (i + 1 < count)
      tensor.setFloat(i + 1, second);
  }
}

static void fillUniform(HostTensor &tensor, PhiloxKey key,
                        std::pair<int64_t, int64_t> range) {
  double low = double(range.first), high = double(range.second);
  forEachWord(tensor.numElements(), key, [&](int64_t i, uint64_t word) {
    tensor.setFloat(i, low + (high - low) * toUnit(word));
  });
}

static void fillIntegers(HostTensor &tensor, PhiloxKey key,
                         std::pair<int64_t, int64_t> range) {
  forEachWord(tensor.numElements(), key, [&](int64_t i, uint64_t word) {
    tensor.setInt(i, toRange(word, range));
  });
}

static std::pair<int64_t, int64_t> defaultRange(DType dtype) {
  if (isBool(dtype))
    return {0, 1};
  return dtype == DType::U8 ? std::pair<int64_t, int64_t>(0, 15)
                            : std::pair<int64_t, int64_t>(-8, 7);
}

/// Whether both ends round to finite elements, for integers to themselves.
static bool holds(DType dtype, std::pair<int64_t, int64_t> range) {
  if (isFloat(dtype)) {
    double max = getFloatLimits(dtype).max;
    return double(range.first) >= -max && double(range.second) <= max;
  }
  auto [low, high] = getIntegerRange(dtype);
  return range.first >= low && range.second <= high;
}

static Error checkRange(DType dtype, std::pair<int64_t, int64_t> range) {
  if (range.first <= range.second && holds(dtype, range))
    return Error::success();
  return llvm::createStringError(
      "expected a range of %s values, found [%lld, %lld]",
      getName(dtype).str().c_str(), (long long)range.first,
      (long long)range.second);
}

Expected<HostTensor> tcopt::randomTensor(DType dtype,
                                         llvm::ArrayRef<int64_t> shape,
                                         const RandomSource &source,
                                         uint64_t byteLimit) {
  if (source.range)
    if (Error error = checkRange(dtype, *source.range))
      return error;
  Expected<HostTensor> tensor = HostTensor::create(dtype, shape, byteLimit);
  if (!tensor)
    return tensor;
  PhiloxKey key = deriveKey(source);
  if (!isFloat(dtype))
    fillIntegers(*tensor, key, source.range.value_or(defaultRange(dtype)));
  else if (source.range)
    fillUniform(*tensor, key, *source.range);
  else
    fillNormals(*tensor, key);
  return tensor;
}

Expected<uint64_t> tcopt::parseRandomSeed(llvm::StringRef text) {
  llvm::StringRef digits = text;
  bool prefixed = digits.consume_front("random:");
  unsigned radix = digits.consume_front("0x") ? 16 : 10;
  uint64_t seed;
  if (!prefixed || digits.getAsInteger(radix, seed))
    return llvm::createStringError("expected random:SEED, found '%s'",
                                   text.str().c_str());
  return seed;
}
