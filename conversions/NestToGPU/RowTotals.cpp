//===- RowTotals.cpp - reductions across rows on a GPU --------------------===//

#include "RowKernel.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;
using loops::RowStepKind;

/// Threads of the second launch: of one result, and those of a block, of which
/// each warp has the same neighbouring columns.
static constexpr int64_t kTotalThreads = 128, kColumnThreads = 512;
/// Partial results that a thread loads before it combines them.
static constexpr int64_t kPartialsAtOnce = 4;

//===----------------------------------------------------------------------===//
// Partial results of blocks
//===----------------------------------------------------------------------===//

void RowKernel::findAcross() {
  size_t carried = 0;
  int64_t offset = 0;
  for (const RowStep &step : program.steps) {
    if (step.kind != RowStepKind::Across)
      continue;
    AcrossSum sum{&step, *Combiner::ofReduction(step.op), carried, {}};
    size_t each = sum.combiner.types().size();
    int64_t columns = step.keepsColumns() ? program.sizeOf(step.columns) : 1;
    carried +=
        each *
        (step.keepsColumns() ? size_t(vectorsOf(step.columns) * width) : 1);
    int64_t count = schedule.getBlocks() * columns;
    sum.partials.emplace(builder, step.op, sum.combiner.types(), count, offset);
    offset += workspaceBytes(sum.combiner.types(), count);
    across.push_back(std::move(sum));
  }
}

int64_t device::partialBytesOf(const RowProgram &program,
                               cuda::RowsAttr schedule) {
  int64_t bytes = 0;
  for (const RowStep &step : program.steps) {
    if (step.kind != RowStepKind::Across)
      continue;
    int64_t columns = step.keepsColumns() ? program.sizeOf(step.columns) : 1;
    linalg::LinalgOp op = step.op;
    bytes += workspaceBytes(ValueRange(op.getRegionOutputArgs()).getTypes(),
                            schedule.getBlocks() * columns);
  }
  return bytes;
}

Values RowKernel::startAcross() {
  Values all;
  for (const AcrossSum &sum : across) {
    int64_t count =
        sum.step->keepsColumns() ? vectorsOf(sum.step->columns) * width : 1;
    Values start = sum.combiner.start(builder, loc, {});
    for (int64_t i = 0; i < count; ++i)
      llvm::append_range(all, start);
  }
  return all;
}

void RowKernel::addAcross(const RowStep &step, const RowVector &vector,
                          int64_t k, Value isInside) {
  const AcrossSum *sum = llvm::find_if(
      across, [&](const AcrossSum &each) { return each.step == &step; });
  size_t each = sum->combiner.types().size();
  bool keeps = step.keepsColumns();
  size_t at = sum->first + (keeps ? (vector.number * width + k) * each : 0);
  auto own = MutableArrayRef(carriedAcross).slice(at, each);
  Values next = values.accumulate(step, vector, k, Values(own));
  // Sums of columns past the end of a row are not stored.
  Value isThere = keeps ? hasRow : both(hasRow, isInside);
  select(sum->combiner.mayRepeatTerms() ? Value() : isThere, own, next);
}

void RowKernel::storePartials(Index block) {
  for (AcrossSum &sum : across)
    if (sum.step->keepsColumns())
      storeColumns(sum, block);
  storeTotals(block);
}

void RowKernel::storeColumns(AcrossSum &sum, Index block) {
  Columns columns = sum.step->columns;
  int64_t size = program.sizeOf(columns);
  size_t each = sum.combiner.types().size();
  Index own = math.mul(lane, math.constant(width));
  bool isShared = rowsPerBlock() > 1;
  Values buffers;
  if (isShared)
    buffers = llvm::map_to_vector(sum.combiner.types(), [&](Type type) {
      return sharedMemory(builder, loc, {rowsPerBlock() * size}, type);
    });
  Index row = isShared ? groupNumber : block;
  for (int64_t i = 0, count = vectorsOf(columns); i < count; ++i) {
    Index column = vectorAt(columns, own, i).column;
    when(builder, loc, math.less(column, math.constant(size)), [&] {
      Index first = math.add(math.mul(row, math.constant(size)), column);
      for (int64_t k = 0; k < width; ++k) {
        Index at = math.add(first, math.constant(k));
        auto element = ArrayRef(carriedAcross)
                           .slice(sum.first + (i * width + k) * each, each);
        if (!isShared)
          sum.partials->store(builder, element, at);
        for (auto [value, buffer] : llvm::zip(element, buffers))
          memref::StoreOp::create(builder, loc, value, buffer, math.value(at));
      }
    });
  }
  if (!isShared)
    return;
  barrier(builder, loc);
  loops::forLoop(builder, loc, threadInBlock(builder, loc), math.constant(size),
                 schedule.getThreads(), [&](Value column) {
                   combineRows(sum, buffers, column, math.constant(size),
                               block);
                 });
}

