//===- Kernels.h - kernels of user-defined ops ------------------*- C++ -*-===//
//
// Where the kernel of a user-defined op comes from: from this process, which
// has defined it, or from a library, by its symbol (see CustomCall.h). Programs
// that become files are linked with the symbol and need none of this.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TARGET_KERNELS_H
#define TCOPT_TARGET_KERNELS_H

#include "tcopt/Runtime/tcopt_rt.h"
#include "llvm/ADT/StringRef.h"
#include <functional>
#include <optional>

namespace tcopt {

/// A tcopt_kernel with a pointer of its own in front.
struct KernelClosure {
  using Function = int (*)(void *user, tcopt_context *ctx, int32_t numInputs,
                           const tcopt_tensor *inputs, int32_t numOutputs,
                           tcopt_tensor *outputs,
                           const tcopt_attributes *attributes);
  Function function;
  void *user;
};

/// Finds the kernel of a symbol; none where it is nobody's.
using KernelFinder =
    std::function<std::optional<KernelClosure>(llvm::StringRef symbol)>;

/// The kernel that `defined`, which may be empty, has for the symbol, else the
/// function of that name in this process or in a library that it has loaded.
std::optional<KernelClosure> findKernel(const KernelFinder &defined,
                                        llvm::StringRef symbol);

} // namespace tcopt

#endif // TCOPT_TARGET_KERNELS_H
