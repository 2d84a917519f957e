//===- RecurrentActivation.h - activations of gates -------------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORS_RECURRENTACTIVATION_H
#define TCOPT_IMPORT_ONNX_OPERATORS_RECURRENTACTIVATION_H

#include "Families.h"

namespace tcopt::onnx_import {

/// A function of the list `activations` with its numbers.
struct Activation {
  using Function = mlir::Value (*)(Node &n, mlir::Value x, double alpha,
                                   double beta);
  llvm::StringRef name;
  Function function;
  /// How many of alpha and beta it takes, and what they are if not given.
  int numbers = 0;
  double alpha = 0, beta = 0;
};

mlir::Value apply(Node &n, const Activation &f, mlir::Value x);
/// The activations of all directions. Numbers are taken from their lists in
/// turn, by the functions that have some.
llvm::SmallVector<Activation>
activationsOf(Node &n, llvm::ArrayRef<llvm::StringRef> defaults,
              size_t directions);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORS_RECURRENTACTIVATION_H
