//===- RowSchedule.cpp - how a row program is run on a CPU ----------------===//

#include "RowSchedule.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

static Attribute attributeOf(Builder &builder, RowStorage storage,
                             int64_t longest) {
  if (storage == RowStorage::ShortRow)
    return builder.getI64IntegerAttr(longest);
  return builder.getStringAttr(storage == RowStorage::Row ? "row" : "again");
}

RowsAttr cpu::attributeOf(MLIRContext *context, const RowSchedule &schedule) {
  Builder builder(context);
  SmallVector<Attribute> locals;
  for (auto [storage, longest] :
       llvm::zip_equal(schedule.locals, schedule.longest))
    locals.push_back(::attributeOf(builder, storage, longest));
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
    for (Attribute local : locals) {
      auto number = dyn_cast<IntegerAttr>(local);
      auto name = dyn_cast<StringAttr>(local);
      schedule.locals.push_back(number ? RowStorage::ShortRow
                                : name && name.getValue() == "row"
                                    ? RowStorage::Row
                                    : RowStorage::Again);
      schedule.longest.push_back(number ? number.getInt() : 0);
    }
  return schedule;
}
