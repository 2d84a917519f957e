//===- ChooseSchedule.cpp - choose how the loops of ops are run -----------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand:
// it decides and changes nothing, the lowering to loops decides nothing. It
// works on tensors, and on buffers alike.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "EpilogueInTiles.h"
#include "KernelCost.h"
#include "Preparation.h"
#include "Strategies.h"
#include "VectorRowsMatch.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Conversion/NestToCPU.h"
#include "tcopt/Conversion/NestToLoops/CollapseLoops.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

namespace tcopt {
#define GEN_PASS_DEF_CPUCHOOSESCHEDULE
#include "tcopt/Conversion/NestToCPU/Passes.h.inc"
} // namespace tcopt

/// Fewest results of a vector that are worth it.
static constexpr int64_t fewestLanes = 4;
/// Most blocks of a sum: enough for any number of threads.
static constexpr int64_t enoughBlocks = 256;
/// Ops of a body that takes so short that rows of a scan wait for each other.
static constexpr size_t shortStep = 24;

static void declined(Operation *op, StringRef reason) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name("register-tiles")
                                   .category("cpu-choose-schedule"))
      << remark::reason("{0}", reason.str());
}

// Whether the steps of a scan are worth to be interleaved: one is more than one
// op on integers, which take a cycle.
static bool haveLatency(linalg::LinalgOp op) {
  size_t ops = op.getBlock()->getOperations().size();
  bool isFloat = llvm::any_of(op.getRegionOutputArgs(), [](Value carried) {
    return isa<FloatType>(carried.getType());
  });
  return ops <= shortStep && (ops > 2 || isFloat);
}

