//===- Scan.cpp - outputs that hold each step of a sum --------------------===//
//
// t[m] = t[m] + x[m, k]; o[m, k] = t[m]: one output is carried along the
// reduced loop, another one keeps each of its values. Where the reduced loop is
// the contiguous one, the carried value stays in a register, and a few rows go
// together, as each step waits for the one before it; else a tile of carried
// values stays in the first-level cache while the rows of x go by. Terms keep
// their order.
//
//===----------------------------------------------------------------------===//

#include "Strategies.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

/// So many rows for each that go together: few rows are for many threads.
static constexpr int64_t manyRows = 16;

namespace {

class Scan {
public:
  Scan(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        math(builder, loc), loop(scannedLoop(op)),
        column(kernel.loops.order.back()) {
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
    for (int64_t i : kernel.loops.order)
      if (i != loop && i != column)
        outer.push_back(i);
  }

  void run() {
    bool inRows = column == loop;
    if (outer.empty() && inRows)
      return rows(1);
    inRows ? sharedRows() : sharedColumns();
  }

private:
  //===--- Outputs -------------------------------------------------------===//

  bool isCarried(OpOperand &output) {
    return !op.getMatchingIndexingMap(&output).isFunctionOfDim(loop);
  }

  SmallVector<Value> placeIn(OpOperand &output) {
    return llvm::map_to_vector(
        op.getMatchingIndexingMap(&output).getResults(),
        [&](AffineExpr expr) { return indexAt(builder, loc, expr, point); });
  }

  Value load(OpOperand &output) {
    return memref::LoadOp::create(builder, loc, output.get(), placeIn(output));
  }

  void store(OpOperand &output, Value value) {
    memref::StoreOp::create(builder, loc, value, output.get(), placeIn(output));
  }

  /// For each output the carried value, none for one of terms.
  SmallVector<Value> spread(ValueRange carried) {
    SmallVector<Value> values;
    for (OpOperand &output : op.getDpsInitsMutable()) {
      values.push_back(isCarried(output) ? carried.front() : Value());
      carried = carried.drop_front(isCarried(output));
    }
    return values;
  }

  /// One step: stores the terms and returns the carried values.
  SmallVector<Value> step(ValueRange carried) {
    SmallVector<Value> next,
        results = emitBody(builder, op, point, spread(carried),
                           /*ordered=*/true);
    for (auto [output, value] : llvm::zip(op.getDpsInitsMutable(), results)) {
      if (isCarried(output))
        next.push_back(value);
      else
        store(output, value);
    }
    return next;
  }

  SmallVector<Value> initial() {
    SmallVector<Value> values;
    for (auto [output, fill] : llvm::zip(op.getDpsInitsMutable(), kernel.fills))
      if (isCarried(output))
        values.push_back(fill ? fill : load(output));
    return values;
  }

  SmallVector<Value> loadCarried() {
    SmallVector<Value> values;
    for (OpOperand &output : op.getDpsInitsMutable())
      if (isCarried(output))
        values.push_back(load(output));
    return values;
  }

  void storeCarried(ValueRange values) {
    for (OpOperand &output : op.getDpsInitsMutable())
      if (isCarried(output)) {
        store(output, values.front());
        values = values.drop_front();
      }
  }

  //===--- Loops ---------------------------------------------------------===//

  void setPoint(ArrayRef<Index> at) {
    for (auto [i, index] : llvm::zip(outer, at))
      point[i] = index;
  }

  int64_t mostRows() const { return cast<ScanAttr>(kernel.schedule).getRows(); }

  /// How many rows go together, if there are so many.
  Index groupOf(ArrayRef<Index> counts) {
    if (mostRows() == 1)
      return math.constant(1);
    Index groups = math.div(math.product(counts), math.constant(manyRows));
    return math.max(math.min(groups, math.constant(mostRows())),
                    math.constant(1));
  }

  void sharedRows() {
    SmallVector<Index> counts = sizesOf(outer);
    Index size = counts.back(), group = groupOf(counts);
    counts.back() = math.ceilDiv(size, group);
    sharedBox(builder, loc, counts, math.mul(kernel.sizes[loop], group),
              [&](ArrayRef<Index> at) {
                setPoint(at);
                if (getConstantIntValue(group) == 1)
                  return rows(1);
                Index first = math.mul(at.back(), group);
                rowGroup(first, math.min(math.add(first, group), size),
                         getConstantIntValue(group).value_or(mostRows()));
              });
  }

  /// Rows [first, end), together if they are `count`.
  void rowGroup(Index first, Index end, int64_t count) {
    Value isFull = math.equal(math.sub(end, first), math.constant(count));
    auto branch = scf::IfOp::create(builder, loc, isFull, /*else=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    point[outer.back()] = first;
    rows(count);
    builder.setInsertionPointToStart(branch.elseBlock());
    forLoop(builder, loc, first, end, 1, [&](Value row) {
      point[outer.back()] = row;
      rows(1);
    });
  }

  /// Calls `body` for each of the rows from the point on.
  void eachRow(int64_t count, llvm::function_ref<void(int64_t)> body) {
    if (count == 1)
      return body(0);
    Index first = point[outer.back()];
    for (int64_t row = 0; row < count; ++row) {
      point[outer.back()] = math.add(first, math.constant(row));
      body(row);
    }
    point[outer.back()] = first;
  }

  /// The rows from the point on, together.
  void rows(int64_t count) {
    SmallVector<Value> start;
    eachRow(count, [&](int64_t) { llvm::append_range(start, initial()); });
    size_t each = start.size() / count;
    SmallVector<Value> last = carryLoop(
        builder, loc, math.constant(0), kernel.sizes[loop], 1, start,
        [&](Value i, ValueRange carried) {
          SmallVector<Value> next;
          point[loop] = i;
          eachRow(count, [&](int64_t row) {
            llvm::append_range(next, step(carried.slice(row * each, each)));
          });
          return next;
        });
    eachRow(count, [&](int64_t row) {
      storeCarried(ValueRange(last).slice(row * each, each));
    });
  }

  void sharedColumns() {
    SmallVector<Index> counts = sizesOf(outer);
    counts.push_back(math.ceilDiv(kernel.sizes[column], tile()));
    Index work =
        math.mul(kernel.sizes[loop], math.min(tile(), kernel.sizes[column]));
    sharedBox(builder, loc, counts, work, [&](ArrayRef<Index> at) {
      setPoint(at.drop_back());
      columns(at.back());
    });
  }

  Index tile() {
    int64_t size = kernel.loops.tileAt(kernel.loops.order.size() - 1);
    return size ? math.constant(size) : kernel.sizes[column];
  }

  void columns(Index number) {
    Index first = math.mul(number, tile());
    Index end = math.min(math.add(first, tile()), kernel.sizes[column]);
    auto each = [&](llvm::function_ref<void()> body) {
      forLoop(builder, loc, first, end, 1, [&](Value i) {
        point[column] = i;
        body();
      });
    };
    if (llvm::any_of(kernel.fills, [](Value fill) { return bool(fill); }))
      each([&] { storeCarried(initial()); });
    forLoop(builder, loc, math.constant(0), kernel.sizes[loop], 1,
            [&](Value i) {
              point[loop] = i;
              each([&] { storeCarried(step(loadCarried())); });
            });
  }

  SmallVector<Index> sizesOf(ArrayRef<int64_t> loops) {
    return llvm::map_to_vector(loops,
                               [&](int64_t i) { return kernel.sizes[i]; });
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  IndexMath math;
  /// The reduced loop, and the one over contiguous terms.
  int64_t loop, column;
  SmallVector<int64_t> outer;
  SmallVector<Index> point;
};

} // namespace

void cpu::emitScan(OpBuilder &builder, const LoopKernel &kernel) {
  Scan(builder, kernel).run();
}
