//===- CustomCall.h - calls of user-defined ops -----------------*- C++ -*-===//
//
// What the calls of user-defined ops in graph, core and nest have in common:
// names, what a kernel may be told, and sizes of results.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_CUSTOMCALL_H
#define TCOPT_INTERFACES_CUSTOMCALL_H

#include "mlir/IR/BuiltinAttributes.h"
#include "tcopt/Interfaces/ShapeRule.h"
#include <string>

namespace tcopt {

/// Whether a user-defined op may have the name: identifiers joined by `::`,
/// such as `mylib::scale`. They have no two underscores in a row and none at an
/// end, so that each name has a symbol of its own.
bool isCustomOpName(llvm::StringRef name);

/// The C function that is the op's kernel: `tcopt_custom_mylib__scale`.
std::string kernelSymbol(llvm::StringRef name);

/// Whether kernels can be told the value: an integer or a float of 64 bits, or
/// a string without NUL.
bool isKernelAttribute(mlir::Attribute value);

/// An error unless the name (C1) and the attributes (C2), which may be null,
/// are those of a call.
llvm::LogicalResult verifyKernel(mlir::Operation *op, llvm::StringRef name,
                                 mlir::DictionaryAttr attributes);
/// The same for a call on tensors, which has results (C3) and a value for each
/// of their unknown sizes (C4).
llvm::LogicalResult verifyCustomCall(mlir::Operation *op, llvm::StringRef name,
                                     mlir::DictionaryAttr attributes,
                                     mlir::ValueRange sizes);

/// The declared types, with these values for unknown sizes (not negative: C5).
llvm::FailureOr<InferredTensors> inferCustomCall(ShapeContext &shapes,
                                                 mlir::TypeRange results,
                                                 mlir::ValueRange sizes);

} // namespace tcopt

#endif // TCOPT_INTERFACES_CUSTOMCALL_H
