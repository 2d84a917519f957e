//===- ScheduleChoice.cpp - candidate schedules of an op on CPUs ----------===//

#include "ScheduleChoice.h"
#include "CheckSchedule.h"
#include "EdgeReads.h"
#include "EpilogueInTiles.h"
#include "Strategies.h"
#include "VectorRowsMatch.h"
#include "tcopt/Conversion/NestToLoops/CollapseLoops.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

/// Fewest results of a vector that are worth it.
static constexpr int64_t fewestLanes = 4;
/// Most blocks of a sum: enough for any number of threads.
static constexpr int64_t enoughBlocks = 256;
/// Ops of a body that takes so short that rows of a scan wait for each other.
static constexpr size_t shortStep = 24;

// Whether the steps of a scan are worth to be interleaved: integer ops have a
// latency of one cycle, so that a single one does not wait.
static bool haveLatency(linalg::LinalgOp op) {
  size_t ops = op.getBlock()->getOperations().size();
  bool isFloat = llvm::any_of(op.getRegionOutputArgs(), [](Value carried) {
    return isa<FloatType>(carried.getType());
  });
  return ops <= shortStep && (ops > 2 || isFloat);
}

// The loop along which a scan's terms lie next to each other, -1 if none.
static int64_t contiguousLoopOfTerms(linalg::LinalgOp op,
                                     const KernelShape &shape) {
  int64_t scanned = scannedLoop(op);
  for (OpOperand &output : op.getDpsInitsMutable()) {
    ArrayRef<Step> steps = shape.operands[output.getOperandNumber()].steps;
    const auto *it = llvm::find(steps, Step::One);
    if (it != steps.end() &&
        op.getMatchingIndexingMap(&output).isFunctionOfDim(scanned))
      return it - steps.begin();
  }
  return -1;
}

namespace {

class Enumeration {
public:
  Enumeration(linalg::LinalgOp op, linalg::LinalgOp epilogue,
              int64_t vectorBits, DeclinedReason declined)
      : op(op), epilogue(epilogue), cost(vectorBits), vectorBits(vectorBits),
        shape(nest::shapeOf(op)), declined(declined) {}

  SmallVector<ScheduleCandidate> run() {
    if (hasOutputOfTerms(op) && !isScan(op)) {
      declined("output-of-terms");
      add(nest::LoopsAttr::get(op.getContext()), /*takesEpilogue=*/false);
      return candidates;
    }
    addTiles();
    addLoops(epilogue);
    return candidates;
  }

private:
  void add(ScheduleAttrInterface schedule, bool takesEpilogue) {
    candidates.push_back({schedule, takesEpilogue});
  }

  //===--- Register tiles -------------------------------------------------===//

  void addTiles() {
    if (!shape.multiplyAdd)
      return;
    std::optional<ContractionLoops> loops = classifyContraction(shape);
    StringRef reason = cost.tilingDeclined(shape);
    if (loops && !hasReadableMaps(op, *loops))
      reason = "layout";
    if (!loops || !reason.empty())
      return declined(reason);
    bool isApplied = epilogue && canApplyInTiles(op, epilogue, shape, *loops);
    ScheduleAttrInterface tiles =
        scheduleOf(op.getContext(), cost.planContraction(shape, *loops));
    if (!shape.strict && productOf(shape, loops->rows) == unknownSize)
      tiles = forFewRows(loops->rows, tiles, isApplied);
    add(tiles, isApplied);
  }

  /// Tiles, or loops where there are few rows when the kernel runs.
  ScheduleAttrInterface forFewRows(ArrayRef<int64_t> rows,
                                   ScheduleAttrInterface tiles,
                                   bool isApplied) {
    Enumeration few(op, isApplied ? epilogue : linalg::LinalgOp(), vectorBits,
                    declined);
    for (int64_t loop : rows)
      few.shape.loops[loop].size = 1;
    few.mayDrop = false;
    few.addLoops(few.epilogue);
    MLIRContext *context = op.getContext();
    auto fewRows = nest::CaseAttr::get(
        context, DenseI64ArrayAttr::get(context, rows), KernelCost::fewRows,
        few.candidates.front().schedule);
    return nest::CasesAttr::get(context, fewRows, tiles);
  }

  //===--- Loops ----------------------------------------------------------===//

