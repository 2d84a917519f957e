//===- OperandList.cpp - operands before keywords -------------------------===//

#include "tcopt/Interfaces/OperandList.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tcopt {

ParseResult parseOperandsAndComma(
    OpAsmParser &parser,
    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult found = parser.parseOptionalOperand(operand);
    if (!found.has_value())
      return success();
    if (failed(*found) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void printOperandsAndComma(OpAsmPrinter &printer, Operation *,
                           OperandRange operands) {
  for (Value operand : operands)
    printer << " " << operand << ",";
}

ParseResult parseOptionalOperandAndComma(
    OpAsmParser &parser,
    std::optional<OpAsmParser::UnresolvedOperand> &operand) {
  if (parser.parseComma())
    return failure();
  OpAsmParser::UnresolvedOperand parsed;
  OptionalParseResult found = parser.parseOptionalOperand(parsed);
  if (!found.has_value())
    return success();
  operand = parsed;
  return failed(*found) ? ParseResult(failure()) : parser.parseComma();
}

void printOptionalOperandAndComma(OpAsmPrinter &printer, Operation *,
                                  Value operand) {
  printer << ",";
  if (operand)
    printer << " " << operand << ",";
}

ParseResult
parseNamedOperand(OpAsmParser &parser,
                  std::optional<OpAsmParser::UnresolvedOperand> &operand,
                  StringRef keyword) {
  if (failed(parser.parseOptionalKeyword(keyword)))
    return success();
  return failure(parser.parseOperand(operand.emplace()) || parser.parseComma());
}

void printNamedOperand(OpAsmPrinter &printer, Operation *, Value operand,
                       StringRef keyword) {
  if (operand)
    printer << " " << keyword << " " << operand << ",";
}

ParseResult
parseDynamicIndex(OpAsmParser &parser,
                  std::optional<OpAsmParser::UnresolvedOperand> &operand,
                  IntegerAttr &constant) {
  OpAsmParser::UnresolvedOperand parsed;
  Type i64 = parser.getBuilder().getI64Type();
  OptionalParseResult found = parser.parseOptionalOperand(parsed);
  if (!found.has_value())
    return parser.parseCustomAttributeWithFallback(constant, i64);
  operand = parsed;
  constant = IntegerAttr::get(i64, ShapedType::kDynamic);
  return *found;
}

void printDynamicIndex(OpAsmPrinter &printer, Operation *, Value operand,
                       IntegerAttr constant) {
  if (operand)
    printer << operand;
  else
    printer << constant.getValue().getSExtValue();
}

} // namespace tcopt
