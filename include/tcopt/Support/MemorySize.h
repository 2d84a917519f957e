//===- MemorySize.h - amounts of memory in options --------------*- C++ -*-===//

#ifndef TCOPT_SUPPORT_MEMORYSIZE_H
#define TCOPT_SUPPORT_MEMORYSIZE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace tcopt {

/// Parses "64MiB", "1.5GiB" or "4096B" as bytes. Units are B, KiB, MiB and GiB.
std::optional<uint64_t> parseBytes(llvm::StringRef text);
/// Parses a number in [0, 1] without a unit, such as "0.5".
std::optional<double> parseFraction(llvm::StringRef text);

} // namespace tcopt

#endif // TCOPT_SUPPORT_MEMORYSIZE_H
