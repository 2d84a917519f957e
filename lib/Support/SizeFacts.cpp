//===- SizeFacts.cpp - what is known of symbolic sizes --------------------===//

#include "tcopt/Support/SizeFacts.h"
#include "SizePolynomial.h"
#include "llvm/Support/MathExtras.h"

namespace tcopt {

using Interval = SizeFacts::Interval;
using Bound = std::optional<int64_t>;
using Kind = SizeExpr::Kind;

//===----------------------------------------------------------------------===//
// Intervals
//===----------------------------------------------------------------------===//

static Bound addBounds(Bound a, Bound b) {
  int64_t sum = 0;
  if (!a || !b || llvm::AddOverflow(*a, *b, sum))
    return std::nullopt;
  return sum;
}

static Interval addIntervals(const Interval &a, const Interval &b) {
  return {addBounds(a.least, b.least), addBounds(a.greatest, b.greatest)};
}

/// Whether all values are at least 0.
static bool isNatural(const Interval &a) { return a.least && *a.least >= 0; }

static Interval negated(const Interval &a) {
  auto negate = [](Bound bound) -> Bound {
    return bound && *bound != INT64_MIN ? Bound(-*bound) : std::nullopt;
  };
  return {negate(a.greatest), negate(a.least)};
}

static Bound multiplyBounds(Bound a, Bound b) {
  int64_t product = 0;
  if (!a || !b || llvm::MulOverflow(*a, *b, product))
    return std::nullopt;
  return product;
}

static Interval multiplyNaturals(const Interval &a, const Interval &b) {
  // A least value that overflows is still not negative.
  return {multiplyBounds(a.least, b.least).value_or(0),
          multiplyBounds(a.greatest, b.greatest)};
}

// Only finite intervals have a product if a factor has both signs.
static Interval multiplyIntervals(const Interval &a, const Interval &b) {
  auto isNegative = [](const Interval &x) {
    return x.greatest && *x.greatest <= 0;
  };
  if (isNatural(a) && isNatural(b))
    return multiplyNaturals(a, b);
  if (isNegative(a))
    return negated(multiplyIntervals(negated(a), b));
  if (isNegative(b))
    return negated(multiplyIntervals(a, negated(b)));
  if (!a.least || !a.greatest || !b.least || !b.greatest)
    return {};
  Interval product;
  for (Bound x : {a.least, a.greatest})
    for (Bound y : {b.least, b.greatest}) {
      Bound corner = multiplyBounds(x, y);
      if (!corner)
        return {};
      product.least = std::min(product.least.value_or(*corner), *corner);
      product.greatest = std::max(product.greatest.value_or(*corner), *corner);
    }
  return product;
}

// A divisor is at least 1.
static Interval divideIntervals(const Interval &a, const Interval &b) {
  int64_t least = std::max<int64_t>(b.least.value_or(1), 1);
  Interval quotient;
  if (isNatural(a)) {
    quotient.least = b.greatest ? *a.least / std::max(*b.greatest, least) : 0;
    if (a.greatest)
      quotient.greatest = *a.greatest / least;
    return quotient;
  }
  if (a.least)
    quotient.least = llvm::divideFloorSigned(*a.least, least);
  if (a.greatest)
    quotient.greatest = *a.greatest >= 0 ? *a.greatest / least : -1;
  return quotient;
}

static Interval modInterval(const Interval &a, const Interval &b) {
  Interval rest{0, std::nullopt};
  if (b.greatest)
    rest.greatest = *b.greatest - 1;
  if (isNatural(a) && a.greatest)
    rest.greatest = std::min(rest.greatest.value_or(*a.greatest), *a.greatest);
  return rest;
}

static Interval minInterval(const Interval &a, const Interval &b) {
  Interval least;
  if (a.least && b.least)
    least.least = std::min(*a.least, *b.least);
  for (Bound bound : {a.greatest, b.greatest})
    if (bound)
      least.greatest = std::min(least.greatest.value_or(*bound), *bound);
  return least;
}

static Interval combine(Kind kind, const Interval &a, const Interval &b) {
  switch (kind) {
  case Kind::sum:
    return addIntervals(a, b);
  case Kind::product:
    return multiplyIntervals(a, b);
  case Kind::floorDiv:
    return divideIntervals(a, b);
  case Kind::mod:
    return modInterval(a, b);
  case Kind::min:
    return minInterval(a, b);
  case Kind::max:
    return negated(minInterval(negated(a), negated(b)));
  default:
    return {};
  }
}

Interval SizeFacts::boundsOf(const SizeExpr &expr) const {
  if (expr.isConstant())
    return {expr.getConstant(), expr.getConstant()};
  if (expr.isSymbol()) {
    auto known = ranges.find(expr);
    Interval range =
        known == ranges.end() ? Interval{0, std::nullopt} : known->second;
    return {range.least.value_or(INT64_MIN),
            range.greatest.value_or(INT64_MAX)};
  }
  llvm::ArrayRef<SizeExpr> operands = expr.getOperands();
  if (operands.empty())
    return {};
  Interval bounds = boundsOf(operands.front());
  for (const SizeExpr &operand : operands.drop_front())
    bounds = combine(expr.getKind(), bounds, boundsOf(operand));
  return bounds;
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

SizeExpr SizeFacts::simplify(const SizeExpr &expr) const {
  if (replacements.empty() || !expr)
    return expr;
  return expr.replaceSymbols([&](const SizeExpr &symbol) {
    auto known = replacements.find(symbol);
    return known == replacements.end() ? symbol : known->second;
  });
}

void SizeFacts::addRange(const SizeExpr &symbol, Interval range) {
  ranges[symbol] = range;
  forgetAnswers();
}

void SizeFacts::forgetAnswers() {
  knownSigns.clear();
  knownZeros.clear();
  resolved.clear();
}

// Earlier facts are rewritten, so that all facts use the same symbols.
void SizeFacts::replace(const SizeExpr &symbol, const SizeExpr &by) {
  replacements[symbol] = by;
  for (auto &[key, value] : replacements)
    value = simplify(value);
  for (std::vector<SizeExpr> *facts : {&zeros, &nonZeros, &nonNegatives})
    for (SizeExpr &fact : *facts)
      fact = simplify(fact);
  Interval range = boundsOf(symbol);
  addNonNegative(by - *range.least);
  addNonNegative(SizeExpr(*range.greatest) - by);
}

/// Returns a symbol of the expression, by which it is a sum `+-symbol + rest`.
static SizeExpr soleSymbol(const SizeExpr &expr) {
  SizeExpr found;
  expr.forEachSymbol([&](const SizeExpr &symbol) {
    std::optional<SizeExpr::LinearForm> form = expr.linearIn(symbol);
    if (!found && form && std::abs(form->factor) == 1)
      found = symbol;
  });
  return found;
}

bool SizeFacts::replaceByEquality(const SizeExpr &zero) {
  SizeExpr symbol = soleSymbol(zero);
  if (!symbol)
    return false;
  SizeExpr::LinearForm form = *zero.linearIn(symbol);
  SizeExpr value = form.factor > 0 ? -form.rest : form.rest;
  if (!value)
    return false;
  replace(symbol, value);
  return true;
}

/// Returns the symbol and the divisor of `symbol mod divisor`, or of
/// `symbol - divisor * (symbol floordiv divisor)`.
static std::optional<std::pair<SizeExpr, int64_t>>
multipleOf(const SizeExpr &zero) {
  auto isOfSymbol = [](const SizeExpr &expr, Kind kind) {
    return expr.getKind() == kind && expr.getOperands()[0].isSymbol() &&
           expr.getOperands()[1].isConstant();
  };
  if (isOfSymbol(zero, Kind::mod))
    return {{zero.getOperands()[0], zero.getOperands()[1].getConstant()}};
  if (zero.getKind() != Kind::sum)
    return std::nullopt;
  for (const SizeExpr &term : zero.getOperands()) {
    SizeExpr quotient =
        term.getKind() == Kind::product ? term.getOperands().back() : term;
    if (!isOfSymbol(quotient, Kind::floorDiv))
      continue;
    SizeExpr symbol = quotient.getOperands()[0];
    SizeExpr divisor = quotient.getOperands()[1];
    SizeExpr rest = symbol - divisor * quotient;
    if (rest == zero || -rest == zero)
      return {{symbol, divisor.getConstant()}};
  }
  return std::nullopt;
}

bool SizeFacts::replaceByMultiple(const SizeExpr &zero) {
  auto multiple = multipleOf(zero);
  if (!multiple)
    return false;
  auto [symbol, divisor] = *multiple;
  SizeExpr part =
      SizeExpr::symbol(symbol.text() + "/" + std::to_string(divisor));
  Interval range = boundsOf(symbol);
  ranges[part] = {llvm::divideCeilSigned(*range.least, divisor),
                  llvm::divideFloorSigned(*range.greatest, divisor)};
  replace(symbol, part * divisor);
  return true;
}

void SizeFacts::addEqual(const SizeExpr &a, const SizeExpr &b) {
  SizeExpr zero = simplify(a - b);
  if (!zero || zero.isConstant())
    return;
  if (!replaceByMultiple(zero) && !replaceByEquality(zero))
    zeros.push_back(zero);
  forgetAnswers();
}

void SizeFacts::addNotEqual(const SizeExpr &a, const SizeExpr &b) {
  SizeExpr difference = simplify(a - b);
  if (!difference || difference.isConstant())
    return;
  nonZeros.push_back(difference);
  forgetAnswers();
}

void SizeFacts::addNonNegative(const SizeExpr &expr) {
  SizeExpr known = simplify(expr);
  if (known && !known.isConstant() && !isNatural(boundsOf(known)))
    nonNegatives.push_back(known);
  forgetAnswers();
}

// A bound of a single symbol becomes its range.
void SizeFacts::addLessOrEqual(const SizeExpr &a, const SizeExpr &b) {
  SizeExpr difference = simplify(b - a);
  if (!difference)
    return;
  SizeExpr symbol = soleSymbol(difference);
  std::optional<SizeExpr::LinearForm> form;
  if (symbol)
    form = difference.linearIn(symbol);
  if (!form || !form->rest.isConstant())
    return addNonNegative(difference);
  Interval range = boundsOf(symbol);
  if (form->factor > 0)
    range.least =
        std::max(range.least.value_or(INT64_MIN), -form->rest.getConstant());
  else
    range.greatest =
        std::min(range.greatest.value_or(INT64_MAX), form->rest.getConstant());
  ranges[symbol] = range;
  forgetAnswers();
}

//===----------------------------------------------------------------------===//
// Proofs
//===----------------------------------------------------------------------===//

namespace {
/// A term `factor * part`, where the part is a quotient or a remainder.
struct BoundedTerm {
  SizeExpr part;
  int64_t factor = 1;
};
} // namespace

/// Returns the term if it has bounds besides those of its interval.
static std::optional<BoundedTerm> boundedTerm(const SizeExpr &term) {
  BoundedTerm found{term, 1};
  if (term.getKind() == Kind::product) {
    if (term.getOperands().size() != 2 || !term.getOperands()[0].isConstant())
      return std::nullopt;
    found = {term.getOperands()[1], term.getOperands()[0].getConstant()};
  }
  bool isQuotient = found.part.getKind() == Kind::floorDiv &&
                    found.part.getOperands()[1].isConstant();
  return isQuotient || found.part.getKind() == Kind::mod ? std::optional(found)
                                                         : std::nullopt;
}

// For q = x floordiv d, d * q is at least x - d + 1 and at most x, and x mod d
// is at least 0 and at most d - 1.
static SizeExpr withoutTerm(const SizeExpr &sum, const BoundedTerm &term) {
  SizeExpr dividend = term.part.getOperands()[0],
           divisor = term.part.getOperands()[1];
  SizeExpr rest = sum - term.part * term.factor;
  if (term.part.getKind() == Kind::mod)
    return term.factor > 0 ? rest : rest + (divisor - 1) * term.factor;
  SizeExpr least = term.factor > 0 ? dividend - divisor + 1 : dividend;
  return rest * divisor + least * term.factor;
}

/// Returns a multiple of a lower bound without quotients and remainders.
static SizeExpr lowerBound(const SizeExpr &expr) {
  SizeExpr bound = expr;
  while (bound.getKind() == Kind::sum) {
    std::optional<BoundedTerm> found;
    for (const SizeExpr &term : bound.getOperands())
      if (!found)
        found = boundedTerm(term);
    if (!found)
      break;
    bound = withoutTerm(bound, *found);
  }
  return bound;
}

static bool isNaturalSum(const SizeFacts &facts, const SizeExpr &expr) {
  if (!expr)
    return false;
  if (isNatural(facts.boundsOf(expr)))
    return true;
  SizeExpr bound = lowerBound(expr);
  return bound && bound != expr && isNatural(facts.boundsOf(bound));
}

bool SizeFacts::isNonNegative(const SizeExpr &expr) const {
  auto follows = [&](const SizeExpr &fact) {
    return isNaturalSum(*this, expr - fact);
  };
  return isNaturalSum(*this, expr) || llvm::any_of(nonNegatives, follows) ||
         llvm::any_of(zeros, [&](const SizeExpr &zero) {
           return follows(zero) || follows(-zero);
         });
}

// True for a difference that is not negative, false for one that is.
std::optional<bool> SizeFacts::signOf(const SizeExpr &difference) const {
  if (difference.isConstant())
    return difference.getConstant() >= 0;
  auto [known, isNew] = knownSigns.try_emplace(difference);
  if (!isNew)
    return known->second;
  SizeExpr opposite = SizeExpr(-1) - difference;
  if (isNonNegative(difference))
    return knownSigns[difference] = true;
  if (opposite && isNonNegative(opposite))
    return knownSigns[difference] = false;
  return std::nullopt;
}

std::optional<bool> SizeFacts::isZero(const SizeExpr &difference) const {
  if (difference.isConstant())
    return difference.isConstant(0);
  auto [known, isNew] = knownZeros.try_emplace(difference);
  if (!isNew)
    return known->second;
  SizeExpr opposite = -difference;
  auto isListed = [&](const std::vector<SizeExpr> &facts) {
    return llvm::is_contained(facts, difference) ||
           (opposite && llvm::is_contained(facts, opposite));
  };
  if (isListed(zeros))
    return knownZeros[difference] = true;
  SizeExpr below = difference - 1, above = opposite - 1;
  if (isListed(nonZeros) || (below && isNonNegative(below)) ||
      (above && isNonNegative(above)))
    return knownZeros[difference] = false;
  return std::nullopt;
}

static bool hasChoice(const SizeExpr &expr) {
  if (expr.getKind() == Kind::min || expr.getKind() == Kind::max)
    return true;
  return llvm::any_of(expr.getOperands(), hasChoice);
}

SizeExpr SizeFacts::resolve(const SizeExpr &expr) const {
  if (!hasChoice(expr))
    return expr;
  if (auto known = resolved.find(expr); known != resolved.end())
    return known->second;
  Kind kind = expr.getKind();
  SizeExpr result;
  for (const SizeExpr &operand : expr.getOperands()) {
    SizeExpr next = resolve(operand);
    result = result ? choose(kind, result, next) : next;
  }
  return resolved[expr] = result ? result : expr;
}

SizeExpr SizeFacts::choose(Kind kind, const SizeExpr &a,
                           const SizeExpr &b) const {
  if (kind == Kind::min || kind == Kind::max) {
    if (isLessOrEqual(a, b).value_or(false))
      return kind == Kind::min ? a : b;
    if (isLessOrEqual(b, a).value_or(false))
      return kind == Kind::min ? b : a;
  }
  return applyKind(kind, a, b);
}

std::optional<bool> SizeFacts::isEqual(const SizeExpr &a,
                                       const SizeExpr &b) const {
  if (a && a == b)
    return true;
  SizeExpr difference = simplify(a - b);
  return difference ? isZero(difference) : std::nullopt;
}

std::optional<bool> SizeFacts::isLessOrEqual(const SizeExpr &a,
                                             const SizeExpr &b) const {
  if (a && a == b)
    return true;
  SizeExpr difference = simplify(b - a);
  return difference ? signOf(difference) : std::nullopt;
}

} // namespace tcopt
