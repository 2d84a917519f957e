//===- ScanBlocks.cpp - threads of a group scan a row together ------------===//
//
// A group of threads scans a tile of a row at a time, a few neighbouring
// elements each, and carries the total to the next tile. If there are few
// rows, several groups share each: first they compute the totals of their
// slices, which they store in the kernel's workspace, and in a second launch
// each starts with the totals of the slices before. If rows are not contiguous
// along the scan, a thread is a group, so that neighbours read neighbouring
// rows.
//
//===----------------------------------------------------------------------===//

#include "GroupScan.h"
#include "Schedules.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class ScanBlocks {
public:
  ScanBlocks(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        math(builder, loc), combiner(*Combiner::ofScan(op)),
        scanned(loops::scannedLoop(op)), items(scheduleOf(kernel).getItems()),
        group(scheduleOf(kernel).getGroup()),
        parts(scheduleOf(kernel).getBlocks()),
        threads(scheduleOf(kernel).getThreads()) {
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
    for (int64_t loop : kernel.loops.order)
      if (loop != scanned)
        rows.push_back(loop);
    for (int64_t loop : rows)
      rowSizes.push_back(kernel.sizes[loop]);
    for (OpOperand &output : op.getDpsInitsMutable())
      isKept.push_back(
          op.getMatchingIndexingMap(&output).isFunctionOfDim(scanned));
  }

  void run() {
    if (parts > 1) {
      int64_t count = *getConstantIntValue(math.product(rowSizes)) * parts;
      partials.emplace(builder, op, combiner.types(), count);
      launch(/*stores=*/false);
    }
    launch(/*stores=*/true);
  }

private:
  static cuda::BlockScanAttr scheduleOf(const LoopKernel &kernel) {
    return cast<cuda::BlockScanAttr>(kernel.schedule);
  }

  void launch(bool stores) {
    Index units = math.mul(math.product(rowSizes), math.constant(parts));
    int64_t perBlock = threads / group;
    blockBox(builder, loc, math.ceilDiv(units, math.constant(perBlock)),
             threads, [&](Value block) {
               Value thread = threadInBlock(builder, loc);
               Index unit = math.add(math.mul(block, math.constant(perBlock)),
                                     math.div(thread, math.constant(group)));
               lane = math.rem(thread, math.constant(group));
               // All threads of a warp take part, also those without a row.
               isThere = math.less(unit, units);
               unit = math.min(unit, math.sub(units, math.constant(1)));
               scanPart(unit, stores);
             });
  }

  void scanPart(Index unit, bool stores) {
    Index row = math.div(unit, math.constant(parts));
    Index part = math.rem(unit, math.constant(parts));
    for (auto [loop, index] :
         llvm::zip_equal(rows, math.delinearize(row, rowSizes)))
      point[loop] = index;
    initial = carriedOf(loops::initialOutputs(builder, kernel, point));
    Index size = kernel.sizes[scanned];
    Index each = math.mul(math.ceilDiv(size, math.constant(parts * tile())),
                          math.constant(tile()));
    Index first = math.min(math.mul(part, each), size);
    end = math.min(math.add(first, each), size);
    std::optional<GroupScan> scan;
    if (group > 1)
      scan.emplace(builder, loc, combiner, group);
    Values start = stores && partials ? partsBefore(row, part, scan) : initial;
    Values last =
        loops::carryLoop(builder, loc, first, end, tile(), start,
                         [&](Value base, ValueRange before) {
                           return scanTile(base, before, scan, stores);
                         });
    Value isOne = both(isThere, math.equal(lane, math.constant(0)));
    if (!stores)
      return when(isOne, [&] { partials->store(builder, last, unit); });
    isOne = both(isOne, math.equal(part, math.constant(parts - 1)));
    when(isOne, [&] { storeLast(last); });
  }

  int64_t tile() const { return group * items; }

  /// The totals of the slices of a row before one.
  Values partsBefore(Index row, Index part, std::optional<GroupScan> &scan) {
    Index first = math.mul(row, math.constant(parts));
    if (!scan)
      return loops::carryLoop(
          builder, loc, math.constant(0), part, 1, initial,
          [&](Value i, ValueRange before) {
            Values total = partials->load(builder, math.add(first, i));
            return combiner.combine(builder, loc, before, total);
          });
    Index own = math.min(lane, math.constant(parts - 1));
    Values total = partials->load(builder, math.add(first, own));
    total = choose(math.less(lane, part), total, initial);
    return scan->run(total, initial).all;
  }

  /// Returns the values before the next tile.
  Values scanTile(Value base, Values before, std::optional<GroupScan> &scan,
                  bool stores) {
    own = math.add(base, math.mul(lane, math.constant(items)));
    if (!scan)
      return runThrough(before, stores);
    GroupScan::Result sums =
        scan->run(runThrough(initial, /*stores=*/false), before);
    if (stores)
      runThrough(sums.before, stores);
    return sums.all;
  }

  /// The carried values after the thread's elements of a tile.
  Values runThrough(Values state, bool stores) {
    for (int64_t k = 0; k < items; ++k) {
      Index at = math.add(own, math.constant(k));
      Value isElement = math.less(at, end);
      point[scanned] = math.min(at, math.sub(end, math.constant(1)));
      Values outputs = step(state);
      if (stores)
        when(both(isThere, isElement), [&] { store(outputs, /*kept=*/true); });
      state = choose(isElement, carriedOf(outputs), state);
    }
    return state;
  }

  //===--- Values ---------------------------------------------------------===//

  /// The outputs at the point's element.
  Values step(ValueRange before) {
    Values outputs;
    for (bool kept : isKept) {
      outputs.push_back(kept ? Value() : before.front());
      before = before.drop_front(!kept);
    }
    return loops::emitBody(builder, op, point, outputs, /*ordered=*/true);
  }

  Values carriedOf(ValueRange values) {
    Values carried;
    for (auto [value, kept] : llvm::zip_equal(values, isKept))
      if (!kept)
        carried.push_back(value);
    return carried;
  }

  /// Stores the outputs that are kept, or the others.
  void store(ValueRange outputs, bool kept) {
    for (auto [output, isOne, value] :
         llvm::zip_equal(op.getDpsInitsMutable(), isKept, outputs))
      if (isOne == kept)
        memref::StoreOp::create(builder, loc, value, output.get(),
                                indicesOf(builder, op, output, point));
  }

  void storeLast(ValueRange carried) {
    Values outputs;
    for (bool kept : isKept) {
      outputs.push_back(kept ? Value() : carried.front());
      carried = carried.drop_front(!kept);
    }
    store(outputs, /*kept=*/false);
  }

  Values choose(Value condition, ValueRange a, ValueRange b) {
    Values chosen;
    for (auto [one, other] : llvm::zip_equal(a, b))
      chosen.push_back(
          arith::SelectOp::create(builder, loc, condition, one, other));
    return chosen;
  }

  Value both(Value a, Value b) {
    return arith::AndIOp::create(builder, loc, a, b);
  }

  void when(Value condition, llvm::function_ref<void()> body) {
    device::when(builder, loc, condition, body);
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  IndexMath math;
  Combiner combiner;
  int64_t scanned, items, group, parts, threads;
  SmallVector<int64_t> rows;
  SmallVector<Index> rowSizes, point;
  /// By output: it has an element for each step.
  SmallVector<bool> isKept;
  std::optional<PassedOn> partials;
  /// The thread's number in the group, its first element of a tile, the end of
  /// the slice, whether it has a row, and the initial values of a row.
  Index lane, own, end;
  Value isThere;
  Values initial;
};

} // namespace

void device::emitScanBlocks(OpBuilder &builder, const LoopKernel &kernel) {
  ScanBlocks(builder, kernel).run();
}
