//===- RowChooser.cpp - how row programs run on a GPU ---------------------===//

#include "Combiner.h"
#include "Groups.h"
#include "LoopFacts.h"
#include "RowFacts.h"
#include "RowSchedule.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;
using loops::RowLocal;
using loops::RowProgram;
using loops::RowStep;
using loops::RowStepKind;

/// Elements that a lane of a warp should have at least; those of one tensor
/// that a thread keeps at most, and should keep of all tensors that are read.
static constexpr int64_t kLaneElements = 4, kKeptElements = 64,
                         kBlockElements = 32, kStreamElements = 96;
/// Elements of a row where a thread has partial results of its columns, too.
static constexpr int64_t kPartialElements = 16;
static constexpr int64_t kRowThreadsAtMost = 1024;
/// Neighbouring rows of a block, and threads of each.
static constexpr int64_t kRowsAside = 32, kThreadsAside = 8;
/// Ops that are cheaper to repeat than to store and load their result.
static constexpr int64_t kCheapOps = 6;
/// Most bytes that blocks pass on, and blocks.
static constexpr int64_t kRowWorkspace = int64_t(1) << 24,
                         kRowBlocksAtMost = 1024;
/// Fewer rows do not keep a chip busy if each has as many columns.
static constexpr int64_t kLongColumns = 1 << 15;

//===----------------------------------------------------------------------===//
// Programs that can be run
//===----------------------------------------------------------------------===//

static bool isNumber(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIntOrFloat() && element.getIntOrFloatBitWidth() <= 64;
}

bool device::acceptsReduction(linalg::LinalgOp op) {
  std::optional<Combiner> combiner = Combiner::ofReduction(op);
  return combiner && !combiner->isOfAnyOrder();
}

std::optional<RowProgram> device::buildRows(Block &body, ValueRange results,
                                            std::string *reason) {
  return loops::buildRowProgram(body, results, reason, acceptsReduction);
}

bool device::isOrdered(const RowStep &step) {
  linalg::LinalgOp op = step.op;
  if (op.getNumReductionLoops() == 0)
    return false;
  std::optional<Combiner> combiner = Combiner::ofReduction(op);
  return !combiner || (nest::isStrict(op) && !combiner->isExact());
}

static std::string whyNotReduced(const RowStep &step) {
  if (step.kind != RowStepKind::Across)
    return "";
  if (isOrdered(step))
    return "sums across rows in the order of their terms";
  if (!Combiner::ofReduction(step.op)->isOfAnyOrder())
    return "the best term of several rows";
  return "";
}

