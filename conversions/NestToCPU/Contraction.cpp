//===- Contraction.cpp - sums of products in register tiles ---------------===//
//
// See Tiling.h for the loops. Tasks are numbered batch by batch, block of rows
// by block of rows, so that a thread's next panels meet the same rows of `a` in
// its second-level cache. In each block of k the sums go on where the one
// before left them, in the output: their order is that of a plain loop.
//
//===----------------------------------------------------------------------===//

#include "Strategies.h"
#include "ThreadBytes.h"
#include "Tiling.h"
#include "VectorRowsMatch.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/CPU/IR/CPUDialect.h"
#include "tcopt/Rt/IR/RtOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

//===----------------------------------------------------------------------===//
// What is the same in all tasks
//===----------------------------------------------------------------------===//

// Loops in the order in which they index an operand, so that they chain there.
static void sortByPosition(SmallVector<int64_t> &loops,
                           const OperandAccess &operand) {
  llvm::sort(loops, [&](int64_t x, int64_t y) {
    return std::pair(operand.position(x), x) <
           std::pair(operand.position(y), y);
  });
}

// Only the columns that are contiguous in the output are counted as one.
static void splitColumns(Tiling &tiling) {
  ArrayRef<int64_t> all = tiling.columns;
  size_t inner = 1;
  while (inner < all.size() && tiling.o.isContiguous(all.take_back(inner + 1)))
    ++inner;
  tiling.outerColumns.assign(all.drop_back(inner).begin(),
                             all.drop_back(inner).end());
  tiling.columns = SmallVector<int64_t>(all.take_back(inner));
}

static void setBlocks(Tiling &tiling) {
  auto schedule = cast<ContractionAttr>(tiling.kernel.schedule);
  tiling.mr = schedule.getRegisters()[0];
  tiling.nr = schedule.getRegisters()[1];
  tiling.lanes = schedule.getLanes();
  tiling.pairs = schedule.getInstruction() == Instruction::dpbf16;
  tiling.rowBlock = std::max(schedule.getTask()[0], tiling.mr);
  tiling.sumBlock = schedule.getTask()[2];
  if (auto count = getConstantIntValue(tiling.sumCount))
    tiling.sumBlock = std::max<int64_t>(std::min(tiling.sumBlock, *count), 1);
  tiling.panels = schedule.getTask()[1] / tiling.nr;
  if (auto count = getConstantIntValue(tiling.columnCount))
    tiling.panels = std::max<int64_t>(
        std::min(tiling.panels, (*count + tiling.nr - 1) / tiling.nr), 1);
}

static SmallVector<int64_t> factorsOf(AffineExpr expr, unsigned loops) {
  SmallVector<int64_t> row;
  (void)getFlattenedAffineExpr(expr, loops, 0, &row);
  return row;
}

static EdgeGuard makeGuard(const LoopKernel &kernel) {
  linalg::LinalgOp op = kernel.op;
  const PaddedInput &padded = *kernel.padded;
  OpBuilder builder(op);
  IndexMath math(builder, op->getLoc());
  AffineMap map =
      op.getMatchingIndexingMap(&op->getOpOperand(kernel.paddedInput));
  EdgeGuard guard;
  for (int64_t dim : padded.dims) {
    SmallVector<int64_t> row = factorsOf(map.getResult(dim), map.getNumDims());
    Index start = math.sub(math.constant(row.pop_back_val()), padded.low[dim]);
    guard.dims.push_back({row, start, padded.sizes[dim]});
  }
  guard.loops = placeLoops(op, kernel.paddedInput, padded);
  for (int64_t loop : guard.loops) {
    guard.loopSizes.push_back(kernel.sizes[loop]);
    guard.positions *= *getConstantIntValue(kernel.sizes[loop]);
  }
  return guard;
}

// Of panels, which tasks take whole, only the first one's terms are counted.
static AffineMap mapOfPanels(AffineMap map) {
  AffineExpr zero = getAffineConstantExpr(0, map.getContext());
  return AffineMap::get(map.getNumDims(), 0, {zero, map.getResult(1), zero},
                        map.getContext());
}

