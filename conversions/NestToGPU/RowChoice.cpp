//===- RowChoice.cpp - schedules of ops that share rows -------------------===//

#include "RowChoice.h"
#include "Combiner.h"
#include "ContractionChoice.h"
#include "Groups.h"
#include "LoopChoice.h"
#include "LoopFacts.h"
#include "tcopt/Conversion/NestToLoops/Scans.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

/// Terms that each of a row's threads should have at least, elements that it
/// should keep, and that it can, threads of a block.
constexpr int64_t kTermsOfLane = 4, kUsualKept = 32, kMostKept = 64;
constexpr int64_t kMostThreads = 1024;

namespace {

class RowChooser : LoopFacts {
public:
  explicit RowChooser(linalg::LinalgOp op) : LoopFacts(op) {}

  /// Whether groups of threads can have the first loops, as rows, and run the
  /// others at the speed of memory.
  bool canHaveRows(int64_t rows) {
    if (loops::isScan(op) || loops::hasOutputOfTerms(op))
      return false;
    if (reduced.empty())
      return int64_t(kept.size()) == rows || endsContiguous(rows);
    std::optional<Combiner> combiner = Combiner::ofReduction(op);
    return combiner && (!shape.strict || combiner->isExact()) &&
           int64_t(kept.size()) == rows && !tiledLoops(op, shape) &&
           contiguousInputs(reduced.back()) >= contiguousInputs(kept.back()) &&
           !areRowsFew();
  }

  /// The first loops are rows, which groups of threads have.
  cuda::BlockRowsAttr choose(int64_t rows, const RowThreads &threads) {
    orderInRows(rows);
    int64_t width = std::min(widthInRow(), threads.width);
    int64_t kept = columnsAtOnce() / (threads.group * width);
    if (kept * width > kMostKept)
      kept = 0;
    MLIRContext *context = op.getContext();
    return cuda::BlockRowsAttr::get(
        context, DenseI64ArrayAttr::get(context, order.order), rows, width,
        threads.group, /*blocks=*/1, kept,
        std::max(threads.group, kBlockThreads));
  }

  /// Elements along the last loop that are read and written at once.
  int64_t widest(int64_t rows) {
    orderInRows(rows);
    return widthInRow();
  }

private:
  void orderInRows(int64_t rows) {
    order.hasRows = true;
    order.order.assign(llvm::to_vector(llvm::seq<int64_t>(rows)));
    for (int64_t loop : reduced.empty() ? kept : reduced)
      if (loop >= rows)
        order.order.push_back(loop);
    order.parallel = rows;
  }

  int64_t widthInRow() {
    return int64_t(order.order.size()) > order.parallel
               ? widthAlong(order.order.back(), order,
                            /*outputs=*/reduced.empty())
               : 1;
  }

  /// Of a row whose loops are run as one; 0 for others.
  int64_t columnsAtOnce() {
    ArrayRef<int64_t> columns =
        ArrayRef(order.order).drop_front(order.parallel);
    int64_t size = columns.empty() ? 0 : runAlong(columns.back(), order).size();
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
    auto rows = dyn_cast<cuda::BlockRowsAttr>(chooseLoops(op).schedule);
    return rows && rows.getBlocks() > 1;
  }

  LoopOrder order;
};

} // namespace

RowThreads device::chooseRowThreads(ArrayRef<linalg::LinalgOp> ops) {
  RowThreads threads;
  int64_t most = 0;
  bool isOpen = false;
  for (linalg::LinalgOp op : ops) {
    KernelShape shape = nest::shapeOf(op);
    int64_t rows = rowLoopsOf(op);
    int64_t columns = productOf(
        shape, llvm::to_vector(llvm::seq<int64_t>(rows, shape.loops.size())));
    isOpen |= !isKnown(columns);
    most = std::max(most, columns);
    if (int64_t width = RowChooser(op).widest(rows); width > 1)
      threads.width = std::min(threads.width, width);
  }
  threads.group = kBlockThreads;
  if (isOpen)
    return threads;
  if (most < kLongRow) {
    int64_t each = std::max(threads.width == kWidestVector ? 1 : threads.width,
                            kTermsOfLane);
    threads.group = std::clamp<int64_t>(
        llvm::PowerOf2Ceil(llvm::divideCeil(most, each)), 1, kWarp);
    return threads;
  }
  while (threads.group < kMostThreads && most > threads.group * kUsualKept)
    threads.group *= 2;
  return threads;
}

cuda::BlockRowsAttr device::chooseInRows(linalg::LinalgOp op, int64_t rows,
                                         const RowThreads &threads) {
  return RowChooser(op).choose(rows, threads);
}

int64_t device::rowLoopsOf(linalg::LinalgOp op) {
  auto rows = op->getAttrOfType<IntegerAttr>(kRowLoops);
  return rows ? rows.getInt() : 0;
}

bool device::canHaveRows(linalg::LinalgOp op, int64_t rows) {
  return RowChooser(op).canHaveRows(rows);
}
