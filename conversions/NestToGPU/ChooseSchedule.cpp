//===- ChooseSchedule.cpp - choose how a GPU runs the loops of ops --------===//
//
// A pass of its own so that a schedule can be read, tested and written by hand:
// it decides and changes nothing, the lowering to loops decides nothing.
//
//===----------------------------------------------------------------------===//

#include "ContractionChoice.h"
#include "Groups.h"
#include "ScanTile.h"
#include "ScatterChoice.h"
#include "VectorRun.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Conversion/NestToCPU/CheckSchedule.h"
#include "tcopt/Conversion/NestToCPU/Preparation.h"
#include "tcopt/Conversion/NestToCPU/Strategies.h"
#include "tcopt/Conversion/NestToGPU.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_NESTCHOOSEGPUSCHEDULE
#include "tcopt/Conversion/NestToGPU/Passes.h.inc"

namespace {

/// Threads of a block.
constexpr int64_t kBlockThreads = 256;
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
/// Rows and columns of a tile that is transposed, at least and at most, the
/// bytes of its rows, the elements that a thread takes at once, and the shared
/// memory for its inputs.
constexpr int64_t kTransposeTile = 32, kLargestTransposeTile = 128;
constexpr int64_t kTransposeBytes = 256, kTransposeWidth = 4;
constexpr int64_t kTransposeShared = 40 << 10;
/// Elements of a tile for a thread that takes several at once.
constexpr int64_t kTransposeElements = 32;
/// Longer rows are for a block, not for a warp.
constexpr int64_t kLongRow = 2048;
/// Where ops share rows: terms that each of a row's threads should have at
/// least, elements that it should keep, and that it can, threads of a block.
constexpr int64_t kTermsOfLane = 4, kUsualKept = 32, kMostKept = 64;
constexpr int64_t kMostThreads = 1024;
/// Fewest terms of a thread where blocks share a row.
constexpr int64_t kTermsOfPart = 16;
/// Most bytes that launches of a kernel pass on.
constexpr int64_t kMostWorkspace = int64_t(1) << 24;

KernelPlan kindAlone(KernelStrategy strategy) {
  KernelPlan plan;
  plan.strategy = strategy;
  return plan;
}

bool isKnown(int64_t size) { return size != unknownSize; }
bool isAtLeast(int64_t size, int64_t bound) {
  return !isKnown(size) || size >= bound;
}

/// What ops that share rows have in common, so that a thread meets the same
/// elements in each: how many threads have a row, a power of two, and how many
/// neighbours each of them takes at most.
struct RowThreads {
  int64_t group = 1, width = device::kWidestVector;
};

class Chooser {
public:
  explicit Chooser(linalg::LinalgOp op)
      : op(op), epilogue(device::epilogueAfter(op).op),
        shape(nest::shapeOf(op)) {}

  KernelPlan choose() {
    if (cpu::hasOutputOfTerms(op) && !cpu::isScan(op))
      return kindAlone(KernelStrategy::Loops);
    splitLoops();
    if (chooseContraction())
      return plan;
    plan.strategy = chooseKind();
    setOrder();
    plan.threads = kBlockThreads;
    if (!device::isOfNumbers(op))
      return plan;
    if (plan.strategy == KernelStrategy::Scan)
      chooseScan();
    else if (reduced.empty())
      chooseVectors();
    else if (plan.strategy == KernelStrategy::Rows)
      chooseShared();
    return plan;
  }

  /// Whether groups of threads can have the first loops, as rows, and run the
  /// others at the speed of memory.
  bool canHaveRows(int64_t rows) {
    if (cpu::isScan(op) || cpu::hasOutputOfTerms(op))
      return false;
    splitLoops();
    if (reduced.empty())
      return int64_t(kept.size()) == rows || endsContiguous(rows);
    std::optional<device::Combiner> combiner =
        device::Combiner::ofReduction(op);
    return combiner && (!shape.strict || combiner->isExact()) &&
           int64_t(kept.size()) == rows && !device::tiledLoops(op, shape) &&
           contiguousInputs(reduced.back()) >= contiguousInputs(kept.back()) &&
           !areRowsFew();
  }

  /// The first loops are rows, which groups of threads have.
  KernelPlan chooseInRows(int64_t rows, const RowThreads &threads) {
    orderInRows(rows);
    plan.threads = std::max(threads.group, kBlockThreads);
    int64_t width = std::min(widthInRow(), threads.width);
    plan.vector = {width, threads.group, 1};
    int64_t kept = columnsAtOnce() / (threads.group * width);
    if (kept > 0 && kept * width <= kMostKept)
      plan.vector.push_back(kept);
    return plan;
  }