static Tiling makeTiling(OpBuilder &builder, const LoopKernel &kernel,
                         const ContractionLoops &loops) {
  linalg::LinalgOp op = kernel.op;
  unsigned b = loops.columnInput;
  auto access = [&](unsigned number) {
    OpOperand &operand = op->getOpOperand(number);
    if (kernel.isPadded(number))
      return OperandAccess::ofInput(builder, kernel, number);
    AffineMap map = op.getMatchingIndexingMap(&operand);
    return OperandAccess(builder, op->getLoc(), operand.get(),
                         isLinear(map) ? map : mapOfPanels(map), kernel.sizes);
  };
  Tiling tiling{kernel,
                *nest::matchProductSum(op),
                access(1 - b),
                access(b),
                access(2),
                {},
                b,
                loops.batch,
                loops.rows,
                loops.columns,
                loops.sum,
                {},
                {},
                {},
                {},
                0,
                0,
                0,
                0,
                0,
                0};
  sortByPosition(tiling.rows, tiling.o);
  sortByPosition(tiling.columns, tiling.o);
  sortByPosition(tiling.sum, tiling.a);
  splitColumns(tiling);
  IndexMath math(builder, op->getLoc());
  tiling.rowCount = kernel.countOf(math, tiling.rows);
  tiling.columnCount = kernel.countOf(math, tiling.columns);
  tiling.sumCount = kernel.countOf(math, tiling.sum);
  setBlocks(tiling);
  tiling.inPanels = kernel.shape.operands[b].panelWidth != 0;
  if (kernel.padded)
    tiling.guard = makeGuard(kernel);
  if (linalg::LinalgOp epilogue = kernel.epilogue) {
    tiling.epilogueByRow =
        cast<ContractionAttr>(kernel.schedule).getEpilogueByRow();
    for (OpOperand *operand : epilogue.getDpsInputOperands())
      tiling.epilogueInputs.emplace_back(builder, op->getLoc(), operand->get(),
                                         mapInEpilogue(op, *operand),
                                         kernel.sizes);
  }
  return tiling;
}

//===----------------------------------------------------------------------===//
// Tasks
//===----------------------------------------------------------------------===//

namespace {

class TiledContraction {
public:
  TiledContraction(OpBuilder &builder, const Tiling &tiling, Value workspace,
                   int64_t rowBytes)
      : builder(builder), loc(tiling.kernel.op->getLoc()), math(builder, loc),
        tiling(tiling), workspace(workspace), rowBytes(rowBytes) {
    for (ArrayRef<int64_t> loops : {tiling.batch, tiling.outerColumns})
      for (int64_t loop : loops)
        counts.push_back(tiling.kernel.sizes[loop]);
    counts.push_back(
        math.ceilDiv(tiling.rowCount, math.constant(tiling.rowBlock)));
    counts.push_back(math.ceilDiv(tiling.columnCount, groupColumns()));
  }

  void run() {
    sharedLoop(builder, loc, math.product(counts), math.constant(workOfTask()),
               [&](Value number) { runTask(number); });
  }

  /// Of a thread's row of the workspace.
  int64_t usedBytes() const { return used; }

private:
  Index groupColumns() { return math.constant(tiling.nr * tiling.panels); }

  // About 16 products take as long as one element of a pointwise op.
  int64_t workOfTask() const {
    auto rows = getConstantIntValue(tiling.rowCount);
    auto sums = getConstantIntValue(tiling.sumCount);
    if (!rows || !sums)
      return chunkWork;
    return std::min(*rows, tiling.rowBlock) * *sums * tiling.nr *
               tiling.panels / 16 +
           1;
  }

  void runTask(Index number) {
    SmallVector<Index> indices = math.delinearize(number, counts);
    Value slot = leaseMemory();
    Task task = makeTask(indices);
    runBlocks(task);
    if (slot)
      rt::SlotEndOp::create(builder, loc, slot);
  }

