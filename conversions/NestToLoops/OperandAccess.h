//===- OperandAccess.h - An operand's address is linear in loops -*- C++
//-*-===//
//
// Matrices, batches of them and the windows of a convolution are all one thing:
// elements at start + sum of coefficient * loop in a row of memory. So loops of
// one kind (rows, columns, summed) can be counted as one, whatever they are in
// the operands' shapes.
//
// Worked example: image[c, 2*oh + kh, 2*ow + kw] of 3 x 9 x 9 has start 0 and
// the coefficients c: 81, oh: 18, kh: 9, ow: 2, kw: 1. Over (oh, ow) of 4 x 4
// it is not chained, for 18 is not 2 * 4; over (c, kh) it would be with kh
// of 9.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_OPERANDACCESS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_OPERANDACCESS_H

#include "Loops.h"

namespace tcopt::loops {

class OperandAccess {
public:
  /// Builds the operand's one-dimensional view and coefficients.
  OperandAccess(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op,
                mlir::OpOperand &operand, llvm::ArrayRef<Index> sizes);
  /// Builds the view and coefficients of any buffer that is read through a map
  /// of the loops. Indices of the map are greater than the buffer's by `low`.
  OperandAccess(mlir::OpBuilder &builder, mlir::Location loc,
                mlir::Value buffer, mlir::AffineMap map,
                llvm::ArrayRef<Index> sizes, llvm::ArrayRef<Index> low = {});
  /// An input of a kernel's op: its source, if it was padded.
  static OperandAccess ofInput(mlir::OpBuilder &builder,
                               const LoopKernel &kernel, unsigned input);

  /// All of the operand's memory, in one dimension.
  mlir::Value buffer() const { return flat; }
  mlir::Type elementType() const;
  Index start() const { return first; }

  /// Whether loops counted as one move the address by one step each.
  bool isChained(llvm::ArrayRef<int64_t> loops) const;
  /// Chained, and the step is one element.
  bool isContiguous(llvm::ArrayRef<int64_t> loops) const;
  /// Whether the loops do not move the address.
  bool isFixed(llvm::ArrayRef<int64_t> loops) const;
  /// How far iteration `linear` of loops counted as one is from the first.
  Index offset(IndexMath &math, llvm::ArrayRef<int64_t> loops,
               Index linear) const;
  /// The same for one index a loop.
  Index offset(IndexMath &math, llvm::ArrayRef<int64_t> loops,
               llvm::ArrayRef<Index> indices) const;
  /// How far a step of chained loops moves the address.
  Index step(llvm::ArrayRef<int64_t> loops) const;
  /// Iterations of loops counted as one that are a step apart, at least: those
  /// of the innermost one.
  Index runLength(llvm::ArrayRef<int64_t> loops) const;
  /// Where in the operand's shape a loop is an index by itself; -1 if nowhere.
  int64_t position(int64_t loop) const { return positions[loop]; }

private:
  void addLoops(IndexMath &math, mlir::AffineMap map,
                llvm::ArrayRef<Index> strides);

  mlir::Value flat;
  Index first;
  bool identityLayout = true;
  llvm::SmallVector<Index> coefficients, loopSizes;
  llvm::SmallVector<int64_t> positions;
};

/// Whether every index of the operand is linear in the loops.
bool isLinear(mlir::AffineMap map);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_OPERANDACCESS_H
