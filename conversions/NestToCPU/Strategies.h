//===- Strategies.h - How ops on buffers become loops -----------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_STRATEGIES_H
#define TCOPT_CONVERSION_NESTTOCPU_STRATEGIES_H

#include "SharedLoops.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::cpu {

/// Parallel loops, with the reduced ones inside of them: pointwise ops, copies,
/// and reductions whose sums are kept in registers.
void emitRows(mlir::OpBuilder &builder, const loops::LoopKernel &kernel);

/// Reductions of few terms, a vector of results at a time: windows and the
/// like. All others are an error.
llvm::LogicalResult emitVectorRows(mlir::OpBuilder &builder,
                                   const loops::LoopKernel &kernel);

/// Reduced loops outside of the output's contiguous loop; sums are kept in the
/// output's buffer, a tile of columns at a time.
void emitColumns(mlir::OpBuilder &builder, const loops::LoopKernel &kernel);

/// The loops of an op one of whose outputs keeps each step of a reduction
/// (isScan); its terms keep their order.
void emitScan(mlir::OpBuilder &builder, const loops::LoopKernel &kernel);

/// What sums of blocks start from; none if the op is no reduction to one number
/// by one associative op, or the order of its terms matters.
std::optional<mlir::TypedAttr> identityOfBlocks(mlir::linalg::LinalgOp op,
                                                const KernelShape &shape);

/// A reduction to one number as sums of blocks, whose number depends on the
/// size only.
void emitTwoLevel(mlir::OpBuilder &builder, const loops::LoopKernel &kernel);

/// A sum of products in register tiles. An epilogue that vectors of its results
/// cannot have is an error.
llvm::LogicalResult emitContraction(mlir::OpBuilder &builder,
                                    const loops::LoopKernel &kernel);

/// Replaces an op on buffers by loops.
void lowerScatter(nest::ScatterOp op);

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_STRATEGIES_H
