//===- Rows.cpp - parallel loops, with reduced loops inside of them -------===//
//
// Where terms must keep their order, a row is a chain of waits: a tile of rows
// is then computed at once, each row's terms still in order.
//
//===----------------------------------------------------------------------===//

#include "Strategies.h"
#include "tcopt/CPU/IR/CPUDialect.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace {

class Rows {
public:
  Rows(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), loc(kernel.op->getLoc()), kernel(kernel),
        schedule(dyn_cast<ReductionAttr>(kernel.schedule)) {
    for (int64_t loop : kernel.loops.order)
      (kernel.shape.loops[loop].reduction ? reduced : kept).push_back(loop);
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
  }

  void run() {
    sharedNest(builder, kernel, [&](ArrayRef<LoopBounds> all) {
      bounds = all;
      keptLoop(kept);
    });
  }

private:
  void keptLoop(ArrayRef<int64_t> loops) {
    if (loops.empty())
      return element();
    const LoopBounds &bound = bounds[loops[0]];
    if (bound.single) {
      point[loops[0]] = bound.lower;
      return keptLoop(loops.drop_front());
    }
    if (loops.size() == 1 && tileOfRows() > 1)
      return rowsAtOnce(loops[0]);
    if (loops.size() == 1)
      hoistFailures(loops[0]);
    forLoop(builder, loc, bound.lower, bound.upper, 1, [&](Value i) {
      point[loops[0]] = i;
      keptLoop(loops.drop_front());
    });
  }

  /// What can fail is checked once for the whole loop.
  void hoistFailures(int64_t loop) {
    IndexMath math(builder, loc);
    SmallVector<int64_t> inner{loop};
    Index count = math.sub(bounds[loop].upper, bounds[loop].lower);
    for (int64_t term : reduced) {
      inner.push_back(term);
      count = math.mul(count, kernel.sizes[term]);
    }
    common = emitCommonFailures(builder, kernel.op, point, inner, count);
  }

  /// Computes one element of the output.
  void element() {
    SmallVector<Value> results;
    if (reduced.empty())
      results = emitBody(builder, kernel.op, point,
                         readOutputs(builder, kernel, point),
                         /*ordered=*/false, common);
    else if (isShort())
      results = emitTerms(builder, kernel, reduced, point,
                          initialOutputs(builder, kernel, point), common);
    else
      results =
          reducedLoop(reduced, initialOutputs(builder, kernel, point), {});
    storeResults(builder, kernel, point, results);
  }

  //===--- Several rows at once ------------------------------------------===//

  int64_t tileOfRows() const { return schedule ? schedule.getRows() : 1; }

  void rowsAtOnce(int64_t loop) {
    IndexMath math(builder, loc);
    Index tile = math.constant(tileOfRows());
    Index count = math.sub(bounds[loop].upper, bounds[loop].lower);
    Index whole = math.sub(bounds[loop].upper, math.rem(count, tile));
    forLoop(builder, loc, bounds[loop].lower, whole, tileOfRows(),
            [&](Value row) { tileOfElements(loop, row); });
    forLoop(builder, loc, whole, bounds[loop].upper, 1, [&](Value row) {
      point[loop] = row;
      element();
    });
  }

  void tileOfElements(int64_t loop, Index first) {
    IndexMath math(builder, loc);
    SmallVector<Index> rows;
    SmallVector<Value> carried;
    for (int64_t i = 0; i < tileOfRows(); ++i) {
      point[loop] = math.add(first, math.constant(i));
      rows.push_back(point[loop]);
      llvm::append_range(carried, initialOutputs(builder, kernel, point));
    }
    carried = reducedLoop(reduced, carried, rows);
    size_t outputs = carried.size() / rows.size();
    for (auto [i, row] : llvm::enumerate(rows)) {
      point[loop] = row;
      storeResults(builder, kernel, point,
                   ArrayRef(carried).slice(i * outputs, outputs));
    }
  }

  /// Adds one term to each of the rows, or to the one at `point`.
  SmallVector<Value> addTerms(ValueRange carried, ArrayRef<Index> rows) {
    if (rows.empty())
      return emitBody(builder, kernel.op, point, carried, /*ordered=*/false,
                      common);
    SmallVector<Value> next;
    size_t outputs = carried.size() / rows.size();
    for (auto [i, row] : llvm::enumerate(rows)) {
      point[kept.back()] = row;
      llvm::append_range(next, emitBody(builder, kernel.op, point,
                                        carried.slice(i * outputs, outputs)));
    }
    return next;
  }

  //===--- Terms ---------------------------------------------------------===//

  bool isShort() const { return schedule && schedule.getUnroll(); }

  SmallVector<Value> reducedLoop(ArrayRef<int64_t> loops, ValueRange carried,
                                 ArrayRef<Index> rows) {
    if (loops.empty())
      return addTerms(carried, rows);
    const LoopBounds &bound = bounds[loops[0]];
    if (bound.single) {
      point[loops[0]] = bound.lower;
      return reducedLoop(loops.drop_front(), carried, rows);
    }
    return carryLoop(builder, loc, bound.lower, bound.upper, 1, carried,
                     [&](Value i, ValueRange inner) {
                       point[loops[0]] = i;
                       return reducedLoop(loops.drop_front(), inner, rows);
                     });
  }

  OpBuilder &builder;
  Location loc;
  const LoopKernel &kernel;
  /// Null for an op without reduced loops.
  ReductionAttr schedule;
  SmallVector<int64_t> kept, reduced;
  ArrayRef<LoopBounds> bounds;
  SmallVector<Index> point;
  CommonPart common;
};

} // namespace

void cpu::emitRows(OpBuilder &builder, const LoopKernel &kernel) {
  Rows(builder, kernel).run();
}
