//===- ConstantFolder.h - values known while importing ------------*- C++
//-*-===//

#ifndef TCOPT_IMPORT_ONNX_CONSTANTFOLDER_H
#define TCOPT_IMPORT_ONNX_CONSTANTFOLDER_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include "tcopt/Interpreter/OpTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <functional>

namespace tcopt::onnx_import {

/// Computes tensors that follow from constants, by the reference interpreter.
class ConstantFolder {
public:
  /// The value of a function's argument, or null.
  using ArgumentValue = std::function<mlir::ElementsAttr(mlir::BlockArgument)>;
  ConstantFolder(mlir::MLIRContext *context, ArgumentValue argument)
      : context(context), argument(std::move(argument)) {}

  /// The elements of a tensor; null if they depend on what the program is
  /// called with, or are not worth computing now.
  mlir::ElementsAttr fold(mlir::Value tensor);
  /// Forgets a value that is about to be erased.
  void forget(mlir::Value value) {
    constants.erase(value);
    known.erase(value);
  }

private:
  bool isConstant(mlir::Value value);
  bool isFoldable(mlir::Operation *op);
  mlir::ElementsAttr evaluate(mlir::Value tensor);

  mlir::MLIRContext *context;
  ArgumentValue argument;
  OpTable table;
  bool hasTable = false;
  unsigned depth = 0;
  llvm::DenseMap<mlir::Value, bool> constants;
  llvm::DenseMap<mlir::Value, mlir::ElementsAttr> known;
};

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_CONSTANTFOLDER_H
