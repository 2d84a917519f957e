//===- Keyword.h - enumerations as keywords ---------------------*- C++ -*-===//
//
// The custom directive `custom<Keyword>($kind)` of ops and attributes.
// Upstream's format for `$kind` prints two spaces before the keyword, and its
// error messages name a C++ type.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_INTERFACES_KEYWORD_H
#define TCOPT_INTERFACES_KEYWORD_H

#include "mlir/IR/OpImplementation.h"
#include <type_traits>

namespace tcopt {

/// Parses the name of one of the values 0 to 63. Undefined values have an empty
/// name.
mlir::FailureOr<unsigned>
parseKeywordOf(mlir::AsmParser &parser,
               llvm::function_ref<llvm::StringRef(unsigned)> nameOf);

/// Parses a parameter of an attribute. Error messages list the keywords.
template <typename Enum>
  requires std::is_enum_v<Enum>
mlir::ParseResult parseKeyword(mlir::AsmParser &parser, Enum &value) {
  mlir::FailureOr<unsigned> parsed =
      parseKeywordOf(parser, [](unsigned i) { return stringifyEnum(Enum(i)); });
  if (failed(parsed))
    return mlir::failure();
  value = Enum(*parsed);
  return mlir::success();
}

template <typename Enum>
  requires std::is_enum_v<Enum>
void printKeyword(mlir::AsmPrinter &printer, Enum value) {
  printer << stringifyEnum(value);
}

/// Parses an attribute of an op.
template <typename Attribute>
  requires std::is_base_of_v<mlir::Attribute, Attribute>
mlir::ParseResult parseKeyword(mlir::OpAsmParser &parser,
                               Attribute &attribute) {
  decltype(attribute.getValue()) value{};
  if (parseKeyword(parser, value))
    return mlir::failure();
  attribute = Attribute::get(parser.getContext(), value);
  return mlir::success();
}

template <typename Attribute>
void printKeyword(mlir::OpAsmPrinter &printer, mlir::Operation *,
                  Attribute attribute) {
  printKeyword(printer, attribute.getValue());
}

} // namespace tcopt

#endif // TCOPT_INTERFACES_KEYWORD_H
