//===- CheckSchedule.cpp - what a CPU can execute -------------------------===//
//
// Rules that a schedule's own verifier does not know: it is the same for all
// targets. What passes here is executed to the letter.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "EdgeReads.h"
#include "Preparation.h"
#include "Schedules.h"
#include "Strategies.h"
#include "ThreadBytes.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

/// Limits of code that is written out: elements of a reduction, and vectors of
/// a register tile.
static constexpr int64_t termsLimit = 64, sumsLimit = 64;
/// Columns of a panel that a register tile can be as wide as, whatever lanes
/// vectors have.
static constexpr int64_t panelLimit = sumsLimit;
/// Bytes of a task's panels and tables.
static constexpr int64_t taskLimit = 256 * 1024;

static bool isInPanels(linalg::LinalgOp op, const ContractionLoops &loops) {
  OpOperand &input = op->getOpOperand(loops.columnInput);
  auto panels = nest::matchPanels(op.getMatchingIndexingMap(&input));
  MemRefType type = bufferTypeOf(input.get());
  return panels && type && type.getLayout().isIdentity() &&
         type.getShape().back() == panels->width &&
         panels->width <= panelLimit &&
         loops.columns == ArrayRef(panels->column) &&
         loops.sum == ArrayRef(panels->term) &&
         nest::matchProductSum(op)->conversion[loops.columnInput].empty();
}

bool cpu::hasReadableMaps(linalg::LinalgOp op, const ContractionLoops &loops) {
  for (OpOperand &operand : op->getOpOperands())
    if (!isLinear(op.getMatchingIndexingMap(&operand)) &&
        (operand.getOperandNumber() != loops.columnInput ||
         !isInPanels(op, loops)))
      return false;
  return true;
}

namespace {

class Checker {
public:
  Checker(linalg::LinalgOp op, ScheduleAttrInterface schedule,
          linalg::LinalgOp epilogue)
      : op(op), epilogue(epilogue), schedule(schedule),
        shape(nest::shapeOf(op)), loops(loopOrderOf(schedule, shape)) {
    for (int64_t loop : loops.order)
      (shape.loops[loop].reduction ? reduced : kept).push_back(loop);
  }

  LogicalResult run() {
    if (hasOutputOfTerms(op) && !isa<ScanAttr, nest::LoopsAttr>(schedule))
      return expect("#cpu.scan or #nest.loops where an output keeps each step "
                    "of a reduction");
    if (shape.ordered && !nest::isInOrder(shape, reduced))
      return expect("the op's order of reduced loops, as terms may not be "
                    "reordered");
    return checkKind();
  }

private:
  LogicalResult expect(const Twine &what) {
    return op->emitOpError("expected ") << what << " but found " << schedule;
  }

  LogicalResult checkKind() {
    return llvm::TypeSwitch<Attribute, LogicalResult>(schedule)
        .Case<PointwiseAttr>([&](auto) { return checkPointwise(); })
        .Case<ReductionAttr, WindowsAttr, ColumnsAttr, BlockSumsAttr, ScanAttr,
              ContractionAttr>([&](auto each) { return check(each); })
        .Case<nest::LoopsAttr>([](auto) { return success(); })
        .Default([&](Attribute) { return expect("a schedule of CPUs"); });
  }

  //===--- Rules of several kinds -----------------------------------------===//

  bool areReducedLast(ArrayRef<int64_t> order) const {
    return llvm::is_sorted(order, [&](int64_t a, int64_t b) {
      return !shape.loops[a].reduction && shape.loops[b].reduction;
    });
  }

  bool isTiled(ArrayRef<int64_t> some) const {
    return llvm::any_of(some, [&](int64_t loop) {
      return loops.tileAt(loops.positionOf(loop)) != 0;
    });
  }

  /// Elements of a reduction that are written out.
  LogicalResult checkTerms() {
    int64_t terms = productOf(shape, reduced);
    if (reduced.empty() || terms == unknownSize || terms > termsLimit)
      return expect("a reduction of at most " + Twine(termsLimit) +
                    " elements");
    return success();
  }

