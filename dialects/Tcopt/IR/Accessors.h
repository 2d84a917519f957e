//===- Accessors.h - what ops state by tcopt's attributes -------*- C++ -*-===//
//
// The one reader and writer of attributes that are kept on ops by a name. A
// dictionary or string in the place of an attribute is read as that attribute.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TCOPT_IR_ACCESSORS_H
#define TCOPT_TCOPT_IR_ACCESSORS_H

#include "tcopt/Tcopt/IR/TcoptDialect.h"

namespace tcopt {

using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

/// The signature that a value of `tcopt.signature` states. Errors: it is none.
mlir::FailureOr<SignatureAttr> readSignature(mlir::Attribute value,
                                             EmitError emitError);
/// The op's own; null if it has none. One that is malformed, which no verified
/// IR has, is reported and null.
SignatureAttr getSignature(mlir::Operation *op);
bool hasSignature(mlir::Operation *op);
void setSignature(mlir::Operation *op, SignatureAttr signature);

/// The numerics that a value of `tcopt.numerics` states.
std::optional<Numerics> readNumerics(mlir::Attribute value);
/// Those of the nearest op around `op`, itself included, that states them.
std::optional<Numerics> getNumerics(mlir::Operation *op);
/// Whether they are stated and are these.
bool isFast(mlir::Operation *op);
bool isStrict(mlir::Operation *op);
void setNumerics(mlir::Operation *op, Numerics numerics);
/// Gives an op the numerics that are in force at another one, if any are.
void copyNumerics(mlir::Operation *from, mlir::Operation *to);

/// The name that a value of `tcopt.backend` states, empty if it states none.
llvm::StringRef readBackend(mlir::Attribute value);
llvm::StringRef getBackend(mlir::Operation *op);
void setBackend(mlir::Operation *op, llvm::StringRef name);

/// The target that a value of `tcopt.target` states. Errors: it is none.
mlir::FailureOr<TargetAttr> readTarget(mlir::Attribute value,
                                       EmitError emitError);
/// That of the nearest op around `op`, itself included, that states one; null
/// if none does.
TargetAttr getTarget(mlir::Operation *op);
void setTarget(mlir::Operation *op, TargetAttr target);
/// Bits of a vector register: the option of a pass unless it is 0, else what
/// the target states, else 256. Errors: an option that is no width of
/// registers.
mlir::FailureOr<int64_t> vectorBitsOf(mlir::Operation *op, int64_t option);

/// Replaces tcopt's attributes of an op by builtin ones that state the same and
/// are read as they are, for tools that do not know the dialect. Returns
/// whether there were any.
bool useBuiltinForms(mlir::Operation *op);

} // namespace tcopt

#endif // TCOPT_TCOPT_IR_ACCESSORS_H
