//===- ProgramCache.h - programs by what they were made of ------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H
#define TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H

#include "../Session/BoundedCache.h"
#include "../Session/SessionPart.h"
#include "../Trace/GraphKey.h"

namespace tcopt::capture {

class Engine;
class Program;

/// The programs that a session has compiled, up to a limit of memory. Users own
/// the programs that they use; the cache finds programs of equal graphs.
class ProgramCache : public SessionPart {
public:
  static constexpr SessionSlot kSlot = SessionSlot::ProgramCache;
  explicit ProgramCache(Engine &engine);

  /// Returns the program of a key; null if there is none.
  std::shared_ptr<Program> find(const ProgramKey &key) const;
  std::shared_ptr<Program> add(const ProgramKey &key,
                               std::shared_ptr<Program> program);
  /// Returns the program of a key, which `make` makes if there is none. One
  /// thread makes a program at a time, except for user-defined backends: these
  /// may wait for other threads, which may compile.
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
