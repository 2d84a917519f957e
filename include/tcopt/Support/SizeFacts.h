//===- SizeFacts.h - what is known of symbolic sizes ------------*- C++ -*-===//
//
// Ranges of symbols and relations between size expressions, by which further
// relations are proved. Importers use it: their callers state facts, and an
// operator that requires a relation which does not follow from these is
// refused.
//
// The difference of both sides is bounded by interval arithmetic, after
// symbols that equal an expression, or a multiple of a constant, have been
// replaced. If the interval does not decide, quotients are replaced by their
// bounds, and one stated relation is subtracted from the difference.
//
// Worked example: of s >= 2 and s mod 4 == 0 follows s == 4 * t with t >= 1.
// Then s - 4 * (s floordiv 4) is 4 * t - 4 * t, and s >= 3 holds, since the
// least value of 4 * t - 3 is 1.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_SIZEFACTS_H
#define TCOPT_SUPPORT_SIZEFACTS_H

#include "tcopt/Support/SizeExpr.h"
#include "llvm/ADT/DenseMap.h"

namespace tcopt {

class SizeFacts {
public:
  /// An interval with both ends; none is an open end.
  struct Interval {
    std::optional<int64_t> least, greatest;
  };

  /// States the range of a symbol. Symbols without a range are at least 0.
  void addRange(const SizeExpr &symbol, Interval range);
  /// States a relation. A relation with a null side states nothing.
  void addEqual(const SizeExpr &a, const SizeExpr &b);
  void addNotEqual(const SizeExpr &a, const SizeExpr &b);
  void addLessOrEqual(const SizeExpr &a, const SizeExpr &b);

  /// Returns whether the relation holds for all values of the symbols, or for
  /// none; nothing if neither is proved. Null sides prove nothing.
  std::optional<bool> isEqual(const SizeExpr &a, const SizeExpr &b) const;
  std::optional<bool> isLessOrEqual(const SizeExpr &a, const SizeExpr &b) const;
  /// Replaces minima and maxima of which one operand is proved to be the
  /// result.
  SizeExpr resolve(const SizeExpr &expr) const;
  /// Returns bounds of an expression.
  Interval boundsOf(const SizeExpr &expr) const;

private:
  void forgetAnswers();
  SizeExpr choose(SizeExpr::Kind kind, const SizeExpr &a,
                  const SizeExpr &b) const;
  SizeExpr simplify(const SizeExpr &expr) const;
  void replace(const SizeExpr &symbol, const SizeExpr &by);
  bool replaceByEquality(const SizeExpr &zero);
  bool replaceByMultiple(const SizeExpr &zero);
  void addNonNegative(const SizeExpr &expr);
  bool isNonNegative(const SizeExpr &expr) const;
  std::optional<bool> signOf(const SizeExpr &difference) const;
  std::optional<bool> isZero(const SizeExpr &difference) const;

  llvm::DenseMap<SizeExpr, Interval> ranges;
  llvm::DenseMap<SizeExpr, SizeExpr> replacements;
  std::vector<SizeExpr> zeros, nonZeros, nonNegatives;
  /// Answers of earlier calls, by difference.
  mutable llvm::DenseMap<SizeExpr, std::optional<bool>> knownSigns, knownZeros;
  mutable llvm::DenseMap<SizeExpr, SizeExpr> resolved;
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_SIZEFACTS_H