void RowKernel::combineRows(AcrossSum &sum, ArrayRef<Value> buffers,
                            Index column, Index size, Index block) {
  auto load = [&](Index row) -> Values {
    Value at = math.value(math.add(math.mul(row, size), column));
    return llvm::map_to_vector(buffers, [&](Value buffer) -> Value {
      return memref::LoadOp::create(builder, loc, buffer, at);
    });
  };
  Values total = loops::carryLoop(
      builder, loc, math.constant(1), math.constant(rowsPerBlock()), 1,
      load(math.constant(0)), [&](Value row, ValueRange carried) {
        return sum.combiner.combine(builder, loc, carried, load(row));
      });
  sum.partials->store(builder, total, math.add(math.mul(block, size), column));
}

// The threads of a group have partial sums along columns, but equal sums of
// values that are computed once a row.
void RowKernel::storeTotals(Index block) {
  SmallVector<AcrossSum *> all = acrossOf({}), parts;
  if (all.empty())
    return;
  SmallVector<const Combiner *> combiners;
  SmallVector<Values> own;
  auto ownOf = [&](AcrossSum *sum) {
    return MutableArrayRef(carriedAcross)
        .slice(sum->first, sum->combiner.types().size());
  };
  for (AcrossSum *sum : all) {
    if (sum->step->isPerRow())
      continue;
    parts.push_back(sum);
    combiners.push_back(&sum->combiner);
    own.emplace_back(ownOf(sum));
  }
  for (auto [sum, total] : llvm::zip_equal(parts, overGroup(combiners, own)))
    llvm::copy(total, ownOf(sum).begin());
  SmallVector<Values> buffers;
  for (AcrossSum *sum : all)
    buffers.push_back(
        llvm::map_to_vector(sum->combiner.types(), [&](Type type) {
          return sharedMemory(builder, loc, {rowsPerBlock()}, type);
        }));
  when(builder, loc, math.equal(lane, math.constant(0)), [&] {
    for (auto [sum, buffer] : llvm::zip_equal(all, buffers))
      for (auto [value, memory] : llvm::zip_equal(ownOf(sum), buffer))
        memref::StoreOp::create(builder, loc, value, memory,
                                math.value(groupNumber));
  });
  barrier(builder, loc);
  Index thread = threadInBlock(builder, loc);
  when(builder, loc, math.equal(thread, math.constant(0)), [&] {
    for (auto [sum, buffer] : llvm::zip_equal(all, buffers))
      combineRows(*sum, buffer, math.constant(0), math.constant(1), block);
  });
}

//===----------------------------------------------------------------------===//
// The second launch
//===----------------------------------------------------------------------===//

RowKernel::Columns RowKernel::columnsAfterRows(const RowStep &step) {
  return step.kind == RowStepKind::Across && !step.keepsColumns()
             ? Columns()
             : Columns(step.columns);
}

SmallVector<AcrossSum *> RowKernel::acrossOf(Columns columns) {
  SmallVector<AcrossSum *> found;
  for (AcrossSum &sum : across)
    if (columnsAfterRows(*sum.step) == columns)
      found.push_back(&sum);
  return found;
}

void RowKernel::emitTotals() {
  SmallVector<Columns> lists;
  for (const RowStep &step : program.steps)
    if (step.kind == RowStepKind::Across || step.isAfterRows)
      if (!llvm::is_contained(lists, columnsAfterRows(step)))
        lists.push_back(columnsAfterRows(step));
  stage = program.numStages;
  for (Columns columns : lists)
    columns.empty() ? emitTotal() : emitColumnTotals(columns);
}