  /// Elements along the last loop that are read and written at once.
  int64_t widestInRows(int64_t rows) {
    orderInRows(rows);
    return widthInRow();
  }

  /// Bytes that the op's launches pass on.
  int64_t workspace() const { return bytes; }

private:
  /// Those that are kept, that of contiguous results last, and the others, that
  /// of contiguous terms last if terms may be reordered.
  void splitLoops() {
    for (auto [i, loop] : llvm::enumerate(shape.loops))
      (loop.reduction ? reduced : kept).push_back(i);
    if (std::optional<int64_t> last = contiguousLoop(shape))
      moveLast(kept, *last);
    auto most = llvm::max_element(reduced, [&](int64_t a, int64_t b) {
      return contiguousInputs(a) < contiguousInputs(b);
    });
    if (most != reduced.end() && mayReorder())
      moveLast(reduced, *most);
  }

  bool mayReorder() const { return device::mayReorderTerms(op, shape.strict); }

  static void moveLast(SmallVectorImpl<int64_t> &loops, int64_t loop) {
    auto *at = llvm::find(loops, loop);
    if (at != loops.end())
      std::rotate(at, at + 1, loops.end());
  }

  /// How many inputs lie along a loop.
  int64_t contiguousInputs(int64_t loop) const {
    return llvm::count_if(shape.operands, [&](const KernelOperand &operand) {
      return !operand.output && operand.steps[loop] == Step::One;
    });
  }

  KernelStrategy chooseKind() const {
    if (cpu::isScan(op))
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
    std::optional<ContractionLoops> loops = device::tiledLoops(op, shape);
    if (!loops)
      return false;
    int64_t instruction = device::instructionOf(op);
    if (instruction && !device::hasTensorCores(op)) {
      remarkPlain();
      instruction = 0;
    }
    device::ContractionFacts facts;
    facts.sizes = {
        productOf(shape, loops->batch), productOf(shape, loops->rows),
        productOf(shape, loops->columns), productOf(shape, loops->sum)};
    facts.bytes = shape.elementBytes;
    facts.mayShare = mayReorder();
    facts.instruction = instruction;
    facts.isCopied = device::isCopiedToTiles(op, shape, *loops);
    facts.mostShared = device::mostSharedBytes(op);
    std::optional<device::ContractionTile> tile = device::chooseTile(facts);
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
                                     .category("nest-choose-gpu-schedule"))
        << remark::reason("the target states no chip that has them");
  }

  //===--- Vectors --------------------------------------------------------===//

  device::VectorRun runAlong(int64_t loop) const {
    return {op, shape, plan, epilogue, loop};
  }

  /// Several vectors for each thread, where memory is what takes the time.
  void chooseVectors() {
    if (kept.empty())
      return;
    device::VectorRun run = runAlong(kept.back());
    if (!run.isContiguous(/*outputs=*/true))
      return chooseTransposes();
    int64_t width = run.widest(/*outputs=*/true);
    if (width < 2 || !run.fits(width, /*outputs=*/true))
      return;
    int64_t elements = productOf(shape, kept), flight = 1;
    while (flight < std::min(kMostInFlight, kMostElements / width) &&
           isKnown(elements) && elements >= kManyThreads * flight * width)
      flight *= 2;
    plan.vector = {width, isKnown(elements) ? flight : 2};
  }

  //===--- Transposes -----------------------------------------------------===//

  /// Tiles where inputs lie along one other loop than the output.
  void chooseTransposes() {
    int64_t along = kept.back(), across = -1;
    for (OpOperand *input : op.getDpsInputOperands()) {
      ArrayRef<Step> steps = shape.operands[input->getOperandNumber()].steps;
      const auto *one = llvm::find(steps, Step::One);
      if (one == steps.end() || steps[along] != Step::Many)
        continue;
      int64_t loop = one - steps.begin();
      if (across >= 0 && loop != across)
        return;
      across = loop;
    }
    if (across < 0 || !isAtLeast(shape.loops[across].size, kTransposeTile) ||
        !isAtLeast(shape.loops[along].size, kTransposeTile))
      return;
    int64_t width = transposedWidth(across, along);
    int64_t tile = transposedTile(across, along, width);
    if (tile < kTransposeTile)
      return;
    moveLast(kept, across);
    moveLast(kept, along);
    setOrder();
    plan.tile.assign(plan.order.size(), 0);
    plan.tile.back() = plan.tile[plan.tile.size() - 2] = tile;
    if (width == 1)
      return;
    plan.vector = {width};
    plan.threads = std::clamp<int64_t>(tile * tile / kTransposeElements,
                                       kBlockThreads / 2, kBlockThreads * 2);
  }

