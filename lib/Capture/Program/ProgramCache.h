//===- ProgramCache.h - programs by what they were made of ------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H
#define TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H

#include "../Session/BoundedCache.h"
#include "../Trace/GraphKey.h"

namespace tcopt::capture {

class Program;

/// Programs that were compiled, as many as memory allows. Who uses a program
/// keeps it; graphs that are met again find it here.
class ProgramCache {
public:
  ProgramCache();

  /// Null if there is none.
  std::shared_ptr<Program> find(const ProgramKey &key) const;
  std::shared_ptr<Program> add(const ProgramKey &key,
                               std::shared_ptr<Program> program);
  void clear() { cache.clear(); }
  size_t bytes() const { return cache.bytes(); }
  void lockForFork() { cache.lockForFork(); }
  void unlockAfterFork(bool isChild) { cache.unlockAfterFork(isChild); }
  void setLimit(size_t bytes) { cache.setLimit(bytes); }

private:
  struct Entry {
    ProgramKey key;
    std::shared_ptr<Program> program;
  };
  BoundedCache<Entry> cache;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_PROGRAM_PROGRAMCACHE_H
