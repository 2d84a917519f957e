//===- CheckRows.cpp - schedules of row programs --------------------------===//

#include "Combiner.h"
#include "ContractionChoice.h"
#include "Groups.h"
#include "RowFacts.h"
#include "RowSchedule.h"
#include "tcopt/Conversion/NestToLoops/RowRelations.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Elements of one tensor that a thread keeps at most.
static constexpr int64_t kCheckedElements = 64;

RowStorage device::storageOf(cuda::RowsAttr schedule, size_t local) {
  StringRef name = cast<StringAttr>(schedule.getLocals()[local]).getValue();
  return name == "register" ? RowStorage::Register
         : name == "shared" ? RowStorage::Shared
                            : RowStorage::Again;
}

int64_t device::sharedBytesOf(const RowProgram &program,
                              cuda::RowsAttr schedule) {
  int64_t perBlock = schedule.getThreads() / schedule.getGroup();
  int64_t bytes = 0;
  for (auto [i, local] : llvm::enumerate(program.locals)) {
    if (storageOf(schedule, i) != RowStorage::Shared)
      continue;
    int64_t columns = program.sizeOf(program.steps[local.step].columns);
    if (columns == unknownSize)
      return unknownSize;
    bytes +=
        llvm::alignTo(perBlock * columns *
                          bytesOf(getElementTypeOrSelf(local.value.getType())),
                      16);
  }
  // Values that threads exchange, one a reduction, and rows of sums across
  // rows.
  int64_t exchanged = schedule.getAlong() == cuda::RowLanes::rows
                          ? schedule.getThreads()
                          : kWarp;
  for (const RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    if (op.getNumReductionLoops())
      for (Value argument : op.getRegionOutputArgs()) {
        int64_t count = exchanged;
        if (step.kind == RowStepKind::Across)
          count += step.keepsColumns() ? perBlock * program.sizeOf(step.columns)
                                       : perBlock;
        bytes += llvm::alignTo(count * bytesOf(argument.getType()), 16);
      }
  }
  return bytes;
}

namespace {

/// Each rule reports what it expects.
class RowChecker {
public:
  RowChecker(Operation *op, const RowProgram &program, cuda::RowsAttr schedule)
      : op(op), program(program), schedule(schedule), facts(program) {}

  LogicalResult run() {
    if (std::string why = whyNotRows(program); !why.empty())
      return fail("another schedule for " + why);
    int64_t group = schedule.getGroup(), threads = schedule.getThreads();
    if (schedule.getAlong() == cuda::RowLanes::columns && group > 1 &&
        threads % kWarp)
      return fail("threads that are a multiple of 32");
    if (group > 1 && llvm::any_of(program.steps, isOrdered))
      return fail("a group of one thread for sums in the order of their terms");
    if (schedule.getWidth() > 1 && !haveWholeVectors())
      return fail("a width that divides each known number of columns");
    if (failed(checkKept()) || failed(checkLocals()))
      return failure();
    return checkBlocks();
  }

private:
  InFlightDiagnostic fail(const Twine &expected) {
    return op->emitOpError("expected ")
           << expected << " but found " << schedule;
  }

  bool haveWholeVectors() const {
    return llvm::all_of(facts.columns, [&](ArrayRef<int64_t> list) {
      int64_t size = program.sizeOf(list);
      return size != unknownSize && size % schedule.getWidth() == 0;
    });
  }

  LogicalResult checkKept() {
    int64_t kept = schedule.getKept(), most = facts.mostColumns();
    if (kept == 0)
      return success();
    if (most == unknownSize || kept * schedule.getWidth() > kCheckedElements)
      return fail("kept = 0 for rows of unknown length, or of more than 64 "
                  "elements a thread");
    int64_t vectors = int64_t(llvm::divideCeil(
        uint64_t(most), uint64_t(schedule.getGroup() * schedule.getWidth())));
    if (kept < vectors)
      return fail("kept = 0, or the " + Twine(vectors) +
                  " vectors that a thread has of a row,");
    return success();
  }

