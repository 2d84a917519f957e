//===- Trainable.h - initializers that are arguments ------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTTRANSLATE_TRAINABLE_H
#define TCOPT_TOOLS_TCOPTTRANSLATE_TRAINABLE_H

#include "Gradient.h"
#include "tcopt/Execution/LoadModule.h"

namespace tcopt {

struct TrainableOptions {
  /// All initializers that can be trained become arguments.
  bool all;
  /// Where their values are written; nowhere if empty.
  std::string folder;
};

/// Reads an ONNX model. Initializers that it is to be differentiated with
/// respect to become arguments behind its inputs.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadTrainable(llvm::StringRef path, mlir::MLIRContext *context,
              const InputOptions &inputs, const TrainableOptions &trainable,
              const GradientOptions &gradient);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTTRANSLATE_TRAINABLE_H