// Whether a body holds functions that take many instructions.
static bool hasLongMath(linalg::LinalgOp op) {
  return llvm::any_of(op.getBlock()->getOperations(), [](Operation &inner) {
    return isa<math::MathDialect>(inner.getDialect()) &&
           !isa<math::AbsFOp, math::AbsIOp, math::SqrtOp, math::FmaOp,
                math::FloorOp, math::CeilOp, math::TruncOp, math::RoundEvenOp,
                math::CopySignOp>(inner);
  });
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

/// How one op is run, and with which epilogue.
class OpChooser {
public:
  OpChooser(linalg::LinalgOp op, int64_t vectorBits)
      : op(op), cost(vectorBits), vectorBits(vectorBits),
        shape(nest::shapeOf(op)), epilogue(freeEpilogue(op)) {}

  KernelPlan choose() {
    if (hasOutputOfTerms(op) && !isScan(op))
      return withoutOrder(KernelStrategy::Loops, "output-of-terms");
    KernelPlan plan;
    return chooseTiles(plan) ? plan : chooseLoops(/*mayDrop=*/true);
  }

  linalg::LinalgOp chosenEpilogue() const { return epilogue; }

private:
  /// The op after this one that can be its epilogue, if no other schedule was
  /// written for it.
  static linalg::LinalgOp freeEpilogue(linalg::LinalgOp op) {
    linalg::LinalgOp next = epilogueOf(op);
    nest::ScheduleAttr schedule =
        next ? nest::getSchedule(next) : nest::ScheduleAttr();
    bool isFree =
        !schedule || schedule.getKind() == nest::ScheduleKind::epilogue;
    return next && isFree ? next : linalg::LinalgOp();
  }

  KernelPlan withoutOrder(KernelStrategy strategy, StringRef reason) {
    declined(op, reason);
    epilogue = nullptr;
    KernelPlan plan;
    plan.strategy = strategy;
    return plan;
  }

  //===--- Register tiles -------------------------------------------------===//

  bool chooseTiles(KernelPlan &plan) {
    if (!shape.multiplyAdd)
      return false;
    std::optional<ContractionLoops> loops = classifyContraction(shape);
    StringRef reason = cost.tilingDeclined(shape);
    if (loops && !hasReadableMaps(op, *loops))
      reason = "layout";
    if (!loops || !reason.empty()) {
      declined(op, reason);
      return false;
    }
    if (epilogue && !canApplyInTiles(op, epilogue, shape, *loops))
      epilogue = nullptr;
    plan = cost.planContraction(shape, *loops);
    if (!shape.strict && productOf(shape, loops->rows) == unknownSize)
      plan.variants.push_back(
          {loops->rows, KernelCost::fewRows, chooseForFewRows(loops->rows)});
    return true;
  }

  KernelPlan chooseForFewRows(ArrayRef<int64_t> rows) {
    KernelShape whole = shape;
    for (int64_t loop : rows)
      shape.loops[loop].size = 1;
    KernelPlan plan = chooseLoops(/*mayDrop=*/false);
    shape = whole;
    return plan;
  }

  //===--- Loops ----------------------------------------------------------===//

  /// `mayDrop`: what the epilogue makes slow, or cannot have one, goes without.
  KernelPlan chooseLoops(bool mayDrop) {
    if (isScan(op))
      return cost.planScan(shape, scannedLoop(op),
                           contiguousLoopOfTerms(op, shape), haveLatency(op));
    KernelPlan plan = cost.planLoops(shape);
    bool isCollapsed = collapsedLoops(op, plan).size() < op.getNumLoops();
    if (mayDrop && epilogue && isCollapsed && !isPlaceless(epilogue))
      epilogue = nullptr;
    if (chooseBlocks(plan) || chooseVectors(plan, epilogue))
      return plan;
    if (mayDrop && epilogue && chooseVectors(plan, nullptr))
      epilogue = nullptr;
    return plan;
  }

  bool chooseBlocks(KernelPlan &plan) {
    int64_t terms = productOf(shape, plan.order);
    if (!identityOfBlocks(op, shape) ||
        (terms != unknownSize && terms < 2 * chunkWork))
      return false;
    plan.strategy = KernelStrategy::Blocks;
    plan.parallel = 0;
    plan.tile.clear();
    plan.vector = {enoughBlocks, chunkWork};
    return true;
  }

  bool startsFromFills() {
    return llvm::all_of(op.getDpsInits(), [&](Value output) {
      return bool(initBefore(op, output));
    });
  }

  /// Makes a plan of loops one of vectors, if each holds enough results.
  bool chooseVectors(KernelPlan &plan, linalg::LinalgOp applied) {
    std::optional<VectorRowsMatch> match =
        matchVectorRows(op, applied, shape, plan);
    if (!match || contiguousLoop(shape) != match->column || !startsFromFills())
      return false;
    int64_t columns = columnsOf(plan, match->column, applied);
    if (columns != unknownSize && columns < fewestLanes)
      return false;
    plan.strategy = KernelStrategy::VectorRows;
    plan.vector = {lanesFor(*match, columns)};
    plan.tile.clear();
    plan.order = match->kept;
    plan.order.push_back(match->column);
    llvm::append_range(plan.order, match->reduced);
    return true;
  }

  /// Results of a row: of all loops that are run as one.
  int64_t columnsOf(const KernelPlan &plan, int64_t column,
                    linalg::LinalgOp applied) {
    if (!joinsLoops(applied))
      return shape.loops[column].size;
    for (ArrayRef<int64_t> group : collapsedLoops(op, plan))
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

  linalg::LinalgOp op;
  KernelCost cost;
  int64_t vectorBits;
  KernelShape shape;
  linalg::LinalgOp epilogue;
};

struct ChooseSchedule : tcopt::impl::CPUChooseScheduleBase<ChooseSchedule> {
  using CPUChooseScheduleBase::CPUChooseScheduleBase;

  void runOnOperation() override {
    FailureOr<int64_t> stated = vectorBitsOf(getOperation(), vectorBits);
    if (failed(stated))
      return signalPassFailure();
    bits = *stated;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (!nest::getSchedule(op))
        choose(op);
    });
  }

  void choose(linalg::LinalgOp op) {
    auto fill = dyn_cast<linalg::FillOp>(op.getOperation());
    linalg::LinalgOp user = fill ? opFrom(fill) : linalg::LinalgOp();
    if (user && (!hasOutputOfTerms(user) || isScan(user)))
      return set(op, kindAlone(KernelStrategy::Init));
    OpChooser chooser(op, bits);
    KernelPlan plan = chooser.choose();
    set(op, plan);
    numTiled += plan.strategy == KernelStrategy::Contraction;
    if (linalg::LinalgOp epilogue = chooser.chosenEpilogue())
      if (!nest::getSchedule(epilogue))
        set(epilogue, planEpilogue(epilogue, plan.strategy));
  }

  static KernelPlan kindAlone(KernelStrategy strategy) {
    KernelPlan plan;
    plan.strategy = strategy;
    return plan;
  }

  /// The code of a function once a row of a register tile, not once a vector.
  static KernelPlan planEpilogue(linalg::LinalgOp epilogue,
                                 KernelStrategy strategy) {
    KernelPlan plan = kindAlone(KernelStrategy::Epilogue);
    if (strategy == KernelStrategy::Contraction && hasLongMath(epilogue))
      plan.vector = {1};
    return plan;
  }

  void set(linalg::LinalgOp op, const KernelPlan &plan) {
    ++numChosen;
    op->setAttr(nest::NestDialect::getScheduleAttrName(),
                nest::scheduleOf(&getContext(), plan));
  }

  /// Of a vector register of the target.
  int64_t bits = 0;
};

} // namespace
