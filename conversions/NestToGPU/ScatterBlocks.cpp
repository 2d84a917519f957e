//===- ScatterBlocks.cpp - blocks search for updates of their elements ----===//
//
// Indices of the result are divided among blocks. Each block reads all updates'
// indices, a tile at once, and lists its updates in shared memory, in order. A
// group of threads applies some of them, in the order of the list, an element
// of a row each: sums have a fixed order, without sorting and without a
// workspace. Each block reads all indices, which are in the cache; updates are
// read once.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "ScatterChoice.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Nest/Transforms/ScatterLoops.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Updates of a tile that a thread reads.
static constexpr int64_t kLooksAt = 4;

namespace {

class ScatterBlocks {
public:
  ScatterBlocks(OpBuilder &builder, nest::ScatterOp op,
                cuda::BlockScatterAttr schedule)
      : builder(builder), loc(op.getLoc()), op(op), math(builder, loc),
        threads(schedule.getThreads()), rowThreads(schedule.getRowThreads()),
        blocks(schedule.getBlocks()), at(op.getRank()) {
    SmallVector<Index> sizes =
        memref::getMixedSizes(builder, loc, op.getUpdates());
    for (auto [dim, size] : llvm::enumerate(sizes))
      dimsOf(dim).add(dim, size);
    for (int64_t dim : op.getDims())
      places.add(dim, memref::getMixedSize(builder, loc, op.getInit(), dim));
  }

  void run() {
    Index outerCount = outer.count(math), count = places.count(math);
    Index ranges =
        math.div(math.constant(blocks), math.max(outerCount, math.constant(1)));
    ranges = math.max(math.min(ranges, count), math.constant(1));
    range = math.ceilDiv(count, ranges);
    blockBox(builder, loc, math.mul(outerCount, ranges), threads,
             [&](Value block) {
               outer.set(math, math.div(block, ranges), at);
               first = math.mul(math.rem(block, ranges), range);
               runBlock();
             });
  }

private:
  /// Some dimensions, counted as one.
  struct Dims {
    SmallVector<int64_t> dims;
    SmallVector<Index> sizes;

    void add(int64_t dim, Index size) {
      dims.push_back(dim);
      sizes.push_back(size);
    }
    Index count(IndexMath &math) const { return math.product(sizes); }
    void set(IndexMath &math, Index linear, MutableArrayRef<Value> at) const {
      for (auto [dim, index] :
           llvm::zip_equal(dims, math.delinearize(linear, sizes)))
        at[dim] = math.value(index);
    }
  };

  /// Updates that differ in `outer` or `row` have different elements; updates
  /// along `row` have one index.
  Dims &dimsOf(int64_t dim) {
    bool isFree = llvm::is_contained(op.getXDims(), dim);
    bool isIndexed = llvm::is_contained(op.getIndexDims(), dim);
    return !isFree ? along : isIndexed ? outer : row;
  }

  void runBlock() {
    Value thread = threadInBlock(builder, loc);
    warp = math.div(thread, math.constant(kWarp));
    lane = math.rem(thread, math.constant(kWarp));
    int64_t tile = threads * kLooksAt;
    Type index = builder.getIndexType();
    updates = sharedMemory(builder, loc, {tile}, index);
    targets = sharedMemory(builder, loc, {tile}, index);
    counts = sharedMemory(builder, loc, {threads / kWarp}, index);
    loops::forLoop(builder, loc, math.constant(0), along.count(math), tile,
                   [&](Value start) {
                     list(start);
                     barrier(builder, loc);
                     update(thread);
                     barrier(builder, loc);
                   });
  }

  //===--- Lists ----------------------------------------------------------===//

  /// Each warp lists those of a run of updates that belong to the block.
  void list(Value start) {
    Index from = math.mul(warp, math.constant(kWarp * kLooksAt));
    Value count = loops::carryLoop(
        builder, loc, math.constant(0), math.constant(kLooksAt), 1,
        math.value(math.constant(0)), [&](Value i, ValueRange listed) {
          Index inTile =
              math.add(math.add(from, math.mul(i, math.constant(kWarp))), lane);
          Value number = math.value(math.add(start, inTile));
          return Values{look(number, math.add(from, listed[0]), listed[0])};
        })[0];
    when(math.equal(lane, math.constant(0)), [&] {
      memref::StoreOp::create(builder, loc, count, counts, math.value(warp));
    });
  }

  /// Adds the warp's updates to its list if they belong to the block.
  Value look(Value number, Index end, Value listed) {
    Value no = arith::ConstantIntOp::create(builder, loc, 0, 1);
    Value none = math.value(math.constant(0));
    Values found = either(math.less(number, along.count(math)), {no, none},
                          [&](Values &values) { values = targetOf(number); });
    Value mask = ballot(builder, loc, found[0]);
    when(found[0], [&] {
      Value place = math.value(
          math.add(end, bitsBelow(builder, loc, mask, math.value(lane))));
      memref::StoreOp::create(builder, loc, number, updates, place);
      memref::StoreOp::create(builder, loc, found[1], targets, place);
    });
    return math.value(math.add(listed, countBits(builder, loc, mask)));
  }

