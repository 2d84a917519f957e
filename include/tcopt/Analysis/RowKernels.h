//===- RowKernels.h - conditions of row programs ----------------*- C++ -*-===//
//
// Plain algebra, without MLIR: a kernel of several ops over the same rows runs
// as a row program (NestToLoops/RowProgram.h) if all of its members do. The
// limits of a target are determined by the storage that its emitter uses.
//
// Worked example: max, sub, exp, sum and div of a softmax over the rows of
// x[4096, 1024] have the row loop i and rows of 1024 elements. Each reduction
// reduces a whole row, so that the group is a row program. With an additional
// sum over i, each thread has 4 KB of sums.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_ROWKERNELS_H
#define TCOPT_ANALYSIS_ROWKERNELS_H

#include "tcopt/Analysis/KernelModel.h"

namespace tcopt {

struct RowLimits {
  /// The most members that compute, and the most inputs and outputs together.
  unsigned maxMembers = 64, maxOperands = 24;
  /// The number of rows that is sufficient for all threads, and the length from
  /// which threads should share a row if there are fewer rows.
  double enoughRows = 8, longRow = 1 << 16;
  /// Most bytes of results that reduce over rows.
  double maxColumnBytes = 12 * 1024;
  /// The longest row whose elements each have a sum over rows.
  double maxSummedRow = std::numeric_limits<double>::infinity();
  /// Whether threads share a row, so that sums in a fixed order require
  /// adjacent contiguous rows.
  bool sharesRows = false;
};

/// Returns the reason why a group is not a row program, or a slow one; empty if
/// it is one.
llvm::StringRef refusesRows(const GroupShape &shape,
                            const RowLimits &limits = {});

/// A kernel is one op and the elementwise ops around it, or a row program.
class RowKernelModel : public NeighborKernelModel {
public:
  RowKernelModel(KernelRates rates, NeighborRules rules, RowLimits limits)
      : NeighborKernelModel(rates, rules), limits(limits) {}
  llvm::StringRef refuses(const GroupShape &shape) const override;

private:
  RowLimits limits;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_ROWKERNELS_H
