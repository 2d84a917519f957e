//===- Groups.h - What the threads of a block do together -------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_GROUPS_H
#define TCOPT_CONVERSION_NESTTOGPU_GROUPS_H

#include "Launches.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace tcopt::device {

constexpr int64_t kWarp = 32;

/// Which thread of its block runs the code at `builder`.
mlir::Value threadInBlock(mlir::OpBuilder &builder, mlir::Location loc);

/// Memory of a block; one array for each call, whatever branches are around.
mlir::Value sharedMemory(mlir::OpBuilder &builder, mlir::Location loc,
                         llvm::ArrayRef<int64_t> shape, mlir::Type element);

/// Waits until all threads of the block are here.
void barrier(mlir::OpBuilder &builder, mlir::Location loc);

/// The value of the thread of the warp whose number differs in the bits of
/// `mask`. Of any type of up to 64 bits; all threads of the warp take part.
mlir::Value shuffleXor(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value value, int64_t mask);

/// Adds values, one of each thread, by an op with two operands.
class GroupSum {
public:
  GroupSum(mlir::OpBuilder &builder, mlir::Location loc,
           mlir::Operation *combiner)
      : builder(builder), loc(loc), combiner(combiner) {}

  mlir::Value combine(mlir::Value a, mlir::Value b);
  /// Of `threads` neighbours, a power of two up to a warp; each gets the sum.
  mlir::Value overLanes(mlir::Value value, int64_t threads);
  /// Of `threads` neighbours, a power of two; with more than a warp these are
  /// the whole block, which waits. The first thread gets the sum.
  mlir::Value overGroup(mlir::Value value, int64_t threads,
                        mlir::TypedAttr identity);

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Operation *combiner;
};

/// A kernel's memory for what its launches pass on, as `count` elements.
mlir::Value workspaceOf(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op,
                        int64_t count, mlir::Type element);

/// Elements that an op reads at a point and after it, several at once.
class VectorReads {
public:
  /// `loop` is the one along which they lie.
  VectorReads(mlir::linalg::LinalgOp op, const KernelShape &shape, int64_t loop,
              int64_t width)
      : op(op), shape(shape), loop(loop), width(width) {}

  /// Reads what the op's inputs hold for `width` points from `point` on.
  llvm::SmallVector<mlir::Value> read(mlir::OpBuilder &builder,
                                      llvm::ArrayRef<Index> point);
  /// What is known of element `k` of that.
  cpu::CommonPart at(mlir::OpBuilder &builder,
                     llvm::ArrayRef<mlir::Value> vectors, int64_t k);

private:
  mlir::linalg::LinalgOp op;
  const KernelShape &shape;
  int64_t loop, width;
};

/// The type of `width` elements of a buffer, and the bytes that they take.
mlir::VectorType vectorOf(mlir::Value buffer, int64_t width);
int64_t bytesOf(mlir::VectorType type);

/// Where an operand is read or written for a point of the loops.
llvm::SmallVector<mlir::Value> indicesOf(mlir::OpBuilder &builder,
                                         mlir::linalg::LinalgOp op,
                                         mlir::OpOperand &operand,
                                         llvm::ArrayRef<Index> point);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_GROUPS_H
