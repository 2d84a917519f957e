//===- ReshapeGroups.h - dimensions that a reshape regroups -----*- C++ -*-===//

#ifndef TCOPT_CORE_TRANSFORMS_RESHAPEGROUPS_H
#define TCOPT_CORE_TRANSFORMS_RESHAPEGROUPS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace tcopt::core {

/// The product of a constant and of unknown sizes, which are numbered. Equal
/// products are equal sizes.
struct SizeProduct {
  int64_t factor = 1;
  /// Sorted.
  llvm::SmallVector<unsigned, 2> symbols;

  static SizeProduct constant(int64_t size) { return {size, {}}; }
  static SizeProduct symbol(unsigned number) { return {1, {number}}; }

  bool isConstant() const { return symbols.empty(); }
  bool isOne() const { return isConstant() && factor == 1; }
  bool operator==(const SizeProduct &other) const {
    return factor == other.factor && symbols == other.symbols;
  }
  bool operator!=(const SizeProduct &other) const { return !(*this == other); }
  bool operator<(const SizeProduct &other) const {
    return std::tie(factor, symbols) < std::tie(other.factor, other.symbols);
  }
};

/// The product; none if its factor does not fit.
std::optional<SizeProduct> multiply(const SizeProduct &a, const SizeProduct &b);

/// Dimensions of a reshape's operand and the dimensions of its result that
/// index the same elements, both in order.
struct ReshapeGroup {
  llvm::SmallVector<unsigned, 4> from, to;

  bool operator==(const ReshapeGroup &other) const {
    return from == other.from && to == other.to;
  }
};

/// The finest groups of a reshape. Dimensions of size 1 that are not in a group
/// are dropped, or are added.
///
///   [2, 12, 64] -> [24, 1, 4, 16]: {0, 1} -> {0}, {2} -> {2, 3}
struct ReshapeGroups {
  llvm::SmallVector<ReshapeGroup, 4> groups;
  llvm::SmallVector<unsigned, 2> dropped, added;
  /// The group, if any, whose sizes are equal only because the numbers of
  /// elements are.
  std::optional<unsigned> assumed;

  /// Whether each group has one dimension of the operand.
  bool isExpanding() const;
};

/// Returns the groups; none if the sizes do not determine them, or may be 0
/// where that matters.
std::optional<ReshapeGroups> matchReshape(llvm::ArrayRef<SizeProduct> from,
                                          llvm::ArrayRef<SizeProduct> to);

} // namespace tcopt::core

#endif // TCOPT_CORE_TRANSFORMS_RESHAPEGROUPS_H
