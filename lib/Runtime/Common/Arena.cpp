//===- Arena.cpp - Frames and the stack of cached arenas ------------------===//
//
// Arenas and boundary copies are blocks of one stack. Closing one only lowers
// the depth: the same program opens the same sizes at the same depths again,
// so that after its first call nothing is allocated any more.
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include <algorithm>

using namespace tcopt::rt;

static constexpr int64_t hugePage = int64_t(2) << 20;

void tcopt::rt::closeBlocks(tcopt_context &ctx, int64_t open) {
  ctx.openBlocks = std::clamp<int64_t>(open, 0, ctx.openBlocks);
}

static void releaseBlock(tcopt_context &ctx, Block &block) {
  if (block.memory)
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

/// Makes `block` hold at least `bytes`; its contents need not survive.
static bool growBlock(tcopt_context &ctx, Block &block, int64_t bytes) {
  if (block.memory && block.bytes >= bytes && !isTooLarge(block, bytes))
    return true;
  releaseBlock(ctx, block);
  int64_t size = std::max<int64_t>(bytes, TCOPT_RT_ALIGNMENT);
  int64_t alignment = size >= hugePage ? hugePage : TCOPT_RT_ALIGNMENT;
  block.memory = allocateRaw(ctx, size, alignment);
  block.bytes = block.memory ? size : 0;
  return block.memory != nullptr;
}

/// The first block that is not open, made if need be; null without memory.
static Block *nextBlock(tcopt_context &ctx) {
  if (ctx.openBlocks == ctx.blocks.size() && !ctx.blocks.push({nullptr, 0}))
    return nullptr;
  return &ctx.blocks[ctx.openBlocks];
}

void *tcopt_rt_arena_begin(tcopt_context *ctx, int64_t bytes,
                           const char *where) {
  const char *colon = where ? ": " : "";
  where = where ? where : "";
  if (!ctx || bytes < 0) {
    failf(ctx, TCOPT_INVALID_ARGUMENT, "%s%sarena of a negative size (%lld)",
          where, colon, static_cast<long long>(bytes));
    return nullptr;
  }
  Block *block = nextBlock(*ctx);
  if (!block || !growBlock(*ctx, *block, bytes)) {
    failf(ctx, TCOPT_OUT_OF_MEMORY,
          "%s%sout of memory: could not allocate an arena of %lld bytes", where,
          colon, static_cast<long long>(bytes));
    return nullptr;
  }
  ++ctx->openBlocks;
  return block->memory;
}

int tcopt_rt_arena_end(tcopt_context *ctx, void *arena) {
  if (!ctx)
    return TCOPT_INVALID_ARGUMENT;
  if (!arena)
    return TCOPT_OK;
  for (int64_t i = ctx->openBlocks; i-- > 0;) {
    if (ctx->blocks[i].memory != arena)
      continue;
    closeBlocks(*ctx, i);
    return TCOPT_OK;
  }
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "arena_end: this arena is not open");
}

int64_t tcopt_rt_call_begin(tcopt_context *ctx) {
  return ctx ? ctx->openBlocks : 0;
}

int tcopt_rt_call_end(tcopt_context *ctx, int64_t mark) {
  if (ctx) {
    closeBlocks(*ctx, mark);
    dropResults(*ctx);
  }
  return tcopt_rt_status(ctx);
}

void tcopt_rt_trim(tcopt_context *ctx) {
  if (!ctx)
    return;
  for (int64_t i = ctx->openBlocks; i < ctx->blocks.size(); ++i)
    releaseBlock(*ctx, ctx->blocks[i]);
  ctx->blocks.truncate(ctx->openBlocks);
}
