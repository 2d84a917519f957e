//===- State.cpp - what a program computes once ---------------------------===//
//
// A state is one block of memory with a header in front: contexts come and go
// while it lives, so that it remembers itself how it is freed.
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include <cstdlib>

using namespace tcopt::rt;

namespace {
/// In front of a state's bytes; as long as the alignment, which it keeps.
struct alignas(TCOPT_RT_ALIGNMENT) Header {
  /// With the header.
  int64_t bytes;
  const void *program;
  void (*deallocate)(void *user, void *memory, size_t bytes);
  void *user;
};
} // namespace

static const Header *headerOf(const void *state) {
  return static_cast<const Header *>(state) - 1;
}

void *tcopt_rt_state_begin(tcopt_context *ctx, int64_t bytes,
                           const void *program, void **state) {
  if (!ctx)
    return nullptr;
  if (!state || bytes < 0) {
    failf(ctx, TCOPT_INVALID_ARGUMENT,
          state ? "expected a state of at least 0 bytes"
                : "expected a place for the state, found NULL");
    return nullptr;
  }
  *state = nullptr;
  if (bytes == 0 || tcopt_rt_status(ctx) != TCOPT_OK)
    return nullptr;
  int64_t total;
  void *memory = nullptr;
  if (!__builtin_add_overflow(bytes, int64_t(sizeof(Header)), &total))
    memory = allocateUncounted(ctx->options, total, TCOPT_RT_ALIGNMENT);
  if (!memory)
    return failAllocation(ctx, bytes);
  auto *header = static_cast<Header *>(memory);
  *header = {total, program, ctx->options.deallocate, ctx->options.user};
  return header + 1;
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
  return state ? headerOf(state)->bytes - int64_t(sizeof(Header)) : 0;
}

void tcopt_rt_state_free(void *state) {
  if (!state)
    return;
  auto *header = static_cast<Header *>(state) - 1;
  if (header->deallocate)
    header->deallocate(header->user, header, header->bytes);
  else
    std::free(header);
}
