//===- Rows.cpp - a thread for each result --------------------------------===//

#include "Launches.h"
#include "Schedules.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

void device::threadBox(OpBuilder &builder, Location loc, ArrayRef<Index> sizes,
                       int64_t threads, IndicesBody body) {
  IndexMath math(builder, loc);
  Value zero = math.value(math.constant(0)), one = math.value(math.constant(1));
  Value count = math.value(math.product(sizes));
  auto loop = scf::ParallelOp::create(builder, loc, zero, count, one);
  loop->setAttr(kThreads, builder.getI64IntegerAttr(threads));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(loop.getBody()->getTerminator());
  body(IndexMath(builder, loc).delinearize(loop.getInductionVars()[0], sizes));
}

namespace {

class Rows {
public:
  Rows(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), loc(kernel.op->getLoc()), kernel(kernel) {
    for (int64_t loop : kernel.loops.order)
      (kernel.shape.loops[loop].reduction ? reduced : kept).push_back(loop);
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
  }

  void run() {
    SmallVector<Index> sizes = llvm::map_to_vector(
        kept, [&](int64_t loop) { return kernel.sizes[loop]; });
    threadBox(builder, loc, sizes, threadsOf(kernel.schedule),
              [&](ArrayRef<Index> indices) {
                for (auto [loop, index] : llvm::zip_equal(kept, indices))
                  point[loop] = index;
                element();
              });
  }

private:
  void element() {
    SmallVector<Value> results;
    if (reduced.empty())
      results = loops::emitBody(builder, kernel.op, point,
                                loops::readOutputs(builder, kernel, point));
    else if (cast<cuda::ReductionAttr>(kernel.schedule).getUnroll())
      results = loops::emitTerms(builder, kernel, reduced, point,
                                 loops::initialOutputs(builder, kernel, point));
    else
      results =
          addTerms(reduced, loops::initialOutputs(builder, kernel, point));
    loops::storeResults(builder, kernel, point, results);
  }

  SmallVector<Value> addTerms(ArrayRef<int64_t> loops, ValueRange carried) {
    if (loops.empty())
      return loops::emitBody(builder, kernel.op, point, carried);
    return loops::carryLoop(builder, loc, builder.getIndexAttr(0),
                            kernel.sizes[loops[0]], 1, carried,
                            [&](Value i, ValueRange inner) {
                              point[loops[0]] = i;
                              return addTerms(loops.drop_front(), inner);
                            });
  }

  OpBuilder &builder;
  Location loc;
  const LoopKernel &kernel;
  SmallVector<int64_t> kept, reduced;
  SmallVector<Index> point;
};

} // namespace

void device::emitRows(OpBuilder &builder, const LoopKernel &kernel) {
  Rows(builder, kernel).run();
}
