//===- BufferLifetimes.h - when a function's buffers are live ---*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_BUFFERLIFETIMES_H
#define TCOPT_MEM_TRANSFORMS_BUFFERLIFETIMES_H

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::mem {

/// Numbers the ops of a function's entry block in program order, and finds the
/// first and last number at which a buffer or a view of it is used. What lies
/// in the region of an op has the number of that op.
class BufferLifetimes {
public:
  explicit BufferLifetimes(mlir::func::FuncOp function);

  /// The numbers of the definition and of the last use.
  std::pair<int64_t, int64_t> lifetimeOf(mlir::Value buffer) const;
  int64_t numberOf(mlir::Operation *op) const;
  /// The first op of the entry block that uses the buffer or a view of it, or
  /// the greatest number if none does.
  int64_t firstUseOf(mlir::Value buffer) const;
  /// The last op of the entry block that uses the buffer or a view of it.
  int64_t lastUseOf(mlir::Value buffer) const;

private:
  mlir::Block *entry;
  mlir::BufferViewFlowAnalysis views;
  llvm::DenseMap<mlir::Operation *, int64_t> numbers;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_BUFFERLIFETIMES_H
