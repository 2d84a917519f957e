//===- TransposeChoice.h - Tiles that are transposed in shared memory *- C++
//-*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_TRANSPOSECHOICE_H
#define TCOPT_CONVERSION_NESTTOGPU_TRANSPOSECHOICE_H

#include "LoopFacts.h"
#include <optional>

namespace tcopt::device {

/// Rows and columns of a tile, along two loops.
struct TransposeTile {
  /// That along which inputs lie, and that along which results do.
  int64_t across, along;
  int64_t size;
  /// Elements that a thread takes at once.
  int64_t width;
  int64_t threads;
};

/// A tile for an op without reductions some inputs of which lie along one other
/// loop than the results; none for others. `along` is the loop of the results,
/// and `widest` the elements of vectors along it.
std::optional<TransposeTile> chooseTranspose(const LoopFacts &facts,
                                             int64_t along, int64_t widest);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_TRANSPOSECHOICE_H
