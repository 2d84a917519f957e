//===- Loops.cpp - loops and the range that threads share -----------------===//

#include "Loops.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

void cpu::forLoop(OpBuilder &builder, Location loc, Index lower, Index upper,
                  int64_t step, IndexBody body) {
  carryLoop(builder, loc, lower, upper, step, {}, [&](Value i, ValueRange) {
    body(i);
    return SmallVector<Value>();
  });
}

SmallVector<Value> cpu::carryLoop(OpBuilder &builder, Location loc, Index lower,
                                  Index upper, int64_t step, ValueRange initial,
                                  CarryBody body) {
  IndexMath math(builder, loc);
  auto loop =
      scf::ForOp::create(builder, loc, math.value(lower), math.value(upper),
                         math.value(math.constant(step)), initial);
  OpBuilder::InsertionGuard guard(builder);
  if (initial.empty())
    builder.setInsertionPoint(loop.getBody()->getTerminator());
  else
    builder.setInsertionPointToEnd(loop.getBody());
  SmallVector<Value> next =
      body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!initial.empty())
    scf::YieldOp::create(builder, loc, next);
  return SmallVector<Value>(loop.getResults());
}

static void parallelLoop(OpBuilder &builder, Location loc, Index count,
                         int64_t grain, IndexBody body) {
  IndexMath math(builder, loc);
  Value zero = math.value(math.constant(0)), one = math.value(math.constant(1));
  auto loop =
      scf::ParallelOp::create(builder, loc, zero, math.value(count), one);
  loop->setAttr("nest.grain", builder.getI64IntegerAttr(grain));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(loop.getBody()->getTerminator());
  body(loop.getInductionVars()[0]);
}

// Iterations in groups of about chunkWork elements.
static void groupedLoop(OpBuilder &builder, Location loc, Index count,
                        Index work, IndexBody body) {
  IndexMath math(builder, loc);
  Index one = math.constant(1);
  Index group =
      math.max(math.div(math.constant(chunkWork), math.max(work, one)), one);
  Index groups = math.ceilDiv(count, group);
  parallelLoop(builder, loc, groups, /*grain=*/1, [&](Value g) {
    Index first = math.mul(g, group);
    Index end = math.min(math.add(first, group), count);
    forLoop(builder, loc, first, end, 1, body);
  });
}

void cpu::sharedLoop(OpBuilder &builder, Location loc, Index count, Index work,
                     IndexBody body) {
  std::optional<int64_t> known = getConstantIntValue(work);
  if (!known)
    return groupedLoop(builder, loc, count, work, body);
  int64_t each = std::max<int64_t>(*known, 1);
  parallelLoop(builder, loc, count, (chunkWork + each - 1) / each, body);
}

//===----------------------------------------------------------------------===//
// The range of a plan
//===----------------------------------------------------------------------===//

namespace {

/// Maps iterations of a shared range to bounds of loops.
class SharedNest {
public:
  SharedNest(OpBuilder &builder, const LoopKernel &kernel)
      : math(builder, kernel.op->getLoc()), kernel(kernel) {
    for (auto [position, loop] : llvm::enumerate(kernel.plan.order))
      if (tile(position) || int64_t(position) < kernel.plan.parallel)
        addShared(position, loop);
  }

  bool isEmpty() const { return shared.empty(); }
  Index count() { return math.product(counts); }

  /// Elements that one iteration computes.
  Index work() {
    Index product = math.constant(1);
    for (auto [position, loop] : llvm::enumerate(kernel.plan.order)) {
      int64_t t = tile(position);
      if (t)
        product = math.mul(product, math.constant(t));
      else if (int64_t(position) >= kernel.plan.parallel)
        product = math.mul(product, kernel.sizes[loop]);
    }
    return product;
  }

  SmallVector<LoopBounds> bounds(Index iteration) {
    SmallVector<LoopBounds> result;
    for (Index size : kernel.sizes)
      result.push_back(
          {math.constant(0), size, getConstantIntValue(size) == 1});
    SmallVector<Index> indices = math.delinearize(iteration, counts);
    for (auto [position, index] : llvm::zip(shared, indices))
      setBounds(result[kernel.plan.order[position]], position, index);
    return result;
  }

private:
  int64_t tile(int64_t position) const {
    return kernel.plan.tile.empty() ? 0 : kernel.plan.tile[position];
  }

  void addShared(int64_t position, int64_t loop) {
    Index size = kernel.sizes[loop];
    shared.push_back(position);
    int64_t step = std::max<int64_t>(tile(position), 1);
    counts.push_back(math.ceilDiv(size, math.constant(step)));
  }

  void setBounds(LoopBounds &bounds, int64_t position, Index index) {
    int64_t t = tile(position);
    if (bounds.single)
      return;
    bounds.single = !t;
    bounds.lower = t ? math.mul(index, math.constant(t)) : index;
    if (t)
      bounds.upper =
          math.min(math.add(bounds.lower, math.constant(t)), bounds.upper);
  }

  IndexMath math;
  const LoopKernel &kernel;
  /// Positions in the order, and the number of indices or tiles of each.
  SmallVector<int64_t> shared;
  SmallVector<Index> counts;
};

} // namespace

void cpu::sharedNest(OpBuilder &builder, const LoopKernel &kernel,
                     BoundsBody body) {
  SharedNest nest(builder, kernel);
  if (nest.isEmpty())
    return body(nest.bounds(builder.getIndexAttr(0)));
  sharedLoop(builder, kernel.op->getLoc(), nest.count(), nest.work(),
             [&](Value i) { body(nest.bounds(i)); });
}
