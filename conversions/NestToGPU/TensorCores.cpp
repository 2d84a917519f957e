//===- TensorCores.cpp - sums of products by tensor cores -----------------===//
//
// While a block's warps multiply a tile of terms, the next tiles are copied to
// shared memory. The operands of an instruction are read while the previous one
// multiplies, also operands of the next tile: a warp waits for the others once
// a tile, before its last instructions, whose operands it has.
//
//===----------------------------------------------------------------------===//

#include "ContractionResults.h"
#include "MatrixInput.h"
#include "StagedSums.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Sums and operands for which 128 registers are enough.
static constexpr int64_t kFewSums = 64, kFewReads = 16;

namespace {

/// The operands of the instructions of a step of a tile.
struct Operands {
  SmallVector<SmallVector<Value>> rows, columns;

  SmallVector<Value> flat() const {
    SmallVector<Value> words;
    for (const auto *lines : {&rows, &columns})
      for (const SmallVector<Value> &line : *lines)
        llvm::append_range(words, line);
    return words;
  }
};

class MatrixSums {
public:
  MatrixSums(OpBuilder &builder, const LoopKernel &kernel)
      : builder(builder), loc(kernel.op->getLoc()), nest(builder, kernel),
        results(builder, nest),
        inputs{{builder, nest, false}, {builder, nest, true}},
        staged(nest, nest.sumType()) {}

  void run() {
    scf::ParallelOp loop =
        blockBox(builder, loc, results.blocks(), nest.tile.threads(),
                 [&](Value block) { runBlock(block); });
    if (inputs[0].readCount() + inputs[1].readCount() <= kFewReads)
      loop->setAttr(kResident, builder.getI32IntegerAttr(resident()));
    results.addParts();
  }

private:
  /// Blocks for all registers of a processor: as many as a thread may have, or
  /// half of them.
  int64_t resident() const {
    const ContractionTile &tile = nest.tile;
    int64_t sums = tile.ownRows * tile.ownColumns / kWarp;
    int64_t threads = sums <= kFewSums ? 512 : 256;
    return std::max<int64_t>(threads / tile.threads(), 1);
  }

  bool copies() const { return inputs[0].isCopied() || inputs[1].isCopied(); }
  /// Inputs that pass through registers are a single tile ahead.
  int64_t stages() const { return copies() ? nest.tile.stages : 2; }

  void runBlock(Value block) {
    BlockPlace place = results.placeOf(block);
    takeMemory(place);
    enterWarp(place);
    SmallVector<Value> sums = results.sumTerms(
        place, results.initial(), [&](Index first, Index end, ValueRange from) {
          return sumSteps(first, end, from);
        });
    storeSums(place, sums);
  }

  /// The sums lie where the tiles were.
  void takeMemory(const BlockPlace &place) {
    int64_t bytes[2];
    for (int i : {0, 1})
      bytes[i] = stages() * inputs[i].elements() * inputs[i].elementBytes();
    int64_t most = std::max(bytes[0] + bytes[1], staged.bytes());
    Value memory = sharedMemory(builder, loc, {most}, builder.getI8Type());
    for (int i : {0, 1})
      inputs[i].enter(place.batch, i ? place.column : place.row,
                      viewOf(memory, i * bytes[0],
                             {stages(), inputs[i].elements()},
                             inputs[i].type()));
    staged.memory = viewOf(memory, 0, staged.shape(), nest.sumType());
  }

  Value viewOf(Value memory, int64_t offset, ArrayRef<int64_t> shape,
               Type type) {
    auto space = cast<MemRefType>(memory.getType()).getMemorySpace();
    return memref::ViewOp::create(
        builder, loc,
        MemRefType::get(shape, type, MemRefLayoutAttrInterface(), space),
        memory, arith::ConstantIndexOp::create(builder, loc, offset),
        ValueRange());
  }

