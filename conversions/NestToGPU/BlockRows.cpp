//===- BlockRows.cpp - the threads of a group add the terms of a row ------===//
//
// Neighbours read neighbouring terms, each a vector at once, and add them up in
// registers; then the group adds the sums of its threads by shuffles, and
// through shared memory where it is more than a warp. Where there are few rows,
// several blocks share each: they leave their sums in the kernel's workspace,
// and a second launch adds these, in order.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "RowGroups.h"
#include "Schedules.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

/// Threads that add the sums of a row's parts.
constexpr int64_t kPartThreads = 128;

class BlockRows {
public:
  BlockRows(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        schedule(cast<cuda::BlockRowsAttr>(kernel.schedule)),
        width(schedule.getWidth()), group(schedule.getGroup()),
        parts(schedule.getBlocks()), threads(schedule.getThreads()),
        combiner(*Combiner::ofReduction(op)),
        reads(op, kernel.shape, kernel.loops.order.back(), width),
        kept(loopsOf(kernel, /*reduction=*/false)),
        reduced(loopsOf(kernel, /*reduction=*/true)),
        point(kernel.sizes.size(), Index(builder.getIndexAttr(0))),
        rows(builder, kernel, kept, point) {}

  void run() {
    if (parts > 1)
      return runParts();
    rows.build([&](Index lane, Value isThere) { runRow(lane, isThere); });
  }

private:
  static SmallVector<int64_t> loopsOf(const LoopKernel &kernel,
                                      bool reduction) {
    return llvm::filter_to_vector(kernel.loops.order, [&](int64_t loop) {
      return kernel.shape.loops[loop].reduction == reduction;
    });
  }

  void runRow(Index lane, Value isThere) {
    IndexMath math(builder, loc);
    Index terms = kernel.sizes[reduced.back()];
    Values sum = GroupSum(builder, loc, combiner)
                     .overGroup(sumOf(lane, math.constant(0), terms), group);
    guarded(rows.isFirst(lane, isThere), [&] { finish(sum); });
  }

  void guarded(Value condition, llvm::function_ref<void()> body) {
    device::when(builder, loc, condition, body);
  }

  /// Adds what the row starts from, and stores it.
  void finish(ValueRange sum) {
    Values initial = loops::initialOutputs(builder, kernel, point);
    loops::storeResults(builder, kernel, point,
                        combiner.combine(builder, loc, initial, sum));
  }

  //===--- One thread's terms ---------------------------------------------===//

  /// Sums the terms of the last loop in [first, end).
  Values sumOf(Index lane, Index first, Index end) {
    Values sums;
    for (int64_t i = 0; i < kInFlight; ++i)
      llvm::append_range(sums, start());
    return combineAll(addTerms(reduced, lane, first, end, sums));
  }

  /// Adds the sums of the vectors that a thread reads at once. Separate sums
  /// wait for fewer additions, and round fewer times.
  Values combineAll(ArrayRef<Value> sums) {
    size_t each = sums.size() / kInFlight;
    SmallVector<Values> parts;
    for (int64_t i = 0; i < kInFlight; ++i)
      parts.emplace_back(sums.slice(i * each, each));
    for (int64_t half = kInFlight / 2; half; half /= 2)
      for (int64_t i = 0; i < half; ++i)
        parts[i] = combiner.combine(builder, loc, parts[i], parts[i + half]);
    return parts[0];
  }

  Values start() {
    return combiner.start(builder, loc,
                          loops::initialOutputs(builder, kernel, point));
  }

  Values addTerms(ArrayRef<int64_t> loops, Index lane, Index first, Index end,
                  ValueRange sum) {
    if (loops.size() == 1)
      return addRow(loops[0], lane, first, end, sum);
    IndexMath math(builder, loc);
    return loops::carryLoop(
        builder, loc, math.constant(0), kernel.sizes[loops[0]], 1, sum,
        [&](Value i, ValueRange carried) {
          point[loops[0]] = i;
          return addTerms(loops.drop_front(), lane, first, end, carried);
        });
  }

  /// Several vectors at once as long as the group has as many.
  Values addRow(int64_t loop, Index lane, Index first, Index end,
                ValueRange sum) {
    return RowSteps(builder, loc, schedule, end)
        .addVectors(lane, first, sum,
                    [&](Value start, int64_t count, ValueRange carried) {
                      return addVectors(loop, start, count, carried);
                    });
  }

  /// Adds a vector of each of several steps, after reading all of them.
  Values addVectors(int64_t loop, Value first, int64_t count, Values sums) {
    IndexMath math(builder, loc);
    SmallVector<Values> vectors;
    SmallVector<Index> starts;
    for (int64_t i = 0; i < count; ++i) {
      starts.push_back(math.add(first, math.constant(i * group * width)));
      point[loop] = starts.back();
      vectors.push_back(reads.read(builder, point));
    }
    size_t each = combiner.types().size(), numSums = sums.size() / each;
    for (auto [i, start, vector] : llvm::enumerate(starts, vectors)) {
      auto own = MutableArrayRef(sums).slice(i % numSums * each, each);
      llvm::copy(addVector(loop, start, vector, Values(own)), own.begin());
    }
    return sums;
  }

  Values addVector(int64_t loop, Index first, ArrayRef<Value> vector,
                   Values sum) {
    for (int64_t k = 0; k < width; ++k) {
      IndexMath math(builder, loc);
      point[loop] = math.add(first, math.constant(k));
      sum = loops::emitBody(builder, op, point, sum, /*ordered=*/false,
                            reads.at(builder, vector, k));
    }
    return sum;
  }

  //===--- Several blocks a row -------------------------------------------===//

  void runParts() {
    IndexMath math(builder, loc);
    Index count = rows.count();
    PassedOn partials(builder, op, combiner.types(),
                      *getConstantIntValue(count) * parts);
    blockBox(builder, loc, math.mul(count, math.constant(parts)), threads,
             [&](Value block) { runPart(block, partials); });
    blockBox(builder, loc, count, kPartThreads,
             [&](Value row) { addParts(partials, row); });
  }

  void runPart(Value block, PassedOn &partials) {
    IndexMath math(builder, loc);
    Index lane = threadInBlock(builder, loc);
    rows.setRow(math.div(block, math.constant(parts)));
    Index number = math.rem(block, math.constant(parts));
    Index terms = kernel.sizes[reduced.back()];
    // Parts are whole vectors.
    Index vectors = math.ceilDiv(terms, math.constant(width));
    Index each = math.mul(math.ceilDiv(vectors, math.constant(parts)),
                          math.constant(width));
    Index first = math.min(math.mul(number, each), terms);
    Index end = math.min(math.add(first, each), terms);
    Values sum = GroupSum(builder, loc, combiner)
                     .overGroup(sumOf(lane, first, end), threads);
    guarded(math.equal(lane, math.constant(0)),
            [&] { partials.store(builder, sum, block); });
  }

  /// A block adds the sums of a row's parts, each thread some of them.
  void addParts(PassedOn &partials, Value row) {
    IndexMath math(builder, loc);
    rows.setRow(row);
    Value lane = threadInBlock(builder, loc);
    Index first = math.mul(row, math.constant(parts));
    SmallVector<Value> own = loops::carryLoop(
        builder, loc, lane, math.constant(parts), kPartThreads, start(),
        [&](Value i, ValueRange carried) {
          IndexMath inner(builder, loc);
          Values partial = partials.load(builder, inner.add(first, i));
          return combiner.combine(builder, loc, carried, partial);
        });
    Values sum = GroupSum(builder, loc, combiner).overGroup(own, kPartThreads);
    guarded(math.equal(lane, math.constant(0)), [&] { finish(sum); });
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  cuda::BlockRowsAttr schedule;
  int64_t width, group, parts, threads;
  Combiner combiner;
  VectorReads reads;
  SmallVector<int64_t> kept, reduced;
  SmallVector<Index> point;
  RowGroups rows;
};

} // namespace

void device::emitBlockRows(OpBuilder &builder, const LoopKernel &kernel) {
  BlockRows(builder, kernel).run();
}
