//===- CheckSchedule.cpp - what a GPU can execute -------------------------===//
//
// LinalgRules that a schedule's own verifier does not know: it is the same for
// all targets. What passes here is executed to the letter.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "Groups.h"
#include "ScheduleRules.h"
#include "VectorRun.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Elements or terms of a thread that are written out, and blocks that share a
/// row: what is more would make code, or memory, without end.
static constexpr int64_t kMostWritten = 64, kMostRowParts = 1024;

namespace {

class LinalgChecker : public ScheduleChecker {
public:
  LinalgChecker(linalg::LinalgOp op, const KernelPlan &plan,
                linalg::LinalgOp epilogue)
      : ScheduleChecker(op, plan), op(op), epilogue(epilogue),
        shape(nest::shapeOf(op)) {
    for (int64_t loop : plan.order)
      (shape.loops[loop].reduction ? reduced : kept).push_back(loop);
  }

  //===--- Loops ----------------------------------------------------------===//

  bool isForOutputs() {
    return !loops::hasOutputOfTerms(op) ||
           plan.strategy == KernelStrategy::Loops ||
           plan.strategy == KernelStrategy::Scan;
  }
  bool isElementwise() { return op.getNumReductionLoops() == 0; }
  bool isReduction() { return !reduced.empty(); }
  bool isFill() { return isa<linalg::FillOp>(op); }
  bool hasNumberElements() { return isOfNumbers(op); }
  bool isScan() { return loops::isScan(op); }
  bool sharesKept() { return plan.parallel == int64_t(kept.size()); }
  bool keepsOrder() {
    return nest::isInOrder(shape, reduced) || mayReorderTerms(op, shape.strict);
  }
  bool hasFewTerms() {
    int64_t terms = productOf(shape, reduced);
    return terms != unknownSize && terms <= kMostWritten;
  }

  //===--- Vectors --------------------------------------------------------===//

  bool hasVectors() {
    return hasNumbers(2) && isWidth(plan.vector[0]) &&
           plan.vector[0] * plan.vector[1] <= kMostWritten;
  }
  bool fitsVectors() {
    return !kept.empty() &&
           runAlong(kept.back()).fits(plan.vector[0], /*outputs=*/true);
  }

  //===--- Transposes -----------------------------------------------------===//

  bool hasTiles() {
    ArrayRef<int64_t> tiles(plan.tile);
    return tiles.size() >= 2 && tiles.back() > 0 &&
           tiles[tiles.size() - 2] == tiles.back() &&
           llvm::all_of(tiles.drop_back(2), [](int64_t n) { return n == 0; });
  }
  bool hasTileWidth() {
    if (plan.vector.empty())
      return true;
    return hasNumbers(1) && plan.vector[0] <= kWidestVector &&
           plan.tile.back() % plan.vector[0] == 0;
  }
  bool sharesTile() {
    int64_t tile = plan.tile.back(), lanes = tile / tileWidth();
    return plan.threads % lanes == 0 && tile % (plan.threads / lanes) == 0 &&
           tile * tile <= kMostWritten * plan.threads;
  }
  bool hasWholeWidths() {
    return llvm::all_of(ArrayRef(plan.order).take_back(2), [&](int64_t loop) {
      int64_t size = shape.loops[loop].size;
      return tileWidth() == 1 ||
             (size != unknownSize && size % tileWidth() == 0);
    });
  }
  bool fitsTiles() {
    int64_t along = plan.order.back(), across = *(&plan.order.back() - 1);
    int64_t tile = plan.tile.back(), bytes = 0;
    for (OpOperand *input : op.getDpsInputOperands())
      if (isTransposed(shape, *input, across, along))
        bytes +=
            tile * (tile + 1) * bytesOf(getElementTypeOrSelf(input->get()));
    return fitsShared(bytes);
  }

  //===--- Shared sums ----------------------------------------------------===//

