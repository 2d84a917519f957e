//===- CallOrder.h - callees before their callers ---------------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_CALLORDER_H
#define TCOPT_MEM_TRANSFORMS_CALLORDER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SetVector.h"

namespace tcopt::mem {

/// The functions of a module that have a body, each after those that it calls.
/// Of functions that call each other, some come before their callees.
class CallOrder {
public:
  explicit CallOrder(mlir::ModuleOp module);

  llvm::ArrayRef<mlir::func::FuncOp> calleesFirst() const {
    return order.getArrayRef();
  }
  /// Whether a call of the function may call it again before it returns.
  bool isRecursive(mlir::func::FuncOp function) const {
    return recursive.contains(function);
  }

private:
  llvm::SetVector<mlir::func::FuncOp> order;
  llvm::DenseSet<mlir::Operation *> recursive;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_CALLORDER_H
