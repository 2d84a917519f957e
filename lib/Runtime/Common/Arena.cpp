//===- Arena.cpp - Frames and the stack of cached arenas ------------------===//
//
// Arenas and boundary copies are blocks of one stack. Closing one only lowers
// the depth: the same program opens the same sizes at the same depths again,
// so that after its first call nothing is allocated any more.
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Device.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

#include <algorithm>

using namespace tcopt::rt;

static void closeBlocks(BlockStack &stack, int64_t open) {
  stack.open = std::clamp<int64_t>(open, 0, stack.open);
}

static void releaseBlock(tcopt_context &ctx, const BlockStack &stack,
                         Block &block) {
  if (block.memory && stack.onDevice) {
    freeOnDevice(ctx, block.memory, block.bytes);
    ++ctx.numArenaChanges;
  } else if (block.memory)
    freeRaw(ctx, block.memory, block.bytes);
  block = {};
}

/// Blocks that are larger are given back when programs no longer need as much.
static constexpr int64_t largeBlock = int64_t(32) << 20;
/// After so many that need less than a quarter.
static constexpr int32_t mostSmall = 64;

static bool isTooLarge(Block &block, int64_t bytes) {
  if (block.bytes <= largeBlock || bytes > block.bytes / 4) {
    block.numSmall = 0;
    return false;
  }
  return ++block.numSmall > mostSmall;
}

/// A device's allocator chooses its pages itself.
static void *allocateBlock(tcopt_context &ctx, const BlockStack &stack,
                           int64_t bytes) {
  if (stack.onDevice)
    return allocateOnDevice(ctx, ctx.options.stream, bytes);
  return allocateRaw(ctx, bytes,
                     bytes >= hugePage ? hugePage : TCOPT_RT_ALIGNMENT);
}

/// Makes `block` hold at least `bytes`; its contents need not survive.
static bool growBlock(tcopt_context &ctx, const BlockStack &stack, Block &block,
                      int64_t bytes) {
  if (block.memory && block.bytes >= bytes && !isTooLarge(block, bytes))
    return true;
  releaseBlock(ctx, stack, block);
  int64_t size = std::max<int64_t>(bytes, TCOPT_RT_ALIGNMENT);
  block.memory = allocateBlock(ctx, stack, size);
  block.bytes = block.memory ? size : 0;
  return block.memory != nullptr;
}

/// The first block that is not open, made if need be; null without memory.
static Block *nextBlock(BlockStack &stack) {
  if (stack.open == stack.blocks.size() && !stack.blocks.push({nullptr, 0}))
    return nullptr;
  return &stack.blocks[stack.open];
}

/// Also what the device has recorded gets the place, unless the call had failed
/// before.
static void *failArena(tcopt_context &ctx, bool hasFailed, const char *kind,
                       int64_t bytes, const char *where) {
  failf(&ctx, TCOPT_OUT_OF_MEMORY,
        "out of memory: could not allocate %s of %lld bytes", kind,
        static_cast<long long>(bytes));
  if (where && !hasFailed)
    prependPlace(ctx, where);
  return nullptr;
}

static void *openArena(tcopt_context *ctx, BlockStack *stack, int64_t bytes,
                       const char *where) {
  const char *colon = where ? ": " : "";
  if (!ctx || bytes < 0) {
    failf(ctx, TCOPT_INVALID_ARGUMENT, "%s%sarena of a negative size (%lld)",
          where ? where : "", colon, static_cast<long long>(bytes));
    return nullptr;
  }
  bool hasFailed = tcopt_rt_status(ctx) != TCOPT_OK;
  Block *block = nextBlock(*stack);
  if (!block || !growBlock(*ctx, *stack, *block, bytes))
    return failArena(*ctx, hasFailed,
                     stack->onDevice ? "a device arena" : "an arena", bytes,
                     where);
  ++stack->open;
  return block->memory;
}

static int closeArena(tcopt_context &ctx, BlockStack &stack, void *arena) {
  if (!arena)
    return TCOPT_OK;
  for (int64_t i = stack.open; i-- > 0;) {
    if (stack.blocks[i].memory != arena)
      continue;
    closeBlocks(stack, i);
    return TCOPT_OK;
  }
  return failf(&ctx, TCOPT_INVALID_ARGUMENT,
               "arena_end: this arena is not open");
}

void *tcopt_rt_arena_begin(tcopt_context *ctx, int64_t bytes,
                           const char *where) {
  return openArena(ctx, ctx ? &ctx->arenas : nullptr, bytes, where);
}

int tcopt_rt_arena_end(tcopt_context *ctx, void *arena) {
  return ctx ? closeArena(*ctx, ctx->arenas, arena) : TCOPT_INVALID_ARGUMENT;
}

void *tcopt_rt_device_arena_begin(tcopt_context *ctx, int64_t bytes,
                                  const char *where) {
  if (checkHasDevice(ctx, "device_arena"))
    return nullptr;
  return openArena(ctx, &ctx->deviceArenas, bytes, where);
}

int tcopt_rt_device_arena_end(tcopt_context *ctx, void *arena) {
  return ctx ? closeArena(*ctx, ctx->deviceArenas, arena)
             : TCOPT_INVALID_ARGUMENT;
}

// A mark is the depth of both stacks, the device's in the upper half.
int64_t tcopt_rt_call_begin(tcopt_context *ctx) {
  return ctx ? ctx->deviceArenas.open << 32 | ctx->arenas.open : 0;
}

void tcopt::rt::closeFrame(tcopt_context &ctx, int64_t mark) {
  closeBlocks(ctx.arenas, mark & UINT32_MAX);
  closeBlocks(ctx.deviceArenas, mark >> 32);
}

int tcopt_rt_call_end(tcopt_context *ctx, int64_t mark) {
  if (!ctx)
    return tcopt_rt_status(ctx);
  // The time of kernels on a device is known when they have ended.
  if (ctx->options.profile)
    tcopt_rt_device_check(ctx);
  closeFrame(*ctx, mark);
  dropResults(*ctx);
  return tcopt_rt_status(ctx);
}

static void trimStack(tcopt_context &ctx, BlockStack &stack) {
  for (int64_t i = stack.open; i < stack.blocks.size(); ++i)
    releaseBlock(ctx, stack, stack.blocks[i]);
  stack.blocks.truncate(stack.open);
}

void tcopt_rt_trim(tcopt_context *ctx) {
  if (!ctx)
    return;
  trimStack(*ctx, ctx->arenas);
  trimStack(*ctx, ctx->deviceArenas);
}

uint64_t tcopt_rt_device_arena_changes(const tcopt_context *ctx) {
  return ctx ? ctx->numArenaChanges : 0;
}
