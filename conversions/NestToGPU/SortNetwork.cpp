//===- SortNetwork.cpp - long rows are sorted in the results --------------===//
//
// For rows of unknown length, which have no memory but the results. Blocks sort
// tiles; then the length of runs doubles: the first step compares each element
// of a run with the element at the same distance from the other end of both,
// each next step elements at half the distance, down to a tile, whose steps are
// a launch in shared memory. The lesser of two is always stored at the lower
// index, so that the missing elements of a last run, which would be after all
// others, need no storage: the bitonic sorter of K. E. Batcher,
// Sorting networks and their applications, 1968, in the form without
// directions.
//
//===----------------------------------------------------------------------===//

#include "SortOrder.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class SortNetwork {
public:
  SortNetwork(OpBuilder &builder, nest::SortOp op, cuda::SortAttr schedule)
      : builder(builder), op(op), loc(op.getLoc()), math(builder, loc),
        order(builder, op), schedule(schedule) {
    rowSizes = memref::getMixedSizes(builder, loc, op.getX());
    length = rowSizes.pop_back_val();
  }

  void run() {
    emitSortTiles(builder, op, schedule, TileStep::Sort);
    Index tile = math.constant(schedule.getCapacity());
    Value levels = exponentOf(builder, loc, math.ceilDiv(length, tile));
    loops::forLoop(builder, loc, math.constant(0), levels, 1, [&](Value level) {
      Value runLength =
          arith::ShLIOp::create(builder, loc, math.value(tile), level);
      compareRuns(runLength);
      loops::forLoop(builder, loc, math.constant(0), level, 1, [&](Value i) {
        Value shift = math.value(math.add(i, math.constant(1)));
        compareApart(arith::ShRUIOp::create(builder, loc, runLength, shift));
      });
      emitSortTiles(builder, op, schedule, TileStep::Merge);
    });
  }

private:
  /// Each element of a run with one of the next run, the first with the last.
  void compareRuns(Value runLength) {
    overPairs(runLength, [&](Index begin, Index offset) {
      Index end = math.add(begin, math.mul(runLength, math.constant(2)));
      Index last = math.sub(end, math.constant(1));
      compare(math.add(begin, offset), math.sub(last, offset));
    });
  }

  void compareApart(Value distance) {
    overPairs(distance, [&](Index begin, Index offset) {
      Index first = math.add(begin, offset);
      compare(first, math.add(first, distance));
    });
  }

  /// A thread for each element of the first half of each part of `2 * half`
  /// elements; the body gets where the part begins.
  void overPairs(Value half, llvm::function_ref<void(Index, Index)> body) {
    Index both = math.mul(half, math.constant(2));
    SmallVector<Index> sizes(rowSizes);
    sizes.push_back(math.mul(math.ceilDiv(length, both), half));
    threadBox(builder, loc, sizes, kUsualThreads, [&](ArrayRef<Index> at) {
      row.clear();
      for (Index index : at.drop_back())
        row.push_back(math.value(index));
      body(math.mul(math.div(at.back(), half), both),
           math.rem(at.back(), half));
    });
  }

  void compare(Index first, Index second) {
    when(builder, loc, math.less(second, length), [&] {
      Values a = placeOf(first), b = placeOf(second);
      Values ofA = loadSorted(builder, op, a), ofB = loadSorted(builder, op, b);
      Value earlier = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::slt, ofB[1], ofA[1]);
      when(builder, loc, order.isBefore(ofB[0], ofA[0], earlier), [&] {
        storeSorted(builder, op, ofB, a);
        storeSorted(builder, op, ofA, b);
      });
    });
  }

  Values placeOf(Index at) {
    Values place(row);
    place.push_back(math.value(at));
    return place;
  }

  OpBuilder &builder;
  nest::SortOp op;
  Location loc;
  IndexMath math;
  SortOrder order;
  cuda::SortAttr schedule;
  SmallVector<Index> rowSizes;
  Index length;
  /// The row of a thread.
  Values row;
};

} // namespace

void device::emitSortNetwork(OpBuilder &builder, nest::SortOp op,
                             cuda::SortAttr schedule) {
  SortNetwork(builder, op, schedule).run();
}
