//===- CheckSchedule.cpp - schedules that a GPU can execute ---------------===//
//
// Rules that a schedule's verifier cannot check, as they depend on the chip and
// on the op. Schedules that pass are executed exactly.
//
//===----------------------------------------------------------------------===//

#include "CheckSchedule.h"
#include "Groups.h"
#include "ScheduleRules.h"
#include "VectorRun.h"
#include "tcopt/Conversion/NestToLoops/Roles.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Elements of a thread or of a reduction that are written out.
static constexpr int64_t kMostWritten = 64;

namespace {

class LinalgChecker : public ScheduleChecker {
public:
  LinalgChecker(linalg::LinalgOp op, const nest::KernelSchedule &schedules,
                linalg::LinalgOp epilogue)
      : ScheduleChecker(op, schedules.lookup(op)), op(op), epilogue(epilogue),
        schedules(schedules), shape(nest::shapeOf(op)),
        order(loopOrderOf(schedule, shape)) {
    for (int64_t loop : order.order)
      (shape.loops[loop].reduction ? reduced : kept).push_back(loop);
  }

  //===--- Loops ----------------------------------------------------------===//

  bool isForOutputs() {
    return !loops::hasOutputOfTerms(op) ||
           isa<nest::LoopsAttr, cuda::ScanAttr, cuda::BlockScanAttr>(schedule);
  }
  bool isElementwise() { return op.getNumReductionLoops() == 0; }
  bool isReduction() { return !reduced.empty(); }
  bool hasNoFusedOps() {
    return !epilogue && llvm::none_of(op.getDpsInits(), [&](Value output) {
      return schedules.isFused(loops::initOf(op, output));
    });
  }
  bool hasNumberElements() { return isOfNumbers(op); }
  bool isScan() { return loops::isScan(op); }
  bool keepsOrder() {
    return nest::isInOrder(shape, reduced) || mayReorderTerms(op, shape.strict);
  }
  bool hasFewTerms() {
    int64_t terms = productOf(shape, reduced);
    return !as<cuda::ReductionAttr>().getUnroll() ||
           (terms != unknownSize && terms <= kMostWritten);
  }

  //===--- Vectors --------------------------------------------------------===//

  bool hasVectors() {
    auto each = as<cuda::VectorsAttr>();
    return each.getWidth() * each.getVectors() <= kMostWritten;
  }
  bool fitsVectors() {
    return !kept.empty() && runAlong(kept.back())
                                .fits(as<cuda::VectorsAttr>().getWidth(),
                                      /*outputs=*/true);
  }

  //===--- Transposes -----------------------------------------------------===//

  bool sharesTile() {
    auto each = as<cuda::TransposeAttr>();
    int64_t tile = each.getTile(), lanes = tile / each.getWidth();
    return each.getThreads() % lanes == 0 &&
           tile % (each.getThreads() / lanes) == 0 &&
           tile * tile <= kMostWritten * each.getThreads();
  }
  bool hasWholeWidths() {
    int64_t width = as<cuda::TransposeAttr>().getWidth();
    return llvm::all_of(ArrayRef(order.order).take_back(2), [&](int64_t loop) {
      int64_t size = shape.loops[loop].size;
      return width == 1 || (size != unknownSize && size % width == 0);
    });
  }
  bool fitsTiles() {
    int64_t along = order.order.back(), across = order.order.end()[-2];
    int64_t tile = as<cuda::TransposeAttr>().getTile(), bytes = 0;
    for (OpOperand *input : op.getDpsInputOperands())
      if (isTransposed(shape, *input, across, along))
        bytes +=
            tile * (tile + 1) * bytesOf(getElementTypeOrSelf(input->get()));
    return fitsShared(bytes);
  }

  //===--- Shared reductions ----------------------------------------------===//

