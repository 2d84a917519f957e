//===- Scan.cpp - a thread for each row of a scan -------------------------===//

#include "Launches.h"
#include "Schedules.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class Scan {
public:
  Scan(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        scanned(loops::scannedLoop(op)) {
    point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
    for (int64_t loop : kernel.loops.order)
      if (loop != scanned)
        rows.push_back(loop);
    for (OpOperand &output : op.getDpsInitsMutable())
      isKept.push_back(
          op.getMatchingIndexingMap(&output).isFunctionOfDim(scanned));
  }

  void run() {
    SmallVector<Index> sizes = llvm::map_to_vector(
        rows, [&](int64_t loop) { return kernel.sizes[loop]; });
    threadBox(builder, loc, sizes, threadsOf(kernel.schedule),
              [&](ArrayRef<Index> indices) {
                for (auto [loop, index] : llvm::zip_equal(rows, indices))
                  point[loop] = index;
                row();
              });
  }

private:
  void row() {
    SmallVector<Value> initial =
        select(loops::initialOutputs(builder, kernel, point), /*kept=*/false);
    SmallVector<Value> last = loops::carryLoop(
        builder, loc, builder.getIndexAttr(0), kernel.sizes[scanned], 1,
        initial, [&](Value i, ValueRange carried) {
          point[scanned] = i;
          return step(carried);
        });
    store(last, /*kept=*/false);
  }

  /// Adds one term, and stores what is kept of it.
  SmallVector<Value> step(ValueRange carried) {
    SmallVector<Value> before = loops::initialOutputs(builder, kernel, point);
    size_t next = 0;
    for (auto [value, kept] : llvm::zip_equal(before, isKept))
      if (!kept)
        value = carried[next++];
    SmallVector<Value> after = loops::emitBody(builder, op, point, before);
    store(select(after, /*kept=*/true), /*kept=*/true);
    return select(after, /*kept=*/false);
  }

  SmallVector<Value> select(ArrayRef<Value> values, bool kept) {
    SmallVector<Value> some;
    for (auto [value, isOne] : llvm::zip_equal(values, isKept))
      if (isOne == kept)
        some.push_back(value);
    return some;
  }

  void store(ArrayRef<Value> values, bool kept) {
    for (auto [output, isOne] :
         llvm::zip_equal(op.getDpsInitsMutable(), isKept)) {
      if (isOne != kept)
        continue;
      SmallVector<Value> indices = llvm::map_to_vector(
          op.getMatchingIndexingMap(&output).getResults(),
          [&](AffineExpr expr) {
            return loops::indexAt(builder, loc, expr, point);
          });
      memref::StoreOp::create(builder, loc, values.front(), output.get(),
                              indices);
      values = values.drop_front();
    }
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  int64_t scanned;
  SmallVector<int64_t> rows;
  SmallVector<Index> point;
  /// By output: it has an element for each step.
  SmallVector<bool> isKept;
};

} // namespace

void device::emitScan(OpBuilder &builder, const LoopKernel &kernel) {
  Scan(builder, kernel).run();
}
