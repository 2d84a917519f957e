//===- LoopJoins.h - loops of many tensors that become one ------*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_LOOPJOINS_H
#define TCOPT_CORE_TRANSFORMS_LOOPJOINS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <set>
#include <utility>
#include <vector>

namespace tcopt::core {

/// Decides which loops of ops that exchange tensors may be joined. Each
/// dimension of each tensor has a loop; dimensions that are indexed together
/// have united loops. Two loops can be joined if each tensor has both, one
/// right after the other in this order, or neither. A loop that runs once can
/// be dropped.
///
/// First loops, tensors and relations are added, then `finish` is called, then
/// demands are applied.
class LoopJoins {
public:
  /// Adds a loop; `isOne` if it runs once for sure.
  unsigned addLoop(bool isOne);
  void unite(unsigned a, unsigned b);
  /// The loop is neither joined nor dropped.
  void pin(unsigned loop) { isPinned[loop] = true; }
  /// The loop is not dropped.
  void keep(unsigned loop) { isKept[loop] = true; }
  /// States that `one` is repeated along `loop`, so that it has to be dropped
  /// if `loop` is joined.
  void addRepetition(unsigned one, unsigned loop) {
    repetitions.emplace_back(one, loop);
  }
  void addTensor(llvm::ArrayRef<unsigned> loops);
  void finish();

  struct Demand {
    /// Lists of loops to be joined in their order.
    std::vector<std::vector<unsigned>> joined;
    std::vector<unsigned> dropped;
  };
  /// Joins and drops loops if all of that is possible. Returns whether it is.
  bool apply(const Demand &demand);

  /// The index of the joined loop for each of a tensor's loops, -1 for those
  /// that are dropped.
  llvm::SmallVector<int64_t> dimsOf(llvm::ArrayRef<unsigned> loops) const;

private:
  using Loops = std::vector<unsigned>;

  unsigned leaderOf(unsigned loop) const;
  bool canDrop(unsigned leader) const;
  bool canJoin(unsigned a, unsigned b, const std::set<unsigned> &drop) const;

  mutable std::vector<unsigned> parents;
  std::vector<char> isOne, isPinned, isKept;
  std::vector<std::pair<unsigned, unsigned>> repetitions;
  std::vector<Loops> tensors;
  /// Distinct tensors by the loops that they have.
  std::vector<std::vector<unsigned>> tensorsOf, onesOf;
  /// The loop that is joined behind a loop, or none.
  std::vector<int64_t> next;
  std::vector<char> isDropped, isJoined;
};

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_LOOPJOINS_H