  void runBlocks(Task &task) {
    if (isOneBlock())
      return runBlock(task);
    Index end = math.max(tiling.sumCount, math.constant(1));
    forLoop(builder, loc, math.constant(0), end, tiling.sumBlock, [&](Value k) {
      task.kFirst = k;
      task.kCount = math.min(math.constant(tiling.sumBlock),
                             math.sub(tiling.sumCount, Index(k)));
      task.isFirst = math.equal(Index(k), math.constant(0));
      task.isLast =
          math.less(tiling.sumCount,
                    math.add(Index(k), math.constant(tiling.sumBlock + 1)));
      runBlock(task);
    });
  }

  bool isOneBlock() const {
    auto count = getConstantIntValue(tiling.sumCount);
    return count && *count <= tiling.sumBlock;
  }

  Task makeTask(ArrayRef<Index> indices) {
    Task task;
    SmallVector<int64_t> outer(tiling.batch);
    outer.append(tiling.outerColumns);
    ArrayRef<Index> outerIndices = indices.drop_back(2);
    auto start = [&](const OperandAccess &operand) {
      return math.add(operand.start(),
                      operand.offset(math, outer, outerIndices));
    };
    for (const OperandAccess &operand : tiling.epilogueInputs)
      task.epilogueStarts.push_back(start(operand));
    task.aStart = start(tiling.a);
    task.bStart = start(tiling.b);
    task.oStart = start(tiling.o);
    if (tiling.guard)
      for (const GuardedDim &dim : tiling.guard->dims) {
        Index place = dim.start;
        for (auto [loop, index] : llvm::zip(outer, outerIndices))
          place = math.add(place,
                           math.mul(index, math.constant(dim.factors[loop])));
        task.placeStarts.push_back(place);
      }
    Index block = math.constant(tiling.rowBlock);
    task.rowFirst = math.mul(indices[indices.size() - 2], block);
    task.rowEnd = math.min(math.add(task.rowFirst, block), tiling.rowCount);
    task.columnFirst = math.mul(indices.back(), groupColumns());
    task.kFirst = math.constant(0);
    task.kCount = tiling.sumCount;
    allocate(task);
    return task;
  }

  /// Takes the thread's row of the workspace if the stack is too small; returns
  /// the slot, or null.
  Value leaseMemory() {
    if (!workspace)
      return {};
    auto slot = rt::SlotBeginOp::create(builder, loc, builder.getIndexType());
    Index row = math.mul(Index(slot.getSlot()), math.constant(rowBytes));
    Index end = math.add(row, math.constant(rowBytes));
    rowStart = row;
    memory = memref::ReinterpretCastOp::create(
        builder, loc,
        MemRefType::get({ShapedType::kDynamic}, builder.getI8Type()), workspace,
        builder.getIndexAttr(0), ArrayRef<OpFoldResult>{end},
        ArrayRef<OpFoldResult>{builder.getIndexAttr(1)});
    used = 0;
    return slot;
  }

  Value scratch(int64_t elements, Type type) {
    auto buffer = MemRefType::get({elements}, type);
    if (!workspace)
      return memref::AllocaOp::create(builder, loc, buffer,
                                      builder.getI64IntegerAttr(64));
    int64_t bytes =
        elements * (type.isIndex() ? 8 : type.getIntOrFloatBitWidth() / 8);
    Value start = math.value(math.add(rowStart, math.constant(used)));
    used += int64_t(llvm::alignTo(uint64_t(bytes), 64));
    return memref::ViewOp::create(builder, loc, buffer, memory, start,
                                  ValueRange());
  }

  void allocate(Task &task) {
    Type index = builder.getIndexType();
    Type packed = tiling.packedType();
    if (!tiling.inPanels)
      task.panel =
          scratch(tiling.panels * tiling.packedTerms() * tiling.nr, packed);
    if (tiling.packsRows())
      task.rowTile = scratch(tiling.mr * tiling.packedTerms(), packed);
    if (!tiling.a.isChained(tiling.sum))
      task.aTable = scratch(tiling.sumBlock, index);
    if (!tiling.b.isChained(tiling.sum))
      task.bTable = scratch(tiling.sumBlock, index);
    if (!tiling.inPanels)
      task.columnTable = scratch(tiling.nr, index);
    if (const std::optional<EdgeGuard> &guard = tiling.guard) {
      task.placeTable = scratch(int64_t(guard->dims.size()) * tiling.nr, index);
      task.maskTable =
          scratch(guard->positions * tiling.lanes, builder.getI32Type());
      task.positionTable = scratch(tiling.sumBlock, index);
    }
    if (tiling.epilogueByRow)
      task.sumTile = scratch(tiling.mr * tiling.nr, tiling.sumType());
  }

