//===- RecomputeCut.h - what to save and what to compute again --*- C++ -*-===//
//
// Plain algebra, without MLIR: a computation has run, and values of it are
// needed later. Some are saved, the others are computed again from these, so
// that what is saved costs least.
//
// Worked example: y = exp(x), z = sin(y), and y and cos-like values of y are
// needed, that is y and z. Saving y and z costs 2; saving y costs 1, as z is
// computed again from it.
//
// The network is that of torch.compile's partitioner (H. He, "Min-cut optimal
// recomputation", 2022): each value is an edge whose capacity is what saving it
// costs, and ops connect them by edges that cannot be cut. An op that may run
// again at a price has an edge from the source, whose capacity that price is.
//
// Within a budget: the cut for a price of work is the least of cost and price
// times work. As the price falls, cuts go through the corners of the convex
// hull of all (cost, work). The last corner within the budget is found as where
// a line through two corners touches the hull, until it touches nothing new (H.
// Everett, "Generalized Lagrange multiplier method", 1963).
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

/// Whether an op may run again, and the work that this is.
struct Rerun {
  enum Kind {
    Freely,      ///< its work is not worth a thought
    UnderBudget, ///< only where what would be saved is too much
    Never        ///< its results are saved if they are needed
  };
  Kind kind;
  double work = 0;
};

/// A computation: ops in their order, and the values between them.
class RecomputeGraph {
public:
  /// A value that no op computes. `cost` is that of keeping it.
  unsigned addInput(uint64_t cost) { return addValue(cost, kNone); }
  /// An op and the values that it computes, with the cost of saving each.
  /// Returns the first of the results.
  unsigned addOp(llvm::ArrayRef<unsigned> operands,
                 llvm::ArrayRef<uint64_t> costs, Rerun rerun);
  /// The value is needed later.
  void need(unsigned value) { values[value].isNeeded = true; }
  /// The value cannot be saved.
  void forbid(unsigned value) { values[value].cost = std::nullopt; }
  size_t numOps() const { return ops.size(); }
  size_t numValues() const { return values.size(); }

  /// What is saved, in order, the ops that run again, in order, the cost of the
  /// ones and the work of the others.
  struct Cut {
    std::vector<unsigned> saved, recomputed;
    uint64_t cost = 0;
    double work = 0;
  };
  /// Of all choices that cost least, the one that computes least again. None if
  /// something is needed that can neither be saved nor computed again.
  std::optional<Cut> findCut() const;
  /// The same if `budget` allows it; else ops run again that may under a
  /// budget, for little work. No choice that costs as little is less work (by
  /// 1%: see below); there may be one that costs more and is within the budget.
  /// None if nothing is within it.
  std::optional<Cut> findCutWithin(uint64_t budget) const;
  /// The least cost there is, for whatever work.
  std::optional<Cut> findLeast() const;

private:
  static constexpr unsigned kNone = ~0u;
  struct Value {
    /// None where it cannot be saved.
    std::optional<uint64_t> cost;
    /// kNone for an input.
    unsigned op;
    bool isNeeded = false;
  };
  struct Op {
    llvm::SmallVector<unsigned, 3> operands;
    Rerun rerun;
  };
  /// What a unit of work costs; none where only free work is done.
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
