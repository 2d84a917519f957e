//===- SortMerges.cpp - tiles of long rows are merged ---------------------===//
//
// Blocks sort tiles of a row; then each launch merges neighbouring runs, which
// doubles their length. The index of an element in a merged run is its index in
// its run plus the number of elements of the other run before it, which its
// thread finds by bisection. Equal elements of the first run are before those
// of the second: runs are slices of the row in its order.
//
//===----------------------------------------------------------------------===//

#include "SortOrder.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class SortMerges {
public:
  SortMerges(OpBuilder &builder, nest::SortOp op, cuda::SortAttr schedule)
      : builder(builder), op(op), loc(op.getLoc()), math(builder, loc),
        order(builder, op), schedule(schedule) {
    auto type = cast<MemRefType>(op.getX().getType());
    length = type.getShape().back();
    elements = type.getNumElements();
    rowSizes = memref::getMixedSizes(builder, loc, op.getX());
    rowSizes.pop_back();
    int64_t last = cast<MemRefType>(op.getValues().getType()).getRank() - 1;
    wanted = memref::getMixedSize(builder, loc, op.getValues(), last);
  }

  void run() {
    SmallVector<Type> types{
        cast<MemRefType>(op.getX().getType()).getElementType(),
        builder.getI64Type()};
    PassedOn from(builder, op, types, elements);
    PassedOn to(builder, op, types, elements, workspaceBytes(types, elements));
    emitSortTiles(builder, op, schedule, from);
    for (runLength = schedule.getCapacity(); runLength < length;
         runLength *= 2) {
      merge(from, runLength * 2 < length ? &to : nullptr);
      std::swap(from, to);
    }
  }

private:
  /// Without `to` the results of the op are stored.
  void merge(PassedOn &from, PassedOn *to) {
    SmallVector<Index> sizes(rowSizes);
    sizes.push_back(math.constant(length));
    threadBox(builder, loc, sizes, kUsualThreads, [&](ArrayRef<Index> at) {
      Index row = math.constant(0);
      for (auto [size, index] : llvm::zip(rowSizes, at))
        row = math.add(math.mul(row, size), index);
      first = math.mul(row, math.constant(length));
      Values own = from.load(builder, math.add(first, at.back()));
      Index place = placeOf(from, at.back(), own[0]);
      if (to)
        return to->store(builder, own, math.add(first, place));
      storeResult(at.drop_back(), place, own);
    });
  }

  Index placeOf(PassedOn &from, Index at, Value own) {
    Index run = math.constant(runLength), both = math.constant(2 * runLength);
    Index start = math.mul(math.div(at, both), both);
    Value isFirst = math.less(math.rem(at, both), run);
    Value second = math.value(math.add(start, run));
    Value other = arith::SelectOp::create(builder, loc, isFirst, second,
                                          math.value(start));
    Index end = math.min(math.add(other, run), math.constant(length));
    Index begin = math.min(other, math.constant(length));
    Value before = countBefore(from, begin, end, own, isFirst);
    return math.add(math.add(start, math.rem(at, run)),
                    math.sub(before, begin));
  }

  /// The end of the elements of a run that precede an element. Elements of the
  /// first run precede equal elements of the second.
  Value countBefore(PassedOn &from, Index begin, Index end, Value own,
                    Value isFirst) {
    Value no = arith::ConstantIntOp::create(builder, loc, 0, 1);
    Value yes = arith::ConstantIntOp::create(builder, loc, 1, 1);
    Value wins = arith::SelectOp::create(builder, loc, isFirst, no, yes);
    int64_t steps = llvm::Log2_64(uint64_t(runLength)) + 1;
    SmallVector<Value> bounds{math.value(begin), math.value(end)};
    return loops::carryLoop(
        builder, loc, math.constant(0), math.constant(steps), 1, bounds,
        [&](Value, ValueRange range) {
          Index middle =
              math.div(math.add(range[0], range[1]), math.constant(2));
          // If the range is empty, the element that is read is not used.
          Index there = math.min(middle, math.constant(length - 1));
          Value other = from.load(builder, math.add(first, there))[0];
          Value isOpen = math.less(range[0], range[1]);
          Value isBefore = order.isBefore(other, own, wins);
          Value up = arith::AndIOp::create(builder, loc, isOpen, isBefore);
          Value down =
              arith::SelectOp::create(builder, loc, isBefore, no, isOpen);
          Value next = math.value(math.add(middle, math.constant(1)));
          Value low = arith::SelectOp::create(builder, loc, up, next, range[0]);
          Value high = arith::SelectOp::create(builder, loc, down,
                                               math.value(middle), range[1]);
          return Values{low, high};
        })[0];
  }

  void storeResult(ArrayRef<Index> row, Index place, ValueRange element) {
    when(builder, loc, math.less(place, wanted), [&] {
      Values target;
      for (Index index : row)
        target.push_back(math.value(index));
      target.push_back(math.value(place));
      storeSorted(builder, op, element, target);
    });
  }

  OpBuilder &builder;
  nest::SortOp op;
  Location loc;
  IndexMath math;
  SortOrder order;
  cuda::SortAttr schedule;
  int64_t length, elements;
  SmallVector<Index> rowSizes;
  Index wanted;
  /// The length of a launch's runs, and where the thread's row begins.
  int64_t runLength = 0;
  Index first;
};

} // namespace

void device::emitSortMerges(OpBuilder &builder, nest::SortOp op,
                            cuda::SortAttr schedule) {
  SortMerges(builder, op, schedule).run();
}