  LogicalResult checkRowLoops() {
    if (!areReducedLast(loops.order))
      return expect("reduced loops inside of all others");
    if (reduced.empty() || isTiled(reduced))
      return expect("reduced loops without tiles");
    return success();
  }

  //===--- Kinds ----------------------------------------------------------===//

  LogicalResult checkPointwise() {
    return reduced.empty() ? success() : expect("a schedule of reductions");
  }

  LogicalResult check(ReductionAttr each) {
    if (failed(checkRowLoops()) || (each.getUnroll() && failed(checkTerms())))
      return failure();
    if (each.getRows() == 1)
      return success();
    DenseI64ArrayAttr tile = each.getTile();
    if (kept.empty() || (tile && tile[kept.size() - 1]))
      return expect("a loop without a tile whose results are accumulated "
                    "together");
    return success();
  }

  LogicalResult check(ColumnsAttr) {
    if (kept.empty() || reduced.empty() || loops.order.back() != kept.back() ||
        !areReducedLast(ArrayRef(loops.order).drop_back()))
      return expect("reduced loops right outside of the last one");
    return success();
  }

  LogicalResult check(WindowsAttr) {
    if (failed(checkRowLoops()))
      return failure();
    return checkTerms();
  }

  LogicalResult check(BlockSumsAttr) {
    if (!identityOfBlocks(op, shape))
      return expect("a reduction to one element, whose terms may be reordered");
    return success();
  }

  LogicalResult check(ScanAttr each) {
    if (!isScan(op))
      return expect("an output that keeps each step of a reduction");
    size_t last = loops.order.size() - 1;
    size_t at = loops.positionOf(scannedLoop(op));
    if (at + 1 < last)
      return expect("the scanned loop as one of the last two");
    if (at == last ? each.getRows() < 1 : each.getRows() > 0)
      return expect(
          "rows where the scanned loop is the last one, else columns");
    return success();
  }

  //===--- Contractions ---------------------------------------------------===//

  LogicalResult check(ContractionAttr each) {
    std::optional<ContractionLoops> owned = classifyContraction(shape);
    if (!owned || !hasReadableMaps(op, *owned))
      return expect("a sum of products whose columns one input owns");
    if (each.getInstruction() == Instruction::dpbf16 &&
        failed(checkPairs(each)))
      return failure();
    int64_t mr = each.getRegisters()[0], nr = each.getRegisters()[1];
    int64_t width = shape.operands[owned->columnInput].panelWidth;
    if (width && width != nr)
      return expect("a register tile as wide as panels of " + Twine(width));
    if (mr * (nr / each.getLanes()) > sumsLimit)
      return expect("a register tile of at most " + Twine(sumsLimit) +
                    " vectors");
    if (owned->rows.empty() != (each.getTask()[0] == 0))
      return expect("rows of a task where a loop is a row, else 0");
    if (cpu::taskBytesOf(op, each) > taskLimit)
      return expect("panels of at most " + Twine(taskLimit) + " bytes");
    if (each.getEpilogueByRow() && !epilogue)
      return expect("an epilogue that is fused, or epilogue_by_row = false,");
    return success();
  }

  /// Operands and vectors of the instruction that adds two products at once.
  LogicalResult checkPairs(ContractionAttr each) {
    bool isVector = llvm::is_contained({4, 8, 16}, each.getLanes());
    if (!isVector || !nest::addsProductsOfBF16(op))
      return expect("dpbf16 in vectors of 4, 8 or 16 sums of f32, of products "
                    "of bf16 in fast numerics");
    return success();
  }

  linalg::LinalgOp op, epilogue;
  ScheduleAttrInterface schedule;
  KernelShape shape;
  LoopOrder loops;
  SmallVector<int64_t> kept, reduced;
};

} // namespace

linalg::LinalgOp cpu::fusedEpilogue(linalg::LinalgOp op,
                                    const nest::KernelSchedule &schedules) {
  linalg::LinalgOp next = epilogueOf(op);
  return schedules.isFused(next) ? next : linalg::LinalgOp();
}

