//===- OpBody.cpp - an op's body at one point of its loops ----------------===//

#include "Loops.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

Value loops::indexAt(OpBuilder &builder, Location loc, AffineExpr expr,
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

SmallVector<Value> loops::readOutputs(OpBuilder &builder,
                                      const LoopKernel &kernel,
                                      ArrayRef<Index> point) {
  linalg::LinalgOp op = kernel.op;
  bool reads = llvm::any_of(op.getRegionOutputArgs(), [](Value argument) {
    return !argument.use_empty();
  });
  return reads ? initialOutputs(builder, kernel, point) : SmallVector<Value>();
}

SmallVector<Value> loops::loadOutputs(OpBuilder &builder, linalg::LinalgOp op,
                                      ArrayRef<Index> point) {
  SmallVector<Value> values;
  for (OpOperand &operand : op.getDpsInitsMutable())
    values.push_back(loadAt(builder, op, operand, point));
  return values;
}

SmallVector<Value> loops::initialOutputs(OpBuilder &builder,
                                         const LoopKernel &kernel,
                                         ArrayRef<Index> point) {
  linalg::LinalgOp op = kernel.op;
  SmallVector<Value> values;
  for (auto [i, operand] : llvm::enumerate(op.getDpsInitsMutable()))
    values.push_back(kernel.fills[i] ? kernel.fills[i]
                                     : loadAt(builder, op, operand, point));
  return values;
}

void loops::storeOutputs(OpBuilder &builder, linalg::LinalgOp op,
                         ArrayRef<Index> point, ValueRange values) {
  for (auto [operand, value] : llvm::zip(op.getDpsInitsMutable(), values))
    memref::StoreOp::create(builder, op->getLoc(), value, operand.get(),
                            indicesAt(builder, op, operand, point));
}

void loops::storeResults(OpBuilder &builder, const LoopKernel &kernel,
                         ArrayRef<Index> point, ValueRange values) {
  linalg::LinalgOp op = kernel.op;
  if (!kernel.epilogue)
    return storeOutputs(builder, op, point, values);
  SmallVector<Value> indices =
      indicesAt(builder, op, *op.getDpsInitsMutable().begin(), point);
  SmallVector<Index> place = getAsOpFoldResult(indices);
  if (!kernel.converted)
    return storeOutputs(builder, op, point,
                        emitBody(builder, kernel.epilogue, place, values));
  linalg::LinalgOp conversion = kernel.epilogue;
  CommonPart known;
  known.values.map(conversion.getMatchingBlockArgument(kernel.converted),
                   values[0]);
  storeOutputs(
      builder, conversion, place,
      emitBody(builder, conversion, place, {}, /*ordered=*/false, known));
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
    if (argument.use_empty() || mapping.contains(argument))
      continue;
    int64_t output = int64_t(operand.getOperandNumber()) - op.getNumDpsInputs();
    bool given = output >= 0 && !outputs.empty();
    mapping.map(argument,
                given ? outputs[output] : loadAt(builder, op, operand, point));
  }
}

static Operation *cloneInto(OpBuilder &builder, Operation &inner,
                            ArrayRef<Index> point, IRMapping &mapping) {
  if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
    IndexMath math(builder, inner.getLoc());
    mapping.map(index.getResult(), math.value(point[index.getDim()]));
    return nullptr;
  }
  Operation *clone = builder.clone(inner, mapping);
  replaceIndexOps(builder, clone, point);
  return clone;
}

