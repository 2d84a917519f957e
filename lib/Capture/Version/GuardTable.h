//===- GuardTable.h - fast checks of guards on dynamic sizes ----*- C++ -*-===//
//
// The conditions of a version on its dynamic sizes, as plain integers. Most of
// them compare linear combinations of sizes, so that a check evaluates no
// size expression. Version::fits uses the table in each call.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_GUARDTABLE_H
#define TCOPT_CAPTURE_VERSION_GUARDTABLE_H

#include "../Trace/SizeNode.h"
#include "tcopt/Capture/Compile.h"

namespace tcopt::capture {

/// A dynamic size of a version: its index in the guard key and its allowed
/// range.
struct OpenWord {
  uint32_t word;
  SizeRange range;

  bool allows(int64_t size) const {
    return size >= range.min && size <= range.max &&
           (range.multiple == 1 || size % range.multiple == 0);
  }
};

class GuardTable {
public:
  GuardTable() = default;
  /// Symbol `i` of the guards is the size of `open[i]`.
  GuardTable(std::vector<OpenWord> open, llvm::ArrayRef<SizeGuard> guards);

  /// Whether a guard key fulfils all conditions. A condition whose evaluation
  /// overflows is not fulfilled.
  bool isFulfilledBy(const uint64_t *words) const {
    for (const OpenWord &size : open)
      if (!size.allows(int64_t(words[size.word])))
        return false;
    for (const Linear &guard : linear)
      if (!guard.isFulfilledBy(words))
        return false;
    return others.empty() || fulfilsOthers(words);
  }
  llvm::ArrayRef<OpenWord> openWords() const { return open; }
  bool isEmpty() const { return open.empty(); }

private:
  /// Compares `constant + sum of factor * size` with 0.
  struct Linear {
    struct Term {
      uint32_t word;
      int64_t factor;
    };
    int64_t constant = 0;
    llvm::SmallVector<Term, 2> terms;
    SizeRelation relation;
    bool holds;

    bool isFulfilledBy(const uint64_t *words) const;
  };
  static std::optional<Linear> linearize(const SizeGuard &guard,
                                         llvm::ArrayRef<OpenWord> open);
  bool fulfilsOthers(const uint64_t *words) const;

  std::vector<OpenWord> open;
  std::vector<Linear> linear;
  std::vector<SizeGuard> others;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_VERSION_GUARDTABLE_H
