//===- StorageClasses.h - Values that share a buffer ------------*- C++ -*-===//
//
// Plain algebra, without MLIR: values that are live at different times may
// share storage. Values are joined into classes as a register allocator
// coalesces copies; each class becomes one buffer.
//
// Times are integers; live ranges are sets of intervals [begin, end). Step n of
// a program reads its operands during [2n, 2n + 1) and holds its results from
// 2n on, so that an operand that a step reads last and a result of the step are
// both live during [2n, 2n + 1). Where the step may write the result over the
// operand, a join tolerates this overlap, and no other.
//
// Worked example: step 0 makes a, step 1 makes b of a and may write it over a,
// step 2 makes c of a and b and may write it over b.
//   a: [0, 5)   b: [2, 5)   c: [4, 6)
// b cannot join a: both are live in [2, 5), which is more than [2, 3). c joins
// b: only [4, 5) is common to both, and step 2 tolerates it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_STORAGECLASSES_H
#define TCOPT_ANALYSIS_STORAGECLASSES_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <map>
#include <vector>

namespace tcopt {

/// The times in [begin, end).
struct TimeInterval {
  int64_t begin = 0, end = 0;

  friend bool operator==(const TimeInterval &, const TimeInterval &) = default;
};

/// A set of times as disjoint intervals that do not touch.
class LiveRange {
public:
  void add(TimeInterval interval);
  /// Whether a time outside of all `tolerated` intervals is in both ranges.
  bool overlaps(const LiveRange &other,
                llvm::ArrayRef<TimeInterval> tolerated = {}) const;
  /// Whether both ranges have a common interval longer than `length`. The cost
  /// is linear in the intervals of the shorter list.
  bool overlapsLonger(const LiveRange &other, int64_t length) const;
  size_t size() const { return ends.size(); }
  bool empty() const { return ends.empty(); }
  /// The intervals in their order.
  std::vector<TimeInterval> intervals() const;

private:
  friend class StorageClasses;
  bool overlaps(TimeInterval interval,
                llvm::ArrayRef<TimeInterval> tolerated) const;

  /// Maps the begin of each interval to its end.
  std::map<int64_t, int64_t> ends;
};

/// A union-find structure of values and their storage classes.
class StorageClasses {
public:
  /// Adds a value in a new class, and returns its index.
  unsigned add();
  void addLive(unsigned value, TimeInterval interval);
  /// Marks the storage of the value's class as external. Two classes with
  /// external storage are never joined.
  void pin(unsigned value) { pinned[classOf(value)] = true; }
  bool isPinned(unsigned value) const { return pinned[classOf(value)]; }

  /// Returns the representative of the value's class, which joins may change.
  unsigned classOf(unsigned value) const;
  bool areJoined(unsigned a, unsigned b) const {
    return classOf(a) == classOf(b);
  }
  const LiveRange &rangeOf(unsigned value) const {
    return ranges[classOf(value)];
  }

  /// Whether two classes can share storage, if both may be live during
  /// `tolerated`.
  bool canJoin(unsigned a, unsigned b,
               llvm::ArrayRef<TimeInterval> tolerated = {}) const;
  /// Whether two classes are live together for more than `length` at once: no
  /// shorter intervals can make them share storage.
  bool liveTogetherLonger(unsigned a, unsigned b, int64_t length) const {
    return rangeOf(a).overlapsLonger(rangeOf(b), length);
  }
  /// Joins two classes unconditionally. The intervals of the smaller range are
  /// added to the larger one: n joins cost O(n log^2 n).
  void join(unsigned a, unsigned b);

private:
  mutable std::vector<unsigned> parents;
  std::vector<LiveRange> ranges;
  std::vector<bool> pinned;
};

} // namespace tcopt

#endif // TCOPT_ANALYSIS_STORAGECLASSES_H
