//===- GroupScan.h - Running sums of a group's threads ----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_GROUPSCAN_H
#define TCOPT_CONVERSION_NESTTOGPU_GROUPSCAN_H

#include "Groups.h"

namespace tcopt::device {

/// Scans the values of a group's threads, a warp or the whole block.
class GroupScan {
public:
  GroupScan(mlir::OpBuilder &builder, mlir::Location loc,
            const Combiner &combiner, int64_t threads);

  struct Result {
    /// `first` combined with the values of the threads before, or of all.
    Values before, all;
  };
  /// Threads have their values in order. A block waits before it and after.
  Result run(Values values, mlir::ValueRange first);

private:
  Values running(Values values);
  Values shuffled(mlir::ValueRange values, mlir::gpu::ShuffleMode mode,
                  int64_t offset);
  Values choose(mlir::Value condition, mlir::ValueRange a, mlir::ValueRange b);
  Result overWarps(mlir::ValueRange totals, mlir::ValueRange first);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  IndexMath math;
  const Combiner &combiner;
  int64_t threads;
  mlir::Value lane, warp;
  /// Totals of each warp; empty if there is a single warp.
  Values memory;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_GROUPSCAN_H
