//===- KernelSchedule.h - schedules and roles of a kernel's ops -*- C++ -*-===//
//
// `nest.schedule` of a kernel, or of the function that it becomes, as a table
// by op.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_IR_KERNELSCHEDULE_H
#define TCOPT_NEST_IR_KERNELSCHEDULE_H

#include "mlir/IR/Operation.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/MapVector.h"

namespace tcopt::nest {

/// Returns the role of an op of a kernel: `root` for an op without one.
Role getRole(mlir::Operation *op);
void setRole(mlir::Operation *op, Role role);

/// Whether a role is that of an op which may run in the loops of another one.
bool mayBeFused(Role role);

/// Whether an op copies a slice: `tensor.insert_slice` of a value that the
/// kernel reads, or `memref.copy`.
bool isSliceCopy(mlir::Operation *op);

/// Whether an operand of an op has no elements: the op does nothing.
bool hasNoElements(mlir::Operation *op);

class KernelSchedule {
public:
  /// The ops of a kernel or function, all of them fused.
  explicit KernelSchedule(mlir::Operation *kernel);

  /// Whether a kernel or function has schedules of its ops, not of all
  /// together.
  static bool isOn(mlir::Operation *kernel);
  /// Returns the kernels and functions in an op that have no schedule and,
  /// with `replace`, those that have schedules of their ops.
  static llvm::SmallVector<mlir::Operation *>
  listUnscheduled(mlir::Operation *root, bool replace);

  /// Reads the attribute. Emits an error at the kernel or at an op unless the
  /// attribute has an entry for each op. Not for schedules of all ops together.
  static mlir::FailureOr<KernelSchedule> read(mlir::Operation *kernel);

  /// Returns the ops that a schedule covers, in their order.
  auto getOps() const { return llvm::make_first_range(entries); }
  bool isEmpty() const { return entries.empty(); }

  /// Returns the schedule of an op: null for an op that is fused, or none of
  /// this kernel.
  ScheduleAttrInterface lookup(mlir::Operation *op) const {
    return entries.lookup(op);
  }
  /// Whether an op runs in the loops of another one.
  bool isFused(mlir::Operation *op) const {
    return op && entries.contains(op) && !lookup(op);
  }
  void set(mlir::Operation *op, ScheduleAttrInterface schedule) {
    entries[op] = schedule;
  }
  void erase(mlir::Operation *op) { entries.erase(op); }
  /// Passes the entry of an op to the op that replaces it.
  void replace(mlir::Operation *op, mlir::Operation *by);

  /// Writes the attribute: nothing for a kernel without ops.
  void write() const;

private:
  ScheduleAttrInterface getCommon() const;

  mlir::Operation *kernel;
  llvm::MapVector<mlir::Operation *, ScheduleAttrInterface> entries;
};

} // namespace tcopt::nest

#endif // TCOPT_NEST_IR_KERNELSCHEDULE_H