std::string device::whyNotRows(const RowProgram &program) {
  for (const RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    if (loops::hasOutputOfTerms(op))
      return "a result for each term of a reduction";
    if (!llvm::all_of(op->getOperandTypes(), isNumber))
      return "elements that are no integers or floats of up to 64 bits";
    for (OpOperand &operand : op->getOpOperands())
      if (!program.producerOf(operand.get()) &&
          !loops::isLinear(program.mapOf(step, operand)))
        return "indices that are not linear in the loops";
    if (op.getNumReductionLoops())
      if (std::string why = whyNotReduced(step); !why.empty())
        return why;
    if (step.kind == RowStepKind::Across && step.keepsColumns() &&
        program.sizeOf(step.columns) == unknownSize)
      return "sums across rows of unknown length";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

namespace {

class RowScheduler {
public:
  RowScheduler(const RowProgram &program, const CudaChip &chip)
      : program(program), chip(chip), facts(program),
        most(facts.mostColumns()) {}

  std::string run() {
    if (std::string why = whyNotRows(program); !why.empty())
      return why;
    if (areRowsFew())
      return "few-rows";
    bool isOfRows = facts.areRowsContiguous();
    if (!facts.areStreamsContiguous(isOfRows))
      return "elements that are not next to each other";
    bool hasOrder = llvm::any_of(program.steps, isOrdered);
    if (hasOrder && !isOfRows)
      return "a reduction in the order of its terms";
    if (isOfRows)
      placeAlongRows(hasOrder);
    else
      placeAlongColumns();
    keepVectors();
    if (facts.keepsAcross && !kept)
      return "sums across rows that are too long";
    for (const RowLocal &local : program.locals)
      locals.push_back(storageOfLocal(local));
    dropLargeRows();
    return facts.hasAcross ? chooseBlocks() : "";
  }

  cuda::RowsAttr schedule(MLIRContext *context) const {
    Builder builder(context);
    SmallVector<Attribute> names;
    for (RowStorage storage : locals)
      names.push_back(builder.getStringAttr(nameOf(storage)));
    return cuda::RowsAttr::get(context, along, width, group, kept,
                               names.empty() ? ArrayAttr()
                                             : builder.getArrayAttr(names),
                               blocks, threads);
  }

  int64_t workspace = 0;

private:
  static StringRef nameOf(RowStorage storage) {
    switch (storage) {
    case RowStorage::Register:
      return "register";
    case RowStorage::Shared:
      return "shared";
    case RowStorage::Again:
      return "again";
    }
    llvm_unreachable("unknown storage");
  }

  // Several blocks would have to share each row.
  bool areRowsFew() const {
    int64_t rows = program.sizeOf(program.rows);
    return isKnown(rows) && rows < 2 * chip.multiprocessors && isKnown(most) &&
           most >= kLongColumns;
  }

  void placeAlongRows(bool hasOrder) {
    along = cuda::RowLanes::rows;
    bool isShort = isKnown(most) && most <= kThreadsAside;
    group = isShort || hasOrder ? 1 : kThreadsAside;
    threads = group == 1 ? kBlockThreads : kRowsAside * kThreadsAside;
  }

  void placeAlongColumns() {
    width = facts.widest();
    group = threads = kBlockThreads;
    if (!isKnown(most))
      return;
    int64_t elements = usualElements();
    if (most < kLongRow && most <= kWarp * elements) {
      int64_t each = std::max(width, kLaneElements);
      group = std::clamp<int64_t>(
          int64_t(llvm::PowerOf2Ceil(llvm::divideCeil(most, each))), 1, kWarp);
      return;
    }
    // More threads have loads of a single tensor in flight.
    threads = elements == kKeptElements ? kBlockThreads : 2 * kWarp;
    int64_t usual = std::min(elements, kBlockElements);
    while (threads < kRowThreadsAtMost && most > threads * usual)
      threads *= 2;
    group = threads;
  }

  // Elements of a row that a thread of a warp keeps.
  int64_t usualElements() const {
    if (facts.keepsAcross)
      return kPartialElements;
    return facts.numStreams() > 1 ? kStreamElements / 2 / facts.numStreams()
                                  : kKeptElements;
  }

  void keepVectors() {
    if (!isKnown(most))
      return;
    kept = int64_t(llvm::divideCeil(uint64_t(most), uint64_t(group * width)));
    if (kept * width > kKeptElements)
      kept = 0;
  }

  // Operations for an element, of all steps that are computed for it.
  int64_t costOf(const RowStep &step) const {
    linalg::LinalgOp op = step.op;
    int64_t cost = 0;
    for (Operation &inner : op.getBlock()->without_terminator())
      cost += isa<math::MathDialect>(inner.getDialect()) ? 16
              : isa<arith::DivFOp>(inner)                ? 8
                                                         : 1;
    for (Value operand : op->getOperands())
      if (const RowStep *producer = program.producerOf(operand))
        if (!producer->isPerRow() && producer->kind == RowStepKind::Map)
          cost += costOf(*producer);
    return cost;
  }

  RowStorage storageOfLocal(const RowLocal &local) const {
    const RowStep &step = program.steps[local.step];
    if (costOf(step) <= kCheapOps)
      return RowStorage::Again;
    if (kept)
      return RowStorage::Register;
    return isKnown(program.sizeOf(step.columns)) ? RowStorage::Shared
                                                 : RowStorage::Again;
  }

  void dropLargeRows() {
    for (RowStorage &storage : llvm::reverse(locals))
      if (storage == RowStorage::Shared &&
          sharedBytesOf(program, schedule(program.steps[0].op->getContext())) >
              chip.sharedBytes)
        storage = RowStorage::Again;
  }

  std::string chooseBlocks() {
    int64_t perBlock = threads / group, rows = program.sizeOf(program.rows);
    blocks = std::min(kRowBlocksAtMost,
                      chip.multiprocessors * (kRowThreadsAtMost / threads));
    if (isKnown(rows))
      blocks = std::clamp<int64_t>(
          int64_t(llvm::divideCeil(uint64_t(rows), uint64_t(perBlock))), 1,
          blocks);
    MLIRContext *context = program.steps[0].op->getContext();
    for (; blocks >= 1; blocks /= 2) {
      workspace = partialBytesOf(program, schedule(context));
      if (workspace <= kRowWorkspace)
        return "";
    }
    return "sums across rows that are too long";
  }

  const RowProgram &program;
  const CudaChip &chip;
  RowFacts facts;
  int64_t most;
  cuda::RowLanes along = cuda::RowLanes::columns;
  int64_t width = 1, group = 1, threads = kBlockThreads, kept = 0, blocks = 0;
  SmallVector<RowStorage> locals;
};

} // namespace

std::optional<RowChoice> device::chooseRows(const RowProgram &program,
                                            const CudaChip &chip,
                                            std::string *reason) {
  RowScheduler chooser(program, chip);
  std::string why = chooser.run();
  if (!why.empty()) {
    if (reason)
      *reason = why;
    return std::nullopt;
  }
  return RowChoice{chooser.schedule(program.steps[0].op->getContext()),
                   chooser.workspace};
}
