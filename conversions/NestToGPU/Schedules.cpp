//===- Schedules.cpp - schedules on loops of ops --------------------------===//

#include "Schedules.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::device;

static LoopOrder orderOf(DenseI64ArrayAttr order, const KernelShape &shape) {
  LoopOrder loops;
  llvm::append_range(loops.order, order.asArrayRef());
  loops.parallel = llvm::count_if(
      shape.loops, [](const KernelLoop &loop) { return !loop.reduction; });
  return loops;
}

LoopOrder device::loopOrderOf(ScheduleAttrInterface schedule,
                              const KernelShape &shape) {
  return llvm::TypeSwitch<Attribute, LoopOrder>(schedule)
      .Case<cuda::TransposeAttr>([&](cuda::TransposeAttr each) {
        LoopOrder loops = orderOf(each.getOrder(), shape);
        loops.tile.assign(loops.order.size(), 0);
        loops.tile.back() = loops.tile.end()[-2] = each.getTile();
        return loops;
      })
      .Case<cuda::BlockRowsAttr>([&](cuda::BlockRowsAttr each) {
        LoopOrder loops = orderOf(each.getOrder(), shape);
        loops.parallel = each.getRows();
        loops.hasRows = true;
        return loops;
      })
      .Case<cuda::PointwiseAttr, cuda::VectorsAttr, cuda::ReductionAttr,
            cuda::BlockColumnsAttr, cuda::ScanAttr, cuda::BlockScanAttr,
            cuda::ContractionAttr, cuda::MmaAttr>(
          [&](auto each) { return orderOf(each.getOrder(), shape); })
      .Default([](Attribute) { return LoopOrder(); });
}

int64_t device::threadsOf(ScheduleAttrInterface schedule) {
  if (std::optional<ContractionTile> tile = tileOf(schedule))
    return tile->threads();
  return llvm::TypeSwitch<Attribute, int64_t>(schedule)
      .Case<cuda::PointwiseAttr, cuda::VectorsAttr, cuda::TransposeAttr,
            cuda::ReductionAttr, cuda::BlockRowsAttr, cuda::BlockColumnsAttr,
            cuda::ScanAttr, cuda::BlockScanAttr, cuda::ScatterAttr,
            cuda::AtomicScatterAttr, cuda::BlockScatterAttr,
            cuda::CountingSortAttr, cuda::SortAttr>(
          [](auto each) { return each.getThreads(); })
      .Default([](Attribute) { return 0; });
}

std::optional<ContractionTile> device::tileOf(ScheduleAttrInterface schedule) {
  if (auto each = dyn_cast<cuda::ContractionAttr>(schedule)) {
    ArrayRef<int64_t> tile = each.getTile(), thread = each.getThread();
    return ContractionTile{tile[0],   tile[1],   tile[2],
                           thread[0], thread[1], each.getSplit()};
  }
  auto each = dyn_cast<cuda::MmaAttr>(schedule);
  if (!each)
    return std::nullopt;
  ArrayRef<int64_t> tile = each.getTile(), warp = each.getWarp();
  return ContractionTile{tile[0],     tile[1],         tile[2],
                         warp[0],     warp[1],         each.getSplit(),
                         each.getK(), each.getStages()};
}

ScheduleAttrInterface device::scheduleOf(MLIRContext *context,
                                         ArrayRef<int64_t> order,
                                         const ContractionTile &tile) {
  auto list = [&](ArrayRef<int64_t> sizes) {
    return DenseI64ArrayAttr::get(context, sizes);
  };
  DenseI64ArrayAttr block = list({tile.rows, tile.columns, tile.terms});
  DenseI64ArrayAttr own = list({tile.ownRows, tile.ownColumns});
  if (!tile.instruction)
    return cuda::ContractionAttr::get(context, list(order), block, own,
                                      tile.parts);
  return cuda::MmaAttr::get(context, list(order), block, own, tile.instruction,
                            tile.stages, tile.parts);
}
