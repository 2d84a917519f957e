//===- KernelCost.cpp - how a kernel's loops are best run -----------------===//

#include "KernelCost.h"
#include "llvm/ADT/STLExtras.h"

using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using namespace tcopt;
using namespace tcopt::cpu;

/// Chunks that are enough for any number of threads.
static constexpr int64_t enoughChunks = 64;
/// Edge of a tile of a transpose: 32 cache lines on either side.
static constexpr int64_t transposeTile = 32;
/// Columns whose sums stay in the first-level cache.
static constexpr int64_t columnTile = 1024;
/// Rows whose terms are added at once where those of one row are a chain.
static constexpr int64_t rowsOfChains = 8;
/// Rows of a contraction's task; with 512 sums they fit the second-level cache.
/// Half as many, each half with panels of its own, where tasks are so few that
/// threads would wait for the last one.
static constexpr int64_t rowBlock = 256, fewTasks = 8;
/// Bytes of a task's packed panels, which lie on a thread's stack, most panels,
/// and the longest vector of a register tile.
static constexpr int64_t panelBytes = 65536, mostPanels = 4, tileLanes = 16;
/// Vectors of sums in a register tile.
static constexpr int64_t mostSums = 24;
/// Terms of a block where nothing is packed: 128 KB of a panel of 32 columns.
static constexpr int64_t termsInPanels = 1024;
/// Rows that are few for the work of packing, and the panels of a task then, if
/// there are so many groups of columns for each.
static constexpr int64_t thinRows = 64, thinPanels = 16, thinGroups = 16;
/// Rows that are added to columns in one step; columns so few that LLVM keeps
/// them in registers, if rows come one at a time.
static constexpr int64_t rowsAtOnce = 4, fewColumns = 32;
/// Terms without a loop: fewer where the terms of a row are neighbours.
static constexpr int64_t fewTerms = 32, fewTermsInRows = 16;
/// A tile of values that a scan carries, and rows that go together: at
/// distances of a power of two, more of them would compete for places in the
/// cache.
static constexpr int64_t scanTileBytes = 4096, scanRows = 3;

//===----------------------------------------------------------------------===//
// Questions about a shape
//===----------------------------------------------------------------------===//

static bool moves(const KernelOperand &operand, int64_t loop) {
  return operand.steps[loop] != Step::None;
}

static SmallVector<int64_t> loopsOfKind(const KernelShape &shape,
                                        bool reduction) {
  SmallVector<int64_t> loops;
  for (auto [i, loop] : enumerate(shape.loops))
    if (loop.reduction == reduction)
      loops.push_back(i);
  return loops;
}

