//===- Kernels.h - kernels of user-defined ops ------------------*- C++ -*-===//
//
// Look-up of the kernels of user-defined ops: kernels that this process has
// defined, or symbols of a library (CustomCall.h). Programs that are written to
// files are linked with the symbol instead.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_KERNELS_H
#define TCOPT_TARGET_KERNELS_H

#include "tcopt/Runtime/tcopt_rt.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <optional>

namespace tcopt {

/// A tcopt_kernel with an additional first argument `user`.
struct KernelClosure {
  using Function = int (*)(void *user, tcopt_context *ctx, int32_t numInputs,
                           const tcopt_tensor *inputs, int32_t numOutputs,
                           tcopt_tensor *outputs,
                           const tcopt_attributes *attributes);
  Function function;
  void *user;
};

/// Finds the kernel of a symbol; nullopt if it is undefined.
using KernelFinder =
    std::function<std::optional<KernelClosure>(llvm::StringRef symbol)>;

/// Returns the kernel of a symbol in `defined`, which may be empty, otherwise
/// the function of this name in the process or in a loaded library.
std::optional<KernelClosure> findKernel(const KernelFinder &defined,
                                        llvm::StringRef symbol);

} // namespace tcopt

#endif // TCOPT_TARGET_KERNELS_H
