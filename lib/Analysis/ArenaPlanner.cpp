//===- ArenaPlanner.cpp - Where buffers lie in an arena ---------*- C++ -*-===//
//
// Groups become single blocks; static blocks are packed (ArenaPacker.h), and
// symbolic ones are coloured.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Analysis/ArenaPlanner.h"
#include "ArenaPacker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/MathExtras.h"
#include <map>
#include <numeric>
#include <queue>
#include <tuple>

using namespace tcopt;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Sizes and offsets
//===----------------------------------------------------------------------===//

BufferSize::BufferSize(int64_t factor, ArrayRef<unsigned> symbols)
    : constant(factor) {
  if (factor == 0)
    return;
  symbolIds.assign(symbols.begin(), symbols.end());
  llvm::sort(symbolIds);
}

std::optional<int64_t> BufferSize::evaluate(ArrayRef<int64_t> values) const {
  int64_t product = constant;
  bool zero = false;
  for (unsigned symbol : symbolIds) {
    if (symbol >= values.size() || values[symbol] < 0)
      return std::nullopt;
    zero |= values[symbol] == 0;
  }
  for (unsigned symbol : symbolIds)
    if (!zero && llvm::MulOverflow(product, values[symbol], product))
      return std::nullopt;
  return zero ? 0 : product;
}

bool tcopt::operator<(const BufferSize &a, const BufferSize &b) {
  return std::tie(a.symbolIds, a.constant) < std::tie(b.symbolIds, b.constant);
}

/// `value` rounded up to a power of two's multiple; none on overflow.
static std::optional<int64_t> alignChecked(int64_t value, int64_t alignment) {
  int64_t padded;
  if (llvm::AddOverflow(value, alignment - 1, padded))
    return std::nullopt;
  return padded & -alignment;
}

ArenaOffset ArenaPlan::size() const {
  unsigned count = unsigned(symbolicSlots().size());
  if (count == 0)
    return {staticBytes, 0};
  return {symbolicSlots().front().offset.bytes, count};
}

std::optional<int64_t> ArenaPlan::evaluate(ArenaOffset offset,
                                           ArrayRef<int64_t> values) const {
  int64_t total = offset.bytes;
  for (const ArenaSlot &slot : symbolicSlots().take_front(offset.numSlots)) {
    std::optional<int64_t> size = slot.size.evaluate(values);
    if (size)
      size = alignChecked(*size, alignment);
    if (!size || llvm::AddOverflow(total, *size, total))
      return std::nullopt;
  }
  return total;
}

//===----------------------------------------------------------------------===//
// Blocks: buffers, with alias groups merged
//===----------------------------------------------------------------------===//

namespace {

/// What needs one place.
struct Block {
  BufferSize size;
  int64_t first, last, alignment;
  int64_t leastBytes;
};

struct Blocks {
  std::vector<Block> blocks;
  std::vector<unsigned> blockOf; ///< by buffer
};

} // namespace

static Error bufferError(size_t index, const char *what) {
  return llvm::createStringError("arena planner: buffer %zu %s", index, what);
}

static int64_t leastBytesOf(const Buffer &buffer) {
  int64_t staticBytes = buffer.size.isStatic() ? buffer.size.factor() : 0;
  return buffer.leastBytes.value_or(staticBytes);
}

static Error checkBuffer(const Buffer &buffer, size_t index) {
  int64_t least = leastBytesOf(buffer);
  if (buffer.size.factor() < 0)
    return bufferError(index, "has a negative size");
  if (least < 0 || (buffer.size.isStatic() && least > buffer.size.factor()))
    return bufferError(index, "has least bytes outside of its size");
  if (buffer.first > buffer.last)
    return bufferError(index, "ends before it begins");
  if (buffer.alignment <= 0 || !llvm::isPowerOf2_64(buffer.alignment))
    return bufferError(index, "has an alignment that is no power of two");
  return Error::success();
}

/// Grows `block` by another member of its alias group.
static Error mergeInto(Block &block, const Buffer &buffer, size_t index) {
  if (block.size.isStatic() && buffer.size.isStatic())
    block.size = std::max(block.size, buffer.size);
  else if (!(block.size == buffer.size))
    return bufferError(index, "differs in size from its alias group");
  block.first = std::min(block.first, buffer.first);
  block.last = std::max(block.last, buffer.last);
  block.alignment = std::max(block.alignment, buffer.alignment);
  block.leastBytes = std::max(block.leastBytes, leastBytesOf(buffer));
  return Error::success();
}

