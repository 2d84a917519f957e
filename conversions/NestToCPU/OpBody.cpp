//===- OpBody.cpp - an op's body at one point of its loops ----------------===//

#include "Loops.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

static Value indexAt(OpBuilder &builder, Location loc, AffineExpr expr,
                     ArrayRef<Index> point) {
  IndexMath math(builder, loc);
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return math.value(point[dim.getPosition()]);
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return math.value(math.constant(constant.getValue()));
  SmallVector<Value> dims = llvm::map_to_vector(
      point, [&](Index index) { return math.value(index); });
  return affine::expandAffineExpr(builder, loc, expr, dims, {});
}

static SmallVector<Value> indicesAt(OpBuilder &builder, linalg::LinalgOp op,
                                    OpOperand &operand, ArrayRef<Index> point) {
  return llvm::map_to_vector(
      op.getMatchingIndexingMap(&operand).getResults(), [&](AffineExpr expr) {
        return indexAt(builder, op->getLoc(), expr, point);
      });
}

static Value loadAt(OpBuilder &builder, linalg::LinalgOp op, OpOperand &operand,
                    ArrayRef<Index> point) {
  if (!isa<MemRefType>(operand.get().getType()))
    return operand.get();
  return memref::LoadOp::create(builder, op->getLoc(), operand.get(),
                                indicesAt(builder, op, operand, point));
}

SmallVector<Value> cpu::loadOutputs(OpBuilder &builder, linalg::LinalgOp op,
                                    ArrayRef<Index> point) {
  SmallVector<Value> values;
  for (OpOperand &operand : op.getDpsInitsMutable())
    values.push_back(loadAt(builder, op, operand, point));
  return values;
}

SmallVector<Value> cpu::initialOutputs(OpBuilder &builder,
                                       const LoopKernel &kernel,
                                       ArrayRef<Index> point) {
  linalg::LinalgOp op = kernel.op;
  SmallVector<Value> values;
  for (auto [i, operand] : llvm::enumerate(op.getDpsInitsMutable()))
    values.push_back(kernel.fills[i] ? kernel.fills[i]
                                     : loadAt(builder, op, operand, point));
  return values;
}

void cpu::storeOutputs(OpBuilder &builder, linalg::LinalgOp op,
                       ArrayRef<Index> point, ValueRange values) {
  for (auto [operand, value] : llvm::zip(op.getDpsInitsMutable(), values))
    memref::StoreOp::create(builder, op->getLoc(), value, operand.get(),
                            indicesAt(builder, op, operand, point));
}

// Loop numbers become values, at any depth of the cloned op.
static void replaceIndexOps(OpBuilder &builder, Operation *clone,
                            ArrayRef<Index> point) {
  SmallVector<linalg::IndexOp> indices;
  clone->walk([&](linalg::IndexOp op) { indices.push_back(op); });
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(clone);
  IndexMath math(builder, clone->getLoc());
  for (linalg::IndexOp op : indices) {
    op.replaceAllUsesWith(math.value(point[op.getDim()]));
    op.erase();
  }
}

// `ordered` keeps LLVM from vectorizing along a loop over terms where another
// loop is the better one.
static void setFastMath(Operation *op, bool ordered) {
  auto math = dyn_cast<arith::ArithFastMathInterface>(op);
  if (!math || !math.getFastMathFlagsAttr())
    return;
  arith::FastMathFlags flags = math.getFastMathFlagsAttr().getValue();
  if (ordered)
    flags = flags & ~arith::FastMathFlags::reassoc;
  op->setAttr("fastmath",
              arith::FastMathFlagsAttr::get(op->getContext(), flags));
}

static void mapArguments(OpBuilder &builder, linalg::LinalgOp op,
                         ArrayRef<Index> point, ValueRange outputs,
                         IRMapping &mapping) {
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (argument.use_empty())
      continue;
    int64_t output = int64_t(operand.getOperandNumber()) - op.getNumDpsInputs();
    bool given = output >= 0 && !outputs.empty();
    mapping.map(argument,
                given ? outputs[output] : loadAt(builder, op, operand, point));
  }
}

SmallVector<Value> cpu::emitBody(OpBuilder &builder, linalg::LinalgOp op,
                                 ArrayRef<Index> point, ValueRange outputs,
                                 bool ordered) {
  IRMapping mapping;
  mapArguments(builder, op, point, outputs, mapping);
  Block *block = op.getBlock();
  bool fast = !nest::isStrict(op);
  for (Operation &inner : block->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
      IndexMath math(builder, op->getLoc());
      mapping.map(index.getResult(), math.value(point[index.getDim()]));
      continue;
    }
    Operation *clone = builder.clone(inner, mapping);
    replaceIndexOps(builder, clone, point);
    if (fast)
      setFastMath(clone, ordered);
  }
  return llvm::map_to_vector(
      block->getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}
