//===- NestSchedule.cpp - schedules on ops --------------------------------===//

#include "tcopt/Nest/IR/NestSchedule.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/KernelSchedule.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

LogicalResult nest::verifyOrder(EmitError emitError, DenseI64ArrayAttr order) {
  SmallVector<int64_t> sorted(order.asArrayRef());
  llvm::sort(sorted);
  for (auto [position, loop] : llvm::enumerate(sorted))
    if (loop != int64_t(position))
      return emitError() << "expected order to be a permutation but found "
                         << order;
  return success();
}

LogicalResult nest::verifyField(EmitError emitError, StringRef field,
                                int64_t value, int64_t least, int64_t most) {
  if (value >= least && value <= most)
    return success();
  return emitError() << "expected " << field << " in [" << least << ", " << most
                     << "] but found " << value;
}

LogicalResult nest::verifySizeList(EmitError emitError, StringRef field,
                                   DenseI64ArrayAttr sizes, size_t count,
                                   int64_t least) {
  if (size_t(sizes.size()) != count)
    return emitError() << "expected " << count << " sizes as " << field
                       << " but found " << sizes.size();
  for (int64_t size : sizes.asArrayRef())
    if (failed(verifyField(emitError, field, size, least)))
      return failure();
  return success();
}

LogicalResult nest::verifyTile(EmitError emitError, DenseI64ArrayAttr order,
                               DenseI64ArrayAttr tile) {
  return tile ? verifySizeList(emitError, "tile", tile, order.size(),
                               /*least=*/0)
              : success();
}

//===----------------------------------------------------------------------===//
// Schedules of ops
//===----------------------------------------------------------------------===//

static LogicalResult verifyIsLinalg(Operation *op, Attribute schedule) {
  if (isa<linalg::LinalgOp>(op))
    return success();
  return op->emitOpError("expected a linalg op for its schedule ")
         << schedule << " but found " << op->getName();
}

// The loops of a slice that is copied are its dimensions.
static LogicalResult verifyOrderOfSlice(Operation *op,
                                        ArrayRef<int64_t> order) {
  int64_t rank = cast<ShapedType>(op->getOperand(0).getType()).getRank();
  if (int64_t(order.size()) == rank)
    return success();
  return op->emitOpError("expected an order of ")
         << rank << " loops in its schedule but found " << order.size();
}

LogicalResult nest::verifyOrderOn(Operation *op, ArrayRef<int64_t> order,
                                  int64_t parallel) {
  if (isSliceCopy(op))
    return verifyOrderOfSlice(op, order);
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return op->emitOpError("expected a linalg op for a schedule of loops but "
                           "found ")
           << op->getName();
  if (order.size() != linalgOp.getNumLoops())
    return op->emitOpError("expected an order of ")
           << linalgOp.getNumLoops() << " loops in its schedule but found "
           << order.size();
  SmallVector<utils::IteratorType> kinds = linalgOp.getIteratorTypesArray();
  for (int64_t loop : order.take_front(parallel))
    if (kinds[loop] != utils::IteratorType::parallel)
      return op->emitOpError("expected threads to share no loop of a reduction "
                             "but found loop ")
             << loop << " in its schedule";
  return success();
}

LogicalResult nest::verifyOnKernel(Operation *op, Attribute schedule) {
  if (isa<KernelOp, FunctionOpInterface>(op))
    return success();
  return op->emitOpError("expected a schedule of an op but found ") << schedule;
}

static LogicalResult verifyEntriesOn(Operation *kernel) {
  FailureOr<KernelSchedule> schedules = KernelSchedule::read(kernel);
  if (failed(schedules))
    return failure();
  for (Operation *op : schedules->getOps())
    if (ScheduleAttrInterface schedule = schedules->lookup(op);
        schedule && failed(schedule.verifyOn(op)))
      return failure();
  return success();
}

// Functions that kernels become are checked when they are lowered: their ops
// change one by one.
LogicalResult nest::verifyScheduleOn(Operation *op, Attribute value) {
  auto schedule = dyn_cast<ScheduleAttrInterface>(value);
  if (!schedule)
    return op->emitOpError("expected ")
           << NestDialect::getScheduleAttrName()
           << " to be a schedule, such as #nest.loops, but found " << value;
  if (!isa<FunctionOpInterface>(op))
    return op->emitOpError("expected ")
           << NestDialect::getScheduleAttrName()
           << " on a kernel or function, not on an op, but found " << value;
  if (!isa<KernelOp>(op))
    return success();
  if (schedule.isOfKernel())
    return schedule.verifyOn(op);
  return verifyEntriesOn(op);
}

//===----------------------------------------------------------------------===//
// Schedules of all targets
//===----------------------------------------------------------------------===//

LogicalResult LoopsAttr::verifyOn(Operation *op) const {
  return verifyIsLinalg(op, *this);
}

// Whether a schedule may depend on sizes: it has an order of its own loops.
static bool isOfSizes(ScheduleAttrInterface schedule) {
  return !isa<CasesAttr, LoopsAttr>(schedule) && !schedule.isOfKernel();
}

LogicalResult CaseAttr::verify(EmitError emitError, DenseI64ArrayAttr loops,
                               int64_t below, ScheduleAttrInterface schedule) {
  if (loops.empty())
    return emitError() << "expected loops of a case but found none";
  if (!isOfSizes(schedule))
    return emitError()
           << "expected a schedule with an order of loops as a case "
              "but found "
           << schedule;
  return verifyField(emitError, "below", below, 1,
                     std::numeric_limits<int64_t>::max());
}

LogicalResult CasesAttr::verify(EmitError emitError, ArrayRef<CaseAttr> cases,
                                ScheduleAttrInterface otherwise) {
  if (cases.empty())
    return emitError() << "expected at least one case";
  if (!isOfSizes(otherwise))
    return emitError() << "expected a schedule with an order of loops as "
                          "otherwise but found "
                       << otherwise;
  return success();
}

LogicalResult CasesAttr::verifyOn(Operation *op) const {
  if (failed(verifyIsLinalg(op, *this)))
    return failure();
  int64_t count = cast<linalg::LinalgOp>(op).getNumLoops();
  for (CaseAttr each : getCases()) {
    for (int64_t loop : each.getLoops().asArrayRef())
      if (loop < 0 || loop >= count)
        return op->emitOpError("expected loops in [0, ")
               << count << ") in a case of its schedule but found " << loop;
    if (failed(each.getSchedule().verifyOn(op)))
      return failure();
  }
  return getOtherwise().verifyOn(op);
}

//===----------------------------------------------------------------------===//
// Schedules of several ops
//===----------------------------------------------------------------------===//

bool SchedulesAttr::isOfKernel() const { return true; }

LogicalResult SchedulesAttr::verify(EmitError emitError,
                                    ArrayRef<Attribute> entries) {
  if (entries.empty())
    return emitError() << "expected at least one schedule";
  for (Attribute entry : entries) {
    auto schedule = dyn_cast<ScheduleAttrInterface>(entry);
    if (!isa<UnitAttr>(entry) && (!schedule || schedule.isOfKernel()))
      return emitError() << "expected 'fused' or the schedule of an op as an "
                            "entry but found "
                         << entry;
  }
  return success();
}

LogicalResult SchedulesAttr::verifyOn(Operation *op) const {
  return verifyEntriesOn(op);
}
