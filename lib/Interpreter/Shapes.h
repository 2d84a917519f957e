//===- Shapes.h - Same elements, other places -------------------*- C++ -*-===//
//
// What the shape ops of graph and core share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_INTERPRETER_SHAPES_H
#define TCOPT_LIB_INTERPRETER_SHAPES_H

#include "Walk.h"
#include "tcopt/Core/IR/IndexLayout.h"

namespace tcopt::interp {

/// The elements of `x` in row-major order under another shape.
llvm::Expected<HostTensor> reshaped(const HostTensor &x,
                                    llvm::ArrayRef<int64_t> shape);

/// All operands, which are tensors, joined along `dim`.
llvm::Expected<HostTensor> concatenated(OpCall &call, int64_t dim);

llvm::Expected<HostTensor> reversed(OpCall &call, const HostTensor &x,
                                    llvm::ArrayRef<int64_t> dims);

/// Operand 0 between copies of operand 1.
llvm::Expected<HostTensor> padded(OpCall &call, llvm::ArrayRef<int64_t> low,
                                  llvm::ArrayRef<int64_t> high);

/// An error if an index is not in [0, size).
llvm::Error checkIndices(OpCall &call, const HostTensor &indices, int64_t size);
/// Elements of `x` at the places that index tensors give; an index that is out
/// of range is an error.
llvm::Expected<HostTensor> gathered(OpCall &call, const HostTensor &x,
                                    llvm::ArrayRef<const HostTensor *> indices,
                                    const core::IndexLayout &layout);
/// Dimension `dim` of `x` replaced by those of `indices`.
llvm::Expected<HostTensor> taken(OpCall &call, const HostTensor &x,
                                 const HostTensor &indices, int64_t dim);

/// What becomes of an element by an update: the core op of this name, or none.
struct Scatter {
  llvm::StringRef combine;
  /// Whether an index that is out of range is an error, else it has no effect.
  bool fails = true;
};
/// `x` with updates, in row-major order, at the places that index tensors give.
llvm::Expected<HostTensor> scattered(OpCall &call, Scatter how,
                                     const HostTensor &x,
                                     const HostTensor &updates,
                                     llvm::ArrayRef<const HostTensor *> indices,
                                     const core::IndexLayout &layout);

/// A tensor all of whose elements are the one of `value`.
llvm::Expected<HostTensor> filled(OpCall &call, const HostTensor &value,
                                  llvm::ArrayRef<int64_t> shape);

/// The tensor of a constant op.
llvm::Error runConstant(OpCall &call, mlir::Attribute value);

} // namespace tcopt::interp

#endif // TCOPT_LIB_INTERPRETER_SHAPES_H
