//===- Collectives.cpp - what threads of a warp do together ---------------===//

#include "Block.h"
#include <algorithm>
#include <chrono>
#include <cmath>

using namespace tcopt::emulator;

const tcopt_emulated_thread *tcopt_emulated_self(void) {
  return &Block::current().self().public_;
}

void tcopt_emulated_misaligned(uint64_t address, uint32_t alignment) {
  Block::current().fail("reads or writes a vector at an address that is " +
                        std::to_string(address % alignment) +
                        " more than a multiple of " +
                        std::to_string(alignment));
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

void tcopt_emulated_barrier_all(uint32_t id) {
  Block::current().waitAtBarrier(id, 0, 0);
}

void tcopt_emulated_barrier(uint32_t id, uint32_t threads) {
  Block::current().waitAtBarrier(id, threads, 0);
}

void tcopt_emulated_barrier_arrive(uint32_t id, uint32_t threads) {
  Block::current().arriveAtBarrier(id, threads);
}

uint32_t tcopt_emulated_barrier_red(uint32_t kind, uint32_t id,
                                    uint32_t predicate) {
  Block &block = Block::current();
  const uint32_t *size = block.self().public_.ntid;
  uint32_t sum = block.waitAtBarrier(id, 0, predicate != 0);
  return kind == 0   ? sum == size[0] * size[1] * size[2]
         : kind == 1 ? sum != 0
                     : sum;
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

namespace {
enum Meeting { sync, shuffle, vote, match, elect, redux };

/// What a lane brings and takes.
struct Words {
  uint32_t kind = 0, value = 0, lane = 0, clamp = 0;
  uint32_t result = 0, predicate = 0;
};
} // namespace

static Words &wordsOf(const Thread *thread) {
  return *static_cast<Words *>(thread->words);
}

static void meet(Meeting meeting, uint32_t mask, Words &words,
                 void (*perform)(const Lanes &)) {
  Block::current().meet(meeting, mask, &words, perform);
}

template <typename F> static void eachLane(const Lanes &lanes, F body) {
  for (uint32_t lane = 0; lane < 32; ++lane)
    if (lanes[lane])
      body(lane, wordsOf(lanes[lane]));
}

void tcopt_emulated_warp_sync(uint32_t mask) {
  Words words;
  meet(sync, mask, words, [](const Lanes &) {});
}

// The lane that a shuffle reads, and whether it lies in the segment.
static uint32_t sourceLane(uint32_t lane, const Words &words, bool &inside) {
  uint32_t segment = words.clamp >> 8 & 31, bound = words.clamp & 31;
  uint32_t last = (lane & segment) | (bound & ~segment);
  uint32_t distance = words.lane & 31;
  int from = words.kind == 0   ? int(lane) - int(distance)
             : words.kind == 1 ? int(lane + distance)
             : words.kind == 2 ? int(lane ^ distance)
                               : int((lane & segment) | (distance & ~segment));
  inside = words.kind == 0 ? from >= int(last) : from <= int(last);
  return inside ? from : lane;
}

static void performShuffle(const Lanes &lanes) {
  eachLane(lanes, [&](uint32_t lane, Words &words) {
    bool inside = false;
    uint32_t from = sourceLane(lane, words, inside);
    words.result = lanes[from] ? wordsOf(lanes[from]).value : ~0u;
    words.predicate = inside;
  });
}

uint32_t tcopt_emulated_shflp(uint32_t kind, uint32_t mask, uint32_t value,
                              uint32_t lane, uint32_t clamp,
                              uint32_t *predicate) {
  Words words = {kind, value, lane, clamp};
  meet(shuffle, mask, words, performShuffle);
  *predicate = words.predicate;
  return words.result;
}

uint32_t tcopt_emulated_shfl(uint32_t kind, uint32_t mask, uint32_t value,
                             uint32_t lane, uint32_t clamp) {
  uint32_t predicate;
  return tcopt_emulated_shflp(kind, mask, value, lane, clamp, &predicate);
}

static void performVote(const Lanes &lanes) {
  uint32_t ballot = 0, present = 0;
  eachLane(lanes, [&](uint32_t lane, Words &words) {
    present |= 1u << lane;
    ballot |= uint32_t(words.value != 0) << lane;
  });
  eachLane(lanes, [&](uint32_t, Words &words) {
    bool all = ballot == present, any = ballot != 0;
    words.result = words.kind == 0   ? all
                   : words.kind == 1 ? any
                   : words.kind == 2 ? all || !any
                                     : ballot;
  });
}

uint32_t tcopt_emulated_vote(uint32_t kind, uint32_t mask, uint32_t predicate) {
  Words words = {kind, predicate};
  meet(vote, mask, words, performVote);
  return words.result;
}

static void performMatch(const Lanes &lanes) {
  eachLane(lanes, [&](uint32_t, Words &words) {
    words.result = 0;
    eachLane(lanes, [&](uint32_t lane, Words &other) {
      words.result |= uint32_t(other.value == words.value) << lane;
    });
  });
}

uint32_t tcopt_emulated_match_any(uint32_t mask, uint32_t value) {
  Words words = {0, value};
  meet(match, mask, words, performMatch);
  return words.result;
}

static void performElect(const Lanes &lanes) {
  uint32_t first =
      std::find_if(lanes.begin(), lanes.end(), [](Thread *t) { return t; }) -
      lanes.begin();
  eachLane(lanes, [&](uint32_t lane, Words &words) {
    words.result = first;
    words.predicate = lane == first;
  });
}

uint32_t tcopt_emulated_elect(uint32_t mask, uint32_t *predicate) {
  Words words;
  meet(elect, mask, words, performElect);
  *predicate = words.predicate;
  return words.result;
}

static uint32_t combine(uint32_t kind, uint32_t a, uint32_t b) {
  switch (kind) {
  case 0:
    return a + b;
  case 1:
    return std::min(int32_t(a), int32_t(b));
  case 2:
    return std::max(int32_t(a), int32_t(b));
  case 3:
    return std::min(a, b);
  case 4:
    return std::max(a, b);
  case 5:
    return a & b;
  case 6:
    return a | b;
  default:
    return a ^ b;
  }
}

static void performRedux(const Lanes &lanes) {
  bool isFirst = true;
  uint32_t sum = 0;
  eachLane(lanes, [&](uint32_t, Words &words) {
    sum = isFirst ? words.value : combine(words.kind, sum, words.value);
    isFirst = false;
  });
  eachLane(lanes, [&](uint32_t, Words &words) { words.result = sum; });
}

uint32_t tcopt_emulated_redux(uint32_t kind, uint32_t value, uint32_t mask) {
  Words words = {kind, value};
  meet(redux, mask, words, performRedux);
  return words.result;
}

//===----------------------------------------------------------------------===//
// One thread
//===----------------------------------------------------------------------===//

void tcopt_emulated_sleep(uint32_t) { Block::current().yield(); }

uint64_t tcopt_emulated_clock64(void) {
  return std::chrono::steady_clock::now().time_since_epoch().count();
}

uint32_t tcopt_emulated_clock(void) { return tcopt_emulated_clock64(); }

uint32_t tcopt_emulated_prmt(uint32_t a, uint32_t b, uint32_t selector) {
  uint64_t bytes = uint64_t(b) << 32 | a;
  uint32_t result = 0;
  for (int i = 0; i < 4; ++i) {
    uint32_t choice = selector >> (4 * i) & 15;
    uint8_t byte = bytes >> (8 * (choice & 7));
    if (choice & 8)
      byte = int8_t(byte) < 0 ? 0xff : 0;
    result |= uint32_t(byte) << (8 * i);
  }
  return result;
}

float tcopt_emulated_exp2f(float x) { return std::exp2(x); }
float tcopt_emulated_log2f(float x) { return std::log2(x); }
float tcopt_emulated_sinf(float x) { return std::sin(x); }
float tcopt_emulated_cosf(float x) { return std::cos(x); }
float tcopt_emulated_tanhf(float x) { return std::tanh(x); }
