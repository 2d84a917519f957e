//===- Packing.cpp - panels of a contraction's inputs ---------------------===//
//
// A panel is [k][nr], converted to the type of the sums, or [k / 2][nr] pairs
// of bf16 as they are. Three ways to fill it:
// - columns are contiguous in memory: rows of it are copied;
// - k is contiguous: squares are transposed in registers;
// - neither, as in a convolution: by a table of the columns' offsets; where
//   columns of one vector turn out to be contiguous they are copied; a vector
//   that consists of several runs is read by a masked load of each run
//   (ColumnRuns.h).
//
//===----------------------------------------------------------------------===//

#include "ColumnRuns.h"
#include "EdgeReads.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

Index cpu::packedCount(IndexMath &math, const Tiling &tiling,
                       const Task &task) {
  return tiling.pairs ? math.ceilDiv(task.kCount, math.constant(2))
                      : task.kCount;
}

static Value convertElement(OpBuilder &builder, const Tiling &tiling, bool ofB,
                            Value element) {
  return emitFactor(builder, tiling.kernel.op, tiling.product,
                    ofB ? tiling.bInput : 1 - tiling.bInput, element);
}

//===----------------------------------------------------------------------===//
// Packed terms
//===----------------------------------------------------------------------===//

namespace {
/// Packs elements of one input.
class TermPacker {
public:
  /// Gets the number of a packed term, and of the one or two terms in it.
  using Body = llvm::function_ref<void(Value, ArrayRef<Index>)>;

  TermPacker(OpBuilder &builder, const Tiling &tiling, const Task &task,
             bool ofB)
      : builder(builder), loc(tiling.kernel.op->getLoc()), math(builder, loc),
        tiling(tiling), task(task), ofB(ofB) {}

  /// For the terms of the block from `first` on, of a term or pair.
  void forTerms(Index first, Body body) {
    if (!tiling.pairs)
      return forLoop(builder, loc, first, task.kCount, 1,
                     [&](Value k) { body(k, Index(k)); });
    Index two = math.constant(2);
    Index whole = math.div(task.kCount, two);
    Index begin = math.div(first, two);
    if (!isEqualConstantIntOrValue(begin, whole))
      forLoop(builder, loc, begin, whole, 1, [&](Value pair) {
        Index k = math.mul(pair, two);
        body(pair, {k, math.add(k, math.constant(1))});
      });
    Index all = packedCount(math, tiling, task);
    if (!isEqualConstantIntOrValue(whole, all))
      forLoop(builder, loc, whole, all, 1,
              [&](Value pair) { body(pair, math.mul(pair, two)); });
  }

  /// The elements at offsets, of which there are as many as terms.
  Value pack(ArrayRef<Index> offsets) {
    return packLoaded(llvm::map_to_vector(
        offsets, [&](Index offset) { return load(offset); }));
  }
  /// Elements, or vectors of them, of as many terms.
  Value packLoaded(ArrayRef<Value> elements) {
    if (!tiling.pairs)
      return convertElement(builder, tiling, ofB, elements[0]);
    Value low = bitsOf(elements[0]);
    if (elements.size() == 1)
      return low;
    Value half = arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(builder.getI32Type(), 16));
    if (auto type = dyn_cast<VectorType>(low.getType()))
      half = vector::BroadcastOp::create(builder, loc, type, half);
    Value high = arith::ShLIOp::create(builder, loc, bitsOf(elements[1]), half);
    return arith::OrIOp::create(builder, loc, low, high);
  }
  Value load(Index offset) {
    const OperandAccess &from = ofB ? tiling.b : tiling.a;
    return memref::LoadOp::create(builder, loc, from.buffer(),
                                  math.value(offset));
  }

private:
  Type ofWidth(Value like, Type element) {
    auto type = dyn_cast<VectorType>(like.getType());
    return type ? type.clone(element) : element;
  }
  Value bitsOf(Value element) {
    Value bits = arith::BitcastOp::create(
        builder, loc, ofWidth(element, builder.getI16Type()), element);
    return arith::ExtUIOp::create(builder, loc,
                                  ofWidth(element, builder.getI32Type()), bits);
  }

  OpBuilder &builder;
  Location loc;
  IndexMath math;
  const Tiling &tiling;
  const Task &task;
  bool ofB;
};
} // namespace

//===----------------------------------------------------------------------===//
// Conversions of vectors
//===----------------------------------------------------------------------===//

