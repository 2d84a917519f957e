//===- BlockColumns.cpp - sums along columns ------------------------------===//
//
// The lanes of a warp are neighbouring columns, a vector each; the warps of a
// block take turns at the terms and add their sums through shared memory. Where
// the columns are few, several blocks share the terms: they leave their sums in
// the kernel's workspace, and a second launch adds these, in order.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "Schedules.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

/// For each column of a vector the values that a sum is.
using Sums = SmallVector<Values>;

class BlockColumns {
public:
  BlockColumns(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        width(scheduleOf(kernel).getWidth()),
        parts(scheduleOf(kernel).getBlocks()),
        warps(scheduleOf(kernel).getThreads() / kWarp),
        combiner(*Combiner::ofReduction(op)) {
    for (int64_t loop : kernel.loops.order)
      (kernel.shape.loops[loop].reduction ? reduced : kept).push_back(loop);
    reads.emplace(op, kernel.shape, kept.back(), width);
    IndexMath math(builder, loc);
    for (int64_t loop : kept)
      columnSizes.push_back(kernel.sizes[loop]);
    vectorSizes = columnSizes;
    vectorSizes.back() = math.ceilDiv(vectorSizes.back(), math.constant(width));
    for (int64_t loop : reduced)
      termSizes.push_back(kernel.sizes[loop]);
    vectors = math.product(vectorSizes);
    terms = math.product(termSizes);
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
  }

  void run() {
    IndexMath math(builder, loc);
    Index tiles = math.ceilDiv(vectors, math.constant(kWarp));
    std::optional<PassedOn> partials;
    if (parts > 1)
      partials.emplace(builder, op, combiner.types(), numColumns() * parts);
    blockBox(builder, loc, math.mul(tiles, math.constant(parts)), warps * kWarp,
             [&](Value block) { runBlock(block, partials); });
    if (parts > 1)
      addParts(*partials);
  }

private:
  static cuda::BlockColumnsAttr scheduleOf(const LoopKernel &kernel) {
    return cast<cuda::BlockColumnsAttr>(kernel.schedule);
  }

  /// Known where there are parts.
  int64_t numColumns() {
    IndexMath math(builder, loc);
    return *getConstantIntValue(math.product(columnSizes));
  }

  void runBlock(Value block, std::optional<PassedOn> &partials) {
    IndexMath math(builder, loc);
    Value thread = threadInBlock(builder, loc);
    Index warp = math.div(thread, math.constant(kWarp));
    Index lane = math.rem(thread, math.constant(kWarp));
    Index part = math.rem(block, math.constant(parts));
    Index number = math.add(
        math.mul(math.div(block, math.constant(parts)), math.constant(kWarp)),
        lane);
    Value isThere = math.less(number, vectors);
    setColumn(math.min(number, math.sub(vectors, math.constant(1))));
    Sums sums = overWarps(sumsOf(part, warp), thread, warp, lane);
    Value isFirst = math.equal(warp, math.constant(0));
    Value stores = arith::AndIOp::create(builder, loc, isThere, isFirst);
    when(builder, loc, stores, [&] {
      if (partials)
        store(sums, *partials, part, number);
      else
        finish(sums);
    });
  }

  /// The first column of a vector.
  void setColumn(Index number) {
    IndexMath math(builder, loc);
    for (auto [loop, index] :
         llvm::zip_equal(kept, math.delinearize(number, vectorSizes)))
      point[loop] = index;
    point[kept.back()] = math.mul(point[kept.back()], math.constant(width));
  }

  /// Sums every `warps`-th term of a slice.
  Sums sumsOf(Index part, Index warp) {
    IndexMath math(builder, loc);
    Index each = math.ceilDiv(terms, math.constant(parts));
    Index first = math.min(math.mul(part, each), terms);
    Index end = math.min(math.add(first, each), terms);
    Values begin;
    forColumns([&](int64_t) { llvm::append_range(begin, start()); });
    Index group = math.constant(warps * kInFlight);
    Index whole =
        math.add(first, math.mul(math.div(math.sub(end, first), group), group));
    Values sums = loops::carryLoop(builder, loc, math.add(first, warp), whole,
                                   warps * kInFlight, begin,
                                   [&](Value i, ValueRange carried) {
                                     return addTerms(i, kInFlight, carried);
                                   });
    return split(loops::carryLoop(
        builder, loc, math.add(whole, warp), end, warps, sums,
        [&](Value i, ValueRange carried) { return addTerms(i, 1, carried); }));
  }

  Values start() {
    return combiner.start(builder, loc,
                          loops::initialOutputs(builder, kernel, point));
  }

  /// The sums of each column of a vector.
  Sums split(ArrayRef<Value> values) {
    Sums sums;
    size_t each = values.size() / width;
    for (int64_t k = 0; k < width; ++k)
      sums.emplace_back(values.slice(k * each, each));
    return sums;
  }

  /// The point is that of each column of the vector in turn.
  void forColumns(llvm::function_ref<void(int64_t)> body) {
    Index first = point[kept.back()];
    for (int64_t k = 0; k < width; ++k) {
      IndexMath math(builder, loc);
      point[kept.back()] = math.add(first, math.constant(k));
      body(k);
    }
    point[kept.back()] = first;
  }

  void setTerm(Value number) {
    IndexMath math(builder, loc);
    for (auto [loop, index] :
         llvm::zip_equal(reduced, math.delinearize(number, termSizes)))
      point[loop] = index;
  }

  /// Every `warps`-th from the first on; all are read before they are added.
  Values addTerms(Value first, int64_t count, Values sums) {
    IndexMath math(builder, loc);
    SmallVector<Values> loaded;
    SmallVector<Value> numbers;
    for (int64_t i = 0; i < count; ++i) {
      numbers.push_back(math.value(math.add(first, math.constant(i * warps))));
      setTerm(numbers.back());
      loaded.push_back(reads->read(builder, point));
    }
    for (auto [number, vectors] : llvm::zip_equal(numbers, loaded)) {
      setTerm(number);
      sums = addTerm(sums, vectors);
    }
    return sums;
  }

  Values addTerm(ArrayRef<Value> carried, ArrayRef<Value> loaded) {
    Values sums;
    size_t each = carried.size() / width;
    forColumns([&](int64_t k) {
      llvm::append_range(sums, loops::emitBody(builder, op, point,
                                               carried.slice(k * each, each),
                                               /*ordered=*/false,
                                               reads->at(builder, loaded, k)));
    });
    return sums;
  }

  /// The first warp gets the sums of all.
  Sums overWarps(Sums sums, Value thread, Index warp, Index lane) {
    if (warps == 1)
      return sums;
    Values memory = llvm::map_to_vector(combiner.types(), [&](Type type) {
      return sharedMemory(builder, loc, {warps, width, kWarp}, type);
    });
    for (auto [k, sum] : llvm::enumerate(sums))
      for (auto [value, buffer] : llvm::zip_equal(sum, memory))
        memref::StoreOp::create(builder, loc, value, buffer,
                                placeOf(warp, k, lane));
    barrier(builder, loc);
    Sums all;
    for (int64_t k = 0; k < width; ++k)
      all.push_back(sumOfWarps(memory, k, lane));
    return all;
  }

  Values placeOf(Index warp, int64_t k, Index lane) {
    IndexMath math(builder, loc);
    return {math.value(warp), math.value(math.constant(k)), math.value(lane)};
  }

  Values sumOfWarps(ArrayRef<Value> memory, int64_t k, Index lane) {
    Values total;
    for (int64_t w = 0; w < warps; ++w) {
      Values place = placeOf(builder.getIndexAttr(w), k, lane);
      Values sum = llvm::map_to_vector(memory, [&](Value buffer) -> Value {
        return memref::LoadOp::create(builder, loc, buffer, place);
      });
      total = w ? combiner.combine(builder, loc, total, sum) : sum;
    }
    return total;
  }

  void store(const Sums &sums, PassedOn &partials, Index part, Index number) {
    IndexMath math(builder, loc);
    Index first = math.add(math.mul(part, math.constant(numColumns())),
                           math.mul(number, math.constant(width)));
    for (auto [k, sum] : llvm::enumerate(sums))
      partials.store(builder, sum, math.add(first, math.constant(k)));
  }

  void finish(const Sums &sums) {
    forColumns([&](int64_t k) { finishColumn(sums[k]); });
  }

  /// Adds what a column starts from, and stores it.
  void finishColumn(ValueRange sum) {
    Values initial = loops::initialOutputs(builder, kernel, point);
    loops::storeResults(builder, kernel, point,
                        combiner.combine(builder, loc, initial, sum));
  }

  void addParts(PassedOn &partials) {
    threadBox(builder, loc, columnSizes, warps * kWarp,
              [&](ArrayRef<Index> indices) {
                IndexMath math(builder, loc);
                Index column = math.constant(0);
                for (auto [loop, size, index] :
                     llvm::zip_equal(kept, columnSizes, indices)) {
                  point[loop] = index;
                  column = math.add(math.mul(column, size), index);
                }
                finishColumn(sumOfParts(partials, column));
              });
  }

  Values sumOfParts(PassedOn &partials, Index column) {
    IndexMath math(builder, loc);
    return loops::carryLoop(
        builder, loc, math.constant(0), math.constant(parts), 1, start(),
        [&](Value i, ValueRange carried) {
          IndexMath inner(builder, loc);
          Index place =
              inner.add(inner.mul(i, inner.constant(numColumns())), column);
          return combiner.combine(builder, loc, carried,
                                  partials.load(builder, place));
        });
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  int64_t width, parts, warps;
  Combiner combiner;
  std::optional<VectorReads> reads;
  SmallVector<int64_t> kept, reduced;
  SmallVector<Index> columnSizes, vectorSizes, termSizes, point;
  Index vectors, terms;
};

} // namespace

void device::emitBlockColumns(OpBuilder &builder, const LoopKernel &kernel) {
  BlockColumns(builder, kernel).run();
}
