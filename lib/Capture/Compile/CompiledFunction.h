//===- CompiledFunction.h - versions of a compiled function -----*- C++ -*-===//
//
// CompiledFunction is the state that all copies of a Compiled share: its
// versions and the history that decides which sizes are dynamic. The templates
// of tcopt/Capture/Compile.h call it through detail/Calls.h.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_COMPILE_COMPILEDFUNCTION_H
#define TCOPT_CAPTURE_COMPILE_COMPILEDFUNCTION_H

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

  /// Returns a version that matches the call, or null. The caller must hold a
  /// CallScope. Takes no lock: a published list never changes, and lists are
  /// freed only while no call is active.
  const Version *match(const CallKey &key) const;
  /// Returns a version that the call may run without a trace, or null. With
  /// verifyTraces each call is traced.
  const Version *find(const CallKey &key) const;
  /// Adds a version in front of the others and returns it. If another thread
  /// has added a version that matches the call meanwhile, that version is
  /// returned.
  const Version &add(std::unique_ptr<Version> version, const CallKey &key);
  /// Removes the versions that can never match again. Returns whether any was
  /// removed.
  bool removeStale();
  /// Whether the number of versions has reached Options::recompileLimit.
  bool isFull();
  /// Removes all versions and the history.
  void reset();
  /// Returns the label of the next version.
  CompileLabel label();
  std::string name() const;
  /// Returns the mismatches between the call and the version with the fewest of
  /// them. Empty if the function has no version.
  std::vector<std::string> whyNone(const CallKey &key,
                                   llvm::ArrayRef<Leaf> leaves) const;

  /// Chooses the sizes and numbers of a call that its trace treats as dynamic:
  /// those that are marked, that Options::dynamic requests, or that varied in
  /// earlier calls. They get the names of `leaves`, the leaves of the
  /// arguments.
  OpenParts chooseDynamic(const CallKey &key, llvm::ArrayRef<Leaf> leaves);
  /// Records which sizes and numbers a trace required to be static, and where
  /// the function breaks its graph.
  void learn(const CallKey &key, const TraceCompiler &compiler);
  /// Whether the next trace ends graphs at ops with data-dependent sizes. False
  /// if the function was traced and breaks its graph at nothing else.
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
  /// Whether the function breaks its graph anywhere but at data-dependent
  /// sizes, as far as traces have shown.
  enum class Breaks { Unknown, None, Some };
  std::atomic<Breaks> breaks = Breaks::Unknown;
  /// Whether the warning about uncompiled calls was written.
  std::atomic<bool> hasWarned = false;

private:
  /// Versions, the newest first.
  using VersionList = std::vector<const Version *>;

  void publish();
  void freeRetired();

  std::atomic<const VersionList *> list;
  /// The number of calls that are running and may use retired versions.
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

#endif // TCOPT_CAPTURE_COMPILE_COMPILEDFUNCTION_H