static bool canConvertVectors(ArrayRef<Operation *> conversion) {
  return llvm::all_of(conversion, [](Operation *step) {
    return isa<arith::ConstantOp>(step) ||
           (OpTrait::hasElementwiseMappableTraits(step) &&
            step->getNumResults() == 1);
  });
}

static Value splat(OpBuilder &builder, Location loc, Value value,
                   int64_t lanes) {
  if (isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get({lanes}, value.getType()), value);
}

// As convertElement, for all elements of a vector.
static Value convertVector(OpBuilder &builder, const Tiling &tiling,
                           Value elements) {
  linalg::LinalgOp op = tiling.kernel.op;
  if (tiling.pairs)
    return vector::BitCastOp::create(builder, op->getLoc(),
                                     tiling.packedVector(), elements);
  IRMapping mapping;
  mapping.map(op.getBlock()->getArgument(tiling.bInput), elements);
  for (Operation *step : tiling.conversion(/*ofB=*/true)) {
    if (isa<arith::ConstantOp>(step)) {
      builder.clone(*step, mapping);
      continue;
    }
    SmallVector<Value> operands;
    for (Value operand : step->getOperands())
      operands.push_back(splat(builder, op->getLoc(),
                               mapping.lookupOrDefault(operand), tiling.lanes));
    Type type = VectorType::get({tiling.lanes}, step->getResult(0).getType());
    Operation *wide =
        builder.create(op->getLoc(), step->getName().getIdentifier(), operands,
                       type, step->getAttrs());
    mapping.map(step->getResult(0), wide->getResult(0));
  }
  return mapping.lookupOrDefault(tiling.product.factor[tiling.bInput]);
}

Index cpu::sumOffset(IndexMath &math, OpBuilder &builder,
                     const OperandAccess &operand, const Tiling &tiling,
                     const Task &task, Value table, Index k) {
  if (!table)
    return operand.offset(math, tiling.sum, math.add(task.kFirst, k));
  return Index(memref::LoadOp::create(builder, tiling.kernel.op->getLoc(),
                                      table, math.value(k))
                   .getResult());
}

// Where the mask of a term is: all summed loops count, those that are no part
// of its position are left out.
static Index maskStart(IndexMath &math, const Tiling &tiling, Index term) {
  SmallVector<Index> sizes = llvm::map_to_vector(
      tiling.sum, [&](int64_t loop) { return tiling.kernel.sizes[loop]; });
  SmallVector<Index> indices = math.delinearize(term, sizes);
  Index position = math.constant(0);
  for (int64_t loop : tiling.guard->loops) {
    const auto *it = llvm::find(tiling.sum, loop);
    // Loops of one iteration may be none that is summed.
    Index index = it == tiling.sum.end() ? math.constant(0)
                                         : indices[it - tiling.sum.begin()];
    position = math.add(math.mul(position, tiling.kernel.sizes[loop]), index);
  }
  return math.mul(position, math.constant(tiling.lanes));
}

void cpu::fillSumTables(OpBuilder &builder, const Tiling &tiling,
                        const Task &task) {
  Location loc = tiling.kernel.op->getLoc();
  IndexMath math(builder, loc);
  if (!task.aTable && !task.bTable && !task.positionTable)
    return;
  forLoop(builder, loc, math.constant(0), task.kCount, 1, [&](Value k) {
    Index term = math.add(task.kFirst, k);
    auto fill = [&](Value table, const OperandAccess &operand) {
      Value offset = math.value(operand.offset(math, tiling.sum, term));
      memref::StoreOp::create(builder, loc, offset, table, k);
    };
    if (task.aTable)
      fill(task.aTable, tiling.a);
    if (task.bTable)
      fill(task.bTable, tiling.b);
    if (task.positionTable)
      memref::StoreOp::create(builder, loc,
                              math.value(maskStart(math, tiling, term)),
                              task.positionTable, k);
  });
}

namespace {

class PanelPacker {
public:
  PanelPacker(OpBuilder &builder, const Tiling &tiling, const Task &task,
              Index p)
      : builder(builder), loc(tiling.kernel.op->getLoc()), math(builder, loc),
        tiling(tiling), task(task),
        packer(builder, tiling, task, /*ofB=*/true) {
    first = math.add(task.columnFirst, math.mul(p, math.constant(tiling.nr)));
    panelStart = math.mul(p, math.constant(tiling.packedTerms() * tiling.nr));
  }

