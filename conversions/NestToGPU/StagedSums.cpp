//===- StagedSums.cpp - sums on their way to memory -----------------------===//

#include "StagedSums.h"
#include "MatrixTile.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Elements between rows, so that pairs of four rows occupy all banks.
static constexpr int64_t kPadding = 8;

StagedSums::StagedSums(const ContractionNest &nest, Type type)
    : nest(nest), type(type) {}

SmallVector<int64_t> StagedSums::shape() const {
  return {nest.tile.threads() / kWarp, kMatrixRows,
          nest.tile.ownColumns + kPadding};
}

int64_t StagedSums::bytes() const {
  return ShapedType::getNumElements(shape()) *
         (type.getIntOrFloatBitWidth() / 8);
}

// Writes sums at the indices of sumRow and sumColumn.
void StagedSums::write(OpBuilder &builder, Location loc, Index warp, Index lane,
                       ValueRange sums) {
  IndexMath math(builder, loc);
  Index four = math.constant(4);
  Index row = math.div(lane, four);
  Index column = math.mul(math.rem(lane, four), math.constant(2));
  auto pair = VectorType::get({2}, type);
  for (int64_t i = 0; i < kMatrixRows; i += kSquare)
    for (int64_t k = 0; k < nest.tile.ownColumns; k += kMatrixColumns) {
      Value two = vector::FromElementsOp::create(builder, loc, pair,
                                                 sums.take_front(2));
      sums = sums.drop_front(2);
      vector::StoreOp::create(
          builder, loc, two, memory,
          ValueRange{math.value(warp),
                     math.value(math.add(row, math.constant(i))),
                     math.value(math.add(column, math.constant(k)))},
          /*nontemporal=*/false, llvm::MaybeAlign(bytesOf(pair)));
    }
}

void StagedSums::forRuns(OpBuilder &builder, Location loc, Index warp,
                         Index lane, int64_t width, RunBody body) {
  // Runs of a row, whose number divides the lanes or is their multiple.
  int64_t runs = nest.tile.ownColumns / width;
  auto run = VectorType::get({width}, type);
  loops::forLoop(
      builder, loc, IndexMath(builder, loc).constant(0),
      IndexMath(builder, loc).constant(kMatrixRows * runs), kWarp,
      [&](Value first) {
        IndexMath math(builder, loc);
        Index number = math.add(first, lane);
        Value row = math.value(math.div(number, math.constant(runs)));
        Value column = math.value(math.mul(
            math.rem(number, math.constant(runs)), math.constant(width)));
        Value values = vector::LoadOp::create(
            builder, loc, run, memory,
            ValueRange{math.value(warp), row, column},
            /*nontemporal=*/false,
            llvm::MaybeAlign(std::min<int64_t>(bytesOf(run), 16)));
        auto elements = vector::ToElementsOp::create(builder, loc, values);
        body(Index(row), Index(column), elements.getResults());
      });
}
