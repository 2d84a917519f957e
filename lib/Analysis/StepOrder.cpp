//===- StepOrder.cpp - move steps to lower the peak of memory -------------===//

#include "tcopt/Analysis/StepOrder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <algorithm>
#include <numeric>

using namespace llvm;

namespace tcopt {
namespace {

/// The most live bytes, and at how many steps they are live.
struct Peak {
  int64_t bytes = 0;
  size_t count = 0, position = 0;

  bool operator<(const Peak &other) const {
    return std::pair(bytes, count) < std::pair(other.bytes, other.count);
  }
};

/// Moves the step at `from` to where the step at `to` is.
struct Candidate {
  int64_t saved;
  size_t from, to; ///< positions

  bool operator<(const Candidate &other) const {
    return std::tuple(-saved, from) < std::tuple(-other.saved, other.from);
  }
};

class OrderSearch {
public:
  OrderSearch(ArrayRef<BatchStep> steps, ArrayRef<BatchBuffer> buffers)
      : steps(steps), buffers(buffers), order(steps.size()),
        positions(steps.size()) {
    std::iota(order.begin(), order.end(), size_t(0));
    std::iota(positions.begin(), positions.end(), size_t(0));
    collectUsers();
  }

  std::vector<StepMove> run();

private:
  /// Steps that use some memory, and which of them write it.
  struct Uses {
    SmallVector<size_t, 4> users, writers;
  };
  struct Interval {
    size_t first, last;
  };

  void collectUsers();
  Interval findInterval(unsigned buffer) const;
  Peak findPeak() const;
  bool canMove(size_t position) const;
  size_t findLatest(size_t position) const;
  size_t findEarliest(size_t position) const;
  std::pair<int64_t, int64_t> countEnds(size_t position) const;
  std::vector<Candidate> findCandidates(size_t peak) const;
  void move(size_t from, size_t to);
  bool improve(const Peak &peak);