  bool mayShare() {
    std::optional<Combiner> combiner = Combiner::ofReduction(op);
    return combiner && areWords(combiner->types()) &&
           (!shape.strict || combiner->isExact());
  }
  bool hasGroups() {
    return (hasNumbers(3) || hasNumbers(4)) && isWidth(plan.vector[0]) &&
           plan.vector[2] <= kMostRowParts;
  }
  bool isOfRows() { return rowLoopsOf(op) == plan.parallel; }
  bool hasRowsFirst() {
    int64_t rows = rowLoopsOf(op);
    return rows == 0 ||
           (rows == plan.parallel && plan.vector[2] == 1 &&
            ArrayRef(plan.order).take_front(rows) ==
                ArrayRef(llvm::to_vector(llvm::seq<int64_t>(rows))));
  }
  bool keepsWhole() {
    if (plan.vector.size() < 4)
      return true;
    ArrayRef<int64_t> columns = ArrayRef(plan.order).drop_front(plan.parallel);
    if (rowLoopsOf(op) == 0 || columns.empty() ||
        plan.vector[3] * plan.vector[0] > kMostWritten)
      return false;
    int64_t size = runAlong(columns.back()).size();
    return size != unknownSize && size == productOf(shape, columns) &&
           plan.vector[0] * plan.vector[1] * plan.vector[3] <= size;
  }
  bool fitsElements() {
    ArrayRef<int64_t> columns = ArrayRef(plan.order).drop_front(plan.parallel);
    return plan.vector[0] == 1 ||
           (!columns.empty() &&
            runAlong(columns.back()).fits(plan.vector[0], /*outputs=*/true));
  }
  bool isGroup() {
    int64_t group = plan.vector[1];
    return group == plan.threads ||
           (group <= kWarp && llvm::isPowerOf2_64(group));
  }
  bool sharesByBlocks() {
    return plan.vector[2] == 1 || (plan.vector[1] == plan.threads &&
                                   productOf(shape, kept) != unknownSize);
  }
  bool fitsTerms() {
    return runAlong(reduced.back()).fits(plan.vector[0], /*outputs=*/false);
  }
  bool hasMemoryForRows() {
    return hasMemoryFor(outputTypes(), plan.vector[2]);
  }

  bool hasColumns() {
    return !kept.empty() && hasNumbers(2) && isWidth(plan.vector[0]) &&
           plan.vector[1] <= kMostRowParts;
  }
  bool sharesColumns() {
    return plan.vector[1] == 1 || productOf(shape, kept) != unknownSize;
  }
  bool fitsColumns() {
    return runAlong(kept.back()).fits(plan.vector[0], /*outputs=*/false);
  }
  bool fitsWarps() {
    int64_t warps = plan.threads / kWarp, bytes = 0;
    for (Type type : outputTypes())
      bytes += warps * plan.vector[0] * kWarp * bytesOf(type);
    return warps == 1 || fitsShared(bytes);
  }
  bool hasMemoryForColumns() {
    return hasMemoryFor(outputTypes(), plan.vector[1]);
  }

  //===--- Scans ----------------------------------------------------------===//

  bool maySplitScan() {
    std::optional<Combiner> combiner = Combiner::ofScan(op);
    return combiner && areWords(combiner->types()) &&
           combiner->startsWithout(op);
  }
  /// The last block of a row writes what the others start from.
  bool startsFromFills() {
    int64_t scanned = loops::scannedLoop(op);
    return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
      if (op.getMatchingIndexingMap(&output).isFunctionOfDim(scanned))
        return true;
      linalg::FillOp fill = loops::initBefore(op, output.get());
      return fill && nest::isScheduledAs(fill, nest::ScheduleKind::init);
    });
  }
  bool hasRuns() {
    return hasNumbers(3) && plan.vector[0] <= kMostWritten &&
           plan.vector[2] <= kMostRowParts;
  }
  bool isScanGroup() {
    int64_t group = plan.vector[1];
    return group == 1 ||
           (hasWarps() && (group == kWarp || group == plan.threads));
  }
  bool sharesScan() {
    int64_t group = plan.vector[1], parts = plan.vector[2];
    return parts == 1 || (productOf(shape, kept) != unknownSize &&
                          (group == 1 || parts <= group));
  }

  bool hasMemoryForGroups() {
    return hasMemoryFor(Combiner::ofScan(op)->types(), plan.vector[2]);
  }

