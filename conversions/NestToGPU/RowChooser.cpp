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

/// Elements that a lane of a warp should have at least; those of one tensor
/// that a thread keeps at most, and should keep of all tensors that are read.
static constexpr int64_t kLaneElements = 4, kKeptElements = 64,
                         kBlockElements = 32, kStreamElements = 96;
/// Elements of a row where a thread has partial results of its columns, too.
static constexpr int64_t kPartialElements = 32;
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

/// A tensor of the kernel that has one value, which no buffer need hold.
static bool isSplat(Value input) {
  return input.getDefiningOp<linalg::FillOp>() != nullptr;
}

bool device::runsAsRows(const RowProgram &program) {
  bool hasLocals = false;
  int64_t reductions = 0, maps = 0;
  for (const RowStep &step : program.steps) {
    linalg::LinalgOp op = step.op;
    hasLocals |=
        loops::startsFromLocal(op) || llvm::any_of(op.getDpsInputs(), isSplat);
    if (step.kind != RowStepKind::Map)
      ++reductions;
    else if (!step.isPerRow() && !step.isAfterRows)
      ++maps;
  }
  return reductions > 0 && (reductions + maps > 1 || hasLocals) &&
         llvm::none_of(program.steps, loops::isContraction);
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
    if (step.kind != RowStepKind::Across || !step.keepsColumns())
      continue;
    int64_t columns = program.sizeOf(step.columns);
    // Blocks have nothing to pass on, and the kernel has no workspace.
    if (columns == 0)
      return "sums across rows without columns";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

namespace {

class RowCandidates {
public:
  RowCandidates(const RowProgram &program, const CudaChip &chip)
      : program(program), chip(chip), facts(program), most(facts.mostColumns()),
        isOfRows(facts.areRowsContiguous()),
        hasOrder(llvm::any_of(program.steps, isOrdered)) {}

  std::string enumerate(SmallVectorImpl<RowChoice> &candidates) const {
    if (std::string why = whyNotRows(program); !why.empty())
      return why;
    if (areRowsFew())
      return "few-rows";
    bool areOfColumns = facts.areStreamsContiguous(/*alongRows=*/false);
    bool areOfRows = facts.areStreamsContiguous(/*alongRows=*/true);
    if (!areOfColumns && !areOfRows)
      return "elements that are not next to each other";
    if (hasOrder && !areOfRows)
      return "a reduction in the order of its terms";
    if (areOfColumns && !hasOrder)
      addAlongColumns(candidates);
    if (areOfRows)
      for (int64_t group : {int64_t(1), kThreadsAside})
        if (group == 1 || !hasOrder)
          add(candidates, cuda::RowLanes::rows, /*width=*/1, group,
              kRowsAside * kThreadsAside);
    return candidates.empty() ? "sums across rows that are too long" : "";
  }

  const RowChoice &pick(ArrayRef<RowChoice> candidates) const {
    return *llvm::min_element(candidates,
                              [&](const RowChoice &a, const RowChoice &b) {
                                return costOf(a.schedule) < costOf(b.schedule);
                              });
  }

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

  //===--- Candidates -----------------------------------------------------===//

  void addAlongColumns(SmallVectorImpl<RowChoice> &candidates) const {
    auto addGroup = [&](int64_t group, int64_t threads) {
      add(candidates, cuda::RowLanes::columns, facts.widest(), group, threads);
    };
    if (!isKnown(most))
      return addGroup(kBlockThreads, kBlockThreads);
    for (int64_t group = 1; group <= kWarp; group *= 2)
      addGroup(group, kBlockThreads);
    for (int64_t threads = 2 * kWarp; threads <= kRowThreadsAtMost;
         threads *= 2)
      addGroup(threads, threads);
  }

  // Adds the schedule unless its sums would take too much memory.
  void add(SmallVectorImpl<RowChoice> &candidates, cuda::RowLanes along,
           int64_t width, int64_t group, int64_t threads) const {
    int64_t kept = keptVectors(width, group);
    if (facts.keepsAcross && !kept)
      return;
    SmallVector<RowStorage> locals;
    for (const RowLocal &local : program.locals)
      locals.push_back(storageOfLocal(local, kept));
    auto scheduleOf = [&](int64_t blocks) {
      return attributeOf(along, width, group, kept, locals, blocks, threads);
    };
    for (RowStorage &storage : llvm::reverse(locals))
      if (storage == RowStorage::Shared &&
          sharedBytesOf(program, scheduleOf(0)) > chip.sharedBytes)
        storage = RowStorage::Again;
    // Values that threads exchange take shared memory, too.
    if (sharedBytesOf(program, scheduleOf(0)) > chip.sharedBytes)
      return;
    if (!facts.hasAcross) {
      candidates.push_back({scheduleOf(0), /*workspace=*/0});
      return;
    }
    for (int64_t blocks = mostBlocks(group, threads); blocks >= 1;
         blocks /= 2) {
      RowChoice choice{scheduleOf(blocks), 0};
      choice.workspace = partialBytesOf(program, choice.schedule);
      if (choice.workspace > kRowWorkspace)
        continue;
      candidates.push_back(choice);
      return;
    }
  }

  cuda::RowsAttr attributeOf(cuda::RowLanes along, int64_t width, int64_t group,
                             int64_t kept, ArrayRef<RowStorage> locals,
                             int64_t blocks, int64_t threads) const {
    Builder builder(program.steps[0].op->getContext());
    SmallVector<Attribute> names;
    for (RowStorage storage : locals)
      names.push_back(builder.getStringAttr(nameOf(storage)));
    return cuda::RowsAttr::get(builder.getContext(), along, width, group, kept,
                               names.empty() ? ArrayAttr()
                                             : builder.getArrayAttr(names),
                               blocks, threads);
  }

  // Vectors of a row that a thread keeps; 0 if they are too many.
  int64_t keptVectors(int64_t width, int64_t group) const {
    if (!isKnown(most))
      return 0;
    auto kept =
        int64_t(llvm::divideCeil(uint64_t(most), uint64_t(group * width)));
    return kept * width > kKeptElements ? 0 : kept;
  }

  RowStorage storageOfLocal(const RowLocal &local, int64_t kept) const {
    const RowStep &step = program.steps[local.step];
    if (program.costOf(step) <= kCheapOps)
      return RowStorage::Again;
    if (kept)
      return RowStorage::Register;
    return isKnown(program.sizeOf(step.columns)) ? RowStorage::Shared
                                                 : RowStorage::Again;
  }

  // Blocks that a chip runs at once, or as many as rows need.
  int64_t mostBlocks(int64_t group, int64_t threads) const {
    int64_t perBlock = threads / group, rows = program.sizeOf(program.rows);
    int64_t blocks = std::min(
        kRowBlocksAtMost, chip.multiprocessors * (kRowThreadsAtMost / threads));
    if (isKnown(rows))
      blocks = std::clamp<int64_t>(
          int64_t(llvm::divideCeil(uint64_t(rows), uint64_t(perBlock))), 1,
          blocks);
    return blocks;
  }

  //===--- Costs ----------------------------------------------------------===//

  // Elements of a row that a thread of a warp keeps.
  int64_t usualElements() const {
    if (facts.keepsAcross)
      return kPartialElements;
    return facts.numStreams() > 1 ? kStreamElements / 2 / facts.numStreams()
                                  : kKeptElements;
  }

  bool fitsWarp() const {
    return most < kLongRow && most <= kWarp * usualElements();
  }

  static bool keepsLocals(cuda::RowsAttr schedule) {
    ArrayAttr locals = schedule.getLocals();
    return locals && llvm::any_of(locals, [](Attribute storage) {
             return cast<StringAttr>(storage) == nameOf(RowStorage::Register);
           });
  }

  // Elements of a row that a thread should have: fewer threads share a row
  // while it has no more.
  int64_t wantedElements(cuda::RowsAttr schedule) const {
    if (schedule.getAlong() == cuda::RowLanes::rows)
      return kThreadsAside;
    if (fitsWarp())
      return std::max(schedule.getWidth(), kLaneElements);
    int64_t elements = std::min(usualElements(), kBlockElements);
    return facts.keepsAcross && keepsLocals(schedule) ? elements / 2 : elements;
  }

  // Whether a group is a warp or part of one for rows that fit, and otherwise a
  // block with enough loads in flight: more threads of a single tensor.
  bool isUsualGroup(cuda::RowsAttr schedule) const {
    if (schedule.getAlong() == cuda::RowLanes::rows || !isKnown(most))
      return true;
    int64_t group = schedule.getGroup();
    if (fitsWarp())
      return group <= kWarp;
    int64_t ofOneTensor = kBlockThreads / (schedule.getWidth() > 4 ? 2 : 1);
    return group >=
           (usualElements() == kKeptElements ? ofOneTensor : 2 * kWarp);
  }

  // Neighbouring threads along what is contiguous, then groups of the usual
  // kind, then no more elements a thread than it should have, then few threads.
  std::tuple<bool, bool, int64_t, int64_t>
  costOf(cuda::RowsAttr schedule) const {
    bool isAlongRows = schedule.getAlong() == cuda::RowLanes::rows;
    uint64_t columns = isKnown(most) ? uint64_t(most) : UINT32_MAX;
    auto elements =
        int64_t(llvm::divideCeil(columns, uint64_t(schedule.getGroup())));
    return {isAlongRows != isOfRows, !isUsualGroup(schedule),
            std::max<int64_t>(elements - wantedElements(schedule), 0),
            schedule.getGroup()};
  }

  const RowProgram &program;
  const CudaChip &chip;
  RowFacts facts;
  int64_t most;
  bool isOfRows, hasOrder;
};

} // namespace

SmallVector<RowChoice> device::enumerateRows(const RowProgram &program,
                                             const CudaChip &chip,
                                             std::string *reason) {
  SmallVector<RowChoice> candidates;
  std::string why = RowCandidates(program, chip).enumerate(candidates);
  if (reason)
    *reason = why;
  return candidates;
}

std::optional<RowChoice> device::chooseRows(const RowProgram &program,
                                            const CudaChip &chip,
                                            std::string *reason) {
  SmallVector<RowChoice> candidates = enumerateRows(program, chip, reason);
  if (candidates.empty())
    return std::nullopt;
  return RowCandidates(program, chip).pick(candidates);
}
