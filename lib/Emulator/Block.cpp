//===- Block.cpp - the threads of a block ---------------------------------===//

#include "Block.h"
#include <algorithm>
#include <cstring>

using namespace tcopt::emulator;

static thread_local Block *currentBlock = nullptr;

static Stacks &ownStacks() {
  static thread_local Stacks stacks;
  return stacks;
}

static constexpr size_t kAlignment = 1024;
static constexpr size_t kLanes = 32;

Block::Block(const Launch &launch)
    : launch(launch), threads(launch.numThreads()),
      shared(launch.info->static_shared_bytes + launch.dynamicSharedBytes +
             kAlignment) {}

Block &Block::current() { return *currentBlock; }

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

static char *alignUp(char *address) {
  auto bits = reinterpret_cast<uintptr_t>(address);
  return address + (-bits & (kAlignment - 1));
}

void Block::place(uint64_t index) {
  std::fill(shared.begin(), shared.end(), kUnwritten);
  barriers = {};
  for (uint32_t i = 0; i < threads.size(); ++i) {
    Thread &thread = threads[i];
    thread = Thread();
    tcopt_emulated_thread &p = thread.public_;
    const auto &[x, y, z] = launch.block;
    p = {};
    p.tid[0] = i % x;
    p.tid[1] = i / x % y;
    p.tid[2] = i / x / y;
    p.ctaid[0] = index % launch.grid[0];
    p.ctaid[1] = index / launch.grid[0] % launch.grid[1];
    p.ctaid[2] = index / launch.grid[0] / launch.grid[1];
    std::copy(launch.block.begin(), launch.block.end(), p.ntid);
    std::copy(launch.grid.begin(), launch.grid.end(), p.nctaid);
    p.lane = i % 32;
    p.warp = i / 32;
    p.dynamic_shared_bytes = launch.dynamicSharedBytes;
    p.shared = alignUp(shared.data());
  }
}

bool Block::run(uint64_t index) {
  place(index);
  currentBlock = this;
  bool ok = launch.info->uses_fibers ? runFibers() : runInTurn();
  currentBlock = nullptr;
  return ok;
}

bool Block::runInTurn() {
  for (size_t i = 0; i < threads.size(); ++i) {
    running = &threads[launch.inOrder(i, threads.size())];
    launch.function(launch.params);
    landCopies();
    if (!error.empty())
      return false;
  }
  return true;
}

// A thread may end with pending copies: pipelines issue empty copies past the
// last tile.
void Block::landCopies() {
  if (!self().copies.waitAll())
    fail("ends after an asynchronous copy to memory that has been written "
         "since the copy was issued");
}

// Of a fiber.
void Block::enter() {
  Block &block = current();
  block.launch.function(block.launch.params);
  block.landCopies();
  block.self().state = Thread::State::done;
  block.leave();
}

void Block::leave() { tcopt_emulator_switch(&running->stack, scheduler); }

void Block::resume(Thread &thread) {
  running = &thread;
  tcopt_emulator_switch(&scheduler, thread.stack);
}

bool Block::runFibers() {
  for (size_t i = 0; i < threads.size(); ++i)
    threads[i].stack = ownStacks().start(i, &Block::enter);
  if (!threads[0].stack) {
    error = "no memory for the stacks of a block";
    return false;
  }
  size_t warps = (threads.size() + kLanes - 1) / kLanes;
  while (!areAll(Thread::State::done)) {
    bool moved = false;
    for (size_t i = 0; i < warps && error.empty(); ++i)
      moved |= runWarp(launch.inOrder(i, warps));
    if (error.empty() && !moved)
      checkProgress();
    if (!error.empty())
      return false;
    for (Thread &thread : threads)
      if (thread.state == Thread::State::asleep)
        thread.state = Thread::State::ready;
  }
  return true;
}

// Runs a warp until all of its threads are blocked, so that it overwrites
// memory as early as possible.
bool Block::runWarp(size_t warp) {
  size_t first = warp * kLanes;
  size_t count = std::min(kLanes, threads.size() - first);
  bool moved = false;
  for (bool again = true; again;) {
    again = false;
    for (size_t i = 0; i < count; ++i) {
      Thread &thread = threads[first + launch.inOrder(i, count)];
      if (thread.state != Thread::State::ready)
        continue;
      moved = again = true;
      resume(thread);
      if (!error.empty())
        return moved;
    }
  }
  return moved;
}

