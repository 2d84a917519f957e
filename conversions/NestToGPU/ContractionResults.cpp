//===- ContractionResults.cpp - sums of a contraction's tiles -------------===//
//
// Blocks are numbered batch by batch, tiles of rows by tiles of columns, the
// parts of a tile next to each other. Sums go on from what the output holds or
// was filled with. Where several blocks share a tile they leave their sums in
// the kernel's workspace, and a second launch adds these, in order.
//
//===----------------------------------------------------------------------===//

#include "ContractionResults.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

ContractionResults::ContractionResults(OpBuilder &builder,
                                       const ContractionNest &nest)
    : builder(builder), loc(nest.kernel.op->getLoc()), nest(nest) {
  point.assign(nest.kernel.sizes.size(), builder.getIndexAttr(0));
  if (isShared())
    partials = workspaceOf(builder, nest.kernel.op, results() * nest.tile.parts,
                           nest.sumType());
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

static SmallVector<Index> blockSizes(IndexMath &math,
                                     const ContractionNest &nest) {
  SmallVector<Index> sizes;
  for (int64_t loop : nest.batch)
    sizes.push_back(nest.kernel.sizes[loop]);
  for (bool ofColumns : {false, true})
    sizes.push_back(math.ceilDiv(nest.lineCount(ofColumns),
                                 math.constant(nest.tileLines(ofColumns))));
  sizes.push_back(math.constant(nest.tile.parts));
  return sizes;
}

Index ContractionResults::blocks() {
  IndexMath math(builder, loc);
  return math.product(blockSizes(math, nest));
}

BlockPlace ContractionResults::placeOf(Value block) {
  IndexMath math(builder, loc);
  SmallVector<Index> at = math.delinearize(block, blockSizes(math, nest));
  BlockPlace place;
  place.part = at.pop_back_val();
  place.column = math.mul(at.pop_back_val(), math.constant(nest.tile.columns));
  place.row = math.mul(at.pop_back_val(), math.constant(nest.tile.rows));
  place.batch = at;
  return place;
}

//===----------------------------------------------------------------------===//
// Sums of a thread
//===----------------------------------------------------------------------===//

void ContractionResults::enter(const BlockPlace &block, ArrayRef<Index> ownRows,
                               ArrayRef<Index> ownColumns) {
  place = block;
  rows.assign(ownRows.begin(), ownRows.end());
  columns.assign(ownColumns.begin(), ownColumns.end());
  for (auto [loop, index] : llvm::zip_equal(nest.batch, place.batch))
    point[loop] = index;
}

void ContractionResults::setPoint(ArrayRef<int64_t> loops, Index linear) {
  IndexMath math(builder, loc);
  SmallVector<Index> sizes = llvm::map_to_vector(
      loops, [&](int64_t loop) { return nest.kernel.sizes[loop]; });
  for (auto [loop, index] :
       llvm::zip_equal(loops, math.delinearize(linear, sizes)))
    point[loop] = index;
}

void ContractionResults::forSums(
    llvm::function_ref<void(Index, Index, size_t)> body) {
  size_t number = 0;
  for (Index row : rows)
    for (Index column : columns)
      body(row, column, number++);
}

Value ContractionResults::neutral() {
  return arith::ConstantOp::create(builder, loc,
                                   *arith::getNeutralElement(nest.product.add));
}

SmallVector<Value> ContractionResults::initial() {
  Value same = isShared() ? neutral() : nest.kernel.fills[0];
  if (same)
    return SmallVector<Value>(rows.size() * columns.size(), same);
  // What is not there starts from what the last one does.
  IndexMath math(builder, loc);
  auto clamped = [&](Index index, bool ofColumns) {
    Index last = math.sub(nest.lineCount(ofColumns), math.constant(1));
    return nest.ragged(ofColumns) ? math.min(index, last) : index;
  };
  SmallVector<Value> sums;
  forSums([&](Index row, Index column, size_t) {
    setPoint(nest.rows, clamped(row, false));
    setPoint(nest.columns, clamped(column, true));
    llvm::append_range(sums, cpu::initialOutputs(builder, nest.kernel, point));
  });
  return sums;
}

SmallVector<Value> ContractionResults::sumTerms(const BlockPlace &block,
                                                ValueRange initial,
                                                StepsBody body) {
  IndexMath math(builder, loc);
  Index steps = nest.steps(math);
  Index each = math.ceilDiv(steps, math.constant(nest.tile.parts));
  Index first = math.mul(block.part, each);
  Index end = math.min(math.add(first, each), steps);
  if (getConstantIntValue(nest.sumCount))
    return body(first, end, initial);
  auto branch = scf::IfOp::create(builder, loc, initial.getTypes(),
                                  math.less(math.constant(0), nest.sumCount),
                                  /*addThenBlock=*/true,
                                  /*addElseBlock=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(branch.elseBlock());
  scf::YieldOp::create(builder, loc, initial);
  builder.setInsertionPointToEnd(branch.thenBlock());
  scf::YieldOp::create(builder, loc, body(first, end, initial));
  return SmallVector<Value>(branch.getResults());
}

void ContractionResults::guarded(Index row, Index column,
                                 llvm::function_ref<void()> body) {
  IndexMath math(builder, loc);
  Value isThere;
  if (nest.ragged(/*ofColumns=*/false))
    isThere = math.less(row, nest.rowCount);
  if (nest.ragged(/*ofColumns=*/true)) {
    Value isColumn = math.less(column, nest.columnCount);
    isThere =
        isThere
            ? arith::AndIOp::create(builder, loc, isThere, isColumn).getResult()
            : isColumn;
  }
  if (!isThere)
    return body();
  auto branch = scf::IfOp::create(builder, loc, isThere, /*else=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  body();
}

void ContractionResults::store(ValueRange sums) {
  forSums([&](Index row, Index column, size_t number) {
    guarded(row, column, [&] {
      if (isShared()) {
        IndexMath math(builder, loc);
        Index at = math.add(
            math.mul(placeInParts(row, column), math.constant(nest.tile.parts)),
            place.part);
        memref::StoreOp::create(builder, loc, sums[number], partials,
                                math.value(at));
        return;
      }
      setPoint(nest.rows, row);
      setPoint(nest.columns, column);
      cpu::storeResults(builder, nest.kernel, point, sums[number]);
    });
  });
}

//===----------------------------------------------------------------------===//
// Several blocks a tile
//===----------------------------------------------------------------------===//

int64_t ContractionResults::results() {
  IndexMath math(builder, loc);
  Index count = math.mul(nest.rowCount, nest.columnCount);
  for (int64_t loop : nest.batch)
    count = math.mul(count, nest.kernel.sizes[loop]);
  return *getConstantIntValue(count);
}

Index ContractionResults::placeInParts(Index row, Index column) {
  IndexMath math(builder, loc);
  Index at = math.constant(0);
  for (auto [loop, index] : llvm::zip_equal(nest.batch, place.batch))
    at = math.add(math.mul(at, nest.kernel.sizes[loop]), index);
  at = math.add(math.mul(at, nest.rowCount), row);
  return math.add(math.mul(at, nest.columnCount), column);
}

void ContractionResults::addParts() {
  if (!isShared())
    return;
  SmallVector<int64_t> loops(nest.batch);
  llvm::append_range(loops, nest.rows);
  llvm::append_range(loops, nest.columns);
  SmallVector<Index> sizes = llvm::map_to_vector(
      loops, [&](int64_t loop) { return nest.kernel.sizes[loop]; });
  threadBox(builder, loc, sizes, kUsualThreads, [&](ArrayRef<Index> indices) {
    IndexMath math(builder, loc);
    Index first = math.constant(0);
    for (auto [loop, size, index] : llvm::zip_equal(loops, sizes, indices)) {
      point[loop] = index;
      first = math.add(math.mul(first, size), index);
    }
    first = math.mul(first, math.constant(nest.tile.parts));
    GroupSum adder(builder, loc, nest.product.add);
    Value sum = cpu::initialOutputs(builder, nest.kernel, point)[0];
    for (int64_t part = 0; part < nest.tile.parts; ++part) {
      Value at = math.value(math.add(first, math.constant(part)));
      sum = adder.combine(sum,
                          memref::LoadOp::create(builder, loc, partials, at));
    }
    cpu::storeResults(builder, nest.kernel, point, sum);
  });
}