private:
  static bool isWidth(int64_t width) {
    return width <= kWidestVector && llvm::isPowerOf2_64(width);
  }

  /// What threads can exchange.
  static bool areWords(TypeRange types) {
    return llvm::all_of(types, [](Type type) {
      return type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= 64;
    });
  }

  TypeRange outputTypes() {
    return ValueRange(op.getRegionOutputArgs()).getTypes();
  }

  int64_t tileWidth() const { return plan.vector.empty() ? 1 : plan.vector[0]; }

  VectorRun runAlong(int64_t loop) const {
    return {op, shape, plan, epilogue, loop};
  }

  bool hasMemoryFor(TypeRange sums, int64_t parts) {
    return parts == 1 ||
           hasWorkspace(workspaceBytes(sums, productOf(shape, kept) * parts));
  }

  linalg::LinalgOp op, epilogue;
  KernelShape shape;
  SmallVector<int64_t> kept, reduced;
};

using LinalgRule = ScheduleRule<LinalgChecker>;
using LinalgRules = ArrayRef<LinalgRule>;

} // namespace

//===----------------------------------------------------------------------===//
// The rules of each kind
//===----------------------------------------------------------------------===//

static constexpr LinalgRule linalgOfAll[] = {
    {"no variants", &LinalgChecker::hasNoVariants},
    {"kind scan or loops where an output keeps each term",
     &LinalgChecker::isForOutputs},
};

static constexpr LinalgRule linalgOfElementwise[] = {
    {"a kind for reductions", &LinalgChecker::isElementwise},
    {"threads to share all loops", &LinalgChecker::sharesKept},
    {"a number of threads", &LinalgChecker::hasThreads},
};

static constexpr LinalgRule linalgOfVectors[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"a vector of a power of two up to 8, and at most 64 elements of a thread",
     &LinalgChecker::hasVectors},
    {"operands that lie along the last loop, in whole and aligned vectors",
     &LinalgChecker::fitsVectors},
};

static constexpr LinalgRule linalgOfTransposes[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"one tile of the last two loops alone", &LinalgChecker::hasTiles},
    {"at most one number, up to 8, that divides the tile as its vector",
     &LinalgChecker::hasTileWidth},
    {"threads that share the rows of a tile alike, with at most 64 elements "
     "each",
     &LinalgChecker::sharesTile},
    {"sizes of the last two loops that are multiples of its vector",
     &LinalgChecker::hasWholeWidths},
    {"tiles that a block has shared memory for", &LinalgChecker::fitsTiles},
};

static constexpr LinalgRule linalgOfReductions[] = {
    {"a kind without reductions", &LinalgChecker::isReduction},
    {"threads to share all loops but the reduced ones",
     &LinalgChecker::sharesKept},
    {"a number of threads", &LinalgChecker::hasThreads},
    {"the op's order of reduced loops, as terms may not be reordered",
     &LinalgChecker::keepsOrder},
    {"no tile", &LinalgChecker::hasNoTile},
};

static constexpr LinalgRule linalgOfRows[] = {
    {"no vector", &LinalgChecker::hasNoVector}};

static constexpr LinalgRule linalgOfUnrolled[] = {
    {"no vector", &LinalgChecker::hasNoVector},
    {"a reduction of at most 64 terms", &LinalgChecker::hasFewTerms},
};

