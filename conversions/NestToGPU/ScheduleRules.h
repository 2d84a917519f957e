//===- ScheduleRules.h - Rules of schedules ---------------------*- C++ -*-===//
//
// The rules of a kind are a table: an expected property, and whether a schedule
// has it. The check applies rules in order; a rule may rely on earlier rules.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_SCHEDULERULES_H
#define TCOPT_CONVERSION_NESTTOGPU_SCHEDULERULES_H

#include "Schedules.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "tcopt/Nest/IR/NestOps.h"
#include <string>

namespace tcopt::device {

template <typename CheckerT> struct ScheduleRule {
  llvm::StringLiteral expected;
  bool (CheckerT::*holds)();
};

/// Predicates of rules of all kinds. A rule may record numbers for its error.
class ScheduleChecker {
public:
  ScheduleChecker(mlir::Operation *op, ScheduleAttrInterface schedule)
      : op(op), schedule(schedule) {}

  bool hasWarps();

  /// An error at the op, with the numbers that a rule has left.
  llvm::LogicalResult fail(llvm::StringRef expected);

protected:
  bool fitsShared(int64_t bytes);
  /// Whether the kernel has a workspace for values between its launches.
  bool hasWorkspace(int64_t bytes);

  mlir::Operation *op;
  ScheduleAttrInterface schedule;

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

/// Checks `#cuda.contraction` and `#cuda.mma`.
llvm::LogicalResult checkContraction(mlir::linalg::LinalgOp op,
                                     ScheduleAttrInterface schedule,
                                     mlir::linalg::LinalgOp epilogue);

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_SCHEDULERULES_H
