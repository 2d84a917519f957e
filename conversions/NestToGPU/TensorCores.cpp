//===- TensorCores.cpp - sums of products by tensor cores -----------------===//
//
// A block has tiles of several steps of terms in shared memory: while its warps
// multiply one, the next ones are copied there, without registers where 16
// bytes of an input are neighbours and aligned. Tiles are as in memory: rows of
// terms, or, where lines are neighbours, of lines, which `ldmatrix` transposes
// if they are of 2 bytes. See MatrixTile.h for where chunks of 16 bytes lie.
//
//===----------------------------------------------------------------------===//

#include "ContractionResults.h"
#include "MatrixTile.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

namespace {

/// The tiles of one input.
class MatrixInput {
public:
  MatrixInput(OpBuilder &builder, const ContractionNest &nest, bool ofColumns)
      : builder(builder), loc(nest.kernel.op->getLoc()), nest(nest),
        ofColumns(ofColumns), reads(builder, nest, ofColumns, /*raw=*/true),
        bytes(reads.type().getIntOrFloatBitWidth() / 8),
        byTerms(reads.grid().alongTerms || bytes != 2),
        rows{(byTerms ? nest.tile.terms : nest.tileLines(ofColumns)) /
             perChunk()} {}

  /// Without registers.
  bool isCopied() const {
    return reads.grid().width == perChunk() && areNeighbours();
  }
  /// 128 registers are enough for what is read and its addresses.
  bool hasFewReads() const {
    return isCopied() || reads.grid().count() <= kFewReads;
  }
  size_t carried() const { return reads.carried(); }

  void enter(ArrayRef<Index> batch, Index first, int64_t stages) {
    reads.enter(batch, first);
    memory = sharedMemory(builder, loc,
                          {stages, nest.tile.terms * nest.tileLines(ofColumns)},
                          reads.type());
    for (int64_t i = 0; i < reads.grid().count(); ++i)
      places.push_back(placeOf(reads.line(i), reads.term()));
  }

  /// The loops' indices at a tile: carried by a loop, or computed.
  SmallVector<Value> carriedAt(Index step) {
    return reads.countsTerms() ? reads.termsAt(step) : SmallVector<Value>();
  }
  SmallVector<Value> next(ValueRange terms) {
    return reads.countsTerms() ? reads.nextTerms(terms) : SmallVector<Value>();
  }

  /// Elements that are to be stored; none if they are copied.
  SmallVector<Value> begin(ValueRange terms, Index step, Value isTile,
                           Value stage) {
    SmallVector<Value> at(terms);
    if (!reads.countsTerms())
      at = reads.termsAt(step);
    if (!isCopied())
      return reads.read(at, step, isTile);
    reads.copy(at, step, isTile, memory, stage, places);
    return {};
  }
  void finish(ArrayRef<Value> elements, Value stage);

  /// Where the warp's lines begin in the tile.
  void setWarp(Index warp, Index lane);
  /// The operands of instructions for `line`, of the warp's 16, at terms of
  /// instruction `step` of the tile.
  SmallVector<Value> fragment(Value stage, int64_t line, int64_t step);

private:
  static constexpr int64_t kFewReads = 4;

  int64_t perChunk() const { return kChunkBytes / bytes; }
  /// Whether what is read at once lies in a row.
  bool areNeighbours() const { return reads.grid().alongTerms == byTerms; }
  Index swizzled(Index row, Index chunk);
  Value placeOf(Index line, Index term);