static Expected<Blocks> makeBlocks(ArrayRef<Buffer> buffers) {
  Blocks result;
  std::map<unsigned, unsigned> blockOfGroup;
  for (auto [index, buffer] : llvm::enumerate(buffers)) {
    if (Error error = checkBuffer(buffer, index))
      return error;
    unsigned block = unsigned(result.blocks.size());
    if (buffer.aliasGroup)
      block = blockOfGroup.try_emplace(*buffer.aliasGroup, block).first->second;
    result.blockOf.push_back(block);
    if (block == result.blocks.size())
      result.blocks.push_back({buffer.size, buffer.first, buffer.last,
                               buffer.alignment, leastBytesOf(buffer)});
    else if (Error error = mergeInto(result.blocks[block], buffer, index))
      return error;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// The static region
//===----------------------------------------------------------------------===//

/// The most bytes live at one step. A block that ends at a step and one that
/// begins there are both live.
static int64_t
computeLowerBound(ArrayRef<Block> blocks,
                  llvm::function_ref<int64_t(const Block &)> bytesOf) {
  // (time, 0 = begins, 1 = ends after): beginnings sort first.
  std::vector<std::tuple<int64_t, int, int64_t>> events;
  for (const Block &block : blocks) {
    int64_t bytes = bytesOf(block);
    events.emplace_back(block.first, 0, bytes);
    events.emplace_back(block.last, 1, -bytes);
  }
  llvm::sort(events);
  int64_t live = 0, most = 0;
  for (auto [time, kind, change] : events) {
    live += change;
    most = std::max(most, live);
  }
  return most;
}

/// Whether the sum of all aligned sizes, which no offset exceeds, is in range.
static Error checkTotal(ArrayRef<Block> blocks, int64_t alignment) {
  int64_t total = alignment;
  for (const Block &block : blocks) {
    int64_t bytes =
        block.size.isStatic() ? block.size.factor() : block.leastBytes;
    std::optional<int64_t> size = alignChecked(bytes, alignment);
    if (!size || llvm::AddOverflow(total, *size, total))
      return llvm::createStringError(
          "arena planner: static sizes sum to more than 63 bits");
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Symbolic slots
//===----------------------------------------------------------------------===//

namespace {

/// A block and its index in `Blocks`.
struct SymbolicBlock {
  const Block *block;
  unsigned index;
};

} // namespace

namespace {

/// A slot for blocks of several sizes, of which the first one is the largest.
struct SharedSlot {
  BufferSize size;
  std::map<int64_t, int64_t> busy; ///< from when, until when
  std::vector<unsigned> blocks;

  bool isFree(const Block &block) const {
    auto next = busy.upper_bound(block.last);
    return next == busy.begin() || std::prev(next)->second < block.first;
  }
};

/// The slots of one product of symbols.
struct SymbolicSlots {
  std::vector<BufferSize> sizes;
  std::vector<std::pair<unsigned, unsigned>> slotOf; ///< block, slot

  double total() const {
    double sum = 0;
    for (const BufferSize &size : sizes)
      sum += double(size.factor());
    return sum;
  }
};

} // namespace

/// Colours the intervals of one size: in the order of their beginnings, each
/// takes the slot that has been free for longest, or a new one from `nextSlot`
/// on. Returns how many were needed.
static unsigned colour(ArrayRef<SymbolicBlock> blocks, unsigned nextSlot,
                       SymbolicSlots &slots) {
  using Busy = std::pair<int64_t, unsigned>; // until when, slot
  std::priority_queue<Busy, std::vector<Busy>, std::greater<>> busy;
  unsigned count = 0;
  for (auto [block, index] : blocks) {
    unsigned slot = nextSlot + count;
    if (!busy.empty() && busy.top().first < block->first) {
      slot = busy.top().second;
      busy.pop();
    } else {
      ++count;
    }
    slots.slotOf.emplace_back(index, slot);
    busy.emplace(block->last, slot);
  }
  return count;
}

/// As many slots of each size as are live at once. Blocks are sorted by size,
/// then by their beginnings.
static SymbolicSlots colourSizes(ArrayRef<SymbolicBlock> blocks) {
  SymbolicSlots slots;
  while (!blocks.empty()) {
    const BufferSize &size = blocks.front().block->size;
    auto sameSize = blocks.take_while(
        [&](SymbolicBlock block) { return block.block->size == size; });
    unsigned count = colour(sameSize, unsigned(slots.sizes.size()), slots);
    slots.sizes.insert(slots.sizes.end(), count, size);
    blocks = blocks.drop_front(sameSize.size());
  }
  return slots;
}

/// Slots for blocks of any of the sizes: the larger ones are placed first, each
/// in the smallest slot that is free. None if that takes too many comparisons.
static std::optional<SymbolicSlots> shareSlots(ArrayRef<SymbolicBlock> blocks) {
  constexpr size_t mostComparisons = 1 << 22;
  size_t comparisons = 0;
  std::vector<SharedSlot> shared; // the largest first
  std::vector<SymbolicBlock> order = blocks.vec();
  llvm::stable_sort(order, [](SymbolicBlock a, SymbolicBlock b) {
    return a.block->size.factor() > b.block->size.factor();
  });
  for (auto [block, index] : order) {
    comparisons += shared.size();
    if (comparisons > mostComparisons)
      return std::nullopt;
    size_t slot = shared.size();
    while (slot > 0 && !shared[slot - 1].isFree(*block))
      --slot;
    if (slot == 0) {
      shared.push_back({block->size, {}, {}});
      slot = shared.size();
    }
    shared[slot - 1].busy[block->first] = block->last;
    shared[slot - 1].blocks.push_back(index);
  }
  SymbolicSlots slots;
  for (auto [number, slot] : llvm::enumerate(llvm::reverse(shared))) {
    slots.sizes.push_back(slot.size);
    for (unsigned block : slot.blocks)
      slots.slotOf.emplace_back(block, unsigned(number));
  }
  return slots;
}

/// Appends the symbolic slots behind the static region.
static void planSymbolic(std::vector<SymbolicBlock> blocks, ArenaPlan &plan,
                         std::vector<unsigned> &slotOfBlock) {
  llvm::sort(blocks, [](SymbolicBlock a, SymbolicBlock b) {
    return std::tie(a.block->size, a.block->first, a.index) <
           std::tie(b.block->size, b.block->first, b.index);
  });
  int64_t base = int64_t(llvm::alignTo(plan.staticBytes, plan.alignment));
  ArrayRef<SymbolicBlock> rest = blocks;
  while (!rest.empty()) {
    ArrayRef<unsigned> symbols = rest.front().block->size.symbols();
    auto sameSymbols = rest.take_while([&](SymbolicBlock block) {
      return block.block->size.symbols() == symbols;
    });
    SymbolicSlots slots = colourSizes(sameSymbols);
    if (auto shared = shareSlots(sameSymbols);
        shared && shared->total() < slots.total())
      slots = std::move(*shared);
    for (auto [block, slot] : slots.slotOf)
      slotOfBlock[block] = unsigned(plan.slots.size()) + slot;
    for (const BufferSize &size : slots.sizes) {
      unsigned before = unsigned(plan.slots.size()) - plan.numStaticSlots;
      plan.slots.push_back({size, {base, before}});
    }
    rest = rest.drop_front(sameSymbols.size());
  }
}

//===----------------------------------------------------------------------===//
// The planner
//===----------------------------------------------------------------------===//

static int64_t largestAlignment(ArrayRef<Block> blocks) {
  int64_t alignment = 64;
  for (const Block &block : blocks)
    alignment = std::max(alignment, block.alignment);
  return alignment;
}

/// Packs the static blocks; each has a slot of its own, in their order.
static void planStatic(ArrayRef<Block> blocks, ArenaPlan &plan) {
  int64_t bound = computeLowerBound(
      blocks, [](const Block &block) { return block.size.factor(); });
  auto statics = llvm::map_to_vector(blocks, [](const Block &block) {
    return StaticBlock{block.size.factor(), block.first, block.last,
                       block.alignment};
  });
  Packing packing = packBlocks(statics, bound);
  plan.staticBytes = packing.peak;
  plan.numStaticSlots = unsigned(blocks.size());
  for (auto [block, offset] : llvm::zip_equal(blocks, packing.offsets))
    plan.slots.push_back({block.size, {offset, 0}});
}

Expected<ArenaPlan> tcopt::planArena(ArrayRef<Buffer> buffers) {
  Expected<Blocks> made = makeBlocks(buffers);
  if (!made)
    return made.takeError();
  std::vector<Block> statics;
  std::vector<SymbolicBlock> symbolic;
  std::vector<unsigned> slotOfBlock(made->blocks.size());
  for (auto [index, block] : llvm::enumerate(made->blocks)) {
    if (!block.size.isStatic()) {
      symbolic.push_back({&block, unsigned(index)});
      continue;
    }
    slotOfBlock[index] = unsigned(statics.size());
    statics.push_back(block);
  }
  ArenaPlan plan;
  plan.alignment = largestAlignment(made->blocks);
  if (Error error = checkTotal(made->blocks, plan.alignment))
    return error;
  plan.lowerBound = computeLowerBound(
      made->blocks, [](const Block &block) { return block.leastBytes; });
  planStatic(statics, plan);
  planSymbolic(std::move(symbolic), plan, slotOfBlock);
  for (unsigned block : made->blockOf)
    plan.slotOf.push_back(slotOfBlock[block]);
  return plan;
}