static constexpr LinalgRule linalgOfBlockRows[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"a sum by one op, or the best of the terms, that may be regrouped",
     &LinalgChecker::mayShare},
    {"threads that are a multiple of 32", &LinalgChecker::hasWarps},
    {"a vector of a power of two up to 8, the threads of a row, and at most "
     "1024 blocks of a row",
     &LinalgChecker::hasGroups},
    {"a power of two up to 32, or all threads of a block, for each row",
     &LinalgChecker::isGroup},
    {"all threads of a block for rows of which there are known many, where "
     "blocks share them",
     &LinalgChecker::sharesByBlocks},
    {"rows that ops share first in the order, and no blocks that share one",
     &LinalgChecker::hasRowsFirst},
    {"terms that lie along the last loop, in whole and aligned vectors",
     &LinalgChecker::fitsTerms},
    {"vectors that a thread keeps of rows of one known size that ops share, at "
     "most 64 elements",
     &LinalgChecker::keepsWhole},
    {"nest.thread_bytes of the kernel for what blocks pass on",
     &LinalgChecker::hasMemoryForRows},
};

static constexpr LinalgRule linalgOfRowMaps[] = {
    {"as many loops shared as nest.row_loops says", &LinalgChecker::isOfRows},
    {"no tile", &LinalgChecker::hasNoTile},
    {"threads that are a multiple of 32", &LinalgChecker::hasWarps},
    {"a vector of a power of two up to 8, the threads of a row, and 1",
     &LinalgChecker::hasGroups},
    {"a power of two up to 32, or all threads of a block, for each row",
     &LinalgChecker::isGroup},
    {"rows that ops share first in the order, and no blocks that share one",
     &LinalgChecker::hasRowsFirst},
    {"operands that lie along the last loop, in whole and aligned vectors",
     &LinalgChecker::fitsElements},
    {"vectors that a thread keeps of rows of one known size that ops share, at "
     "most 64 elements",
     &LinalgChecker::keepsWhole},
};

static constexpr LinalgRule linalgOfBlockColumns[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"a sum by one op, or the best of the terms, that may be regrouped",
     &LinalgChecker::mayShare},
    {"threads that are a multiple of 32", &LinalgChecker::hasWarps},
    {"a vector of a power of two up to 8 columns, and at most 1024 blocks of a "
     "column",
     &LinalgChecker::hasColumns},
    {"known sizes of columns that blocks share", &LinalgChecker::sharesColumns},
    {"columns that lie along their last loop, in whole and aligned vectors",
     &LinalgChecker::fitsColumns},
    {"sums that a block has shared memory for", &LinalgChecker::fitsWarps},
    {"nest.thread_bytes of the kernel for what blocks pass on",
     &LinalgChecker::hasMemoryForColumns},
};

static constexpr LinalgRule linalgOfScans[] = {
    {"an output that keeps each step of a sum", &LinalgChecker::isScan},
    {"threads to share all loops but the reduced one",
     &LinalgChecker::sharesKept},
    {"a number of threads", &LinalgChecker::hasThreads},
    {"no tile", &LinalgChecker::hasNoTile},
};

static constexpr LinalgRule linalgOfSharedScans[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"no vector where runs of terms cannot be combined",
     &LinalgChecker::maySplitScan},
    {"a fill of kind init that sums start from",
     &LinalgChecker::startsFromFills},
    {"a vector of at most 64 elements of a thread, the threads of a row, and "
     "at "
     "most 1024 blocks of a row",
     &LinalgChecker::hasRuns},
    {"1, 32 or all threads of a block, a multiple of 32, for each row",
     &LinalgChecker::isScanGroup},
    {"a known number of rows that groups share, and no more groups than a "
     "group "
     "has threads",
     &LinalgChecker::sharesScan},
    {"nest.thread_bytes of the kernel for what groups pass on",
     &LinalgChecker::hasMemoryForGroups},
};

static constexpr LinalgRule linalgOfNoLaunch[] = {
    {"no threads", &LinalgChecker::hasNoThreads},
    {"no tile", &LinalgChecker::hasNoTile},
    {"no vector", &LinalgChecker::hasNoVector},
};

