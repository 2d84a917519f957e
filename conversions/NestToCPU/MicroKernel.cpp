//===- MicroKernel.cpp - sums of products in registers --------------------===//
//
// mr rows of vectors are summed at once: each step of k loads nr elements of
// the panel and broadcasts mr elements of `a`. Rows past the end are computed
// as copies of the last one and not stored; columns past the end are masked. An
// epilogue changes the sums before they are stored for the last time; one with
// much code does so row by row, in a loop.
//
//===----------------------------------------------------------------------===//

#include "Tiling.h"
#include "VectorBody.h"
#include "VectorRowsMatch.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace {

class RegisterTile {
public:
  RegisterTile(OpBuilder &builder, const Tiling &tiling, const Task &task,
               Index row)
      : builder(builder), loc(tiling.kernel.op->getLoc()), math(builder, loc),
        tiling(tiling), task(task), row(row) {}

  /// Where the rows begin, of `a` and of the output.
  void findRows() {
    for (int64_t i = 0; i < tiling.mr; ++i) {
      Index at = rowAt(math.constant(i));
      aRows.push_back(
          math.add(task.aStart, tiling.a.offset(math, tiling.rows, at)));
      oRows.push_back(
          math.add(task.oStart, tiling.o.offset(math, tiling.rows, at)));
      if (!tiling.epilogueByRow)
        epilogueRows.push_back(epilogueStarts(at));
    }
    if (tiling.packsRows())
      packRows(builder, tiling, task, aRows);
  }

  void panel(Index p) {
    column = math.add(task.columnFirst, math.mul(p, math.constant(tiling.nr)));
    panelStart = startOf(p);
    SmallVector<Value> sums = carryLoop(
        builder, loc, math.constant(0), packedCount(math, tiling, task), 1,
        initialSums(),
        [&](Value k, ValueRange carried) { return addProducts(k, carried); });
    storeSums(results(sums));
  }

private:
  /// Where panel `p` of the task begins.
  Index startOf(Index p) {
    Index nr = math.constant(tiling.nr);
    if (!tiling.inPanels)
      return math.mul(p, math.constant(tiling.packedTerms() * tiling.nr));
    Index panel = math.add(math.div(task.columnFirst, nr), p);
    Index term = math.add(math.mul(panel, tiling.sumCount), task.kFirst);
    return math.add(task.bStart, math.mul(term, nr));
  }

  Index rowAt(Index i) {
    Index at = math.add(row, i);
    return tiling.raggedRows()
               ? math.min(at, math.sub(task.rowEnd, math.constant(1)))
               : at;
  }

  SmallVector<Index> epilogueStarts(Index row) {
    SmallVector<Index> starts;
    for (auto [operand, start] :
         llvm::zip(tiling.epilogueInputs, task.epilogueStarts))
      starts.push_back(math.add(start, operand.offset(math, tiling.rows, row)));
    return starts;
  }

  //===--- Products ------------------------------------------------------===//

  Value rowElement(int64_t i, Index k, Index offset) {
    Value buffer = tiling.packsRows() ? task.rowTile : tiling.a.buffer();
    Index at = tiling.packsRows()
                   ? math.add(math.constant(i * tiling.packedTerms()), k)
                   : math.add(aRows[i], offset);
    Value element =
        memref::LoadOp::create(builder, loc, buffer, math.value(at));
    return vector::BroadcastOp::create(builder, loc, tiling.packedVector(),
                                       element);
  }

  SmallVector<Value> addProducts(Index k, ValueRange sums) {
    SmallVector<Value> columns, next;
    Index from = math.add(panelStart, math.mul(k, math.constant(tiling.nr)));
    for (int64_t v = 0; v < tiling.vectors(); ++v)
      columns.push_back(vector::LoadOp::create(
          builder, loc, tiling.packedVector(),
          tiling.inPanels ? tiling.b.buffer() : task.panel,
          math.value(math.add(from, math.constant(v * tiling.lanes)))));
    Index offset = tiling.packsRows() ? k
                                      : sumOffset(math, builder, tiling.a,
                                                  tiling, task, task.aTable, k);
    for (int64_t i = 0; i < tiling.mr; ++i) {
      Value element = rowElement(i, k, offset);
      for (int64_t v = 0; v < tiling.vectors(); ++v)
        next.push_back(
            addProduct(sums[i * tiling.vectors() + v], element, columns[v]));
    }
    return next;
  }

  // Two products to each sum, each of which is rounded as it is added.
  Value addPairs(Value sum, Value x, Value y) {
    auto type = VectorType::get({2 * tiling.lanes}, builder.getBF16Type());
    auto pairs = [&](Value bits) {
      return vector::BitCastOp::create(builder, loc, type, bits);
    };
    std::string name =
        "llvm.x86.avx512bf16.dpbf16ps." + std::to_string(32 * tiling.lanes);
    return LLVM::CallIntrinsicOp::create(builder, loc, tiling.vectorType(),
                                         builder.getStringAttr(name),
                                         ValueRange{sum, pairs(x), pairs(y)})
        .getResult(0);
  }