bool Block::areAll(Thread::State state) const {
  return std::all_of(threads.begin(), threads.end(),
                     [&](const Thread &t) { return t.state == state; });
}

void Block::yield() {
  running->state = Thread::State::asleep;
  leave();
}

void Block::fail(const std::string &text) {
  if (!error.empty())
    return;
  const tcopt_emulated_thread &p = running->public_;
  error = "thread (" + std::to_string(p.tid[0]) + ", " +
          std::to_string(p.tid[1]) + ", " + std::to_string(p.tid[2]) +
          ") of block (" + std::to_string(p.ctaid[0]) + ", " +
          std::to_string(p.ctaid[1]) + ", " + std::to_string(p.ctaid[2]) +
          "): " + text;
  while (launch.info->uses_fibers)
    leave();
}

// A GPU would hang or go on with what it has.
void Block::checkProgress() {
  auto count = [&](Thread::State state) {
    return std::to_string(
        std::count_if(threads.begin(), threads.end(),
                      [&](const Thread &t) { return t.state == state; }));
  };
  error = "the threads of a block wait for each other: " +
          count(Thread::State::atBarrier) + " at a barrier, " +
          count(Thread::State::inWarp) + " for lanes of their warp, " +
          count(Thread::State::done) + " have ended";
}

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

uint32_t Block::existing(uint32_t warp) const {
  size_t count = std::min<size_t>(32, threads.size() - size_t(32) * warp);
  return count == 32 ? ~0u : (1u << count) - 1;
}

// Whether all lanes that the thread waits for are there.
bool Block::gather(const Thread &thread, Lanes &lanes) {
  uint32_t wanted = thread.mask & existing(thread.public_.warp);
  lanes = {};
  for (uint32_t lane = 0; lane < 32; ++lane) {
    if (!(wanted >> lane & 1))
      continue;
    Thread &other = threads[thread.public_.warp * 32 + lane];
    if (other.state != Thread::State::inWarp ||
        other.meeting != thread.meeting || other.mask != thread.mask)
      return false;
    lanes[lane] = &other;
  }
  return true;
}

void Block::meet(int meeting, uint32_t mask, void *words,
                 void (*perform)(const Lanes &lanes)) {
  Thread &thread = self();
  if (!(mask >> thread.public_.lane & 1))
    fail("is not in the mask of lanes that it waits for");
  thread.meeting = meeting;
  thread.mask = mask;
  thread.words = words;
  thread.state = Thread::State::inWarp;
  Lanes lanes;
  if (!gather(thread, lanes))
    return leave();
  perform(lanes);
  for (Thread *lane : lanes)
    if (lane)
      lane->state = Thread::State::ready;
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

// Whether that makes the barrier complete.
bool Block::arrive(uint32_t id, uint32_t count, uint32_t brought) {
  if (id >= barriers.size())
    fail("there is no barrier " + std::to_string(id));
  if (count % 32 != 0)
    fail("a barrier is for a multiple of 32 threads, not " +
         std::to_string(count));
  Barrier &barrier = barriers[id];
  uint32_t expected = count ? count : threads.size();
  if (barrier.arrived && barrier.expected != expected)
    fail("others wait at barrier " + std::to_string(id) + " for " +
         std::to_string(barrier.expected) + " threads, not for " +
         std::to_string(expected));
  barrier.expected = expected;
  barrier.sum += brought;
  if (++barrier.arrived < expected)
    return false;
  barrier.result = barrier.sum;
  barrier.arrived = barrier.sum = 0;
  for (Thread &thread : threads)
    if (thread.state == Thread::State::atBarrier && thread.barrier == id)
      thread.state = Thread::State::ready;
  return true;
}

uint32_t Block::waitAtBarrier(uint32_t id, uint32_t count, uint32_t brought) {
  if (!arrive(id, count, brought)) {
    running->state = Thread::State::atBarrier;
    running->barrier = id;
    leave();
  }
  return barriers[id].result;
}

void Block::arriveAtBarrier(uint32_t id, uint32_t count) {
  arrive(id, count, 0);
}
