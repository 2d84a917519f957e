//===- RowKernel.cpp - launches that run a row program --------------------===//

#include "RowKernel.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;
using loops::RowStepKind;

RowKernel::RowKernel(func::FuncOp function, const RowProgram &program,
                     cuda::RowsAttr schedule, ValueRange targets)
    : builder(function.getBody().front().getTerminator()),
      loc(function.getLoc()), math(builder, loc), program(program),
      schedule(schedule), group(schedule.getGroup()),
      width(schedule.getWidth()), targets(targets),
      values(builder, loc, program) {}

void RowKernel::run() {
  values.prepare(targets);
  rowCount = values.countOf(program.rows);
  findAcross();
  Index blocks = schedule.getBlocks()
                     ? math.constant(schedule.getBlocks())
                     : math.ceilDiv(rowCount, math.constant(rowsPerBlock()));
  blockBox(builder, loc, blocks, schedule.getThreads(),
           [&](Value block) { emitBlock(block); });
  if (schedule.getBlocks())
    emitTotals();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void RowKernel::emitBlock(Value block) {
  Value thread = threadInBlock(builder, loc);
  int64_t neighbours = isAlongRows() ? rowsPerBlock() : group;
  Index inner = math.rem(thread, math.constant(neighbours));
  Index outer = math.div(thread, math.constant(neighbours));
  lane = isAlongRows() ? outer : inner;
  groupNumber = isAlongRows() ? inner : outer;
  allocateShared();
  if (schedule.getBlocks())
    return emitTurns(block);
  enterRow(math.mul(block, math.constant(rowsPerBlock())));
  emitRow();
}

void RowKernel::emitTurns(Index block) {
  Index first = math.mul(block, math.constant(rowsPerBlock()));
  carriedAcross = loops::carryLoop(
      builder, loc, first, rowCount, schedule.getBlocks() * rowsPerBlock(),
      startAcross(), [&](Value row, ValueRange carried) {
        carriedAcross = Values(carried);
        enterRow(row);
        emitRow();
        // The next row's reductions use the same shared memory.
        if (isAlongRows() ? group > 1 : group > kWarp)
          barrier(builder, loc);
        return carriedAcross;
      });
  values.startRow(SmallVector<Index>(program.dims.size(), math.constant(0)));
  hasRow = Value();
  storePartials(block);
}

void RowKernel::enterRow(Index first) {
  Index row = math.add(first, groupNumber);
  std::optional<int64_t> known = getConstantIntValue(rowCount);
  hasRow = Value();
  if (!known || *known % rowsPerBlock() != 0) {
    hasRow = math.less(row, rowCount);
    row = math.min(row, math.sub(rowCount, math.constant(1)));
  }
  SmallVector<Index> rowSizes = llvm::map_to_vector(
      program.rows, [&](int64_t dim) { return values.sizeOf(dim); });
  SmallVector<Index> point(program.dims.size(), math.constant(0));
  for (auto [dim, index] :
       llvm::zip(program.rows, math.delinearize(row, rowSizes)))
    point[dim] = index;
  values.startRow(point);
}

void RowKernel::emitRow() {
  emitScalars(-1);
  for (int64_t number = 0; number < program.numStages; ++number) {
    for (Columns columns : columnsOf(number)) {
      stage = number;
      emitStage(columns);
    }
    for (auto [i, local] : llvm::enumerate(program.locals))
      if (local.firstStage == number &&
          storageOf(schedule, i) != RowStorage::Register)
        values.forget(local.value);
    emitScalars(number);
  }
}

SmallVector<RowKernel::Columns> RowKernel::columnsOf(int64_t number) {
  SmallVector<Columns> lists;
  for (const RowStep &step : program.steps)
    if (!step.isPerRow() && step.stage == number && !step.isAfterRows &&
        !llvm::is_contained(lists, Columns(step.columns)))
      lists.push_back(step.columns);
  return lists;
}

void RowKernel::emitScalars(int64_t after) {
  stage = after;
  RowVector row;
  row.stage = after;
  for (const RowStep &step : program.steps) {
    if (!step.isPerRow() || step.stage != after || step.isAfterRows)
      continue;
    if (step.kind == RowStepKind::Across) {
      addAcross(step, row, 0, Value());
      continue;
    }
    for (OpResult result : linalg::LinalgOp(step.op)->getResults()) {
      values.setScalar(result, values.result(result, row, 0));
      store(result, row);
    }
  }
  flushStores(both(hasRow, math.equal(lane, math.constant(0))));
}

// A thread has the elements to itself, so that no barrier is needed.
void RowKernel::allocateShared() {
  for (auto [i, local] : llvm::enumerate(program.locals)) {
    if (storageOf(schedule, i) != RowStorage::Shared)
      continue;
    int64_t size = program.sizeOf(program.steps[local.step].columns);
    Value buffer = sharedMemory(builder, loc, {rowsPerBlock() * size},
                                getElementTypeOrSelf(local.value.getType()));
    values.setShared(local.value,
                     {buffer, math.mul(groupNumber, math.constant(size))});
  }
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

void RowKernel::emitStage(Columns columns) {
  steps.clear();
  sums.clear();
  for (const RowStep &step : program.steps) {
    if (step.stage != stage || step.isAfterRows ||
        Columns(step.columns) != columns)
      continue;
    steps.push_back(&step);
    if (step.kind == RowStepKind::Reduction)
      sums.push_back({&step, isOrdered(step) ? std::nullopt
                                             : Combiner::ofReduction(step.op)});
  }
  Values carried;
  for (const RowSum &sum : sums)
    llvm::append_range(carried, startOf(sum, numChains(sum, columns)));
  carried = schedule.getKept() ? emitKept(columns, carried)
                               : emitLoops(columns, carried);
  finishSums(columns, carried);
}

int64_t RowKernel::vectorsOf(Columns columns) {
  return int64_t(llvm::divideCeil(uint64_t(program.sizeOf(columns)),
                                  uint64_t(group * width)));
}

RowVector RowKernel::vectorAt(Columns columns, Index first, int64_t number) {
  RowVector vector;
  vector.columns = columns;
  vector.column = math.add(first, math.constant(number * group * width));
  vector.width = width;
  vector.number = number;
  vector.stage = stage;
  return vector;
}

Values RowKernel::emitKept(Columns columns, Values carried) {
  int64_t size = program.sizeOf(columns);
  Index own = math.mul(lane, math.constant(width));
  SmallVector<RowVector> vectors;
  Values isInside;
  for (int64_t i = 0, count = vectorsOf(columns); i < count; ++i) {
    vectors.push_back(vectorAt(columns, own, i));
    isInside.push_back(Value());
    if ((i + 1) * group * width <= size)
      continue;
    Index &column = vectors.back().column;
    isInside.back() = math.less(column, math.constant(size));
    column = math.min(column, math.constant(size - width));
  }
  return emitVectors(vectors, isInside, carried);
}

Values RowKernel::emitLoops(Columns columns, Values carried) {
  Index size = values.countOf(columns);
  int64_t step = group * width;
  Index own = math.mul(lane, math.constant(width));
  Index each = math.constant(step * kInFlight);
  Index whole = math.mul(math.div(size, each), each);
  size_t numSums = carried.size();
  llvm::append_range(carried, carriedAcross);
  auto body = [&](int64_t count) {
    return [&, count](Value first, ValueRange inner) {
      RowValues::Scope scope(values);
      carriedAcross = Values(inner.drop_front(numSums));
      SmallVector<RowVector> vectors;
      for (int64_t i = 0; i < count; ++i)
        vectors.push_back(vectorAt(columns, first, i));
      Values next = emitVectors(vectors, Values(count),
                                Values(inner.take_front(numSums)));
      llvm::append_range(next, carriedAcross);
      return next;
    };
  };
  if (getConstantIntValue(whole) != 0)
    carried = loops::carryLoop(builder, loc, own, whole, step * kInFlight,
                               carried, body(kInFlight));
  if (!isEqualConstantIntOrValue(whole, size))
    carried = loops::carryLoop(builder, loc, math.add(whole, own), size, step,
                               carried, body(1));
  carriedAcross = Values(ArrayRef(carried).drop_front(numSums));
  carried.truncate(numSums);
  return carried;
}

Values RowKernel::emitVectors(ArrayRef<RowVector> vectors,
                              ArrayRef<Value> isInside, Values carried) {
  // All loads are issued before the first result is needed.
  for (const RowVector &vector : vectors)
    for (const RowStep *step : steps)
      values.load(*step, vector);
  for (auto [vector, inside] : llvm::zip_equal(vectors, isInside)) {
    size_t at = 0;
    const RowSum *sum = sums.begin();
    for (const RowStep *step : steps) {
      if (step->kind == RowStepKind::Map) {
        emitMap(*step, vector);
        continue;
      }
      MutableArrayRef<Value> own;
      if (step->kind == RowStepKind::Reduction) {
        size_t each = linalg::LinalgOp(step->op).getNumDpsInits();
        int64_t chains = numChains(*sum, vector.columns);
        own = MutableArrayRef(carried).slice(at + vector.number % chains * each,
                                             each);
        at += chains * each;
      }
      for (int64_t k = 0; k < width; ++k)
        step->kind == RowStepKind::Reduction
            ? addTerms(*sum, vector, k, inside, own)
            : addAcross(*step, vector, k, inside);
      sum += step->kind == RowStepKind::Reduction;
    }
    flushStores(both(hasRow, inside));
  }
  return carried;
}

void RowKernel::emitMap(const RowStep &step, const RowVector &vector) {
  for (OpResult result : linalg::LinalgOp(step.op)->getResults()) {
    store(result, vector);
    values.keep(result, vector);
  }
}

void RowKernel::store(Value tensor, const RowVector &vector) {
  for (auto [i, result] : llvm::enumerate(program.results)) {
    if (result.value != tensor)
      continue;
    Values elements;
    for (int64_t k = 0; k < vector.width; ++k)
      elements.push_back(values.result(cast<OpResult>(tensor), vector, k));
    stores.push_back({values.placeOf(unsigned(i), vector), elements});
  }
}

void RowKernel::flushStores(Value condition) {
  if (stores.empty())
    return;
  auto emit = [&] {
    for (const Store &each : stores)
      values.store(each.place, each.elements);
  };
  condition ? when(builder, loc, condition, emit) : emit();
  stores.clear();
}

Value RowKernel::both(Value a, Value b) {
  if (!a || !b)
    return a ? a : b;
  return arith::AndIOp::create(builder, loc, a, b);
}

void RowKernel::select(Value condition, MutableArrayRef<Value> own,
                       ValueRange next) {
  for (auto [value, other] : llvm::zip_equal(own, next))
    value = condition ? Value(arith::SelectOp::create(builder, loc, condition,
                                                      other, value))
                      : other;
}
