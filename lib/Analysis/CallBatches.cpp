//===- CallBatches.cpp - steps of a program that can run at once ----------===//

#include "tcopt/Analysis/CallBatches.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>
#include <map>
#include <numeric>
#include <optional>

using namespace llvm;

namespace tcopt {
namespace {

/// The bytes that are live while steps wait.
class WaitingMemory {
public:
  WaitingMemory(ArrayRef<BatchStep> steps, ArrayRef<BatchBuffer> buffers)
      : buffers(buffers), numWaiting(buffers.size()), isKept(buffers.size()),
        live(steps.size() + 1), dying(steps.size()) {
    for (auto [number, buffer] : enumerate(buffers)) {
      if (buffer.bytes == 0)
        continue;
      live[buffer.first] += buffer.bytes;
      live[buffer.last + 1] -= buffer.bytes;
      dying[buffer.last].push_back(number);
    }
    std::partial_sum(live.begin(), live.end(), live.begin());
    peak = *max_element(live);
  }

  /// Whether the step can run while all waiting steps still wait.
  bool hasRoom(size_t step) const { return live[step] + kept <= peak; }

  void wait(const BatchStep &step) {
    forBuffersOf(step, [&](unsigned buffer) { ++numWaiting[buffer]; });
  }

  void run(const BatchStep &step) {
    forBuffersOf(step, [&](unsigned buffer) {
      if (--numWaiting[buffer] == 0 && isKept[buffer]) {
        isKept[buffer] = false;
        kept -= buffers[buffer].bytes;
      }
    });
  }

  /// Keeps the buffers that would be dead after the step.
  void pass(size_t step) {
    for (unsigned buffer : dying[step])
      if (numWaiting[buffer]) {
        isKept[buffer] = true;
        kept += buffers[buffer].bytes;
      }
  }

private:
  void forBuffersOf(const BatchStep &step, function_ref<void(unsigned)> visit) {
    for (ArrayRef<unsigned> list :
         {ArrayRef(step.reads), ArrayRef(step.writes)})
      for (unsigned buffer : list)
        if (buffer < buffers.size())
          visit(buffer);
  }

  ArrayRef<BatchBuffer> buffers;
  /// By buffer: its uses by waiting steps, and whether they alone keep it.
  std::vector<unsigned> numWaiting;
  std::vector<bool> isKept;
  /// By step of the program: live bytes, and the buffers of which it is the
  /// last user.
  std::vector<int64_t> live;
  std::vector<SmallVector<unsigned, 2>> dying;
  int64_t peak = 0, kept = 0;
};

class ListSchedule {
public:
  ListSchedule(ArrayRef<BatchStep> steps, size_t mostSteps,
               ArrayRef<BatchBuffer> buffers)
      : steps(steps), mostSteps(mostSteps), memory(steps, buffers),
        levels(steps.size()) {}

  std::vector<Batch> run() {
    for (size_t i = 0; i < steps.size(); ++i) {
      if (!memory.hasRoom(i))
        flush(kAll, i);
      visit(i);
      memory.pass(i);
    }
    flush(kAll, steps.size());
    return std::move(batches);
  }

private:
  static constexpr size_t kAll = std::numeric_limits<size_t>::max();

  /// The waiting steps that use a buffer: readers since the last write.
  struct Uses {
    std::optional<size_t> writer;
    SmallVector<size_t, 2> readers;
  };

  void visit(size_t i) {
    const BatchStep &step = steps[i];
    if (step.isBarrier)
      return flush(kAll, i);
    size_t needed = levelNeeded(step);
    if (step.kind < 0) {
      if (needed)
        flush(needed, i);
      return;
    }
    levels[i] = needed + 1;
    waiting[levels[i]][step.kind].push_back(i);
    memory.wait(step);
    for (unsigned memory : step.reads)
      uses[memory].readers.push_back(i);
    for (unsigned memory : step.writes) {
      uses[memory].writer = i;
      uses[memory].readers.clear();
    }
  }

  /// The highest level of a waiting step that must run before this one; 0 for
  /// none. A writer is above all readers that came before it.
  size_t levelNeeded(const BatchStep &step) {
    size_t level = 0;
    for (unsigned memory : step.reads)
      level = std::max(level, levelOfWriter(memory));
    for (unsigned memory : step.writes) {
      level = std::max(level, levelOfWriter(memory));
      for (size_t reader : uses[memory].readers)
        level = std::max(level, levels[reader]);
    }
    return level;
  }

  size_t levelOfWriter(unsigned memory) {
    std::optional<size_t> writer = uses[memory].writer;
    return writer ? levels[*writer] : 0;
  }

  /// Runs all that wait up to a level.
  void flush(size_t level, size_t place) {
    while (!waiting.empty() && waiting.begin()->first <= level) {
      for (auto &[kind, group] : waiting.begin()->second)
        run(group, place);
      waiting.erase(waiting.begin());
    }
  }

  /// In pieces of about equal size.
  void run(ArrayRef<size_t> group, size_t place) {
    for (size_t step : group) {
      levels[step] = 0;
      memory.run(steps[step]);
    }
    for (size_t left = (group.size() + mostSteps - 1) / mostSteps; left;
         --left) {
      size_t count = (group.size() + left - 1) / left;
      batches.push_back(
          {place, SmallVector<size_t, 4>(group.take_front(count))});
      group = group.drop_front(count);
    }
  }

  ArrayRef<BatchStep> steps;
  size_t mostSteps;
  WaitingMemory memory;
  /// The level of each waiting step; 0 for others.
  std::vector<size_t> levels;
  DenseMap<unsigned, Uses> uses;
  std::map<size_t, MapVector<int64_t, SmallVector<size_t, 4>>> waiting;
  std::vector<Batch> batches;
};

} // namespace

std::vector<Batch> planBatches(ArrayRef<BatchStep> steps, size_t mostSteps,
                               ArrayRef<BatchBuffer> buffers) {
  constexpr int kRounds = 8;
  std::vector<BatchStep> left(steps);
  std::vector<Batch> batches;
  for (int round = 0; round < kRounds; ++round) {
    batches = ListSchedule(left, mostSteps, buffers).run();
    bool changed = false;
    for (const Batch &batch : batches)
      if (batch.steps.size() == 1) {
        left[batch.steps[0]].kind = -1;
        changed = true;
      }
    if (!changed)
      break;
  }
  return batches;
}

} // namespace tcopt
