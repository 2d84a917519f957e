//===- RandomInput.h - Random inputs of programs ----------------*- C++ -*-===//
//
// Implements inputs such as `random:SEED`. They are equal on every machine and
// for any number of threads, and different for each argument of a program.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_RANDOMINPUT_H
#define TCOPT_SUPPORT_RANDOMINPUT_H

#include "tcopt/Support/HostTensor.h"
#include "tcopt/Support/Philox.h"
#include <optional>
#include <utility>

namespace tcopt {

/// Special values that replace a quarter of the random elements.
enum class Extremes {
  None,
  /// Floats: 0, -0, 1, -1, infinities, NaN.
  NonFinite,
  /// Floats: also 0.5, 1.5, 2.5, 1 + epsilon, and the largest, least normal and
  /// least numbers of the type, of both signs. Integers: the least and greatest
  /// number of the type, 0, 1, -1.
  All,
};

/// The distribution of an argument's elements.
struct RandomSource {
  uint64_t seed = 0;
  /// Index of the argument; each argument has a separate Philox key.
  uint64_t argument = 0;
  /// Least and greatest value, both included.
  std::optional<std::pair<int64_t, int64_t>> range;
  /// Special values. With a range, these are its ends.
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

/// Parses `random:SEED`, `nonfinite:SEED` or `special:SEED`; nullopt for other
/// texts. Errors: an invalid seed.
llvm::Expected<std::optional<RandomSource>>
parseRandomSource(llvm::StringRef text);

} // namespace tcopt

#endif // TCOPT_SUPPORT_RANDOMINPUT_H
