//===- WindowReads.cpp - what a window reads, and where that lies ---------===//

#include "WindowReads.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

// An index as an expression of loops; null if it is not one.
static AffineExpr placeOf(Value index) {
  MLIRContext *context = index.getContext();
  if (auto known = getConstantIntValue(index))
    return getAffineConstantExpr(*known, context);
  if (auto loop = index.getDefiningOp<linalg::IndexOp>())
    return getAffineDimExpr(loop.getDim(), context);
  auto apply = index.getDefiningOp<affine::AffineApplyOp>();
  if (!apply)
    return nullptr;
  SmallVector<AffineExpr> operands;
  for (Value operand : apply.getMapOperands()) {
    operands.push_back(placeOf(operand));
    if (!operands.back())
      return nullptr;
  }
  AffineMap map = apply.getAffineMap();
  ArrayRef<AffineExpr> all(operands);
  return map.getResult(0).replaceDimsAndSymbols(
      all.take_front(map.getNumDims()), all.drop_front(map.getNumDims()));
}

static bool collectConditions(Value condition, Block *body,
                              SmallVectorImpl<PlaceCondition> &conditions) {
  if (auto both = condition.getDefiningOp<arith::AndIOp>())
    return collectConditions(both.getLhs(), body, conditions) &&
           collectConditions(both.getRhs(), body, conditions);
  auto less = condition.getDefiningOp<arith::CmpIOp>();
  if (!less || less.getPredicate() != arith::CmpIPredicate::ult ||
      less.getRhs().getParentBlock() == body)
    return false;
  AffineExpr place = placeOf(less.getLhs());
  conditions.push_back({place, less.getRhs()});
  return bool(place);
}

static Value yielded(Block *block) {
  auto yield = cast<scf::YieldOp>(block->getTerminator());
  return yield.getNumOperands() == 1 ? yield.getOperand(0) : Value();
}

// The buffer or tensor that a load reads, and its indices.
static std::pair<Value, OperandRange> readBy(Operation *op) {
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return {extract.getTensor(), extract.getIndices()};
  auto load = cast<memref::LoadOp>(op);
  return {load.getMemRef(), load.getIndices()};
}

static bool readsLinear(Operation *load, GuardedRead &read) {
  auto [buffer, indices] = readBy(load);
  SmallVector<AffineExpr> places =
      llvm::map_to_vector(indices, [](Value index) { return placeOf(index); });
  if (llvm::is_contained(places, AffineExpr()))
    return false;
  auto body = cast<linalg::LinalgOp>(load->getParentOp()->getParentOp());
  read.buffer = buffer;
  read.map = AffineMap::get(body.getNumLoops(), 0, places, load->getContext());
  return isLinear(read.map) && read.buffer.getParentBlock() != body.getBlock();
}

std::optional<GuardedRead> cpu::matchGuardedRead(scf::IfOp op, Block *body) {
  GuardedRead read;
  if (op.getNumResults() != 1 || !op.elseBlock() ||
      op.thenBlock()->getOperations().size() != 2 ||
      op.elseBlock()->getOperations().size() != 1)
    return std::nullopt;
  Operation *load = yielded(op.thenBlock()).getDefiningOp();
  read.otherwise = yielded(op.elseBlock());
  if (!isa_and_nonnull<memref::LoadOp, tensor::ExtractOp>(load) ||
      load->getBlock() != op.thenBlock() ||
      read.otherwise.getParentBlock() == body || !readsLinear(load, read) ||
      !collectConditions(op.getCondition(), body, read.conditions))
    return std::nullopt;
  return read;
}

bool cpu::isAddressing(Operation *op) {
  if (!isa<linalg::IndexOp, affine::AffineApplyOp, arith::CmpIOp,
           arith::AndIOp>(op))
    return false;
  return llvm::all_of(op->getUsers(), [&](Operation *user) {
    Operation *inBody = op->getBlock()->findAncestorOpInBlock(*user);
    return isa<scf::IfOp>(inBody) || isAddressing(inBody);
  });
}

//===----------------------------------------------------------------------===//
// Where windows lie inside
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> coefficientsOf(AffineExpr expr, unsigned loops) {
  SmallVector<int64_t> row;
  (void)getFlattenedAffineExpr(expr, loops, 0, &row);
  return row;
}

LoopBounds cpu::iterationsInside(IndexMath &math,
                                 const PlaceCondition &condition, int64_t loop,
                                 ArrayRef<int64_t> inner,
                                 const KernelShape &shape) {
  SmallVector<int64_t> row =
      coefficientsOf(condition.place, shape.loops.size());
  int64_t least = row.back(), most = row.back(), step = row[loop];
  for (int64_t i : inner) {
    int64_t last = row[i] * (shape.loops[i].size - 1);
    least += std::min<int64_t>(last, 0);
    most += std::max<int64_t>(last, 0);
  }
  Index room =
      math.max(math.sub(getAsOpFoldResult(condition.size), math.constant(most)),
               math.constant(0));
  return {math.constant(std::max<int64_t>((step - 1 - least) / step, 0)),
          math.ceilDiv(room, math.constant(step))};
}

std::optional<int64_t> cpu::elementStep(MemRefType buffer, AffineMap map,
                                        int64_t loop) {
  auto [strides, offset] = buffer.getStridesAndOffset();
  int64_t sum = 0;
  for (auto [stride, expr] : llvm::zip(strides, map.getResults())) {
    int64_t factor = coefficientsOf(expr, map.getNumDims())[loop];
    if (factor && ShapedType::isDynamic(stride))
      return std::nullopt;
    sum += factor ? factor * stride : 0;
  }
  return sum;
}

int64_t cpu::placeFactor(AffineMap map, int64_t column, int64_t loop) {
  for (AffineExpr expr : map.getResults())
    if (expr.isFunctionOfDim(column))
      return coefficientsOf(expr, map.getNumDims())[loop];
  return 0;
}