void RowKernel::emitTotal() {
  blockBox(builder, loc, math.constant(1), kTotalThreads, [&](Value) {
    values.startRow(SmallVector<Index>(program.dims.size(), math.constant(0)));
    Value thread = threadInBlock(builder, loc);
    SmallVector<const Combiner *> combiners;
    SmallVector<Values> own;
    for (AcrossSum *sum : acrossOf({})) {
      combiners.push_back(&sum->combiner);
      own.push_back(addPartials(*sum, thread, kTotalThreads, math.constant(0)));
    }
    SmallVector<Values> totals =
        overBlock(combiners, own, thread, kTotalThreads);
    when(builder, loc, math.equal(thread, math.constant(0)),
         [&] { finishTotals(RowVector(), totals); });
  });
}

void RowKernel::emitColumnTotals(Columns columns) {
  constexpr int64_t warps = kColumnThreads / kWarp;
  Index size = values.countOf(columns);
  Index blocks = math.ceilDiv(size, math.constant(kWarp));
  blockBox(builder, loc, blocks, kColumnThreads, [&](Value block) {
    values.startRow(SmallVector<Index>(program.dims.size(), math.constant(0)));
    Value thread = threadInBlock(builder, loc);
    Index own = math.rem(thread, math.constant(kWarp));
    Index warp = math.div(thread, math.constant(kWarp));
    RowVector vector;
    vector.columns = columns;
    vector.stage = stage;
    Index column = math.add(math.mul(block, math.constant(kWarp)), own);
    Value isThere = math.less(column, size);
    vector.column = math.min(column, math.sub(size, math.constant(1)));
    SmallVector<Values> buffers;
    for (AcrossSum *sum : acrossOf(columns)) {
      Values part = addPartials(*sum, warp, warps, vector.column);
      buffers.push_back(llvm::map_to_vector(part, [&](Value value) -> Value {
        Value memory =
            sharedMemory(builder, loc, {kColumnThreads}, value.getType());
        memref::StoreOp::create(builder, loc, value, memory, thread);
        return memory;
      }));
    }
    barrier(builder, loc);
    Value isFirst = math.equal(warp, math.constant(0));
    when(builder, loc, both(isThere, isFirst), [&] {
      SmallVector<Values> totals;
      for (auto [sum, buffer] : llvm::zip_equal(acrossOf(columns), buffers)) {
        Values total;
        for (int64_t w = 0; w < warps; ++w) {
          Value at = math.value(math.add(own, math.constant(w * kWarp)));
          Values part = llvm::map_to_vector(buffer, [&](Value memory) -> Value {
            return memref::LoadOp::create(builder, loc, memory, at);
          });
          total = w ? sum->combiner.combine(builder, loc, total, part) : part;
        }
        totals.push_back(total);
      }
      finishTotals(vector, totals);
    });
  });
}

Values RowKernel::addPartials(AcrossSum &sum, Index first, int64_t step,
                              Index column) {
  int64_t size =
      sum.step->keepsColumns() ? program.sizeOf(sum.step->columns) : 1;
  auto body = [&](int64_t count) {
    return [&, count](Value block, ValueRange carried) {
      SmallVector<Values> parts;
      for (int64_t i = 0; i < count; ++i) {
        Index at = math.add(block, math.constant(i * step));
        parts.push_back(sum.partials->load(
            builder, math.add(math.mul(at, math.constant(size)), column)));
      }
      Values total(carried);
      for (const Values &part : parts)
        total = sum.combiner.combine(builder, loc, total, part);
      return total;
    };
  };
  int64_t each = step * kPartialsAtOnce;
  int64_t whole = schedule.getBlocks() / each * each;
  Values total = sum.combiner.start(builder, loc, {});
  if (whole)
    total = loops::carryLoop(builder, loc, first, math.constant(whole), each,
                             total, body(kPartialsAtOnce));
  if (whole == schedule.getBlocks())
    return total;
  return loops::carryLoop(builder, loc, math.add(math.constant(whole), first),
                          math.constant(schedule.getBlocks()), step, total,
                          body(1));
}

void RowKernel::finishTotals(const RowVector &vector, ArrayRef<Values> totals) {
  for (auto [sum, partial] :
       llvm::zip_equal(acrossOf(vector.columns), totals)) {
    Values total = sum->combiner.combine(
        builder, loc, values.initial(*sum->step, vector), partial);
    linalg::LinalgOp op = sum->step->op;
    for (auto [result, value] : llvm::zip_equal(op->getResults(), total)) {
      values.setElement(result, vector, value);
      store(result, vector);
    }
  }
  for (const RowStep &step : program.steps)
    if (step.isAfterRows && Columns(step.columns) == vector.columns)
      emitMap(step, vector);
  flushStores(Value());
}
