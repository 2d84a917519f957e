//===- GuardTable.cpp - fast checks of guards on dynamic sizes ------------===//

#include "GuardTable.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tcopt::capture {

namespace {
/// An expression as a constant and a factor for each symbol. `add` returns
/// false for expressions that are not linear, and on overflow.
class LinearSum {
public:
  explicit LinearSum(size_t numSymbols) : factors(numSymbols) {}

  bool add(const SizeExpr &expr, int64_t times) {
    if (expr.isConstant())
      return addTo(constant, expr.getConstant(), times);
    if (std::optional<unsigned> symbol = expr.getIndex())
      return addTo(factors[*symbol], 1, times);
    llvm::ArrayRef<SizeExpr> operands = expr.getOperands();
    if (expr.getKind() == SizeExpr::Kind::sum)
      return llvm::all_of(operands, [&](const SizeExpr &operand) {
        return add(operand, times);
      });
    int64_t product = 0;
    return expr.getKind() == SizeExpr::Kind::product && operands.size() == 2 &&
           operands[0].isConstant() &&
           !llvm::MulOverflow(operands[0].getConstant(), times, product) &&
           add(operands[1], product);
  }

  int64_t constant = 0;
  std::vector<int64_t> factors;

private:
  static bool addTo(int64_t &sum, int64_t value, int64_t times) {
    int64_t product = 0;
    return !llvm::MulOverflow(value, times, product) &&
           !llvm::AddOverflow(sum, product, sum);
  }
};
} // namespace

std::optional<GuardTable::Linear>
GuardTable::linearize(const SizeGuard &guard, ArrayRef<OpenWord> open) {
  LinearSum sum(open.size());
  if (!sum.add(guard.left, 1) || !sum.add(guard.right, -1))
    return std::nullopt;
  Linear linear{sum.constant, {}, guard.relation, guard.holds};
  for (auto [factor, size] : llvm::zip_equal(sum.factors, open))
    if (factor)
      linear.terms.push_back({size.word, factor});
  return linear;
}

GuardTable::GuardTable(std::vector<OpenWord> sizes, ArrayRef<SizeGuard> guards)
    : open(std::move(sizes)) {
  for (const SizeGuard &guard : guards) {
    if (std::optional<Linear> simple = linearize(guard, open))
      linear.push_back(std::move(*simple));
    else
      others.push_back(guard);
  }
}

bool GuardTable::Linear::isFulfilledBy(const uint64_t *words) const {
  int64_t sum = constant;
  for (const Term &term : terms) {
    int64_t product = 0;
    if (llvm::MulOverflow(int64_t(words[term.word]), term.factor, product) ||
        llvm::AddOverflow(sum, product, sum))
      return false;
  }
  return compareNumbers(relation, sum, 0) == holds;
}

bool GuardTable::fulfilsOthers(const uint64_t *words) const {
  llvm::SmallVector<int64_t, 16> sizes;
  for (const OpenWord &size : open)
    sizes.push_back(int64_t(words[size.word]));
  return llvm::all_of(others, [&](const SizeGuard &guard) {
    return guard.isFulfilledBy(sizes);
  });
}

} // namespace tcopt::capture
