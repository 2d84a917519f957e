//===- Scatter.cpp - updates at places that index tensors give ------------===//
//
// Updates of one place follow each other, so threads share a loop only if its
// updates have different places: those over dimensions of the updates that are
// dimensions of x. If the outermost loops are such, threads share them. Else
// each thread runs through all indices and updates a part of each row: parts
// are few, so that reading the indices again costs little.
//
// Nothing depends on the number of threads: each place gets its updates in
// row-major order whatever the parts are.
//
//===----------------------------------------------------------------------===//

#include "Strategies.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/Nest/Transforms/ScatterLoops.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

// A row is split into this many parts at most, none of them shorter than this.
static constexpr int64_t kMostParts = 16, kLeastPart = 512;

namespace {

class ScatterLowering {
public:
  ScatterLowering(OpBuilder &builder, nest::ScatterOp op)
      : builder(builder), loc(op.getLoc()), math(builder, loc), op(op),
        bounds(nest::wholeScatter(builder, op)) {}

  void run() {
    if (int64_t shared = numFree())
      return shareOutermost(shared);
    for (int64_t dim = 0; dim < int64_t(bounds.size()); ++dim)
      if (isFree(dim))
        return splitRows(dim);
    emitLoops(bounds);
  }

private:
  /// Whether updates that differ in this dimension have different places.
  bool isFree(int64_t dim) { return llvm::is_contained(op.getXDims(), dim); }

  /// Elements whose places are far from each other are moved one by one: as
  /// vectors they would be taken apart again, each behind a test of its own.
  void emitLoops(ArrayRef<nest::ScatterBounds> some) {
    scf::ForOp innermost = nest::emitScatterLoops(builder, op, some);
    if (!innermost || isFree(int64_t(some.size()) - 1))
      return;
    MLIRContext *context = builder.getContext();
    auto never = LLVM::LoopVectorizeAttr::get(
        context, /*disable=*/builder.getBoolAttr(true), {}, {}, {}, {}, {}, {});
    auto annotation = LLVM::LoopAnnotationAttr::get(
        context, {}, never, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {});
    innermost->setAttr("loop_annotation", annotation);
  }

  /// Of the outermost dimensions.
  int64_t numFree() {
    int64_t dim = 0;
    while (dim < int64_t(bounds.size()) && isFree(dim))
      ++dim;
    return dim;
  }

  Index sizeFrom(int64_t dim) {
    Index product = math.constant(1);
    for (const nest::ScatterBounds &of : ArrayRef(bounds).drop_front(dim))
      product = math.mul(product, of.upper);
    return product;
  }

  void shareOutermost(int64_t count) {
    SmallVector<Index> sizes;
    for (int64_t dim = 0; dim < count; ++dim)
      sizes.push_back(bounds[dim].upper);
    sharedBox(builder, loc, sizes, sizeFrom(count), [&](ArrayRef<Index> at) {
      SmallVector<nest::ScatterBounds> inner(bounds);
      for (int64_t dim = 0; dim < count; ++dim)
        inner[dim] = {at[dim], Index(), /*single=*/true};
      emitLoops(inner);
    });
  }

  void splitRows(int64_t dim) {
    Index size = bounds[dim].upper;
    Index later = math.max(sizeFrom(dim + 1), math.constant(1));
    Index part = math.max(math.ceilDiv(size, math.constant(kMostParts)),
                          math.ceilDiv(math.constant(kLeastPart), later));
    Index rows = math.constant(1);
    for (int64_t before = 0; before < dim; ++before)
      rows = math.mul(rows, bounds[before].upper);
    Index work = math.mul(rows, math.mul(math.min(part, size), later));
    sharedLoop(builder, loc, math.ceilDiv(size, part), work, [&](Value i) {
      SmallVector<nest::ScatterBounds> inner(bounds);
      Index lower = math.mul(i, part);
      inner[dim].lower = lower;
      inner[dim].upper = math.min(math.add(lower, part), size);
      emitLoops(inner);
    });
  }

  OpBuilder &builder;
  Location loc;
  IndexMath math;
  nest::ScatterOp op;
  SmallVector<nest::ScatterBounds> bounds;
};

} // namespace

void cpu::lowerScatter(nest::ScatterOp op) {
  OpBuilder builder(op);
  ScatterLowering(builder, op).run();
  op.erase();
}