  LogicalResult checkLocals() {
    size_t count = schedule.getLocals() ? schedule.getLocals().size() : 0;
    if (count != program.locals.size())
      return fail("the storage of " + Twine(program.locals.size()) + " locals");
    for (size_t i = 0; i < count; ++i)
      if (storageOf(schedule, i) == RowStorage::Register &&
          schedule.getKept() == 0)
        return fail("no local in registers of rows that are not kept");
    int64_t bytes = sharedBytesOf(program, schedule);
    if (bytes == unknownSize)
      return fail("no local of unknown size in shared memory");
    int64_t most = chipOf(op).sharedBytes;
    if (bytes > most)
      return fail("locals in shared memory of " + Twine(most) +
                  " bytes, which take " + Twine(bytes) + ",");
    return success();
  }

  LogicalResult checkBlocks() {
    if (facts.hasAcross != (schedule.getBlocks() > 0))
      return fail(facts.hasAcross ? "blocks of rows for sums across rows"
                                  : "no blocks without a sum across rows");
    if (facts.keepsAcross && schedule.getKept() == 0)
      return fail("columns of sums across rows that each thread keeps");
    int64_t bytes = partialBytesOf(program, schedule);
    auto stated = op->getAttrOfType<IntegerAttr>(
        nest::KernelOp::getThreadBytesAttrName());
    if (bytes > (stated ? stated.getInt() : 0))
      return fail("nest.thread_bytes of at least " + Twine(bytes) +
                  " for what blocks pass on");
    return success();
  }

  Operation *op;
  const RowProgram &program;
  cuda::RowsAttr schedule;
  RowFacts facts;
};

} // namespace

LogicalResult device::checkRows(Operation *op, const RowProgram &program,
                                cuda::RowsAttr schedule) {
  return RowChecker(op, program, schedule).run();
}

//===----------------------------------------------------------------------===//
// Results over inputs
//===----------------------------------------------------------------------===//

// Whether threads without an element of their own, which compute the last one
// again, add it to a reduction when another thread may have overwritten it.
static bool mayAddOverwritten(const RowStep &step, const RowStep &writer) {
  linalg::LinalgOp op = step.op;
  if (op.getNumReductionLoops() == 0 ||
      (step.kind == RowStepKind::Reduction && step.stage != writer.stage))
    return false;
  std::optional<Combiner> combiner = Combiner::ofReduction(op);
  return combiner && combiner->mayRepeatTerms();
}

// Whether an element of a tensor is read there, and not only written: by an op
// that does not start from it to compute the result that replaces it.
static bool isReadAt(OpOperand &use, Value result) {
  auto op = cast<linalg::LinalgOp>(use.getOwner());
  return !isa<linalg::FillOp>(op) &&
         !op.getMatchingBlockArgument(&use).use_empty() &&
         !(op.isDpsInit(&use) && op.getTiedOpResult(&use) == result);
}

// Nothing orders the threads of a group between two reductions: the thread that
// writes an element has to be the only one that reads it.
bool device::mayOverwriteRow(const RowProgram &program, unsigned result,
                             Value input) {
  if (!loops::mayOverwrite(program, result, input))
    return false;
  const loops::RowResult &target = program.results[result];
  const RowStep &writer = program.steps[target.step];
  linalg::LinalgOp writing = writer.op;
  AffineMap written = program.mapOf(
      writer, *writing.getTiedOpOperand(cast<OpResult>(target.value)));
  bool isRead = false;
  for (OpOperand &use : input.getUses()) {
    if (!isReadAt(use, target.value))
      continue;
    isRead = true;
    const RowStep *reader = program.producerOf(use.getOwner()->getResult(0));
    if (reader->columns != writer.columns ||
        program.mapOf(*reader, use) != written)
      return false;
  }
  return !isRead || (!writer.isPerRow() &&
                     llvm::none_of(program.steps, [&](const RowStep &step) {
                       return !step.picks.empty() ||
                              mayAddOverwritten(step, writer);
                     }));
}
