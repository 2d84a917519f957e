//===- Fiber.h - stacks that one host thread switches between ---*- C++ -*-===//

#ifndef TCOPT_LIB_EMULATOR_FIBER_H
#define TCOPT_LIB_EMULATOR_FIBER_H

#include <cstddef>

namespace tcopt::emulator {

/// Stores where this stack is left, and goes on where another one was.
extern "C" void tcopt_emulator_switch(void **from, void *to);

/// The stacks of a block's threads.
class Stacks {
public:
  Stacks() = default;
  Stacks(const Stacks &) = delete;
  ~Stacks();

  /// Where a fiber starts that calls `entry`, which must not return. Null
  /// without memory.
  void *start(size_t index, void (*entry)());

private:
  bool reserve();
  char *base = nullptr;
};

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_FIBER_H