// How many loops of more than a few iterations the inputs span that are
// contiguous along one of `loops`: the larger inputs decide.
static int64_t contiguousWeight(const KernelShape &shape,
                                ArrayRef<int64_t> loops) {
  int64_t weight = 0;
  for (const KernelOperand &operand : shape.operands) {
    auto isOne = [&](int64_t l) { return operand.steps[l] == Step::One; };
    if (operand.output || none_of(loops, isOne))
      continue;
    for (auto [step, loop] : zip(operand.steps, shape.loops))
      weight += step != Step::None &&
                (loop.size == unknownSize || loop.size >= KernelCost::fewRows);
  }
  return weight;
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

// Vector by matrix reads the matrix once: packing it first would only add work,
// unless loops in order could not be vectorized at all. Few terms are, along
// the results.
static bool fewRowsPay(const KernelShape &shape,
                       const ContractionLoops &loops) {
  const KernelOperand &columns = shape.operands[loops.columnInput];
  int64_t terms = productOf(shape, loops.sum);
  bool few = terms != unknownSize && terms <= 32;
  return shape.strict && !shape.integer && !few &&
         columns.steps[loops.columns.back()] != Step::One;
}

static int64_t ceilDiv(int64_t a, int64_t b) { return (a + b - 1) / b; }

// Columns of the register tile: two vectors, or one where that holds them all.
static int64_t tileColumns(int64_t columns, int64_t lanes) {
  if (columns == unknownSize || columns > lanes)
    return 2 * lanes;
  int64_t n = std::min<int64_t>(lanes, 4);
  while (n < columns)
    n *= 2;
  return n;
}

// A good part of a vector of columns would be empty, and products along the
// sum's loop fill whole ones. Sums of floats along a vector cost more than
// that, integer products are what counts.
static bool wastesColumns(const KernelShape &shape,
                          const ContractionLoops &loops, int64_t lanes) {
  int64_t columns = productOf(shape, loops.columns);
  bool dots = all_of(ArrayRef(shape.operands).drop_back(), [&](auto &operand) {
    return any_of(loops.sum,
                  [&](int64_t l) { return operand.steps[l] == Step::One; });
  });
  int64_t tile = tileColumns(columns, lanes);
  return shape.integer && dots && columns >= 0 &&
         columns * 4 < ceilDiv(columns, tile) * tile * 3;
}

StringRef KernelCost::tilingDeclined(const KernelShape &shape) const {
  std::optional<ContractionLoops> loops = classifyContraction(shape);
  if (!loops)
    return "contiguous-loop-in-both-inputs";
  int64_t rows = productOf(shape, loops->rows);
  if (rows >= 0 && rows < fewRows && !fewRowsPay(shape, *loops))
    return "few-rows";
  if (wastesColumns(shape, *loops, lanesOf(shape)))
    return "few-columns";
  int64_t sum = productOf(shape, loops->sum);
  if (sum >= 0 && sum <= 8)
    return "short-sum";
  return "";
}

// The rows of the register tile: as many as registers allow, fewer if that
// leaves fewer empty rows. A tile costs its rows and the loads of columns.
static int64_t tileRows(int64_t rows, int64_t most) {
  if (rows == unknownSize)
    return most;
  auto cost = [&](int64_t n) { return ceilDiv(rows, n) * (2 * n + 3); };
  int64_t best = most;
  for (int64_t n = most - 1; n >= 1; --n)
    if (cost(n) < cost(best))
      best = n;
  return best;
}

static int64_t blockOf(int64_t size, int64_t block) {
  return size != unknownSize && size <= block + block / 2 ? size : block;
}

static void append(SmallVector<int64_t> &to, ArrayRef<int64_t> from) {
  to.append(from.begin(), from.end());
}

LoopOrder cpu::orderOf(const KernelShape &shape,
                       const ContractionLoops &loops) {
  LoopOrder plan;
  auto addUnits = [&](bool reduction) {
    for (auto [i, loop] : enumerate(shape.loops))
      if (loop.size == 1 && loop.reduction == reduction)
        plan.order.push_back(i);
  };
  addUnits(/*reduction=*/false);
  for (ArrayRef<int64_t> list : {loops.batch, loops.rows, loops.columns})
    append(plan.order, list);
  plan.parallel = plan.order.size();
  append(plan.order, loops.sum);
  addUnits(/*reduction=*/true);
  return plan;
}

// Few rows use a panel so few times that reading what is packed counts: rows of
// the columns' input are far apart, and each should be read for a while. There
// have to be columns enough for all threads. Columns of several loops, as those
// of convolutions, were not measured.
static int64_t panelsOfFewRows(const KernelShape &shape,
                               const ContractionLoops &loops, int64_t nr) {
  int64_t rows = productOf(shape, loops.rows);
  int64_t columns = productOf(shape, loops.columns);
  const KernelOperand &operand = shape.operands[loops.columnInput];
  if (rows == unknownSize || rows > thinRows || columns == unknownSize ||
      loops.columns.size() != 1 ||
      operand.steps[loops.columns.back()] != Step::One)
    return 0;
  return std::min(columns / (nr * thinGroups), thinPanels);
}

// Panels that a task packs at a time.
static int64_t panelsOf(const KernelShape &shape, const ContractionLoops &loops,
                        int64_t sums, int64_t nr) {
  int64_t terms = productOf(shape, loops.sum);
  int64_t columns = productOf(shape, loops.columns);
  if (terms != unknownSize)
    sums = std::max<int64_t>(std::min(sums, terms), 1);
  int64_t panels = std::clamp<int64_t>(
      panelBytes / (sums * nr * shape.elementBytes), 1, mostPanels);
  return columns == unknownSize
             ? panels
             : std::max<int64_t>(std::min(panels, ceilDiv(columns, nr)), 1);
}

// Rows of a task, whose columns are `columns` wide.
static int64_t rowsOf(const KernelShape &shape, const ContractionLoops &loops,
                      int64_t columns) {
  int64_t rows = productOf(shape, loops.rows), tasks = 1;
  for (auto [list, each] :
       {std::pair(&loops.batch, int64_t(1)), std::pair(&loops.columns, columns),
        std::pair(&loops.rows, rowBlock)}) {
    int64_t size = productOf(shape, *list);
    if (size == unknownSize)
      return blockOf(rows, rowBlock);
    tasks *= std::min(ceilDiv(size, each), fewTasks);
  }
  return blockOf(rows, tasks < fewTasks ? rowBlock / 2 : rowBlock);
}

ContractionPlan
KernelCost::planContraction(const KernelShape &shape,
                            const ContractionLoops &loops) const {
  int64_t lanes = lanesOf(shape);
  int64_t rows = productOf(shape, loops.rows);
  int64_t mr = tileRows(rows, vectorBits >= 512   ? 8
                              : vectorBits >= 256 ? 6
                                                  : 4);
  int64_t nr = tileColumns(productOf(shape, loops.columns), lanes);
  int64_t width = shape.operands[loops.columnInput].panelWidth;
  if (width)
    nr = width;
  lanes = std::gcd(nr, std::min(lanes, tileLanes));
  // Panels need not be as wide as whole vectors of this target.
  if (width)
    mr = std::max<int64_t>(std::min(mr, mostSums / (nr / lanes)), 1);
  int64_t sums = std::min(panelBytes / (nr * shape.elementBytes), int64_t(512));
  int64_t panels = panelsOf(shape, loops, sums, nr);
  if (int64_t more = panelsOfFewRows(shape, loops, nr); more > panels) {
    panels = more;
    sums = std::max<int64_t>(
        std::min(sums, 2 * panelBytes / (panels * nr * shape.elementBytes)), 1);
  }
  if (width) {
    sums = termsInPanels;
    panels = 1;
  }
  int64_t block = loops.rows.empty()
                      ? 0
                      : ceilDiv(rowsOf(shape, loops, nr * panels), mr) * mr;
  return {{block, nr * panels, sums}, {mr, nr}, lanes};
}

//===----------------------------------------------------------------------===//
// Plain loops
//===----------------------------------------------------------------------===//

// The outermost parallel loops that make enough chunks; `last` loops stay
// inside of a chunk.
static int64_t sharedLoops(const KernelShape &shape, ArrayRef<int64_t> order,
                           size_t last) {
  int64_t chunks = 1, count = 0;
  for (int64_t loop : order.drop_back(std::min(last, order.size()))) {
    if (shape.loops[loop].reduction || chunks >= enoughChunks)
      break;
    chunks *= std::max<int64_t>(shape.loops[loop].size, 1);
    ++count;
  }
  return count;
}

// If all shared loops together are short, the contiguous loop is cut into
// chunks too.
static void cutContiguousLoop(const KernelShape &shape, LoopOrder &plan) {
  int64_t outer = productOf(shape, ArrayRef(plan.order).drop_back());
  int64_t size = shape.loops[plan.order.back()].size;
  if (plan.order.size() < 2 || outer == unknownSize || outer >= enoughChunks ||
      (size != unknownSize && size < 2 * chunkWork))
    return;
  plan.tile.assign(plan.order.size(), 0);
  plan.tile.back() = chunkWork;
}

// Two loops of which an input and the output are each contiguous along another
// one are run in square tiles, so that no cache line is fetched twice.
static void tileTranspose(const KernelShape &shape, LoopOrder &plan) {
  int64_t last = plan.order.back();
  auto isLong = [&](int64_t loop) {
    int64_t size = shape.loops[loop].size;
    return size == unknownSize || size >= 2 * transposeTile;
  };
  for (const KernelOperand &operand : shape.operands) {
    const auto *it = find(operand.steps, Step::One);
    int64_t other = it - operand.steps.begin();
    if (it == operand.steps.end() || other == last || !moves(operand, last) ||
        !isLong(other) || !isLong(last))
      continue;
    plan.tile.assign(plan.order.size(), 0);
    plan.tile[find(plan.order, other) - plan.order.begin()] = transposeTile;
    plan.tile.back() = transposeTile;
    plan.parallel = plan.order.size() - 1;
    return;
  }
}

static LoopOrder planParallel(const KernelShape &shape) {
  LoopOrder plan;
  append(plan.order, loopsOfKind(shape, false));
  if (plan.order.empty())
    return plan;
  if (std::optional<int64_t> last = contiguousLoop(shape)) {
    erase(plan.order, *last);
    plan.order.push_back(*last);
  }
  plan.parallel =
      plan.order.size() == 1 ? 1 : sharedLoops(shape, plan.order, /*last=*/1);
  cutContiguousLoop(shape, plan);
  tileTranspose(shape, plan);
  return plan;
}

// The reduced loop that most inputs are contiguous along comes last.
static void moveContiguousLast(const KernelShape &shape,
                               SmallVector<int64_t> &loops) {
  sort(loops, [&](int64_t a, int64_t b) {
    return std::pair(contiguousWeight(shape, a), a) <
           std::pair(contiguousWeight(shape, b), b);
  });
}

// The accumulations of one row in order are a chain of dependent operations;
// several rows at once overlap.
static int64_t rowsTogether(const KernelShape &shape, int64_t last) {
  int64_t size = shape.loops[last].size;
  bool isShort = size != unknownSize && size < rowsOfChains;
  return shape.ordered && !isShort ? rowsOfChains : 1;
}

// Terms one after the other, without a loop, let LLVM vectorize along the loop
// outside of them.
static bool areUnrolled(const KernelShape &shape, ArrayRef<int64_t> kept,
                        ArrayRef<int64_t> reduced) {
  int64_t terms = productOf(shape, reduced);
  if (terms == unknownSize || kept.empty())
    return false;
  bool inRows = any_of(shape.operands, [&](const KernelOperand &o) {
    return !o.output && o.steps[reduced.back()] == Step::One &&
           o.steps[kept.back()] != Step::One;
  });
  return terms <= (inRows ? fewTermsInRows : fewTerms);
}

static LoopPlan planRows(const KernelShape &shape, ArrayRef<int64_t> kept,
                         ArrayRef<int64_t> reduced) {
  LoopPlan plan{LoopPlan::Kind::Reduction};
  plan.unroll = areUnrolled(shape, kept, reduced);
  append(plan.loops.order, kept);
  append(plan.loops.order, reduced);
  int64_t sums = productOf(shape, reduced);
  bool inlined = sums != unknownSize && sums <= fewTerms && !kept.empty();
  size_t last = reduced.size() + (inlined && kept.size() > 1 ? 1 : 0);
  plan.loops.parallel = sharedLoops(shape, plan.loops.order, last);
  if (!inlined && !kept.empty() && !plan.unroll)
    plan.rows = rowsTogether(shape, kept.back());
  return plan;
}

static LoopPlan planColumns(const KernelShape &shape, ArrayRef<int64_t> kept,
                            ArrayRef<int64_t> reduced) {
  LoopPlan plan{LoopPlan::Kind::Columns};
  append(plan.loops.order, kept.drop_back());
  append(plan.loops.order, reduced);
  plan.loops.order.push_back(kept.back());
  int64_t size = shape.loops[kept.back()].size;
  if (size == unknownSize || size > 2 * columnTile)
    plan.columns = columnTile;
  bool few = size != unknownSize && size <= fewColumns;
  plan.rows = few ? 1 : rowsAtOnce;
  return plan;
}

// Along the contiguous loop of the terms where that is not the scanned one.
ScanPlan KernelCost::planScan(const KernelShape &shape, int64_t scanned,
                              int64_t contiguous, bool haveLatency) const {
  ScanPlan plan;
  bool inRows = contiguous == scanned || contiguous < 0;
  for (int64_t loop = 0; loop < int64_t(shape.loops.size()); ++loop)
    if (loop != scanned && (inRows || loop != contiguous))
      plan.order.push_back(loop);
  plan.order.push_back(scanned);
  if (inRows) {
    plan.rows = haveLatency ? scanRows : 1;
    return plan;
  }
  plan.order.push_back(contiguous);
  plan.columns = std::max<int64_t>(scanTileBytes / shape.elementBytes, 1);
  return plan;
}

LoopPlan KernelCost::planLoops(const KernelShape &shape) const {
  SmallVector<int64_t> kept = loopsOfKind(shape, false);
  SmallVector<int64_t> reduced = loopsOfKind(shape, true);
  if (reduced.empty())
    return {LoopPlan::Kind::Pointwise, planParallel(shape)};
  if (!shape.ordered)
    moveContiguousLast(shape, reduced);
  std::optional<int64_t> last = contiguousLoop(shape);
  if (!last)
    return planRows(shape, kept, reduced);
  erase(kept, *last);
  kept.push_back(*last);
  int64_t sums = productOf(shape, reduced);
  bool shortSum = sums != unknownSize && sums <= fewTerms;
  bool columns =
      contiguousWeight(shape, *last) > contiguousWeight(shape, reduced);
  return columns && !shortSum ? planColumns(shape, kept, reduced)
                              : planRows(shape, kept, reduced);
}
