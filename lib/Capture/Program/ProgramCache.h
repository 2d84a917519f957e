//===- ProgramCache.h - programs by their graphs ----------------*- C++ -*-===//
//
// ProgramCache lets versions and eager calls with equal graphs share a program.
// A session has one cache; `programFor` and `programOf` use it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H
#define TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H

#include "../Session/BoundedCache.h"
#include "../Session/SessionPart.h"
#include "../Trace/GraphKey.h"

namespace tcopt::capture {

class Engine;
class Program;

/// The programs of a session, up to a limit of memory. Programs are shared with
/// their users, so that removal from the cache ends no program that is in use.
/// Safe to use from several threads.
class ProgramCache : public SessionPart {
public:
  static constexpr SessionSlot kSlot = SessionSlot::ProgramCache;
  explicit ProgramCache(Engine &engine);

  /// Returns the program of a key; null if it is absent.
  std::shared_ptr<Program> find(const ProgramKey &key) const;
  std::shared_ptr<Program> add(const ProgramKey &key,
                               std::shared_ptr<Program> program);
  /// Returns the program of a key; `make` compiles it if it is absent. Only one
  /// thread compiles at a time, except for user-defined backends: these may
  /// wait for other threads that compile.
  std::shared_ptr<Program>
  find(const ProgramKey &key,
       llvm::function_ref<std::shared_ptr<Program>()> make,
       bool isCustom = false);
  void reset() override { cache.clear(); }
  size_t bytes() const override { return cache.bytes(); }
  void lockForFork() override { cache.lockForFork(); }
  void unlockAfterFork(bool isChild) override {
    cache.unlockAfterFork(isChild);
  }
  void setLimit(size_t bytes) { cache.setLimit(bytes); }

private:
  struct Entry {
    ProgramKey key;
    std::shared_ptr<Program> program;
  };
  Engine &engine;
  BoundedCache<Entry> cache;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H
