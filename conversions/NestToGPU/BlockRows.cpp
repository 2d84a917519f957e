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
#include "mlir/Dialect/SCF/IR/SCF.h"
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
        width(kernel.plan.vector[0]), group(kernel.plan.vector[1]),
        parts(kernel.plan.vector[2]), threads(kernel.plan.threads),
        combiner(nest::freeCombiner(op)),
        identity(*arith::getNeutralElement(combiner)),
        reads(op, kernel.shape, kernel.plan.order.back(), width) {
    for (int64_t loop : kernel.plan.order)
      (kernel.shape.loops[loop].reduction ? reduced : kept).push_back(loop);
    for (int64_t loop : kept)
      rowSizes.push_back(kernel.sizes[loop]);
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
  }

  void run() {
    if (parts > 1)
      return runParts();
    IndexMath math(builder, loc);
    Index rows = math.product(rowSizes);
    int64_t perBlock = threads / group;
    blockBox(builder, loc, math.ceilDiv(rows, math.constant(perBlock)), threads,
             [&](Value block) { runRows(block, rows, perBlock); });
  }

private:
  void runRows(Value block, Index rows, int64_t perBlock) {
    IndexMath math(builder, loc);
    Value thread = threadInBlock(builder, loc);
    Index row = math.add(math.mul(block, math.constant(perBlock)),
                         math.div(thread, math.constant(group)));
    Index lane = math.rem(thread, math.constant(group));
    // All threads of a warp take part, also those without a row.
    Value isThere = math.less(row, rows);
    setRow(math.min(row, math.sub(rows, math.constant(1))));
    Index terms = kernel.sizes[reduced.back()];
    Value sum =
        GroupSum(builder, loc, combiner)
            .overGroup(sumOf(lane, math.constant(0), terms), group, identity);
    Value isFirst = math.equal(lane, math.constant(0));
    Value stores = arith::AndIOp::create(builder, loc, isThere, isFirst);
    guarded(stores, [&] { finish(sum); });
  }

  void setRow(Index row) {
    IndexMath math(builder, loc);
    for (auto [loop, index] :
         llvm::zip_equal(kept, math.delinearize(row, rowSizes)))
      point[loop] = index;
  }

  void guarded(Value condition, llvm::function_ref<void()> body) {
    auto branch = scf::IfOp::create(builder, loc, condition, /*else=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    body();
  }

  /// Adds what the row starts from, and stores it.
  void finish(Value sum) {
    SmallVector<Value> initial = cpu::initialOutputs(builder, kernel, point);
    Value result = GroupSum(builder, loc, combiner).combine(initial[0], sum);
    cpu::storeResults(builder, kernel, point, result);
  }

  //===--- One thread's terms ---------------------------------------------===//

  /// Of the last loop those in [first, end).
  Value sumOf(Index lane, Index first, Index end) {
    Value none = arith::ConstantOp::create(builder, loc, identity);
    return addTerms(reduced, lane, first, end, none);
  }

  Value addTerms(ArrayRef<int64_t> loops, Index lane, Index first, Index end,
                 Value sum) {
    IndexMath math(builder, loc);
    bool isLast = loops.size() == 1;
    Index lower = isLast ? math.add(first, math.mul(lane, math.constant(width)))
                         : math.constant(0);
    Index upper = isLast ? end : kernel.sizes[loops[0]];
    return cpu::carryLoop(
        builder, loc, lower, upper, isLast ? group * width : 1, sum,
        [&](Value i, ValueRange carried) {
          point[loops[0]] = i;
          Value next = isLast ? addVector(loops[0], i, carried[0])
                              : addTerms(loops.drop_front(), lane, first, end,
                                         carried[0]);
          return SmallVector<Value>{next};
        })[0];
  }

  Value addVector(int64_t loop, Value first, Value sum) {
    SmallVector<Value> vectors = reads.read(builder, point);
    for (int64_t k = 0; k < width; ++k) {
      IndexMath math(builder, loc);
      point[loop] = math.add(first, math.constant(k));
      sum = cpu::emitBody(builder, op, point, sum, /*ordered=*/false,
                          reads.at(builder, vectors, k))[0];
    }
    return sum;
  }

  //===--- Several blocks a row -------------------------------------------===//

  void runParts() {
    IndexMath math(builder, loc);
    Index rows = math.product(rowSizes);
    Value partials = workspaceOf(
        builder, op, *getConstantIntValue(rows) * parts, identity.getType());
    blockBox(builder, loc, math.mul(rows, math.constant(parts)), threads,
             [&](Value block) { runPart(block, partials); });
    blockBox(builder, loc, rows, kPartThreads,
             [&](Value row) { addParts(partials, row); });
  }

  void runPart(Value block, Value partials) {
    IndexMath math(builder, loc);
    Index lane = threadInBlock(builder, loc);
    setRow(math.div(block, math.constant(parts)));
    Index number = math.rem(block, math.constant(parts));
    Index terms = kernel.sizes[reduced.back()];
    // Parts are whole vectors.
    Index vectors = math.ceilDiv(terms, math.constant(width));
    Index each = math.mul(math.ceilDiv(vectors, math.constant(parts)),
                          math.constant(width));
    Index first = math.min(math.mul(number, each), terms);
    Index end = math.min(math.add(first, each), terms);
    Value sum = GroupSum(builder, loc, combiner)
                    .overGroup(sumOf(lane, first, end), threads, identity);
    guarded(math.equal(lane, math.constant(0)), [&] {
      memref::StoreOp::create(builder, loc, sum, partials, block);
    });
  }

  /// A block adds the sums of a row's parts, each thread some of them.
  void addParts(Value partials, Value row) {
    IndexMath math(builder, loc);
    setRow(row);
    Value lane = threadInBlock(builder, loc);
    Index first = math.mul(row, math.constant(parts));
    Value none = arith::ConstantOp::create(builder, loc, identity);
    GroupSum adder(builder, loc, combiner);
    Value own = cpu::carryLoop(
        builder, loc, lane, math.constant(parts), kPartThreads, none,
        [&](Value i, ValueRange carried) {
          IndexMath inner(builder, loc);
          Value partial = memref::LoadOp::create(
              builder, loc, partials, inner.value(inner.add(first, i)));
          return SmallVector<Value>{adder.combine(carried[0], partial)};
        })[0];
    Value sum = adder.overGroup(own, kPartThreads, identity);
    guarded(math.equal(lane, math.constant(0)), [&] { finish(sum); });
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  int64_t width, group, parts, threads;
  Operation *combiner;
  TypedAttr identity;
  VectorReads reads;
  SmallVector<int64_t> kept, reduced;
  SmallVector<Index> rowSizes, point;
};

} // namespace

void device::emitBlockRows(OpBuilder &builder, const LoopKernel &kernel) {
  BlockRows(builder, kernel).run();
}