  /// Whether an update belongs to the block, and its index within the block.
  Values targetOf(Value number) {
    along.set(math, number, at);
    nest::ScatterPlace read = nest::readScatterPlace(builder, op, at);
    if (op.getMessageAttr())
      rt::FailOp::create(builder, loc, withRow(read.outside),
                         rt::FailCode::index_out_of_bounds,
                         op.getMessageAttr());
    Index linear = math.constant(0);
    for (auto [dim, size] : llvm::zip_equal(places.dims, places.sizes))
      linear = math.add(math.mul(linear, size), read.place[dim]);
    Value target = math.value(math.sub(linear, first));
    Value isOwn = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                        target, math.value(range));
    Value no = arith::ConstantIntOp::create(builder, loc, 0, 1);
    isOwn = arith::SelectOp::create(builder, loc, read.outside, no, isOwn);
    return {isOwn, target};
  }

  /// Without elements no index is for anything.
  Value withRow(Value condition) {
    Index count = row.count(math);
    if (std::optional<int64_t> known = getConstantIntValue(count);
        known && *known > 0)
      return condition;
    Value isSome = math.less(math.constant(0), count);
    return arith::AndIOp::create(builder, loc, condition, isSome);
  }

  //===--- Updates --------------------------------------------------------===//

  /// Applies the updates of a thread, to elements of some rows.
  void update(Value thread) {
    owner = math.div(thread, math.constant(rowThreads));
    loops::forLoop(builder, loc, math.rem(thread, math.constant(rowThreads)),
                   row.count(math), rowThreads, [&](Value element) {
                     row.set(math, element, at);
                     updateElement();
                   });
  }

  /// Stores an element when the next update is of another one.
  void updateElement() {
    Type type = cast<MemRefType>(op.getInit().getType()).getElementType();
    Value none = arith::ConstantIndexOp::create(builder, loc, -1);
    Value nothing =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    int64_t warps = threads / kWarp;
    Values last = loops::carryLoop(
        builder, loc, math.constant(0), math.constant(warps), 1,
        ValueRange{none, nothing}, [&](Value list, ValueRange state) {
          Value count = memref::LoadOp::create(builder, loc, counts, list);
          Index from = math.mul(list, math.constant(kWarp * kLooksAt));
          return loops::carryLoop(builder, loc, math.constant(0), count, 1,
                                  state, [&](Value i, ValueRange before) {
                                    return step(math.add(from, i), before);
                                  });
        });
    store(last);
  }

  Values step(Index entry, ValueRange state) {
    Value place = math.value(entry);
    Value target = memref::LoadOp::create(builder, loc, targets, place);
    auto body = [&](Values &values) {
      Value number = memref::LoadOp::create(builder, loc, updates, place);
      along.set(math, number, at);
      Value now = memref::LoadOp::create(builder, loc, op.getUpdates(), at);
      Value before = either(
          math.equal(target, state[0]), {state[1]},
          [&](Values &values) {
            store(state);
            values[0] = memref::LoadOp::create(builder, loc, op.getInit(),
                                               placeOf(target));
          },
          /*onTrue=*/false)[0];
      values = {target, nest::emitScatterUpdate(builder, op, now, before)};
    };
    if (rowThreads == threads) {
      Values values;
      body(values);
      return values;
    }
    Index groups = math.constant(threads / rowThreads);
    return either(math.equal(math.rem(target, groups), owner), Values(state),
                  body);
  }

  /// Stores the last updated element, if there was an update.
  void store(ValueRange state) {
    Value isSome = math.less(math.constant(-1), state[0]);
    when(isSome, [&] {
      memref::StoreOp::create(builder, loc, state[1], op.getInit(),
                              placeOf(state[0]));
    });
  }

  Values placeOf(Value target) {
    Values place(cast<MemRefType>(op.getInit().getType()).getRank());
    places.set(math, math.add(first, target), place);
    for (auto [dim, other] : llvm::zip(op.getXDims(), op.getOtherDims()))
      place[other] = at[dim];
    return place;
  }

  //===--- Branches -------------------------------------------------------===//

  void when(Value condition, llvm::function_ref<void()> body) {
    either(condition, {}, [&](Values &) { body(); });
  }

  /// `values`, and if the condition is `onTrue` what the body makes of them.
  Values either(Value condition, Values values,
                llvm::function_ref<void(Values &)> body, bool onTrue = true) {
    auto branch = scf::IfOp::create(builder, loc, ValueRange(values).getTypes(),
                                    condition, /*addThenBlock=*/true,
                                    /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(onTrue ? branch.elseBlock()
                                          : branch.thenBlock());
    scf::YieldOp::create(builder, loc, values);
    builder.setInsertionPointToEnd(onTrue ? branch.thenBlock()
                                          : branch.elseBlock());
    body(values);
    scf::YieldOp::create(builder, loc, values);
    return Values(branch.getResults());
  }

  OpBuilder &builder;
  Location loc;
  nest::ScatterOp op;
  IndexMath math;
  int64_t threads, rowThreads, blocks;
  Dims outer, along, row, places;
  /// The indices of the block: `range` of them from `first` on.
  Index range, first;
  Index warp, lane, owner;
  /// The listed updates: their numbers, their indices within the block, and
  /// the number of each warp's.
  Value updates, targets, counts;
  /// The indices of an update.
  Values at;
};

} // namespace

int64_t device::bytesOfScatterLists(int64_t threads) {
  constexpr int64_t indexBytes = 8;
  return (2 * threads * kLooksAt + threads / kWarp) * indexBytes;
}

void device::emitScatterBlocks(OpBuilder &builder, nest::ScatterOp op,
                               cuda::BlockScatterAttr schedule) {
  ScatterBlocks(builder, op, schedule).run();
}
