//===- Columns.cpp - sums kept in the output's buffer ---------------------===//
//
// For o[n] += a[k, n]: a tile of columns of `o` stays in the first-level cache
// while the rows of `a` go by, four at a time so that an element of `o` is
// loaded and stored once for four terms. Terms keep their order.
//
//===----------------------------------------------------------------------===//

#include "Strategies.h"
#include "tcopt/CPU/IR/CPUDialect.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace {

class Columns {
public:
  Columns(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), loc(kernel.op->getLoc()), kernel(kernel),
        column(kernel.loops.order.back()) {
    for (int64_t loop : kernel.loops.order)
      if (kernel.shape.loops[loop].reduction)
        reduced.push_back(loop);
  }

  void run() {
    sharedNest(builder, kernel, [&](ArrayRef<LoopBounds> all) {
      bounds = all;
      point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
      for (auto [index, bound] : llvm::zip(point, bounds))
        if (bound.single)
          index = bound.lower;
      initialize();
      rows(reduced);
      finish();
    });
  }

private:
  void columnLoop(llvm::function_ref<void()> body) {
    forLoop(builder, loc, bounds[column].lower, bounds[column].upper, 1,
            [&](Value i) {
              point[column] = i;
              body();
            });
  }

  void initialize() {
    if (llvm::none_of(kernel.fills, [](Value fill) { return bool(fill); }))
      return;
    columnLoop([&] {
      storeOutputs(builder, kernel.op, point,
                   initialOutputs(builder, kernel, point));
    });
  }

  void finish() {
    if (!kernel.epilogue)
      return;
    columnLoop([&] {
      storeResults(builder, kernel, point,
                   loadOutputs(builder, kernel.op, point));
    });
  }

  void rows(ArrayRef<int64_t> loops) {
    if (loops.size() == 1)
      return lastRows(loops[0]);
    const LoopBounds &bound = bounds[loops[0]];
    forLoop(builder, loc, bound.lower, bound.upper, 1, [&](Value i) {
      point[loops[0]] = i;
      rows(loops.drop_front());
    });
  }

  void lastRows(int64_t loop) {
    IndexMath math(builder, loc);
    Index size = bounds[loop].upper;
    int64_t rowsAtOnce = cast<ColumnsAttr>(kernel.schedule).getRows();
    if (rowsAtOnce == 1)
      return rowLoop(loop, math.constant(0), size, 1);
    Index whole = math.sub(size, math.rem(size, math.constant(rowsAtOnce)));
    rowLoop(loop, math.constant(0), whole, rowsAtOnce);
    rowLoop(loop, whole, size, 1);
  }

  /// Adds `count` rows a step to the columns.
  void rowLoop(int64_t loop, Index lower, Index upper, int64_t count) {
    if (isEqualConstantIntOrValue(lower, upper))
      return;
    forLoop(builder, loc, lower, upper, count, [&](Value row) {
      columnLoop([&] {
        SmallVector<Value> sums = loadOutputs(builder, kernel.op, point);
        for (int64_t i = 0; i < count; ++i) {
          point[loop] =
              IndexMath(builder, loc).add(row, builder.getIndexAttr(i));
          sums = emitBody(builder, kernel.op, point, sums, /*ordered=*/true);
        }
        storeOutputs(builder, kernel.op, point, sums);
      });
    });
  }

  OpBuilder &builder;
  Location loc;
  const LoopKernel &kernel;
  int64_t column;
  SmallVector<int64_t> reduced;
  ArrayRef<LoopBounds> bounds;
  SmallVector<Index> point;
};

} // namespace

void cpu::emitColumns(OpBuilder &builder, const LoopKernel &kernel) {
  Columns(builder, kernel).run();
}
