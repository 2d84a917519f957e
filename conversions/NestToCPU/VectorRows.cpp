//===- VectorRows.cpp - reductions of few terms, in vectors ---------------===//
//
// Windows have few terms and rows that are no multiple of a vector. Left to
// LLVM, elements of one vector of results would be kept for the next by way of
// shuffles, and the end of a row computed one by one. Here the last vector of a
// row overlaps the one before it, and only windows that reach beyond an edge
// are computed alone. Terms keep their order.
//
//===----------------------------------------------------------------------===//

#include "Extremum.h"
#include "Strategies.h"
#include "VectorBody.h"
#include "VectorRowsMatch.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include <map>

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace {

/// Where the elements of a vector of results come from.
struct Read {
  OperandAccess access;
  AffineMap map;
  int64_t step;
};

class VectorRows {
public:
  VectorRows(OpBuilder &builder, const LoopKernel &kernel,
             VectorRowsMatch match)
      : builder(builder), loc(kernel.op->getLoc()), kernel(kernel),
        math(builder, loc), op(kernel.op), epilogueOp(kernel.epilogue),
        kept(match.kept), reduced(match.reduced), column(match.column),
        lanes(cast<WindowsAttr>(kernel.schedule).getLanes()),
        vectors(builder, loc, lanes), guards(match.guards),
        extremumOp(matchExtremum(kernel.op)),
        inside(interiorOf(math, match, kernel.shape,
                          kernel.sizes[match.column])) {}

  void run() {
    for (OpOperand &operand : op->getOpOperands())
      if (isRead(op, operand) || op.isDpsInit(&operand))
        operands.try_emplace(
            &operand,
            readOf(operand.get(), op.getMatchingIndexingMap(&operand)));
    for (auto &[inner, guard] : guards)
      guarded.try_emplace(inner, readOf(guard.buffer, guard.map));
    if (epilogueOp)
      for (OpOperand *operand : epilogueOp.getDpsInputOperands())
        operands.try_emplace(
            operand, readOf(operand->get(), mapInEpilogue(op, *operand)));
    sharedNest(builder, kernel, [&](ArrayRef<LoopBounds> all) {
      bounds = all;
      point.assign(kernel.sizes.size(), builder.getIndexAttr(0));
      keptLoop(kept);
    });
  }

private:
  Read readOf(Value buffer, AffineMap map) {
    return {OperandAccess(builder, loc, buffer, map, kernel.sizes), map,
            *elementStep(cast<MemRefType>(buffer.getType()), map, column)};
  }

  //===--- Rows ----------------------------------------------------------===//

  void keptLoop(ArrayRef<int64_t> loops) {
    if (loops.empty())
      return row();
    const LoopBounds &bound = bounds[loops[0]];
    if (bound.single) {
      point[loops[0]] = bound.lower;
      return keptLoop(loops.drop_front());
    }
    forLoop(builder, loc, bound.lower, bound.upper, 1, [&](Value i) {
      point[loops[0]] = i;
      keptLoop(loops.drop_front());
    });
  }

  void row() {
    Index lower = bounds[column].lower, upper = bounds[column].upper;
    Index first = math.min(math.max(inside.lower, lower), upper);
    Index end = math.max(math.min(inside.upper, upper), first);
    elements(lower, first);
    Index enough = math.constant(lanes);
    Index count = math.sub(end, first);
    if (auto known = getConstantIntValue(count)) {
      if (*known < lanes)
        elements(first, end);
      else
        inVectors(first, end);
    } else {
      auto branch = scf::IfOp::create(builder, loc, math.less(count, enough),
                                      /*else=*/true);
      inBranch(branch.thenBlock(), [&] { elements(first, end); });
      inBranch(branch.elseBlock(), [&] { inVectors(first, end); });
    }
    elements(end, upper);
  }

  void inBranch(Block *block, llvm::function_ref<void()> body) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(block->getTerminator());
    body();
  }

  /// One result at a time.
  void elements(Index first, Index end) {
    if (isEqualConstantIntOrValue(first, end))
      return;
    forLoop(builder, loc, first, end, 1, [&](Value i) {
      point[column] = i;
      SmallVector<Value> results =
          emitTerms(builder, kernel, reduced, point, kernel.fills);
      clearTerms();
      storeResults(builder, kernel, point, results);
    });
  }

  void clearTerms() {
    for (int64_t loop : reduced)
      point[loop] = math.constant(0);
  }

  /// A vector at a time, the last one ending where the row does.
  void inVectors(Index first, Index end) {
    Index last = math.sub(end, math.constant(lanes));
    forLoop(builder, loc, first, end, lanes, [&](Value i) {
      point[column] = math.min(Index(i), last);
      SmallVector<Value> results = sums();
      clearTerms();
      if (epilogueOp)
        results = epilogue(results);
      for (auto [operand, value] :
           llvm::zip(op.getDpsInitsMutable(), results)) {
        const OperandAccess &to = operands.at(&operand).access;
        vector::StoreOp::create(builder, loc, value, to.buffer(), place(to));
      }
    });
  }

  SmallVector<Value> epilogue(ValueRange results) {
    IRMapping values;
    for (OpOperand *operand : epilogueOp.getDpsInputOperands())
      values.map(epilogueOp.getMatchingBlockArgument(operand),
                 load(operands.at(operand)));
    values.map(epilogueOp.getRegionOutputArgs()[0], results[0]);
    return vectors.run(epilogueOp.getBlock(), values,
                       [](Operation &) { return false; });
  }

  SmallVector<Value> sums() {
    SmallVector<Value> start = llvm::map_to_vector(
        kernel.fills, [&](Value fill) { return broadcast(fill); });
    if (!extremumOp)
      return addTerms(reduced, start);
    Extremum best = startExtremum();
    best.add(start[0]);
    extremum = &best;
    addTerms(reduced, start);
    return {best.result()};
  }

  SmallVector<Value> addTerms(ArrayRef<int64_t> loops,
                              SmallVector<Value> carried) {
    if (loops.empty())
      return body(carried);
    for (int64_t i = 0; i < kernel.shape.loops[loops[0]].size; ++i) {
      point[loops[0]] = builder.getIndexAttr(i);
      carried = addTerms(loops.drop_front(), carried);
    }
    return carried;
  }

  //===--- Vectors -------------------------------------------------------===//

  VectorType vectorOf(Type element) const { return vectors.typeOf(element); }
  Value broadcast(Value scalar) { return vectors.broadcast(scalar); }

  Value place(const OperandAccess &access) {
    auto loops = llvm::to_vector(llvm::seq<int64_t>(point.size()));
    return math.value(
        math.add(access.start(), access.offset(math, loops, point)));
  }

  Value load(const Read &read) {
    Value from = read.access.buffer(), at = place(read.access);
    if (read.step == 0)
      return broadcast(memref::LoadOp::create(builder, loc, from, at));
    VectorType type = vectorOf(read.access.elementType());
    return read.step == 1 ? vector::LoadOp::create(builder, loc, type, from, at)
                          : everySecond(type, from, at, read);
  }

  /// Two whole vectors, of which the window's next element takes the other
  /// halves. Nothing past the window's last element is read.
  Value everySecond(VectorType type, Value from, Value at, const Read &read) {
    int64_t before = offsetInWindow(read, /*most=*/false);
    bool isLast = offsetInWindow(read, /*most=*/true) == 0, odd = before % 2;
    Index start = odd ? math.sub(at, math.constant(1)) : Index(at);
    int64_t second = isLast && !odd ? lanes - 1 : lanes;
    Value low = loadAt(type, from, start);
    Value high = loadAt(type, from, math.add(start, math.constant(second)));
    SmallVector<int64_t> places;
    for (int64_t i = odd; i < 2 * lanes; i += 2)
      places.push_back(i < lanes ? i : i + lanes - second);
    return vector::ShuffleOp::create(builder, loc, low, high, places);
  }

  Value loadAt(VectorType type, Value from, Index at) {
    return vector::LoadOp::create(builder, loc, type, from, math.value(at));
  }

  /// How many elements of the row are before the point's element in its window,
  /// or after it.
  int64_t offsetInWindow(const Read &read, bool most) {
    int64_t sum = 0;
    for (int64_t loop : reduced) {
      int64_t factor = placeFactor(read.map, column, loop);
      int64_t last = kernel.shape.loops[loop].size - 1;
      int64_t i = *getConstantIntValue(point[loop]);
      sum += factor * (most ? last - i : i);
    }
    return sum;
  }

  /// The loops outside of the columns may still lead out of the image.
  Value load(const Read &read, const GuardedRead &guard) {
    Value isInside;
    for (const PlaceCondition &condition : guard.conditions) {
      if (condition.place.isFunctionOfDim(column))
        continue;
      Value one = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::ult,
          indexAt(builder, loc, condition.place, point), condition.size);
      isInside =
          isInside ? arith::AndIOp::create(builder, loc, isInside, one) : one;
    }
    if (!isInside)
      return load(read);
    return ifElse(
        isInside, vectorOf(read.access.elementType()),
        [&] { return load(read); }, [&] { return broadcast(guard.otherwise); });
  }

  Value ifElse(Value condition, Type type, llvm::function_ref<Value()> yes,
               llvm::function_ref<Value()> no) {
    auto branch = scf::IfOp::create(builder, loc, type, condition,
                                    /*addThenBlock=*/true,
                                    /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(branch.thenBlock());
    scf::YieldOp::create(builder, loc, yes());
    builder.setInsertionPointToEnd(branch.elseBlock());
    scf::YieldOp::create(builder, loc, no());
    return branch.getResult(0);
  }

  //===--- The body ------------------------------------------------------===//

  SmallVector<Value> body(ValueRange carried) {
    IRMapping values;
    for (OpOperand &operand : op->getOpOperands())
      if (isRead(op, operand))
        values.map(op.getMatchingBlockArgument(&operand),
                   load(operands.at(&operand)));
    for (auto [argument, value] : llvm::zip(op.getRegionOutputArgs(), carried))
      values.map(argument, value);
    for (auto &[branch, guard] : guards)
      values.map(branch->getResult(0), load(guarded.at(branch), guard));
    return vectorizeBody(op.getBlock(), values);
  }

  /// Reads were mapped before; an extremum is found of several terms at once.
  SmallVector<Value> vectorizeBody(Block *block, IRMapping &values) {
    return vectors.run(block, values, [&](Operation &inner) {
      if (isa<scf::IfOp>(inner) || isAddressing(&inner))
        return true;
      if (&inner != extremumOp)
        return false;
      addExtremum(values);
      return true;
    });
  }

  void addExtremum(IRMapping &values) {
    Value output = op.getRegionOutputArgs()[0];
    for (Value operand : extremumOp->getOperands())
      if (operand != output)
        extremum->add(vectors.vectorFor(operand, values));
    values.map(extremumOp->getResult(0), values.lookup(output));
  }

  /// Signs of zeros are kept, save in windows of fast mode.
  Extremum startExtremum() {
    bool isMaximum = isa<arith::MaximumFOp>(extremumOp);
    return Extremum(builder, loc, isMaximum,
                    kernel.shape.strict || !isWindow());
  }

  bool isWindow() {
    return !guards.empty() ||
           llvm::any_of(op.getIndexingMapsArray(), [](AffineMap map) {
             return !map.isProjectedPermutation();
           });
  }

  OpBuilder &builder;
  Location loc;
  const LoopKernel &kernel;
  IndexMath math;
  /// The op, and the one that is applied to what it stores, if any.
  linalg::LinalgOp op, epilogueOp;
  SmallVector<int64_t> kept, reduced;
  int64_t column, lanes;
  VectorBody vectors;
  SmallVector<std::pair<Operation *, GuardedRead>> guards;
  std::map<OpOperand *, Read> operands;
  std::map<Operation *, Read> guarded;
  /// Of bodies that do nothing but find the largest or smallest term.
  Operation *extremumOp;
  Extremum *extremum = nullptr;
  LoopBounds inside;
  ArrayRef<LoopBounds> bounds;
  SmallVector<Index> point;
};

} // namespace

LogicalResult cpu::emitVectorRows(OpBuilder &builder,
                                  const LoopKernel &kernel) {
  std::optional<VectorRowsMatch> match =
      matchVectorRows(kernel.op, kernel.epilogue, kernel.shape, kernel.loops);
  bool isFilled =
      llvm::all_of(kernel.fills, [](Value fill) { return bool(fill); });
  if (!match || !isFilled)
    return kernel.op->emitOpError("expected a reduction of few terms, from "
                                  "fills, of elements that have "
                                  "vectors, but found ")
           << kernel.schedule;
  VectorRows(builder, kernel, std::move(*match)).run();
  return success();
}
