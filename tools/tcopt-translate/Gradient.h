//===- Gradient.h - gradients of exported programs --------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTTRANSLATE_GRADIENT_H
#define TCOPT_TOOLS_TCOPTTRANSLATE_GRADIENT_H

#include "tcopt/Execution/Runner.h"

namespace tcopt {

struct GradientOptions {
  /// The function to differentiate; none if empty.
  std::string function;
  /// Numbers or names of its arguments; all tensors of floats if empty.
  std::vector<std::string> arguments;

  /// What the gradient is called.
  std::string derived() const { return function + "_vjp"; }
};

/// Adds the gradient of a function to a module of graph IR.
llvm::Error addGradient(mlir::ModuleOp module, const GradientOptions &options,
                        const RunnerOptions &compile);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTTRANSLATE_GRADIENT_H