  ArrayRef<BatchStep> steps;
  ArrayRef<BatchBuffer> buffers;
  std::vector<Uses> uses; ///< by memory
  /// Positions, which are always those of the program.
  std::vector<size_t> barriers;
  std::vector<size_t> order, positions;
  std::vector<StepMove> moves;
};

} // namespace

void OrderSearch::collectUsers() {
  auto usesOf = [&](unsigned memory) -> Uses & {
    if (memory >= uses.size())
      uses.resize(memory + 1);
    return uses[memory];
  };
  for (auto [number, buffer] : enumerate(buffers))
    if (buffer.bytes)
      usesOf(number).users = {buffer.first, buffer.last};
  for (auto [number, step] : enumerate(steps)) {
    if (step.isBarrier)
      barriers.push_back(number);
    for (unsigned memory : step.reads)
      usesOf(memory).users.push_back(number);
    for (unsigned memory : step.writes) {
      usesOf(memory).users.push_back(number);
      usesOf(memory).writers.push_back(number);
    }
  }
}

OrderSearch::Interval OrderSearch::findInterval(unsigned buffer) const {
  Interval interval{~size_t(0), 0};
  for (size_t user : uses[buffer].users) {
    interval.first = std::min(interval.first, positions[user]);
    interval.last = std::max(interval.last, positions[user]);
  }
  return interval;
}

Peak OrderSearch::findPeak() const {
  std::vector<int64_t> live(steps.size() + 1);
  for (unsigned buffer : seq<unsigned>(0, buffers.size()))
    if (int64_t bytes = buffers[buffer].bytes) {
      Interval interval = findInterval(buffer);
      live[interval.first] += bytes;
      live[interval.last + 1] -= bytes;
    }
  std::partial_sum(live.begin(), live.end(), live.begin());
  Peak peak;
  auto most = max_element(live);
  peak.bytes = *most;
  peak.position = most - live.begin();
  peak.count = count(live, *most);
  return peak;
}

bool OrderSearch::canMove(size_t position) const {
  const BatchStep &step = steps[order[position]];
  return step.kind >= 0 && !step.isBarrier;
}

/// The last position at which the step can run.
size_t OrderSearch::findLatest(size_t position) const {
  const BatchStep &step = steps[order[position]];
  size_t end = order.size();
  auto limitBy = [&](ArrayRef<size_t> others) {
    for (size_t other : others)
      if (positions[other] > position)
        end = std::min(end, positions[other]);
  };
  for (unsigned memory : step.reads)
    limitBy(uses[memory].writers);
  for (unsigned memory : step.writes)
    limitBy(uses[memory].users);
  auto barrier = llvm::upper_bound(barriers, position);
  return (barrier == barriers.end() ? end : std::min(end, *barrier)) - 1;
}

/// The first position at which the step can run.
size_t OrderSearch::findEarliest(size_t position) const {
  const BatchStep &step = steps[order[position]];
  size_t begin = 0;
  auto limitBy = [&](ArrayRef<size_t> others) {
    for (size_t other : others)
      if (positions[other] < position)
        begin = std::max(begin, positions[other] + 1);
  };
  for (unsigned memory : step.reads)
    limitBy(uses[memory].writers);
  for (unsigned memory : step.writes)
    limitBy(uses[memory].users);
  auto barrier = llvm::lower_bound(barriers, position);
  return barrier == barriers.begin() ? begin
                                     : std::max(begin, *std::prev(barrier) + 1);
}

/// The bytes of the buffers that a step uses first, and of those that it uses
/// last.
std::pair<int64_t, int64_t> OrderSearch::countEnds(size_t position) const {
  const BatchStep &step = steps[order[position]];
  SmallVector<unsigned, 8> used(step.reads.begin(), step.reads.end());
  append_range(used, step.writes);
  llvm::sort(used);
  used.erase(llvm::unique(used), used.end());
  int64_t begun = 0, ended = 0;
  for (unsigned memory : used) {
    if (memory >= buffers.size() || !buffers[memory].bytes)
      continue;
    Interval interval = findInterval(memory);
    if (interval.first == interval.last)
      continue;
    begun += interval.first == position ? buffers[memory].bytes : 0;
    ended += interval.last == position ? buffers[memory].bytes : 0;
  }
  return {begun, ended};
}

/// Steps with the first or the last use of a buffer that is live at the peak,
/// which can run on its other side; those that save the most bytes first.
std::vector<Candidate> OrderSearch::findCandidates(size_t peak) const {
  std::vector<size_t> ends;
  for (unsigned buffer : seq<unsigned>(0, buffers.size()))
    if (buffers[buffer].bytes) {
      Interval interval = findInterval(buffer);
      if (interval.first < peak && peak < interval.last)
        append_range(ends, ArrayRef({interval.first, interval.last}));
    }
  llvm::sort(ends);
  ends.erase(llvm::unique(ends), ends.end());
  std::vector<Candidate> candidates;
  for (size_t from : ends) {
    if (!canMove(from))
      continue;
    auto [begun, ended] = countEnds(from);
    if (from < peak && begun > ended) {
      if (size_t to = findLatest(from); to >= peak)
        candidates.push_back({begun - ended, from, to});
    } else if (from > peak && ended > begun) {
      if (size_t to = findEarliest(from); to <= peak)
        candidates.push_back({ended - begun, from, to});
    }
  }
  llvm::sort(candidates);
  return candidates;
}

void OrderSearch::move(size_t from, size_t to) {
  auto at = [&](size_t position) { return order.begin() + position; };
  if (from < to)
    std::rotate(at(from), at(from + 1), at(to + 1));
  else
    std::rotate(at(to), at(from), at(from + 1));
  for (size_t position = std::min(from, to); position <= std::max(from, to);
       ++position)
    positions[order[position]] = position;
}

bool OrderSearch::improve(const Peak &peak) {
  constexpr size_t mostTried = 16;
  std::vector<Candidate> candidates = findCandidates(peak.position);
  for (const Candidate &candidate :
       ArrayRef(candidates).take_front(mostTried)) {
    move(candidate.from, candidate.to);
    if (findPeak() < peak) {
      size_t next = candidate.to + 1;
      moves.push_back({order[candidate.to],
                       next < order.size() ? order[next] : order.size()});
      return true;
    }
    move(candidate.to, candidate.from);
  }
  return false;
}

std::vector<StepMove> OrderSearch::run() {
  constexpr size_t budget = 1 << 21, leastRounds = 16;
  size_t rounds = std::max(leastRounds, budget / (steps.size() + 1));
  while (rounds-- && improve(findPeak()))
    ;
  return std::move(moves);
}

std::vector<StepMove> planOrder(ArrayRef<BatchStep> steps,
                                ArrayRef<BatchBuffer> buffers) {
  if (steps.empty() || all_of(buffers, [](const BatchBuffer &buffer) {
        return buffer.bytes == 0;
      }))
    return {};
  return OrderSearch(steps, buffers).run();
}

} // namespace tcopt
