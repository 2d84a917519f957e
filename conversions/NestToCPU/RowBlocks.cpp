//===- RowBlocks.cpp - sums across rows of row programs -------------------===//

#include "RowEmitter.h"
#include "RowLoops.h"
#include "SharedLoops.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

void RowEmitter::emitBlocks() {
  Index most = math.constant(schedule.blocks), one = math.constant(1);
  Index itemsOfBlock = math.max(math.ceilDiv(itemCount, most), one);
  blockCount = math.ceilDiv(itemCount, itemsOfBlock);
  for (const RowStep &step : program.steps)
    if (step.kind == RowStepKind::Across)
      allocatePartials(step);
  Index work = math.mul(itemsOfBlock, workOfItem());
  sharedLoop(builder, loc, blockCount, work, [&](Value number) {
    block = number;
    Value slot = allocateRows();
    clearPartials();
    Index first = math.mul(number, itemsOfBlock);
    Index end = math.min(math.add(first, itemsOfBlock), itemCount);
    forLoop(builder, loc, first, end, 1, [&](Value item) { emitItem(item); });
    if (slot)
      rt::SlotEndOp::create(builder, loc, slot);
  });
  emitAfterRows();
}

void RowEmitter::allocatePartials(const RowStep &step) {
  int64_t count = partialElements(program, step, schedule);
  for (Value result : linalg::LinalgOp(step.op)->getResults())
    partials[result] = memref::AllocaOp::create(
        builder, loc,
        MemRefType::get({schedule.blocks * count},
                        getElementTypeOrSelf(result.getType())),
        builder.getI64IntegerAttr(64));
}

Index RowEmitter::startOfBlock(const RowStep &step, Index number) {
  return math.mul(number,
                  math.constant(partialElements(program, step, schedule)));
}

void RowEmitter::clearPartials() {
  for (const RowStep &step : program.steps) {
    if (step.kind != RowStepKind::Across)
      continue;
    linalg::LinalgOp op = step.op;
    Index first = startOfBlock(step, block);
    Index end = math.add(
        first, math.constant(partialElements(program, step, schedule)));
    for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
      Value none = arith::ConstantOp::create(
          builder, loc, *arith::getNeutralElement(combinerOf(op, i)));
      forLoop(builder, loc, first, end, 1, [&](Value at) {
        memref::StoreOp::create(builder, loc, none,
                                partials.lookup(op->getResult(i)), at);
      });
    }
  }
}

void RowEmitter::addAcross(const RowStep &step, ArrayRef<Value> terms,
                           const RowChunk &chunk) {
  linalg::LinalgOp op = step.op;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    Value term = body.spread(terms[i], chunk);
    RowChunk at = chunk;
    if (isAlongRows()) {
      term = foldLanes(combinerOf(op, i), maskedTerm(op, i, term, chunk));
      at.lanes = 1;
      at.mask = {};
    }
    addPartial(step, i, term, at);
  }
}

Value RowEmitter::maskedTerm(linalg::LinalgOp op, unsigned output, Value term,
                             const RowChunk &chunk) {
  if (!chunk.mask)
    return term;
  TypedAttr neutral = *arith::getNeutralElement(combinerOf(op, output));
  Value none = arith::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(cast<ShapedType>(term.getType()),
                             Attribute(neutral)));
  return arith::SelectOp::create(builder, loc, chunk.mask, term, none);
}

void RowEmitter::addPartial(const RowStep &step, unsigned output, Value term,
                            const RowChunk &chunk) {
  linalg::LinalgOp op = step.op;
  Value buffer = partials.lookup(op->getResult(output));
  Index first = startOfBlock(step, block);
  Value at =
      math.value(step.keepsColumns() ? math.add(first, chunk.column) : first);
  Value old = loadPartial(buffer, at, chunk);
  storePartial(combine(combinerOf(op, output), old, term), buffer, at, chunk);
}

Value RowEmitter::loadPartial(Value buffer, Value at, const RowChunk &chunk) {
  if (chunk.lanes == 1)
    return memref::LoadOp::create(builder, loc, buffer, at);
  auto type = cast<VectorType>(typeOfLanes(
      cast<MemRefType>(buffer.getType()).getElementType(), chunk.lanes));
  if (!chunk.mask)
    return vector::LoadOp::create(builder, loc, type, buffer, at);
  return vector::MaskedLoadOp::create(
      builder, loc, type, buffer, at, chunk.mask,
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type)));
}

void RowEmitter::storePartial(Value value, Value buffer, Value at,
                              const RowChunk &chunk) {
  if (chunk.lanes == 1)
    memref::StoreOp::create(builder, loc, value, buffer, at);
  else if (chunk.mask)
    vector::MaskedStoreOp::create(builder, loc, buffer, at, chunk.mask, value);
  else
    vector::StoreOp::create(builder, loc, value, buffer, at);
}

ArrayRef<int64_t> RowEmitter::columnsAfterRows(const RowStep &step) {
  return step.kind == RowStepKind::Across && !step.keepsColumns()
             ? ArrayRef<int64_t>()
             : ArrayRef(step.columns);
}

void RowEmitter::emitAfterRows() {
  point.assign(program.dims.size(), builder.getIndexAttr(0));
  stage = program.numStages;
  isAfterRows = true;
  body.scalars.clear();
  SmallVector<ArrayRef<int64_t>> loops;
  for (const RowStep &step : program.steps)
    if (step.kind == RowStepKind::Across || step.isAfterRows)
      if (!llvm::is_contained(loops, columnsAfterRows(step)))
        loops.push_back(columnsAfterRows(step));
  for (ArrayRef<int64_t> over : loops) {
    columns = over;
    isJoined = false;
    sums.clear();
    if (columns.empty())
      emitTotals(chunkOfRow());
    else
      outerLoops(columns.drop_back(), {}, math.constant(0));
  }
}

void RowEmitter::emitTotals(RowChunk chunk) {
  chunk.stage = stage;
  body.startChunk();
  for (const RowStep &step : program.steps) {
    if (columnsAfterRows(step) != columns)
      continue;
    if (step.kind == RowStepKind::Across)
      addBlocks(step, chunk);
    else if (step.isAfterRows)
      emitMap(step, chunk);
  }
  storePending(chunk);
}

void RowEmitter::addBlocks(const RowStep &step, const RowChunk &chunk) {
  linalg::LinalgOp op = step.op;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    Value result = op->getResult(i);
    Value initial =
        body.spread(body.read(step, *op.getDpsInitOperand(i), chunk), chunk);
    Value total = carryLoop(
        builder, loc, math.constant(0), blockCount, 1, initial,
        [&](Value number, ValueRange carried) {
          Index at = math.add(startOfBlock(step, number), chunk.column);
          Value term =
              loadPartial(partials.lookup(result), math.value(at), chunk);
          return SmallVector<Value>{
              combine(combinerOf(op, i), carried[0], term)};
        })[0];
    body.define(result, total);
    store(result, total, chunk);
  }
}