static constexpr LinalgRule linalgOfInit[] = {
    {"a fill", &LinalgChecker::isFill}};
static constexpr LinalgRule linalgOfEpilogues[] = {
    {"an elementwise op", &LinalgChecker::isElementwise}};

/// Those that kinds share, and a kind's own; none of kinds that GPUs have not.
static SmallVector<LinalgRules, 3> rulesOf(linalg::LinalgOp op,
                                           const KernelPlan &plan) {
  bool hasVector = !plan.vector.empty();
  switch (plan.strategy) {
  case KernelStrategy::Copy:
  case KernelStrategy::Pointwise:
    return {linalgOfAll, linalgOfElementwise,
            !plan.tile.empty() ? LinalgRules(linalgOfTransposes)
            : hasVector        ? LinalgRules(linalgOfVectors)
                               : LinalgRules()};
  case KernelStrategy::Rows:
    return {linalgOfAll, linalgOfReductions, linalgOfRows};
  case KernelStrategy::Unrolled:
    return {linalgOfAll, linalgOfReductions, linalgOfUnrolled};
  case KernelStrategy::BlockRows:
    if (op.getNumReductionLoops() == 0 && rowLoopsOf(op))
      return {linalgOfAll, linalgOfRowMaps};
    return {linalgOfAll, linalgOfReductions, linalgOfBlockRows};
  case KernelStrategy::BlockColumns:
    return {linalgOfAll, linalgOfReductions, linalgOfBlockColumns};
  case KernelStrategy::Contraction:
    return {linalgOfAll, linalgOfReductions};
  case KernelStrategy::Scan:
    return {linalgOfAll, linalgOfScans,
            hasVector ? LinalgRules(linalgOfSharedScans) : LinalgRules()};
  case KernelStrategy::Loops:
    return {linalgOfAll, linalgOfNoLaunch};
  case KernelStrategy::Init:
    return {linalgOfAll, linalgOfNoLaunch, linalgOfInit};
  case KernelStrategy::Epilogue:
    return {linalgOfAll, linalgOfNoLaunch, linalgOfEpilogues};
  case KernelStrategy::Columns:
  case KernelStrategy::VectorRows:
  case KernelStrategy::Blocks:
    return {};
  }
  llvm_unreachable("unknown kind");
}

static LogicalResult checkEpilogue(linalg::LinalgOp epilogue,
                                   linalg::LinalgOp op,
                                   const KernelPlan &plan) {
  if (!epilogue || takesEpilogue(plan))
    return success();
  InFlightDiagnostic error =
      epilogue->emitOpError("expected an op before it that applies it to what "
                            "it stores but found ")
      << nest::getSchedule(epilogue);
  error.attachNote(op->getLoc())
      << "the op whose epilogue it is: " << nest::getSchedule(op);
  return error;
}

LogicalResult device::checkSchedule(linalg::LinalgOp op) {
  nest::ScheduleAttr schedule = nest::getSchedule(op);
  if (!schedule)
    return op->emitOpError("has no schedule; expected the attribute ")
           << nest::NestDialect::getScheduleAttrName();
  KernelPlan plan = nest::planOf(schedule);
  linalg::LinalgOp epilogue = epilogueAfter(op).op;
  if (epilogue && !nest::isScheduledAs(epilogue, nest::ScheduleKind::epilogue))
    epilogue = nullptr;
  LinalgChecker checker(op, plan, epilogue);
  SmallVector<LinalgRules, 3> rules = rulesOf(op, plan);
  if (rules.empty())
    return checker.fail("a kind of GPUs");
  for (LinalgRules some : rules)
    if (failed(checkRules(checker, some)))
      return failure();
  if (plan.strategy == KernelStrategy::Contraction &&
      failed(checkContraction(op, plan, epilogue)))
    return failure();
  return checkEpilogue(epilogue, op, plan);
}
