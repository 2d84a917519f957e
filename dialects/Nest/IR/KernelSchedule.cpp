//===- KernelSchedule.cpp - schedules and roles of a kernel's ops ---------===//

#include "tcopt/Nest/IR/KernelSchedule.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::nest;

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

Role nest::getRole(Operation *op) {
  auto role = op->getAttrOfType<RoleAttr>(attrs::kRole);
  return role ? role.getValue() : Role::root;
}

void nest::setRole(Operation *op, Role role) {
  op->setAttr(attrs::kRole, RoleAttr::get(op->getContext(), role));
}

bool nest::mayBeFused(Role role) {
  return role == Role::init || role == Role::epilogue;
}

//===----------------------------------------------------------------------===//
// Ops that schedules cover
//===----------------------------------------------------------------------===//

bool nest::hasNoElements(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && shaped.hasRank() &&
           llvm::is_contained(shaped.getShape(), 0);
  });
}

// Whether a kernel reads a tensor, or a view of it, and does not compute it.
static bool isRead(Value tensor) {
  Operation *producer = tensor.getDefiningOp();
  while (isa_and_nonnull<tensor::ExtractSliceOp, tensor::CastOp,
                         tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
      producer)) {
    tensor = producer->getOperand(0);
    producer = tensor.getDefiningOp();
  }
  return !producer || producer->hasTrait<OpTrait::ConstantLike>() ||
         producer->getName().getStringRef() == "bufferization.to_tensor";
}

bool nest::isSliceCopy(Operation *op) {
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return isa<MemRefType>(copy.getSource().getType()) &&
           isa<MemRefType>(copy.getTarget().getType());
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  return insert && isRead(insert.getSource());
}

static bool isCovered(Operation *op) {
  if (isa<ScatterOp, SortOp>(op))
    return true;
  return (isa<linalg::LinalgOp>(op) || isSliceCopy(op)) && !hasNoElements(op);
}

KernelSchedule::KernelSchedule(Operation *kernel) : kernel(kernel) {
  kernel->walk([&](Operation *op) {
    if (isCovered(op))
      entries.insert({op, nullptr});
  });
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

// Roots, and slices that are copied, have loops of their own.
static bool isOwn(Operation *op) { return !mayBeFused(getRole(op)); }

static LogicalResult
readCommon(Operation *kernel, ScheduleAttrInterface schedule,
           llvm::MapVector<Operation *, ScheduleAttrInterface> &entries) {
  int64_t own = 0;
  bool areSlices = true;
  for (auto &[op, entry] : entries) {
    if (!isOwn(op))
      continue;
    entry = schedule;
    ++own;
    areSlices &= isSliceCopy(op);
  }
  if (own == 1 || (own > 1 && areSlices))
    return success();
  return kernel->emitOpError("expected a kernel with one op that is neither an "
                             "init nor an epilogue, or #nest.schedules, in ")
         << attrs::kSchedule << " but found " << own << " such ops for "
         << schedule;
}

static LogicalResult
readEntries(Operation *kernel, SchedulesAttr list,
            llvm::MapVector<Operation *, ScheduleAttrInterface> &entries) {
  if (list.getEntries().size() != entries.size())
    return kernel->emitOpError("expected schedules of ")
           << entries.size() << " ops in " << attrs::kSchedule << " but found "
           << list.getEntries().size();
  for (auto [pair, value] : llvm::zip_equal(entries, list.getEntries())) {
    auto &[op, entry] = pair;
    entry = dyn_cast<ScheduleAttrInterface>(value);
    if (!entry && isOwn(op))
      return op->emitOpError("expected the role init or epilogue for the entry "
                             "'fused' in ")
             << attrs::kSchedule << " but found " << stringifyRole(getRole(op));
  }
  return success();
}

bool KernelSchedule::isOn(Operation *kernel) {
  auto value = kernel->getAttrOfType<ScheduleAttrInterface>(attrs::kSchedule);
  return value && (!value.isOfKernel() || isa<SchedulesAttr>(value));
}

SmallVector<Operation *> KernelSchedule::listUnscheduled(Operation *root,
                                                         bool replace) {
  SmallVector<Operation *> kernels;
  root->walk([&](FunctionOpInterface function) {
    if (!function->hasAttr(attrs::kSchedule) || (replace && isOn(function)))
      kernels.push_back(function);
  });
  return kernels;
}

FailureOr<KernelSchedule> KernelSchedule::read(Operation *kernel) {
  KernelSchedule schedule(kernel);
  auto value = kernel->getAttrOfType<ScheduleAttrInterface>(attrs::kSchedule);
  if (!value) {
    if (schedule.isEmpty())
      return schedule;
    for (Operation *op : schedule.getOps())
      op->emitOpError("has no schedule; expected the attribute ")
          << attrs::kSchedule << " of its kernel";
    return failure();
  }
  auto list = dyn_cast<SchedulesAttr>(value);
  if (!isOn(kernel))
    return kernel->emitOpError("expected schedules of ops but found ") << value;
  if (failed(list ? readEntries(kernel, list, schedule.entries)
                  : readCommon(kernel, value, schedule.entries)))
    return failure();
  return schedule;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

void KernelSchedule::replace(Operation *op, Operation *by) {
  auto *it = entries.find(op);
  if (it == entries.end())
    return;
  ScheduleAttrInterface schedule = it->second;
  entries.erase(it);
  entries.insert({by, schedule});
}

// The one schedule that can replace the list; null if the list is needed.
ScheduleAttrInterface KernelSchedule::getCommon() const {
  ScheduleAttrInterface common;
  int64_t own = 0;
  bool areSlices = true;
  for (auto [op, schedule] : entries) {
    if (bool(schedule) != isOwn(op) ||
        (common && schedule && common != schedule))
      return nullptr;
    if (!schedule)
      continue;
    common = schedule;
    ++own;
    areSlices &= isSliceCopy(op);
  }
  return own == 1 || areSlices ? common : ScheduleAttrInterface();
}

void KernelSchedule::write() const {
  if (entries.empty())
    return;
  if (ScheduleAttrInterface common = getCommon()) {
    kernel->setAttr(attrs::kSchedule, common);
    return;
  }
  Attribute fused = UnitAttr::get(kernel->getContext());
  auto list = llvm::map_to_vector(entries, [&](auto entry) -> Attribute {
    return entry.second ? Attribute(entry.second) : fused;
  });
  kernel->setAttr(attrs::kSchedule,
                  SchedulesAttr::get(kernel->getContext(), list));
}
