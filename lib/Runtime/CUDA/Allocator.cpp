//===- Allocator.cpp - Memory that is kept for its next user --------------===//

#include "Allocator.h"

#include <cstdlib>
#include <new>

using namespace tcopt::rt::cuda;

static constexpr int64_t unit = 512;
static constexpr int64_t segmentUnit = int64_t(2) << 20;
static constexpr int64_t mostSmall = int64_t(1) << 20;

static int64_t roundUp(int64_t bytes, int64_t multiple) {
  return (bytes + multiple - 1) / multiple * multiple;
}

/// Whether what is left of a block is a block. Of large ones, a small rest
/// would be of no use.
static bool isWorthSplitting(int64_t rest, bool isSmall) {
  return isSmall ? rest >= unit : rest > mostSmall;
}

static MemoryBlock *makeBlock(MemoryPool &pool, uint64_t address, int64_t bytes,
                              bool isSmall) {
  auto *block = static_cast<MemoryBlock *>(std::malloc(sizeof(MemoryBlock)));
  if (block)
    *block = {address, bytes, nullptr, nullptr, &pool, true, isSmall};
  return block;
}

CachingAllocator::~CachingAllocator() {
  for (MemoryPool *pool : pools)
    delete pool;
}

/// There are few streams.
MemoryPool *CachingAllocator::poolOf(const void *stream) {
  for (MemoryPool *pool : pools)
    if (pool->stream == stream)
      return pool;
  auto *pool = pools.reserve(1) ? new (std::nothrow) MemoryPool{stream, {}, {}}
                                : nullptr;
  if (pool)
    pools.push(pool);
  return pool;
}

MemoryBlock *CachingAllocator::findFree(MemoryPool &pool, int64_t bytes,
                                        bool isSmall) {
  MemoryBlock wanted = {0, bytes, nullptr, nullptr, &pool, true, isSmall};
  MemoryPool::FreeList &list = listOf(wanted);
  MemoryBlock **found = list.lowerBound(&wanted);
  if (found == list.end())
    return nullptr;
  MemoryBlock *block = *found;
  list.erase(block);
  return block;
}

MemoryBlock *CachingAllocator::addSegment(MemoryPool &pool, int64_t bytes,
                                          bool isSmall) {
  int64_t size = isSmall ? segmentUnit : roundUp(bytes, segmentUnit);
  uint64_t address = source.allocate(source.user, size);
  if (!address) {
    giveBack();
    address = source.allocate(source.user, size);
  }
  if (!address)
    return nullptr;
  MemoryBlock *block = makeBlock(pool, address, size, isSmall);
  if (!block) {
    source.free(source.user, address);
    return nullptr;
  }
  ++statistics.segments;
  statistics.reserved += size;
  statistics.peakReserved =
      std::max(statistics.peakReserved, statistics.reserved);
  return block;
}

/// Without memory for another block it stays as large as it is.
void CachingAllocator::split(MemoryBlock *block, int64_t bytes) {
  int64_t left = block->bytes - bytes;
  if (!isWorthSplitting(left, block->isSmall))
    return;
  MemoryBlock *rest = makeBlock(*block->pool, block->address + uint64_t(bytes),
                                left, block->isSmall);
  if (!rest)
    return;
  rest->previous = block;
  rest->next = block->next;
  if (block->next)
    block->next->previous = rest;
  block->next = rest;
  block->bytes = bytes;
  listOf(*rest).insert(rest);
}

uint64_t CachingAllocator::allocate(const void *stream, int64_t bytes) {
  MemoryPool *pool = poolOf(stream);
  if (!pool)
    return 0;
  if (bytes < 0 || bytes > INT64_MAX - segmentUnit)
    return 0;
  bytes = roundUp(std::max<int64_t>(bytes, 1), unit);
  bool isSmall = bytes <= mostSmall;
  // Room for what this and the block's end will add: it cannot fail half-way.
  if (!used.reserve(1) || !pool->smallBlocks.reserve(used.size() + 2) ||
      !pool->largeBlocks.reserve(used.size() + 2))
    return 0;
  MemoryBlock *block = findFree(*pool, bytes, isSmall);
  if (!block)
    block = addSegment(*pool, bytes, isSmall);
  if (!block)
    return 0;
  split(block, bytes);
  block->isFree = false;
  used.insert(block);
  statistics.allocated += block->bytes;
  statistics.peakAllocated =
      std::max(statistics.peakAllocated, statistics.allocated);
  return block->address;
}

/// `second` follows `first`, and both are in no list.
void CachingAllocator::join(MemoryBlock *first, MemoryBlock *second) {
  first->bytes += second->bytes;
  first->next = second->next;
  if (second->next)
    second->next->previous = first;
  std::free(second);
}

MemoryBlock *CachingAllocator::merge(MemoryBlock *block) {
  if (MemoryBlock *next = block->next; next && next->isFree) {
    listOf(*next).erase(next);
    join(block, next);
  }
  MemoryBlock *previous = block->previous;
  if (!previous || !previous->isFree)
    return block;
  listOf(*previous).erase(previous);
  join(previous, block);
  return previous;
}

/// Returns null for memory of another allocator.
MemoryBlock **CachingAllocator::findUsed(uint64_t address) {
  MemoryBlock wanted = {address, 0, nullptr, nullptr, nullptr, false, false};
  MemoryBlock **found = used.lowerBound(&wanted);
  return found == used.end() || (*found)->address != address ? nullptr : found;
}

bool CachingAllocator::isFor(const void *stream, uint64_t address) {
  MemoryBlock **found = findUsed(address);
  return found && (*found)->pool->stream == stream;
}

bool CachingAllocator::deallocate(uint64_t address) {
  MemoryBlock **found = findUsed(address);
  if (!found)
    return false;
  MemoryBlock *block = *found;
  used.erase(block);
  statistics.allocated -= block->bytes;
  block->isFree = true;
  block = merge(block);
  listOf(*block).insert(block);
  return true;
}

void CachingAllocator::dropSegment(MemoryBlock *block) {
  source.free(source.user, block->address);
  statistics.reserved -= block->bytes;
  std::free(block);
}

void CachingAllocator::giveBack() {
  for (MemoryPool *pool : pools)
    for (MemoryPool::FreeList *list : {&pool->smallBlocks, &pool->largeBlocks})
      for (int64_t i = list->size(); i-- > 0;) {
        MemoryBlock *block = list->begin()[i];
        if (block->previous || block->next)
          continue;
        list->erase(block);
        dropSegment(block);
      }
}

void CachingAllocator::resetPeaks() {
  statistics.peakAllocated = statistics.allocated;
  statistics.peakReserved = statistics.reserved;
}