  // The backend fuses what may be contracted, where the host can.
  Value addProduct(Value sum, Value x, Value y) {
    if (tiling.pairs)
      return addPairs(sum, x, y);
    if (isa<IntegerType>(tiling.sumType())) {
      Value product = arith::MulIOp::create(builder, loc, x, y);
      return arith::AddIOp::create(builder, loc, sum, product);
    }
    auto flags = tiling.kernel.shape.strict ? arith::FastMathFlags::none
                                            : arith::FastMathFlags::contract;
    Value product = arith::MulFOp::create(builder, loc, x, y, flags);
    return arith::AddFOp::create(builder, loc, sum, product, flags);
  }

  //===--- Sums ----------------------------------------------------------===//

  using ValuesBody = llvm::function_ref<SmallVector<Value>()>;

  SmallVector<Value> select(Value condition, ValuesBody yes, ValuesBody no) {
    SmallVector<Type> types(tiling.mr * tiling.vectors(), tiling.vectorType());
    auto branch = scf::IfOp::create(builder, loc, types, condition,
                                    /*addThenBlock=*/true,
                                    /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(branch.thenBlock());
    scf::YieldOp::create(builder, loc, yes());
    builder.setInsertionPointToEnd(branch.elseBlock());
    scf::YieldOp::create(builder, loc, no());
    return SmallVector<Value>(branch.getResults());
  }

  SmallVector<Value> initialSums() {
    Value fill = tiling.kernel.fills[0];
    if (!fill)
      return oldSums();
    auto filled = [&] {
      Value splat =
          vector::BroadcastOp::create(builder, loc, tiling.vectorType(), fill);
      return SmallVector<Value>(tiling.mr * tiling.vectors(), splat);
    };
    if (!task.isFirst)
      return filled();
    return select(task.isFirst, filled, [&] { return oldSums(); });
  }

  SmallVector<Value> oldSums() {
    if (!tiling.raggedColumns())
      return loadSums(/*masked=*/false);
    return select(
        isWhole(), [&] { return loadSums(false); },
        [&] { return loadSums(true); });
  }

  Value isWhole() {
    Index end = math.add(column, math.constant(tiling.nr - 1));
    return math.less(end, tiling.columnCount);
  }

  Value sumIndex(int64_t i, int64_t v) {
    Index at =
        math.add(math.add(oRows[i], column), math.constant(v * tiling.lanes));
    return math.value(at);
  }

  Value maskOf(int64_t v) {
    Index left = math.sub(tiling.columnCount,
                          math.add(column, math.constant(v * tiling.lanes)));
    auto type = VectorType::get({tiling.lanes}, builder.getI1Type());
    return vector::CreateMaskOp::create(builder, loc, type, math.value(left));
  }

  SmallVector<Value> loadSums(bool masked) {
    SmallVector<Value> sums;
    VectorType type = tiling.vectorType();
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    for (int64_t i = 0; i < tiling.mr; ++i)
      for (int64_t v = 0; v < tiling.vectors(); ++v) {
        Value at = sumIndex(i, v), from = tiling.o.buffer();
        if (masked)
          sums.push_back(vector::MaskedLoadOp::create(builder, loc, type, from,
                                                      at, maskOf(v), zero));
        else
          sums.push_back(vector::LoadOp::create(builder, loc, type, from, at));
      }
    return sums;
  }

  //===--- Epilogue ------------------------------------------------------===//

  SmallVector<Value> results(SmallVector<Value> sums) {
    if (!tiling.kernel.epilogue)
      return sums;
    if (!task.isLast)
      return changed(sums);
    return select(
        task.isLast, [&] { return changed(sums); }, [&] { return sums; });
  }

  SmallVector<Value> changed(ArrayRef<Value> sums) {
    if (tiling.epilogueByRow)
      return changedByRow(sums);
    SmallVector<Value> values;
    for (int64_t i = 0; i < tiling.mr; ++i)
      for (int64_t v = 0; v < tiling.vectors(); ++v)
        values.push_back(
            changed(sums[i * tiling.vectors() + v], epilogueRows[i], v));
    return values;
  }

  SmallVector<Value> changedByRow(ArrayRef<Value> sums) {
    Value tile = task.sumTile;
    auto place = [&](Index i, int64_t v) {
      return math.value(math.add(math.mul(i, math.constant(tiling.nr)),
                                 math.constant(v * tiling.lanes)));
    };
    auto load = [&](Index i, int64_t v) -> Value {
      return vector::LoadOp::create(builder, loc, tiling.vectorType(), tile,
                                    place(i, v));
    };
    auto store = [&](Value value, Index i, int64_t v) {
      vector::StoreOp::create(builder, loc, value, tile, place(i, v));
    };
    auto forAll = [&](llvm::function_ref<void(Index, int64_t)> body) {
      for (int64_t i = 0; i < tiling.mr; ++i)
        for (int64_t v = 0; v < tiling.vectors(); ++v)
          body(math.constant(i), v);
    };
    const Value *sum = sums.begin();
    forAll([&](Index i, int64_t v) { store(*sum++, i, v); });
    forLoop(builder, loc, math.constant(0), math.constant(tiling.mr), 1,
            [&](Value i) {
              SmallVector<Index> starts = epilogueStarts(rowAt(i));
              for (int64_t v = 0; v < tiling.vectors(); ++v)
                store(changed(load(i, v), starts, v), i, v);
            });
    SmallVector<Value> values;
    forAll([&](Index i, int64_t v) { values.push_back(load(i, v)); });
    return values;
  }

  /// `starts`: where the row begins in each input of the epilogue.
  Value changed(Value sum, ArrayRef<Index> starts, int64_t v) {
    linalg::LinalgOp op = tiling.kernel.epilogue;
    IRMapping values;
    for (auto [n, operand] : llvm::enumerate(op.getDpsInputOperands()))
      if (isRead(op, *operand))
        values.map(op.getMatchingBlockArgument(operand),
                   epilogueInput(tiling.epilogueInputs[n], starts[n], v));
    values.map(op.getRegionOutputArgs()[0], sum);
    return VectorBody(builder, loc, tiling.lanes)
        .run(op.getBlock(), values, [](Operation &) { return false; })[0];
  }

  Value epilogueInput(const OperandAccess &operand, Index row, int64_t v) {
    Value from = operand.buffer();
    if (operand.isFixed(tiling.columns)) {
      Value element =
          memref::LoadOp::create(builder, loc, from, math.value(row));
      return VectorBody(builder, loc, tiling.lanes).broadcast(element);
    }
    Value at = math.value(
        math.add(math.add(row, column), math.constant(v * tiling.lanes)));
    auto type = VectorType::get({tiling.lanes}, operand.elementType());
    if (!tiling.raggedColumns())
      return vector::LoadOp::create(builder, loc, type, from, at);
    Value zero =
        arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    return vector::MaskedLoadOp::create(builder, loc, type, from, at, maskOf(v),
                                        zero);
  }

  //===--- Storing -------------------------------------------------------===//

  void inBranch(Block *block, llvm::function_ref<void()> body) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(block->getTerminator());
    body();
  }

