//===- RecomputeCut.h - min-cut choice of saved values ----------*- C++ -*-===//
//
// Plain algebra, without MLIR: values of a computation are needed later. Some
// are saved, and the others are recomputed from the saved values. The cost of
// the saved values is minimal.
//
// Worked example: y = exp(x) and z = sin(y) are needed. Saving both costs 2.
// Saving y costs 1, because z can be recomputed from y.
//
// The network is that of torch.compile's partitioner (H. He, "Min-cut optimal
// recomputation", 2022): each value is an edge whose capacity is the cost of
// saving it, and ops connect these edges by edges that cannot be cut. An op
// that may run again at a price has an edge from the source with this price as
// its capacity.
//
// To meet a budget, the cut for a price of work minimizes the sum of the cost
// and the price times the work. As the price falls, cuts go through the corners
// of the convex hull of all (cost, work). The last corner within the budget is
// found iteratively as the point where a line through two corners touches the
// hull, until no new corner is found (H. Everett, "Generalized Lagrange
// multiplier method", 1963).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_RECOMPUTECUT_H
#define TCOPT_ANALYSIS_RECOMPUTECUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace tcopt {

/// Whether an op may run again, and the work of doing so.
struct Rerun {
  enum Kind {
    Freely,      ///< its work is negligible
    UnderBudget, ///< only to meet a budget
    Never        ///< its results are saved if they are needed
  };
  Kind kind;
  double work = 0;
};

/// A computation: ops in program order, and the values between them.
class RecomputeGraph {
public:
  /// Adds a value that no op computes. `cost` is the cost of keeping it.
  unsigned addInput(uint64_t cost) { return addValue(cost, kNone); }
  /// Adds an op and its results, with the cost of saving each. Returns the
  /// index of the first result.
  unsigned addOp(llvm::ArrayRef<unsigned> operands,
                 llvm::ArrayRef<uint64_t> costs, Rerun rerun);
  /// Marks a value that is needed later.
  void need(unsigned value) { values[value].isNeeded = true; }
  /// Marks a value that cannot be saved.
  void forbid(unsigned value) { values[value].cost = std::nullopt; }
  size_t numOps() const { return ops.size(); }
  size_t numValues() const { return values.size(); }

  /// The saved values and the recomputed ops, both in order, the cost of the
  /// saved values and the work of the recomputed ops.
  struct Cut {
    std::vector<unsigned> saved, recomputed;
    uint64_t cost = 0;
    double work = 0;
  };
  /// Returns the cut with the least work among the cuts of least cost. Nullopt
  /// if a needed value can neither be saved nor recomputed.
  std::optional<Cut> findCut() const;
  /// Returns the cut of `findCut` if its cost is within `budget`. Otherwise ops
  /// with Rerun::UnderBudget run again, too, to meet the budget with little
  /// work. No cut of at most this cost has less work, up to 1 %; a cut of
  /// greater cost within the budget may have less. Nullopt if no cut is within
  /// the budget.
  std::optional<Cut> findCutWithin(uint64_t budget) const;
  /// Returns the cut of least cost, regardless of its work.
  std::optional<Cut> findLeast() const;

private:
  static constexpr unsigned kNone = ~0u;
  struct Value {
    /// Nullopt if the value cannot be saved.
    std::optional<uint64_t> cost;
    /// kNone for an input.
    unsigned op;
    bool isNeeded = false;
  };
  struct Op {
    llvm::SmallVector<unsigned, 3> operands;
    Rerun rerun;
  };
  /// The cost of a unit of work; nullopt if only free work is allowed.
  using Price = std::optional<double>;

  unsigned addValue(uint64_t cost, unsigned op) {
    values.push_back({cost, op});
    return unsigned(values.size() - 1);
  }
  std::optional<Cut> solve(Price price) const;
  uint64_t capacityOf(unsigned op, Price price, uint64_t scale) const;
  uint64_t scaleFor(Price price) const;
  double weightOf(unsigned op) const;
  double weightOf(const Cut &cut) const;
  void collect(const std::vector<bool> &isSaved, Cut &cut) const;

  std::vector<Value> values;
  std::vector<Op> ops;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_RECOMPUTECUT_H