  Index panelCount(const Task &task) {
    if (tiling.panels == 1)
      return math.constant(1);
    Index left = math.sub(tiling.columnCount, task.columnFirst);
    return math.ceilDiv(math.min(left, groupColumns()),
                        math.constant(tiling.nr));
  }

  void runBlock(const Task &task) {
    fillSumTables(builder, tiling, task);
    Index panels = panelCount(task);
    if (!tiling.inPanels)
      forLoop(builder, loc, math.constant(0), panels, 1,
              [&](Value p) { packPanel(builder, tiling, task, p); });
    forLoop(builder, loc, task.rowFirst, task.rowEnd, tiling.mr,
            [&](Value row) {
              emitRegisterTiles(builder, tiling, task, row, panels);
            });
  }

  OpBuilder &builder;
  Location loc;
  IndexMath math;
  const Tiling &tiling;
  /// Memory of all threads and bytes of each; null where the stack is enough.
  Value workspace;
  int64_t rowBytes;
  /// The workspace as far as the thread's row goes, where the row starts, and
  /// how much of it has been given out.
  Value memory;
  Index rowStart;
  int64_t used = 0;
  /// Batches, outer columns, blocks of rows, groups of panels.
  SmallVector<Index> counts;
};

} // namespace

// Elements of the epilogue's inputs are neighbours where results are, or the
// same for all of them.
static bool isReadable(const OperandAccess &operand, const Tiling &tiling) {
  return operand.isFixed(tiling.columns) ||
         operand.isContiguous(tiling.columns);
}

// The kernel's memory for threads, its last argument (nest-bufferize-kernel),
// null where the stack is enough. Functions that are no kernels have nothing
// but the stack.
static FailureOr<std::pair<Value, int64_t>>
findWorkspace(const LoopKernel &kernel) {
  int64_t bytes =
      taskBytesOf(kernel.op, cast<ContractionAttr>(kernel.schedule));
  auto function = kernel.op->getParentOfType<FunctionOpInterface>();
  if (bytes <= stackBytes || !function || !function->hasAttr("llvm.bareptr"))
    return std::pair(Value(), int64_t(0));
  StringRef name = nest::KernelOp::getThreadBytesAttrName();
  auto stated = function->getAttrOfType<IntegerAttr>(name);
  if (stated && stated.getInt() >= bytes && function.getNumArguments() > 0)
    return std::pair<Value, int64_t>(function.getArguments().back(),
                                     stated.getInt());
  return kernel.op->emitOpError("expected a kernel that states ")
         << name << " of at least " << bytes
         << " for the panels of its schedule (cpu-state-workspaces)";
}

LogicalResult cpu::emitContraction(OpBuilder &builder,
                                   const LoopKernel &kernel) {
  auto workspace = findWorkspace(kernel);
  if (failed(workspace))
    return failure();
  Tiling tiling =
      makeTiling(builder, kernel, *classifyContraction(kernel.shape));
  for (const OperandAccess &operand : tiling.epilogueInputs)
    if (!isReadable(operand, tiling))
      return kernel.epilogue->emitOpError(
                 "expected inputs that are neighbours or the same along the "
                 "columns of the contraction before it but found ")
             << kernel.schedule;
  auto [memory, bytes] = *workspace;
  TiledContraction contraction(builder, tiling, memory, bytes);
  contraction.run();
  if (memory && contraction.usedBytes() > bytes)
    return kernel.op->emitOpError("expected tasks of at most ")
           << bytes << " bytes but found " << contraction.usedBytes();
  return success();
}
