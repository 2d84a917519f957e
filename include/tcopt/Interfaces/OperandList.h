//===- OperandList.h - operands before keywords -----------------*- C++ -*-===//
//
// Custom directives for operands that may be missing, or are any number, where
// `keyword = value` parts follow: a comma belongs to what stands before it, as
// a declarative format cannot tell what comes after one.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_OPERANDLIST_H
#define TCOPT_INTERFACES_OPERANDLIST_H

#include "mlir/IR/OpImplementation.h"
#include <optional>

namespace tcopt {

/// `%a, %b,`
mlir::ParseResult parseOperandsAndComma(
    mlir::OpAsmParser &parser,
    llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &operands);
void printOperandsAndComma(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                           mlir::OperandRange operands);

/// `,` or `, %a,`
mlir::ParseResult parseOptionalOperandAndComma(
    mlir::OpAsmParser &parser,
    std::optional<mlir::OpAsmParser::UnresolvedOperand> &operand);
void printOptionalOperandAndComma(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *op, mlir::Value operand);

/// Nothing or `keyword %a,`, after a comma; used as
/// `custom<NamedOperand>($weight, "\"weight\"")`.
mlir::ParseResult
parseNamedOperand(mlir::OpAsmParser &parser,
                  std::optional<mlir::OpAsmParser::UnresolvedOperand> &operand,
                  llvm::StringRef keyword);
void printNamedOperand(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                       mlir::Value operand, llvm::StringRef keyword);

} // namespace tcopt

#endif // TCOPT_INTERFACES_OPERANDLIST_H
