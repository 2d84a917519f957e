//===- GuardTable.h - conditions on sizes, made fast ------------*- C++ -*-===//
//
// What a version asks of its open sizes, as plain numbers: most conditions are
// comparisons of sums of multiples of sizes, and need no expressions when they
// are checked.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_GUARDTABLE_H
#define TCOPT_CAPTURE_GUARDTABLE_H

#include "../Trace/SizeNode.h"
#include "tcopt/Capture/Compile.h"

namespace tcopt::capture {

/// An open size of a version: a word of the call's key.
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
  /// Symbols of the guards are numbered as these words.
  GuardTable(std::vector<OpenWord> open, llvm::ArrayRef<SizeGuard> guards);

  /// Whether the words of a key fulfil all. What overflows does not.
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
  /// `constant + sum of factor * word`, compared with 0.
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

#endif // TCOPT_CAPTURE_GUARDTABLE_H
