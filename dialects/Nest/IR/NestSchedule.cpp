//===- NestSchedule.cpp - how the loops of ops are run --------------------===//

#include "tcopt/Nest/IR/NestSchedule.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/NestOps.h"

using namespace mlir;
using namespace tcopt::nest;

/// The largest tile: products of a few of them are still numbers of 64 bits.
static constexpr int64_t largestTile = int64_t(1) << 20;
/// Of a block on any GPU.
static constexpr int64_t mostThreads = 1024;

//===----------------------------------------------------------------------===//
// The attribute by itself
//===----------------------------------------------------------------------===//

static bool isPermutation(ArrayRef<int64_t> order) {
  SmallVector<int64_t> sorted(order);
  llvm::sort(sorted);
  return llvm::all_of(llvm::enumerate(sorted), [](auto it) {
    return it.value() == int64_t(it.index());
  });
}

static bool isVariantOf(VariantAttr variant, int64_t loops) {
  auto isLoop = [&](int64_t loop) { return loop >= 0 && loop < loops; };
  return !variant.getLoops().empty() && variant.getBelow() > 0 &&
         llvm::all_of(variant.getLoops().asArrayRef(), isLoop) &&
         variant.getSchedule().getVariants().empty() &&
         variant.getSchedule().getOrder().size() == loops;
}

LogicalResult ScheduleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   ScheduleKind, DenseI64ArrayAttr order,
                                   DenseI64ArrayAttr tile, int64_t parallel,
                                   DenseI64ArrayAttr vector, int64_t threads,
                                   ArrayRef<VariantAttr> variants) {
  int64_t loops = order.size();
  if (!isPermutation(order))
    return emitError() << "expected order to be a permutation but found "
                       << order;
  if (!tile.empty() && tile.size() != loops)
    return emitError() << "expected " << loops << " tile sizes but found "
                       << tile.size();
  for (DenseI64ArrayAttr sizes : {tile, vector})
    for (int64_t size : sizes.asArrayRef())
      if (size < 0 || size > largestTile)
        return emitError() << "expected sizes of tiles and vectors in [0, "
                           << largestTile << "] but found " << size;
  if (parallel < 0 || parallel > loops)
    return emitError() << "expected parallel in [0, " << loops << "] but found "
                       << parallel;
  if (threads < 0 || threads > mostThreads)
    return emitError() << "expected threads in [0, " << mostThreads
                       << "] but found " << threads;
  for (VariantAttr variant : variants)
    if (!isVariantOf(variant, loops))
      return emitError() << "expected variants on some of the " << loops
                         << " loops, with a bound above 0, an order of all "
                            "loops and no variants, but found "
                         << variant;
  return success();
}

//===----------------------------------------------------------------------===//
// The attribute on an op
//===----------------------------------------------------------------------===//

// What is part of another op's loops, or leaves them as they are, has no order.
static bool hasOrder(ScheduleKind kind) {
  return kind != ScheduleKind::init && kind != ScheduleKind::epilogue &&
         kind != ScheduleKind::loops;
}

static LogicalResult verifySchedule(linalg::LinalgOp op,
                                    ScheduleAttr schedule) {
  int64_t loops = hasOrder(schedule.getKind()) ? op.getNumLoops() : 0;
  ArrayRef<int64_t> order = schedule.getOrder();
  if (int64_t(order.size()) != loops)
    return op->emitOpError("expected an order of ")
           << loops << " loops in its schedule but found " << order.size();
  SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
  for (int64_t loop : order.take_front(schedule.getParallel()))
    if (kinds[loop] != utils::IteratorType::parallel)
      return op->emitOpError("expected threads to share no loop of a reduction "
                             "but found loop ")
             << loop << " in its schedule";
  for (VariantAttr variant : schedule.getVariants())
    if (failed(verifySchedule(op, variant.getSchedule())))
      return failure();
  return success();
}

LogicalResult tcopt::nest::verifyScheduleOn(Operation *op, Attribute value) {
  auto schedule = dyn_cast<ScheduleAttr>(value);
  if (schedule && isa<ScatterOp, SortOp>(op)) {
    if (schedule.getOrder().empty())
      return success();
    return op->emitOpError("expected an order of 0 loops in its schedule but "
                           "found ")
           << schedule.getOrder().size();
  }
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!schedule || !linalgOp)
    return op->emitOpError("expected ")
           << NestDialect::getScheduleAttrName()
           << " to be a #nest.schedule on a linalg op but found " << value;
  return verifySchedule(linalgOp, schedule);
}
