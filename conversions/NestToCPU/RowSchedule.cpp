//===- RowSchedule.cpp - how a row program is run on a CPU ----------------===//

#include "RowSchedule.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;

static StringRef nameOf(RowStorage storage) {
  return storage == RowStorage::Row ? "row" : "again";
}

Attribute cpu::attributeOf(MLIRContext *context, const RowSchedule &schedule) {
  Builder builder(context);
  SmallVector<Attribute> locals = llvm::map_to_vector(
      schedule.locals, [&](RowStorage storage) -> Attribute {
        return builder.getStringAttr(nameOf(storage));
      });
  return builder.getDictionaryAttr(
      {builder.getNamedAttr(
           "along", builder.getStringAttr(schedule.along == RowVectors::Rows
                                              ? "rows"
                                              : "columns")),
       builder.getNamedAttr("lanes", builder.getI64IntegerAttr(schedule.lanes)),
       builder.getNamedAttr("unroll",
                            builder.getI64IntegerAttr(schedule.unroll)),
       builder.getNamedAttr("blocks",
                            builder.getI64IntegerAttr(schedule.blocks)),
       builder.getNamedAttr("locals", builder.getArrayAttr(locals)),
       builder.getNamedAttr("streaming",
                            builder.getBoolAttr(schedule.streaming)),
       builder.getNamedAttr("prefetch",
                            builder.getBoolAttr(schedule.prefetch))});
}

FailureOr<std::optional<RowSchedule>> cpu::rowScheduleOf(Operation *op) {
  Attribute attribute = op->getDiscardableAttr(kRowSchedule);
  if (!attribute)
    return std::optional<RowSchedule>();
  auto fields = dyn_cast<DictionaryAttr>(attribute);
  auto along = fields ? fields.getAs<StringAttr>("along") : StringAttr();
  auto lanes = fields ? fields.getAs<IntegerAttr>("lanes") : IntegerAttr();
  auto unroll = fields ? fields.getAs<IntegerAttr>("unroll") : IntegerAttr();
  auto blocks = fields ? fields.getAs<IntegerAttr>("blocks") : IntegerAttr();
  auto locals = fields ? fields.getAs<ArrayAttr>("locals") : ArrayAttr();
  auto streaming = fields ? fields.getAs<BoolAttr>("streaming") : BoolAttr();
  auto prefetch = fields ? fields.getAs<BoolAttr>("prefetch") : BoolAttr();
  if (!along || !lanes || !unroll || !blocks || !locals || !streaming ||
      !prefetch || lanes.getInt() < 1 || unroll.getInt() < 1 ||
      blocks.getInt() < 0)
    return op->emitOpError() << "expected " << kRowSchedule
                             << " with along, lanes, unroll, blocks, locals, "
                                "streaming and prefetch but found "
                             << attribute;
  RowSchedule schedule;
  schedule.along =
      along.getValue() == "rows" ? RowVectors::Rows : RowVectors::Columns;
  schedule.lanes = lanes.getInt();
  schedule.unroll = unroll.getInt();
  schedule.blocks = blocks.getInt();
  for (Attribute local : locals)
    schedule.locals.push_back(local == StringAttr::get(op->getContext(), "row")
                                  ? RowStorage::Row
                                  : RowStorage::Again);
  schedule.streaming = streaming.getValue();
  schedule.prefetch = prefetch.getValue();
  return std::optional<RowSchedule>(schedule);
}
