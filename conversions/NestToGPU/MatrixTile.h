//===- MatrixTile.h - Tiles that tensor cores read --------------*- C++ -*-===//
//
// Plain algebra, without MLIR. An instruction multiplies 16 rows by 8 columns
// of 32 bytes of terms. `ldmatrix` reads the operands of a thread as four
// squares of 8 x 16 bytes, an address a lane. Eight addresses are read at once,
// and must be in different banks: the position of 16 bytes in a row depends on
// the row's number (swizzling).
//
// Worked example: 32 terms of 2 bytes are 4 chunks, two rows of which are the
// 128 bytes of all banks. Chunk 1 of row 0 lies at 1, of row 2 at 1 ^ 1 = 0, of
// row 4 at 1 ^ 2 = 3: chunk 1 of rows 0 to 7 is read at once. Where a row is of
// 8 chunks or more, the bits of its number are reversed: four chunks each of
// rows 0 and 1, which are written at once, lie at 0 to 3 and at 4 to 7.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_MATRIXTILE_H
#define TCOPT_CONVERSION_NESTTOGPU_MATRIXTILE_H

#include <cstdint>

namespace tcopt::device {

/// Rows and columns of an instruction's results, and bytes of its terms.
constexpr int64_t kMatrixRows = 16, kMatrixColumns = 8, kMatrixBytes = 32;
/// Bytes at an address, and addresses that are read at once.
constexpr int64_t kChunkBytes = 16, kSquare = 8;

/// Rows of chunks, a power of two of them each.
struct SwizzledRows {
  int64_t chunks;
  /// Whether each lane reads 4 bytes: the lanes of a warp read eight adjacent
  /// elements, in two chunks, from each of four rows.
  bool ofWords = false;

  /// Rows in the same 128 bytes.
  int64_t rowsOfBanks() const {
    return chunks < kSquare ? kSquare / chunks : 1;
  }
  /// Chunk c of row r lies where chunk c ^ mask(r) would.
  int64_t maskBits() const { return (chunks < kSquare ? chunks : kSquare) - 1; }
  bool isReversed() const { return chunks >= kSquare; }
  int64_t mask(int64_t row) const {
    if (ofWords)
      return row % 4 * 2 & maskBits();
    int64_t bits = row / rowsOfBanks() & maskBits();
    return isReversed() ? bits % 2 * 4 + bits / 2 % 2 * 2 + bits / 4 : bits;
  }
  int64_t place(int64_t row, int64_t chunk) const {
    return row * chunks + (chunk ^ mask(row));
  }
};

/// Which line and chunk of terms the address of a lane is for, from the first
/// of a fragment on. The squares of rows follow each other along the rows
/// first, those of columns along the terms: the four of columns are two
/// instructions'.
struct FragmentLane {
  bool ofColumns;

  int64_t line(int64_t lane) const {
    return lane % kSquare + square(lane, !ofColumns) * kSquare;
  }
  /// Half of the instruction's terms.
  int64_t half(int64_t lane) const { return square(lane, ofColumns); }

private:
  static int64_t square(int64_t lane, bool inner) {
    return inner ? lane / kSquare % 2 : lane / (2 * kSquare);
  }
};

/// Row and column of sum `i` of four of a lane.
constexpr int64_t sumRow(int64_t lane, int64_t i) {
  return lane / 4 + i / 2 * kSquare;
}
constexpr int64_t sumColumn(int64_t lane, int64_t i) {
  return lane % 4 * 2 + i % 2;
}

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_MATRIXTILE_H
