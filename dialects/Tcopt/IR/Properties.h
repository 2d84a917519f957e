//===- Properties.h - properties of arguments and results -------*- C++ -*-===//

#ifndef TCOPT_TCOPT_IR_PROPERTIES_H
#define TCOPT_TCOPT_IR_PROPERTIES_H

#include "tcopt/Tcopt/IR/Accessors.h"

namespace tcopt {

/// A property of an argument or result. It is an attribute `tcopt.NAME` of a
/// function's argument or result, and NAME in a signature.
struct Property {
  llvm::StringLiteral name;
  /// Whether a result may have it.
  bool ofResults;
  llvm::LogicalResult (*verify)(mlir::Attribute value, EmitError emitError);
};

/// Null if there is none of this name.
const Property *findProperty(llvm::StringRef name);

/// Errors unless `order` has each of the dimensions once.
llvm::LogicalResult verifyLayout(mlir::Attribute order, int64_t rank,
                                 EmitError emitError);

/// Reads `{min = 1, max = 64, multiple = 8}`, each of which may be left out.
mlir::FailureOr<SymbolAttr>
readSymbol(mlir::StringAttr name, mlir::Attribute value, EmitError emitError);

} // namespace tcopt

#endif // TCOPT_TCOPT_IR_PROPERTIES_H