SmallVector<Value> loops::emitBody(OpBuilder &builder, linalg::LinalgOp op,
                                   ArrayRef<Index> point, ValueRange outputs,
                                   bool ordered, const CommonPart &common) {
  IRMapping mapping = common.values;
  mapArguments(builder, op, point, outputs, mapping);
  Block *block = op.getBlock();
  bool fast = !nest::isStrict(op);
  for (Operation &inner : block->without_terminator()) {
    if (common.done.contains(&inner))
      continue;
    Operation *clone = cloneInto(builder, inner, point, mapping);
    if (clone && fast)
      setFastMath(clone, ordered);
  }
  return llvm::map_to_vector(
      block->getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

SmallVector<Index> loops::loopSizes(OpBuilder &builder, linalg::LinalgOp op,
                                    const KernelShape &shape) {
  SmallVector<Index> sizes;
  for (auto [range, loop] :
       llvm::zip(op.createLoopRanges(builder, op->getLoc()), shape.loops))
    sizes.push_back(loop.size == unknownSize
                        ? range.size
                        : Index(builder.getIndexAttr(loop.size)));
  return sizes;
}

// The other operands of a conversion are values from outside of the op.
Value loops::emitFactor(OpBuilder &builder, linalg::LinalgOp op,
                        const nest::ProductSum &product, unsigned input,
                        Value element) {
  IRMapping mapping;
  mapping.map(op.getBlock()->getArgument(input), element);
  for (Operation *step : product.conversion[input])
    builder.clone(*step, mapping);
  return mapping.lookupOrDefault(product.factor[input]);
}

SmallVector<Value>
loops::emitTerms(OpBuilder &builder, const LoopKernel &kernel,
                 ArrayRef<int64_t> loops, MutableArrayRef<Index> point,
                 SmallVector<Value> carried, const CommonPart &common) {
  if (loops.empty())
    return emitBody(builder, kernel.op, point, carried, /*ordered=*/false,
                    common);
  for (int64_t i = 0; i < kernel.shape.loops[loops[0]].size; ++i) {
    point[loops[0]] = builder.getIndexAttr(i);
    carried =
        emitTerms(builder, kernel, loops.drop_front(), point, carried, common);
  }
  return carried;
}

//===----------------------------------------------------------------------===//
// What is the same along a loop
//===----------------------------------------------------------------------===//

namespace {

/// Finds the failures that do not depend on loops, and what they need.
class CommonFailures {
public:
  CommonFailures(linalg::LinalgOp op, ArrayRef<int64_t> loops)
      : op(op), loops(loops) {
    for (Operation &inner : op.getBlock()->without_terminator())
      if (isa<rt::FailOp>(inner) && isCommon(&inner))
        needed.insert(&inner);
  }

  bool needs(Operation *inner) const { return needed.contains(inner); }
  ArrayRef<OpOperand *> operands() const { return loaded; }
  bool isEmpty() const { return needed.empty(); }

private:
  /// Ops of the body that the op is computed from become needed with it.
  bool isCommon(Operation *inner) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner))
      return !llvm::is_contained(loops, index.getDim());
    if (inner->getNumRegions() || (!isa<rt::FailOp>(inner) && !isPure(inner)))
      return false;
    return llvm::all_of(inner->getOperands(),
                        [&](Value value) { return isCommon(value); });
  }

  bool isCommon(Value value) {
    if (value.getParentBlock() != op.getBlock())
      return true;
    if (auto argument = dyn_cast<BlockArgument>(value))
      return isCommonInput(*op.getMatchingOpOperand(argument));
    if (!isCommon(value.getDefiningOp()))
      return false;
    needed.insert(value.getDefiningOp());
    return true;
  }

  bool isCommonInput(OpOperand &operand) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (op.isDpsInit(&operand) || llvm::any_of(loops, [&](int64_t loop) {
          return map.isFunctionOfDim(loop);
        }))
      return false;
    loaded.push_back(&operand);
    return true;
  }

  linalg::LinalgOp op;
  ArrayRef<int64_t> loops;
  llvm::SmallPtrSet<Operation *, 8> needed;
  SmallVector<OpOperand *> loaded;
};

} // namespace

// A loop without iterations reports nothing.
static void emitFailure(OpBuilder &builder, rt::FailOp fail, Index count,
                        const IRMapping &mapping) {
  IndexMath math(builder, fail.getLoc());
  Value condition = mapping.lookupOrDefault(fail.getCondition());
  if (!getConstantIntValue(count))
    condition = arith::AndIOp::create(builder, fail.getLoc(), condition,
                                      math.less(math.constant(0), count));
  auto made = rt::FailOp::create(builder, fail.getLoc(), condition,
                                 fail.getCode(), fail.getMessage());
  // The order of failures (rt-carry-failures).
  made->setDiscardableAttrs(fail->getDiscardableAttrDictionary());
}

CommonPart loops::emitCommonFailures(OpBuilder &builder, linalg::LinalgOp op,
                                     ArrayRef<Index> point,
                                     ArrayRef<int64_t> loops, Index count) {
  CommonPart part;
  CommonFailures failures(op, loops);
  if (failures.isEmpty() || getConstantIntValue(count) == 0)
    return part;
  for (OpOperand *operand : failures.operands())
    if (BlockArgument argument = op.getMatchingBlockArgument(operand);
        !part.values.contains(argument))
      part.values.map(argument, loadAt(builder, op, *operand, point));
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (!failures.needs(&inner))
      continue;
    if (auto fail = dyn_cast<rt::FailOp>(inner))
      emitFailure(builder, fail, count, part.values);
    else
      cloneInto(builder, inner, point, part.values);
    part.done.insert(&inner);
  }
  return part;
}
