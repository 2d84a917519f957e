//===- ScanBlocks.cpp - threads of a group scan a row together ------------===//
//
// A group of threads takes a tile of a row at a time, a few neighbouring
// elements each, and carries what comes before the next tile. Where there are
// few rows, several groups share each: first they find the totals of their
// parts, which they leave in the kernel's workspace, and in a second launch
// each starts with the totals of the parts before its own. If rows do not lie
// along the scan, a thread is a group, so that neighbours read neighbouring
// rows.
//
//===----------------------------------------------------------------------===//

#include "GroupScan.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Conversion/NestToCPU/Strategies.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class ScanBlocks {
public:
  ScanBlocks(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        math(builder, loc), combiner(*Combiner::ofScan(op)),
        scanned(cpu::scannedLoop(op)), items(kernel.plan.vector[0]),
        group(kernel.plan.vector[1]), parts(kernel.plan.vector[2]),
        threads(kernel.plan.threads) {
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
    for (int64_t loop : kernel.plan.order)
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
    initial = carriedOf(cpu::initialOutputs(builder, kernel, point));
    Index size = kernel.sizes[scanned];
    Index each = math.mul(math.ceilDiv(size, math.constant(parts * tile())),
                          math.constant(tile()));
    Index first = math.min(math.mul(part, each), size);
    end = math.min(math.add(first, each), size);
    std::optional<GroupScan> scan;
    if (group > 1)
      scan.emplace(builder, loc, combiner, group);
    Values start = stores && partials ? partsBefore(row, part, scan) : initial;
    Values last = cpu::carryLoop(builder, loc, first, end, tile(), start,
                                 [&](Value base, ValueRange before) {
                                   return scanTile(base, before, scan, stores);
                                 });
    Value isOne = both(isThere, math.equal(lane, math.constant(0)));
    if (!stores)
      return when(isOne, [&] { partials->store(builder, last, unit); });
    isOne = both(isOne, math.equal(part, math.constant(parts - 1)));
    when(isOne, [&] { store(last, /*kept=*/false); });
  }

  int64_t tile() const { return group * items; }

  /// The totals of the parts of a row that come before one.
  Values partsBefore(Index row, Index part, std::optional<GroupScan> &scan) {
    Index first = math.mul(row, math.constant(parts));
    if (!scan)
      return cpu::carryLoop(
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

  /// Returns what comes before the next tile.
  Values scanTile(Value base, ValueRange before, std::optional<GroupScan> &scan,
                  bool stores) {
    SmallVector<Values> states;
    SmallVector<Value> isElement;
    Index own = math.add(base, math.mul(lane, math.constant(items)));
    Values state = scan ? initial : Values(before);
    for (int64_t k = 0; k < items; ++k) {
      Index at = math.add(own, math.constant(k));
      isElement.push_back(math.less(at, end));
      point[scanned] = math.min(at, math.sub(end, math.constant(1)));
      state = choose(isElement.back(), step(state), state);
      states.push_back(state);
    }
    GroupScan::Result sums;
    if (scan)
      sums = scan->run(state, before);
    for (int64_t k = 0; stores && k < items; ++k) {
      point[scanned] = math.add(own, math.constant(k));
      if (scan)
        states[k] = combiner.combine(builder, loc, sums.before, states[k]);
      when(both(isThere, isElement[k]),
           [&] { store(states[k], /*kept=*/true); });
    }
    return scan ? sums.all : state;
  }

  //===--- Values ---------------------------------------------------------===//

  /// What is carried after the point's element.
  Values step(ValueRange before) {
    Values outputs;
    for (bool kept : isKept) {
      outputs.push_back(kept ? Value() : before.front());
      before = before.drop_front(!kept);
    }
    return carriedOf(cpu::emitBody(builder, op, point, outputs,
                                   /*ordered=*/true));
  }

  Values carriedOf(ValueRange values) {
    Values carried;
    for (auto [value, kept] : llvm::zip_equal(values, isKept))
      if (!kept)
        carried.push_back(value);
    return carried;
  }

  /// Outputs that are kept are what one of the carried values has been.
  void store(ValueRange carried, bool kept) {
    for (auto [output, isOne, number] :
         llvm::zip_equal(op.getDpsInitsMutable(), isKept, combiner.sources()))
      if (isOne == kept)
        memref::StoreOp::create(builder, loc, carried[number], output.get(),
                                indicesOf(builder, op, output, point));
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
    auto branch = scf::IfOp::create(builder, loc, condition, /*else=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    body();
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
  /// Of the thread: its number in the group, whether it has a row, what a row
  /// starts from, and where the part ends.
  Index lane, end;
  Value isThere;
  Values initial;
};

} // namespace

void device::emitScanBlocks(OpBuilder &builder, const LoopKernel &kernel) {
  ScanBlocks(builder, kernel).run();
}
