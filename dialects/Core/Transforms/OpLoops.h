//===- OpLoops.h - loops of core ops, and ops over joined loops -*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_OPLOOPS_H
#define TCOPT_CORE_TRANSFORMS_OPLOOPS_H

#include "tcopt/Core/Transforms/BlockSizes.h"
#include "tcopt/Core/Transforms/LoopJoins.h"

namespace tcopt::core {

/// The loops of an op: one for each dimension of each tensor.
struct OpLoops {
  /// Empty for operands that are no tensors.
  llvm::SmallVector<llvm::SmallVector<unsigned, 4>, 3> operands;
  /// All results have one shape.
  llvm::SmallVector<unsigned, 4> result;
};

/// Whether loops of the op can be joined.
bool hasLoops(mlir::Operation *op);
/// Adds the loops of an op and how its tensors share them.
OpLoops addLoops(LoopJoins &joins, mlir::Operation *op, BlockSizes &sizes);

/// Whether an operand is read from memory, so that another view of it costs
/// nothing.
bool isReadFromMemory(mlir::OpOperand &operand);

/// The sizes, or static sizes of a type, over joined loops.
llvm::SmallVector<SizeProduct> joinSizes(llvm::ArrayRef<SizeProduct> sizes,
                                         llvm::ArrayRef<int64_t> dims);
mlir::RankedTensorType joinType(mlir::Type type, llvm::ArrayRef<int64_t> dims);
/// Whether no dimension is joined or dropped.
bool isUnchanged(llvm::ArrayRef<int64_t> dims);

/// Creates the op over joined loops with operands that have them.
mlir::Operation *createJoined(mlir::OpBuilder &builder, mlir::Operation *op,
                              const OpLoops &loops, const LoopJoins &joins,
                              mlir::ValueRange operands, BlockSizes &sizes);

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_OPLOOPS_H
