//===- Launches.h - Pieces of which loops on a GPU are made -----*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_LAUNCHES_H
#define TCOPT_CONVERSION_NESTTOGPU_LAUNCHES_H

#include "tcopt/CUDA/IR/CUDADialect.h"
#include "tcopt/Conversion/NestToLoops/Loops.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::device {

using loops::Index;
using loops::IndexMath;
using loops::IndicesBody;
using loops::LoopKernel;

using nest::attrs::kBlocks;
using nest::attrs::kResident;
using nest::attrs::kThreads;

/// Threads of a block without a schedule.
constexpr int64_t kUsualThreads = 256;

/// A loop over all indices of a box, each of which is a thread.
void threadBox(mlir::OpBuilder &builder, mlir::Location loc,
               llvm::ArrayRef<Index> sizes, int64_t threads, IndicesBody body);

/// A loop over blocks, whose body each thread of a block runs.
mlir::scf::ParallelOp blockBox(mlir::OpBuilder &builder, mlir::Location loc,
                               Index blocks, int64_t threads,
                               loops::IndexBody body);

/// A few vectors for each thread: pointwise ops and copies whose operands are
/// contiguous along the last loop of the order, or the same.
void emitVectors(mlir::OpBuilder &builder, const LoopKernel &kernel);

/// Whether an operand lies along one loop, and not along another one.
bool isTransposed(const KernelShape &shape, mlir::OpOperand &operand,
                  int64_t across, int64_t along);

/// Tiles of the last two loops of the order: pointwise ops and copies with
/// inputs that lie along the first of them, and an output along the other.
void emitTransposes(mlir::OpBuilder &builder, const LoopKernel &kernel);

/// A thread for each result: pointwise ops, copies and reductions whose terms
/// it adds in order.
void emitRows(mlir::OpBuilder &builder, const LoopKernel &kernel);

/// Threads add the terms of a row, or of columns, together.
void emitBlockRows(mlir::OpBuilder &builder, const LoopKernel &kernel);
void emitBlockColumns(mlir::OpBuilder &builder, const LoopKernel &kernel);

/// Blocks sum tiles of products' sums.
void emitContraction(mlir::OpBuilder &builder, const LoopKernel &kernel);
/// Emits a contraction by instructions of tensor cores.
void emitTensorCores(mlir::OpBuilder &builder, const LoopKernel &kernel);

/// A thread for each row of an op that keeps each step of a sum, or groups of
/// threads for its parts.
void emitScan(mlir::OpBuilder &builder, const LoopKernel &kernel);
void emitScanBlocks(mlir::OpBuilder &builder, const LoopKernel &kernel);

/// Replace an op on buffers by loops. A thread applies the updates of an
/// element in order; the index of a sorted element is the number of elements
/// before it.
void lowerScatter(nest::ScatterOp op, ScheduleAttrInterface schedule);
/// Emits updates by blocks, each of which has some of the elements.
void emitScatterBlocks(mlir::OpBuilder &builder, nest::ScatterOp op,
                       cuda::BlockScatterAttr schedule);
void lowerSort(nest::SortOp op, ScheduleAttrInterface schedule);
/// Rows sorted by a block each.
void emitSortBlocks(mlir::OpBuilder &builder, nest::SortOp op,
                    cuda::SortAttr schedule);

/// Turns code of a function outside of shared loops into loops of one thread.
struct SerialCounts {
  int64_t loops = 0, hostReads = 0;
};
mlir::FailureOr<SerialCounts> makeSerialLoops(mlir::func::FuncOp function);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_LAUNCHES_H
