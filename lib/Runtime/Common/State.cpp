//===- State.cpp - what a program computes once ---------------------------===//
//
// A state is one block of memory with a header in front: contexts come and go
// while it lives, so that it remembers itself how it is freed. Of one on a
// device, only the header is in the host's memory.
//
//===----------------------------------------------------------------------===//

#include "Context.h"
#include "Device.h"

#include <cstdlib>

using namespace tcopt::rt;

namespace {
/// In front of a state's bytes; as long as the alignment, which it keeps.
struct alignas(TCOPT_RT_ALIGNMENT) Header {
  /// Of the state alone.
  int64_t bytes;
  const void *program;
  void (*deallocate)(void *user, void *memory, size_t bytes);
  void *user;
  /// Where its bytes are on a device; NULL where they follow the header.
  void *deviceData;
  void (*deviceDeallocate)(void *user, tcopt_device device, void *memory,
                           size_t bytes);
  tcopt_device device;
};
} // namespace

static const Header *headerOf(const void *state) {
  return static_cast<const Header *>(state) - 1;
}

/// Whether there is a state to make; sets `*state` to NULL.
static bool beginState(tcopt_context *ctx, int64_t bytes, void **state) {
  if (!ctx)
    return false;
  if (!state || bytes < 0) {
    failf(ctx, TCOPT_INVALID_ARGUMENT,
          state ? "expected a state of at least 0 bytes"
                : "expected a place for the state, found NULL");
    return false;
  }
  *state = nullptr;
  return bytes != 0 && tcopt_rt_status(ctx) == TCOPT_OK;
}

/// A header for `bytes` bytes, with room for `behind` behind it; null without
/// memory.
static Header *makeHeader(const tcopt_context_options &hooks, int64_t bytes,
                          int64_t behind, const void *program) {
  int64_t total;
  void *memory = nullptr;
  if (!__builtin_add_overflow(behind, int64_t(sizeof(Header)), &total))
    memory = allocateUncounted(hooks, total, TCOPT_RT_ALIGNMENT);
  if (!memory)
    return nullptr;
  auto *header = static_cast<Header *>(memory);
  *header = {bytes,   program, hooks.deallocate,     hooks.user,
             nullptr, nullptr, {TCOPT_DEVICE_CPU, 0}};
  return header;
}

void *tcopt_rt_state_begin(tcopt_context *ctx, int64_t bytes,
                           const void *program, void **state) {
  if (!beginState(ctx, bytes, state))
    return nullptr;
  Header *header = makeHeader(ctx->options, bytes, bytes, program);
  return header ? header + 1 : failAllocation(ctx, bytes);
}

void *tcopt_rt_device_state_begin(tcopt_context *ctx, int64_t bytes,
                                  const void *program, void **state) {
  if (!beginState(ctx, bytes, state) || checkHasDevice(ctx, "device_state"))
    return nullptr;
  const tcopt_context_options &hooks = ctx->options;
  Header *header = makeHeader(hooks, bytes, 0, program);
  if (!header)
    return failAllocation(ctx, bytes);
  // Contexts of several streams read the state.
  header->deviceData = allocateOnDevice(*ctx, /*stream=*/nullptr, bytes);
  if (!header->deviceData) {
    header->bytes = 0;
    tcopt_rt_state_free(header + 1);
    return failAllocation(ctx, bytes);
  }
  header->deviceDeallocate = hooks.device_deallocate;
  header->device = hooks.device;
  *state = header + 1;
  return header->deviceData;
}

// What it computed on the device may have failed without anybody knowing yet.
int tcopt_rt_device_state_end(tcopt_context *ctx, void *memory, void **state) {
  if (!state)
    return tcopt_rt_status(ctx);
  if (memory)
    tcopt_rt_device_check(ctx);
  if (tcopt_rt_status(ctx) == TCOPT_OK &&
      memory != tcopt_rt_device_state_data(*state))
    failf(ctx, TCOPT_INVALID_ARGUMENT,
          "expected the state that device_state_begin made");
  int status = tcopt_rt_status(ctx);
  if (status != TCOPT_OK) {
    tcopt_rt_state_free(*state);
    *state = nullptr;
  }
  return status;
}

void *tcopt_rt_device_state_data(const void *state) {
  return state ? headerOf(state)->deviceData : nullptr;
}

int tcopt_rt_state_end(tcopt_context *ctx, void *memory, void **state) {
  int status = tcopt_rt_status(ctx);
  if (status != TCOPT_OK)
    tcopt_rt_state_free(memory);
  else
    *state = memory;
  return status;
}

int tcopt_rt_check_state(tcopt_context *ctx, const void *state,
                         const void *program) {
  if (state && headerOf(state)->program == program)
    return tcopt_rt_status(ctx);
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "expected the state that the program's init function makes, "
               "found %s",
               state ? "that of another program" : "NULL");
}

int64_t tcopt_rt_state_bytes(const void *state) {
  return state ? headerOf(state)->bytes : 0;
}

void tcopt_rt_state_free(void *state) {
  if (!state)
    return;
  auto *header = static_cast<Header *>(state) - 1;
  int64_t total = int64_t(sizeof(Header));
  if (header->deviceData)
    header->deviceDeallocate(header->user, header->device, header->deviceData,
                             header->bytes);
  else
    total += header->bytes;
  if (header->deallocate)
    header->deallocate(header->user, header, total);
  else
    std::free(header);
}
