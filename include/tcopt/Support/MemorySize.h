//===- MemorySize.h - amounts of memory in options --------------*- C++ -*-===//

#ifndef TCOPT_SUPPORT_MEMORYSIZE_H
#define TCOPT_SUPPORT_MEMORYSIZE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace tcopt {

/// "64MiB", "1.5GiB", "4096B" as bytes. Units are B, KiB, MiB and GiB.
std::optional<uint64_t> parseBytes(llvm::StringRef text);
/// "0.5": a number in [0, 1] without a unit.
std::optional<double> parseFraction(llvm::StringRef text);

} // namespace tcopt

#endif // TCOPT_SUPPORT_MEMORYSIZE_H
