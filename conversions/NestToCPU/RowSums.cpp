//===- RowSums.cpp - sums of row programs ---------------------------------===//

#include "RowEmitter.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

void RowEmitter::addSums(const RowStep &step) {
  linalg::LinalgOp op = step.op;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    Operation *combiner = combinerOf(op, i);
    bool isOrdered = schedule.lanes == 1 || !nest::mayReorder(combiner);
    sums.push_back(
        {&step, i, combiner, isOrdered, isOrdered ? 1 : vectorsAtOnce()});
  }
}

Value RowEmitter::initialOf(const RowSum &sum) {
  RowChunk chunk = chunkOfRow();
  body.startChunk();
  linalg::LinalgOp op = sum.step->op;
  return body.spread(
      body.read(*sum.step, *op.getDpsInitOperand(sum.output), chunk), chunk);
}

void RowEmitter::append(SmallVector<Value> &carried, const RowSum &sum) {
  if (sum.isOrdered && sum.step->kind == RowStepKind::Reduction) {
    carried.push_back(initialOf(sum));
    return;
  }
  TypedAttr neutral = *arith::getNeutralElement(sum.combiner);
  if (schedule.lanes > 1)
    neutral = DenseElementsAttr::get(
        cast<ShapedType>(typeOfLanes(neutral.getType(), schedule.lanes)),
        Attribute(neutral));
  carried.append(sum.count, arith::ConstantOp::create(builder, loc, neutral));
}

Value RowEmitter::combine(Operation *combiner, Value sum, Value term) {
  Operation *copy = builder.clone(*combiner);
  copy->setOperands({sum, term});
  copy->getResult(0).setType(sum.getType());
  return copy->getResult(0);
}

void RowEmitter::addTerms(const RowStep &step, const RowChunk &chunk,
                          int64_t number, MutableArrayRef<Value> carried) {
  SmallVector<Value> terms = body.terms(step, chunk);
  size_t at = 0;
  for (const RowSum &sum : sums) {
    size_t first = at;
    at += sum.count;
    if (sum.step != &step)
      continue;
    Value term = body.spread(terms[sum.output], chunk);
    if (sum.isOrdered)
      carried[first] = addInOrder(sum, carried[first], term, chunk);
    else
      carried[first + number] =
          addLanes(sum, carried[first + number], term, chunk);
  }
}

Value RowEmitter::addLanes(const RowSum &sum, Value total, Value term,
                           const RowChunk &chunk) {
  Value next = combine(sum.combiner, total, term);
  return chunk.mask && !isAlongRows()
             ? Value(arith::SelectOp::create(builder, loc, chunk.mask, next,
                                             total))
             : next;
}

Value RowEmitter::addInOrder(const RowSum &sum, Value total, Value term,
                             const RowChunk &chunk) {
  if (chunk.lanes == 1 || isAlongRows())
    return combine(sum.combiner, total, term);
  term = maskedTerm(sum.step->op, sum.output, term, chunk);
  for (int64_t lane = 0; lane < chunk.lanes; ++lane)
    total = combine(sum.combiner, total,
                    vector::ExtractOp::create(builder, loc, term, lane));
  return total;
}

void RowEmitter::finishSums(ArrayRef<Value> carried) {
  for (const RowSum &sum : sums) {
    Value total = carried[0];
    if (!sum.isOrdered)
      total = foldVectors(sum.combiner, carried.take_front(sum.count));
    if (!sum.isOrdered && !isAlongRows())
      total = foldLanes(sum.combiner, total);
    carried = carried.drop_front(sum.count);
    finishSum(sum, total);
  }
}

void RowEmitter::finishSum(const RowSum &sum, Value total) {
  Value result = linalg::LinalgOp(sum.step->op)->getResult(sum.output);
  RowChunk chunk = chunkOfRow();
  if (sum.step->kind == RowStepKind::Across) {
    if (isAlongRows())
      total = foldLanes(sum.combiner,
                        maskedTerm(sum.step->op, sum.output, total, chunk));
    chunk.lanes = 1;
    return addPartial(*sum.step, sum.output, total, chunk);
  }
  if (!sum.isOrdered)
    total = combine(sum.combiner, initialOf(sum), total);
  body.scalars[result] = total;
  store(result, total, chunk);
}

Value RowEmitter::foldVectors(Operation *combiner, ArrayRef<Value> vectors) {
  SmallVector<Value> left(vectors);
  while (left.size() > 1) {
    SmallVector<Value> next;
    for (size_t i = 0; i + 1 < left.size(); i += 2)
      next.push_back(combine(combiner, left[i], left[i + 1]));
    if (left.size() % 2)
      next.push_back(left.back());
    left = next;
  }
  return left[0];
}

Value RowEmitter::foldLanes(Operation *combiner, Value vector) {
  for (int64_t lanes = schedule.lanes; lanes > 1; lanes /= 2) {
    int64_t half = lanes / 2;
    Value low = vector::ExtractStridedSliceOp::create(
        builder, loc, vector, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{half},
        ArrayRef<int64_t>{1});
    Value high = vector::ExtractStridedSliceOp::create(
        builder, loc, vector, ArrayRef<int64_t>{half}, ArrayRef<int64_t>{half},
        ArrayRef<int64_t>{1});
    vector = combine(combiner, low, high);
  }
  return vector::ExtractOp::create(builder, loc, vector, 0);
}
