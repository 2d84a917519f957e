//===- MatrixInput.cpp - one input's tiles for tensor cores ---------------===//

#include "MatrixInput.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

MatrixInput::MatrixInput(OpBuilder &builder, const ContractionNest &nest,
                         bool ofColumns)
    : builder(builder), loc(nest.kernel.op->getLoc()), nest(nest),
      ofColumns(ofColumns), reads(builder, nest, ofColumns, /*raw=*/true),
      bytes(reads.type().getIntOrFloatBitWidth() / 8),
      byTerms(reads.grid().alongTerms || bytes == 1),
      rows{(byTerms ? nest.tile.terms : nest.tileLines(ofColumns)) / perChunk(),
           /*ofWords=*/!byTerms && bytes == 4} {}

//===----------------------------------------------------------------------===//
// From memory to tiles
//===----------------------------------------------------------------------===//

void MatrixInput::enter(ArrayRef<Index> batch, Index first, Value tiles) {
  reads.enter(batch, first);
  memory = tiles;
  for (int64_t i = 0; i < reads.grid().count(); ++i)
    places.push_back(placeOf(reads.line(i), reads.term()));
}

Index MatrixInput::mixed(Index chunk, Index mask) {
  IndexMath math(builder, loc);
  return Index(
      arith::XOrIOp::create(builder, loc, math.value(chunk), math.value(mask))
          .getResult());
}

// As SwizzledRows::mask.
Index MatrixInput::maskOf(Index row) {
  IndexMath math(builder, loc);
  if (rows.ofWords)
    return math.mul(math.rem(row, math.constant(4)), math.constant(2));
  Index bits = math.rem(math.div(row, math.constant(rows.rowsOfBanks())),
                        math.constant(rows.maskBits() + 1));
  if (!rows.isReversed())
    return bits;
  Index two = math.constant(2), four = math.constant(4);
  Index middle = math.mul(math.rem(math.div(bits, two), two), two);
  return math.add(math.add(math.mul(math.rem(bits, two), four), middle),
                  math.div(bits, four));
}

Value MatrixInput::placeOf(Index line, Index term) {
  IndexMath math(builder, loc);
  Index row = byTerms ? line : term, along = byTerms ? term : line;
  Index chunk = math.constant(perChunk());
  Index place = math.add(math.mul(row, math.constant(rows.chunks)),
                         mixed(math.div(along, chunk), maskOf(row)));
  return math.value(math.add(math.mul(place, chunk), math.rem(along, chunk)));
}

SmallVector<Value> MatrixInput::carriedAt(Index step) {
  return reads.countsTerms() ? reads.termsAt(step) : SmallVector<Value>();
}

SmallVector<Value> MatrixInput::next(ValueRange terms) {
  return reads.countsTerms() ? reads.nextTerms(terms) : SmallVector<Value>();
}

SmallVector<Value> MatrixInput::begin(ValueRange terms, Index step,
                                      Value isTile, Value stage) {
  SmallVector<Value> at(terms);
  if (!reads.countsTerms())
    at = reads.termsAt(step);
  if (!isCopied())
    return reads.read(at, step, isTile);
  reads.copy(at, step, isTile, memory, stage, places);
  return {};
}

// Vectors of terms are neighbours only in rows of terms.
void MatrixInput::finish(ArrayRef<Value> elements, Value stage) {
  if (isCopied())
    return;
  IndexMath math(builder, loc);
  const ReadGrid &grid = reads.grid();
  auto type = VectorType::get({grid.width}, reads.type());
  for (auto [i, place] : llvm::enumerate(places)) {
    ArrayRef<Value> own = elements.slice(i * grid.width, grid.width);
    if (grid.width > 1 && areNeighbours()) {
      vector::StoreOp::create(
          builder, loc, vector::FromElementsOp::create(builder, loc, type, own),
          memory, ValueRange{stage, place}, /*nontemporal=*/false,
          llvm::MaybeAlign(bytesOf(type)));
      continue;
    }
    for (auto [k, element] : llvm::enumerate(own)) {
      Index line = reads.line(i), term = reads.term();
      Index &moved = grid.alongTerms ? term : line;
      moved = math.add(moved, math.constant(k));
      memref::StoreOp::create(builder, loc, element, memory,
                              ValueRange{stage, placeOf(line, term)});
    }
  }
}

