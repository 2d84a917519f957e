//===- SizePolynomial.h - the canonical form of sizes -----------*- C++ -*-===//
//
// A SizeExpr as a constant and a sorted list of terms, in which expressions are
// added, multiplied and divided.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_SUPPORT_SIZEPOLYNOMIAL_H
#define TCOPT_LIB_SUPPORT_SIZEPOLYNOMIAL_H

#include "tcopt/Support/SizeExpr.h"
#include "llvm/ADT/SmallVector.h"

namespace tcopt {

class SizePolynomial {
public:
  using Factors = llvm::SmallVector<SizeExpr, 2>;
  /// `coefficient` times the sorted factors.
  struct Term {
    int64_t coefficient;
    Factors factors;
  };

  SizePolynomial() = default;
  /// Requires an expression that is not null.
  explicit SizePolynomial(const SizeExpr &expr);

  /// Returns the expression; null after an overflow.
  SizeExpr build() const;
  bool hasFailed() const { return failed; }
  bool isZero() const { return constant == 0 && terms.empty(); }
  bool isConstant() const { return terms.empty(); }

  void add(const SizePolynomial &other, int64_t times = 1);
  void addTerm(const Term &term);
  void addConstant(int64_t value);
  SizePolynomial times(const SizePolynomial &other) const;
  SizePolynomial times(const Term &term) const;
  /// Returns the quotient of a division without a remainder for all values.
  std::optional<SizePolynomial> dividedBy(const SizePolynomial &divisor) const;

  /// Returns the quotient and the remainder of a sum whose coefficients are
  /// less than the divisor.
  static SizeExpr quotientOf(SizePolynomial rest, int64_t divisor);
  static SizeExpr remainderOf(SizePolynomial rest, int64_t divisor);

  int64_t constant = 0;
  /// Terms of distinct factors with coefficients other than 0, sorted by
  /// decreasing degree.
  std::vector<Term> terms;

private:
  bool failed = false;
};

/// Returns the operation of a kind that has operands.
SizeExpr applyKind(SizeExpr::Kind kind, const SizeExpr &a, const SizeExpr &b);

} // namespace tcopt

#endif // TCOPT_LIB_SUPPORT_SIZEPOLYNOMIAL_H
