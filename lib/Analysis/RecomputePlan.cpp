//===- RecomputePlan.cpp - compute again to need less memory --------------===//

#include "tcopt/Analysis/RecomputePlan.h"
#include "llvm/ADT/SmallSet.h"
#include <map>
#include <queue>
#include <set>

using namespace tcopt;

unsigned RecomputePlanner::addOp(llvm::ArrayRef<unsigned> operands,
                                 llvm::ArrayRef<uint64_t> bytes, Rerun rerun) {
  unsigned firstResult = unsigned(values.size());
  for (uint64_t size : bytes)
    addValue(size, unsigned(ops.size()));
  Op op{{}, firstResult, unsigned(bytes.size()), rerun};
  for (unsigned operand : operands)
    if (!llvm::is_contained(op.operands, operand))
      op.operands.push_back(operand);
  if (bytes.size() != 1)
    op.rerun.kind = Rerun::Never;
  ops.push_back(std::move(op));
  return firstResult;
}

namespace tcopt {

/// The sweep: what is in memory while the ops run.
class RecomputeSweep {
public:
  RecomputeSweep(const RecomputePlanner &program, uint64_t limit);
  RecomputePlanner::Plan run();

private:
  using Op = RecomputePlanner::Op;
  static constexpr unsigned kNone = RecomputePlanner::kNone;
  /// More ops are not computed again for one value, nor one op more often.
  static constexpr size_t kMostOps = 64;
  static constexpr unsigned kMostReruns = 4;

  struct State {
    bool isLive = false;
    /// Ops that will use it, in order; those that run again in front of an op
    /// count as this op.
    std::multiset<unsigned> uses;
  };
  /// Goes first where it is largest.
  struct Candidate {
    double score;
    unsigned value, nextUse;
    bool operator<(const Candidate &other) const {
      return std::pair(score, other.value) < std::pair(other.score, value);
    }
  };
  /// What computing a value again in front of an op takes.
  struct Closure {
    llvm::SmallSet<unsigned, 16> ops;
    double work = 0, extended = 0;
  };

  bool mayRerun(unsigned op) const {
    return program.ops[op].rerun.kind != Rerun::Never &&
           numReruns[op] < kMostReruns;
  }
  /// The only result of an op that may run again.
  unsigned resultOf(unsigned op) const { return program.ops[op].firstResult; }

  void runOp(unsigned op);
  void makeRoom(uint64_t bytes);
  void release(unsigned value);
  void forget(unsigned value, unsigned use);
  void consider(unsigned value);
  std::optional<double> scoreOf(unsigned value) const;
  bool collect(unsigned op, unsigned before, Closure &closure) const;
  void giveUp(unsigned value);
  void schedule(unsigned op, unsigned before);
  void reschedule(unsigned op, unsigned before);
  void require(unsigned value, unsigned use);

  const RecomputePlanner &program;
  uint64_t limit, memory = 0;
  /// The op that runs, or in front of which others do.
  unsigned now = 0;
  std::vector<State> states;
  /// Of each op, in front of which one it runs again next.
  std::vector<unsigned> pending, numReruns;
  std::map<unsigned, std::set<unsigned>> scheduled;
  std::priority_queue<Candidate> candidates;
  RecomputePlanner::Plan plan;
};

} // namespace tcopt

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

RecomputeSweep::RecomputeSweep(const RecomputePlanner &program, uint64_t limit)
    : program(program), limit(limit), states(program.values.size()),
      pending(program.ops.size(), kNone), numReruns(program.ops.size()) {
  for (unsigned op = 0; op < program.ops.size(); ++op)
    for (unsigned operand : program.ops[op].operands)
      states[operand].uses.insert(op);
  for (unsigned value = 0; value < states.size(); ++value) {
    states[value].isLive = program.values[value].op == kNone;
    if (program.values[value].isKept)
      states[value].uses.insert(unsigned(program.ops.size()));
  }
}

RecomputePlanner::Plan RecomputeSweep::run() {
  for (unsigned op = 0; op < program.ops.size(); ++op) {
    now = op;
    for (auto again = scheduled.find(op); again != scheduled.end();
         again = scheduled.find(op)) {
      unsigned first = *again->second.begin();
      again->second.erase(first);
      if (again->second.empty())
        scheduled.erase(again);
      pending[first] = kNone;
      ++numReruns[first];
      plan.again.push_back({first, op});
      plan.work += program.ops[first].rerun.work;
      runOp(first);
    }
    runOp(op);
  }
  return std::move(plan);
}

void RecomputeSweep::runOp(unsigned number) {
  const Op &op = program.ops[number];
  uint64_t bytes = 0;
  for (unsigned i = 0; i < op.numResults; ++i)
    bytes += program.values[op.firstResult + i].bytes;
  makeRoom(bytes);
  memory += bytes;
  plan.peak = std::max(plan.peak, memory);
  for (unsigned i = 0; i < op.numResults; ++i)
    states[op.firstResult + i].isLive = true;
  for (unsigned operand : op.operands)
    forget(operand, now);
  for (unsigned operand : op.operands)
    release(operand);
  for (unsigned i = 0; i < op.numResults; ++i)
    release(op.firstResult + i);
}

