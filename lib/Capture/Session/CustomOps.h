//===- CustomOps.h - the ops that the process has defined -------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_CUSTOMOPS_H
#define TCOPT_CAPTURE_CUSTOMOPS_H

#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Target/Kernels.h"
#include <mutex>

namespace tcopt::capture {

/// An op that was defined.
struct CustomOpState {
  std::string name;
  ShapeRule::Function shape;
  CustomKernel::Function kernel;
  /// Null where calls have no gradients.
  GradientRule backward;
};

/// All ops of the process. None is ever removed: compiled code has their
/// addresses.
class CustomOps {
public:
  /// Throws Exception for a name that is taken.
  const CustomOpState &add(CustomOpState op, Place place);
  /// The kernel of a symbol.
  std::optional<KernelClosure> find(llvm::StringRef symbol);

private:
  std::mutex mutex;
  /// By the symbols of their kernels.
  std::map<std::string, CustomOpState, std::less<>> ops;
};

/// Finds kernels of ops that the process has defined.
KernelFinder definedKernels();

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_CUSTOMOPS_H
