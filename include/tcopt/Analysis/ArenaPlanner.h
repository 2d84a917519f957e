//===- ArenaPlanner.h - Where buffers lie in an arena -----------*- C++ -*-===//
//
// Plain algebra, without MLIR: given buffers with sizes and lifetimes, gives
// each a place in one block of memory so that no two live ones overlap.
//
// Times are positions in a straight list of steps. A buffer is live from
// `first` to `last`, both included; two buffers whose lifetimes share a step
// may not share a byte, unless they are in one alias group.
//
// The arena has two parts:
//
//   [ static region: bytes known now ][ slot 0 ][ slot 1 ] ... [ slot n-1 ]
//
// Buffers of constant size are packed into the static region at fixed offsets.
// Buffers whose size is a product with symbols (unknown until run time) take
// turns in slots: two may share a slot if their sizes have the same symbols and
// their lifetimes do not meet; its size is that of its largest buffer. A slot's
// offset is the sum of the aligned sizes before it, computed when the symbols
// are known.
//
// Worked example, with symbol s0 and all alignments 64:
//   a: 100 bytes [0,2]   b: 100 bytes [1,3]   c: 40 bytes [3,4]
//   d: 4*s0      [0,1]   e: 4*s0      [2,3]   f: 8*s0     [0,3]
// gives a and c offset 0, b offset 128 (static region: 228 bytes, padded to
// 256), d and e share slot 0 at 256, f has slot 1 at 256 + alignTo(4*s0, 64).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_ANALYSIS_ARENAPLANNER_H
#define TCOPT_ANALYSIS_ARENAPLANNER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <optional>
#include <vector>

namespace tcopt {

/// Bytes as `factor * symbols[0] * symbols[1] * ...`. Symbols are ids of the
/// caller's choice, standing for values that are not negative; one may occur
/// several times. Made in normal form (sorted, none if the factor is 0), so
/// that equal products compare equal.
class BufferSize {
public:
  BufferSize() = default;
  explicit BufferSize(int64_t factor, llvm::ArrayRef<unsigned> symbols = {});

  bool isStatic() const { return symbolIds.empty(); }
  int64_t factor() const { return constant; }
  llvm::ArrayRef<unsigned> symbols() const { return symbolIds; }

  /// The bytes for given values (by symbol id). None on overflow, or if a
  /// symbol has no value or a negative one.
  std::optional<int64_t> evaluate(llvm::ArrayRef<int64_t> values) const;

  friend bool operator==(const BufferSize &, const BufferSize &) = default;
  friend bool operator<(const BufferSize &a, const BufferSize &b);

private:
  int64_t constant = 0;
  llvm::SmallVector<unsigned, 4> symbolIds;
};

/// A buffer to be placed.
struct Buffer {
  BufferSize size;
  /// First and last step at which it is live, both included.
  int64_t first = 0, last = 0;
  /// Of its offset (and thus address, in an aligned arena); a power of two.
  int64_t alignment = 64;
  /// Buffers of one group must lie at one place (results computed in place).
  /// The place is theirs from the earliest first to the latest last step of
  /// the group, gaps included. Their sizes must be all static (the largest
  /// counts) or all the same product.
  std::optional<unsigned> aliasGroup;
  /// The bytes of it that any plan needs, where that is not its static size:
  /// of an arena within the arena, that one's lower bound.
  std::optional<int64_t> leastBytes;
};

/// An offset: `bytes`, plus the aligned sizes of the first `numSlots` symbolic
/// slots.
struct ArenaOffset {
  int64_t bytes = 0;
  unsigned numSlots = 0;

  friend bool operator==(const ArenaOffset &, const ArenaOffset &) = default;
};

/// A place in the arena.
struct ArenaSlot {
  BufferSize size;
  ArenaOffset offset;
};

/// Where everything lies.
struct ArenaPlan {
  /// Static places in no special order, one for each buffer or alias group,
  /// then the symbolic slots in the order of their offsets.
  std::vector<ArenaSlot> slots;
  unsigned numStaticSlots = 0;
  /// Index in `slots` of each buffer's place.
  std::vector<unsigned> slotOf;
  /// Bytes of the static region, and what the arena itself and each symbolic
  /// slot's size is aligned to.
  int64_t staticBytes = 0;
  int64_t alignment = 64;
  /// What no plan can do with less than: the most bytes live at one step,
  /// without padding. Symbolic buffers count with their `leastBytes`.
  int64_t lowerBound = 0;

  llvm::ArrayRef<ArenaSlot> symbolicSlots() const {
    return llvm::ArrayRef(slots).drop_front(numStaticSlots);
  }
  ArenaOffset offsetOf(unsigned buffer) const {
    return slots[slotOf[buffer]].offset;
  }
  /// The arena's size, as the offset of its end.
  ArenaOffset size() const;
  /// An offset's bytes for given symbol values; none on overflow, or if a
  /// symbol has no value or a negative one.
  std::optional<int64_t> evaluate(ArenaOffset offset,
                                  llvm::ArrayRef<int64_t> values) const;
};

/// Plans an arena: static buffers greedily by best fit, in several orders of
/// which the best wins; symbolic ones by interval colouring, which for each
/// size needs no more slots than are live at once, or, if that has fewer bytes,
/// with slots for several sizes of the same symbols. Same input, same plan.
/// O(n log n) for n buffers, plus a limited number of comparisons of static
/// buffers that are live at once (2^20 or 32 n, whichever is more) and of
/// symbolic buffers with slots (2^22).
/// Errors: a lifetime that ends before it begins, a negative size, an alignment
/// that is no power of two, an alias group of different sizes, sizes whose sum
/// overflows, `leastBytes` that are negative or more than a static size.
llvm::Expected<ArenaPlan> planArena(llvm::ArrayRef<Buffer> buffers);

/// Checks a plan against the rules above, sharing no code with the planner:
/// every buffer has a place of its size and alignment inside of its region, a
/// group has one place, and no two live buffers overlap, whatever values the
/// symbols take. Names the first offending buffers.
llvm::Error verifyPlan(llvm::ArrayRef<Buffer> buffers, const ArenaPlan &plan);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_ARENAPLANNER_H
