//===- Profile.cpp - Calls and time of each kernel ------------------------===//

#include "Context.h"

#include <algorithm>
#include <cstring>

using namespace tcopt::rt;

static ProfileRow *findRow(tcopt_context &ctx, const char *name) {
  for (ProfileRow &row : ctx.profile)
    if (std::strcmp(row.name, name) == 0)
      return &row;
  return nullptr;
}

/// The name is copied, for the code that holds it may be unloaded. Null when
/// there is no memory: a profile must not make a call fail.
static ProfileRow *addRow(tcopt_context &ctx, const char *name) {
  char *copy = strdup(name);
  if (copy && ctx.profile.push({copy, 0, 0, 0, 0}))
    return ctx.profile.end() - 1;
  std::free(copy);
  return nullptr;
}

void tcopt_rt_profile_enable(tcopt_context *ctx, int enabled) {
  if (ctx)
    ctx->options.profile = enabled != 0;
}

int tcopt_rt_profile_enabled(const tcopt_context *ctx) {
  return ctx ? ctx->options.profile : 0;
}

static ProfileRow *findOrAddRow(tcopt_context &ctx, const char *name) {
  ProfileRow *row = findRow(ctx, name);
  return row ? row : addRow(ctx, name);
}

void tcopt_rt_profile_add(tcopt_context *ctx, const char *kernel, int64_t calls,
                          int64_t ns) {
  if (!ctx || !ctx->options.profile || !kernel)
    return;
  if (ProfileRow *row = findOrAddRow(*ctx, kernel)) {
    row->calls += calls;
    row->ns += ns;
  }
}

void tcopt_rt_profile_begin(tcopt_context *ctx, const char *kernel) {
  if (!ctx || !ctx->options.profile || !kernel)
    return;
  ProfileRow *row = findOrAddRow(*ctx, kernel);
  if (row && row->running++ == 0)
    row->startNs = nowNs();
}

void tcopt_rt_profile_end(tcopt_context *ctx, const char *kernel) {
  if (!ctx || !ctx->options.profile || !kernel)
    return;
  ProfileRow *row = findRow(*ctx, kernel);
  if (!row || row->running == 0)
    return;
  ++row->calls;
  if (--row->running == 0)
    row->ns += nowNs() - row->startNs;
}

int64_t tcopt_rt_profile_read(const tcopt_context *ctx,
                              tcopt_profile_entry *entries, int64_t capacity) {
  if (!ctx)
    return 0;
  int64_t count = entries ? std::min(capacity, ctx->profile.size()) : 0;
  for (int64_t i = 0; i < count; ++i) {
    const ProfileRow &row = ctx->profile[i];
    entries[i] = {row.name, row.calls, row.ns};
  }
  return ctx->profile.size();
}

void tcopt_rt_profile_clear(tcopt_context *ctx) {
  if (!ctx)
    return;
  for (ProfileRow &row : ctx->profile)
    std::free(row.name);
  ctx->profile.truncate(0);
}
