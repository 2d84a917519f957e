//===- Philox.h - Philox4x32-10 ---------------------------------*- C++ -*-===//
//
// The counter-based random number generator of Salmon et al. (SC 2011), bit
// for bit as Random123, cuRAND and PyTorch compute it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_PHILOX_H
#define TCOPT_SUPPORT_PHILOX_H

#include <array>
#include <cstdint>

namespace tcopt {

using PhiloxCounter = std::array<uint32_t, 4>;
using PhiloxKey = std::array<uint32_t, 2>;

/// Four random words: a pure function of counter and key.
constexpr PhiloxCounter philox4x32(PhiloxCounter counter, PhiloxKey key) {
  for (int round = 0; round < 10; ++round) {
    uint64_t even = uint64_t(0xD2511F53u) * counter[0];
    uint64_t odd = uint64_t(0xCD9E8D57u) * counter[2];
    counter = {uint32_t(odd >> 32) ^ counter[1] ^ key[0], uint32_t(odd),
               uint32_t(even >> 32) ^ counter[3] ^ key[1], uint32_t(even)};
    key[0] += 0x9E3779B9u;
    key[1] += 0xBB67AE85u;
  }
  return counter;
}

} // namespace tcopt

#endif // TCOPT_SUPPORT_PHILOX_H
