//===- ScheduleRules.h - Rules of schedules ---------------------*- C++ -*-===//
//
// A kind's rules are a table: what a schedule is expected to have, and whether
// it has. They are asked in order; one may rely on those before it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SCHEDULERULES_H
#define TCOPT_CONVERSION_NESTTOGPU_SCHEDULERULES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Analysis/KernelShape.h"
#include "tcopt/Nest/IR/NestOps.h"
#include <string>

namespace tcopt::device {

template <typename CheckerT> struct ScheduleRule {
  llvm::StringLiteral expected;
  bool (CheckerT::*holds)();
};

/// What rules of all kinds ask. A rule may leave numbers for its error.
class ScheduleChecker {
public:
  ScheduleChecker(mlir::Operation *op, const KernelPlan &plan)
      : op(op), plan(plan) {}

  bool hasThreads() { return plan.threads >= 1; }
  bool hasNoThreads() { return plan.threads == 0; }
  bool hasWarps();
  bool hasNoTile() { return plan.tile.empty(); }
  bool hasNoVector() { return plan.vector.empty(); }
  bool hasNoVariants() { return plan.variants.empty(); }

  /// An error at the op, with the numbers that a rule has left.
  llvm::LogicalResult fail(llvm::StringRef expected);

protected:
  /// Numbers of the vector, all of them at least 1.
  bool hasNumbers(size_t count) const;
  bool fitsShared(int64_t bytes);
  /// Memory of the kernel's for what its launches pass on.
  bool hasWorkspace(int64_t bytes);

  mlir::Operation *op;
  const KernelPlan &plan;

private:
  std::string numbers;
};

/// The first rule that does not hold is an error.
template <typename CheckerT>
llvm::LogicalResult checkRules(CheckerT &checker,
                               llvm::ArrayRef<ScheduleRule<CheckerT>> rules) {
  for (const ScheduleRule<CheckerT> &rule : rules)
    if (!(checker.*rule.holds)())
      return checker.fail(rule.expected);
  return llvm::success();
}

/// Of the kind contraction.
llvm::LogicalResult checkContraction(mlir::linalg::LinalgOp op,
                                     const KernelPlan &plan,
                                     mlir::linalg::LinalgOp epilogue);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SCHEDULERULES_H