  bool mayShare() {
    std::optional<Combiner> combiner = Combiner::ofReduction(op);
    return combiner && areWords(combiner->types()) &&
           (!shape.strict || combiner->isExact());
  }
  bool sharesKept() { return order.parallel == int64_t(kept.size()); }
  bool sharesByBlocks() {
    auto each = as<cuda::BlockRowsAttr>();
    return each.getBlocks() == 1 || (each.getGroup() == each.getThreads() &&
                                     productOf(shape, kept) != unknownSize);
  }
  bool fitsTerms() {
    return runAlong(reduced.back())
        .fits(as<cuda::BlockRowsAttr>().getWidth(), /*outputs=*/false);
  }
  bool hasMemoryForRows() {
    return hasMemoryFor(outputTypes(), as<cuda::BlockRowsAttr>().getBlocks());
  }

  bool hasColumns() { return !kept.empty(); }
  bool sharesColumns() {
    return as<cuda::BlockColumnsAttr>().getBlocks() == 1 ||
           productOf(shape, kept) != unknownSize;
  }
  bool fitsColumns() {
    return runAlong(kept.back())
        .fits(as<cuda::BlockColumnsAttr>().getWidth(), /*outputs=*/false);
  }
  bool fitsWarps() {
    auto each = as<cuda::BlockColumnsAttr>();
    int64_t warps = each.getThreads() / kWarp, bytes = 0;
    for (Type type : outputTypes())
      bytes += warps * each.getWidth() * kWarp * bytesOf(type);
    return warps == 1 || fitsShared(bytes);
  }
  bool hasMemoryForColumns() {
    return hasMemoryFor(outputTypes(),
                        as<cuda::BlockColumnsAttr>().getBlocks());
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
      return schedules.isFused(loops::initOf(op, output.get()));
    });
  }
  bool hasFewItems() {
    return as<cuda::BlockScanAttr>().getItems() <= kMostWritten;
  }
  bool isScanGroup() {
    return as<cuda::BlockScanAttr>().getGroup() == 1 || hasWarps();
  }
  bool sharesScan() {
    auto each = as<cuda::BlockScanAttr>();
    int64_t group = each.getGroup(), blocks = each.getBlocks();
    return blocks == 1 || (productOf(shape, kept) != unknownSize &&
                           (group == 1 || blocks <= group));
  }
  bool hasMemoryForGroups() {
    return hasMemoryFor(Combiner::ofScan(op)->types(),
                        as<cuda::BlockScanAttr>().getBlocks());
  }

private:
  template <typename ScheduleT> ScheduleT as() const {
    return cast<ScheduleT>(schedule);
  }

  /// Whether threads can exchange values of these types.
  static bool areWords(TypeRange types) {
    return llvm::all_of(types, [](Type type) {
      return type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= 64;
    });
  }

  TypeRange outputTypes() {
    return ValueRange(op.getRegionOutputArgs()).getTypes();
  }

  VectorRun runAlong(int64_t loop) const {
    return {op, shape, order, epilogue, loop};
  }

  bool hasMemoryFor(TypeRange sums, int64_t blocks) {
    return blocks == 1 ||
           hasWorkspace(workspaceBytes(sums, productOf(shape, kept) * blocks));
  }

  linalg::LinalgOp op, epilogue;
  const nest::KernelSchedule &schedules;
  KernelShape shape;
  LoopOrder order;
  SmallVector<int64_t> kept, reduced;
};

using LinalgRule = ScheduleRule<LinalgChecker>;
using LinalgRules = ArrayRef<LinalgRule>;

} // namespace

//===----------------------------------------------------------------------===//
// The rules of each kind
//===----------------------------------------------------------------------===//

static constexpr LinalgRule linalgOfAll[] = {
    {"#cuda.scan, #cuda.block_scan or #nest.loops where an output keeps each "
     "step of a reduction",
     &LinalgChecker::isForOutputs},
};

static constexpr LinalgRule linalgOfElementwise[] = {
    {"a schedule of reductions", &LinalgChecker::isElementwise},
};

static constexpr LinalgRule linalgOfVectors[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"at most 64 elements of a thread", &LinalgChecker::hasVectors},
    {"operands that are contiguous along the last loop, in whole and aligned "
     "vectors",
     &LinalgChecker::fitsVectors},
};

