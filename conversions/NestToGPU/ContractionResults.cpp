//===- ContractionResults.cpp - sums of a contraction's tiles -------------===//
//
// Blocks are numbered batch by batch, in groups of rows of tiles: blocks
// that run at once have few rows and few columns, which they find in the second
// level cache. The slices of a tile are next to each other. Sums start from the
// output or its fill. If several blocks share a tile (split-K), they
// store their sums in the kernel's workspace, and a second launch adds these,
// in order.
//
//===----------------------------------------------------------------------===//

#include "ContractionResults.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Rows of a group of tiles.
static constexpr int64_t kGroupRows = 2048;

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

static Index tilesOf(IndexMath &math, const ContractionNest &nest,
                     bool ofColumns) {
  return math.ceilDiv(nest.lineCount(ofColumns),
                      math.constant(nest.tileLines(ofColumns)));
}

static SmallVector<Index> blockSizes(IndexMath &math,
                                     const ContractionNest &nest) {
  SmallVector<Index> sizes;
  for (int64_t loop : nest.batch)
    sizes.push_back(nest.kernel.sizes[loop]);
  sizes.push_back(
      math.mul(tilesOf(math, nest, false), tilesOf(math, nest, true)));
  sizes.push_back(math.constant(nest.tile.parts));
  return sizes;
}

Index ContractionResults::blocks() {
  IndexMath math(builder, loc);
  return math.product(blockSizes(math, nest));
}

// The number of `rows` from `first` on; often it is a constant.
static Index rowsOfGroup(IndexMath &math, Index rows, Index first,
                         int64_t most) {
  std::optional<int64_t> known = getConstantIntValue(rows);
  if (known && (*known % most == 0 || *known <= most))
    return math.constant(std::min(*known, most));
  return math.min(math.sub(rows, first), math.constant(most));
}

std::pair<Index, Index> ContractionResults::tileOf(Index number) {
  IndexMath math(builder, loc);
  Index columns = tilesOf(math, nest, /*ofColumns=*/true);
  int64_t most = std::max<int64_t>(kGroupRows / nest.tile.rows, 1);
  Index perGroup = math.mul(columns, math.constant(most));
  Index first = math.mul(math.div(number, perGroup), math.constant(most));
  Index rows =
      rowsOfGroup(math, tilesOf(math, nest, /*ofColumns=*/false), first, most);
  Index within = math.rem(number, perGroup);
  return {math.add(first, math.rem(within, rows)), math.div(within, rows)};
}

BlockPlace ContractionResults::placeOf(Value block) {
  IndexMath math(builder, loc);
  SmallVector<Index> at = math.delinearize(block, blockSizes(math, nest));
  BlockPlace place;
  place.part = at.pop_back_val();
  auto [row, column] = tileOf(at.pop_back_val());
  place.row = math.mul(row, math.constant(nest.tile.rows));
  place.column = math.mul(column, math.constant(nest.tile.columns));
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
  // Sums out of bounds start like the last one.
  IndexMath math(builder, loc);
  auto clamped = [&](Index index, bool ofColumns) {
    Index last = math.sub(nest.lineCount(ofColumns), math.constant(1));
    return nest.ragged(ofColumns) ? math.min(index, last) : index;
  };
  SmallVector<Value> sums;
  forSums([&](Index row, Index column, size_t) {
    setPoint(nest.rows, clamped(row, false));
    setPoint(nest.columns, clamped(column, true));
    llvm::append_range(sums,
                       loops::initialOutputs(builder, nest.kernel, point));
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

void ContractionResults::storeOne(Index row, Index column, Value sum) {
  if (!isShared())
    return loops::storeResults(builder, nest.kernel, point, sum);
  IndexMath math(builder, loc);
  Index at = math.add(
      math.mul(placeInParts(row, column), math.constant(nest.tile.parts)),
      place.part);
  memref::StoreOp::create(builder, loc, sum, partials, math.value(at));
}

void ContractionResults::store(ValueRange sums) {
  forSums([&](Index row, Index column, size_t number) {
    guarded(row, column, [&] {
      setPoint(nest.rows, row);
      setPoint(nest.columns, column);
      storeOne(row, column, sums[number]);
    });
  });
}

int64_t device::runWidthOf(Type result) {
  return std::clamp<int64_t>(128 / result.getIntOrFloatBitWidth(), 2, 8);
}

int64_t ContractionResults::runWidth() const {
  linalg::LinalgOp op = nest.kernel.op;
  if (nest.kernel.epilogue)
    op = nest.kernel.epilogue;
  int64_t width = runWidthOf(getElementTypeOrSelf(op.getDpsInits()[0]));
  // Neighbouring lanes store neighbours, one by one if they have to.
  while (width > 1 &&
         !isMultiple(nest.kernel.sizes[nest.columns.back()], width))
    width /= 2;
  return width;
}

// If the last loop has a multiple of the run's size, a run is in bounds if its
// first element is, and its elements are neighbours.
void ContractionResults::storeRun(Index row, Index column, ValueRange sums) {
  bool isRun = isMultiple(nest.kernel.sizes[nest.columns.back()], sums.size());
  auto storeAt = [&](Index first, int64_t from, int64_t count) {
    guarded(row, first, [&] {
      IndexMath math(builder, loc);
      setPoint(nest.rows, row);
      setPoint(nest.columns, first);
      Index last = point[nest.columns.back()];
      for (int64_t k = 0; k < count; ++k) {
        point[nest.columns.back()] = math.add(last, math.constant(k));
        storeOne(row, math.add(first, math.constant(k)), sums[from + k]);
      }
    });
  };
  if (isRun)
    return storeAt(column, 0, sums.size());
  IndexMath math(builder, loc);
  for (size_t k = 0; k < sums.size(); ++k)
    storeAt(math.add(column, math.constant(k)), k, 1);
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
    Value sum = loops::initialOutputs(builder, nest.kernel, point)[0];
    for (int64_t part = 0; part < nest.tile.parts; ++part) {
      Value at = math.value(math.add(first, math.constant(part)));
      sum = adder.combine(sum,
                          memref::LoadOp::create(builder, loc, partials, at));
    }
    loops::storeResults(builder, nest.kernel, point, sum);
  });
}
