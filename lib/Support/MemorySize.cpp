//===- MemorySize.cpp - amounts of memory in options ----------------------===//

#include "tcopt/Support/MemorySize.h"
#include "llvm/ADT/STLExtras.h"

namespace tcopt {

static std::optional<double> parseNumber(llvm::StringRef text) {
  double number;
  if (text.getAsDouble(number) || !(number >= 0))
    return std::nullopt;
  return number;
}

std::optional<uint64_t> parseBytes(llvm::StringRef text) {
  static constexpr std::pair<llvm::StringLiteral, double> units[] = {
      {"KiB", 0x1p10}, {"MiB", 0x1p20}, {"GiB", 0x1p30}, {"B", 1}};
  for (auto [unit, bytes] : units)
    if (text.consume_back(unit)) {
      std::optional<double> number = parseNumber(text);
      bool fits = number && *number * bytes < 0x1p62;
      return fits ? std::optional(uint64_t(*number * bytes)) : std::nullopt;
    }
  return std::nullopt;
}

std::optional<double> parseFraction(llvm::StringRef text) {
  std::optional<double> number = parseNumber(text);
  return number && *number <= 1 ? number : std::nullopt;
}

} // namespace tcopt
