//===- ColumnRuns.h - vectors of columns that are not neighbours *- C++ -*-===//
//
// The columns of a convolution are counted over several loops. Along the
// innermost one they move by one element, or by two: a run. A vector of columns
// is a few runs, each of which a masked load reads.
//
// Worked example: of a vector of 8 columns in rows of 5, whose first is the
// fourth of its row, lanes [0, 2), [2, 7) and [7, 8) are runs.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_COLUMNRUNS_H
#define TCOPT_CONVERSION_NESTTOCPU_COLUMNRUNS_H

#include "Tiling.h"

namespace tcopt::cpu {

class ColumnRuns {
public:
  /// Whether vectors of the columns can be read so, if `longEnough` holds.
  static bool apply(const Tiling &tiling);
  /// Whether rows are so long that a vector has as many runs as are read; none
  /// if that is known.
  static mlir::Value longEnough(mlir::OpBuilder &builder, const Tiling &tiling);

  /// Of the `lanes` columns from `column` on, whose first `count` exist.
  /// `startOf` gives where a lane's column begins in the operand.
  ColumnRuns(mlir::OpBuilder &builder, const Tiling &tiling,
             loops::Index column, loops::Index count,
             llvm::function_ref<loops::Index(loops::Index lane)> startOf);

  /// The elements `term` further on; 0 in lanes that do not exist.
  mlir::Value load(loops::Index term);
  /// The least and the greatest offset, of lanes that exist and of the lanes
  /// from which others are counted.
  loops::Index lowest() const { return low; }
  loops::Index highest() const { return high; }

private:
  struct Run {
    /// Where lane 0 would be, and which elements of each vector are read.
    loops::Index start;
    llvm::SmallVector<mlir::Value, 2> masks;
  };

  void addRun(loops::Index begin, loops::Index end, loops::Index start);
  mlir::Value lanesWithin(int64_t part, loops::Index begin, loops::Index end);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  loops::IndexMath math;
  const Tiling &tiling;
  int64_t step;
  llvm::SmallVector<Run> runs;
  loops::Index low, high;
};

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_COLUMNRUNS_H