  void run() {
    if (tiling.guard)
      return packByTable();
    if (tiling.b.isContiguous(tiling.columns))
      return packContiguous();
    if (tiling.b.isContiguous(tiling.sum) &&
        canConvertVectors(tiling.conversion(/*ofB=*/true)) && tiling.lanes > 1)
      return packTransposed();
    packByTable();
  }

private:
  void store(Value value, Index k, Index column) {
    Index row = math.add(panelStart, math.mul(k, math.constant(tiling.nr)));
    memref::StoreOp::create(builder, loc, value, task.panel,
                            math.value(math.add(row, column)));
  }
  /// Stores the elements of one column, at `offset` from where each term is.
  void packElement(ArrayRef<Index> terms, Index offset, Index k, Index column) {
    SmallVector<Index> at = llvm::map_to_vector(
        terms, [&](Index term) { return math.add(term, offset); });
    store(packer.pack(at), k, column);
  }
  /// Where terms are in `b`, if `start` is where the first one is.
  SmallVector<Index> termsFrom(Index start, ArrayRef<Index> terms) {
    return llvm::map_to_vector(terms, [&](Index k) {
      return math.add(start, sumOffset(math, builder, tiling.b, tiling, task,
                                       task.bTable, k));
    });
  }
  void forTerms(TermPacker::Body body) {
    packer.forTerms(math.constant(0), body);
  }
  void forColumns(Index lower, Index upper, IndexBody body) {
    forLoop(builder, loc, lower, upper, 1, body);
  }

  //===--- Columns are contiguous ----------------------------------------===//

  void packContiguous() {
    Index nr = math.constant(tiling.nr);
    if (!tiling.raggedColumns())
      return copyRows(nr);
    Index left = math.sub(tiling.columnCount, first);
    ifElse(math.less(left, nr), [&] { copyRows(left); }, [&] { copyRows(nr); });
  }

  void copyRows(Index columns) {
    Index nr = math.constant(tiling.nr);
    forTerms([&](Value k, ArrayRef<Index> terms) {
      SmallVector<Index> rows = termsFrom(math.add(task.bStart, first), terms);
      forColumns(math.constant(0), columns,
                 [&](Value j) { packElement(rows, j, k, j); });
      if (getConstantIntValue(columns) != tiling.nr)
        forColumns(columns, nr, [&](Value j) { store(zero(), k, j); });
    });
  }

  Value zero() {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getZeroAttr(tiling.packedType()));
  }

