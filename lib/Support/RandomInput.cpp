//===- RandomInput.cpp - The inputs that `random:SEED` draws ----*- C++ -*-===//
//
// Elements 2j and 2j+1 come from the Philox block of counter j, so any element
// can be had without those before it.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/RandomInput.h"
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

using namespace tcopt;
using llvm::Error;
using llvm::Expected;

/// The key of an argument: the first words of a Philox block under the seed.
/// What else is drawn for it has a `stream` of its own.
static PhiloxKey deriveKey(const RandomSource &source, uint32_t stream = 0) {
  PhiloxCounter words =
      philox4x32({uint32_t(source.argument), uint32_t(source.argument >> 32),
                  /*domain=*/0x74636f70, stream},
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

//===----------------------------------------------------------------------===//
// Extremes
//===----------------------------------------------------------------------===//

static std::vector<double> floatExtremes(const RandomSource &source,
                                         DType dtype) {
  if (source.range)
    return {double(source.range->first), double(source.range->second)};
  constexpr double inf = std::numeric_limits<double>::infinity();
  std::vector<double> values = {0.0,
                                -0.0,
                                1.0,
                                -1.0,
                                inf,
                                -inf,
                                std::numeric_limits<double>::quiet_NaN()};
  if (source.extremes == Extremes::NonFinite)
    return values;
  FloatLimits limits = getFloatLimits(dtype);
  for (double value : {0.5, 1.5, 2.5, limits.max, limits.minNormal,
                       limits.denormMin, 1 + limits.epsilon})
    values.insert(values.end(), {value, -value});
  return values;
}

static std::vector<int64_t> integerExtremes(const RandomSource &source,
                                            DType dtype) {
  auto [low, high] = source.range.value_or(getIntegerRange(dtype));
  std::vector<int64_t> values = {low, high};
  if (source.extremes == Extremes::All && !source.range)
    values.insert(values.end(), {low + 1, high - 1, 0, 1, low < 0 ? -1 : 2});
  return values;
}

/// Calls `set(index, which)` for a quarter of the elements.
template <typename Fn>
static void sprinkle(int64_t count, PhiloxKey key, size_t numValues, Fn set) {
  forEachWord(count, key, [&](int64_t i, uint64_t word) {
    if (word >> 62 == 0)
      set(i, size_t(word % numValues));
  });
}

static void addExtremes(HostTensor &tensor, const RandomSource &source) {
  PhiloxKey key = deriveKey(source, /*stream=*/1);
  DType dtype = tensor.dtype();
  if (isFloat(dtype)) {
    std::vector<double> values = floatExtremes(source, dtype);
    sprinkle(tensor.numElements(), key, values.size(),
             [&](int64_t i, size_t n) { tensor.setFloat(i, values[n]); });
  } else if (source.extremes == Extremes::All && isInteger(dtype)) {
    std::vector<int64_t> values = integerExtremes(source, dtype);
    sprinkle(tensor.numElements(), key, values.size(),
             [&](int64_t i, size_t n) { tensor.setInt(i, values[n]); });
  }
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

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
  if (source.extremes != Extremes::None)
    addExtremes(*tensor, source);
  return tensor;
}

static Expected<uint64_t> parseSeed(llvm::StringRef kind,
                                    llvm::StringRef text) {
  llvm::StringRef digits = text;
  bool prefixed = digits.consume_front(kind);
  unsigned radix = digits.consume_front("0x") ? 16 : 10;
  uint64_t seed;
  if (!prefixed || digits.getAsInteger(radix, seed))
    return llvm::createStringError("expected %sSEED, found '%s'",
                                   kind.str().c_str(), text.str().c_str());
  return seed;
}

Expected<uint64_t> tcopt::parseRandomSeed(llvm::StringRef text) {
  return parseSeed("random:", text);
}

Expected<std::optional<RandomSource>>
tcopt::parseRandomSource(llvm::StringRef text) {
  constexpr std::pair<llvm::StringLiteral, Extremes> kinds[] = {
      {"random:", Extremes::None},
      {"nonfinite:", Extremes::NonFinite},
      {"special:", Extremes::All}};
  for (auto [kind, extremes] : kinds) {
    if (!text.starts_with(kind))
      continue;
    Expected<uint64_t> seed = parseSeed(kind, text);
    if (!seed)
      return seed.takeError();
    RandomSource source;
    source.seed = *seed;
    source.extremes = extremes;
    return source;
  }
  return std::nullopt;
}
