//===- ScanTile.h - How threads share a scan --------------------*- C++ -*-===//
//
// Plain algebra, without MLIR.
//
// Worked example: one row of 10 million elements. A block takes 1024 of them at
// a time, 4 a thread, and 256 blocks share the row: 39 tiles each.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SCANTILE_H
#define TCOPT_CONVERSION_NESTTOGPU_SCANTILE_H

#include "tcopt/Analysis/KernelShape.h"
#include <algorithm>
#include <optional>

namespace tcopt::device {

struct ScanTile {
  /// Neighbouring elements of a thread, threads of a row, and groups of them
  /// that share it.
  int64_t items, group, parts;
};

/// None where a thread for each row is enough. Elements of a row lie side by
/// side if `inRows`; sizes may be unknown.
inline std::optional<ScanTile> chooseScan(int64_t rows, int64_t size,
                                          bool inRows) {
  constexpr int64_t block = 256, warp = 32, items = 4;
  /// Rows that keep a GPU busy by a thread each, and elements of a thread.
  constexpr int64_t manyRows = 32768, fewElements = 16;
  auto isKnown = [](int64_t n) { return n != unknownSize; };
  if (isKnown(size) && size <= fewElements)
    return std::nullopt;
  if (!inRows) {
    if (!isKnown(rows) || rows < 1 || rows >= manyRows || !isKnown(size))
      return std::nullopt;
    int64_t parts = std::min({manyRows / rows, size / 64, int64_t(64)});
    if (parts < 2)
      return std::nullopt;
    return ScanTile{1, 1, parts};
  }
  ScanTile tile{items, block, 1};
  if (isKnown(size) && size <= warp * items * 4)
    tile.group = warp;
  else if (isKnown(rows) && rows > 0)
    tile.parts = std::clamp<int64_t>(
        std::min(isKnown(size) ? 512 / rows : 64 / rows,
                 isKnown(size) ? size / (block * items * 4) : 64),
        1, block);
  return tile;
}

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SCANTILE_H
