//===- RowGroups.h - Groups of threads that have rows -----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_ROWGROUPS_H
#define TCOPT_CONVERSION_NESTTOGPU_ROWGROUPS_H

#include "Launches.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tcopt::device {

/// The rows of a kernel are the points of some of its loops; each has a group
/// of threads of a block. Ops with the same rows and groups have them in the
/// same threads.
class RowGroups {
public:
  /// The schedule of the kernel is `#cuda.block_rows`. `point`
  /// has an entry for each loop of the kernel. Rows are counted at the builder.
  RowGroups(mlir::OpBuilder &builder, const LoopKernel &kernel,
            llvm::ArrayRef<int64_t> loops, llvm::MutableArrayRef<Index> point);

  Index count() const { return rows; }
  /// Makes `point` that of a row.
  void setRow(Index row);

  /// Builds blocks for all rows. The body gets which thread of its group runs
  /// it, and whether the group has a row: null if all have. The rest get
  /// the point of the last row, as all threads of a warp participate.
  mlir::scf::ParallelOp
  build(llvm::function_ref<void(Index lane, mlir::Value isThere)> body);

  /// Whether a thread is the first of a group that has a row.
  mlir::Value isFirst(Index lane, mlir::Value isThere);

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
  llvm::ArrayRef<int64_t> loops;
  llvm::MutableArrayRef<Index> point;
  llvm::SmallVector<Index> sizes;
  int64_t group, threads;
  Index rows;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_ROWGROUPS_H
