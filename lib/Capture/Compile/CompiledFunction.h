//===- CompiledFunction.h - what calls of a function share ------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_COMPILEDFUNCTION_H
#define TCOPT_CAPTURE_COMPILEDFUNCTION_H

#include "../Session/Process.h"
#include "../Session/SessionPart.h"
#include "../Version/SizeHistory.h"
#include "../Version/TraceCompiler.h"
#include "../Version/Version.h"
#include <atomic>
#include <mutex>

namespace tcopt::capture {

class CompiledFunction {
public:
  CompiledFunction(const Options &options, Place place);

  /// Within a call. Does not lock: a list of versions never changes, and is
  /// freed while no call is under way.
  const Version *match(const CallKey &key) const {
    const VersionList *all = list.load(std::memory_order_acquire);
    for (const Version *version : *all)
      if (version->matches(key))
        return version;
    return nullptr;
  }
  /// The same; none where each call is to be traced.
  const Version *find(const CallKey &key) const {
    return options.verifyTraces ? nullptr : match(key);
  }
  /// Adds a version in front of the others, unless another thread has added one
  /// for such calls meanwhile. Returns the one that there is.
  const Version &add(std::unique_ptr<Version> version, const CallKey &key);
  /// Removes versions of which variables that the function refers to are other
  /// tensors now. Returns whether there were any.
  bool removeStale();
  /// Whether there may be no more versions.
  bool isFull();
  /// Forgets all versions.
  void reset();
  /// For the next version.
  CompileLabel label();
  std::string name() const;
  /// Why calls like this one have no version yet: what is different from the
  /// one that is most like it. Empty where there is no version at all.
  std::vector<std::string> whyNone(const CallKey &key,
                                   llvm::ArrayRef<Leaf> leaves) const;

  OpenParts openParts(const CallKey &key) {
    std::lock_guard<std::mutex> lock(mutex);
    return history.openParts(key, options.dynamic);
  }
  /// Takes from a trace which sizes cannot be open, and how the graph breaks.
  void learn(const CallKey &key, const TraceCompiler &compiler);
  /// Whether the next trace ends graphs where sizes depend on values, as the
  /// function breaks its graph anyway, or nobody knows yet.
  bool endsAtFoundSizes() const { return breaks != Breaks::None; }

  void beginCall() { active.fetch_add(1, std::memory_order_acquire); }
  void endCall() {
    if (active.fetch_sub(1, std::memory_order_acq_rel) == 1 &&
        hasRetired.load(std::memory_order_relaxed)) [[unlikely]]
      freeRetired();
  }

  const std::shared_ptr<Engine> engine;
  const Options options;
  const Place place;
  struct {
    std::atomic<int64_t> calls = 0, graphBreaks = 0, interpreted = 0,
                         uncompiled = 0, versions = 0;
  } counts;
  /// Whether the function breaks its graph by itself, as far as was seen.
  enum class Breaks { Unknown, None, Some };
  std::atomic<Breaks> breaks = Breaks::Unknown;
  /// Whether it was said that calls run uncompiled.
  std::atomic<bool> hasWarned = false;

private:
  /// The newest first.
  using VersionList = std::vector<const Version *>;

  void publish();
  void freeRetired();

  std::atomic<const VersionList *> list;
  /// Calls under way, which may use what is retired.
  std::atomic<int64_t> active = 0;
  std::atomic<bool> hasRetired = false;
  std::mutex mutex;
  std::vector<std::unique_ptr<Version>> versions, retired;
  std::vector<std::unique_ptr<const VersionList>> lists;
  const int64_t number;
  SizeHistory history;
};

/// The compiled functions of a session, which its reset() clears.
class CompiledFunctions : public SessionPart {
public:
  static constexpr SessionSlot kSlot = SessionSlot::CompiledFunctions;
  explicit CompiledFunctions(Engine &) {}

  void add(const std::shared_ptr<CompiledFunction> &function);
  void reset() override;
  void lockForFork() override { mutex.lock(); }
  void unlockAfterFork(bool) override { mutex.unlock(); }

private:
  std::mutex mutex;
  std::vector<std::weak_ptr<CompiledFunction>> known;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_COMPILEDFUNCTION_H
