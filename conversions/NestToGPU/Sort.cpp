//===- Sort.cpp - sorting by counting, or by blocks -----------------------===//
//
// If a row fits neither into a block's memory nor into the results, the index
// of an element is the number of elements that precede it: a thread for each
// element counts them. Equal elements keep their order, so that indices are
// different.
//
//===----------------------------------------------------------------------===//

#include "Schedules.h"
#include "SortOrder.h"
#include "mlir/Dialect/Math/IR/Math.h"
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
    Value rank = loops::carryLoop(
        builder, loc, math.constant(0), length, 1, math.value(math.constant(0)),
        [&](Value i, ValueRange count) {
          Value counted = arith::IndexCastUIOp::create(
              builder, loc, builder.getIndexType(), isBefore(i, own));
          return SmallVector<Value>{
              math.value(math.add(count.front(), counted))};
        })[0];
    Value isWanted = math.less(rank, wanted());
    when(builder, loc, isWanted, [&] {
      SmallVector<Value> target(at);
      target.back() = rank;
      Value index = arith::IndexCastOp::create(builder, loc,
                                               builder.getI64Type(), at.back());
      storeSorted(builder, op, {own, index}, target);
    });
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

  /// Whether element `i` precedes the thread's element.
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

Values device::loadSorted(OpBuilder &builder, nest::SortOp op,
                          ValueRange place) {
  Location loc = op.getLoc();
  return {memref::LoadOp::create(builder, loc, op.getValues(), place),
          memref::LoadOp::create(builder, loc, op.getIndices(), place)};
}

void device::storeSorted(OpBuilder &builder, nest::SortOp op,
                         ValueRange element, ValueRange place) {
  Location loc = op.getLoc();
  memref::StoreOp::create(builder, loc, element[0], op.getValues(), place);
  memref::StoreOp::create(builder, loc, element[1], op.getIndices(), place);
}

Value device::exponentOf(OpBuilder &builder, Location loc, Index size) {
  IndexMath math(builder, loc);
  Type i64 = builder.getI64Type(), index = builder.getIndexType();
  Value last =
      math.value(math.sub(math.max(size, math.constant(1)), math.constant(1)));
  last = arith::IndexCastOp::create(builder, loc, i64, last);
  Value zeros = math::CountLeadingZerosOp::create(builder, loc, last);
  zeros = arith::IndexCastOp::create(builder, loc, index, zeros);
  return math.value(math.sub(math.constant(64), zeros));
}

namespace {

/// Ways to sort of which the host takes the first that sizes allow.
class SortChoice {
public:
  SortChoice(OpBuilder &builder, nest::SortOp op, cuda::SortAttr schedule)
      : builder(builder), op(op), loc(op.getLoc()), schedule(schedule),
        length(sizeOf(op.getX())), wanted(sizeOf(op.getValues())) {}

  /// Sorts rows in a block's memory if they, or twice their wanted elements,
  /// fit into it, and merges tiles of longer rows.
  void run() {
    if (schedule.getMerge())
      return emitSortMerges(builder, op, schedule);
    IndexMath math(builder, loc);
    int64_t capacity = schedule.getCapacity();
    Value isShort = math.less(length, math.constant(capacity + 1));
    Value isFew = math.less(wanted, math.constant(capacity / 2 + 1));
    Value fits = builder.createOrFold<arith::OrIOp>(loc, isShort, isFew);
    choose(
        fits, [&] { emitSortBlocks(builder, op, schedule); },
        [&] { runLong(); });
  }

private:
  void runLong() {
    Value isWhole = IndexMath(builder, loc).equal(length, wanted);
    choose(
        isWhole, [&] { emitSortNetwork(builder, op, schedule); },
        [&] { CountingSort(builder, op, kUsualThreads).run(); });
  }

  void choose(Value condition, llvm::function_ref<void()> yes,
              llvm::function_ref<void()> no) {
    if (std::optional<int64_t> known = getConstantIntValue(condition))
      return *known ? yes() : no();
    auto branch = scf::IfOp::create(builder, loc, condition, /*else=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    yes();
    builder.setInsertionPointToStart(branch.elseBlock());
    no();
  }

  Index sizeOf(Value buffer) {
    int64_t last = cast<MemRefType>(buffer.getType()).getRank() - 1;
    return memref::getMixedSize(builder, loc, buffer, last);
  }

  OpBuilder &builder;
  nest::SortOp op;
  Location loc;
  cuda::SortAttr schedule;
  Index length, wanted;
};

} // namespace

void device::lowerSort(nest::SortOp op, ScheduleAttrInterface schedule) {
  OpBuilder builder(op);
  if (auto blocks = dyn_cast<cuda::SortAttr>(schedule))
    SortChoice(builder, op, blocks).run();
  else
    CountingSort(builder, op, threadsOf(schedule)).run();
  op.erase();
}
