//===- Sort.cpp - sorting by counting, or by blocks -----------------------===//
//
// Where no block can have a row in its memory, the place of an element is the
// number of elements that come before it: a thread for each element counts
// them. Equal elements keep their order, so that places are different.
//
//===----------------------------------------------------------------------===//

#include "SortOrder.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class CountingSort {
public:
  CountingSort(OpBuilder &builder, nest::SortOp op, int64_t threads)
      : builder(builder), op(op), loc(op.getLoc()), math(builder, loc),
        order(builder, op), threads(threads) {}

  void run() {
    SmallVector<Index> sizes = memref::getMixedSizes(builder, loc, op.getX());
    threadBox(builder, loc, sizes, threads, [&](ArrayRef<Index> indices) {
      for (Index index : indices)
        at.push_back(math.value(index));
      place(sizes.back());
    });
  }

private:
  void place(Index length) {
    Value own = load(at.back());
    Value rank = cpu::carryLoop(
        builder, loc, math.constant(0), length, 1, math.value(math.constant(0)),
        [&](Value i, ValueRange count) {
          Value counted = arith::IndexCastUIOp::create(
              builder, loc, builder.getIndexType(), isBefore(i, own));
          return SmallVector<Value>{
              math.value(math.add(count.front(), counted))};
        })[0];
    Value isWanted = math.less(rank, wanted());
    auto branch = scf::IfOp::create(builder, loc, isWanted, /*else=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    SmallVector<Value> target(at);
    target.back() = rank;
    memref::StoreOp::create(builder, loc, own, op.getValues(), target);
    Value index = arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                             at.back());
    memref::StoreOp::create(builder, loc, index, op.getIndices(), target);
  }

  Index wanted() {
    int64_t last = cast<MemRefType>(op.getValues().getType()).getRank() - 1;
    return memref::getMixedSize(builder, loc, op.getValues(), last);
  }

  Value load(Value i) {
    SmallVector<Value> place(at);
    place.back() = i;
    return memref::LoadOp::create(builder, loc, op.getX(), place);
  }

  /// Whether element `i` comes before the thread's own.
  Value isBefore(Value i, Value own) {
    return order.isBefore(load(i), own, math.less(i, at.back()));
  }

  OpBuilder &builder;
  nest::SortOp op;
  Location loc;
  IndexMath math;
  SortOrder order;
  int64_t threads;
  SmallVector<Value> at;
};

} // namespace

Value SortOrder::isLess(Value a, Value b) {
  if (!isa<FloatType>(a.getType()))
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, a, b);
  using Predicate = arith::CmpFPredicate;
  auto compare = [&](Predicate p, Value x, Value y) -> Value {
    return arith::CmpFOp::create(builder, loc, p, x, y);
  };
  Value less = compare(Predicate::OLT, a, b);
  Value onlyB =
      arith::AndIOp::create(builder, loc, compare(Predicate::UNO, b, b),
                            compare(Predicate::ORD, a, a));
  return arith::OrIOp::create(builder, loc, less, onlyB);
}

/// Rows that fit into a block's memory, or of which half of it is wanted, are
/// sorted there, and tiles of longer ones merged; where sizes are not known,
/// the host looks at them.
static void emitBlocksOrCounting(OpBuilder &builder, nest::SortOp op,
                                 const KernelPlan &plan) {
  Location loc = op.getLoc();
  IndexMath math(builder, loc);
  auto sizeOf = [&](Value buffer) {
    int64_t last = cast<MemRefType>(buffer.getType()).getRank() - 1;
    return memref::getMixedSize(builder, loc, buffer, last);
  };
  auto isAtMost = [&](Index size, int64_t most) {
    return math.less(size, math.constant(most + 1));
  };
  Index length = sizeOf(op.getX()), wanted = sizeOf(op.getValues());
  int64_t capacity = plan.vector[0];
  if (plan.vector.size() > 1)
    return emitSortMerges(builder, op, plan);
  auto known = [](Index size, int64_t most) {
    return getConstantIntValue(size).value_or(most + 1) <= most;
  };
  if (known(length, capacity) || known(wanted, capacity / 2))
    return emitSortBlocks(builder, op, plan);
  Value fits = arith::OrIOp::create(builder, loc, isAtMost(length, capacity),
                                    isAtMost(wanted, capacity / 2));
  auto branch = scf::IfOp::create(builder, loc, fits, /*else=*/true);
  OpBuilder inside = branch.getThenBodyBuilder();
  emitSortBlocks(inside, op, plan);
  inside = branch.getElseBodyBuilder();
  CountingSort(inside, op, kUsualThreads).run();
}

void device::lowerSort(nest::SortOp op) {
  OpBuilder builder(op);
  nest::ScheduleAttr schedule = nest::getSchedule(op);
  if (schedule && schedule.getKind() == nest::ScheduleKind::block_rows)
    emitBlocksOrCounting(builder, op, nest::planOf(schedule));
  else
    CountingSort(builder, op, schedule ? schedule.getThreads() : kUsualThreads)
        .run();
  op.erase();
}
