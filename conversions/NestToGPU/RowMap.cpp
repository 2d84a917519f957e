//===- RowMap.cpp - the threads of a row compute its elements -------------===//
//
// What follows a reduction in the same blocks, or comes before it.
//
//===----------------------------------------------------------------------===//

#include "Groups.h"
#include "RowGroups.h"
#include "Schedules.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class RowMap {
public:
  RowMap(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        schedule(cast<cuda::BlockRowsAttr>(kernel.schedule)),
        width(schedule.getWidth()), group(schedule.getGroup()),
        reads(op, kernel.shape, kernel.loops.order.back(), width),
        columns(ArrayRef(kernel.loops.order).drop_front(kernel.loops.parallel)),
        point(kernel.sizes.size(), Index(builder.getIndexAttr(0))),
        rows(builder, kernel,
             ArrayRef(kernel.loops.order).take_front(kernel.loops.parallel),
             point) {}

  void run() {
    scf::ParallelOp loop = rows.build([&](Index lane, Value isThere) {
      this->lane = lane;
      this->isThere = isThere;
      runRow();
    });
    loop->setAttr(kRowThreads, builder.getI64IntegerAttr(group));
  }

private:
  // What is read of a row that is not there, as of the last one, is the same
  // for ops before, and is not stored.
  void runRow() {
    if (!columns.empty())
      return overLoops(columns);
    isThere = rows.isFirst(lane, isThere);
    store(compute({}, 0));
  }

  void overLoops(ArrayRef<int64_t> loops) {
    IndexMath math(builder, loc);
    if (loops.size() == 1)
      return overVectors(loops[0]);
    loops::forLoop(builder, loc, math.constant(0), kernel.sizes[loops[0]], 1,
                   [&](Value i) {
                     point[loops[0]] = i;
                     overLoops(loops.drop_front());
                   });
  }

  /// Several vectors at once as long as the group has as many.
  void overVectors(int64_t loop) {
    RowSteps(builder, loc, schedule, kernel.sizes[loop])
        .forVectors(lane, [&](Value first, int64_t count) {
          runVectors(loop, first, count);
        });
  }

  /// Of a group's step each; all are read before they are changed.
  void runVectors(int64_t loop, Value first, int64_t count) {
    IndexMath math(builder, loc);
    SmallVector<Values> vectors;
    SmallVector<Index> starts;
    for (int64_t i = 0; i < count; ++i) {
      starts.push_back(math.add(first, math.constant(i * group * width)));
      point[loop] = starts.back();
      vectors.push_back(reads.read(builder, point));
    }
    for (auto [start, vector] : llvm::zip_equal(starts, vectors))
      runVector(loop, start, vector);
  }

  void runVector(int64_t loop, Index start, ArrayRef<Value> vector) {
    SmallVector<Values> results(op.getNumDpsInits());
    for (int64_t k = 0; k < width; ++k) {
      IndexMath math(builder, loc);
      point[loop] = math.add(start, math.constant(k));
      if (kernel.epilogue || width == 1) {
        store(compute(vector, k));
        continue;
      }
      for (auto [all, one] : llvm::zip_equal(results, compute(vector, k)))
        all.push_back(one);
    }
    if (results[0].empty())
      return;
    point[loop] = start;
    whereThere([&] {
      for (auto [output, values] :
           llvm::zip_equal(op.getDpsInitsMutable(), results))
        storeVector(output, values);
    });
  }

  Values compute(ArrayRef<Value> vector, int64_t k) {
    loops::CommonPart known;
    if (!vector.empty())
      known = reads.at(builder, vector, k);
    return loops::emitBody(builder, op, point,
                           loops::readOutputs(builder, kernel, point),
                           /*ordered=*/false, known);
  }

  void store(ValueRange values) {
    whereThere([&] { loops::storeResults(builder, kernel, point, values); });
  }

  void whereThere(llvm::function_ref<void()> body) {
    isThere ? device::when(builder, loc, isThere, body) : body();
  }

  void storeVector(OpOperand &output, ArrayRef<Value> values) {
    VectorType type = vectorOf(output.get(), width);
    Value stored = vector::FromElementsOp::create(builder, loc, type, values);
    vector::StoreOp::create(builder, loc, stored, output.get(),
                            indicesOf(builder, op, output, point),
                            /*nontemporal=*/false,
                            llvm::MaybeAlign(bytesOf(type)));
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  cuda::BlockRowsAttr schedule;
  int64_t width, group;
  VectorReads reads;
  ArrayRef<int64_t> columns;
  SmallVector<Index> point;
  RowGroups rows;
  Index lane;
  /// Null where all groups have a row.
  Value isThere;
};

} // namespace

void device::emitRowMap(OpBuilder &builder, const LoopKernel &kernel) {
  RowMap(builder, kernel).run();
}
