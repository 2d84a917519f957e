//===- CompiledFunction.h - what calls of a function share ------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_COMPILEDFUNCTION_H
#define TCOPT_CAPTURE_COMPILEDFUNCTION_H

#include "Recorder.h"
#include <atomic>
#include <mutex>

namespace tcopt::capture {

/// Compiled code for calls whose keys match.
struct Version {
  /// The words of the call that made it, and those bits of them that count.
  std::vector<uint64_t> words, masks;
  /// The words that open sizes are; symbols are numbered as these. None of them
  /// is 1: operators treat that size as one to be expanded.
  std::vector<uint32_t> openWords;
  std::vector<SizeRange> ranges;
  std::vector<SizeGuard> guards;
  Recorder::Recipe recipe;
  std::any structure;
  const Version *next = nullptr;

  bool matches(const CallKey &key) const {
    if (key.words.size() != words.size())
      return false;
    const uint64_t *found = key.words.data();
    uint64_t difference = 0;
    for (size_t i = 0; i < words.size(); ++i)
      difference |= (found[i] ^ words[i]) & masks[i];
    return !difference && (openWords.empty() || fitsOpenSizes(key));
  }
  bool fitsOpenSizes(const CallKey &key) const;
};

/// Which sizes of a function's arguments are open in the next trace: those that
/// were seen to vary. Arguments of other dtypes and ranks are counted apart.
class SizeHistory {
public:
  /// The open dimensions for a call, by what was seen before it, and by what
  /// `dynamic` and marks ask for. Throws for a size that a mark excludes.
  std::vector<OpenDim> openDims(const CallKey &key,
                                std::optional<bool> dynamic);
  /// Has no open sizes from now on for such arguments.
  void close(const CallKey &key);
  /// This size has to be a number.
  void close(const CallKey &key, OpenDim dim);
  void forget() { families.clear(); }

private:
  using Words = std::vector<uint64_t>;
  struct Family {
    Words first;
    std::vector<bool> varies, isClosed;
    /// By word: what the program says of a size.
    std::map<size_t, SizeMark> marks;
  };
  Family &familyOf(const CallKey &key);
  static void takeMarks(const CallKey &key, Family &family);

  std::map<Words, Family> families;
};

class CompiledFunction {
public:
  CompiledFunction(const Options &options, Place place);

  /// Does not lock: versions are only ever added in front.
  const Version *find(const CallKey &key) const {
    const Version *version = newest.load(std::memory_order_acquire);
    while (version && !version->matches(key))
      version = version->next;
    return version;
  }
  /// Adds a version in front of the others.
  void add(std::unique_ptr<Version> version);
  /// Whether one more would be too many, and may be.
  bool isFull();
  /// Forgets them. Their code stays until the function goes, as other threads
  /// may be running it.
  void reset();
  /// For the next version.
  CompileLabel label();
  std::string name() const;
  /// Why calls like this one have no version yet: what is different from the
  /// newest one, one thing in each line.
  std::string whyNone(const CallKey &key) const;

  std::vector<OpenDim> openDims(const CallKey &key) {
    std::lock_guard<std::mutex> lock(mutex);
    return history.openDims(key, options.dynamic);
  }
  /// Takes from a trace which sizes cannot be open.
  void learn(const CallKey &key, const Recorder &recorder);

  const Options options;
  const Place place;
  struct {
    std::atomic<int64_t> calls = 0, graphBreaks = 0, interpreted = 0,
                         uncompiled = 0, versions = 0;
  } counts;

private:
  std::atomic<const Version *> newest = nullptr;
  std::mutex mutex;
  std::vector<std::unique_ptr<Version>> versions;
  size_t live = 0;
  const int64_t number;
  SizeHistory history;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_COMPILEDFUNCTION_H
