//===- TwoLevel.cpp - a sum to one number as sums of blocks ---------------===//
//
// Threads share the blocks; their number depends on the size alone, so that the
// result does not depend on the number of threads. Blocks are cut from the
// outermost reduced loop that is not of size 1.
//
//===----------------------------------------------------------------------===//

#include "Strategies.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace {

class TwoLevel {
public:
  TwoLevel(OpBuilder &builder, const LoopKernel &kernel, Operation *combiner,
           TypedAttr identity)
      : builder(builder), loc(kernel.op->getLoc()), math(builder, loc),
        kernel(kernel), combiner(combiner), identity(identity) {
    for (int64_t loop : llvm::reverse(kernel.loops.order))
      if (kernel.shape.loops[loop].size != 1)
        cut = loop;
  }

  void run() {
    Index size = kernel.sizes[cut];
    Index total = math.product(kernel.sizes);
    auto schedule = cast<BlockSumsAttr>(kernel.schedule);
    int64_t mostBlocks = schedule.getBlocks(),
            fewestTerms = schedule.getTerms();
    Index blocks = math.min(math.ceilDiv(total, math.constant(fewestTerms)),
                            math.constant(mostBlocks));
    blocks = math.max(math.min(blocks, size), math.constant(1));
    Index block = math.ceilDiv(size, blocks);
    Value partials = memref::AllocaOp::create(
        builder, loc, MemRefType::get({mostBlocks}, identity.getType()),
        builder.getI64IntegerAttr(64));
    sharedLoop(builder, loc, blocks, math.constant(fewestTerms), [&](Value b) {
      Index first = math.min(math.mul(b, block), size);
      Index end = math.min(math.add(first, block), size);
      memref::StoreOp::create(builder, loc, sumOf(first, end), partials, b);
    });
    combine(partials, blocks);
  }

private:
  Value sumOf(Index first, Index end) {
    SmallVector<Index> point(kernel.sizes.size(), builder.getIndexAttr(0));
    Value zero = arith::ConstantOp::create(builder, loc, identity);
    return level(kernel.loops.order, first, end, zero, point);
  }

  Value level(ArrayRef<int64_t> loops, Index first, Index end, Value sum,
              SmallVector<Index> &point) {
    if (loops.empty())
      return emitBody(builder, kernel.op, point, sum)[0];
    int64_t loop = loops[0];
    bool isCut = loop == cut;
    return carryLoop(builder, loc, isCut ? first : builder.getIndexAttr(0),
                     isCut ? end : kernel.sizes[loop], 1, sum,
                     [&](Value i, ValueRange inner) {
                       point[loop] = i;
                       return SmallVector<Value>{level(
                           loops.drop_front(), first, end, inner[0], point)};
                     })[0];
  }

  void combine(Value partials, Index blocks) {
    SmallVector<Index> point(kernel.sizes.size(), builder.getIndexAttr(0));
    SmallVector<Value> initial = initialOutputs(builder, kernel, point);
    auto body = [&](Value b, ValueRange sum) -> SmallVector<Value> {
      Value partial = memref::LoadOp::create(builder, loc, partials, b);
      Operation *op = builder.clone(*combiner);
      op->setOperands({sum[0], partial});
      return {op->getResult(0)};
    };
    SmallVector<Value> sum =
        carryLoop(builder, loc, math.constant(0), blocks, 1, initial, body);
    storeResults(builder, kernel, point, sum);
  }

  OpBuilder &builder;
  Location loc;
  IndexMath math;
  const LoopKernel &kernel;
  Operation *combiner;
  TypedAttr identity;
  int64_t cut = 0;
};

} // namespace

std::optional<TypedAttr> cpu::identityOfBlocks(linalg::LinalgOp op,
                                               const KernelShape &shape) {
  Operation *combiner = shape.strict ? nullptr : nest::freeCombiner(op);
  bool allReduced = llvm::all_of(shape.loops, [](const KernelLoop &loop) {
    return loop.reduction || loop.size == 1;
  });
  return combiner && allReduced && op.getNumReductionLoops()
             ? arith::getNeutralElement(combiner)
             : std::nullopt;
}

void cpu::emitTwoLevel(OpBuilder &builder, const LoopKernel &kernel) {
  TwoLevel(builder, kernel, nest::freeCombiner(kernel.op),
           *identityOfBlocks(kernel.op, kernel.shape))
      .run();
}
