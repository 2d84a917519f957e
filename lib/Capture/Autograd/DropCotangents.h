//===- DropCotangents.h - gradients without undefined cotangents -*- C++
//-*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_DROPCOTANGENTS_H
#define TCOPT_CAPTURE_AUTOGRAD_DROPCOTANGENTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::capture {

struct DroppedCotangents {
  /// The arguments and results that are not there any more.
  llvm::BitVector arguments, results;
};

/// Removes undefined cotangents, which are zero, and arguments that nothing
/// needs then, from a function that computes gradients. Cotangents are the
/// arguments from `first` on; the function is linear in them. Results that
/// depend on undefined ones alone are removed. A sum with one becomes its other
/// term, so that no infinite derivative is multiplied by zero. An argument
/// whose sizes are used stays.
DroppedCotangents dropCotangents(mlir::func::FuncOp function,
                                 const llvm::BitVector &undefined,
                                 unsigned first);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_DROPCOTANGENTS_H
