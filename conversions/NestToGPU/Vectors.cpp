//===- Vectors.cpp - pointwise ops, a few vectors a thread ----------------===//
//
// Memory is read at full speed if each thread reads 16 bytes at once and has
// several loads in flight. A block runs over `threads * flight` vectors
// that follow each other; in one step its threads read neighbours. All that a
// block reads is read first. The last block checks each element instead.
//
//===----------------------------------------------------------------------===//

#include "Launches.h"
#include "Schedules.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

class Vectors {
public:
  Vectors(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), op(kernel.op), loc(op->getLoc()), kernel(kernel),
        width(scheduleOf(kernel).getWidth()),
        flight(scheduleOf(kernel).getVectors()),
        threads(scheduleOf(kernel).getThreads()),
        last(kernel.loops.order.back()) {
    IndexMath math(builder, loc);
    for (int64_t loop : kernel.loops.order)
      vectorSizes.push_back(kernel.sizes[loop]);
    vectorSizes.back() = math.ceilDiv(vectorSizes.back(), math.constant(width));
    count = math.product(vectorSizes);
  }

  void run() {
    IndexMath math(builder, loc);
    Index each = math.constant(threads * flight);
    blockBox(builder, loc, math.ceilDiv(count, each), threads,
             [&](Value block) { runBlock(block); });
  }

private:
  static cuda::VectorsAttr scheduleOf(const LoopKernel &kernel) {
    return cast<cuda::VectorsAttr>(kernel.schedule);
  }

  /// Elements in bounds of vectors in bounds.
  Index elements(IndexMath &math) {
    return isOneRow() ? kernel.sizes[last]
                      : math.mul(count, math.constant(width));
  }
  bool isOneRow() const { return vectorSizes.size() == 1; }

  void runBlock(Value block) {
    IndexMath math(builder, loc);
    Value thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
    Index first = math.mul(block, math.constant(threads * flight));
    Index own = math.add(first, thread);
    Index end = math.add(first, math.constant(threads * flight));
    Value isFull = math.less(
        math.sub(math.mul(end, math.constant(width)), math.constant(1)),
        elements(math));
    auto branch = scf::IfOp::create(builder, loc, isFull, /*else=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(branch.thenBlock()->getTerminator());
    runWhole(own);
    builder.setInsertionPoint(branch.elseBlock()->getTerminator());
    runRest(own);
  }

  //===--- All elements are in bounds ------------------------------------===//

  struct Vector {
    SmallVector<Index> point;
    /// By operand: what was loaded, a vector or one element; null for none.
    SmallVector<Value> loaded;
  };

  void runWhole(Index own) {
    SmallVector<Vector> vectors;
    for (int64_t i = 0; i < flight; ++i) {
      IndexMath math(builder, loc);
      Vector &vector = vectors.emplace_back();
      vector.point = pointOf(math.add(own, math.constant(i * threads)));
      for (OpOperand &operand : op->getOpOperands())
        vector.loaded.push_back(load(operand, vector.point));
    }
    for (Vector &vector : vectors)
      compute(vector);
  }

  /// The first element of a vector.
  SmallVector<Index> pointOf(Index number) {
    IndexMath math(builder, loc);
    SmallVector<Index> point(kernel.sizes.size(), math.constant(0));
    SmallVector<Index> at = math.delinearize(number, vectorSizes);
    for (auto [loop, index] : llvm::zip_equal(kernel.loops.order, at))
      point[loop] = index;
    point[last] = math.mul(point[last], math.constant(width));
    return point;
  }

  bool isVector(OpOperand &operand) {
    return kernel.shape.operands[operand.getOperandNumber()].steps[last] ==
           Step::One;
  }

  bool isRead(OpOperand &operand) {
    return !op.getMatchingBlockArgument(&operand).use_empty();
  }

  SmallVector<Value> indicesAt(OpOperand &operand, ArrayRef<Index> point) {
    return llvm::map_to_vector(
        op.getMatchingIndexingMap(&operand).getResults(), [&](AffineExpr expr) {
          return loops::indexAt(builder, loc, expr, point);
        });
  }

  VectorType typeOf(Value buffer) const {
    return VectorType::get({width}, getElementTypeOrSelf(buffer));
  }

  /// The alignment of an access to whole vectors from an aligned one on.
  int64_t alignment(Value buffer) const {
    return width *
           ((getElementTypeOrSelf(buffer).getIntOrFloatBitWidth() + 7) / 8);
  }

  Value load(OpOperand &operand, ArrayRef<Index> point) {
    if (!isRead(operand))
      return Value();
    int64_t output = int64_t(operand.getOperandNumber()) - op.getNumDpsInputs();
    if (output >= 0 && kernel.fills[output])
      return kernel.fills[output];
    Value buffer = operand.get();
    if (!isa<MemRefType>(buffer.getType()))
      return buffer;
    SmallVector<Value> indices = indicesAt(operand, point);
    if (!isVector(operand))
      return memref::LoadOp::create(builder, loc, buffer, indices);
    return vector::LoadOp::create(builder, loc, typeOf(buffer), buffer, indices,
                                  /*nontemporal=*/false,
                                  llvm::MaybeAlign(alignment(buffer)));
  }

