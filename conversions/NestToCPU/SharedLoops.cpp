//===- SharedLoops.cpp - ranges of work that threads share ----------------===//

#include "SharedLoops.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

static void parallelLoop(OpBuilder &builder, Location loc, Index count,
                         int64_t grain, IndexBody body) {
  IndexMath math(builder, loc);
  Value zero = math.value(math.constant(0)), one = math.value(math.constant(1));
  auto loop =
      scf::ParallelOp::create(builder, loc, zero, math.value(count), one);
  loop->setAttr(nest::attrs::kGrain, builder.getI64IntegerAttr(grain));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(loop.getBody()->getTerminator());
  body(loop.getInductionVars()[0]);
}

// The indices after `at` in a box, counted as on a clock.
static SmallVector<Value> nextIndices(IndexMath &math, OpBuilder &builder,
                                      Location loc, ValueRange at,
                                      ArrayRef<Index> sizes) {
  SmallVector<Value> next(at);
  Value carry;
  for (size_t i = at.size(); i-- > 0;) {
    Value more = math.value(math.add(at[i], math.constant(1)));
    next[i] = carry ? arith::SelectOp::create(builder, loc, carry, more, at[i])
                    : more;
    if (i == 0)
      break;
    Value full = math.equal(next[i], sizes[i]);
    next[i] = arith::SelectOp::create(builder, loc, full,
                                      math.value(math.constant(0)), next[i]);
    carry = full;
  }
  return next;
}

// A box of unknown sizes: dividing to find the indices would cost more than a
// short row.
static void clockLoop(OpBuilder &builder, Location loc, Index first, Index end,
                      ArrayRef<Index> sizes, IndicesBody body) {
  IndexMath math(builder, loc);
  SmallVector<Value> start =
      llvm::map_to_vector(math.delinearize(first, sizes),
                          [&](Index index) { return math.value(index); });
  carryLoop(builder, loc, first, end, 1, start, [&](Value, ValueRange at) {
    SmallVector<Index> indices(at.begin(), at.end());
    body(indices);
    return nextIndices(math, builder, loc, at, sizes);
  });
}

// Iterations in groups of about chunkWork elements.
static void groupedLoop(OpBuilder &builder, Location loc, Index count,
                        Index work,
                        llvm::function_ref<void(Index, Index)> body) {
  IndexMath math(builder, loc);
  Index one = math.constant(1);
  Index group =
      math.max(math.div(math.constant(chunkWork), math.max(work, one)), one);
  Index groups = math.ceilDiv(count, group);
  parallelLoop(builder, loc, groups, /*grain=*/1, [&](Value g) {
    Index first = math.mul(g, group);
    body(first, math.min(math.add(first, group), count));
  });
}

void cpu::sharedLoop(OpBuilder &builder, Location loc, Index count, Index work,
                     IndexBody body) {
  std::optional<int64_t> known = getConstantIntValue(work);
  if (!known)
    return groupedLoop(builder, loc, count, work, [&](Index first, Index end) {
      forLoop(builder, loc, first, end, 1, body);
    });
  int64_t each = std::max<int64_t>(*known, 1);
  parallelLoop(builder, loc, count, (chunkWork + each - 1) / each, body);
}

void cpu::sharedBox(OpBuilder &builder, Location loc, ArrayRef<Index> sizes,
                    Index work, IndicesBody body) {
  IndexMath math(builder, loc);
  Index count = math.product(sizes);
  bool isKnown = llvm::all_of(sizes.drop_front(), [](Index size) {
    return getConstantIntValue(size).has_value();
  });
  if (isKnown)
    return sharedLoop(builder, loc, count, work, [&](Value i) {
      body(IndexMath(builder, loc).delinearize(i, sizes));
    });
  groupedLoop(builder, loc, count, work, [&](Index first, Index end) {
    clockLoop(builder, loc, first, end, sizes, body);
  });
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
    for (auto [position, loop] : llvm::enumerate(kernel.loops.order))
      if (tile(position) || int64_t(position) < kernel.loops.parallel)
        addShared(position, loop);
  }

  bool isEmpty() const { return shared.empty(); }
  ArrayRef<Index> sizes() const { return counts; }

  /// Elements that one iteration computes.
  Index work() {
    Index product = math.constant(1);
    for (auto [position, loop] : llvm::enumerate(kernel.loops.order)) {
      int64_t t = tile(position);
      // A loop that is known to be shorter than its tile has no more elements.
      if (t)
        product = math.mul(
            product,
            math.constant(std::min(
                t, getConstantIntValue(kernel.sizes[loop]).value_or(t))));
      else if (int64_t(position) >= kernel.loops.parallel)
        product = math.mul(product, kernel.sizes[loop]);
    }
    return product;
  }

  SmallVector<LoopBounds> bounds(ArrayRef<Index> indices) {
    SmallVector<LoopBounds> result;
    for (Index size : kernel.sizes)
      result.push_back(
          {math.constant(0), size, getConstantIntValue(size) == 1});
    for (auto [position, index] : llvm::zip(shared, indices))
      setBounds(result[kernel.loops.order[position]], position, index);
    return result;
  }

private:
  int64_t tile(int64_t position) const {
    return kernel.loops.tile.empty() ? 0 : kernel.loops.tile[position];
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
    return body(nest.bounds({}));
  sharedBox(builder, kernel.op->getLoc(), nest.sizes(), nest.work(),
            [&](ArrayRef<Index> indices) { body(nest.bounds(indices)); });
}
