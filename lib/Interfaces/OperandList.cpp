//===- OperandList.cpp - operands before keywords -------------------------===//

#include "tcopt/Interfaces/OperandList.h"

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
parseOptionalMaskAndComma(OpAsmParser &parser,
                          std::optional<OpAsmParser::UnresolvedOperand> &mask) {
  if (parser.parseComma())
    return failure();
  if (failed(parser.parseOptionalKeyword("mask")))
    return success();
  return failure(parser.parseOperand(mask.emplace()) || parser.parseComma());
}

void printOptionalMaskAndComma(OpAsmPrinter &printer, Operation *, Value mask) {
  printer << ",";
  if (mask)
    printer << " mask " << mask << ",";
}

} // namespace tcopt
