//===- SignatureText.cpp - signatures as text -----------------------------===//

#include "Properties.h"
#include "tcopt/Support/SizeExprParser.h"

using namespace mlir;

namespace tcopt {

using Delimiter = AsmParser::Delimiter;

static FailureOr<StringAttr> parseName(AsmParser &parser) {
  std::string name;
  if (parser.parseKeywordOrString(&name))
    return failure();
  return StringAttr::get(parser.getContext(), name);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {
/// The tokens of an attribute, for SizeExprParser.
class AsmLexer {
public:
  explicit AsmLexer(AsmParser &parser) : parser(parser) {}

  bool take(SizeToken token) {
    switch (token) {
    case SizeToken::plus:
      return succeeded(parser.parseOptionalPlus());
    case SizeToken::minus:
      return succeeded(parser.parseOptionalMinus());
    case SizeToken::times:
      return succeeded(parser.parseOptionalStar());
    case SizeToken::floorDiv:
      return succeeded(parser.parseOptionalKeyword("floordiv"));
    case SizeToken::ceilDiv:
      return succeeded(parser.parseOptionalKeyword("ceildiv"));
    case SizeToken::mod:
      return succeeded(parser.parseOptionalKeyword("mod"));
    case SizeToken::min:
      return succeeded(parser.parseOptionalKeyword("min"));
    case SizeToken::max:
      return succeeded(parser.parseOptionalKeyword("max"));
    case SizeToken::open:
      return succeeded(parser.parseOptionalLParen());
    case SizeToken::close:
      return succeeded(parser.parseOptionalRParen());
    case SizeToken::comma:
      return succeeded(parser.parseOptionalComma());
    }
    return false;
  }

  std::optional<int64_t> takeInteger() {
    int64_t number = 0;
    OptionalParseResult found = parser.parseOptionalInteger(number);
    return found.has_value() && succeeded(*found) ? std::optional(number)
                                                  : std::nullopt;
  }

  std::optional<std::string> takeName() {
    std::string name;
    StringRef word;
    if (succeeded(parser.parseOptionalString(&name)))
      return name.empty() ? std::nullopt : std::optional(name);
    return succeeded(parser.parseOptionalKeyword(&word))
               ? std::optional(word.str())
               : std::nullopt;
  }

  void error(StringRef message) {
    parser.emitError(parser.getCurrentLocation()) << message;
  }

private:
  AsmParser &parser;
};
} // namespace

static SizeAttr parseSize(AsmParser &parser) {
  MLIRContext *context = parser.getContext();
  if (succeeded(parser.parseOptionalQuestion()))
    return SizeAttr::ofSymbol(context, "");
  if (succeeded(parser.parseOptionalStar()))
    return SizeAttr::foundByCall(context);
  SMLoc loc = parser.getCurrentLocation();
  AsmLexer lexer(parser);
  SizeExpr expr = SizeExprParser<AsmLexer>(lexer).parse();
  if (!expr)
    return {};
  return SizeAttr::getChecked([&] { return parser.emitError(loc); }, context,
                              SizeAttr::kExpression, expr);
}

Attribute SizeAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  SizeAttr size = parseSize(parser);
  return !size || parser.parseGreater() ? SizeAttr() : size;
}

void SizeAttr::print(AsmPrinter &printer) const {
  printer << "<" << text() << ">";
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

static ParseResult parseDType(AsmParser &parser, StringAttr tensor,
                              DType &dtype) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  auto known = llvm::find_if(
      allDTypes, [&](DType each) { return getName(each) == keyword; });
  if (known == std::end(allDTypes))
    return parser.emitError(loc)
           << "(T2) expected f64, f32, f16, bf16, i64, i32, i16, i8, ui8 or i1 "
              "as the data type of '"
           << tensor.getValue() << "' but found '" << keyword << "'";
  dtype = *known;
  return success();
}

static TensorAttr parseTensor(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  auto emitError = [&] { return parser.emitError(loc); };
  FailureOr<StringAttr> name = parseName(parser);
  DType dtype;
  if (failed(name) || parser.parseColon() || parseDType(parser, *name, dtype))
    return {};
  SmallVector<SizeAttr> sizes;
  auto parseOne = [&]() -> ParseResult {
    sizes.push_back(parseSize(parser));
    return success(bool(sizes.back()));
  };
  NamedAttrList properties;
  if (parser.parseCommaSeparatedList(Delimiter::Square, parseOne) ||
      parser.parseOptionalAttrDict(properties))
    return {};
  return TensorAttr::getChecked(emitError, parser.getContext(), *name, dtype,
                                ArrayRef(sizes),
                                properties.getDictionary(parser.getContext()));
}

static void printTensor(AsmPrinter &printer, TensorAttr tensor) {
  printer.printKeywordOrString(tensor.getName());
  printer << ": " << getName(tensor.getDtype()) << "[";
  llvm::interleaveComma(tensor.getSizes(), printer,
                        [&](SizeAttr size) { printer << size.text(); });
  printer << "]";
  if (!tensor.getProperties().empty())
    printer << " " << tensor.getProperties();
}

Attribute TensorAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  TensorAttr tensor = parseTensor(parser);
  return !tensor || parser.parseGreater() ? TensorAttr() : tensor;
}

void TensorAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printTensor(printer, *this);
  printer << ">";
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static SymbolAttr parseSymbol(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  auto emitError = [&] { return parser.emitError(loc); };
  FailureOr<StringAttr> name = parseName(parser);
  NamedAttrList fields;
  if (failed(name) || parser.parseOptionalAttrDict(fields))
    return {};
  return readSymbol(*name, fields.getDictionary(parser.getContext()), emitError)
      .value_or(SymbolAttr());
}

static void printSymbol(AsmPrinter &printer, SymbolAttr symbol) {
  printer.printKeywordOrString(symbol.getName());
  StringRef separator = " {";
  auto field = [&](StringRef name, int64_t value, int64_t otherwise) {
    if (value == otherwise)
      return;
    printer << separator << name << " = " << value;
    separator = ", ";
  };
  field("min", symbol.getMin(), 0);
  field("max", symbol.getMax(), INT64_MAX);
  field("multiple", symbol.getMultiple(), 1);
  if (separator == ", ")
    printer << "}";
}

Attribute SymbolAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  SymbolAttr symbol = parseSymbol(parser);
  return !symbol || parser.parseGreater() ? SymbolAttr() : symbol;
}

void SymbolAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printSymbol(printer, *this);
  printer << ">";
}

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

template <typename T>
static ParseResult parseList(AsmParser &parser, Delimiter delimiter,
                             T (*parseOne)(AsmParser &),
                             SmallVectorImpl<T> &list) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    list.push_back(parseOne(parser));
    return success(bool(list.back()));
  });
}

Attribute SignatureAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  auto emitError = [&] { return parser.emitError(loc); };
  SmallVector<TensorAttr> inputs, results;
  SmallVector<SymbolAttr> symbols;
  if (parser.parseLess() ||
      parseList(parser, Delimiter::Paren, parseTensor, inputs) ||
      parser.parseArrow() ||
      parseList(parser, Delimiter::Paren, parseTensor, results))
    return {};
  if (succeeded(parser.parseOptionalComma()))
    if (parser.parseKeyword("symbols") || parser.parseEqual() ||
        parseList(parser, Delimiter::Square, parseSymbol, symbols))
      return {};
  if (parser.parseGreater())
    return {};
  return getChecked(emitError, parser.getContext(), ArrayRef(inputs),
                    ArrayRef(results), ArrayRef(symbols));
}

template <typename T>
static void printList(AsmPrinter &printer, ArrayRef<T> list,
                      void (*printOne)(AsmPrinter &, T)) {
  llvm::interleaveComma(list, printer,
                        [&](T each) { printOne(printer, each); });
}

void SignatureAttr::print(AsmPrinter &printer) const {
  printer << "<(";
  printList(printer, getInputs(), printTensor);
  printer << ") -> (";
  printList(printer, getResults(), printTensor);
  printer << ")";
  if (!getSymbols().empty()) {
    printer << ", symbols = [";
    printList(printer, getSymbols(), printSymbol);
    printer << "]";
  }
  printer << ">";
}

//===----------------------------------------------------------------------===//
// Backends
//===----------------------------------------------------------------------===//

Attribute BackendAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  auto emitError = [&] { return parser.emitError(loc); };
  if (parser.parseLess())
    return {};
  FailureOr<StringAttr> name = parseName(parser);
  if (failed(name) || parser.parseGreater())
    return {};
  return getChecked(emitError, parser.getContext(), *name);
}

void BackendAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printer.printKeywordOrString(getName());
  printer << ">";
}

} // namespace tcopt
