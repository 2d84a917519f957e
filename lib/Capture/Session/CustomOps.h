//===- CustomOps.h - the table of user-defined ops --------------*- C++ -*-===//
//
// CustomOps stores the ops that `defineOp` defines and finds their kernels for
// compiled code. A session has one table.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_SESSION_CUSTOMOPS_H
#define TCOPT_CAPTURE_SESSION_CUSTOMOPS_H

#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Target/Kernels.h"
#include <mutex>

namespace tcopt::capture {

/// A user-defined op.
struct CustomOpState {
  std::string name;
  ShapeRule::Function shape;
  CustomKernel::Function kernel;
  /// Null for an op without gradients.
  GradientRule backward;
};

/// The user-defined ops of a session. Ops are never removed, because compiled
/// code contains their addresses. Safe to use from several threads.
class CustomOps {
public:
  /// Adds an op. Throws Exception if the name is in use.
  const CustomOpState &add(CustomOpState op, Place place);
  /// Returns the kernel of a symbol, or nothing.
  std::optional<KernelClosure> find(llvm::StringRef symbol);

private:
  std::mutex mutex;
  /// By the symbols of their kernels.
  std::map<std::string, CustomOpState, std::less<>> ops;
};

/// Returns a function that finds kernels of the thread's session.
KernelFinder definedKernels();

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_SESSION_CUSTOMOPS_H
