//===- RecomputePolicy.h - which ops may run again --------------*- C++ -*-===//

#ifndef TCOPT_GRAD_IR_RECOMPUTEPOLICY_H
#define TCOPT_GRAD_IR_RECOMPUTEPOLICY_H

#include "mlir/IR/Operation.h"
#include "tcopt/Analysis/RecomputeCut.h"

namespace tcopt::grad {

/// On an op that stacks values of a loop's iterations: its first result that is
/// a stack, and as how many iterations their unknown number counts, as was
/// chosen under a memory budget.
inline constexpr llvm::StringLiteral kKeptAttr = "grad.kept";

/// As what an unknown size counts.
inline constexpr int64_t kTypicalSize = 64;

/// Bytes of a tensor; 0 of other values. A size that is not known counts as 64.
uint64_t estimatedBytes(mlir::Value value);
/// The same where nothing was chosen under a budget.
uint64_t estimatedBytesOfAll(mlir::Value value);

/// Arithmetic of an op, in the same sizes. None if it is not known.
std::optional<double> estimatedFlops(mlir::Operation *op);

/// Whether an op makes much less of its operands: four times fewer bytes.
bool isReduction(mlir::Operation *op);

/// What it costs to save values and to run ops again. A planner of kernels may
/// know better than the facts of ops.
class RecomputePolicy {
public:
  virtual ~RecomputePolicy() = default;

  virtual uint64_t bytesOf(mlir::Value value) const = 0;
  virtual Rerun rerunOf(mlir::Operation *op) const = 0;
  /// Why an op does not run again freely, as a code; empty if it does.
  virtual llvm::StringRef whyNotFreely(mlir::Operation *op) const = 0;
};

/// By the facts of ops. What runs again freely is an op without effects that
/// does little arithmetic for each element that it reads or writes, unless it
/// makes much less of its operands: such a result is small, and is saved. Where
/// a budget asks for it, ops whose arithmetic is known run again, too. Work is
/// arithmetic, and one operation for each byte that is read or written.
class OpFactsPolicy : public RecomputePolicy {
public:
  /// With `rerunsReductions`, that they make much less of their operands keeps
  /// no ops from running again.
  explicit OpFactsPolicy(bool rerunsReductions = false)
      : rerunsReductions(rerunsReductions) {}

  uint64_t bytesOf(mlir::Value value) const override {
    return estimatedBytes(value);
  }
  Rerun rerunOf(mlir::Operation *op) const override;
  llvm::StringRef whyNotFreely(mlir::Operation *op) const override;

private:
  const bool rerunsReductions;
};

} // namespace tcopt::grad

#endif // TCOPT_GRAD_IR_RECOMPUTEPOLICY_H