// Plain loops neither start from a value nor change what they store.
static LogicalResult checkPlainLoops(linalg::LinalgOp op,
                                     const nest::KernelSchedule &schedules) {
  bool hasFill = llvm::any_of(op.getDpsInits(), [&](Value output) {
    return schedules.isFused(initOf(op, output));
  });
  if (!hasFill && !fusedEpilogue(op, schedules))
    return success();
  return op->emitOpError("expected no fused init or epilogue but found ")
         << schedules.lookup(op);
}

LogicalResult cpu::checkSchedule(linalg::LinalgOp op,
                                 const nest::KernelSchedule &schedules) {
  ScheduleAttrInterface schedule = schedules.lookup(op);
  linalg::LinalgOp epilogue = fusedEpilogue(op, schedules);
  if (isa<nest::LoopsAttr>(schedule) && failed(checkPlainLoops(op, schedules)))
    return failure();
  auto cases = dyn_cast<nest::CasesAttr>(schedule);
  if (!cases)
    return Checker(op, schedule, epilogue).run();
  for (nest::CaseAttr each : cases.getCases())
    if (failed(Checker(op, each.getSchedule(), epilogue).run()))
      return failure();
  return Checker(op, cases.getOtherwise(), epilogue).run();
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

static LogicalResult refuse(Operation *op, StringRef expected,
                            ScheduleAttrInterface schedule) {
  return op->emitOpError("expected ") << expected << " but found " << schedule;
}

static LogicalResult checkEdges(Operation *op,
                                const nest::KernelSchedule &schedules) {
  auto reader = readerOfPadded(op);
  if (!reader ||
      !isa_and_nonnull<ContractionAttr>(schedules.lookup(reader->first)) ||
      !canReadAroundEdges(reader->first, reader->second))
    return refuse(op,
                  "a padding that a #cpu.contraction reads as the input of its "
                  "columns, of windows with at most 64 places,",
                  schedules.lookup(op));
  if (schedules.isFused(paddedInputOf(reader->first, reader->second)->fill))
    return success();
  return refuse(op, "a fused fill before it", schedules.lookup(op));
}

static LogicalResult checkOther(Operation *op, ScheduleAttrInterface schedule,
                                const nest::KernelSchedule &schedules,
                                const llvm::DenseSet<Operation *> &slices) {
  if (isa<nest::ScatterOp>(op))
    return isa<ScatterAttr>(schedule) ? success()
                                      : refuse(op, "#cpu.scatter", schedule);
  if (isa<nest::SortOp>(op))
    return isa<LibraryAttr>(schedule) ? success()
                                      : refuse(op, "#cpu.library", schedule);
  if (isa<EdgesAttr>(schedule))
    return checkEdges(op, schedules);
  if (isa<SlicesAttr>(schedule) && !slices.contains(op))
    return refuse(op,
                  "a slice without strides of a tensor of several dimensions, "
                  "next to another one or after a fused fill,",
                  schedule);
  return isa<SlicesAttr, PointwiseAttr>(schedule)
             ? success()
             : refuse(op, "#cpu.slices or #cpu.pointwise", schedule);
}

LogicalResult cpu::checkSchedules(const nest::KernelSchedule &schedules,
                                  ArrayRef<SliceRun> slices) {
  llvm::DenseSet<Operation *> inRuns, fills;
  for (const SliceRun &run : slices) {
    inRuns.insert(run.copies.begin(), run.copies.end());
    fills.insert(run.fill);
  }
  for (Operation *op : schedules.getOps())
    if (isa_and_nonnull<EdgesAttr>(schedules.lookup(op)))
      if (auto reader = readerOfPadded(op))
        fills.insert(paddedInputOf(reader->first, reader->second)->fill);
  bool isOk = true;
  for (Operation *op : schedules.getOps()) {
    ScheduleAttrInterface schedule = schedules.lookup(op);
    if (!schedule)
      continue;
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    isOk &= succeeded(schedule.verifyOn(op)) &&
            succeeded(linalgOp ? checkSchedule(linalgOp, schedules)
                               : checkOther(op, schedule, schedules, inRuns));
  }
  isOk &= succeeded(checkFused(schedules, epilogueOf, fills));
  return success(isOk);
}
