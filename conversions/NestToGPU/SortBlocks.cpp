//===- SortBlocks.cpp - a block sorts a row in shared memory --------------===//
//
// A bitonic network of the row's elements and their indices. Indices make all
// elements different, so that equal elements keep their order; padding up to a
// power of two is last. If only the first elements of a longer row are wanted,
// the block keeps half of the memory and reads the row into the other half,
// piece by piece.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "SortOrder.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class SortBlocks {
public:
  SortBlocks(OpBuilder &builder, nest::SortOp op, cuda::SortAttr schedule)
      : builder(builder), op(op), loc(op.getLoc()), math(builder, loc),
        order(builder, op), threads(schedule.getThreads()),
        capacity(schedule.getCapacity()) {
    rowSizes = memref::getMixedSizes(builder, loc, op.getX());
    length = rowSizes.pop_back_val();
    int64_t last = cast<MemRefType>(op.getValues().getType()).getRank() - 1;
    wanted = memref::getMixedSize(builder, loc, op.getValues(), last);
  }

  void run() {
    blockBox(builder, loc, math.product(rowSizes), threads, [&](Value block) {
      enter(block);
      sortRow();
    });
  }

  /// Sorts each tile of a row by itself.
  void runTiles(PassedOn &sorted) {
    overTiles([&](Index number, Index base) {
      load(base, math.constant(0), count);
      sortMemory();
      Index first = math.add(math.mul(number, length), base);
      overTile(base, [&](Value i) {
        sorted.store(builder, {read(keys, i), read(places, i)},
                     math.add(first, i));
      });
    });
  }

  /// Sorts tiles in the results, or ends a step of a network whose elements are
  /// as far apart as a tile or less.
  void runTiles(TileStep step) {
    overTiles([&](Index, Index base) {
      if (step == TileStep::Sort) {
        load(base, math.constant(0), count);
        sortMemory();
      } else {
        loadResults(base);
        mergeMemory();
      }
      overTile(base, [&](Value i) { storeResult(i, math.add(base, i)); });
    });
  }

