//===- CustomCall.h - calls of user-defined ops -----------------*- C++ -*-===//
//
// Common verification and shape inference for calls of user-defined ops in
// graph, core and nest: names, kernel attributes, and sizes of results.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_CUSTOMCALL_H
#define TCOPT_INTERFACES_CUSTOMCALL_H

#include "mlir/IR/BuiltinAttributes.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include <string>

namespace tcopt {

/// Whether a user-defined op may have the name: identifiers joined by `::`,
/// such as `mylib::scale`. They have no two consecutive underscores and no
/// underscore at an end, so that different names have different symbols.
bool isCustomOpName(llvm::StringRef name);

/// The C function that is the op's kernel: `tcopt_custom_mylib__scale`.
std::string kernelSymbol(llvm::StringRef name);

/// Whether a value can be passed to kernels: a 64-bit integer or float, or a
/// string without NUL.
bool isKernelAttribute(mlir::Attribute value);

/// Verifies the name (C1) and the attributes (C2), which may be null, of a
/// call.
llvm::LogicalResult verifyKernel(mlir::Operation *op, llvm::StringRef name,
                                 mlir::DictionaryAttr attributes);
/// Verifies a call on tensors: also that it has results (C3) and a value for
/// each of their dynamic sizes (C4).
llvm::LogicalResult verifyCustomCall(mlir::Operation *op, llvm::StringRef name,
                                     mlir::DictionaryAttr attributes,
                                     mlir::ValueRange sizes);

/// Infers the declared types, with these values for dynamic sizes (not
/// negative: C5).
llvm::FailureOr<InferredTensors> inferCustomCall(ShapeContext &shapes,
                                                 mlir::TypeRange results,
                                                 mlir::ValueRange sizes);

} // namespace tcopt

#endif // TCOPT_INTERFACES_CUSTOMCALL_H
