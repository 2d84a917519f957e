//===- LowerRows.h - the row program of a function, and loops ---*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_LOWERROWS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_LOWERROWS_H

#include "RowProgram.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::loops {

struct RowLowering {
  /// The name of the schedule, for errors.
  llvm::StringRef schedule;
  /// The program of the function's body, whose results the tensors are.
  llvm::function_ref<std::optional<RowProgram>(mlir::Block &, mlir::ValueRange,
                                               std::string *)>
      build;
  /// Whether result `result` may be written over a tensor from outside.
  llvm::function_ref<bool(const RowProgram &, unsigned, mlir::Value)>
      mayOverwrite;
  /// Checks the schedule.
  llvm::function_ref<llvm::LogicalResult(const RowProgram &)> check;
  /// Emits loops that store the results in the buffers.
  llvm::function_ref<llvm::LogicalResult(const RowProgram &, mlir::ValueRange)>
      emit;
};

/// Replaces the ops on tensors of a function by loops on the buffers of its
/// boundary.
llvm::LogicalResult lowerRows(mlir::func::FuncOp function,
                              const RowLowering &lowering);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_LOWERROWS_H
