//===- Copies.h - buffer copies as linalg ops -------------------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_COPIES_H
#define TCOPT_CONVERSION_NESTTOLOOPS_COPIES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tcopt::loops {

/// Makes linalg ops of copies that bufferization leaves, which no pass has
/// scheduled, and schedules them.
void scheduleCopies(mlir::Operation *root,
                    llvm::function_ref<void(mlir::linalg::LinalgOp)> schedule);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_COPIES_H
