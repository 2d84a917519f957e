//===- SizeHistory.h - which sizes and numbers vary -------------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_SIZEHISTORY_H
#define TCOPT_CAPTURE_SIZEHISTORY_H

#include "../Trace/Recorder.h"
#include <map>

namespace tcopt::capture {

/// Calls a function for each word that is a size of a tensor.
void forEachSize(
    const CallKey &key,
    llvm::function_ref<void(size_t tensor, size_t dim, size_t word)> visit);

/// Operators treat the size 1 as one to be expanded, and negative sizes in ways
/// of their own.
inline bool mayBeOpen(uint64_t word) { return int64_t(word) >= 0 && word != 1; }
/// The Scalar of a word of a call.
Scalar scalarAt(const CallKey &key, size_t word);

/// What of a call is open in its trace.
struct OpenParts {
  std::vector<OpenSize> sizes;
  /// All numbers of the call, each with whether it is open.
  std::vector<CallNumber> numbers;
};

/// Returns the arguments of a trace of a call, which must outlive it.
TracedArguments argumentsOf(const CallKey &key, OpenParts open,
                            ShadowKind kind = ShadowKind::Shared);

/// Which sizes and numbers of a function's arguments are open in the next
/// trace: those that were seen to vary. Arguments of other dtypes and ranks are
/// counted apart.
class SizeHistory {
public:
  /// What is open in a trace for a call, by what was seen before it, and by
  /// what `dynamic` and marks ask for. Throws for a size that a mark excludes.
  OpenParts openParts(const CallKey &key, std::optional<bool> dynamic);
  /// This size, or number, has to be that.
  void close(const CallKey &key, size_t word);
  void forget() { families.clear(); }

private:
  using Words = std::vector<uint64_t>;
  struct Family {
    Words first;
    std::vector<bool> varies, isClosed;
    /// By word: what the program says of a size.
    std::map<size_t, SizeMark> marks;

    bool isWanted(size_t word, std::optional<bool> dynamic) const {
      return !isClosed[word] && dynamic.value_or(varies[word]);
    }
  };
  Family &familyOf(const CallKey &key);
  static void takeMarks(const CallKey &key, Family &family);
  static void addNumbers(const CallKey &key, const Family &family,
                         std::optional<bool> dynamic, OpenParts &open);

  std::map<Words, Family> families;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SIZEHISTORY_H
