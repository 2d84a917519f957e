//===- RowLoops.cpp - loops of row programs -------------------------------===//

#include "RowLoops.h"
#include "RowEmitter.h"
#include "SharedLoops.h"
#include "ThreadBytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

RowEmitter::RowEmitter(func::FuncOp function, const RowProgram &program,
                       const RowSchedule &schedule, ValueRange targets,
                       Value workspace, int64_t threadBytes)
    : builder(function.getBody().front().getTerminator()),
      loc(function.getLoc()), math(builder, loc), program(program),
      schedule(schedule), targets(targets), workspace(workspace),
      threadBytes(threadBytes), body(builder, loc, program) {}

// Bytes of a cache line. A prefetch loads all vectors of the line.
static constexpr int64_t kLineBytes = 64;

LogicalResult RowEmitter::run() {
  for (int64_t dim = 0; dim < int64_t(program.dims.size()); ++dim)
    sizes.push_back(body.buffers.sizeOf(dim));
  addAccesses();
  rowCount = math.product(sizesOf(program.rows));
  joinRows();
  itemCount = math.product(itemSizes());
  Value areShort = areRowsShort();
  if (!areShort) {
    emitRows();
    return success();
  }
  auto cases = scf::IfOp::create(builder, loc, areShort, /*withElse=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(cases.thenYield());
  emitRows();
  for (auto [storage, longest] : llvm::zip(schedule.locals, schedule.longest))
    if (storage == RowStorage::ShortRow) {
      storage = RowStorage::Again;
      longest = 0;
    }
  isAfterRows = false;
  builder.setInsertionPoint(cases.elseYield());
  emitRows();
  return success();
}

Value RowEmitter::areRowsShort() {
  Value areShort;
  for (auto [i, local] : llvm::enumerate(program.locals)) {
    if (schedule.locals[i] != RowStorage::ShortRow)
      continue;
    Value columns =
        math.value(math.product(sizesOf(program.steps[local.step].columns)));
    Value isShort =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sle, columns,
                              math.value(math.constant(schedule.longest[i])));
    areShort =
        areShort ? Value(arith::AndIOp::create(builder, loc, areShort, isShort))
                 : isShort;
  }
  return areShort;
}

void RowEmitter::emitRows() {
  if (schedule.blocks > 0)
    return emitBlocks();
  sharedLoop(builder, loc, itemCount, workOfItem(), [&](Value item) {
    Value slot = allocateRows();
    emitItem(item);
    if (slot)
      rt::SlotEndOp::create(builder, loc, slot);
  });
}

bool RowEmitter::isAlongRows() const {
  return schedule.lanes > 1 && schedule.along == RowVectors::rows;
}

SmallVector<Index> RowEmitter::itemSizes() {
  ArrayRef<int64_t> outer = ArrayRef(program.rows).drop_back(joinedRows.size());
  SmallVector<Index> counts = sizesOf(outer);
  if (isAlongRows())
    counts.push_back(math.ceilDiv(math.product(sizesOf(joinedRows)),
                                  math.constant(schedule.lanes)));
  return counts;
}

Index RowEmitter::workOfItem() {
  return math.mul(workOfRow(),
                  math.constant(isAlongRows() ? schedule.lanes : 1));
}

Index RowEmitter::workOfRow() {
  int64_t most = 1;
  const RowStep *longest = nullptr;
  for (const RowStep &step : program.steps) {
    int64_t size = program.sizeOf(step.columns);
    if (size == unknownSize)
      return math.product(sizesOf(step.columns));
    if (size > most)
      std::tie(most, longest) = std::pair(size, &step);
  }
  return math.constant(most);
}

void RowEmitter::setItem(Value item, SmallVector<Index> &at) {
  SmallVector<Index> indices = math.delinearize(item, itemSizes());
  if (isAlongRows())
    firstRow = math.mul(indices.pop_back_val(), math.constant(schedule.lanes));
  for (auto [dim, index] : llvm::zip(program.rows, indices))
    at[dim] = index;
}

// The rows of a vector that there are; null if it has all of them.
Value RowEmitter::maskOfRows() {
  if (!isAlongRows())
    return {};
  Index size = math.product(sizesOf(joinedRows));
  auto known = getConstantIntValue(size);
  if (known && *known % schedule.lanes == 0)
    return {};
  return vector::CreateMaskOp::create(
      builder, loc, VectorType::get({schedule.lanes}, builder.getI1Type()),
      math.value(math.sub(size, firstRow)));
}

// The last dimensions of rows over which each tensor of the boundary is
// contiguous, or the same, so that vectors run along all of them.
void RowEmitter::joinRows() {
  joinedRows = {};
  if (!isAlongRows())
    return;
  for (size_t count = program.rows.size(); count > 0; --count) {
    joinedRows = ArrayRef(program.rows).take_back(count);
    if (count == 1 || (!readsIndicesOf(joinedRows) && areChained(joinedRows)))
      return;
  }
}

bool RowEmitter::readsIndicesOf(ArrayRef<int64_t> dims) {
  return llvm::any_of(program.steps, [&](const RowStep &step) {
    return linalg::LinalgOp(step.op)
        .getBlock()
        ->walk([&](linalg::IndexOp index) {
          return llvm::is_contained(dims, step.dims[index.getDim()])
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        })
        .wasInterrupted();
  });
}

bool RowEmitter::areChained(ArrayRef<int64_t> dims) {
  return body.allAccesses([&](const OperandAccess &access) {
    return access.isFixed(dims) || access.isChained(dims);
  });
}

void RowEmitter::setNextItem(Value item) {
  Index last = math.sub(itemCount, math.constant(1));
  Index next = math.min(math.add(item, math.constant(1)), last);
  nextPoint.assign(program.dims.size(), builder.getIndexAttr(0));
  Index own = firstRow;
  setItem(math.value(next), nextPoint);
  nextRow = firstRow;
  firstRow = own;
}

RowChunk RowEmitter::chunkOfRow() {
  RowChunk chunk;
  chunk.point = point;
  chunk.column = math.constant(0);
  chunk.stage = stage;
  if (isAlongRows() && !isAfterRows) {
    chunk.lanes = schedule.lanes;
    chunk.along = chunk.joinedRows = joinedRows;
    chunk.row = firstRow;
    chunk.mask = rowMask;
  }
  return chunk;
}

void RowEmitter::emitItem(Value item) {
  point.assign(program.dims.size(), builder.getIndexAttr(0));
  setItem(item, point);
  rowMask = maskOfRows();
  if (schedule.prefetch)
    setNextItem(item);
  body.scalars.clear();
  emitScalars(-1);
  for (stage = 0; stage < program.numStages; ++stage) {
    SmallVector<ArrayRef<int64_t>> loops;
    for (const RowStep &step : program.steps)
      if (!step.isPerRow() && step.stage == stage && !step.isAfterRows &&
          !llvm::is_contained(loops, ArrayRef(step.columns)))
        loops.push_back(step.columns);
    for (ArrayRef<int64_t> columns : loops)
      emitStage(columns);
    emitScalars(stage);
  }
}

void RowEmitter::emitScalars(int64_t after) {
  stage = after;
  RowChunk chunk = chunkOfRow();
  body.startChunk();
  for (const RowStep &step : program.steps) {
    if (!step.isPerRow() || step.stage != after || step.isAfterRows)
      continue;
    if (step.kind == RowStepKind::Across) {
      addAcross(step, body.terms(step, chunk), chunk);
      continue;
    }
    SmallVector<Value> values = body.results(step, chunk);
    for (auto [result, value] :
         llvm::zip(linalg::LinalgOp(step.op)->getResults(), values)) {
      body.scalars[result] = value;
      pending.emplace_back(result, body.spread(value, chunk));
    }
  }
  storePending(chunk);
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

SmallVector<const RowStep *> RowEmitter::stepsOf(ArrayRef<int64_t> columns) {
  SmallVector<const RowStep *> steps;
  for (const RowStep &step : program.steps)
    if (step.stage == stage && !step.isAfterRows &&
        ArrayRef(step.columns) == columns)
      steps.push_back(&step);
  return steps;
}

bool RowEmitter::isSum(const RowStep &step) {
  return step.kind == RowStepKind::Reduction ||
         (step.kind == RowStepKind::Across && !step.keepsColumns());
}

void RowEmitter::emitStage(ArrayRef<int64_t> over) {
  columns = over;
  steps = stepsOf(columns);
  isJoined = columns.size() > 1 && canJoin();
  sums.clear();
  for (const RowStep *step : steps)
    if (isSum(*step))
      addSums(*step);
  SmallVector<Value> carried;
  for (const RowSum &sum : sums)
    append(carried, sum);
  carried = isJoined
                ? innerLoops(carried, math.constant(0))
                : outerLoops(columns.drop_back(), carried, math.constant(0));
  finishSums(carried);
}

bool RowEmitter::canJoin() {
  llvm::DenseSet<const RowStep *> seen;
  return llvm::all_of(
      steps, [&](const RowStep *step) { return canJoin(*step, seen); });
}

bool RowEmitter::canJoin(const RowStep &step,
                         llvm::DenseSet<const RowStep *> &seen) {
  if (!seen.insert(&step).second || step.isPerRow())
    return true;
  linalg::LinalgOp op = step.op;
  bool hasIndices =
      op.getBlock()
          ->walk([](linalg::IndexOp) { return WalkResult::interrupt(); })
          .wasInterrupted();
  if (hasIndices || ArrayRef(step.columns) != columns)
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    Value tensor = operand.get();
    if (const RowStep *producer = program.producerOf(tensor)) {
      bool isScalar =
          producer->isPerRow() || producer->kind == RowStepKind::Reduction;
      if (!isScalar && !canJoin(*producer, seen))
        return false;
    } else if (isa<RankedTensorType>(tensor.getType()) &&
               body.buffers.bufferOf(tensor) &&
               !isDense(tensor, program.mapOf(step, operand))) {
      return false;
    }
  }
  return llvm::all_of(program.results, [&](const RowResult &result) {
    return &program.steps[result.step] != &step ||
           isDense(result.value, program.mapOf(result));
  });
}

bool RowEmitter::isDense(Value tensor, AffineMap map) {
  const OperandAccess &access = body.accessOf(tensor, map);
  return access.isFixed(columns) || access.isContiguous(columns);
}

SmallVector<Value> RowEmitter::outerLoops(ArrayRef<int64_t> outer,
                                          SmallVector<Value> carried,
                                          Index row) {
  if (outer.empty())
    return innerLoops(carried, math.mul(row, sizes[columns.back()]));
  return carryLoop(builder, loc, math.constant(0), sizes[outer[0]], 1, carried,
                   [&](Value i, ValueRange inner) {
                     point[outer[0]] = i;
                     Index next = math.add(math.mul(row, sizes[outer[0]]), i);
                     return outerLoops(outer.drop_front(),
                                       SmallVector<Value>(inner), next);
                   });
}

SmallVector<Value> RowEmitter::innerLoops(SmallVector<Value> carried,
                                          Index first) {
  Index size =
      isJoined ? math.product(sizesOf(columns)) : sizes[columns.back()];
  int64_t each = columnsOfVector(), step = each * vectorsAtOnce();
  Index whole = math.sub(size, math.rem(size, math.constant(step)));
  if (getConstantIntValue(whole) != 0)
    carried = carryLoop(builder, loc, math.constant(0), whole, step, carried,
                        [&](Value i, ValueRange values) {
                          return chunks(i, first, vectorsAtOnce(), Value(),
                                        SmallVector<Value>(values));
                        });
  if (isEqualConstantIntOrValue(whole, size) || step == 1)
    return carried;
  return carryLoop(
      builder, loc, whole, size, each, carried,
      [&](Value i, ValueRange values) {
        Value mask;
        if (each > 1)
          mask = vector::CreateMaskOp::create(
              builder, loc, VectorType::get({each}, builder.getI1Type()),
              math.value(math.sub(size, Index(i))));
        return chunks(i, first, 1, mask, SmallVector<Value>(values));
      });
}

int64_t RowEmitter::columnsOfVector() const {
  return isAlongRows() && !isAfterRows ? 1 : schedule.lanes;
}

int64_t RowEmitter::vectorsAtOnce() const {
  return schedule.lanes == 1 ? 1 : schedule.unroll;
}

SmallVector<Value> RowEmitter::chunks(Index at, Index first, int64_t count,
                                      Value mask, SmallVector<Value> carried) {
  for (int64_t i = 0; i < count; ++i) {
    RowChunk chunk = chunkOfRow();
    Index column = math.add(at, math.constant(i * columnsOfVector()));
    if (!isJoined)
      chunk.point[columns.back()] = column;
    chunk.column = math.add(first, column);
    chunk.columns = columns;
    chunk.isJoined = isJoined;
    if (columnsOfVector() > 1) {
      chunk.lanes = schedule.lanes;
      chunk.along = columns.take_back(1);
      chunk.mask = mask;
    }
    emitChunk(chunk, i, carried);
  }
  return carried;
}

void RowEmitter::emitChunk(const RowChunk &chunk, int64_t number,
                           MutableArrayRef<Value> carried) {
  if (isAfterRows)
    return emitTotals(chunk);
  body.startChunk();
  for (const RowStep *step : steps) {
    if (step->kind == RowStepKind::Map)
      emitMap(*step, chunk);
    else if (isSum(*step))
      addTerms(*step, chunk, number, carried);
    else
      addAcross(*step, body.terms(*step, chunk), chunk);
  }
  storePending(chunk);
  if (schedule.prefetch && stage == 1 && !chunk.mask)
    prefetchNext(chunk, number);
}

void RowEmitter::emitMap(const RowStep &step, const RowChunk &chunk) {
  for (Value result : linalg::LinalgOp(step.op)->getResults()) {
    Value row = body.rows.lookup(result);
    bool isResult = llvm::any_of(
        program.results, [&](const RowResult &r) { return r.value == result; });
    if (!row && !isResult)
      continue;
    unsigned number = cast<OpResult>(result).getResultNumber();
    Value value = body.spread(body.results(step, chunk)[number], chunk);
    if (row)
      keep(value, row, chunk);
    pending.emplace_back(result, value);
  }
}

void RowEmitter::storePending(const RowChunk &chunk) {
  for (auto [result, value] : pending)
    store(result, value, chunk);
  pending.clear();
}

void RowEmitter::keep(Value value, Value row, const RowChunk &chunk) {
  Value at = body.addressInRow(chunk);
  if (chunk.lanes == 1)
    memref::StoreOp::create(builder, loc, value, row, at);
  else
    vector::StoreOp::create(builder, loc, value, row, at);
}

void RowEmitter::store(Value result, Value value, const RowChunk &chunk) {
  for (const RowResult &target : program.results) {
    if (target.value != result)
      continue;
    const OperandAccess &access = body.accessOf(result, program.mapOf(target));
    body.write(value, access, body.addressOf(access, chunk), chunk,
               schedule.streaming && isAligned(access, chunk));
  }
}

bool RowEmitter::isAligned(const OperandAccess &access, const RowChunk &chunk) {
  int64_t bytes = access.elementType().getIntOrFloatBitWidth() / 8;
  int64_t alignment = streamedAlignment(bytes * chunk.lanes);
  if (alignment == 0 || getConstantIntValue(access.start()) != 0)
    return false;
  SmallVector<int64_t> others(
      ArrayRef(program.rows).drop_back(joinedRows.size()));
  if (!isJoined)
    llvm::append_range(others, columns);
  return llvm::all_of(others, [&](int64_t dim) {
    auto step = getConstantIntValue(access.step({dim}));
    return llvm::is_contained(chunk.along, dim) ||
           getConstantIntValue(sizes[dim]) == 1 ||
           (step && *step * bytes % alignment == 0);
  });
}

// The lines of a chunk's elements that no chunk of a smaller number has. Of
// elements that are apart, the first one's.
void RowEmitter::prefetchLines(const OperandAccess &access,
                               const RowChunk &chunk, int64_t number) {
  int64_t bits = access.elementType().getIntOrFloatBitWidth();
  int64_t bytes = std::max<int64_t>(bits / 8, 1);
  bool areAdjacent =
      columnsOfVector() > 1 &&
      (isJoined || getConstantIntValue(access.step(chunk.along)) == 1);
  int64_t length = areAdjacent ? chunk.lanes * bytes : bytes;
  if (areAdjacent && number * length % kLineBytes != 0)
    return;
  Index at = body.addressOf(access, chunk);
  for (int64_t offset = 0; offset < length; offset += kLineBytes)
    memref::PrefetchOp::create(
        builder, loc, access.buffer(),
        math.value(math.add(at, math.constant(offset / bytes))),
        /*isWrite=*/false, /*localityHint=*/2, /*isDataCache=*/true);
}

