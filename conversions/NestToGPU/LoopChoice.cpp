//===- LoopChoice.cpp - schedules of loops --------------------------------===//

#include "LoopChoice.h"
#include "Combiner.h"
#include "ContractionChoice.h"
#include "Groups.h"
#include "ScanTile.h"
#include "Schedules.h"
#include "TransposeChoice.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Vectors that a thread reads before it computes, and elements of these: more
/// of 16 bits were measured to be slower.
constexpr int64_t kMostInFlight = 4, kMostElements = 16;
/// Threads that a multiprocessor runs at once, and blocks that keep it busy.
constexpr int64_t kManyThreads = 2048, kManyBlocks = 4;
/// As above, if blocks share a row.
constexpr int64_t kManyRowBlocks = 3;
/// Terms that are added without a loop; fewer are not shared.
constexpr int64_t kFewTerms = 16, kSharedTerms = 32;
/// Fewest terms of a thread where blocks share a row.
constexpr int64_t kTermsOfPart = 16;
/// Most bytes that launches of a kernel pass on.
constexpr int64_t kMostWorkspace = int64_t(1) << 24;

namespace {

class Chooser : LoopFacts {
public:
  explicit Chooser(linalg::LinalgOp op) : LoopFacts(op), chip(chipOf(op)) {}

  LoopChoice choose() {
    ScheduleAttrInterface schedule = chooseSchedule();
    return {schedule, bytes};
  }

private:
  ScheduleAttrInterface chooseSchedule() {
    if (loops::hasOutputOfTerms(op) && !loops::isScan(op))
      return nest::LoopsAttr::get(context);
    setOrder();
    if (ScheduleAttrInterface tiles = chooseContraction())
      return tiles;
    if (loops::isScan(op))
      return chooseScan();
    return reduced.empty() ? choosePointwise() : chooseReduction();
  }

  ScheduleAttrInterface choosePointwise() {
    if (isOfNumbers(op) && !kept.empty())
      if (ScheduleAttrInterface vectors = chooseVectors())
        return vectors;
    return cuda::PointwiseAttr::get(context, orderAttr(), kBlockThreads);
  }

  ScheduleAttrInterface chooseReduction() {
    int64_t terms = productOf(shape, reduced);
    bool isShort = isKnown(terms) && terms <= kFewTerms;
    if (isOfNumbers(op) && !isShort)
      if (ScheduleAttrInterface shared = chooseShared())
        return shared;
    return cuda::ReductionAttr::get(context, orderAttr(), kBlockThreads,
                                    isShort);
  }

  void setOrder() {
    order.order.assign(kept.begin(), kept.end());
    order.parallel = kept.size();
    llvm::append_range(order.order, reduced);
  }

  DenseI64ArrayAttr orderAttr() const {
    return DenseI64ArrayAttr::get(context, order.order);
  }

  //===--- Sums of products -----------------------------------------------===//

  ScheduleAttrInterface chooseContraction() {
    std::optional<ContractionLoops> loops = tiledLoops(op, shape);
    if (!loops)
      return nullptr;
    int64_t instruction = instructionOf(op);
    if (instruction && !chip.multipliesByWarps()) {
      remarkPlain();
      instruction = 0;
    }
    ContractionFacts facts;
    facts.sizes = {
        productOf(shape, loops->batch), productOf(shape, loops->rows),
        productOf(shape, loops->columns), productOf(shape, loops->sum)};
    facts.bytes = shape.elementBytes;
    facts.mayShare = mayReorder();
    facts.instruction = instruction;
    facts.isCopied = isCopiedToTiles(op, shape, *loops);
    facts.mostShared = chip.sharedBytes;
    facts.multiprocessors = chip.multiprocessors;
    std::optional<ContractionTile> tile = chooseTile(facts);
    if (!tile)
      return nullptr;
    if (tile->parts > 1 && !takeWorkspace(productOf(shape, kept) * tile->parts))
      tile->parts = 1;
    return scheduleOf(context, order.order, *tile);
  }

  void remarkPlain() {
    remark::missed(op->getLoc(), remark::RemarkOpts::name("no-tensor-cores")
                                     .category("cuda-choose-schedule"))
        << remark::reason("the target states no chip that has them");
  }

  //===--- Vectors --------------------------------------------------------===//

  /// Several vectors for each thread, if memory bounds the time.
  ScheduleAttrInterface chooseVectors() {
    VectorRun run = runAlong(kept.back(), order);
    if (!run.isContiguous(/*outputs=*/true))
      return chooseTransposes(run.widest(/*outputs=*/true));
    int64_t width = run.widest(/*outputs=*/true);
    if (width < 2 || !run.fits(width, /*outputs=*/true))
      return nullptr;
    int64_t elements = productOf(shape, kept), flight = 1;
    while (flight < std::min(kMostInFlight, kMostElements / width) &&
           isKnown(elements) &&
           elements >= onAll(kManyThreads) * flight * width)
      flight *= 2;
    return cuda::VectorsAttr::get(context, orderAttr(), width,
                                  isKnown(elements) ? flight : 2,
                                  kBlockThreads);
  }