  void storeSums(ArrayRef<Value> sums) {
    if (!tiling.raggedColumns())
      return storeRows(sums, /*masked=*/false);
    auto branch = scf::IfOp::create(builder, loc, isWhole(), /*else=*/true);
    inBranch(branch.thenBlock(), [&] { storeRows(sums, false); });
    inBranch(branch.elseBlock(), [&] { storeRows(sums, true); });
  }

  void storeRows(ArrayRef<Value> sums, bool masked) {
    for (int64_t i = 0; i < tiling.mr; ++i) {
      if (!tiling.raggedRows() || i == 0) {
        storeRow(i, sums, masked);
        continue;
      }
      Index at = math.add(row, math.constant(i));
      auto branch = scf::IfOp::create(builder, loc, math.less(at, task.rowEnd),
                                      /*else=*/false);
      inBranch(branch.thenBlock(), [&] { storeRow(i, sums, masked); });
    }
  }

  void storeRow(int64_t i, ArrayRef<Value> sums, bool masked) {
    for (int64_t v = 0; v < tiling.vectors(); ++v) {
      Value sum = sums[i * tiling.vectors() + v];
      Value at = sumIndex(i, v), to = tiling.o.buffer();
      if (masked)
        vector::MaskedStoreOp::create(builder, loc, to, at, maskOf(v), sum);
      else
        vector::StoreOp::create(builder, loc, sum, to, at);
    }
  }

  OpBuilder &builder;
  Location loc;
  IndexMath math;
  const Tiling &tiling;
  const Task &task;
  Index row, column, panelStart;
  SmallVector<Index> aRows, oRows;
  /// Of each row: where it begins in each input of the epilogue.
  SmallVector<SmallVector<Index>> epilogueRows;
};

} // namespace

void cpu::emitRegisterTiles(OpBuilder &builder, const Tiling &tiling,
                            const Task &task, Index row, Index panelCount) {
  RegisterTile tile(builder, tiling, task, row);
  tile.findRows();
  if (getConstantIntValue(panelCount) == 1)
    return tile.panel(builder.getIndexAttr(0));
  forLoop(builder, tiling.kernel.op->getLoc(), builder.getIndexAttr(0),
          panelCount, 1, [&](Value p) { tile.panel(p); });
}
