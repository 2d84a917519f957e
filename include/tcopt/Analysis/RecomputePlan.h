//===- RecomputePlan.h - compute again to need less memory ------*- C++ -*-===//
//
// Plain algebra, without MLIR: ops run in a given order, and a value takes
// memory from where it is computed to its last use. Where that is more than a
// limit, values that wait for a distant use are given up and computed again
// right before it.
//
// Worked example, one byte a value: a = f(x), b = g(a), c = h(b), and then
// k(c), l(c, b), m(a). While c is computed, a, b and c take 3 bytes. With a
// limit of 2, a is given up after b, and f runs again in front of m.
//
// One sweep in the order of the ops, as XLA's rematerialization does it: where
// memory runs short, the value goes of which bytes, times the ops for which
// they are free, are most for the work of computing it again. What it is
// computed of is kept until then, or computed again as well. Cost: n log n, as
// few ops are looked at for each value.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_RECOMPUTEPLAN_H
#define TCOPT_ANALYSIS_RECOMPUTEPLAN_H

#include "tcopt/Analysis/RecomputeCut.h"

namespace tcopt {

/// Ops in the order in which they run.
class RecomputePlanner {
public:
  /// A value that takes no memory and is always there.
  unsigned addInput() { return addValue(0, kNone); }
  /// An op and the values that it computes, with the bytes of each. One of
  /// several values never runs again. Returns the first of the values.
  unsigned addOp(llvm::ArrayRef<unsigned> operands,
                 llvm::ArrayRef<uint64_t> bytes, Rerun rerun);
  /// The value stays to the end.
  void keep(unsigned value) { values[value].isKept = true; }
  size_t numOps() const { return ops.size(); }

  /// An op that runs again in front of another one.
  struct Again {
    unsigned op, before;
    bool operator==(const Again &other) const = default;
  };
  /// In the order in which they run; users of a value take the last one that
  /// was computed. The peak is an upper bound: a value that is given up is gone
  /// since its last use.
  struct Plan {
    std::vector<Again> again;
    uint64_t peak = 0;
    double work = 0;
  };
  /// Its peak is above the limit if that cannot be met.
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
