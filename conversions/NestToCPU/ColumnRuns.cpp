//===- ColumnRuns.cpp - vectors of columns that are not neighbours --------===//

#include "ColumnRuns.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

/// More masked loads than this take longer than lanes one by one.
static constexpr int64_t mostRuns = 4;
/// Narrower vectors and elements have no masked loads before AVX-512.
static constexpr int64_t leastVectorBits = 256, leastElementBits = 32;

static std::optional<int64_t> stepOf(const Tiling &tiling) {
  return getConstantIntValue(tiling.b.step(tiling.columns));
}

/// Runs that the lanes of a vector can be cut into, those of the only vector
/// from the first column on; where the length of rows is not known, those of a
/// vector that ends in the next row.
static int64_t runCount(const Tiling &tiling) {
  auto length = getConstantIntValue(tiling.b.runLength(tiling.columns));
  auto columns = getConstantIntValue(tiling.columnCount);
  if (length && columns && *columns <= tiling.lanes)
    return llvm::divideCeil(*columns, *length);
  return length ? 1 + llvm::divideCeil(tiling.lanes - 1, *length) : 2;
}

bool ColumnRuns::apply(const Tiling &tiling) {
  int64_t bits = tiling.b.elementType().getIntOrFloatBitWidth();
  auto step = stepOf(tiling);
  return step && (*step == 1 || *step == 2) && bits >= leastElementBits &&
         bits * tiling.lanes >= leastVectorBits && runCount(tiling) <= mostRuns;
}

Value ColumnRuns::longEnough(OpBuilder &builder, const Tiling &tiling) {
  Index length = tiling.b.runLength(tiling.columns);
  if (getConstantIntValue(length))
    return {};
  IndexMath math(builder, tiling.kernel.op->getLoc());
  return math.less(math.constant(tiling.lanes - 2), length);
}

ColumnRuns::ColumnRuns(OpBuilder &builder, const Tiling &tiling, Index column,
                       Index count, function_ref<Index(Index)> startOf)
    : builder(builder), loc(tiling.kernel.op->getLoc()), math(builder, loc),
      tiling(tiling), step(*stepOf(tiling)) {
  Index length = tiling.b.runLength(tiling.columns);
  Index last = math.constant(tiling.lanes - 1), begin = math.constant(0);
  Index end = math.sub(length, math.rem(column, length));
  for (int64_t i = 0, n = runCount(tiling); i < n; ++i) {
    Index lane = math.min(begin, last);
    Index ahead = math.mul(lane, math.constant(step));
    // Lanes are compared as i32, rows of the image may be longer.
    addRun(math.min(begin, count), math.min(end, count),
           math.sub(startOf(lane), ahead));
    begin = end;
    end = math.add(end, length);
  }
}

// Of a step of two elements, vectors hold every other one.
Value ColumnRuns::lanesWithin(int64_t part, Index begin, Index end) {
  SmallVector<int32_t> columns;
  for (int64_t i = 0; i < tiling.lanes; ++i) {
    int64_t element = part * tiling.lanes + i;
    columns.push_back(element % step == 0 ? element / step : -1);
  }
  auto type = VectorType::get({tiling.lanes}, builder.getI32Type());
  Value lanes = arith::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, ArrayRef(columns)));
  auto splat = [&](Index index) {
    Value narrow = arith::IndexCastOp::create(
        builder, loc, builder.getI32Type(), math.value(index));
    return vector::BroadcastOp::create(builder, loc, type, narrow);
  };
  using arith::CmpIPredicate;
  Value from = arith::CmpIOp::create(builder, loc, CmpIPredicate::sge, lanes,
                                     splat(begin));
  Value until = arith::CmpIOp::create(builder, loc, CmpIPredicate::slt, lanes,
                                      splat(end));
  return arith::AndIOp::create(builder, loc, from, until);
}

void ColumnRuns::addRun(Index begin, Index end, Index start) {
  Run &run = runs.emplace_back();
  run.start = start;
  Index last = math.add(
      start, math.mul(math.sub(end, math.constant(1)), math.constant(step)));
  low = low ? math.min(low, start) : start;
  high = high ? math.max(high, last) : last;
  for (int64_t part = 0; part < step; ++part)
    run.masks.push_back(lanesWithin(part, begin, end));
}

Value ColumnRuns::load(Index term) {
  auto type = VectorType::get({tiling.lanes}, tiling.b.elementType());
  SmallVector<Value, 2> parts(step);
  for (auto [part, value] : llvm::enumerate(parts)) {
    value = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    for (Run &run : runs) {
      Index at = math.add(math.add(run.start, term),
                          math.constant(part * tiling.lanes));
      value =
          vector::MaskedLoadOp::create(builder, loc, type, tiling.b.buffer(),
                                       math.value(at), run.masks[part], value);
    }
  }
  if (step == 1)
    return parts[0];
  SmallVector<int64_t> every;
  for (int64_t i = 0; i < tiling.lanes; ++i)
    every.push_back(2 * i);
  return vector::ShuffleOp::create(builder, loc, parts[0], parts[1], every);
}