//===----------------------------------------------------------------------===//
// From tiles to instructions
//===----------------------------------------------------------------------===//

// Masks are those of rows modulo 8, which the warp and the fragment leave.
void MatrixInput::setWarp(Index line, Index lane) {
  if (rows.ofWords)
    return setWarpOfWords(line, lane);
  IndexMath math(builder, loc);
  Index square = math.constant(kSquare), two = math.constant(2);
  Index within = math.rem(lane, square);
  Index inner = math.rem(math.div(lane, square), two);
  Index outer = math.div(lane, math.constant(2 * kSquare));
  Index lines = ofColumns ? outer : inner, half = ofColumns ? inner : outer;
  Index along = math.add(math.mul(byTerms ? lines : half, square), within);
  Index row = byTerms ? math.add(line, along) : along;
  Index chunk = byTerms ? half : math.add(math.div(line, square), lines);
  laneRow = math.mul(row, math.constant(rows.chunks));
  laneChunk = mixed(chunk, maskOf(within));
}

// A lane has a line of a square's eight, and a term of four.
void MatrixInput::setWarpOfWords(Index line, Index lane) {
  IndexMath math(builder, loc);
  Index four = math.constant(4);
  Index term = math.rem(lane, four), own = math.div(lane, four);
  laneRow = math.mul(term, math.constant(rows.chunks));
  laneChunk =
      mixed(math.add(math.div(line, four), math.div(own, four)), maskOf(term));
  laneWord = math.rem(own, four);
}

Value MatrixInput::loadWord(Value stage, int64_t line, int64_t term) {
  IndexMath math(builder, loc);
  Index place = math.add(laneRow, math.constant(term * rows.chunks));
  place = math.add(place, mixed(laneChunk, math.constant(line / perChunk())));
  place = math.add(math.mul(place, math.constant(perChunk())), laneWord);
  return arith::BitcastOp::create(
      builder, loc, builder.getI32Type(),
      memref::LoadOp::create(builder, loc, memory,
                             ValueRange{stage, math.value(place)}));
}

Value MatrixInput::wordOf(Value squares, int64_t i) {
  Value word = vector::ExtractOp::create(builder, loc, squares, i);
  if (reads.type().isF16())
    return word;
  word = vector::BitCastOp::create(
      builder, loc, VectorType::get({1}, builder.getI32Type()), word);
  return vector::ExtractOp::create(builder, loc, word, int64_t(0));
}

// The chunk's bits are not those of the lane's, so that they are mixed alike.
SmallVector<Value> MatrixInput::fragment(Value stage, int64_t line,
                                         int64_t step) {
  SmallVector<Value> words;
  if (rows.ofWords) {
    for (int64_t i : {0, 1})
      for (int64_t k : {0, 1})
        words.push_back(loadWord(stage, line + kSquare * (ofColumns ? i : k),
                                 (2 * step + (ofColumns ? k : i)) * 4));
    return words;
  }
  IndexMath math(builder, loc);
  // A square's rows are lines, or terms.
  int64_t row = byTerms ? line : 2 * step * kSquare;
  int64_t chunk = byTerms ? 2 * step : line / kSquare;
  Index place = math.add(laneRow, math.constant(row * rows.chunks));
  place = math.add(place, mixed(laneChunk, math.constant(chunk)));
  place = math.mul(place, math.constant(perChunk()));
  auto type = VectorType::get({4, 4 / bytes}, reads.type());
  Value squares = nvgpu::LdMatrixOp::create(
      builder, loc, type, memory, ValueRange{stage, math.value(place)},
      /*transpose=*/!byTerms, /*numTiles=*/4);
  for (int64_t i = 0; i < 4; ++i)
    words.push_back(wordOf(squares, i));
  return words;
}
