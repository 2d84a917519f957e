//===- BufferLifetimes.h - when a function's buffers are live ---*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_BUFFERLIFETIMES_H
#define TCOPT_MEM_TRANSFORMS_BUFFERLIFETIMES_H

#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "tcopt/Mem/Transforms/ProgramOrder.h"

namespace tcopt::mem {

/// Finds when buffers of a function are live, in the numbers of ProgramOrder:
/// from the definition to the last use, of views too. A buffer that is defined
/// within an iteration or a branch is live there alone, unless it is handed out
/// of it or on to the next iteration; one that is used in a loop around which
/// it is defined is live until the loop ends.
class BufferLifetimes {
public:
  explicit BufferLifetimes(mlir::func::FuncOp function)
      : function(function), order(function), views(function) {}

  /// The first and the last number, both included.
  std::pair<int64_t, int64_t> lifetimeOf(mlir::Value buffer) const;

private:
  mlir::func::FuncOp function;
  ProgramOrder order;
  mlir::BufferViewFlowAnalysis views;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_BUFFERLIFETIMES_H
