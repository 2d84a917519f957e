//===- LoopChoice.cpp - schedules of loops --------------------------------===//

#include "LoopChoice.h"
#include "Combiner.h"
#include "ContractionChoice.h"
#include "Groups.h"
#include "ScanTile.h"
#include "TransposeChoice.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Vectors that a thread reads before it computes, and elements of these: more
/// of 16 bits were measured to be slower.
constexpr int64_t kMostInFlight = 4, kMostElements = 16;
/// Threads that a large GPU runs at once, and blocks that keep it busy.
constexpr int64_t kManyThreads = 132 * 2048;
constexpr int64_t kManyBlocks = 132 * 4;
/// The same where blocks share a row.
constexpr int64_t kManyRowBlocks = 132 * 3;
/// Terms that are added without a loop; fewer are not shared.
constexpr int64_t kFewTerms = 16, kSharedTerms = 32;
/// Fewest terms of a thread where blocks share a row.
constexpr int64_t kTermsOfPart = 16;
/// Most bytes that launches of a kernel pass on.
constexpr int64_t kMostWorkspace = int64_t(1) << 24;

namespace {

class Chooser : LoopFacts {
public:
  explicit Chooser(linalg::LinalgOp op) : LoopFacts(op) {}

  LoopChoice choose() {
    choosePlan();
    return {plan, bytes};
  }

private:
  void choosePlan() {
    if (loops::hasOutputOfTerms(op) && !loops::isScan(op)) {
      plan.strategy = KernelStrategy::Loops;
      return;
    }
    if (chooseContraction())
      return;
    plan.strategy = chooseKind();
    setOrder();
    plan.threads = kBlockThreads;
    if (!isOfNumbers(op))
      return;
    if (plan.strategy == KernelStrategy::Scan)
      chooseScan();
    else if (reduced.empty())
      chooseVectors();
    else if (plan.strategy == KernelStrategy::Rows)
      chooseShared();
  }

  KernelStrategy chooseKind() const {
    if (loops::isScan(op))
      return KernelStrategy::Scan;
    if (reduced.empty())
      return shape.copies ? KernelStrategy::Copy : KernelStrategy::Pointwise;
    int64_t terms = productOf(shape, reduced);
    return isKnown(terms) && terms <= kFewTerms ? KernelStrategy::Unrolled
                                                : KernelStrategy::Rows;
  }

  void setOrder() {
    plan.order.assign(kept.begin(), kept.end());
    plan.parallel = kept.size();
    llvm::append_range(plan.order, reduced);
  }

  //===--- Sums of products -----------------------------------------------===//

