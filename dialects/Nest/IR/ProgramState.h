//===- ProgramState.h - tensors that a program computes once ----*- C++ -*-===//
//
// The init function of a program computes the tensors of its state. In memory
// they lie one after the other in one block, each aligned to 64 bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_IR_PROGRAMSTATE_H
#define TCOPT_NEST_IR_PROGRAMSTATE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Nest/IR/NestAttributes.h"

namespace tcopt::nest {

class ProgramState {
public:
  /// On the init function: the types of the state's tensors.
  static constexpr llvm::StringLiteral getLayoutAttrName() {
    return attrs::kStateLayout;
  }
  /// On an argument: the number of the tensor that it is.
  static constexpr llvm::StringLiteral getIndexAttrName() {
    return attrs::kState;
  }
  /// On a function whose arguments cannot have attributes any more: those
  /// numbers, in order.
  static constexpr llvm::StringLiteral getIndicesAttrName() {
    return attrs::kStateArguments;
  }

  /// The state of a program, in whatever dialect its functions are; without
  /// tensors if it has none.
  explicit ProgramState(mlir::ModuleOp program);

  bool empty() const { return types.empty(); }
  mlir::FunctionOpInterface getInit() const { return init; }
  llvm::ArrayRef<mlir::RankedTensorType> getTypes() const { return types; }
  int64_t getOffset(unsigned index) const { return offsets[index]; }
  int64_t getBytes() const { return bytes; }

  /// The number of the state's tensor that an argument is.
  static std::optional<int64_t> getIndex(mlir::FunctionOpInterface function,
                                         unsigned argument);

private:
  mlir::FunctionOpInterface init;
  llvm::SmallVector<mlir::RankedTensorType> types;
  llvm::SmallVector<int64_t> offsets;
  int64_t bytes = 0;
};

/// Bytes of a tensor of static shape in memory.
int64_t getNumBytes(mlir::RankedTensorType type);

} // namespace tcopt::nest

#endif // TCOPT_NEST_IR_PROGRAMSTATE_H
