//===- CompiledFunction.h - what calls of a function share ------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_COMPILEDFUNCTION_H
#define TCOPT_CAPTURE_COMPILEDFUNCTION_H

#include "SizeHistory.h"
#include "Version.h"
#include <atomic>
#include <mutex>

namespace tcopt::capture {

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
  /// Adds a version in front of the others, unless another thread has added one
  /// for such calls meanwhile.
  void add(std::unique_ptr<Version> version, const CallKey &key);
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

  OpenParts openParts(const CallKey &key) {
    std::lock_guard<std::mutex> lock(mutex);
    return history.openParts(key, options.dynamic);
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