  OpBuilder &builder;
  Location loc;
  const ContractionNest &nest;
  bool ofColumns;
  TileReads reads;
  int64_t bytes;
  bool byTerms;
  SwizzledRows rows;
  Value memory;
  SmallVector<Value> places;
  Index laneLine, laneHalf, warpLine;
};

Index MatrixInput::swizzled(Index row, Index chunk) {
  IndexMath math(builder, loc);
  Index mask = math.rem(math.div(row, math.constant(rows.rowsOfBanks())),
                        math.constant(rows.maskBits() + 1));
  Value mixed =
      arith::XOrIOp::create(builder, loc, math.value(chunk), math.value(mask));
  Index place = math.add(math.mul(row, math.constant(rows.chunks)), mixed);
  return math.mul(place, math.constant(perChunk()));
}

Value MatrixInput::placeOf(Index line, Index term) {
  IndexMath math(builder, loc);
  Index row = byTerms ? line : term, along = byTerms ? term : line;
  Index chunk = math.constant(perChunk());
  return math.value(
      math.add(swizzled(row, math.div(along, chunk)), math.rem(along, chunk)));
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

void MatrixInput::setWarp(Index warp, Index lane) {
  IndexMath math(builder, loc);
  Index square = math.constant(kSquare), two = math.constant(2);
  Index inner = math.rem(math.div(lane, square), two);
  Index outer = math.div(lane, math.constant(2 * kSquare));
  laneLine = math.add(math.rem(lane, square),
                      math.mul(ofColumns ? outer : inner, square));
  laneHalf = ofColumns ? inner : outer;
  warpLine = warp;
}

SmallVector<Value> MatrixInput::fragment(Value stage, int64_t line,
                                         int64_t step) {
  IndexMath math(builder, loc);
  Index first = math.add(warpLine, math.constant(line));
  Value place;
  if (byTerms) {
    Index chunk = math.add(math.constant(2 * step), laneHalf);
    place = math.value(swizzled(math.add(first, laneLine), chunk));
  } else {
    // A square's rows are terms, and its columns are lines.
    Index square = math.constant(kSquare);
    Index term = math.add(
        math.constant(2 * step * kSquare),
        math.add(math.mul(laneHalf, square), math.rem(laneLine, square)));
    Index chunk = math.add(math.div(first, square), math.div(laneLine, square));
    place = math.value(swizzled(term, chunk));
  }
  int64_t perWord = 4 / bytes;
  auto type = VectorType::get({4, perWord}, reads.type());
  Value squares = nvgpu::LdMatrixOp::create(builder, loc, type, memory,
                                            ValueRange{stage, place},
                                            /*transpose=*/!byTerms,
                                            /*numTiles=*/4);
  SmallVector<Value> words;
  for (int64_t i = 0; i < 4; ++i) {
    Value word = vector::ExtractOp::create(builder, loc, squares, i);
    if (!reads.type().isF16()) {
      word = vector::BitCastOp::create(
          builder, loc, VectorType::get({1}, builder.getI32Type()), word);
      word = vector::ExtractOp::create(builder, loc, word, int64_t(0));
    }
    words.push_back(word);
  }
  return words;
}

class MatrixSums {
public:
  MatrixSums(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), loc(kernel.op->getLoc()), nest(builder, kernel),
        results(builder, nest),
        inputs{{builder, nest, false}, {builder, nest, true}} {}

  void run() {
    scf::ParallelOp loop =
        blockBox(builder, loc, results.blocks(), nest.tile.threads(),
                 [&](Value block) { runBlock(block); });
    if (inputs[0].hasFewReads() && inputs[1].hasFewReads())
      loop->setAttr(kResident,
                    builder.getI32IntegerAttr(512 / nest.tile.threads()));
    results.addParts();
  }

private:
  int64_t stages() const {
    return inputs[0].isCopied() || inputs[1].isCopied() ? 3 : 2;
  }

  void runBlock(Value block) {
    BlockPlace place = results.placeOf(block);
    inputs[0].enter(place.batch, place.row, stages());
    inputs[1].enter(place.batch, place.column, stages());
    enterWarp(place);
    SmallVector<Value> sums = results.sumTerms(
        place, results.initial(), [&](Index first, Index end, ValueRange from) {
          return sumSteps(first, end, from);
        });
    results.store(sums);
  }

  void enterWarp(const BlockPlace &place) {
    IndexMath math(builder, loc);
    const ContractionTile &tile = nest.tile;
    Index thread = Index(threadInBlock(builder, loc));
    Index warp = math.div(thread, math.constant(kWarp));
    Index lane = math.rem(thread, math.constant(kWarp));
    Index across = math.constant(tile.columns / tile.ownColumns);
    Index row = math.mul(math.div(warp, across), math.constant(tile.ownRows));
    Index column =
        math.mul(math.rem(warp, across), math.constant(tile.ownColumns));
    inputs[0].setWarp(row, lane);
    inputs[1].setWarp(column, lane);
    row = math.add(math.add(place.row, row), math.div(lane, math.constant(4)));
    column =
        math.add(math.add(place.column, column),
                 math.mul(math.rem(lane, math.constant(4)), math.constant(2)));
    SmallVector<Index> rows, columns;
    for (int64_t i = 0; i < tile.ownRows; i += kSquare)
      rows.push_back(math.add(row, math.constant(i)));
    for (int64_t i = 0; i < tile.ownColumns; i += kMatrixColumns)
      for (int64_t k : {0, 1})
        columns.push_back(math.add(column, math.constant(i + k)));
    results.enter(place, rows, columns);
  }

  //===--- The loop over tiles of terms
  //-------------------------------------===//

  struct Stages {
    SmallVector<Value> terms[2];
    SmallVector<Value> elements[2];
  };

  void begin(Stages &tile, Index step, Index end, Value stage) {
    IndexMath math(builder, loc);
    Value isTile = math.less(step, end);
    for (int i : {0, 1})
      tile.elements[i] = inputs[i].begin(tile.terms[i], step, isTile, stage);
    if (stages() == 3)
      NVVM::CpAsyncCommitGroupOp::create(builder, loc);
  }

  void finish(Stages &tile, Value stage) {
    for (int i : {0, 1}) {
      inputs[i].finish(tile.elements[i], stage);
      tile.terms[i] = inputs[i].next(tile.terms[i]);
    }
  }

  /// Carried are the stage that is read, the terms of the next tile that is
  /// begun, of inputs that count them, and the sums.
  SmallVector<Value> sumSteps(Index first, Index end, ValueRange initial) {
    IndexMath math(builder, loc);
    Stages tile;
    for (int i : {0, 1})
      tile.terms[i] = inputs[i].carriedAt(first);
    for (int64_t stage = 0; stage < stages() - 1; ++stage) {
      Value number = math.value(math.constant(stage));
      begin(tile, math.add(first, math.constant(stage)), end, number);
      finish(tile, number);
    }
    SmallVector<Value> carried{math.value(math.constant(0))};
    for (int i : {0, 1})
      llvm::append_range(carried, tile.terms[i]);
    size_t states = carried.size();
    llvm::append_range(carried, initial);
    SmallVector<Value> after =
        cpu::carryLoop(builder, loc, first, end, 1, carried,
                       [&](Value step, ValueRange values) {
                         return sumStep(step, end, values, states);
                       });
    return SmallVector<Value>(ArrayRef(after).drop_front(states));
  }

  SmallVector<Value> sumStep(Value step, Index end, ValueRange carried,
                             size_t states) {
    IndexMath math(builder, loc);
    Value stage = carried[0];
    if (stages() == 3)
      NVVM::CpAsyncWaitGroupOp::create(builder, loc, stages() - 2);
    barrier(builder, loc);
    // The stage before has been read by all.
    Value before = wrapped(stage, 0, stages() - 1, -1);
    Stages tile;
    ValueRange terms = carried.take_front(states).drop_front();
    for (int i : {0, 1}) {
      tile.terms[i] = SmallVector<Value>(terms.take_front(inputs[i].carried()));
      terms = terms.drop_front(inputs[i].carried());
    }
    begin(tile, math.add(step, math.constant(stages() - 1)), end, before);
    SmallVector<Value> sums(carried.drop_front(states));
    for (int64_t i = 0; i < nest.tile.terms / nest.tile.instruction; ++i)
      multiply(stage, i, sums);
    finish(tile, before);
    SmallVector<Value> next{wrapped(stage, stages() - 1, 0, 1)};
    for (int i : {0, 1})
      llvm::append_range(next, tile.terms[i]);
    llvm::append_range(next, sums);
    return next;
  }

  /// `value` + `step`, and `to` for `from`.
  Value wrapped(Value value, int64_t from, int64_t to, int64_t step) {
    IndexMath math(builder, loc);
    return arith::SelectOp::create(
        builder, loc, math.equal(value, math.constant(from)),
        math.value(math.constant(to)),
        math.value(math.add(value, math.constant(step))));
  }

  //===--- Instructions
  //-----------------------------------------------------===//

  void multiply(Value stage, int64_t step, MutableArrayRef<Value> sums) {
    SmallVector<SmallVector<Value>> rows, columns;
    for (int64_t i = 0; i < nest.tile.ownColumns; i += 2 * kMatrixColumns) {
      SmallVector<Value> words = inputs[1].fragment(stage, i, step);
      columns.push_back({words[0], words[1]});
      columns.push_back({words[2], words[3]});
    }
    for (int64_t i = 0; i < nest.tile.ownRows; i += kMatrixRows)
      rows.push_back(inputs[0].fragment(stage, i, step));
    size_t width = 2 * columns.size();
    for (auto [i, row] : llvm::enumerate(rows))
      for (auto [k, column] : llvm::enumerate(columns)) {
        Value *at[] = {&sums[2 * i * width + 2 * k],
                       &sums[2 * i * width + 2 * k + 1],
                       &sums[(2 * i + 1) * width + 2 * k],
                       &sums[(2 * i + 1) * width + 2 * k + 1]};
        addProducts(row, column, at);
      }
  }

  void addProducts(ValueRange row, ValueRange column, ArrayRef<Value *> sums) {
    auto old = llvm::map_to_vector(sums, [](Value *sum) { return *sum; });
    Type type = nest.sumType();
    auto four = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                                 SmallVector<Type>(4, type));
    std::optional<NVVM::MMAIntOverflow> overflow;
    if (isa<IntegerType>(type))
      overflow = NVVM::MMAIntOverflow::wrapped;
    Value result = NVVM::MmaOp::create(
        builder, loc, four, row, column, old,
        {kMatrixRows, kMatrixColumns, nest.tile.instruction}, std::nullopt,
        overflow, std::array{typeOf(false), typeOf(true)},
        std::array{NVVM::MMALayout::row, NVVM::MMALayout::col});
    for (auto [i, sum] : llvm::enumerate(sums))
      *sum = LLVM::ExtractValueOp::create(builder, loc, result, i);
  }

  NVVM::MMATypes typeOf(bool ofColumns) {
    Value factor = nest.product.factor[nest.input(ofColumns)];
    Operation *extension = factor.getDefiningOp();
    Type type = extension->getOperand(0).getType();
    if (isa<FloatType>(type))
      return type.isF16() ? NVVM::MMATypes::f16 : NVVM::MMATypes::bf16;
    return isa<arith::ExtUIOp>(extension) ? NVVM::MMATypes::u8
                                          : NVVM::MMATypes::s8;
  }

  OpBuilder &builder;
  Location loc;
  ContractionNest nest;
  ContractionResults results;
  MatrixInput inputs[2];
};

} // namespace

void device::emitTensorCores(OpBuilder &builder, const LoopKernel &kernel) {
  MatrixSums(builder, kernel).run();
}
