//===- SizeExprText.cpp - size expressions as text ------------------------===//

#include "tcopt/Support/SizeExprParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace tcopt {

using Kind = SizeExpr::Kind;
using Names = llvm::ArrayRef<std::string>;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static bool isWord(llvm::StringRef name) {
  return llvm::is_contained({"min", "max", "mod", "floordiv", "ceildiv"}, name);
}

static bool isIdentifier(llvm::StringRef name) {
  if (name.empty() || !(llvm::isAlpha(name.front()) || name.front() == '_'))
    return false;
  return !isWord(name) && llvm::all_of(name, [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
  });
}

static void printSymbol(llvm::raw_ostream &os, const SizeExpr &symbol,
                        Names names) {
  if (std::optional<unsigned> index = symbol.getIndex()) {
    if (*index < names.size())
      os << names[*index];
    else
      os << "s" << *index;
    return;
  }
  if (isIdentifier(symbol.getName())) {
    os << symbol.getName();
    return;
  }
  os << '"';
  llvm::printEscapedString(symbol.getName(), os);
  os << '"';
}

// Operands of products, quotients and remainders.
static void printFactor(llvm::raw_ostream &os, const SizeExpr &expr,
                        Names names) {
  bool isLeaf = expr.isSymbol() || expr.getKind() == Kind::min ||
                expr.getKind() == Kind::max ||
                (expr.isConstant() && expr.getConstant() >= 0);
  if (!isLeaf)
    os << "(";
  expr.print(os, names);
  if (!isLeaf)
    os << ")";
}

/// Prints a term without the sign of its coefficient.
static void printTerm(llvm::raw_ostream &os, const SizeExpr &term,
                      Names names) {
  if (term.isConstant()) {
    os << (term.getConstant() < 0 ? -uint64_t(term.getConstant())
                                  : uint64_t(term.getConstant()));
    return;
  }
  if (term.getKind() != Kind::product)
    return term.print(os, names);
  bool isFirst = true;
  for (const SizeExpr &factor : term.getOperands()) {
    if (factor.isConstant(-1))
      continue;
    os << (isFirst ? "" : " * ");
    isFirst = false;
    if (factor.isConstant())
      printTerm(os, factor, names);
    else
      printFactor(os, factor, names);
  }
}

static bool isNegative(const SizeExpr &term) {
  if (term.getKind() == Kind::product)
    return isNegative(term.getOperands().front());
  return term.isConstant() && term.getConstant() < 0;
}

static void printSum(llvm::raw_ostream &os, llvm::ArrayRef<SizeExpr> terms,
                     Names names) {
  os << (isNegative(terms.front()) ? "-" : "");
  printTerm(os, terms.front(), names);
  for (const SizeExpr &term : terms.drop_front()) {
    os << (isNegative(term) ? " - " : " + ");
    printTerm(os, term, names);
  }
}

void SizeExpr::print(llvm::raw_ostream &os, Names names) const {
  llvm::ArrayRef<SizeExpr> operands = getOperands();
  switch (kind) {
  case Kind::null:
    os << "<null>";
    return;
  case Kind::symbol:
    return printSymbol(os, *this, names);
  case Kind::constant:
  case Kind::product:
    return printSum(os, *this, names);
  case Kind::sum:
    return printSum(os, operands, names);
  case Kind::floorDiv:
  case Kind::mod:
    printFactor(os, operands[0], names);
    os << (kind == Kind::mod ? " mod " : " floordiv ");
    return printFactor(os, operands[1], names);
  case Kind::min:
  case Kind::max:
    os << (kind == Kind::min ? "min(" : "max(");
    llvm::interleaveComma(operands, os, [&](const SizeExpr &operand) {
      operand.print(os, names);
    });
    os << ")";
  }
}

std::string SizeExpr::text(Names names) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(os, names);
  return text;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {
class TextLexer {
public:
  explicit TextLexer(llvm::StringRef text) : whole(text), rest(text) {}

  bool take(SizeToken token) {
    switch (token) {
    case SizeToken::plus:
      return takeText("+");
    case SizeToken::minus:
      return takeText("-");
    case SizeToken::times:
      return takeText("*");
    case SizeToken::floorDiv:
      return takeText("//") || takeWord("floordiv");
    case SizeToken::ceilDiv:
      return takeWord("ceildiv");
    case SizeToken::mod:
      return takeText("%") || takeWord("mod");
    case SizeToken::min:
      return takeWord("min");
    case SizeToken::max:
      return takeWord("max");
    case SizeToken::open:
      return takeText("(");
    case SizeToken::close:
      return takeText(")");
    case SizeToken::comma:
      return takeText(",");
    }
    return false;
  }

  std::optional<int64_t> takeInteger() {
    rest = rest.ltrim();
    int64_t number = 0;
    if (rest.empty() || !llvm::isDigit(rest.front()))
      return std::nullopt;
    llvm::StringRef digits = rest.take_while(llvm::isDigit);
    if (digits.getAsInteger(10, number))
      return std::nullopt;
    rest = rest.drop_front(digits.size());
    return number;
  }

  std::optional<std::string> takeName() {
    rest = rest.ltrim();
    if (rest.starts_with("\""))
      return takeQuoted();
    llvm::StringRef name = nextWord();
    if (!isIdentifier(name))
      return std::nullopt;
    rest = rest.drop_front(name.size());
    return name.str();
  }

  void error(llvm::StringRef text) {
    message = (text + " but found '" + (rest.empty() ? whole : rest) + "'" +
               (rest.empty() ? " at its end" : ""))
                  .str();
  }

  bool isAtEnd() {
    rest = rest.ltrim();
    return rest.empty();
  }

  std::string message;

private:
  llvm::StringRef nextWord() const {
    return rest.take_while([](char c) {
      return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
    });
  }
  bool takeText(llvm::StringRef text) {
    rest = rest.ltrim();
    return rest.consume_front(text);
  }
  bool takeWord(llvm::StringRef word) {
    rest = rest.ltrim();
    return nextWord() == word && rest.consume_front(word);
  }

  /// Undoes printEscapedString.
  std::optional<std::string> takeQuoted() {
    std::string name;
    for (size_t i = 1; i < rest.size(); ++i) {
      char c = rest[i];
      if (c == '"') {
        rest = rest.drop_front(i + 1);
        return name;
      }
      llvm::StringRef next = rest.substr(i + 1, 1);
      if (c == '\\' && (next == "\\" || next == "\""))
        c = rest[++i];
      else if (c == '\\' && i + 2 < rest.size() &&
               llvm::isHexDigit(rest[i + 1]) && llvm::isHexDigit(rest[i + 2])) {
        c = char(llvm::hexFromNibbles(rest[i + 1], rest[i + 2]));
        i += 2;
      }
      name += c;
    }
    return std::nullopt;
  }

  llvm::StringRef whole, rest;
};
} // namespace

llvm::Expected<SizeExpr> SizeExpr::parse(llvm::StringRef text) {
  TextLexer lexer(text);
  SizeExpr expr = SizeExprParser<TextLexer>(lexer).parse();
  if (expr && !lexer.isAtEnd()) {
    lexer.error("expected the end of a size");
    expr = {};
  }
  if (expr)
    return expr;
  return llvm::createStringError(lexer.message);
}

} // namespace tcopt
