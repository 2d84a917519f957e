//===- BuiltinForm.h - attributes as upstream's tools read them -*- C++ -*-===//

#ifndef TCOPT_TCOPT_IR_BUILTINFORM_H
#define TCOPT_TCOPT_IR_BUILTINFORM_H

#include "tcopt/Tcopt/IR/Accessors.h"

namespace tcopt {

/// The dictionary {inputs = [{name, dtype, dims, range, ...}], results,
/// symbols = {B = {min, max, multiple}}}.
mlir::DictionaryAttr signatureToBuiltin(SignatureAttr signature);
mlir::FailureOr<SignatureAttr> signatureFromBuiltin(mlir::Attribute value,
                                                    EmitError emitError);

/// A dictionary of the fields that are stated.
mlir::DictionaryAttr targetToBuiltin(TargetAttr target);
mlir::FailureOr<TargetAttr> targetFromBuiltin(mlir::Attribute value,
                                              EmitError emitError);

} // namespace tcopt

#endif // TCOPT_TCOPT_IR_BUILTINFORM_H
