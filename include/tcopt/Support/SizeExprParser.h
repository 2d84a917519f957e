//===- SizeExprParser.h - the grammar of size expressions -------*- C++ -*-===//
//
// A recursive descent parser of sizes, for texts of their own and for
// attributes in IR, which differ in their lexers:
//
//   sum     = product (("+" | "-") product)*
//   product = leaf (("*" | "floordiv" | "ceildiv" | "mod") leaf)*
//   leaf    = "-" leaf | integer | name | "(" sum ")"
//           | ("min" | "max") "(" sum, ... ")"
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_SIZEEXPRPARSER_H
#define TCOPT_SUPPORT_SIZEEXPRPARSER_H

#include "tcopt/Support/SizeExpr.h"

namespace tcopt {

/// Tokens besides integers and names.
enum class SizeToken {
  plus,
  minus,
  times,
  floorDiv,
  ceilDiv,
  mod,
  min,
  max,
  open,
  close,
  comma
};

/// `Lexer` has the methods
///   bool take(SizeToken)                 consumes the token if it is the next;
///   std::optional<int64_t> takeInteger() of an unsigned integer;
///   std::optional<std::string> takeName() of an identifier or quoted text;
///   void error(llvm::StringRef)          reports an error at the next token.
/// `parse` returns null after an error.
template <typename Lexer> class SizeExprParser {
public:
  explicit SizeExprParser(Lexer &lexer) : lexer(lexer) {}

  SizeExpr parse() {
    SizeExpr sum = product();
    while (sum) {
      if (lexer.take(SizeToken::plus))
        sum = canonical(sum + product());
      else if (lexer.take(SizeToken::minus))
        sum = canonical(sum - product());
      else
        break;
    }
    return sum;
  }

private:
  SizeExpr product() {
    SizeExpr left = leaf();
    while (left) {
      if (lexer.take(SizeToken::times))
        left = canonical(left * leaf());
      else if (lexer.take(SizeToken::floorDiv))
        left = canonical(left.floorDiv(leaf()));
      else if (lexer.take(SizeToken::ceilDiv))
        left = canonical(left.ceilDiv(leaf()));
      else if (lexer.take(SizeToken::mod))
        left = canonical(left.mod(leaf()));
      else
        break;
    }
    return left;
  }

  SizeExpr leaf() {
    if (lexer.take(SizeToken::minus))
      return negative();
    if (std::optional<int64_t> number = lexer.takeInteger())
      return *number;
    if (lexer.take(SizeToken::min))
      return choice(SizeExpr::min);
    if (lexer.take(SizeToken::max))
      return choice(SizeExpr::max);
    if (lexer.take(SizeToken::open))
      return nested();
    if (std::optional<std::string> name = lexer.takeName())
      return SizeExpr::symbol(*name);
    return fail("expected a size, a symbol or '('");
  }

  SizeExpr nested() {
    SizeExpr inner = inside();
    return inner && !lexer.take(SizeToken::close) ? fail("expected ')'")
                                                  : inner;
  }

  SizeExpr negative() {
    if (++depth > SizeExpr::kMaxDepth)
      return fail("expected an expression of less depth");
    SizeExpr positive = leaf();
    --depth;
    return positive ? canonical(-positive) : positive;
  }

  SizeExpr choice(SizeExpr (*choose)(const SizeExpr &, const SizeExpr &)) {
    if (!lexer.take(SizeToken::open))
      return fail("expected '('");
    SizeExpr result = inside();
    while (result && lexer.take(SizeToken::comma))
      result = canonical(choose(result, inside()));
    return result && !lexer.take(SizeToken::close) ? fail("expected ')'")
                                                   : result;
  }

  SizeExpr inside() {
    if (++depth > SizeExpr::kMaxDepth)
      return fail("expected an expression of less depth");
    SizeExpr inner = parse();
    --depth;
    return inner;
  }

  SizeExpr canonical(SizeExpr expr) {
    return expr ? expr
                : fail("expected positive divisors, coefficients below 2^63 "
                       "and few terms");
  }

  SizeExpr fail(llvm::StringRef message) {
    if (!hasFailed)
      lexer.error(message);
    hasFailed = true;
    return {};
  }

  Lexer &lexer;
  unsigned depth = 0;
  bool hasFailed = false;
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_SIZEEXPRPARSER_H