  /// Neighbours that are there or not there together, in both directions.
  int64_t transposedWidth(int64_t across, int64_t along) {
    int64_t width =
        std::min(runAlong(along).widest(/*outputs=*/true), kTransposeWidth);
    for (int64_t loop : {across, along})
      while (width > 1 && (!isKnown(shape.loops[loop].size) ||
                           shape.loops[loop].size % width != 0))
        width /= 2;
    return width;
  }

  /// Long rows, as far as shared memory goes; 0 without room for the shortest.
  int64_t transposedTile(int64_t across, int64_t along, int64_t width) {
    int64_t most = 1, sum = 0;
    for (OpOperand &operand : op->getOpOperands()) {
      int64_t bytes =
          (getElementTypeOrSelf(operand.get()).getIntOrFloatBitWidth() + 7) / 8;
      most = std::max(most, bytes);
      if (op.isDpsInput(&operand) &&
          device::isTransposed(shape, operand, across, along))
        sum += bytes;
    }
    int64_t tile = width == 1
                       ? kTransposeTile
                       : std::clamp(kTransposeBytes / most, kTransposeTile,
                                    kLargestTransposeTile);
    while (tile >= kTransposeTile && tile * (tile + 1) * sum > kTransposeShared)
      tile /= 2;
    return tile < kTransposeTile ? 0 : tile;
  }

  //===--- Rows that ops share --------------------------------------------===//

  void orderInRows(int64_t rows) {
    splitLoops();
    plan.strategy = KernelStrategy::BlockRows;
    plan.order.assign(llvm::to_vector(llvm::seq<int64_t>(rows)));
    for (int64_t loop : reduced.empty() ? kept : reduced)
      if (loop >= rows)
        plan.order.push_back(loop);
    plan.parallel = rows;
  }

  int64_t widthInRow() {
    return int64_t(plan.order.size()) > plan.parallel
               ? widthAlong(plan.order.back(), /*outputs=*/reduced.empty())
               : 1;
  }

  /// Of a row whose loops are run as one; 0 for others.
  int64_t columnsAtOnce() {
    ArrayRef<int64_t> columns = ArrayRef(plan.order).drop_front(plan.parallel);
    int64_t size = columns.empty() ? 0 : runAlong(columns.back()).size();
    return isKnown(size) && size == productOf(shape, columns) ? size : 0;
  }

  /// Whether no operand of an op without terms jumps along its last loop.
  bool endsContiguous(int64_t rows) const {
    int64_t last = int64_t(shape.loops.size()) - 1;
    return last >= rows &&
           llvm::none_of(shape.operands, [&](const KernelOperand &operand) {
             return operand.steps[last] == Step::Many ||
                    (operand.output && operand.steps[last] != Step::One);
           });
  }

  /// Several blocks would have to share each of them.
  bool areRowsFew() {
    Chooser other(op);
    KernelPlan plan = other.choose();
    return plan.strategy == KernelStrategy::BlockRows && plan.vector[2] > 1;
  }

  //===--- Shared sums ----------------------------------------------------===//