  void addLoops(linalg::LinalgOp applied) {
    if (isScan(op))
      return add(scheduleOf(op.getContext(),
                            cost.planScan(shape, scannedLoop(op),
                                          contiguousLoopOfTerms(op, shape),
                                          haveLatency(op))),
                 bool(applied));
    LoopPlan plan = cost.planLoops(shape);
    ScheduleAttrInterface loops = scheduleOf(op.getContext(), plan);
    LoopOrder order = loopOrderOf(loops, shape);
    bool isCollapsed = collapsedLoops(op, order).size() < op.getNumLoops();
    if (mayDrop && applied && isCollapsed && !isPlaceless(applied))
      applied = nullptr;
    addBlocks(order, bool(applied));
    addWindows(order, applied);
    if (mayDrop && applied)
      addWindows(order, nullptr);
    add(loops, bool(applied));
  }

  void addBlocks(const LoopOrder &loops, bool takesEpilogue) {
    int64_t terms = productOf(shape, loops.order);
    if (!identityOfBlocks(op, shape) ||
        (terms != unknownSize && terms < 2 * chunkWork))
      return;
    MLIRContext *context = op.getContext();
    add(BlockSumsAttr::get(context,
                           DenseI64ArrayAttr::get(context, loops.order),
                           enoughBlocks, chunkWork),
        takesEpilogue);
  }

  bool startsFromFills() {
    return llvm::all_of(op.getDpsInits(),
                        [&](Value output) { return bool(initOf(op, output)); });
  }

  /// Vectors of results, if each holds enough of them.
  void addWindows(const LoopOrder &loops, linalg::LinalgOp applied) {
    std::optional<VectorRowsMatch> match =
        matchVectorRows(op, applied, shape, loops);
    if (!match || contiguousLoop(shape) != match->column || !startsFromFills())
      return;
    int64_t columns = columnsOf(loops, match->column, applied);
    if (columns != unknownSize && columns < fewestLanes)
      return;
    SmallVector<int64_t> order = match->kept;
    order.push_back(match->column);
    llvm::append_range(order, match->reduced);
    MLIRContext *context = op.getContext();
    add(WindowsAttr::get(context, DenseI64ArrayAttr::get(context, order),
                         loops.parallel, lanesFor(*match, columns)),
        bool(applied));
  }

  /// Results of a row: of all loops that are run as one.
  int64_t columnsOf(const LoopOrder &loops, int64_t column,
                    linalg::LinalgOp applied) {
    if (!joinsLoops(applied))
      return shape.loops[column].size;
    for (ArrayRef<int64_t> group : collapsedLoops(op, loops))
      if (llvm::is_contained(group, column))
        return productOf(shape, group);
    return shape.loops[column].size;
  }

  /// Fewer lanes where a row is shorter than a vector.
  int64_t lanesFor(const VectorRowsMatch &match, int64_t columns) {
    int64_t lanes = std::max(vectorBits / match.widest, fewestLanes);
    std::optional<int64_t> count = insideOf(match, columns);
    while (count && lanes > *count && lanes > fewestLanes)
      lanes /= 2;
    return lanes;
  }

  /// How many windows of a row lie inside, if that is known.
  std::optional<int64_t> insideOf(const VectorRowsMatch &match,
                                  int64_t columns) {
    for (auto &[branch, guard] : match.guards)
      for (const PlaceCondition &condition : guard.conditions)
        if (!getConstantIntValue(condition.size))
          return std::nullopt;
    if (columns == unknownSize)
      return std::nullopt;
    OpBuilder builder(op); // all is constant, so that no op is made
    IndexMath math(builder, op->getLoc());
    LoopBounds inside = interiorOf(math, match, shape, math.constant(columns));
    return getConstantIntValue(math.sub(inside.upper, inside.lower));
  }

  linalg::LinalgOp op, epilogue;
  KernelCost cost;
  int64_t vectorBits;
  KernelShape shape;
  DeclinedReason declined;
  /// Whether an epilogue that makes loops slow is run as an op of its own.
  bool mayDrop = true;
  SmallVector<ScheduleCandidate> candidates;
};

} // namespace

std::string cpu::whyNotAroundEdges(Operation *copy, int64_t vectorBits) {
  auto reader = readerOfPadded(copy);
  if (!reader)
    return "a padded tensor that no op of the kernel reads alone";
  auto [op, input] = *reader;
  std::string why;
  SmallVector<ScheduleCandidate> candidates =
      enumerateSchedules(op, epilogueOf(op), vectorBits,
                         [&](StringRef reason) { why = reason.str(); });
  if (!isa<ContractionAttr>(candidates.front().schedule))
    return why.empty() ? "cases" : why;
  return canReadAroundEdges(op, input) ? "" : "windows";
}

SmallVector<ScheduleCandidate>
cpu::enumerateSchedules(linalg::LinalgOp op, linalg::LinalgOp epilogue,
                        int64_t vectorBits, DeclinedReason declined) {
  return Enumeration(op, epilogue, vectorBits, declined).run();
}
