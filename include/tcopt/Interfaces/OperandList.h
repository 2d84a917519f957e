//===- OperandList.h - operands before keywords -----------------*- C++ -*-===//
//
// Custom directives for optional and variadic operands before `keyword = value`
// entries. The directive parses the comma after the operands, because a
// declarative format cannot look past a comma. DynamicIndex is the value of an
// entry: an index that is a constant or an operand.
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

/// `%a` or `3`; used as `custom<DynamicIndex>($start, $static_start)`. The
/// attribute is kDynamic if there is an operand; without one, kDynamic is a
/// constant as any other.
mlir::ParseResult
parseDynamicIndex(mlir::OpAsmParser &parser,
                  std::optional<mlir::OpAsmParser::UnresolvedOperand> &operand,
                  mlir::IntegerAttr &constant);
void printDynamicIndex(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                       mlir::Value operand, mlir::IntegerAttr constant);

} // namespace tcopt

#endif // TCOPT_INTERFACES_OPERANDLIST_H
