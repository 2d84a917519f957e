//===- RecomputePlan.h - rematerialization within a limit -------*- C++ -*-===//
//
// Plain algebra, without MLIR: ops run in a fixed order, and a value occupies
// memory from its computation to its last use. Where the memory exceeds a
// limit, values with a distant next use are released and recomputed just before
// that use.
//
// Worked example, one byte a value: a = f(x), b = g(a), c = h(b), and then
// k(c), l(c, b), m(a). While c is computed, a, b and c take 3 bytes. With a
// limit of 2, a is released after b, and f runs again before m.
//
// The algorithm is a sweep in the order of the ops, as XLA's rematerialization.
// Where memory exceeds the limit, it releases the value with the greatest ratio
// of its bytes, times the number of ops for which they are free, to the work of
// recomputing it. The operands of the recomputation are kept until then, or
// recomputed as well. Cost: O(n log n), because few ops are considered for each
// value.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_RECOMPUTEPLAN_H
#define TCOPT_ANALYSIS_RECOMPUTEPLAN_H

#include "tcopt/Analysis/RecomputeCut.h"

namespace tcopt {

/// Ops in the order in which they run.
class RecomputePlanner {
public:
  /// Adds a value that occupies no memory and is always available.
  unsigned addInput() { return addValue(0, kNone); }
  /// Adds an op and its results, with the bytes of each. An op with several
  /// results never runs again. Returns the index of the first result.
  unsigned addOp(llvm::ArrayRef<unsigned> operands,
                 llvm::ArrayRef<uint64_t> bytes, Rerun rerun);
  /// Keeps a value live until the end.
  void keep(unsigned value) { values[value].isKept = true; }
  size_t numOps() const { return ops.size(); }

  /// An op that runs again before the op `before`.
  struct Again {
    unsigned op, before;
    bool operator==(const Again &other) const = default;
  };
  /// The ops that run again, in execution order. Users of a value read its
  /// latest copy. The peak is an upper bound: a released value is counted as
  /// free since its last use.
  struct Plan {
    std::vector<Again> again;
    uint64_t peak = 0;
    double work = 0;
  };
  /// Returns a plan. Its peak exceeds the limit if the limit cannot be met.
  Plan plan(uint64_t limit) const;

private:
  friend class RecomputeSweep;
  static constexpr unsigned kNone = ~0u;
  struct Value {
    uint64_t bytes;
    /// kNone for an input.
    unsigned op;
    bool isKept = false;
  };
  struct Op {
    llvm::SmallVector<unsigned, 3> operands;
    unsigned firstResult, numResults;
    Rerun rerun;
  };

  unsigned addValue(uint64_t bytes, unsigned op) {
    values.push_back({bytes, op});
    return unsigned(values.size() - 1);
  }

  std::vector<Value> values;
  std::vector<Op> ops;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_RECOMPUTEPLAN_H
