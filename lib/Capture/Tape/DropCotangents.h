//===- DropCotangents.h - remove undefined cotangents -----------*- C++ -*-===//
//
// Specializes a backward function for results that have no gradient.
// GraphFunction::withoutCotangents uses it.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TAPE_DROPCOTANGENTS_H
#define TCOPT_CAPTURE_TAPE_DROPCOTANGENTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::capture {

struct DroppedCotangents {
  /// The removed arguments and results.
  llvm::BitVector arguments, results;
};

/// Removes undefined cotangents, which are zero, from a function that computes
/// gradients, and then all unused arguments. Arguments from `first` on are
/// cotangents, in which the function is linear. Results that depend only on
/// undefined cotangents are removed. A sum with an undefined term becomes its
/// other term, so that no infinite derivative is multiplied by zero. An
/// argument is kept if its sizes are used.
DroppedCotangents dropCotangents(mlir::func::FuncOp function,
                                 const llvm::BitVector &undefined,
                                 unsigned first);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TAPE_DROPCOTANGENTS_H
