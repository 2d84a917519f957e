//===- Scans.h - outputs that keep steps of a reduction ---------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_SCANS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_SCANS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace tcopt::loops {

/// Returns the one reduced loop, -1 if there are several or none.
int64_t scannedLoop(mlir::linalg::LinalgOp op);

/// Whether an output keeps each step of a sum that another one carries along
/// the one reduced loop.
bool isScan(mlir::linalg::LinalgOp op);

/// Whether an output has an element for each term of a reduction, so that it
/// cannot be kept while terms are added.
bool hasOutputOfTerms(mlir::linalg::LinalgOp op);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_SCANS_H
