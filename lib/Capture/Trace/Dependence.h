//===- Dependence.h - dependence between values -----------------*- C++ -*-===//
//
// Dependence in the sense of PyTorch's requires_grad: it flows through
// floating-point values, even if the derivative is zero everywhere, but not
// through detached values. Traces, derivatives and TraceCompiler use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_DEPENDENCE_H
#define TCOPT_CAPTURE_TRACE_DEPENDENCE_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseSet.h"

namespace tcopt::capture {

/// Results of an op that depend on the same operands or captured values.
struct ValueFlow {
  llvm::SmallVector<mlir::Value> from;
  llvm::SmallVector<mlir::Value> to;
};
/// Returns the flows of an op: one for all of its results, or one for each
/// result of a checkpoint, by its region. Results without a tangent type are in
/// no flow.
llvm::SmallVector<ValueFlow> flowsOf(mlir::Operation &op);

/// Adds the results of an op to `known` if they depend on a value in it.
void addDependents(mlir::Operation &op, llvm::DenseSet<mlir::Value> &known);
/// Returns the values of a block that depend on the sources. Linear in the
/// block.
llvm::DenseSet<mlir::Value> dependentsOf(mlir::Block &block,
                                         llvm::ArrayRef<mlir::Value> sources);
/// Returns the values on which the results depend.
llvm::DenseSet<mlir::Value> dependenciesOf(mlir::Block &block,
                                           llvm::ArrayRef<mlir::Value> results);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_DEPENDENCE_H
