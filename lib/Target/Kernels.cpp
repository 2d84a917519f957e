//===- Kernels.cpp - kernels of user-defined ops --------------------------===//

#include "tcopt/Target/Kernels.h"
#include "llvm/Support/DynamicLibrary.h"

using namespace tcopt;

// Calls the function that `user` is.
static int callPlain(void *user, tcopt_context *ctx, int32_t numInputs,
                     const tcopt_tensor *inputs, int32_t numOutputs,
                     tcopt_tensor *outputs,
                     const tcopt_attributes *attributes) {
  auto kernel = reinterpret_cast<tcopt_kernel>(user);
  return kernel(ctx, numInputs, inputs, numOutputs, outputs, attributes);
}

std::optional<KernelClosure> tcopt::findKernel(const KernelFinder &defined,
                                               llvm::StringRef symbol) {
  if (defined)
    if (std::optional<KernelClosure> kernel = defined(symbol))
      return kernel;
  void *function =
      llvm::sys::DynamicLibrary::SearchForAddressOfSymbol(symbol.str());
  if (!function)
    return std::nullopt;
  return KernelClosure{callPlain, function};
}
