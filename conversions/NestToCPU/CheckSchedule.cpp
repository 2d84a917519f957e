//===- CheckSchedule.cpp - what a CPU can execute -------------------------===//
//
// Rules that a schedule's own verifier does not know: it is the same for all
// targets. What passes here is executed to the letter.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "Preparation.h"
#include "Strategies.h"
#include "ThreadBytes.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

/// Terms that are worth being written out, rows that are summed together,
/// vectors that hold sums at once, and lanes of one vector: what is more would
/// make code without end.
static constexpr int64_t termsLimit = 64, rowsLimit = 16, sumsLimit = 64,
                         lanesLimit = 64;
/// Columns of a panel that a register tile can be as wide as, whatever lanes
/// vectors have.
static constexpr int64_t panelLimit = sumsLimit;
/// Bytes of a task's panels and tables, and blocks of a sum.
static constexpr int64_t taskLimit = 256 * 1024, blocksLimit = 4096;

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
  Checker(linalg::LinalgOp op, const KernelPlan &plan)
      : op(op), plan(plan), shape(nest::shapeOf(op)) {
    for (int64_t loop : plan.order)
      (shape.loops[loop].reduction ? reduced : kept).push_back(loop);
  }

  LogicalResult run() {
    if (hasOutputOfTerms(op) && plan.strategy != KernelStrategy::Scan &&
        plan.strategy != KernelStrategy::Loops)
      return expect("kind scan or loops where an output keeps each term");
    if (shape.ordered && !nest::isInOrder(shape, reduced))
      return expect("the op's order of reduced loops, as terms may not be "
                    "reordered");
    if (failed(checkKind()))
      return failure();
    for (const KernelVariant &variant : plan.variants)
      if (failed(Checker(op, variant.plan).run()))
        return failure();
    return success();
  }

