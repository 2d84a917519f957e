//===- SizeHistory.h - dynamic sizes of the next trace ----------*- C++ -*-===//
//
// Records which sizes and numbers varied between the traced calls of a
// function, and marks on its arguments. CompiledFunction decides by it which of
// them the next trace treats as dynamic.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_VERSION_SIZEHISTORY_H
#define TCOPT_CAPTURE_VERSION_SIZEHISTORY_H

#include "../Trace/Recorder.h"
#include <map>

namespace tcopt::capture {

/// Calls a function with the index of each word that is a size of a tensor.
void forEachSize(
    const CallKey &key,
    llvm::function_ref<void(size_t tensor, size_t dim, size_t word)> visit);

/// Whether a Size may be dynamic. 1 and negative values are specialized,
/// because operators broadcast dimensions of size 1 and interpret negative
/// sizes in their own ways.
inline bool mayBeOpen(uint64_t word) { return int64_t(word) >= 0 && word != 1; }
/// Returns the Scalar whose value is `key.words[word]`.
Scalar scalarAt(const CallKey &key, size_t word);

/// The dynamic sizes and the numbers of a call.
struct OpenParts {
  std::vector<OpenSize> sizes;
  /// All numbers of the call, dynamic or not.
  std::vector<CallNumber> numbers;
};

/// Returns the arguments of a trace of a call. `key` must outlive them.
TracedArguments argumentsOf(const CallKey &key, OpenParts open,
                            ShadowKind kind = ShadowKind::Shared);

/// The sizes and numbers of a function that varied in earlier calls. Calls that
/// differ in more than sizes and numbers, as in dtypes or ranks, are recorded
/// separately.
class SizeHistory {
public:
  /// Adds a call to the history and returns the sizes and numbers that its
  /// trace treats as dynamic: those with a mark, those that `dynamic` requests,
  /// or those that varied. They get the names of `leaves`, the leaves of the
  /// arguments. Throws Exception if a size is outside of the range of its mark.
  OpenParts chooseDynamic(const CallKey &key, std::optional<bool> dynamic,
                          llvm::ArrayRef<Leaf> leaves);
  /// Keeps a size or number static in later traces, because the function
  /// requires its value.
  void close(const CallKey &key, size_t word);
  void forget() { families.clear(); }

private:
  using Words = std::vector<uint64_t>;
  struct Family {
    Words first;
    std::vector<bool> varies, isClosed;
    /// By index of the word: the mark of `mark_dynamic` or `mark_static`.
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

#endif // TCOPT_CAPTURE_VERSION_SIZEHISTORY_H
