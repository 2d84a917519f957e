//===- BlockColumns.cpp - sums along columns ------------------------------===//
//
// The lanes of a warp are neighbouring columns, a vector each; the warps of a
// block take turns at the terms and add their sums through shared memory. Where
// the columns are few, several blocks share the terms: they leave their sums in
// the kernel's workspace, and a second launch adds these, in order.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class BlockColumns {
public:
  BlockColumns(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        width(kernel.plan.vector[0]), parts(kernel.plan.vector[1]),
        warps(kernel.plan.threads / kWarp), combiner(nest::freeCombiner(op)),
        identity(*arith::getNeutralElement(combiner)) {
    for (int64_t loop : kernel.plan.order)
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
    Value partials;
    if (parts > 1)
      partials =
          workspaceOf(builder, op, numColumns() * parts, identity.getType());
    blockBox(builder, loc, math.mul(tiles, math.constant(parts)), warps * kWarp,
             [&](Value block) { runBlock(block, partials); });
    if (parts > 1)
      addParts(partials);
  }

private:
  /// Known where there are parts.
  int64_t numColumns() {
    IndexMath math(builder, loc);
    return *getConstantIntValue(math.product(columnSizes));
  }

  void runBlock(Value block, Value partials) {
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
    SmallVector<Value> sums = sumsOf(part, warp);
    sums = overWarps(sums, thread, warp, lane);
    Value isFirst = math.equal(warp, math.constant(0));
    Value stores = arith::AndIOp::create(builder, loc, isThere, isFirst);
    auto branch = scf::IfOp::create(builder, loc, stores, /*else=*/false);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(branch.thenBlock());
    if (partials)
      store(sums, partials, part, number);
    else
      finish(sums);
  }

  /// The first column of a vector.
  void setColumn(Index number) {
    IndexMath math(builder, loc);
    for (auto [loop, index] :
         llvm::zip_equal(kept, math.delinearize(number, vectorSizes)))
      point[loop] = index;
    point[kept.back()] = math.mul(point[kept.back()], math.constant(width));
  }

  /// Of the terms of a part every `warps`-th.
  SmallVector<Value> sumsOf(Index part, Index warp) {
    IndexMath math(builder, loc);
    Index each = math.ceilDiv(terms, math.constant(parts));
    Index first = math.mul(part, each);
    Index end = math.min(math.add(first, each), terms);
    Value none = arith::ConstantOp::create(builder, loc, identity);
    SmallVector<Value> start(width, none);
    return cpu::carryLoop(builder, loc, math.add(first, warp), end, warps,
                          start, [&](Value i, ValueRange carried) {
                            setTerm(i);
                            return addTerm(carried);
                          });
  }

  void setTerm(Value number) {
    IndexMath math(builder, loc);
    for (auto [loop, index] :
         llvm::zip_equal(reduced, math.delinearize(number, termSizes)))
      point[loop] = index;
  }

  SmallVector<Value> addTerm(ValueRange carried) {
    SmallVector<Value> loaded = reads->read(builder, point), sums;
    Index first = point[kept.back()];
    for (int64_t k = 0; k < width; ++k) {
      IndexMath math(builder, loc);
      point[kept.back()] = math.add(first, math.constant(k));
      sums.push_back(cpu::emitBody(builder, op, point, carried[k],
                                   /*ordered=*/false,
                                   reads->at(builder, loaded, k))[0]);
    }
    point[kept.back()] = first;
    return sums;
  }

  /// The first warp gets the sums of all.
  SmallVector<Value> overWarps(ArrayRef<Value> sums, Value thread, Index warp,
                               Index lane) {
    if (warps == 1)
      return SmallVector<Value>(sums);
    IndexMath math(builder, loc);
    Value memory =
        sharedMemory(builder, loc, {warps, width, kWarp}, identity.getType());
    Value row = math.value(warp), column = math.value(lane);
    for (auto [k, sum] : llvm::enumerate(sums))
      memref::StoreOp::create(
          builder, loc, sum, memory,
          ValueRange{row, math.value(math.constant(k)), column});
    barrier(builder, loc);
    SmallVector<Value> all;
    GroupSum adder(builder, loc, combiner);
    for (int64_t k = 0; k < width; ++k) {
      Value total;
      for (int64_t w = 0; w < warps; ++w) {
        Value sum = memref::LoadOp::create(
            builder, loc, memory,
            ValueRange{math.value(math.constant(w)),
                       math.value(math.constant(k)), column});
        total = total ? adder.combine(total, sum) : sum;
      }
      all.push_back(total);
    }
    return all;
  }

  void store(ArrayRef<Value> sums, Value partials, Index part, Index number) {
    IndexMath math(builder, loc);
    Index first = math.add(math.mul(part, math.constant(numColumns())),
                           math.mul(number, math.constant(width)));
    for (auto [k, sum] : llvm::enumerate(sums))
      memref::StoreOp::create(builder, loc, sum, partials,
                              math.value(math.add(first, math.constant(k))));
  }

  void finish(ArrayRef<Value> sums) {
    Index first = point[kept.back()];
    for (auto [k, sum] : llvm::enumerate(sums)) {
      IndexMath math(builder, loc);
      point[kept.back()] = math.add(first, math.constant(k));
      finish(sum);
    }
    point[kept.back()] = first;
  }

  /// Adds what a column starts from, and stores it.
  void finish(Value sum) {
    SmallVector<Value> initial = cpu::initialOutputs(builder, kernel, point);
    Value result = GroupSum(builder, loc, combiner).combine(initial[0], sum);
    cpu::storeResults(builder, kernel, point, result);
  }

  void addParts(Value partials) {
    threadBox(builder, loc, columnSizes, warps * kWarp,
              [&](ArrayRef<Index> indices) {
                IndexMath math(builder, loc);
                Index column = math.constant(0);
                for (auto [loop, size, index] :
                     llvm::zip_equal(kept, columnSizes, indices)) {
                  point[loop] = index;
                  column = math.add(math.mul(column, size), index);
                }
                finish(sumOfParts(partials, column));
              });
  }

  Value sumOfParts(Value partials, Index column) {
    IndexMath math(builder, loc);
    Value none = arith::ConstantOp::create(builder, loc, identity);
    return cpu::carryLoop(
        builder, loc, math.constant(0), math.constant(parts), 1, none,
        [&](Value i, ValueRange carried) {
          IndexMath inner(builder, loc);
          Index place =
              inner.add(inner.mul(i, inner.constant(numColumns())), column);
          Value partial = memref::LoadOp::create(builder, loc, partials,
                                                 inner.value(place));
          return SmallVector<Value>{
              GroupSum(builder, loc, combiner).combine(carried[0], partial)};
        })[0];
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  int64_t width, parts, warps;
  Operation *combiner;
  TypedAttr identity;
  std::optional<VectorReads> reads;
  SmallVector<int64_t> kept, reduced;
  SmallVector<Index> columnSizes, vectorSizes, termSizes, point;
  Index vectors, terms;
};

} // namespace

void device::emitBlockColumns(OpBuilder &builder, const LoopKernel &kernel) {
  BlockColumns(builder, kernel).run();
}
