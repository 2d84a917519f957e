//===- DerivativePasses.h - pass pipelines for derivatives ------*- C++ -*-===//
//
// The pass managers that GraphFunction::derivative runs, built once in a
// session.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TAPE_DERIVATIVEPASSES_H
#define TCOPT_CAPTURE_TAPE_DERIVATIVEPASSES_H

#include "../Session/SessionPart.h"
#include "mlir/Pass/PassManager.h"

namespace tcopt::capture {

class Engine;

/// Pass managers for derivatives. The session keeps them, because collecting
/// the patterns of a canonicalizer takes as long as all passes of a small
/// program. Only the thread that holds `lockCompiling` may use them.
struct DerivativePasses : SessionPart {
  static constexpr SessionSlot kSlot = SessionSlot::DerivativePasses;
  explicit DerivativePasses(Engine &engine);

  mlir::PassManager inferShapes, share, cleanUp;
};

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TAPE_DERIVATIVEPASSES_H