static constexpr LinalgRule linalgOfTransposes[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"threads that share the rows of a tile alike, with at most 64 elements "
     "each",
     &LinalgChecker::sharesTile},
    {"sizes of the last two loops that are multiples of its width",
     &LinalgChecker::hasWholeWidths},
    {"tiles that a block has shared memory for", &LinalgChecker::fitsTiles},
};

static constexpr LinalgRule linalgOfReductions[] = {
    {"a schedule of elementwise ops", &LinalgChecker::isReduction},
    {"threads to share all loops but the reduced ones",
     &LinalgChecker::sharesKept},
    {"the op's order of reduced loops, as terms may not be reordered",
     &LinalgChecker::keepsOrder},
};

static constexpr LinalgRule linalgOfThreads[] = {
    {"a reduction of at most 64 elements that is unrolled",
     &LinalgChecker::hasFewTerms},
};

static constexpr LinalgRule linalgOfBlockRows[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"a sum by one op, or the best of the terms, that may be regrouped",
     &LinalgChecker::mayShare},
    {"threads that are a multiple of 32", &LinalgChecker::hasWarps},
    {"all threads of a block for rows of which there are known many, where "
     "blocks share them",
     &LinalgChecker::sharesByBlocks},
    {"terms that are contiguous along the last loop, in whole and aligned "
     "vectors",
     &LinalgChecker::fitsTerms},
    {"nest.thread_bytes of the kernel for what blocks pass on",
     &LinalgChecker::hasMemoryForRows},
};

static constexpr LinalgRule linalgOfBlockColumns[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"a sum by one op, or the best of the terms, that may be regrouped",
     &LinalgChecker::mayShare},
    {"threads that are a multiple of 32", &LinalgChecker::hasWarps},
    {"a loop of columns", &LinalgChecker::hasColumns},
    {"known sizes of columns that blocks share", &LinalgChecker::sharesColumns},
    {"columns that are contiguous along their last loop, in whole and aligned "
     "vectors",
     &LinalgChecker::fitsColumns},
    {"sums that a block has shared memory for", &LinalgChecker::fitsWarps},
    {"nest.thread_bytes of the kernel for what blocks pass on",
     &LinalgChecker::hasMemoryForColumns},
};

static constexpr LinalgRule linalgOfScans[] = {
    {"an output that keeps each step of a reduction", &LinalgChecker::isScan},
};

static constexpr LinalgRule linalgOfSharedScans[] = {
    {"elements that are integers or floats", &LinalgChecker::hasNumberElements},
    {"#cuda.scan where runs of elements cannot be combined",
     &LinalgChecker::maySplitScan},
    {"a fused fill that sums start from", &LinalgChecker::startsFromFills},
    {"at most 64 items of a thread", &LinalgChecker::hasFewItems},
    {"threads that are a multiple of 32 where several scan a row",
     &LinalgChecker::isScanGroup},
    {"a known number of rows that blocks share, and no more blocks than a "
     "group has threads",
     &LinalgChecker::sharesScan},
    {"nest.thread_bytes of the kernel for what blocks pass on",
     &LinalgChecker::hasMemoryForGroups},
};

static constexpr LinalgRule linalgOfPlainLoops[] = {
    {"no fused init or epilogue", &LinalgChecker::hasNoFusedOps}};

