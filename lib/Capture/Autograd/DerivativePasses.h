//===- DerivativePasses.h - passes on derivatives of graphs -----*- C++ -*-===//

#ifndef TCOPT_CAPTURE_AUTOGRAD_DERIVATIVEPASSES_H
#define TCOPT_CAPTURE_AUTOGRAD_DERIVATIVEPASSES_H

#include "mlir/Pass/PassManager.h"

namespace tcopt::capture {

/// Passes that run on every derivative, kept between them: collecting the
/// patterns of a canonicalizer takes as long as a small program's passes.
struct DerivativePasses {
  explicit DerivativePasses(mlir::MLIRContext *context);

  mlir::PassManager inferShapes, share, cleanUp;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_AUTOGRAD_DERIVATIVEPASSES_H