  void ifElse(Value condition, llvm::function_ref<void()> yes,
              llvm::function_ref<void()> no) {
    auto branch = scf::IfOp::create(builder, loc, condition, /*else=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(branch.thenBlock()->getTerminator());
    yes();
    builder.setInsertionPoint(branch.elseBlock()->getTerminator());
    no();
  }

  //===--- k is contiguous -----------------------------------------------===//

  // Past the last column, that one: what is computed from it is not stored.
  Index lastOf(Index column) {
    return tiling.raggedColumns()
               ? math.min(column,
                          math.sub(tiling.columnCount, math.constant(1)))
               : column;
  }
  Index columnStart(Index column) {
    return math.add(task.bStart,
                    tiling.b.offset(math, tiling.columns, lastOf(column)));
  }

  void packTransposed() {
    int64_t step = squareTerms();
    Index whole =
        math.sub(task.kCount, math.rem(task.kCount, math.constant(step)));
    for (int64_t v = 0; v < tiling.vectors(); ++v) {
      SmallVector<Index> starts;
      for (int64_t j = 0; j < tiling.lanes; ++j) {
        Index column = math.add(first, math.constant(v * tiling.lanes + j));
        starts.push_back(
            math.add(columnStart(column), termOffset(task.kFirst)));
      }
      forLoop(builder, loc, math.constant(0), whole, step,
              [&](Value k) { transposeSquare(starts, k, v * tiling.lanes); });
      packer.forTerms(whole, [&](Value k, ArrayRef<Index> terms) {
        for (auto [j, start] : llvm::enumerate(starts))
          packElement(terms, start, k, math.constant(v * tiling.lanes + j));
      });
    }
  }

  /// A vector's elements, or pairs of them.
  int64_t squareTerms() const { return tiling.lanes * (tiling.pairs ? 2 : 1); }

  Index termOffset(Index term) {
    return tiling.b.offset(math, tiling.sum, term);
  }

  void transposeSquare(ArrayRef<Index> starts, Index k, int64_t column) {
    SmallVector<Value> square;
    auto type = VectorType::get({squareTerms()}, tiling.b.elementType());
    Index firstTerm = tiling.pairs ? math.div(k, math.constant(2)) : k;
    for (Index start : starts) {
      Value elements =
          vector::LoadOp::create(builder, loc, type, tiling.b.buffer(),
                                 math.value(math.add(start, k)));
      square.push_back(convertVector(builder, tiling, elements));
    }
    for (int64_t step = 1; step < tiling.lanes; step *= 2)
      exchange(square, step);
    for (auto [i, row] : llvm::enumerate(square)) {
      Index term = math.add(firstTerm, math.constant(i));
      Index at = math.add(math.mul(term, math.constant(tiling.nr)),
                          math.constant(column));
      vector::StoreOp::create(builder, loc, row, task.panel,
                              math.value(math.add(panelStart, at)));
    }
  }

  // Exchanges the off-diagonal blocks of all 2 step x 2 step squares.
  void exchange(SmallVector<Value> &square, int64_t step) {
    int64_t lanes = tiling.lanes;
    SmallVector<int64_t> low, high;
    for (int64_t lane = 0; lane < lanes; ++lane) {
      bool odd = lane / step % 2;
      low.push_back(odd ? lanes + lane - step : lane);
      high.push_back(odd ? lanes + lane : lane + step);
    }
    for (int64_t i = 0; i < lanes; ++i) {
      if (i / step % 2)
        continue;
      Value a = square[i], b = square[i + step];
      square[i] = vector::ShuffleOp::create(builder, loc, a, b, low);
      square[i + step] = vector::ShuffleOp::create(builder, loc, a, b, high);
    }
  }

  //===--- Neither -------------------------------------------------------===//

  void packByTable() {
    forColumns(math.constant(0), math.constant(tiling.nr), [&](Value j) {
      Value start = math.value(columnStart(math.add(first, Index(j))));
      memref::StoreOp::create(builder, loc, start, task.columnTable, j);
      if (tiling.guard)
        EdgeReads(builder, tiling, task)
            .storePlaces(j, lastOf(math.add(first, Index(j))));
    });
    forLoop(builder, loc, math.constant(0), math.constant(tiling.nr),
            tiling.lanes, [&](Value column) {
              if (!tiling.guard)
                return packVector(column);
              EdgeReads edge(builder, tiling, task);
              ifElse(
                  edge.areInside(column), [&] { packVector(column); },
                  [&] {
                    edge.fillMasks(column);
                    packEdge(column);
                  });
            });
  }

  Value tableAt(Index column) {
    return memref::LoadOp::create(builder, loc, task.columnTable,
                                  math.value(column));
  }

  // With steps of one element inside of a row and one other between rows, the
  // columns are contiguous if the last one is where it then has to be. It is
  // somewhere else if there is no such column.
  bool mayBeContiguous() const {
    return tiling.columns.size() <= 2 &&
           getConstantIntValue(tiling.b.step(tiling.columns)) == 1;
  }

  Value isContiguous(Index column) {
    Index lastLane = math.constant(tiling.lanes - 1);
    Index last = math.add(column, lastLane);
    Index start(tableAt(column)), end(tableAt(last));
    Value contiguous = math.equal(math.sub(end, start), lastLane);
    if (!tiling.raggedColumns())
      return contiguous;
    Value exists = math.less(math.add(first, last), tiling.columnCount);
    return arith::AndIOp::create(builder, loc, contiguous, exists);
  }

  void packVector(Index column) {
    if (!mayBeContiguous())
      return packRuns(column);
    Value contiguous = isContiguous(column);
    ifElse(
        contiguous, [&] { copyVector(tableAt(column), column); },
        [&] { packRuns(column); });
  }

  bool canConvert() const {
    return canConvertVectors(tiling.conversion(/*ofB=*/true));
  }

  // By runs if a vector has few of them, else lane by lane.
  void inRuns(llvm::function_ref<void()> byRuns,
              llvm::function_ref<void()> byLanes) {
    if (tiling.pairs || !ColumnRuns::apply(tiling) || !canConvert())
      return byLanes();
    Value longEnough = ColumnRuns::longEnough(builder, tiling);
    if (!longEnough)
      return byRuns();
    ifElse(longEnough, byRuns, byLanes);
  }

  void packRuns(Index column) {
    inRuns([&] { copyRuns(column); }, [&] { gather(column); });
  }

  ColumnRuns runsFrom(Index column) {
    Index lanes = math.constant(tiling.lanes);
    Index from = math.add(first, column), count = lanes;
    if (tiling.raggedColumns())
      count = math.max(math.min(math.sub(tiling.columnCount, from), lanes),
                       math.constant(0));
    return ColumnRuns(builder, tiling, from, count, [&](Index lane) {
      return Index(tableAt(math.add(column, lane)));
    });
  }

  void storeVector(Value elements, Index k, Index column) {
    Index row = math.add(panelStart, math.mul(k, math.constant(tiling.nr)));
    vector::StoreOp::create(builder, loc, elements, task.panel,
                            math.value(math.add(row, column)));
  }

  void copyRuns(Index column) {
    ColumnRuns runs = runsFrom(column);
    forTerms([&](Value k, ArrayRef<Index> terms) {
      Index term = termsFrom(math.constant(0), terms).front();
      storeVector(convertVector(builder, tiling, runs.load(term)), k, column);
    });
  }

  //===--- Around edges --------------------------------------------------===//

  void packEdge(Index column) {
    auto otherwise = [&] {
      inRuns([&] { copyEdgeOfRuns(column); }, [&] { gatherEdge(column); });
    };
    if (!mayBeContiguous() || !canConvert())
      return otherwise();
    ifElse(areNeighbours(column), [&] { copyEdge(column); }, otherwise);
  }

  // Whether the columns that there are lie next to each other: what others
  // read does not matter.
  Value areNeighbours(Index column) {
    Index last = math.constant(tiling.lanes - 1);
    if (tiling.raggedColumns())
      last = math.max(
          math.min(math.sub(math.sub(tiling.columnCount, math.constant(1)),
                            math.add(first, column)),
                   last),
          math.constant(0));
    Index start(tableAt(column)), end(tableAt(math.add(column, last)));
    return math.equal(math.sub(end, start), last);
  }

  Value insideOf(Index term, Value elements) {
    EdgeReads edge(builder, tiling, task);
    return arith::SelectOp::create(builder, loc, edge.maskAt(term), elements,
                                   edge.otherwise(tiling.lanes));
  }

  // All lanes are loaded if their offsets are within the buffer of `b`. The
  // mask then replaces lanes outside of the input.
  void copyEdge(Index column) {
    Index start(tableAt(column));
    auto type = VectorType::get({tiling.lanes}, tiling.b.elementType());
    forTerms([&](Value k, ArrayRef<Index> terms) {
      SmallVector<Index> at = termsFrom(start, terms);
      Index last = math.add(at.back(), math.constant(tiling.lanes - 1));
      Index least = at.front();
      if (at.size() > 1) {
        least = math.min(at[0], at[1]);
        last = math.max(last, math.add(at[0], math.constant(tiling.lanes - 1)));
      }
      ifElse(
          EdgeReads(builder, tiling, task).isInBuffer(least, last),
          [&] {
            SmallVector<Value> elements;
            for (auto [from, term] : llvm::zip(at, terms))
              elements.push_back(
                  insideOf(term, vector::LoadOp::create(builder, loc, type,
                                                        tiling.b.buffer(),
                                                        math.value(from))));
            storeVector(tiling.pairs
                            ? packer.packLoaded(elements)
                            : convertVector(builder, tiling, elements[0]),
                        k, column);
          },
          [&] { gatherTerms(k, terms, column); });
    });
  }

  void copyEdgeOfRuns(Index column) {
    ColumnRuns runs = runsFrom(column);
    forTerms([&](Value k, ArrayRef<Index> terms) {
      Index term = termsFrom(math.constant(0), terms).front();
      ifElse(
          EdgeReads(builder, tiling, task)
              .isInBuffer(math.add(runs.lowest(), term),
                          math.add(runs.highest(), term)),
          [&] {
            Value elements = insideOf(terms.front(), runs.load(term));
            storeVector(convertVector(builder, tiling, elements), k, column);
          },
          [&] { gatherTerms(k, terms, column); });
    });
  }

  void gatherEdge(Index column) {
    forTerms(
        [&](Value k, ArrayRef<Index> terms) { gatherTerms(k, terms, column); });
  }

  // A loop: written out, the lanes were half of the code of a convolution.
  void gatherTerms(Index k, ArrayRef<Index> terms, Index column) {
    SmallVector<Index> at = termsFrom(math.constant(0), terms);
    forColumns(math.constant(0), math.constant(tiling.lanes), [&](Value lane) {
      Index to = math.add(column, Index(lane));
      Index start(tableAt(to));
      SmallVector<Value> elements;
      for (auto [from, term] : llvm::zip(at, terms))
        elements.push_back(loadInside(term, lane, math.add(from, start)));
      store(packer.packLoaded(elements), k, to);
    });
  }

  Value loadInside(Index term, Index lane, Index at) {
    EdgeReads edge(builder, tiling, task);
    Value inside = edge.isInside(term, lane);
    auto branch = scf::IfOp::create(builder, loc, tiling.b.elementType(),
                                    inside, /*else=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(branch.thenBlock());
    scf::YieldOp::create(builder, loc, packer.load(at));
    builder.setInsertionPointToEnd(branch.elseBlock());
    scf::YieldOp::create(builder, loc, edge.otherwise());
    return branch.getResult(0);
  }

  void copyVector(Index start, Index column) {
    forTerms([&](Value k, ArrayRef<Index> terms) {
      SmallVector<Index> at = termsFrom(start, terms);
      forColumns(math.constant(0), math.constant(tiling.lanes), [&](Value j) {
        packElement(at, j, k, math.add(column, Index(j)));
      });
    });
  }

  void gather(Index column) {
    forTerms([&](Value k, ArrayRef<Index> terms) {
      SmallVector<Index> at = termsFrom(math.constant(0), terms);
      for (int64_t j = 0; j < tiling.lanes; ++j) {
        Index to = math.add(column, math.constant(j));
        packElement(at, tableAt(to), k, to);
      }
    });
  }

  OpBuilder &builder;
  Location loc;
  IndexMath math;
  const Tiling &tiling;
  const Task &task;
  TermPacker packer;
  Index first, panelStart;
};

} // namespace

void cpu::packPanel(OpBuilder &builder, const Tiling &tiling, const Task &task,
                    Index p) {
  PanelPacker(builder, tiling, task, p).run();
}

// Pairs of terms that lie next to each other are copied; returns how many terms
// are.
static Index copyPairs(OpBuilder &builder, const Tiling &tiling,
                       const Task &task, Index start, int64_t row) {
  Location loc = tiling.kernel.op->getLoc();
  IndexMath math(builder, loc);
  if (!tiling.pairs || !tiling.a.isContiguous(tiling.sum))
    return math.constant(0);
  int64_t step = 2 * tiling.lanes;
  Index whole =
      math.sub(task.kCount, math.rem(task.kCount, math.constant(step)));
  auto type = VectorType::get({step}, tiling.a.elementType());
  Index from = math.add(start, tiling.a.offset(math, tiling.sum, task.kFirst));
  forLoop(builder, loc, math.constant(0), whole, step, [&](Value k) {
    Value elements =
        vector::LoadOp::create(builder, loc, type, tiling.a.buffer(),
                               math.value(math.add(from, Index(k))));
    Value pairs = vector::BitCastOp::create(builder, loc, tiling.packedVector(),
                                            elements);
    Index to = math.add(math.constant(row * tiling.packedTerms()),
                        math.div(Index(k), math.constant(2)));
    vector::StoreOp::create(builder, loc, pairs, task.rowTile, math.value(to));
  });
  return whole;
}

static void packRow(OpBuilder &builder, const Tiling &tiling, const Task &task,
                    Index start, int64_t row) {
  IndexMath math(builder, tiling.kernel.op->getLoc());
  TermPacker packer(builder, tiling, task, /*ofB=*/false);
  Index first = copyPairs(builder, tiling, task, start, row);
  packer.forTerms(first, [&](Value packed, ArrayRef<Index> terms) {
    SmallVector<Index> from = llvm::map_to_vector(terms, [&](Index k) {
      return math.add(start, sumOffset(math, builder, tiling.a, tiling, task,
                                       task.aTable, k));
    });
    Index to = math.add(math.constant(row * tiling.packedTerms()), packed);
    memref::StoreOp::create(builder, tiling.kernel.op->getLoc(),
                            packer.pack(from), task.rowTile, math.value(to));
  });
}

void cpu::packRows(OpBuilder &builder, const Tiling &tiling, const Task &task,
                   ArrayRef<Index> rowStarts) {
  for (auto [i, start] : llvm::enumerate(rowStarts))
    packRow(builder, tiling, task, start, i);
}