void RowEmitter::prefetchNext(const RowChunk &chunk, int64_t number) {
  RowChunk next = chunk;
  for (int64_t dim : program.rows)
    next.point[dim] = nextPoint[dim];
  next.row = nextRow;
  llvm::DenseSet<Value> seen;
  for (const RowStep &step : program.steps) {
    if (step.stage != 0 || ArrayRef(step.columns) != columns)
      continue;
    for (OpOperand &operand : linalg::LinalgOp(step.op)->getOpOperands()) {
      Value tensor = operand.get();
      if (!body.buffers.lookup(tensor) ||
          linalg::LinalgOp(step.op).isDpsInit(&operand))
        continue;
      const OperandAccess &access =
          body.accessOf(tensor, program.mapOf(step, operand));
      if (access.isFixed(columns) || access.isFixed(program.rows) ||
          !seen.insert(tensor).second)
        continue;
      prefetchLines(access, next, number);
    }
  }
}

LogicalResult cpu::emitRowProgram(func::FuncOp function,
                                  const RowProgram &program,
                                  const RowSchedule &schedule,
                                  ValueRange targets) {
  int64_t bytes = rowBytesOf(program, schedule);
  Value workspace;
  if (bytes > stackBytes) {
    StringRef name = nest::KernelOp::getThreadBytesAttrName();
    auto stated = function->getAttrOfType<IntegerAttr>(name);
    if (!stated || stated.getInt() < bytes || function.getNumArguments() == 0)
      return function.emitOpError("expected a kernel that states ")
             << name << " of at least " << bytes
             << " for the rows of its locals (nest-state-workspaces) but found "
             << (stated ? stated.getInt() : 0);
    workspace = function.getArguments().back();
    bytes = stated.getInt();
  }
  return RowEmitter(function, program, schedule, targets, workspace, bytes)
      .run();
}
