//===- Allocator.h - Memory that is kept for its next user ------*- C++ -*-===//
//
// The driver's allocations are slow and wait for the device, so that memory is
// taken from it in segments and kept. Sizes are rounded up to 512 bytes. Up to
// 1 MiB come from segments of 2 MiB; more comes from segments of its own,
// rounded up to 2 MiB. A free block is split where the rest is worth keeping,
// and merged with its free neighbours:
//
//   segment  |  used 512  |  free 1024  |  used 4096  |  free ...  |
//   freed:   |  used 512  |              free ...                  |
//
// The smallest free block that fits is taken; of several, the first. Each
// stream has a pool of free blocks: a block returns to the pool from which it
// came, whose next user comes later in the order of the stream, so that nothing
// here waits.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_ALLOCATOR_H
#define TCOPT_LIB_RUNTIME_CUDA_ALLOCATOR_H

#include "../Common/GrowArray.h"

#include <algorithm>
#include <cstdint>

namespace tcopt::rt::cuda {

/// Items in the order of `Less`.
template <typename T, bool (*Less)(const T &, const T &)> class SortedArray {
public:
  bool reserve(int64_t extra) { return items.reserve(extra); }

  /// There is room for it.
  void insert(const T &item) {
    items.push(item);
    T *place = lowerBound(item, items.end() - 1);
    std::rotate(place, items.end() - 1, items.end());
  }

  /// It is there.
  void erase(const T &item) {
    T *place = lowerBound(item);
    std::copy(place + 1, items.end(), place);
    items.truncate(items.size() - 1);
  }

  /// The first that is not less; end() if there is none.
  T *lowerBound(const T &item) { return lowerBound(item, items.end()); }
  T *begin() { return items.begin(); }
  T *end() { return items.end(); }
  int64_t size() const { return items.size(); }

private:
  T *lowerBound(const T &item, T *end) {
    return std::lower_bound(items.begin(), end, item, Less);
  }

  GrowArray<T> items;
};

struct MemoryPool;

/// A piece of a segment, and its neighbours there.
struct MemoryBlock {
  uint64_t address;
  int64_t bytes;
  MemoryBlock *previous, *next;
  MemoryPool *pool;
  bool isFree, isSmall;
};

inline bool isBefore(MemoryBlock *const &a, MemoryBlock *const &b) {
  return a->address < b->address;
}

inline bool isSmaller(MemoryBlock *const &a, MemoryBlock *const &b) {
  return a->bytes != b->bytes ? a->bytes < b->bytes : a->address < b->address;
}

/// The free blocks that work of a stream has used last.
struct MemoryPool {
  using FreeList = SortedArray<MemoryBlock *, isSmaller>;

  /// Identifies the stream, which is not used.
  const void *stream;
  FreeList smallBlocks, largeBlocks;

  FreeList &listOf(bool isSmall) { return isSmall ? smallBlocks : largeBlocks; }
};

class CachingAllocator {
public:
  /// Where segments come from; 0 is no address.
  struct Source {
    void *user;
    uint64_t (*allocate)(void *user, int64_t bytes);
    void (*free)(void *user, uint64_t address);
  };

  struct Statistics {
    int64_t allocated = 0, peakAllocated = 0;
    int64_t reserved = 0, peakReserved = 0;
    int64_t segments = 0;
  };

  explicit CachingAllocator(Source source) : source(source) {}
  ~CachingAllocator();

  /// Returns memory for work of a stream; 0 if there is none, even after
  /// the cached memory was released.
  uint64_t allocate(const void *stream, int64_t bytes);
  /// Whether the memory was allocated for work of this stream.
  bool isFor(const void *stream, uint64_t address);
  /// False for what was not allocated here.
  bool deallocate(uint64_t address);
  /// Gives back all segments of which nothing is in use.
  void giveBack();

  const Statistics &getStatistics() const { return statistics; }
  void resetPeaks();

private:
  static MemoryPool::FreeList &listOf(const MemoryBlock &block) {
    return block.pool->listOf(block.isSmall);
  }
  MemoryPool *poolOf(const void *stream);
  MemoryBlock **findUsed(uint64_t address);
  MemoryBlock *findFree(MemoryPool &pool, int64_t bytes, bool isSmall);
  MemoryBlock *addSegment(MemoryPool &pool, int64_t bytes, bool isSmall);
  void split(MemoryBlock *block, int64_t bytes);
  MemoryBlock *merge(MemoryBlock *block);
  void join(MemoryBlock *first, MemoryBlock *second);
  void dropSegment(MemoryBlock *block);

  Source source;
  Statistics statistics;
  GrowArray<MemoryPool *> pools;
  SortedArray<MemoryBlock *, isBefore> used;
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_ALLOCATOR_H