  void enterWarp(const BlockPlace &place) {
    IndexMath math(builder, loc);
    const ContractionTile &tile = nest.tile;
    Index thread = Index(threadInBlock(builder, loc));
    warp = math.div(thread, math.constant(kWarp));
    lane = math.rem(thread, math.constant(kWarp));
    Index across = math.constant(tile.columns / tile.ownColumns);
    warpRow = math.mul(math.div(warp, across), math.constant(tile.ownRows));
    warpColumn =
        math.mul(math.rem(warp, across), math.constant(tile.ownColumns));
    inputs[0].setWarp(warpRow, lane);
    inputs[1].setWarp(warpColumn, lane);
    Index row = math.add(math.add(place.row, warpRow),
                         math.div(lane, math.constant(4)));
    Index column =
        math.add(math.add(place.column, warpColumn),
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
    if (copies())
      NVVM::CpAsyncCommitGroupOp::create(builder, loc);
  }

  void finish(Stages &tile, Value stage) {
    for (int i : {0, 1}) {
      inputs[i].finish(tile.elements[i], stage);
      tile.terms[i] = inputs[i].next(tile.terms[i]);
    }
  }

  /// Until all have what all read of the oldest tile that was begun.
  void wait(int64_t pending) {
    if (copies())
      NVVM::CpAsyncWaitGroupOp::create(builder, loc, pending);
    barrier(builder, loc);
  }

  /// Carried are the stage that is read, the first operands there, the terms of
  /// the next tile that is begun, of inputs that count them, and the sums.
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
    wait(stages() - 2);
    SmallVector<Value> carried{math.value(math.constant(0))};
    llvm::append_range(carried, read(carried[0], 0).flat());
    for (int i : {0, 1})
      llvm::append_range(carried, tile.terms[i]);
    size_t states = carried.size();
    llvm::append_range(carried, initial);
    SmallVector<Value> after =
        loops::carryLoop(builder, loc, first, end, 1, carried,
                         [&](Value step, ValueRange values) {
                           return sumStep(step, end, values);
                         });
    return SmallVector<Value>(ArrayRef(after).drop_front(states));
  }

  SmallVector<Value> sumStep(Value step, Index end, ValueRange carried) {
    IndexMath math(builder, loc);
    Value stage = carried.front();
    carried = carried.drop_front();
    Operands now = unflatten(carried);
    Stages tile;
    for (int i : {0, 1}) {
      tile.terms[i] =
          SmallVector<Value>(carried.take_front(inputs[i].carried()));
      carried = carried.drop_front(inputs[i].carried());
    }
    SmallVector<Value> sums(carried);
    // The stage before has been read by all.
    Value before = wrapped(stage, 0, stages() - 1, -1);
    Value after = wrapped(stage, stages() - 1, 0, 1);
    int64_t count = nest.tile.terms / nest.tile.instruction;
    for (int64_t i = 0; i < count; ++i) {
      bool isLast = i + 1 == count;
      if (i == 0)
        begin(tile, math.add(step, math.constant(stages() - 1)), end, before);
      if (isLast) {
        finish(tile, before);
        wait(stages() - 2);
      }
      Operands then = isLast ? read(after, 0) : read(stage, i + 1);
      if (isLast)
        keepReads();
      multiply(now, sums);
      now = std::move(then);
    }
    SmallVector<Value> next{after};
    llvm::append_range(next, now.flat());
    for (int i : {0, 1})
      llvm::append_range(next, tile.terms[i]);
    llvm::append_range(next, sums);
    return next;
  }

