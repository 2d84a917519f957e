//===- BoundedCache.h - a cache with a memory limit -------------*- C++ -*-===//
//
// Values by hash, each with its size in bytes. Above the limit the cache
// removes values that were not used recently, by the CLOCK algorithm ("second
// chance", Corbato 1968): a hand visits the values in a circle, clears their
// use bits and removes those whose bit is clear. So a hit writes only a bit
// that is usually set already. A removed value lives as long as its users hold
// it. ProgramCache and EagerKernels contain a cache. Safe to use from several
// threads.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_BOUNDEDCACHE_H
#define TCOPT_CAPTURE_SESSION_BOUNDEDCACHE_H

#include <atomic>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

namespace tcopt::capture {

template <typename T> class BoundedCache {
public:
  explicit BoundedCache(size_t limit) : limit(limit) {}

  /// Returns the value of this hash for which `matches` is true, or null. Calls
  /// `matches` under a shared lock.
  template <typename Matches>
  std::shared_ptr<T> find(uint64_t hash, Matches matches) const {
    std::shared_lock lock(mutex);
    auto [at, end] = byHash.equal_range(hash);
    for (; at != end; ++at)
      if (const Entry &entry = *at->second; matches(*entry.value)) {
        if (!entry.used.load(std::memory_order_relaxed))
          entry.used.store(true, std::memory_order_relaxed);
        return entry.value;
      }
    return nullptr;
  }
  /// Adds a value and removes others to remain within the limit.
  void add(uint64_t hash, std::shared_ptr<T> value, size_t bytes) {
    std::list<Entry> removed;
    std::unique_lock lock(mutex);
    total += bytes;
    makeRoom(removed);
    auto entry = entries.emplace(entries.end(), hash, std::move(value), bytes);
    byHash.emplace(hash, entry);
    // Removed values are destroyed without the lock.
    lock.unlock();
  }
  void clear() {
    std::list<Entry> removed;
    std::unique_lock lock(mutex);
    byHash.clear();
    removed.swap(entries);
    hand = entries.end();
    total = 0;
    lock.unlock();
  }
  size_t bytes() const {
    std::shared_lock lock(mutex);
    return total;
  }
  size_t size() const {
    std::shared_lock lock(mutex);
    return entries.size();
  }
  void setLimit(size_t bytes) {
    std::list<Entry> removed;
    std::unique_lock lock(mutex);
    limit = bytes;
    makeRoom(removed);
    lock.unlock();
  }

  /// Blocks all use until the process has forked. The child constructs a new
  /// lock, because it cannot unlock a lock of another thread id.
  void lockForFork() { mutex.lock(); }
  void unlockAfterFork(bool isChild) {
    if (isChild)
      new (&mutex) std::shared_mutex();
    else
      mutex.unlock();
  }

private:
  struct Entry {
    Entry(uint64_t hash, std::shared_ptr<T> value, size_t bytes)
        : hash(hash), value(std::move(value)), bytes(bytes) {}

    uint64_t hash;
    std::shared_ptr<T> value;
    size_t bytes;
    mutable std::atomic<bool> used = false;
  };
  using Place = typename std::list<Entry>::iterator;

  void makeRoom(std::list<Entry> &removed) {
    while (total > limit && !entries.empty()) {
      if (hand == entries.end())
        hand = entries.begin();
      Place at = hand++;
      if (at->used.exchange(false, std::memory_order_relaxed))
        continue;
      total -= at->bytes;
      forget(at);
      removed.splice(removed.end(), entries, at);
    }
  }
  void forget(Place place) {
    auto [at, end] = byHash.equal_range(place->hash);
    for (; at != end; ++at)
      if (at->second == place) {
        byHash.erase(at);
        return;
      }
  }

  mutable std::shared_mutex mutex;
  std::list<Entry> entries;
  Place hand = entries.end();
  std::unordered_multimap<uint64_t, Place> byHash;
  size_t limit, total = 0;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_BOUNDEDCACHE_H
