//===- SizeExpr.cpp - expressions of tensor sizes -------------------------===//

#include "tcopt/Support/SizeExpr.h"
#include "SizePolynomial.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

namespace tcopt {

using Kind = SizeExpr::Kind;
using Term = SizePolynomial::Term;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

SizeExpr SizeExpr::symbol(unsigned index) {
  SizeExpr expr;
  expr.kind = Kind::symbol;
  expr.number = index;
  return expr;
}

SizeExpr SizeExpr::symbol(llvm::StringRef name) {
  SizeExpr expr;
  expr.kind = Kind::symbol;
  auto *made = new Node();
  made->name = name.str();
  made->hash = size_t(llvm::hash_value(name));
  expr.node = made;
  return expr;
}

SizeExpr SizeExpr::make(Kind kind, std::vector<SizeExpr> operands) {
  SizeExpr expr;
  auto *made = new Node();
  expr.node = made;
  llvm::hash_code hash = llvm::hash_value(kind);
  for (const SizeExpr &operand : operands) {
    made->depth = std::max(made->depth, operand.getDepth() + 1);
    hash = llvm::hash_combine(hash, operand);
  }
  made->hash = size_t(hash);
  made->operands = std::move(operands);
  if (made->depth > kMaxDepth)
    return {};
  expr.kind = kind;
  return expr;
}

llvm::StringRef SizeExpr::getName() const {
  return isSymbol() && node ? llvm::StringRef(node->name) : llvm::StringRef();
}

std::optional<unsigned> SizeExpr::getIndex() const {
  return isSymbol() && !node ? std::optional(unsigned(number)) : std::nullopt;
}

llvm::ArrayRef<SizeExpr> SizeExpr::getOperands() const {
  return node ? llvm::ArrayRef<SizeExpr>(node->operands)
              : llvm::ArrayRef<SizeExpr>();
}

unsigned SizeExpr::getDepth() const { return node ? node->depth : 0; }

llvm::hash_code SizeExpr::hash() const {
  return llvm::hash_combine(size_t(kind), number, node ? node->hash : 0);
}

bool SizeExpr::operator==(const SizeExpr &other) const {
  if (kind != other.kind || number != other.number)
    return false;
  if (node == other.node)
    return true;
  return node && other.node && node->hash == other.node->hash &&
         node->name == other.node->name &&
         node->operands == other.node->operands;
}

int SizeExpr::compare(const SizeExpr &a, const SizeExpr &b) {
  if (a.kind != b.kind)
    return a.kind < b.kind ? -1 : 1;
  if (a.node == b.node)
    return a.number == b.number ? 0 : a.number < b.number ? -1 : 1;
  if (!a.node || !b.node)
    return a.node ? 1 : -1;
  if (int order = llvm::StringRef(a.node->name).compare_numeric(b.node->name))
    return order;
  if (int order = a.node->name.compare(b.node->name))
    return order;
  for (auto [x, y] : llvm::zip(a.node->operands, b.node->operands))
    if (int order = compare(x, y))
      return order;
  size_t m = a.node->operands.size(), n = b.node->operands.size();
  return m == n ? 0 : m < n ? -1 : 1;
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

SizeExpr operator+(const SizeExpr &a, const SizeExpr &b) {
  if (!a || !b)
    return {};
  SizePolynomial sum(a);
  sum.add(SizePolynomial(b));
  return sum.build();
}

SizeExpr operator-(const SizeExpr &a, const SizeExpr &b) {
  if (!a || !b)
    return {};
  SizePolynomial sum(a);
  sum.add(SizePolynomial(b), -1);
  return sum.build();
}

SizeExpr operator*(const SizeExpr &a, const SizeExpr &b) {
  if (!a || !b)
    return {};
  return SizePolynomial(a).times(SizePolynomial(b)).build();
}

SizeExpr SizeExpr::operator-() const { return SizeExpr(0) - *this; }

//===----------------------------------------------------------------------===//
// Quotients and remainders
//===----------------------------------------------------------------------===//

/// A dividend as `divisor * quotient + rest`.
namespace {
struct Division {
  SizePolynomial quotient, rest;
};
} // namespace

// Coefficients of the rest are less than the divisor.
static Division divideTerms(const SizePolynomial &dividend, int64_t divisor) {
  Division result;
  for (const Term &term : dividend.terms) {
    result.quotient.addTerm({term.coefficient / divisor, term.factors});
    result.rest.addTerm({term.coefficient % divisor, term.factors});
  }
  result.quotient.addConstant(
      llvm::divideFloorSigned(dividend.constant, divisor));
  result.rest.addConstant(llvm::mod(dividend.constant, divisor));
  return result;
}

// Divides the terms that have all factors of a divisor of one term.
static Division divideTerms(const SizePolynomial &dividend,
                            const SizePolynomial &divisor) {
  Division result;
  bool isTerm = divisor.terms.size() == 1 && !divisor.constant;
  for (const Term &term : dividend.terms) {
    SizePolynomial one;
    one.addTerm(term);
    std::optional<SizePolynomial> exact =
        isTerm ? one.dividedBy(divisor) : std::nullopt;
    if (exact)
      result.quotient.add(*exact);
    else
      result.rest.addTerm(term);
  }
  result.rest.addConstant(dividend.constant);
  return result;
}

static int64_t commonFactor(const SizePolynomial &sum, int64_t with) {
  for (const Term &term : sum.terms)
    with = std::gcd(with, term.coefficient);
  return with;
}

// Returns the dividend and constant divisor of a quotient with coefficient 1.
static std::optional<std::pair<SizeExpr, int64_t>>
singleQuotient(const SizePolynomial &sum) {
  if (sum.terms.size() != 1 || sum.terms[0].coefficient != 1 ||
      sum.terms[0].factors.size() != 1)
    return std::nullopt;
  const SizeExpr &factor = sum.terms[0].factors[0];
  if (factor.getKind() != Kind::floorDiv)
    return std::nullopt;
  std::optional<int64_t> divisor = factor.getOperands()[1].asConstant();
  if (!divisor)
    return std::nullopt;
  return std::pair(factor.getOperands()[0], *divisor);
}

// floor(rest / divisor) of a rest whose coefficients are less than the divisor.
SizeExpr SizePolynomial::quotientOf(SizePolynomial rest, int64_t divisor) {
  int64_t common = commonFactor(rest, divisor);
  for (Term &term : rest.terms)
    term.coefficient /= common;
  rest.constant = llvm::divideFloorSigned(rest.constant, common);
  divisor /= common;
  if (auto inner = singleQuotient(rest)) {
    int64_t all = 0;
    if (llvm::MulOverflow(divisor, inner->second, all))
      return {};
    return (inner->first + SizeExpr(rest.constant) * inner->second)
        .floorDiv(all);
  }
  SizeExpr dividend = rest.build();
  if (!dividend)
    return {};
  return SizeExpr::make(Kind::floorDiv, {dividend, SizeExpr(divisor)});
}

// The first coefficient of a dividend is positive: floor(-x / c) is
// -floor((x + c - 1) / c).
static SizeExpr floorDivBy(const SizeExpr &a, int64_t divisor) {
  if (divisor <= 0)
    return {};
  Division division = divideTerms(SizePolynomial(a), divisor);
  SizeExpr quotient = division.quotient.build();
  if (division.rest.terms.empty())
    return quotient;
  if (division.rest.terms.front().coefficient > 0)
    return quotient + SizePolynomial::quotientOf(division.rest, divisor);
  SizePolynomial opposite;
  opposite.add(division.rest, -1);
  opposite.addConstant(divisor - 1);
  return quotient - SizePolynomial::quotientOf(opposite, divisor);
}

SizeExpr SizeExpr::floorDiv(const SizeExpr &divisor) const {
  if (!*this || !divisor)
    return {};
  if (divisor.isConstant())
    return floorDivBy(*this, divisor.number);
  SizePolynomial dividend(*this), by(divisor);
  if (!dividend.isConstant())
    if (std::optional<SizePolynomial> exact = dividend.dividedBy(by))
      return exact->build();
  Division division = divideTerms(dividend, by);
  SizeExpr rest = division.rest.build();
  if (!rest || rest.isConstant(0))
    return division.quotient.build();
  return division.quotient.build() + make(Kind::floorDiv, {rest, divisor});
}

SizeExpr SizeExpr::ceilDiv(const SizeExpr &divisor) const {
  return (*this - 1).floorDiv(divisor) + 1;
}

// Coefficients are reduced to [0, divisor), and a remainder by a multiple of
// the divisor is replaced by its dividend.
static SizeExpr modBy(const SizeExpr &a, int64_t divisor) {
  if (divisor <= 0)
    return {};
  SizePolynomial dividend(a), rest;
  for (const Term &term : dividend.terms) {
    Term reduced{llvm::mod(term.coefficient, divisor), term.factors};
    const SizeExpr &factor = term.factors.front();
    bool isNested = term.factors.size() == 1 && factor.getKind() == Kind::mod &&
                    factor.getOperands()[1].isConstant() &&
                    factor.getOperands()[1].getConstant() % divisor == 0;
    if (isNested)
      return ((a - factor * term.coefficient) +
              factor.getOperands()[0] * reduced.coefficient)
          .mod(divisor);
    rest.addTerm(reduced);
  }
  rest.addConstant(llvm::mod(dividend.constant, divisor));
  return SizePolynomial::remainderOf(rest, divisor);
}

SizeExpr SizePolynomial::remainderOf(SizePolynomial rest, int64_t divisor) {
  if (rest.isConstant())
    return rest.build();
  int64_t common = std::gcd(commonFactor(rest, divisor), rest.constant);
  for (Term &term : rest.terms)
    term.coefficient /= common;
  rest.constant /= common;
  SizeExpr dividend = rest.build();
  if (!dividend)
    return {};
  return SizeExpr(common) *
         SizeExpr::make(Kind::mod, {dividend, SizeExpr(divisor / common)});
}

SizeExpr SizeExpr::mod(const SizeExpr &divisor) const {
  if (!*this || !divisor)
    return {};
  if (divisor.isConstant())
    return modBy(*this, divisor.number);
  SizePolynomial dividend(*this), by(divisor);
  if (!dividend.isConstant() && dividend.dividedBy(by))
    return 0;
  SizeExpr rest = divideTerms(dividend, by).rest.build();
  if (!rest || rest.isConstant(0))
    return rest;
  return make(Kind::mod, {rest, divisor});
}

//===----------------------------------------------------------------------===//
// Minima and maxima
//===----------------------------------------------------------------------===//

// Adds an operand, or keeps one of two whose difference is a constant.
static void addChoice(std::vector<SizeExpr> &operands, const SizeExpr &expr,
                      bool isMin) {
  for (SizeExpr &other : operands) {
    SizeExpr difference = expr - other;
    if (!difference.isConstant())
      continue;
    if ((difference.getConstant() < 0) == isMin)
      other = expr;
    return;
  }
  operands.push_back(expr);
}

SizeExpr SizeExpr::choose(Kind kind, const SizeExpr &a, const SizeExpr &b) {
  if (!a || !b)
    return {};
  std::vector<SizeExpr> operands;
  for (const SizeExpr *expr : {&a, &b}) {
    if (expr->kind != kind)
      addChoice(operands, *expr, kind == Kind::min);
    else
      for (const SizeExpr &operand : expr->getOperands())
        addChoice(operands, operand, kind == Kind::min);
  }
  if (operands.size() == 1)
    return operands.front();
  if (operands.size() > kMaxTerms)
    return {};
  // A constant comes last.
  llvm::sort(operands, [](const SizeExpr &x, const SizeExpr &y) {
    return x.isConstant() == y.isConstant() ? compare(x, y) < 0
                                            : y.isConstant();
  });
  return make(kind, std::move(operands));
}

SizeExpr SizeExpr::min(const SizeExpr &a, const SizeExpr &b) {
  return choose(Kind::min, a, b);
}

SizeExpr SizeExpr::max(const SizeExpr &a, const SizeExpr &b) {
  return choose(Kind::max, a, b);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static std::optional<int64_t> apply(Kind kind, int64_t a, int64_t b) {
  int64_t result = 0;
  switch (kind) {
  case Kind::sum:
    return llvm::AddOverflow(a, b, result) ? std::nullopt
                                           : std::optional(result);
  case Kind::product:
    return llvm::MulOverflow(a, b, result) ? std::nullopt
                                           : std::optional(result);
  case Kind::floorDiv:
    return b > 0 ? std::optional(llvm::divideFloorSigned(a, b)) : std::nullopt;
  case Kind::mod:
    return b > 0 ? std::optional(llvm::mod(a, b)) : std::nullopt;
  case Kind::min:
    return std::min(a, b);
  default:
    return std::max(a, b);
  }
}

std::optional<int64_t> SizeExpr::evaluate(
    llvm::function_ref<std::optional<int64_t>(const SizeExpr &)> values) const {
  if (isConstant())
    return number;
  if (isSymbol())
    return values(*this);
  std::optional<int64_t> result;
  for (const SizeExpr &operand : getOperands()) {
    std::optional<int64_t> value = operand.evaluate(values);
    if (value && result)
      value = apply(kind, *result, *value);
    if (!value)
      return std::nullopt;
    result = value;
  }
  return result;
}

std::optional<int64_t>
SizeExpr::evaluate(llvm::ArrayRef<int64_t> values) const {
  return evaluate([&](const SizeExpr &symbol) -> std::optional<int64_t> {
    std::optional<unsigned> index = symbol.getIndex();
    return index && *index < values.size() ? std::optional(values[*index])
                                           : std::nullopt;
  });
}

SizeExpr applyKind(Kind kind, const SizeExpr &a, const SizeExpr &b) {
  switch (kind) {
  case Kind::sum:
    return a + b;
  case Kind::product:
    return a * b;
  case Kind::floorDiv:
    return a.floorDiv(b);
  case Kind::mod:
    return a.mod(b);
  case Kind::min:
    return SizeExpr::min(a, b);
  default:
    return SizeExpr::max(a, b);
  }
}

SizeExpr SizeExpr::replaceSymbols(
    llvm::function_ref<SizeExpr(const SizeExpr &)> by) const {
  if (isSymbol())
    return by(*this);
  llvm::ArrayRef<SizeExpr> operands = getOperands();
  if (operands.empty())
    return *this;
  SizeExpr result = operands.front().replaceSymbols(by);
  for (const SizeExpr &operand : operands.drop_front())
    result = applyKind(kind, result, operand.replaceSymbols(by));
  return result;
}

void SizeExpr::forEachSymbol(
    llvm::function_ref<void(const SizeExpr &)> visit) const {
  if (isSymbol())
    visit(*this);
  for (const SizeExpr &operand : getOperands())
    operand.forEachSymbol(visit);
}

bool SizeExpr::hasOnlyNames() const {
  return (!isSymbol() || !getName().empty()) &&
         llvm::all_of(getOperands(), [](const SizeExpr &operand) {
           return operand.hasOnlyNames();
         });
}

static bool contains(const SizeExpr &expr, const SizeExpr &symbol) {
  bool found = false;
  expr.forEachSymbol([&](const SizeExpr &each) { found |= each == symbol; });
  return found;
}

std::optional<SizeExpr::LinearForm>
SizeExpr::linearIn(const SizeExpr &symbol) const {
  if (!*this)
    return std::nullopt;
  SizePolynomial rest(*this);
  int64_t factor = 0;
  llvm::erase_if(rest.terms, [&](const Term &term) {
    bool isSymbol = term.factors.size() == 1 && term.factors[0] == symbol;
    factor += isSymbol ? term.coefficient : 0;
    return isSymbol;
  });
  SizeExpr others = rest.build();
  if (!factor || !others || contains(others, symbol))
    return std::nullopt;
  return LinearForm{factor, others};
}

} // namespace tcopt
