//===- ScheduleRules.h - Rules of schedules ---------------------*- C++ -*-===//
//
// A kind's rules are a table: what a schedule is expected to have, and whether
// it has. They are asked in order; one may rely on those before it.
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

/// What rules of all kinds ask. A rule may leave numbers for its error.
class ScheduleChecker {
public:
  ScheduleChecker(mlir::Operation *op, ScheduleAttrInterface schedule)
      : op(op), schedule(schedule) {}

  bool hasWarps();

  /// An error at the op, with the numbers that a rule has left.
  llvm::LogicalResult fail(llvm::StringRef expected);

protected:
  bool fitsShared(int64_t bytes);
  /// Memory of the kernel's for what its launches pass on.
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