  ScheduleAttrInterface chooseTransposes(int64_t widest) {
    std::optional<TransposeTile> tile =
        chooseTranspose(*this, kept.back(), widest);
    if (!tile)
      return nullptr;
    moveLast(kept, tile->across);
    moveLast(kept, tile->along);
    setOrder();
    return cuda::TransposeAttr::get(context, orderAttr(), tile->size,
                                    tile->width, tile->threads);
  }

  //===--- Shared sums ----------------------------------------------------===//

  ScheduleAttrInterface chooseShared() {
    std::optional<Combiner> combiner = Combiner::ofReduction(op);
    int64_t terms = productOf(shape, reduced);
    if (!combiner || (shape.strict && !combiner->isExact()) ||
        !isAtLeast(terms, kSharedTerms))
      return nullptr;
    bool inColumns = !kept.empty() && contiguousInputs(kept.back()) >
                                          contiguousInputs(reduced.back());
    if (shape.multiplyAdd && !hasFewResults())
      return nullptr;
    return inColumns ? chooseColumns(terms) : chooseRows(terms);
  }

  /// Multiplies a number by the chip's multiprocessors.
  int64_t onAll(int64_t count) const { return chip.multiprocessors * count; }

  bool hasFewResults() const {
    int64_t results = productOf(shape, kept);
    return isKnown(results) && results <= onAll(kManyThreads) / 8;
  }

  ScheduleAttrInterface chooseRows(int64_t terms) {
    int64_t width = widthAlong(reduced.back(), order);
    int64_t row = runAlong(reduced.back(), order).size();
    int64_t results = productOf(shape, kept), group = kBlockThreads;
    if (isKnown(row) && row < kLongRow)
      group = kWarp;
    int64_t parts = 1;
    if (isKnown(results) && results > 0 && results < onAll(kManyBlocks) / 2 &&
        isKnown(row) && isKnown(terms))
      parts = std::clamp<int64_t>(
          std::min(onAll(kManyRowBlocks) / results,
                   row / (kBlockThreads * width * kTermsOfPart)),
          1, onAll(kManyBlocks));
    if (parts > 1)
      group = kBlockThreads;
    if (parts > 1 && !takeWorkspace(results * parts))
      parts = 1;
    return cuda::BlockRowsAttr::get(context, orderAttr(), kept.size(), width,
                                    group, parts, kBlockThreads);
  }

  ScheduleAttrInterface chooseColumns(int64_t terms) {
    int64_t width = widthAlong(kept.back(), order);
    int64_t columns = productOf(shape, kept), parts = 1;
    if (isKnown(columns) && columns > 0) {
      int64_t tiles = (columns + width * kWarp - 1) / (width * kWarp);
      int64_t warps = kBlockThreads / kWarp;
      int64_t most = isKnown(terms) ? terms / (warps * kTermsOfPart) : 16;
      parts = std::clamp<int64_t>(std::min(onAll(kManyBlocks) / tiles, most), 1,
                                  onAll(kManyBlocks));
      if (parts > 1 && !takeWorkspace(columns * parts))
        parts = 1;
    }
    return cuda::BlockColumnsAttr::get(context, orderAttr(), width, parts,
                                       kBlockThreads);
  }

  //===--- Scans ----------------------------------------------------------===//

  /// Groups of threads share rows whose runs of terms can be combined.
  ScheduleAttrInterface chooseScan() {
    auto threadEach = cuda::ScanAttr::get(context, orderAttr(), kBlockThreads);
    std::optional<Combiner> combiner = Combiner::ofScan(op);
    int64_t results = productOf(shape, kept);
    if (!isOfNumbers(op) || !combiner || !combiner->startsWithout(op))
      return threadEach;
    std::optional<ScanTile> tile = device::chooseScan(
        results, shape.loops[reduced[0]].size,
        /*inRows=*/kept.empty() ||
            contiguousInputs(reduced[0]) >= contiguousInputs(kept.back()));
    if (!tile)
      return threadEach;
    if (tile->parts > 1 && !takeWorkspace(results * tile->parts))
      tile->parts = 1;
    return cuda::BlockScanAttr::get(context, orderAttr(), tile->items,
                                    tile->group, tile->parts, kBlockThreads);
  }

  bool takeWorkspace(int64_t elements) {
    bytes = workspaceBytes(ValueRange(op.getRegionOutputArgs()).getTypes(),
                           elements);
    if (bytes <= kMostWorkspace)
      return true;
    bytes = 0;
    return false;
  }

  const CudaChip &chip;
  MLIRContext *context = op.getContext();
  LoopOrder order;
  int64_t bytes = 0;
};

} // namespace

LoopChoice device::chooseLoops(linalg::LinalgOp op) {
  return Chooser(op).choose();
}