  void compute(Vector &vector) {
    SmallVector<SmallVector<Value>> results(op.getNumDpsInits());
    Index start = vector.point[last];
    for (int64_t k = 0; k < width; ++k) {
      IndexMath math(builder, loc);
      vector.point[last] = math.add(start, math.constant(k));
      for (auto [all, one] :
           llvm::zip_equal(results, computeElement(vector, k)))
        all.push_back(one);
    }
    vector.point[last] = start;
    for (auto [output, values] :
         llvm::zip_equal(op.getDpsInitsMutable(), results)) {
      Value stored = vector::FromElementsOp::create(
          builder, loc, typeOf(output.get()), values);
      vector::StoreOp::create(
          builder, loc, stored, output.get(), indicesAt(output, vector.point),
          /*nontemporal=*/false, llvm::MaybeAlign(alignment(output.get())));
    }
  }

  SmallVector<Value> computeElement(const Vector &vector, int64_t k) {
    loops::CommonPart known;
    for (auto [operand, value] :
         llvm::zip_equal(op->getOpOperands(), vector.loaded)) {
      if (!value)
        continue;
      Value element = value;
      if (isa<VectorType>(value.getType()))
        element = vector::ExtractOp::create(builder, loc, value, k);
      known.values.map(op.getMatchingBlockArgument(&operand), element);
    }
    return loops::emitBody(builder, op, vector.point, {}, /*ordered=*/false,
                           known);
  }

  //===--- The last block -------------------------------------------------===//

  void runRest(Index own) {
    IndexMath math(builder, loc);
    loops::forLoop(
        builder, loc, math.constant(0), math.constant(flight), 1, [&](Value i) {
          IndexMath inner(builder, loc);
          Index number = inner.add(own, inner.mul(i, inner.constant(threads)));
          Value isThere = inner.less(number, count);
          auto branch = scf::IfOp::create(builder, loc, isThere,
                                          /*else=*/false);
          OpBuilder::InsertionGuard guard(builder);
          builder.setInsertionPointToStart(branch.thenBlock());
          runElements(pointOf(number));
        });
  }

  void runElements(SmallVector<Index> point) {
    IndexMath math(builder, loc);
    Index start = point[last];
    Index end = math.add(start, math.constant(width));
    if (isOneRow())
      end = math.min(end, kernel.sizes[last]);
    loops::forLoop(builder, loc, start, end, 1, [&](Value i) {
      point[last] = i;
      SmallVector<Value> old = loops::initialOutputs(builder, kernel, point);
      loops::storeOutputs(builder, op, point,
                          loops::emitBody(builder, op, point, old));
    });
  }

  OpBuilder &builder;
  linalg::LinalgOp op;
  Location loc;
  const LoopKernel &kernel;
  int64_t width, flight, threads, last;
  /// The sizes of loops in their order, the last one in vectors.
  SmallVector<Index> vectorSizes;
  Index count;
};

} // namespace

scf::ParallelOp device::blockBox(OpBuilder &builder, Location loc, Index blocks,
                                 int64_t threads, loops::IndexBody body) {
  IndexMath math(builder, loc);
  Value zero = math.value(math.constant(0)), one = math.value(math.constant(1));
  auto loop =
      scf::ParallelOp::create(builder, loc, zero, math.value(blocks), one);
  loop->setAttr(kThreads, builder.getI64IntegerAttr(threads));
  loop->setAttr(kBlocks, builder.getUnitAttr());
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(loop.getBody()->getTerminator());
  body(loop.getInductionVars()[0]);
  return loop;
}

void device::emitVectors(OpBuilder &builder, const LoopKernel &kernel) {
  Vectors(builder, kernel).run();
}