  void chooseShared() {
    std::optional<device::Combiner> combiner =
        device::Combiner::ofReduction(op);
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

  /// Vectors along a loop whose size they divide.
  int64_t widthAlong(int64_t loop, bool outputs = false) const {
    device::VectorRun run = runAlong(loop);
    int64_t width = run.widest(outputs);
    while (width > 1 && !run.fits(width, outputs))
      width /= 2;
    return width;
  }

  void chooseRows(int64_t terms) {
    int64_t width = widthAlong(reduced.back());
    int64_t row = runAlong(reduced.back()).size();
    int64_t results = productOf(shape, kept), group = kBlockThreads;
    if (isKnown(row) && row < kLongRow)
      group = device::kWarp;
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
    int64_t width = widthAlong(kept.back());
    int64_t columns = productOf(shape, kept), parts = 1;
    if (isKnown(columns) && columns > 0) {
      int64_t tiles =
          (columns + width * device::kWarp - 1) / (width * device::kWarp);
      int64_t warps = kBlockThreads / device::kWarp;
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
    std::optional<device::Combiner> combiner = device::Combiner::ofScan(op);
    int64_t results = productOf(shape, kept);
    if (!combiner || !combiner->startsWithout(op))
      return;
    std::optional<device::ScanTile> tile = device::chooseScan(
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
    bytes = device::workspaceBytes(
        ValueRange(op.getRegionOutputArgs()).getTypes(), elements);
    if (bytes <= kMostWorkspace)
      return true;
    bytes = 0;
    return false;
  }

  linalg::LinalgOp op, epilogue;
  KernelShape shape;
  KernelPlan plan;
  SmallVector<int64_t> kept, reduced;
  int64_t bytes = 0;
};

RowThreads chooseRowThreads(ArrayRef<linalg::LinalgOp> ops) {
  RowThreads threads;
  int64_t most = 0;
  bool isOpen = false;
  for (linalg::LinalgOp op : ops) {
    KernelShape shape = nest::shapeOf(op);
    int64_t rows = device::rowLoopsOf(op);
    int64_t columns = productOf(
        shape, llvm::to_vector(llvm::seq<int64_t>(rows, shape.loops.size())));
    isOpen |= !isKnown(columns);
    most = std::max(most, columns);
    if (int64_t width = Chooser(op).widestInRows(rows); width > 1)
      threads.width = std::min(threads.width, width);
  }
  threads.group = kBlockThreads;
  if (isOpen)
    return threads;
  if (most < kLongRow) {
    int64_t each =
        std::max(threads.width == device::kWidestVector ? 1 : threads.width,
                 kTermsOfLane);
    threads.group = std::clamp<int64_t>(
        llvm::PowerOf2Ceil(llvm::divideCeil(most, each)), 1, device::kWarp);
    return threads;
  }
  while (threads.group < kMostThreads && most > threads.group * kUsualKept)
    threads.group *= 2;
  return threads;
}

struct ChooseGPUSchedule : impl::NestChooseGPUScheduleBase<ChooseGPUSchedule> {
  void runOnOperation() override {
    int64_t workspace = 0;
    llvm::MapVector<Operation *, SmallVector<linalg::LinalgOp>> inRows;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (device::rowLoopsOf(op))
        inRows[op->getParentOp()].push_back(op);
    });
    for (auto &[parent, ops] : inRows)
      rowThreads[parent] = chooseRowThreads(ops);
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (!nest::getSchedule(op))
        workspace = std::max(workspace, choose(op));
    });
    getOperation()->walk([&](nest::ScatterOp op) {
      if (!nest::getSchedule(op))
        set(op, device::chooseScatter(op));
    });
    getOperation()->walk([&](nest::SortOp op) {
      if (nest::getSchedule(op))
        return;
      KernelPlan plan = device::chooseSort(op);
      workspace = std::max(workspace, device::workspaceOfSort(op, plan));
      set(op, plan);
    });
    auto kernel = dyn_cast<nest::KernelOp>(getOperation());
    if (kernel && workspace > kernel.getThreadBytes())
      kernel->setAttr(nest::KernelOp::getThreadBytesAttrName(),
                      Builder(kernel).getI64IntegerAttr(workspace));
  }

  int64_t choose(linalg::LinalgOp op) {
    auto fill = dyn_cast<linalg::FillOp>(op.getOperation());
    linalg::LinalgOp user = fill ? cpu::opFrom(fill) : linalg::LinalgOp();
    if (user && (!cpu::hasOutputOfTerms(user) || cpu::isScan(user))) {
      set(op, kindAlone(KernelStrategy::Init));
      return 0;
    }
    Chooser chooser(op);
    int64_t rows = device::rowLoopsOf(op);
    KernelPlan plan =
        rows ? chooser.chooseInRows(rows, rowThreads[op->getParentOp()])
             : chooser.choose();
    set(op, plan);
    linalg::LinalgOp epilogue = device::epilogueAfter(op).op;
    if (epilogue && device::takesEpilogue(plan) && !nest::getSchedule(epilogue))
      set(epilogue, kindAlone(KernelStrategy::Epilogue));
    return chooser.workspace();
  }

  void set(Operation *op, const KernelPlan &plan) {
    ++numChosen;
    op->setAttr(nest::NestDialect::getScheduleAttrName(),
                nest::scheduleOf(&getContext(), plan));
  }

  /// By the kernel.
  llvm::DenseMap<Operation *, RowThreads> rowThreads;
};

} // namespace

int64_t device::rowLoopsOf(linalg::LinalgOp op) {
  auto rows = op->getAttrOfType<IntegerAttr>(kRowLoops);
  return rows ? rows.getInt() : 0;
}

bool device::canHaveRows(linalg::LinalgOp op, int64_t rows) {
  return Chooser(op).canHaveRows(rows);
}
} // namespace tcopt
