//===- ArenaPlanner.h - Offsets of buffers in an arena ----------*- C++ -*-===//
//
// Plain algebra, without MLIR: assigns buffers with sizes and lifetimes to
// offsets in one block of memory, so that no two buffers overlap while both are
// live.
//
// Times are indices in a linear list of steps. A buffer is live from `first` to
// `last`, both included; two buffers whose lifetimes share a step may not share
// a byte, unless they are in one alias group.
//
// The arena has two regions:
//
//   [ static region: bytes known now ][ slot 0 ][ slot 1 ] ... [ slot n-1 ]
//
// Buffers of constant size are packed into the static region at fixed offsets.
// Buffers whose size is a product with symbols (unknown until run time) share
// slots: two buffers may share a slot if their sizes have the same symbols and
// their lifetimes are disjoint. The size of a slot is that of its largest
// buffer. A slot's offset is the sum of the aligned sizes before it, computed
// when the symbols are known.
//
// Worked example, with symbol s0 and all alignments 64:
//   a: 100 bytes [0,2]   b: 100 bytes [1,3]   c: 40 bytes [3,4]
//   d: 4*s0      [0,1]   e: 4*s0      [2,3]   f: 8*s0     [0,3]
// The plan has a and c at offset 0, b at 128 (static region: 228 bytes, padded
// to 256), d and e in slot 0 at 256, f in slot 1 at 256 + alignTo(4*s0, 64).
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

/// A size in bytes, `factor * symbols[0] * symbols[1] * ...`. Symbols are ids
/// of nonnegative values, chosen by the caller; a symbol may occur several
/// times. The representation is normalized (sorted, empty if the factor is 0),
/// so that equal products compare equal.
class BufferSize {
public:
  BufferSize() = default;
  explicit BufferSize(int64_t factor, llvm::ArrayRef<unsigned> symbols = {});

  bool isStatic() const { return symbolIds.empty(); }
  int64_t factor() const { return constant; }
  llvm::ArrayRef<unsigned> symbols() const { return symbolIds; }

  /// Returns the bytes for values by symbol id. Nullopt on overflow, or if a
  /// symbol has no value or a negative one.
  std::optional<int64_t> evaluate(llvm::ArrayRef<int64_t> values) const;

  friend bool operator==(const BufferSize &, const BufferSize &) = default;
  friend bool operator<(const BufferSize &a, const BufferSize &b);

private:
  int64_t constant = 0;
  llvm::SmallVector<unsigned, 4> symbolIds;
};

/// A buffer of the arena.
struct Buffer {
  BufferSize size;
  /// First and last step at which it is live, both included.
  int64_t first = 0, last = 0;
  /// The alignment of the offset (and thus of the address, in an aligned
  /// arena); a power of two.
  int64_t alignment = 64;
  /// Buffers of one group have the same offset (results that are computed in
  /// place). The memory is reserved from the earliest first to the latest last
  /// step of the group, gaps included. Their sizes must be all static (the
  /// largest counts) or all the same product.
  std::optional<unsigned> aliasGroup;
  /// The least bytes that any plan needs for the buffer, if they differ from
  /// its static size: for a nested arena, its lower bound.
  std::optional<int64_t> leastBytes;
};

/// An offset: `bytes`, plus the aligned sizes of the first `numSlots` symbolic
/// slots.
struct ArenaOffset {
  int64_t bytes = 0;
  unsigned numSlots = 0;

  friend bool operator==(const ArenaOffset &, const ArenaOffset &) = default;
};

/// A range of bytes in the arena.
struct ArenaSlot {
  BufferSize size;
  ArenaOffset offset;
};

/// The slots of an arena, and the slot of each buffer.
struct ArenaPlan {
  /// Static slots in unspecified order, one for each buffer or alias group,
  /// followed by the symbolic slots in the order of their offsets.
  std::vector<ArenaSlot> slots;
  unsigned numStaticSlots = 0;
  /// The index in `slots` for each buffer.
  std::vector<unsigned> slotOf;
  /// The size of the static region in bytes, and the alignment of the arena and
  /// of each symbolic slot's size.
  int64_t staticBytes = 0;
  int64_t alignment = 64;
  /// A lower bound of the arena's bytes for any plan: the most bytes that are
  /// live at one step, without padding. Symbolic buffers count with their
  /// `leastBytes`.
  int64_t lowerBound = 0;

  llvm::ArrayRef<ArenaSlot> symbolicSlots() const {
    return llvm::ArrayRef(slots).drop_front(numStaticSlots);
  }
  ArenaOffset offsetOf(unsigned buffer) const {
    return slots[slotOf[buffer]].offset;
  }
  /// The arena's size, as the offset of its end.
  ArenaOffset size() const;
  /// Returns the bytes of an offset for values of symbols. Nullopt on overflow,
  /// or if a symbol has no value or a negative one.
  std::optional<int64_t> evaluate(ArenaOffset offset,
                                  llvm::ArrayRef<int64_t> values) const;
};

/// Plans an arena. Static buffers are assigned greedily by best fit, in the
/// best of several orders. Symbolic buffers are assigned by interval colouring,
/// which needs for each size no more slots than are live at once, or, if that
/// has fewer bytes, to slots for several sizes of the same symbols. The plan is
/// deterministic. O(n log n) for n buffers, plus a limited number of
/// comparisons of static buffers that are live at once (2^20 or 32 n, whichever
/// is more) and of symbolic buffers with slots (2^22). Errors: a lifetime that
/// ends before it begins, a negative size, an alignment that is not a power of
/// two, an alias group of different sizes, an overflow of the sum of sizes,
/// `leastBytes` that are negative or more than a static size.
llvm::Expected<ArenaPlan> planArena(llvm::ArrayRef<Buffer> buffers);

/// Checks a plan against the rules above, without sharing code with the
/// planner: every buffer has a slot of sufficient size and alignment within its
/// region, a group has one slot, and no two live buffers overlap for any values
/// of the symbols. The error names the first offending buffers.
llvm::Error verifyPlan(llvm::ArrayRef<Buffer> buffers, const ArenaPlan &plan);

} // namespace tcopt

#endif // TCOPT_ANALYSIS_ARENAPLANNER_H
