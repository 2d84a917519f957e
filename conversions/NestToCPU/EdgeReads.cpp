//===- EdgeReads.cpp - columns that reach beyond edges --------------------===//

#include "EdgeReads.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

/// Positions that a task has masks for.
static constexpr int64_t mostPositions = 64;

bool cpu::canReadAroundEdges(linalg::LinalgOp op, unsigned input) {
  std::optional<PaddedInput> padded = paddedInputOf(op, input);
  if (!padded)
    return false;
  KernelShape shape = nest::shapeOf(op);
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  if (!loops || loops->columnInput != input)
    return false;
  SmallVector<int64_t> around = placeLoops(op, input, *padded);
  int64_t positions = productOf(shape, around);
  return around.empty() || (positions != unknownSize && positions > 0 &&
                            positions <= mostPositions);
}

void EdgeReads::storePlaces(Index at, Index column) {
  SmallVector<Index> sizes = llvm::map_to_vector(
      tiling.columns, [&](int64_t loop) { return tiling.kernel.sizes[loop]; });
  SmallVector<Index> indices = math.delinearize(column, sizes);
  for (auto [number, dim] : llvm::enumerate(guard.dims)) {
    Index place = task.placeStarts[number];
    for (auto [loop, index] : llvm::zip(tiling.columns, indices))
      place =
          math.add(place, math.mul(index, math.constant(dim.factors[loop])));
    Index to = math.add(math.constant(int64_t(number) * tiling.nr), at);
    memref::StoreOp::create(builder, loc, math.value(place), task.placeTable,
                            math.value(to));
  }
}

// Whether the vector's indices in a dimension, plus `shift`, are inside.
Value EdgeReads::areInside(Index column, unsigned dim, Index shift) {
  auto type = VectorType::get({tiling.lanes}, builder.getIndexType());
  auto splat = [&](Index index) -> Value {
    return vector::BroadcastOp::create(builder, loc, type, math.value(index));
  };
  Index from = math.add(math.constant(int64_t(dim) * tiling.nr), column);
  Value places = vector::LoadOp::create(builder, loc, type, task.placeTable,
                                        math.value(from));
  places = arith::AddIOp::create(builder, loc, places, splat(shift));
  // A negative index is a large unsigned number.
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, places,
                               splat(guard.dims[dim].size));
}

static Value both(OpBuilder &builder, Location loc, Value all, Value inside) {
  return all ? arith::AndIOp::create(builder, loc, all, inside) : inside;
}

Value EdgeReads::maskOf(Index column, Index position) {
  SmallVector<Index> indices = math.delinearize(position, guard.loopSizes);
  Value all;
  for (auto [number, dim] : llvm::enumerate(guard.dims)) {
    Index shift = math.constant(0);
    for (auto [loop, index] : llvm::zip(guard.loops, indices))
      shift =
          math.add(shift, math.mul(index, math.constant(dim.factors[loop])));
    all = both(builder, loc, all, areInside(column, number, shift));
  }
  return all;
}

// In each dimension, the first and the last position decide.
Value EdgeReads::areInside(Index column) {
  Value all;
  for (auto [number, dim] : llvm::enumerate(guard.dims)) {
    int64_t least = 0, most = 0;
    for (auto [loop, size] : llvm::zip(guard.loops, guard.loopSizes)) {
      int64_t last = dim.factors[loop] * (*getConstantIntValue(size) - 1);
      least += std::min<int64_t>(last, 0);
      most += std::max<int64_t>(last, 0);
    }
    for (int64_t shift : {least, most})
      all = both(builder, loc, all,
                 areInside(column, number, math.constant(shift)));
  }
  return vector::ReductionOp::create(builder, loc, vector::CombiningKind::AND,
                                     all);
}

void EdgeReads::fillMasks(Index column) {
  auto words = VectorType::get({tiling.lanes}, builder.getI32Type());
  forLoop(builder, loc, math.constant(0), math.constant(guard.positions), 1,
          [&](Value position) {
            Value word = arith::ExtSIOp::create(builder, loc, words,
                                                maskOf(column, position));
            Index to = math.mul(Index(position), math.constant(tiling.lanes));
            vector::StoreOp::create(builder, loc, word, task.maskTable,
                                    math.value(to));
          });
}

Value EdgeReads::maskIndex(Index term) {
  return memref::LoadOp::create(builder, loc, task.positionTable,
                                math.value(term));
}

Value EdgeReads::maskAt(Index term) {
  auto type = VectorType::get({tiling.lanes}, builder.getI32Type());
  Value word = vector::LoadOp::create(builder, loc, type, task.maskTable,
                                      maskIndex(term));
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, word,
                               zero);
}

Value EdgeReads::isInside(Index term, Index lane) {
  Index at = math.add(Index(maskIndex(term)), lane);
  Value word =
      memref::LoadOp::create(builder, loc, task.maskTable, math.value(at));
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(0));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, word,
                               zero);
}

Value EdgeReads::isInBuffer(Index first, Index last) {
  Value size =
      memref::DimOp::create(builder, loc, tiling.b.buffer(), int64_t(0));
  Value begins =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge,
                            math.value(first), math.value(math.constant(0)));
  Value ends = math.less(last, Index(size));
  return arith::AndIOp::create(builder, loc, begins, ends);
}

Value EdgeReads::otherwise(int64_t lanes) {
  PaddedInput padded = *tiling.kernel.padded;
  Value scalar = padded.otherwise();
  if (lanes == 0)
    return scalar;
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get({lanes}, scalar.getType()), scalar);
}
