//===- Block.h - the threads of a block -------------------------*- C++ -*-===//

#ifndef TCOPT_LIB_EMULATOR_BLOCK_H
#define TCOPT_LIB_EMULATOR_BLOCK_H

#include "AsyncCopies.h"
#include "Emulated.h"
#include "Fiber.h"
#include <array>
#include <string>
#include <vector>

namespace tcopt::emulator {

using ThreadFunction = void (*)(void **params);

/// The order of the threads of a block and of the blocks of a grid.
enum class Order { forward, reverse };

/// A kernel with the shape and parameters of a launch.
struct Launch {
  ThreadFunction function = nullptr;
  const tcopt_emulated_info *info = nullptr;
  std::array<uint32_t, 3> grid{}, block{};
  uint32_t dynamicSharedBytes = 0;
  void **params = nullptr;
  Order order = Order::forward;

  uint32_t numThreads() const { return block[0] * block[1] * block[2]; }
  uint64_t numBlocks() const { return uint64_t(grid[0]) * grid[1] * grid[2]; }
  /// Maps a position in the order to an index below `count`.
  uint64_t inOrder(uint64_t number, uint64_t count) const {
    return order == Order::reverse ? count - 1 - number : number;
  }
};

class Block;

/// A thread, and what it waits for.
struct Thread {
  /// `asleep` becomes `ready` after every warp had a turn.
  enum class State { ready, asleep, inWarp, atBarrier, done };

  tcopt_emulated_thread public_;
  State state = State::ready;
  void *stack = nullptr;
  /// What it brings to the threads of its warp, and for which of them.
  int meeting = 0;
  uint32_t mask = 0;
  void *words = nullptr;
  uint32_t barrier = 0;
  AsyncCopies copies;
};

/// The lanes of a warp that meet; those outside of the mask are null.
using Lanes = std::array<Thread *, 32>;

/// Runs blocks, one after the other, on one host thread.
class Block {
public:
  explicit Block(const Launch &launch);

  /// Returns false if something is wrong, which `getError` then states.
  bool run(uint64_t index);
  const std::string &getError() const { return error; }

  // What threads call while they run.

  static Block &current();
  Thread &self() { return *running; }
  /// Waits for the lanes of `mask` to come with the same `meeting`. The last
  /// one performs it for all.
  void meet(int meeting, uint32_t mask, void *words,
            void (*perform)(const Lanes &lanes));
  /// `threads` is 0 for all. Returns the sum of what all brought.
  uint32_t waitAtBarrier(uint32_t id, uint32_t threads, uint32_t brought);
  void arriveAtBarrier(uint32_t id, uint32_t threads);
  void yield();
  /// Does not return, but to a thread that runs to its end alone.
  void fail(const std::string &text);

private:
  struct Barrier {
    uint32_t arrived = 0, expected = 0, sum = 0, result = 0;
  };

  static void enter();
  void place(uint64_t index);
  bool runInTurn();
  void landCopies();
  bool runFibers();
  /// Returns whether any thread of the warp ran.
  bool runWarp(size_t warp);
  bool areAll(Thread::State state) const;
  void resume(Thread &thread);
  void leave();
  void checkProgress();
  uint32_t existing(uint32_t warp) const;
  bool arrive(uint32_t id, uint32_t threads, uint32_t brought);
  bool gather(const Thread &thread, Lanes &lanes);

  const Launch &launch;
  std::vector<Thread> threads;
  std::vector<char> shared;
  std::array<Barrier, 16> barriers;
  Thread *running = nullptr;
  void *scheduler = nullptr;
  std::string error;
};

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_BLOCK_H
