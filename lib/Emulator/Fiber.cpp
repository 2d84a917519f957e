//===- Fiber.cpp - stacks that one host thread switches between -----------===//

#include "Fiber.h"
#include <cstdint>
#include <cstring>
#include <sys/mman.h>

using namespace tcopt::emulator;

// What a function has to keep: six registers. The rest is the caller's.
asm(R"(
  .text
  .globl tcopt_emulator_switch
  .hidden tcopt_emulator_switch
  .type tcopt_emulator_switch, @function
tcopt_emulator_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
  .size tcopt_emulator_switch, .-tcopt_emulator_switch
)");

static constexpr size_t mostThreads = 1024;
static constexpr size_t stackBytes = 256 << 10;
static constexpr size_t guardBytes = 4 << 10;

Stacks::~Stacks() {
  if (base)
    munmap(base, mostThreads * stackBytes);
}

// Pages that no thread touches take no memory; one at the end of each stack
// stops what outgrows it.
bool Stacks::reserve() {
  void *memory =
      mmap(nullptr, mostThreads * stackBytes, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  base = static_cast<char *>(memory);
  for (size_t i = 0; i < mostThreads; ++i)
    mprotect(base + i * stackBytes, guardBytes, PROT_NONE);
  return true;
}

void *Stacks::start(size_t index, void (*entry)()) {
  if (!base && !reserve())
    return nullptr;
  // From the top: a return address that nobody uses, the entry, to which the
  // switch returns, and the registers.
  void *frame[8] = {};
  frame[6] = reinterpret_cast<void *>(entry);
  char *at = base + (index + 1) * stackBytes - sizeof(frame);
  std::memcpy(at, frame, sizeof(frame));
  return at;
}
