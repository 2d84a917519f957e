//===- RowSums.cpp - reductions of row programs on a GPU ------------------===//

#include "RowKernel.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;
using loops::RowStepKind;

//===----------------------------------------------------------------------===//
// Reductions of a row
//===----------------------------------------------------------------------===//

// A thread waits for fewer additions, and rounds fewer times.
int64_t RowKernel::numChains(const RowSum &sum, Columns columns) {
  if (!sum.combiner)
    return 1;
  return schedule.getKept()
             ? std::clamp<int64_t>(vectorsOf(columns), 1, kInFlight)
             : kInFlight;
}

Values RowKernel::startOf(const RowSum &sum, int64_t chains) {
  Values start = values.initial(*sum.step, RowVector());
  if (sum.combiner)
    start = sum.combiner->start(builder, loc, start);
  Values all;
  for (int64_t i = 0; i < chains; ++i)
    llvm::append_range(all, start);
  return all;
}

void RowKernel::addTerms(const RowSum &sum, const RowVector &vector, int64_t k,
                         Value isInside, MutableArrayRef<Value> own) {
  Values next = values.accumulate(*sum.step, vector, k, Values(own));
  bool isFree = sum.combiner && sum.combiner->mayRepeatTerms();
  select(isFree ? Value() : isInside, own, next);
}

Values RowKernel::combineChains(const Combiner &combiner,
                                ArrayRef<Value> chains, int64_t count) {
  size_t each = chains.size() / count;
  SmallVector<Values> parts;
  for (int64_t i = 0; i < count; ++i)
    parts.emplace_back(chains.slice(i * each, each));
  for (; parts.size() > 1; parts.truncate((parts.size() + 1) / 2))
    for (size_t i = 0, half = (parts.size() + 1) / 2; i + half < parts.size();
         ++i)
      parts[i] = combiner.combine(builder, loc, parts[i], parts[i + half]);
  return parts[0];
}

void RowKernel::finishSums(Columns columns, ArrayRef<Value> carried) {
  SmallVector<const Combiner *> combiners;
  SmallVector<Values> own, totals;
  for (const RowSum &sum : sums) {
    int64_t chains = numChains(sum, columns);
    size_t count = linalg::LinalgOp(sum.step->op).getNumDpsInits() * chains;
    ArrayRef<Value> parts = carried.take_front(count);
    carried = carried.drop_front(count);
    if (!sum.combiner) {
      totals.emplace_back(parts);
      continue;
    }
    totals.emplace_back();
    combiners.push_back(&*sum.combiner);
    own.push_back(combineChains(*sum.combiner, parts, chains));
  }
  SmallVector<Values> shared = overGroup(combiners, own);
  RowVector row;
  row.stage = stage;
  const Values *next = shared.begin();
  for (auto [sum, total] : llvm::zip_equal(sums, totals)) {
    if (sum.combiner)
      total = sum.combiner->combine(builder, loc,
                                    values.initial(*sum.step, row), *next++);
    linalg::LinalgOp op = sum.step->op;
    for (auto [result, value] : llvm::zip_equal(op->getResults(), total)) {
      values.setScalar(result, value);
      store(result, row);
    }
  }
  flushStores(both(hasRow, math.equal(lane, math.constant(0))));
}

//===----------------------------------------------------------------------===//
// Threads of a group
//===----------------------------------------------------------------------===//

SmallVector<Values> RowKernel::overGroup(ArrayRef<const Combiner *> combiners,
                                         ArrayRef<Values> own) {
  if (own.empty() || group == 1)
    return SmallVector<Values>(own);
  if (isAlongRows())
    return overRows(combiners, own);
  if (group > kWarp)
    return overBlock(combiners, own, lane, group);
  SmallVector<Values> totals;
  for (auto [combiner, each] : llvm::zip_equal(combiners, own))
    totals.push_back(GroupSum(builder, loc, *combiner).overLanes(each, group));
  return totals;
}

// A single barrier serves all sums. Each warp combines those of all warps.
SmallVector<Values> RowKernel::overBlock(ArrayRef<const Combiner *> combiners,
                                         ArrayRef<Values> own, Index thread,
                                         int64_t threads) {
  int64_t warps = threads / kWarp;
  SmallVector<Values> buffers, totals;
  Index inWarp = math.rem(thread, math.constant(kWarp));
  Value warp = math.value(math.div(thread, math.constant(kWarp)));
  for (auto [combiner, each] : llvm::zip_equal(combiners, own)) {
    totals.push_back(GroupSum(builder, loc, *combiner).overLanes(each, kWarp));
    buffers.push_back(llvm::map_to_vector(each, [&](Value value) {
      return sharedMemory(builder, loc, {warps}, value.getType());
    }));
  }
  when(builder, loc, math.equal(inWarp, math.constant(0)), [&] {
    for (auto [all, buffer] : llvm::zip_equal(totals, buffers))
      for (auto [value, memory] : llvm::zip_equal(all, buffer))
        memref::StoreOp::create(builder, loc, value, memory, warp);
  });
  barrier(builder, loc);
  Value at = math.value(math.min(inWarp, math.constant(warps - 1)));
  Value isWarp = math.less(inWarp, math.constant(warps));
  for (auto [combiner, all, buffer] :
       llvm::zip_equal(combiners, totals, buffers)) {
    Values parts = llvm::map_to_vector(buffer, [&](Value memory) -> Value {
      return memref::LoadOp::create(builder, loc, memory, at);
    });
    Values none = combiner->start(builder, loc, parts);
    if (!combiner->mayRepeatTerms())
      select(isWarp, none, parts);
    all = GroupSum(builder, loc, *combiner)
              .overLanes(combiner->mayRepeatTerms() ? parts : none, kWarp);
  }
  return totals;
}

// The threads of a group are a block's rows apart.
SmallVector<Values> RowKernel::overRows(ArrayRef<const Combiner *> combiners,
                                        ArrayRef<Values> own) {
  int64_t perBlock = schedule.getThreads() / group;
  auto at = [&](Index member) {
    return math.value(
        math.add(math.mul(member, math.constant(perBlock)), groupNumber));
  };
  Value place = at(lane);
  SmallVector<Values> buffers, totals;
  for (const Values &each : own) {
    buffers.push_back(llvm::map_to_vector(each, [&](Value value) -> Value {
      Value memory =
          sharedMemory(builder, loc, {schedule.getThreads()}, value.getType());
      memref::StoreOp::create(builder, loc, value, memory, place);
      return memory;
    }));
  }
  barrier(builder, loc);
  for (auto [combiner, buffer] : llvm::zip_equal(combiners, buffers)) {
    Values total;
    for (int64_t i = 0; i < group; ++i) {
      Value from = at(math.constant(i));
      Values part = llvm::map_to_vector(buffer, [&](Value memory) -> Value {
        return memref::LoadOp::create(builder, loc, memory, from);
      });
      total = i ? combiner->combine(builder, loc, total, part) : part;
    }
    totals.push_back(total);
  }
  return totals;
}
