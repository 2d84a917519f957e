//===- SizePolynomial.cpp - the canonical form of sizes -------------------===//

#include "SizePolynomial.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace tcopt {

using Factors = SizePolynomial::Factors;
using Term = SizePolynomial::Term;
using Kind = SizeExpr::Kind;

// Terms of the highest degree come first.
static int compareFactors(const Factors &a, const Factors &b) {
  if (a.size() != b.size())
    return a.size() > b.size() ? -1 : 1;
  for (auto [x, y] : llvm::zip_equal(a, b))
    if (int order = SizeExpr::compare(x, y))
      return order;
  return 0;
}

static Term termOf(const SizeExpr &expr) {
  if (expr.getKind() != Kind::product)
    return {1, {expr}};
  llvm::ArrayRef<SizeExpr> operands = expr.getOperands();
  if (!operands.front().isConstant())
    return {1, Factors(operands)};
  return {operands.front().getConstant(), Factors(operands.drop_front())};
}

SizePolynomial::SizePolynomial(const SizeExpr &expr) {
  if (expr.isConstant()) {
    constant = expr.getConstant();
    return;
  }
  if (expr.getKind() != Kind::sum) {
    terms.push_back(termOf(expr));
    return;
  }
  for (const SizeExpr &operand : expr.getOperands())
    if (operand.isConstant())
      constant = operand.getConstant();
    else
      terms.push_back(termOf(operand));
}

static std::vector<SizeExpr> operandsOf(const Term &term) {
  std::vector<SizeExpr> operands(term.factors.begin(), term.factors.end());
  if (term.coefficient != 1)
    operands.insert(operands.begin(), SizeExpr(term.coefficient));
  return operands;
}

SizeExpr SizePolynomial::build() const {
  // Text has no spelling of -2^63.
  auto isLeast = [](const Term &term) { return term.coefficient == INT64_MIN; };
  if (failed || terms.size() > SizeExpr::kMaxTerms || constant == INT64_MIN ||
      llvm::any_of(terms, isLeast))
    return {};
  std::vector<SizeExpr> sum;
  for (const Term &term : terms) {
    std::vector<SizeExpr> operands = operandsOf(term);
    sum.push_back(operands.size() == 1
                      ? operands.front()
                      : SizeExpr::make(Kind::product, std::move(operands)));
    if (!sum.back())
      return {};
  }
  if (sum.empty())
    return constant;
  if (constant)
    sum.push_back(constant);
  return sum.size() == 1 ? sum.front()
                         : SizeExpr::make(Kind::sum, std::move(sum));
}

void SizePolynomial::addConstant(int64_t value) {
  failed |= llvm::AddOverflow(constant, value, constant);
}

void SizePolynomial::addTerm(const Term &term) {
  auto at = llvm::lower_bound(terms, term, [](const Term &a, const Term &b) {
    return compareFactors(a.factors, b.factors) < 0;
  });
  if (at == terms.end() || compareFactors(at->factors, term.factors) != 0) {
    if (term.coefficient)
      terms.insert(at, term);
    return;
  }
  failed |=
      llvm::AddOverflow(at->coefficient, term.coefficient, at->coefficient);
  if (!at->coefficient)
    terms.erase(at);
}

void SizePolynomial::add(const SizePolynomial &other, int64_t times) {
  int64_t product = 0;
  failed |= other.failed || llvm::MulOverflow(other.constant, times, product);
  addConstant(product);
  for (const Term &term : other.terms) {
    failed |= llvm::MulOverflow(term.coefficient, times, product);
    addTerm({product, term.factors});
  }
}

static Factors productOf(const Factors &a, const Factors &b) {
  Factors product(a);
  product.append(b.begin(), b.end());
  llvm::sort(product, [](const SizeExpr &x, const SizeExpr &y) {
    return SizeExpr::compare(x, y) < 0;
  });
  return product;
}

SizePolynomial SizePolynomial::times(const Term &by) const {
  SizePolynomial result;
  int64_t product = 0;
  result.failed = failed;
  for (const Term &term : terms) {
    result.failed |=
        llvm::MulOverflow(term.coefficient, by.coefficient, product);
    result.addTerm({product, productOf(term.factors, by.factors)});
  }
  result.failed |= llvm::MulOverflow(constant, by.coefficient, product);
  if (by.factors.empty())
    result.addConstant(product);
  else
    result.addTerm({product, by.factors});
  return result;
}

SizePolynomial SizePolynomial::times(const SizePolynomial &other) const {
  SizePolynomial result;
  result.failed = terms.size() * other.terms.size() > 4 * SizeExpr::kMaxTerms;
  if (result.failed)
    return result;
  for (const Term &term : other.terms)
    result.add(times(term));
  result.add(times(Term{other.constant, {}}));
  return result;
}

// Returns the factors of `a` without those of `b`, if `a` has all of them.
static std::optional<Factors> without(const Factors &a, const Factors &b) {
  Factors rest(a);
  for (const SizeExpr &factor : b) {
    auto *at = llvm::find(rest, factor);
    if (at == rest.end())
      return std::nullopt;
    rest.erase(at);
  }
  return rest;
}

std::optional<SizePolynomial>
SizePolynomial::dividedBy(const SizePolynomial &divisor) const {
  if (divisor.terms.empty())
    return std::nullopt;
  const Term &by = divisor.terms.front();
  SizePolynomial rest(*this), quotient;
  for (size_t i = 0; i <= SizeExpr::kMaxTerms && !rest.isConstant(); ++i) {
    const Term &first = rest.terms.front();
    std::optional<Factors> factors = without(first.factors, by.factors);
    bool overflows = first.coefficient == INT64_MIN && by.coefficient == -1;
    if (!factors || overflows || first.coefficient % by.coefficient)
      return std::nullopt;
    SizePolynomial part;
    Term term{first.coefficient / by.coefficient, *factors};
    if (factors->empty())
      part.addConstant(term.coefficient);
    else
      part.addTerm(term);
    quotient.add(part);
    rest.add(divisor.times(part), -1);
    if (rest.failed || quotient.failed)
      return std::nullopt;
  }
  return rest.isZero() ? std::optional(std::move(quotient)) : std::nullopt;
}

} // namespace tcopt