  /// LLVM would move loads of the next operands into the next step, whose
  /// instructions would wait for them.
  void keepReads() {
    if (inputs[0].readsWords() || inputs[1].readsWords())
      waitForWarp(builder, loc);
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

  /// Tensor cores truncate f32 to TF32, which loses half a unit of the last
  /// digit on average. Numbers that TF32 represents are not changed.
  SmallVector<Value> centered(SmallVector<Value> words, bool ofColumns) {
    if (typeOf(ofColumns) != NVVM::MMATypes::tf32)
      return words;
    Value factor = arith::ConstantOp::create(
        builder, loc, builder.getF32FloatAttr(1.0f + 0x0.b3p-11f));
    for (Value &word : words) {
      Value x = arith::BitcastOp::create(builder, loc, factor.getType(), word);
      x = arith::MulFOp::create(builder, loc, x, factor);
      word = arith::BitcastOp::create(builder, loc, word.getType(), x);
    }
    return words;
  }

  Operands read(Value stage, int64_t step) {
    Operands operands;
    for (int64_t i = 0; i < nest.tile.ownColumns; i += 2 * kMatrixColumns) {
      SmallVector<Value> words =
          centered(inputs[1].fragment(stage, i, step), /*ofColumns=*/true);
      operands.columns.push_back({words[0], words[1]});
      operands.columns.push_back({words[2], words[3]});
    }
    for (int64_t i = 0; i < nest.tile.ownRows; i += kMatrixRows)
      operands.rows.push_back(
          centered(inputs[0].fragment(stage, i, step), /*ofColumns=*/false));
    return operands;
  }

  /// Removes the registers of operands from the front of a loop's values.
  Operands unflatten(ValueRange &words) {
    Operands operands;
    auto take = [&](SmallVector<SmallVector<Value>> &to, size_t count) {
      to.emplace_back(words.take_front(count));
      words = words.drop_front(count);
    };
    for (int64_t i = 0; i < nest.tile.ownRows; i += kMatrixRows)
      take(operands.rows, 4);
    for (int64_t i = 0; i < nest.tile.ownColumns; i += kMatrixColumns)
      take(operands.columns, 2);
    return operands;
  }

  void multiply(const Operands &operands, MutableArrayRef<Value> sums) {
    size_t width = 2 * operands.columns.size();
    for (auto [i, row] : llvm::enumerate(operands.rows))
      for (auto [k, column] : llvm::enumerate(operands.columns)) {
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
    if (!extension)
      return NVVM::MMATypes::tf32;
    Type type = extension->getOperand(0).getType();
    if (isa<FloatType>(type))
      return type.isF16() ? NVVM::MMATypes::f16 : NVVM::MMATypes::bf16;
    return isa<arith::ExtUIOp>(extension) ? NVVM::MMATypes::u8
                                          : NVVM::MMATypes::s8;
  }

  //===--- Results
  //----------------------------------------------------------===//

  /// Copies for tiles that there are not may still be on their way.
  void storeSums(const BlockPlace &place, ArrayRef<Value> sums) {
    wait(0);
    IndexMath math(builder, loc);
    Index row = math.add(place.row, warpRow);
    Index column = math.add(place.column, warpColumn);
    size_t perSlice = kMatrixRows * nest.tile.ownColumns / kWarp;
    for (int64_t i = 0; i < nest.tile.ownRows; i += kMatrixRows) {
      if (i > 0)
        waitForWarp(builder, loc);
      staged.write(builder, loc, warp, lane,
                   sums.slice(i / kMatrixRows * perSlice, perSlice));
      waitForWarp(builder, loc);
      staged.forRuns(builder, loc, warp, lane, results.runWidth(),
                     [&](Index ownRow, Index ownColumn, ValueRange values) {
                       IndexMath inner(builder, loc);
                       ownRow = inner.add(ownRow, inner.constant(i));
                       results.storeRun(inner.add(row, ownRow),
                                        inner.add(column, ownColumn), values);
                     });
    }
  }

  OpBuilder &builder;
  Location loc;
  ContractionNest nest;
  ContractionResults results;
  MatrixInput inputs[2];
  StagedSums staged;
  Index warp, lane, warpRow, warpColumn;
};

} // namespace

void device::emitTensorCores(OpBuilder &builder, const LoopKernel &kernel) {
  MatrixSums(builder, kernel).run();
}