/// The rules that kinds share, and a kind's own; none of kinds that GPUs cannot
/// execute.
static SmallVector<LinalgRules, 3> rulesOf(linalg::LinalgOp op,
                                           ScheduleAttrInterface schedule) {
  using Rules = SmallVector<LinalgRules, 3>;
  return llvm::TypeSwitch<Attribute, Rules>(schedule)
      .Case<cuda::PointwiseAttr>(
          [](auto) { return Rules{linalgOfAll, linalgOfElementwise}; })
      .Case<cuda::VectorsAttr>([](auto) {
        return Rules{linalgOfAll, linalgOfElementwise, linalgOfVectors};
      })
      .Case<cuda::TransposeAttr>([](auto) {
        return Rules{linalgOfAll, linalgOfElementwise, linalgOfTransposes};
      })
      .Case<cuda::ReductionAttr>([](auto) {
        return Rules{linalgOfAll, linalgOfReductions, linalgOfThreads};
      })
      .Case<cuda::BlockRowsAttr>([](auto) {
        return Rules{linalgOfAll, linalgOfReductions, linalgOfBlockRows};
      })
      .Case<cuda::BlockColumnsAttr>([](auto) {
        return Rules{linalgOfAll, linalgOfReductions, linalgOfBlockColumns};
      })
      .Case<cuda::ContractionAttr, cuda::MmaAttr>(
          [](auto) { return Rules{linalgOfAll, linalgOfReductions}; })
      .Case<cuda::ScanAttr>(
          [](auto) { return Rules{linalgOfAll, linalgOfScans}; })
      .Case<cuda::BlockScanAttr>([](auto) {
        return Rules{linalgOfAll, linalgOfScans, linalgOfSharedScans};
      })
      .Case<nest::LoopsAttr>(
          [](auto) { return Rules{linalgOfAll, linalgOfPlainLoops}; })
      .Default([](Attribute) { return Rules(); });
}

static LogicalResult checkEpilogue(linalg::LinalgOp epilogue,
                                   linalg::LinalgOp op,
                                   ScheduleAttrInterface schedule) {
  if (!epilogue || takesEpilogue(schedule))
    return success();
  InFlightDiagnostic error =
      epilogue->emitOpError("expected an op before it that applies it to what "
                            "it stores for the entry 'fused' in ")
      << nest::attrs::kSchedule << " of its kernel but found " << schedule;
  error.attachNote(op->getLoc()) << "the op whose epilogue it is";
  return error;
}

// Results that only an epilogue reads are in no buffer that a fill could write.
static LogicalResult checkConverted(linalg::LinalgOp op,
                                    const nest::KernelSchedule &schedules) {
  linalg::FillOp fill = loops::initOf(op, op.getDpsInits()[0]);
  if (!fill || schedules.isFused(fill))
    return success();
  return fill->emitOpError("expected the entry 'fused' in ")
         << nest::attrs::kSchedule
         << " of its kernel before an op whose results only its epilogue reads "
            "but found "
         << schedules.lookup(fill);
}

static LogicalResult checkSchedule(linalg::LinalgOp op,
                                   const nest::KernelSchedule &schedules) {
  ScheduleAttrInterface schedule = schedules.lookup(op);
  auto [epilogue, converted] = fusedEpilogue(op, schedules);
  if (epilogue && converted && failed(checkConverted(op, schedules)))
    return failure();
  LinalgChecker checker(op, schedules, epilogue);
  SmallVector<LinalgRules, 3> rules = rulesOf(op, schedule);
  if (rules.empty())
    return checker.fail("a schedule of GPUs");
  for (LinalgRules some : rules)
    if (failed(checkRules(checker, some)))
      return failure();
  if (tileOf(schedule) && failed(checkContraction(op, schedule, epilogue)))
    return failure();
  return checkEpilogue(epilogue, op, schedule);
}

static LogicalResult checkCopy(Operation *op, ScheduleAttrInterface schedule) {
  if (isa<cuda::PointwiseAttr>(schedule))
    return success();
  return op->emitOpError("expected #cuda.pointwise but found ") << schedule;
}

LogicalResult device::checkSchedules(const nest::KernelSchedule &schedules) {
  auto check = [&](Operation *op) {
    ScheduleAttrInterface schedule = schedules.lookup(op);
    if (failed(schedule.verifyOn(op)))
      return failure();
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case<nest::ScatterOp, nest::SortOp>(
            [&](auto each) { return checkSchedule(each, schedule); })
        .Case<linalg::LinalgOp>(
            [&](auto each) { return ::checkSchedule(each, schedules); })
        .Default([&](Operation *copy) { return checkCopy(copy, schedule); });
  };
  bool isOk = true;
  for (Operation *op : schedules.getOps())
    if (schedules.lookup(op))
      isOk &= succeeded(check(op));
  isOk &= succeeded(loops::checkFused(
      schedules, [](linalg::LinalgOp op) { return epilogueAfter(op).op; }));
  return success(isOk);
}
