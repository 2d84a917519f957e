//===- GroupScan.cpp - running sums of a group's threads ------------------===//
//
// The threads of a warp exchange their sums in five steps, each with those
// twice as far away; warps add the totals of those before them.
//
//===----------------------------------------------------------------------===//

#include "GroupScan.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

GroupScan::GroupScan(OpBuilder &builder, Location loc, const Combiner &combiner,
                     int64_t threads)
    : builder(builder), loc(loc), math(builder, loc), combiner(combiner),
      threads(threads) {
  Value thread = threadInBlock(builder, loc);
  lane = math.value(math.rem(thread, math.constant(kWarp)));
  warp = math.value(math.div(thread, math.constant(kWarp)));
  if (threads > kWarp)
    for (Type type : combiner.types())
      memory.push_back(sharedMemory(builder, loc, {threads / kWarp}, type));
}

GroupScan::Result GroupScan::run(Values values, ValueRange first) {
  Values sums = running(std::move(values));
  Values totals = shuffled(sums, gpu::ShuffleMode::IDX, kWarp - 1);
  Result result;
  if (threads > kWarp)
    result = overWarps(totals, first);
  else
    result = {Values(first), combiner.combine(builder, loc, first, totals)};
  Values previous = shuffled(sums, gpu::ShuffleMode::UP, 1);
  Value isFirst = math.equal(lane, math.constant(0));
  result.before =
      choose(isFirst, result.before,
             combiner.combine(builder, loc, result.before, previous));
  return result;
}

/// The values of each thread combined with all before it in its warp.
Values GroupScan::running(Values values) {
  for (int64_t distance = 1; distance < kWarp; distance *= 2) {
    Values others = shuffled(values, gpu::ShuffleMode::UP, distance);
    Value isAlone = math.less(lane, math.constant(distance));
    values =
        choose(isAlone, values, combiner.combine(builder, loc, others, values));
  }
  return values;
}

/// The values before the thread's warp, and of all threads.
GroupScan::Result GroupScan::overWarps(ValueRange totals, ValueRange first) {
  auto branch = scf::IfOp::create(
      builder, loc, math.equal(lane, math.constant(0)), /*else=*/false);
  auto inside = OpBuilder::atBlockBegin(branch.thenBlock());
  for (auto [total, buffer] : llvm::zip_equal(totals, memory))
    memref::StoreOp::create(inside, loc, total, buffer, warp);
  barrier(builder, loc);
  Result result{Values(first), Values(first)};
  for (int64_t i = 0; i < threads / kWarp; ++i) {
    Index number = math.constant(i);
    Values total = llvm::map_to_vector(memory, [&](Value buffer) -> Value {
      return memref::LoadOp::create(builder, loc, buffer, math.value(number));
    });
    result.all = combiner.combine(builder, loc, result.all, total);
    result.before = choose(math.less(number, warp), result.all, result.before);
  }
  barrier(builder, loc);
  return result;
}

Values GroupScan::shuffled(ValueRange values, gpu::ShuffleMode mode,
                           int64_t offset) {
  return llvm::map_to_vector(values, [&](Value value) {
    return shuffle(builder, loc, value, mode, offset);
  });
}

Values GroupScan::choose(Value condition, ValueRange a, ValueRange b) {
  Values chosen;
  for (auto [one, other] : llvm::zip_equal(a, b))
    chosen.push_back(
        arith::SelectOp::create(builder, loc, condition, one, other));
  return chosen;
}