  bool chooseContraction() {
    std::optional<ContractionLoops> loops = tiledLoops(op, shape);
    if (!loops)
      return false;
    int64_t instruction = instructionOf(op);
    if (instruction && !hasTensorCores(op)) {
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
    facts.mostShared = mostSharedBytes(op);
    std::optional<ContractionTile> tile = chooseTile(facts);
    if (!tile)
      return false;
    if (tile->parts > 1 && !takeWorkspace(productOf(shape, kept) * tile->parts))
      tile->parts = 1;
    plan.strategy = KernelStrategy::Contraction;
    setOrder();
    plan.threads = tile->threads();
    plan.vector = tile->vector();
    return true;
  }

  void remarkPlain() {
    remark::missed(op->getLoc(), remark::RemarkOpts::name("no-tensor-cores")
                                     .category("cuda-choose-schedule"))
        << remark::reason("the target states no chip that has them");
  }

  //===--- Vectors --------------------------------------------------------===//

  /// Several vectors for each thread, where memory is what takes the time.
  void chooseVectors() {
    if (kept.empty())
      return;
    VectorRun run = runAlong(kept.back(), plan);
    if (!run.isContiguous(/*outputs=*/true))
      return chooseTransposes(run.widest(/*outputs=*/true));
    int64_t width = run.widest(/*outputs=*/true);
    if (width < 2 || !run.fits(width, /*outputs=*/true))
      return;
    int64_t elements = productOf(shape, kept), flight = 1;
    while (flight < std::min(kMostInFlight, kMostElements / width) &&
           isKnown(elements) && elements >= kManyThreads * flight * width)
      flight *= 2;
    plan.vector = {width, isKnown(elements) ? flight : 2};
  }

  void chooseTransposes(int64_t widest) {
    std::optional<TransposeTile> tile =
        chooseTranspose(*this, kept.back(), widest);
    if (!tile)
      return;
    moveLast(kept, tile->across);
    moveLast(kept, tile->along);
    setOrder();
    plan.tile.assign(plan.order.size(), 0);
    plan.tile.back() = plan.tile[plan.tile.size() - 2] = tile->size;
    plan.threads = tile->threads;
    if (tile->width > 1)
      plan.vector = {tile->width};
  }

  //===--- Shared sums ----------------------------------------------------===//

  void chooseShared() {
    std::optional<Combiner> combiner = Combiner::ofReduction(op);
    int64_t terms = productOf(shape, reduced);
    if (!combiner || (shape.strict && !combiner->isExact()) ||
        !isAtLeast(terms, kSharedTerms))
      return;
    bool inColumns = !kept.empty() && contiguousInputs(kept.back()) >
                                          contiguousInputs(reduced.back());
    if (shape.multiplyAdd && !hasFewResults())
      return;
    inColumns ? chooseColumns(terms) : chooseRows(terms);
  }

  bool hasFewResults() const {
    int64_t results = productOf(shape, kept);
    return isKnown(results) && results <= kManyThreads / 8;
  }

  void chooseRows(int64_t terms) {
    int64_t width = widthAlong(reduced.back(), plan);
    int64_t row = runAlong(reduced.back(), plan).size();
    int64_t results = productOf(shape, kept), group = kBlockThreads;
    if (isKnown(row) && row < kLongRow)
      group = kWarp;
    int64_t parts = 1;
    if (isKnown(results) && results > 0 && results < kManyBlocks / 2 &&
        isKnown(row) && isKnown(terms))
      parts = std::clamp<int64_t>(
          std::min(kManyRowBlocks / results,
                   row / (kBlockThreads * width * kTermsOfPart)),
          1, kManyBlocks);
    if (parts > 1)
      group = kBlockThreads;
    if (parts > 1 && !takeWorkspace(results * parts))
      parts = 1;
    plan.strategy = KernelStrategy::BlockRows;
    plan.vector = {width, group, parts};
  }

  void chooseColumns(int64_t terms) {
    int64_t width = widthAlong(kept.back(), plan);
    int64_t columns = productOf(shape, kept), parts = 1;
    if (isKnown(columns) && columns > 0) {
      int64_t tiles = (columns + width * kWarp - 1) / (width * kWarp);
      int64_t warps = kBlockThreads / kWarp;
      int64_t most = isKnown(terms) ? terms / (warps * kTermsOfPart) : 16;
      parts = std::clamp<int64_t>(std::min(kManyBlocks / tiles, most), 1,
                                  kManyBlocks);
      if (parts > 1 && !takeWorkspace(columns * parts))
        parts = 1;
    }
    plan.strategy = KernelStrategy::BlockColumns;
    plan.vector = {width, parts};
  }

  //===--- Scans ----------------------------------------------------------===//

  /// Groups of threads share rows whose runs of terms can be combined.
  void chooseScan() {
    std::optional<Combiner> combiner = Combiner::ofScan(op);
    int64_t results = productOf(shape, kept);
    if (!combiner || !combiner->startsWithout(op))
      return;
    std::optional<ScanTile> tile = device::chooseScan(
        results, shape.loops[reduced[0]].size,
        /*inRows=*/kept.empty() ||
            contiguousInputs(reduced[0]) >= contiguousInputs(kept.back()));
    if (!tile)
      return;
    if (tile->parts > 1 && !takeWorkspace(results * tile->parts))
      tile->parts = 1;
    plan.vector = {tile->items, tile->group, tile->parts};
  }

  bool takeWorkspace(int64_t elements) {
    bytes = workspaceBytes(ValueRange(op.getRegionOutputArgs()).getTypes(),
                           elements);
    if (bytes <= kMostWorkspace)
      return true;
    bytes = 0;
    return false;
  }

  KernelPlan plan;
  int64_t bytes = 0;
};

} // namespace

LoopChoice device::chooseLoops(linalg::LinalgOp op) {
  return Chooser(op).choose();
}