private:
  /// The body gets the number of the row and where the tile begins.
  void overTiles(llvm::function_ref<void(Index, Index)> body) {
    Index tiles = math.ceilDiv(length, math.constant(capacity));
    Index blocks = math.mul(math.product(rowSizes), tiles);
    blockBox(builder, loc, blocks, threads, [&](Value block) {
      Index number = math.div(block, tiles);
      enter(number);
      count = math.value(math.constant(capacity));
      steps = math.value(math.constant(llvm::Log2_64(uint64_t(capacity))));
      body(number, math.mul(math.rem(block, tiles), math.constant(capacity)));
    });
  }

  /// A thread's elements of those of the row in the tile.
  void overTile(Index base, loops::IndexBody body) {
    Index size = math.min(math.sub(length, base), math.constant(capacity));
    loops::forLoop(builder, loc, thread, size, threads, body);
  }

  void enter(Index number) {
    for (Index index : math.delinearize(number, rowSizes))
      row.push_back(math.value(index));
    thread = threadInBlock(builder, loc);
    Type key = cast<MemRefType>(op.getX().getType()).getElementType();
    keys = sharedMemory(builder, loc, {capacity}, key);
    places = sharedMemory(builder, loc, {capacity}, builder.getI64Type());
  }

  Value read(Value memory, Value at) {
    return memref::LoadOp::create(builder, loc, memory, at);
  }

  void sortRow() {
    steps = exponentOf(builder, loc, math.min(length, math.constant(capacity)));
    count = shiftLeft(math.value(math.constant(1)), steps);
    load(math.constant(0), math.constant(0), count);
    sortMemory();
    int64_t half = capacity / 2;
    loops::forLoop(builder, loc, math.constant(capacity), length, half,
                   [&](Value base) {
                     load(base, math.constant(half), math.constant(half));
                     sortMemory();
                   });
    store();
  }

  /// Loads up to `size` elements of the row from an element on.
  void load(Index base, Index to, Index size) {
    loops::forLoop(builder, loc, thread, size, threads, [&](Value i) {
      Index from = math.add(base, i);
      Value at = math.value(math.add(to, i));
      memref::StoreOp::create(builder, loc, toI64(math.value(from)), places,
                              at);
      when(math.less(from, length), [&] {
        SmallVector<Value> place(row);
        place.push_back(math.value(from));
        Value key = memref::LoadOp::create(builder, loc, op.getX(), place);
        memref::StoreOp::create(builder, loc, key, keys, at);
      });
    });
    barrier(builder, loc);
  }

  void loadResults(Index base) {
    loops::forLoop(builder, loc, thread, count, threads, [&](Value i) {
      Value from = math.value(math.add(base, i));
      memref::StoreOp::create(builder, loc, toI64(from), places, i);
      when(math.less(from, length), [&] {
        SmallVector<Value> place(row);
        place.push_back(from);
        Values element = loadSorted(builder, op, place);
        memref::StoreOp::create(builder, loc, element[0], keys, i);
        memref::StoreOp::create(builder, loc, element[1], places, i);
      });
    });
    barrier(builder, loc);
  }

  Value toI64(Value index) {
    return arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                      index);
  }

  //===--- The network ----------------------------------------------------===//

  void sortMemory() {
    loops::forLoop(builder, loc, math.constant(0), steps, 1, [&](Value level) {
      Value size = shiftLeft(math.value(math.constant(2)), level);
      Index rounds = math.add(level, math.constant(1));
      loops::forLoop(builder, loc, math.constant(0), rounds, 1,
                     [&](Value round) {
                       Value left = math.value(math.sub(level, round));
                       exchangeAll(size, left);
                       barrier(builder, loc);
                     });
    });
  }

  /// The last step alone, whose elements are sorted in two halves of which one
  /// is upside down.
  void mergeMemory() {
    Value upwards = math.value(math.constant(0));
    loops::forLoop(builder, loc, math.constant(0), steps, 1, [&](Value round) {
      Value left =
          math.value(math.sub(math.sub(steps, math.constant(1)), round));
      exchangeAll(upwards, left);
      barrier(builder, loc);
    });
  }

  /// Compares elements that are `1 << shift` apart. Elements without the bit
  /// `size` in their indices are sorted upwards.
  void exchangeAll(Value size, Value shift) {
    Index pairs = math.div(count, math.constant(2));
    Value distance = shiftLeft(math.value(math.constant(1)), shift);
    loops::forLoop(builder, loc, thread, pairs, threads, [&](Value pair) {
      Value mask = math.value(math.sub(distance, math.constant(1)));
      Value low = arith::AndIOp::create(builder, loc, pair, mask);
      Value a = math.value(math.sub(math.mul(pair, math.constant(2)), low));
      Value b = math.value(math.add(a, distance));
      Value bit = arith::AndIOp::create(builder, loc, a, size);
      exchange(a, b, math.equal(bit, math.constant(0)));
    });
  }

  void exchange(Value a, Value b, Value upwards) {
    auto write = [&](Value value, Value memory, Value at) {
      memref::StoreOp::create(builder, loc, value, memory, at);
    };
    Value keyA = read(keys, a), keyB = read(keys, b);
    Value placeA = read(places, a), placeB = read(places, b);
    Value swaps =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                              isBefore(keyB, placeB, keyA, placeA), upwards);
    when(swaps, [&] {
      write(keyB, keys, a);
      write(keyA, keys, b);
      write(placeB, places, a);
      write(placeA, places, b);
    });
  }

  /// Padding has an index after all elements.
  Value isBefore(Value keyA, Value placeA, Value keyB, Value placeB) {
    using Predicate = arith::CmpIPredicate;
    auto compare = [&](Predicate predicate, Value a, Value b) -> Value {
      return arith::CmpIOp::create(builder, loc, predicate, a, b);
    };
    Value end = toI64(math.value(length));
    Value earlier = compare(Predicate::slt, placeA, placeB);
    Value last = arith::MaxSIOp::create(builder, loc, placeA, placeB);
    return arith::SelectOp::create(
        builder, loc, compare(Predicate::slt, last, end),
        order.isBefore(keyA, keyB, earlier), earlier);
  }

  //===--- Results --------------------------------------------------------===//

  void store() {
    loops::forLoop(builder, loc, thread, wanted, threads,
                   [&](Value i) { storeResult(i, i); });
  }

  void storeResult(Value from, Index to) {
    SmallVector<Value> target(row);
    target.push_back(math.value(to));
    storeSorted(builder, op, {read(keys, from), read(places, from)}, target);
  }

  Value shiftLeft(Value value, Value by) {
    return arith::ShLIOp::create(builder, loc, value, by);
  }

  void when(Value condition, llvm::function_ref<void()> body) {
    device::when(builder, loc, condition, body);
  }

  OpBuilder &builder;
  nest::SortOp op;
  Location loc;
  IndexMath math;
  SortOrder order;
  int64_t threads, capacity;
  SmallVector<Index> rowSizes;
  Index length, wanted;
  SmallVector<Value> row;
  /// In shared memory: elements of the row and where they were.
  Value thread, keys, places;
  /// The number of elements of the network, a power of two, and its exponent.
  Value count, steps;
};

} // namespace

void device::emitSortBlocks(OpBuilder &builder, nest::SortOp op,
                            cuda::SortAttr schedule) {
  SortBlocks(builder, op, schedule).run();
}

void device::emitSortTiles(OpBuilder &builder, nest::SortOp op,
                           cuda::SortAttr schedule, PassedOn &sorted) {
  SortBlocks(builder, op, schedule).runTiles(sorted);
}

void device::emitSortTiles(OpBuilder &builder, nest::SortOp op,
                           cuda::SortAttr schedule, TileStep step) {
  SortBlocks(builder, op, schedule).runTiles(step);
}
