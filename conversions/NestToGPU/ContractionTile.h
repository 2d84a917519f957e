//===- ContractionTile.h - How a block shares a tile of sums ----*- C++ -*-===//
//
// Plain algebra, without MLIR: which thread of a block reads which elements of
// the inputs' tiles, and which results it sums.
//
// Worked example: tiles of 128 x 128 results over 8 terms by 256 threads, each
// of which sums 8 x 8. Rows that a thread sums are 4 neighbours and 4 more that
// are 64 rows away: each of the 4 is one read of 16 bytes of shared memory, at
// which the lanes of a warp read neighbours. In the 128 x 8 elements of a tile
// of `a`, whose terms are neighbours in memory, thread t reads the 4 terms
// from 4 * (t % 2) on of row t / 2.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONTILE_H
#define TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONTILE_H

#include <algorithm>
#include <cstdint>

namespace tcopt::device {

/// The fields of `#cuda.contraction` or `#cuda.mma`, but the order.
struct ContractionTile {
  /// The tile of a block: results, and terms whose inputs it has at once.
  int64_t rows = 0, columns = 0, terms = 0;
  /// The results of a thread.
  int64_t ownRows = 0, ownColumns = 0;
  /// Blocks that share the terms of a tile.
  int64_t parts = 1;
  /// Terms of an instruction of tensor cores, 0 without: results are then a
  /// warp's and not a thread's.
  int64_t instruction = 0;
  /// Tiles of terms that shared memory has of inputs that are copied there.
  int64_t stages = 3;

  /// Bytes of shared memory, for inputs that are copied.
  int64_t inputBytes(int64_t element) const {
    return stages * (rows + columns) * terms * element;
  }
  int64_t threads() const {
    return rows / ownRows * (columns / ownColumns) * (instruction ? 32 : 1);
  }
};

/// Which results of a tile's rows, or columns, a thread has: runs of
/// neighbours, as far apart as there are threads for the runs between them.
struct OwnRuns {
  int64_t threads, run, count;

  /// `own` of `tile` results for each thread, in runs of at most `longest`.
  static OwnRuns of(int64_t tile, int64_t own, int64_t longest) {
    int64_t run = std::min(own, longest);
    return {tile / own, run, own / run};
  }
  /// The first result of run `i` of thread 0; that of thread t is `t * run`
  /// further.
  int64_t start(int64_t i) const { return i * threads * run; }
};

/// The grid of a block's threads: a warp is `warpRows` x `warpColumns` of
/// them, so that it reads few neighbours of each input at once.
struct ThreadGrid {
  int64_t rows, columns;

  int64_t warpColumns() const { return std::min<int64_t>(columns, 8); }
  int64_t warpRows() const { return 32 / warpColumns(); }
  int64_t rowOf(int64_t thread) const {
    int64_t warp = thread / 32, lane = thread % 32;
    return warp / (columns / warpColumns()) * warpRows() + lane / warpColumns();
  }
  int64_t columnOf(int64_t thread) const {
    int64_t warp = thread / 32, lane = thread % 32;
    return warp % (columns / warpColumns()) * warpColumns() +
           lane % warpColumns();
  }
};

/// Which elements of a tile of `lines` x `terms` a thread reads: vectors of
/// `width` along the terms, or along the lines.
struct ReadGrid {
  int64_t lines, terms, threads, width;
  bool alongTerms;

  /// Threads that share a line, or a term, of neighbours in memory.
  int64_t group() const { return alongTerms ? terms / width : threads / terms; }
  /// Vectors of a thread: all have the same terms.
  int64_t count() const { return lines * terms / (threads * width); }
  /// The line of vector 0; the next vector is `step` lines further.
  int64_t line(int64_t thread) const {
    return alongTerms ? thread / group() : thread % group() * width;
  }
  int64_t term(int64_t thread) const {
    return alongTerms ? thread % group() * width : thread / group();
  }
  int64_t step() const {
    return alongTerms ? threads / group() : group() * width;
  }
  /// Each thread has the same number of vectors, all of which are in the tile.
  bool fits() const {
    if (width < 1 || (alongTerms ? terms % width : threads % terms))
      return false;
    return group() >= 1 && threads % group() == 0 && step() <= lines &&
           lines % step() == 0;
  }
};

/// The widest reads of at most `widest` elements for which a grid fits.
inline ReadGrid readGrid(int64_t lines, int64_t terms, int64_t threads,
                         int64_t widest, bool alongTerms) {
  ReadGrid grid{lines, terms, threads, widest, alongTerms};
  while (grid.width > 1 && !grid.fits())
    grid.width /= 2;
  return grid;
}

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_CONTRACTIONTILE_H
