//===- RowSchedule.cpp - how a row program is run on a CPU ----------------===//

#include "RowSchedule.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

static StringRef nameOf(RowStorage storage) {
  return storage == RowStorage::Row ? "row" : "again";
}

RowsAttr cpu::attributeOf(MLIRContext *context, const RowSchedule &schedule) {
  Builder builder(context);
  SmallVector<Attribute> locals = llvm::map_to_vector(
      schedule.locals, [&](RowStorage storage) -> Attribute {
        return builder.getStringAttr(nameOf(storage));
      });
  return RowsAttr::get(context, schedule.along, schedule.lanes, schedule.unroll,
                       locals.empty() ? ArrayAttr()
                                      : builder.getArrayAttr(locals),
                       schedule.blocks, schedule.streaming, schedule.prefetch);
}

std::optional<RowSchedule> cpu::rowScheduleOf(Operation *op) {
  auto rows = dyn_cast_or_null<RowsAttr>(nest::getSchedule(op));
  if (!rows)
    return std::nullopt;
  RowSchedule schedule;
  schedule.along = rows.getAlong();
  schedule.lanes = rows.getLanes();
  schedule.unroll = rows.getUnroll();
  schedule.blocks = rows.getBlocks();
  schedule.streaming = rows.getStreaming();
  schedule.prefetch = rows.getPrefetch();
  if (ArrayAttr locals = rows.getLocals())
    for (StringRef local : locals.getAsValueRange<StringAttr>())
      schedule.locals.push_back(local == "row" ? RowStorage::Row
                                               : RowStorage::Again);
  return schedule;
}