void RecomputeSweep::forget(unsigned value, unsigned use) {
  std::multiset<unsigned> &uses = states[value].uses;
  uses.erase(uses.find(use));
}

// Takes what nobody will use out of memory; what waits may be given up.
void RecomputeSweep::release(unsigned value) {
  State &state = states[value];
  if (!state.isLive || program.values[value].op == kNone)
    return;
  if (!state.uses.empty())
    return consider(value);
  state.isLive = false;
  memory -= program.values[value].bytes;
}

//===----------------------------------------------------------------------===//
// Giving values up
//===----------------------------------------------------------------------===//

void RecomputeSweep::consider(unsigned value) {
  unsigned nextUse = *states[value].uses.begin();
  unsigned op = program.values[value].op;
  if (nextUse <= now || !program.values[value].bytes || !mayRerun(op) ||
      nextUse == program.ops.size())
    return;
  double score = double(program.values[value].bytes) * (nextUse - now) /
                 (1 + program.ops[op].rerun.work);
  candidates.push({score, value, nextUse});
}

// Which ops run again if `op` does, and for how long what they use has to stay
// longer. False if that is too much, or one must not run.
bool RecomputeSweep::collect(unsigned op, unsigned before,
                             Closure &closure) const {
  if (closure.ops.contains(op))
    return true;
  closure.ops.insert(op);
  bool isNew = pending[op] == kNone;
  if (closure.ops.size() > kMostOps || (isNew && !mayRerun(op)))
    return false;
  closure.work += isNew ? program.ops[op].rerun.work : 0;
  return llvm::all_of(program.ops[op].operands, [&](unsigned operand) {
    const RecomputePlanner::Value &value = program.values[operand];
    if (value.op == kNone)
      return true;
    const State &state = states[operand];
    if (!state.isLive)
      return pending[value.op] <= before && pending[value.op] != kNone
                 ? true
                 : collect(value.op, before, closure);
    unsigned last = state.uses.empty() ? 0 : *state.uses.rbegin();
    if (last < before)
      closure.extended += double(value.bytes) * (before - last);
    return true;
  });
}

// Bytes times ops for which they are free, for the work; none if it is no gain.
std::optional<double> RecomputeSweep::scoreOf(unsigned value) const {
  unsigned nextUse = *states[value].uses.begin();
  Closure closure;
  if (!collect(program.values[value].op, nextUse, closure))
    return std::nullopt;
  double gain =
      double(program.values[value].bytes) * (nextUse - now) - closure.extended;
  if (gain <= 0)
    return std::nullopt;
  return gain / (1 + closure.work);
}

void RecomputeSweep::makeRoom(uint64_t bytes) {
  while (memory + bytes > limit && !candidates.empty()) {
    Candidate best = candidates.top();
    candidates.pop();
    const State &state = states[best.value];
    // Used meanwhile, and considered again then; or used now.
    if (!state.isLive || state.uses.empty() || *state.uses.begin() <= now ||
        *state.uses.begin() != best.nextUse ||
        !mayRerun(program.values[best.value].op))
      continue;
    std::optional<double> score = scoreOf(best.value);
    if (!score)
      continue;
    // Scores fall while the sweep goes on.
    bool isBest = candidates.empty() || *score >= candidates.top().score;
    if (isBest || *score >= best.score)
      giveUp(best.value);
    else
      candidates.push({*score, best.value, best.nextUse});
  }
}

void RecomputeSweep::giveUp(unsigned value) {
  states[value].isLive = false;
  memory -= program.values[value].bytes;
  schedule(program.values[value].op, *states[value].uses.begin());
}

void RecomputeSweep::schedule(unsigned op, unsigned before) {
  pending[op] = before;
  scheduled[before].insert(op);
  for (unsigned operand : program.ops[op].operands)
    require(operand, before);
}

// It runs again in front of another op instead, which needs the same values.
void RecomputeSweep::reschedule(unsigned op, unsigned before) {
  unsigned old = pending[op];
  schedule(op, before);
  auto found = scheduled.find(old);
  found->second.erase(op);
  if (found->second.empty())
    scheduled.erase(found);
  for (unsigned operand : program.ops[op].operands)
    forget(operand, old);
}

// The value is there in front of an op that is to come.
void RecomputeSweep::require(unsigned value, unsigned use) {
  State &state = states[value];
  unsigned op = program.values[value].op;
  state.uses.insert(use);
  if (op == kNone)
    return;
  if (state.isLive)
    return consider(value);
  if (pending[op] == kNone)
    schedule(op, use);
  else if (pending[op] > use)
    reschedule(op, use);
}

RecomputePlanner::Plan RecomputePlanner::plan(uint64_t limit) const {
  return RecomputeSweep(*this, limit).run();
}
