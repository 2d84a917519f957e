//===- DeriveFunction.h - derivatives of functions --------------*- C++ -*-===//

#ifndef TCOPT_GRAD_TRANSFORMS_DERIVEFUNCTION_H
#define TCOPT_GRAD_TRANSFORMS_DERIVEFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::grad {

enum class Mode { Reverse, Forward };

/// What a function is differentiated with respect to, and what is returned.
struct DeriveOptions {
  /// Numbers of arguments; all tensors of floats if there are none.
  llvm::ArrayRef<int64_t> arguments;
  /// Whether the results of the function itself are left out.
  bool derivativesOnly = false;
};

/// A function of another name, behind `func`, and how many of its ops
/// derivatives flow through. Reports errors at the ops of `func`.
struct DerivedFunction {
  mlir::func::FuncOp func;
  size_t numActive = 0;
};

/// The function `name` of a module, whose derivative is to be `derived`.
/// Errors: there is none, it has no body, or `derived` exists.
llvm::FailureOr<mlir::func::FuncOp> findForDerivative(mlir::ModuleOp module,
                                                      llvm::StringRef name,
                                                      llvm::StringRef derived);

/// `func`, and the gradients of its arguments for given cotangents of its
/// results: (arguments, cotangents) -> (results, gradients).
llvm::FailureOr<DerivedFunction> makeVjp(mlir::func::FuncOp func,
                                         llvm::StringRef name,
                                         const DeriveOptions &options);

/// `func`, and the tangents of its results for given tangents of its
/// arguments: (arguments, tangents) -> (results, tangents).
llvm::FailureOr<DerivedFunction> makeJvp(mlir::func::FuncOp func,
                                         llvm::StringRef name,
                                         const DeriveOptions &options);

/// A private function of the module of `func` that makeVjp or makeJvp has made
/// with these options, now or before.
llvm::FailureOr<mlir::func::FuncOp>
derivedFunction(mlir::func::FuncOp func, Mode mode,
                const DeriveOptions &options);

} // namespace tcopt::grad

#endif // TCOPT_GRAD_TRANSFORMS_DERIVEFUNCTION_H
