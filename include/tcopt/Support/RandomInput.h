//===- RandomInput.h - The inputs that `random:SEED` draws ------*- C++ -*-===//
//
// Inputs for programs: the same on every machine and for any number of
// threads, and different for each argument of a program.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_RANDOMINPUT_H
#define TCOPT_SUPPORT_RANDOMINPUT_H

#include "tcopt/Support/HostTensor.h"
#include "tcopt/Support/Philox.h"
#include <optional>
#include <utility>

namespace tcopt {

/// Which elements are put among the random ones, at a quarter of the places.
enum class Extremes {
  None,
  /// Floats: zeros of both signs, ones, infinities, NaN.
  NonFinite,
  /// Floats: besides, halves, the largest, least normal and least numbers of
  /// the type. Integers: the ends of the type, 0, 1, -1.
  All,
};

/// What one argument's elements are drawn from.
struct RandomSource {
  uint64_t seed = 0;
  /// Position of the argument; each has a Philox key of its own.
  uint64_t argument = 0;
  /// Least and greatest value, both included.
  std::optional<std::pair<int64_t, int64_t>> range;
  /// With a range, its ends stand for all of them.
  Extremes extremes = Extremes::None;
};

/// A tensor of random elements.
///   floats    standard normals (Box-Muller in double, rounded once); with a
///             range, uniform in it
///   integers  uniform in the range, by default [-8, 7], for u8 [0, 15]
///   Booleans  fair coins, or uniform in the range
/// Errors: a range that is empty or that the dtype cannot hold, and those of
/// `HostTensor::create`.
llvm::Expected<HostTensor>
randomTensor(DType dtype, llvm::ArrayRef<int64_t> shape,
             const RandomSource &source,
             uint64_t byteLimit = HostTensor::defaultByteLimit);

/// The seed of `random:SEED`, decimal or 0x-hexadecimal, up to 64 bits.
llvm::Expected<uint64_t> parseRandomSeed(llvm::StringRef text);

/// Reads `random:SEED`, `nonfinite:SEED` or `special:SEED`; none for what
/// begins otherwise. Errors: no such seed.
llvm::Expected<std::optional<RandomSource>>
parseRandomSource(llvm::StringRef text);

} // namespace tcopt

#endif // TCOPT_SUPPORT_RANDOMINPUT_H