private:
  LogicalResult expect(const Twine &what) {
    return op->emitOpError("expected ")
           << what << " but found " << nest::scheduleOf(op->getContext(), plan);
  }

  LogicalResult checkKind() {
    switch (plan.strategy) {
    case KernelStrategy::Copy:
    case KernelStrategy::Pointwise:
      return checkPointwise();
    case KernelStrategy::Rows:
    case KernelStrategy::Unrolled:
      return checkRows();
    case KernelStrategy::Columns:
      return checkColumns();
    case KernelStrategy::VectorRows:
      return checkVectorRows();
    case KernelStrategy::Blocks:
      return checkBlocks();
    case KernelStrategy::Scan:
      return checkScan();
    case KernelStrategy::Contraction:
      return checkContraction();
    case KernelStrategy::Init:
      return checkInit();
    case KernelStrategy::Epilogue:
      return checkEpilogue();
    case KernelStrategy::Loops:
      return checkVector(0);
    case KernelStrategy::BlockRows:
    case KernelStrategy::BlockColumns:
      return expect("a kind of CPUs");
    }
    llvm_unreachable("unknown kind");
  }

  //===--- Parts of rules -------------------------------------------------===//

  LogicalResult checkVector(size_t size, int64_t most = 0) {
    bool fits = plan.vector.size() == size &&
                llvm::all_of(plan.vector,
                             [&](int64_t n) { return n >= 1 && n <= most; });
    if (fits)
      return success();
    if (size == 0)
      return expect("no vector");
    return expect("a vector of " + Twine(size) + " in [1, " + Twine(most) +
                  "]");
  }

  bool areReducedLast(ArrayRef<int64_t> order) const {
    return llvm::is_sorted(order, [&](int64_t a, int64_t b) {
      return !shape.loops[a].reduction && shape.loops[b].reduction;
    });
  }

  bool isTiled(ArrayRef<int64_t> loops) const {
    return llvm::any_of(loops, [&](int64_t loop) {
      return plan.tileAt(plan.positionOf(loop)) != 0;
    });
  }

  /// Terms that are written out.
  LogicalResult checkTerms() {
    int64_t terms = productOf(shape, reduced);
    if (reduced.empty() || terms == unknownSize || terms > termsLimit)
      return expect("a reduction of at most " + Twine(termsLimit) + " terms");
    return success();
  }

  //===--- Kinds ----------------------------------------------------------===//

  LogicalResult checkPointwise() {
    if (!reduced.empty())
      return expect("a kind for reductions");
    return checkVector(0);
  }

  LogicalResult checkRowLoops() {
    if (!areReducedLast(plan.order))
      return expect("reduced loops inside of all others");
    if (reduced.empty() || isTiled(reduced))
      return expect("reduced loops without tiles");
    return success();
  }

  LogicalResult checkRows() {
    if (failed(checkRowLoops()) ||
        (plan.strategy == KernelStrategy::Unrolled && failed(checkTerms())))
      return failure();
    return checkVector(0);
  }

  LogicalResult checkColumns() {
    if (kept.empty() || reduced.empty() || plan.order.back() != kept.back() ||
        !areReducedLast(ArrayRef(plan.order).drop_back()))
      return expect("reduced loops right outside of the last one");
    if (plan.parallel != int64_t(kept.size()) - 1)
      return expect("threads to share all loops outside of the reduced ones");
    if (isTiled(ArrayRef(plan.order).drop_back()))
      return expect("a tile of the last loop alone");
    return checkVector(1, rowsLimit);
  }

  LogicalResult checkVectorRows() {
    if (failed(checkRowLoops()) || failed(checkTerms()) ||
        failed(checkVector(1, lanesLimit)))
      return failure();
    if (!llvm::isPowerOf2_64(plan.vector[0]))
      return expect("a power of two as its vector");
    return success();
  }

  LogicalResult checkBlocks() {
    if (!identityOfBlocks(op, shape))
      return expect("a sum to one number, whose terms may be reordered");
    if (plan.parallel || isTiled(plan.order))
      return expect("neither shared loops nor tiles");
    if (failed(checkVector(2, int64_t(1) << 20)))
      return failure();
    if (plan.vector[0] > blocksLimit)
      return expect("at most " + Twine(blocksLimit) + " blocks");
    return success();
  }

  LogicalResult checkScan() {
    if (!isScan(op))
      return expect("an output that keeps each step of a sum");
    int64_t scanned = scannedLoop(op);
    size_t last = plan.order.size() - 1, at = plan.positionOf(scanned);
    if (at + 1 < last || plan.parallel != int64_t(at))
      return expect("threads to share all loops outside of the reduced one, "
                    "which is one of the last two");
    if (isTiled(ArrayRef(plan.order).take_front(last)) ||
        (at == last && plan.tileAt(last)))
      return expect("a tile of the last loop alone, if that is not reduced");
    return at == last ? checkVector(1, rowsLimit) : checkVector(0);
  }

  LogicalResult checkEpilogue() {
    if (op.getNumReductionLoops())
      return expect("an elementwise op");
    return plan.vector.empty() ? success() : checkVector(1, 1);
  }

  LogicalResult checkInit() {
    if (!isa<linalg::FillOp>(op))
      return expect("a fill");
    return checkVector(0);
  }

  //===--- Contractions ---------------------------------------------------===//

  LogicalResult checkContraction() {
    std::optional<ContractionLoops> loops = classifyContraction(shape);
    if (!loops || !hasReadableMaps(op, *loops))
      return expect("a sum of products whose columns one input owns");
    bool pairs = plan.vector.size() == 4;
    if (failed(checkOrder(*loops)) || failed(checkVector(3 + pairs, 1024)) ||
        (pairs && failed(checkPairs())))
      return failure();
    int64_t mr = plan.vector[0], nr = plan.vector[1], lanes = plan.vector[2];
    int64_t width = shape.operands[loops->columnInput].panelWidth;
    if (width && width != nr)
      return expect("a register tile as wide as panels of " + Twine(width));
    if (lanes > lanesLimit || !llvm::isPowerOf2_64(lanes) || nr % lanes ||
        mr * (nr / lanes) > sumsLimit)
      return expect("rows and columns of at most " + Twine(sumsLimit) +
                    " vectors, of a power of two of elements");
    return checkTask(*loops);
  }

  /// What an instruction multiplies and adds.
  LogicalResult checkPairs() {
    bool isVector = llvm::is_contained({4, 8, 16}, plan.vector[2]);
    if (plan.vector[3] != 2 || !isVector || !nest::addsProductsOfBF16(op))
      return expect("pairs of terms in vectors of 4, 8 or 16 sums of f32, of "
                    "products of bf16 in fast numerics");
    return success();
  }

  /// The loops of one owner are counted as one, in the order of memory.
  LogicalResult checkOrder(const ContractionLoops &loops) {
    SmallVector<int64_t> order;
    for (int64_t loop : plan.order)
      if (shape.loops[loop].size != 1)
        order.push_back(loop);
    ArrayRef<int64_t> rest(order);
    for (ArrayRef<int64_t> group :
         {ArrayRef(loops.batch), ArrayRef(loops.rows), ArrayRef(loops.columns),
          ArrayRef(loops.sum)}) {
      if (rest.size() < group.size() ||
          !std::is_permutation(group.begin(), group.end(), rest.begin()))
        return expect("an order of batches, rows, columns and terms");
      rest = rest.drop_front(group.size());
    }
    int64_t shared = llvm::count_if(
        plan.order, [&](int64_t loop) { return !shape.loops[loop].reduction; });
    if (!rest.empty() || plan.parallel != shared)
      return expect("threads to share all loops but the reduced ones");
    return success();
  }

  /// The tile of the only tiled loop of a group, 0 if there is not one.
  int64_t tileOf(ArrayRef<int64_t> loops) const {
    int64_t tile = 0, count = 0;
    for (int64_t loop : loops)
      if (int64_t t = plan.tileAt(plan.positionOf(loop))) {
        tile = t;
        ++count;
      }
    return count == 1 ? tile : 0;
  }

  LogicalResult checkTask(const ContractionLoops &loops) {
    int64_t rows = tileOf(loops.rows), columns = tileOf(loops.columns);
    int64_t sums = tileOf(loops.sum);
    bool fits = (loops.rows.empty() || (rows && rows % plan.vector[0] == 0)) &&
                columns && columns % plan.vector[1] == 0 && sums &&
                plan.tileAt(plan.positionOf(loops.columns.back())) == columns;
    if (!fits || isTiled(loops.batch))
      return expect("tiles of a row, the last column and a term, which are "
                    "multiples of the register tile");
    if (cpu::taskBytesOf(op, plan) > taskLimit)
      return expect("panels of at most " + Twine(taskLimit) + " bytes");
    return success();
  }

  linalg::LinalgOp op;
  const KernelPlan &plan;
  KernelShape shape;
  SmallVector<int64_t> kept, reduced;
};

} // namespace

// Only register tiles hold rows that an epilogue can change one by one.
static LogicalResult checkEpilogueOf(linalg::LinalgOp op,
                                     nest::ScheduleAttr schedule) {
  linalg::LinalgOp next = epilogueOf(op);
  nest::ScheduleAttr other = next ? nest::getSchedule(next) : nullptr;
  if (!other || other.getKind() != nest::ScheduleKind::epilogue ||
      other.getVector().empty() ||
      schedule.getKind() == nest::ScheduleKind::contraction)
    return success();
  InFlightDiagnostic error = next->emitOpError("expected no vector after an op "
                                               "that is no contraction but "
                                               "found ")
                             << other;
  error.attachNote(op->getLoc()) << "the op whose epilogue it is: " << schedule;
  return error;
}

LogicalResult cpu::checkSchedule(linalg::LinalgOp op) {
  nest::ScheduleAttr schedule = nest::getSchedule(op);
  if (!schedule)
    return op->emitOpError("has no schedule; expected the attribute ")
           << nest::NestDialect::getScheduleAttrName();
  if (failed(checkEpilogueOf(op, schedule)))
    return failure();
  return Checker(op, nest::planOf(schedule)).run();
}
