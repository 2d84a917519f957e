//===- CustomOps.cpp - the table of user-defined ops ----------------------===//

#include "CustomOps.h"
#include "Engine.h"
#include "tcopt/Interfaces/CustomCall.h"

namespace tcopt::capture {

const CustomOpState &CustomOps::add(CustomOpState op, Place place) {
  std::lock_guard<std::mutex> lock(mutex);
  std::string name = op.name;
  auto [known, isNew] = ops.try_emplace(kernelSymbol(name), std::move(op));
  if (!isNew)
    throw Exception("the op '" + name + "' is defined already", place);
  return known->second;
}

// Calls a kernel and converts its exceptions to errors of the runtime, because
// exceptions cannot pass through compiled code.
static int callKernel(void *user, tcopt_context *context, int32_t numInputs,
                      const tcopt_tensor *inputs, int32_t numOutputs,
                      tcopt_tensor *outputs,
                      const tcopt_attributes *attributes) {
  const auto &op = *static_cast<const CustomOpState *>(user);
  try {
    return op.kernel(context, numInputs, inputs, numOutputs, outputs,
                     attributes);
  } catch (const std::exception &error) {
    return tcopt_rt_fail(context, TCOPT_INVALID_ARGUMENT, error.what());
  } catch (...) {
    return tcopt_rt_fail(context, TCOPT_INVALID_ARGUMENT,
                         "the kernel has thrown something");
  }
}

std::optional<KernelClosure> CustomOps::find(llvm::StringRef symbol) {
  std::lock_guard<std::mutex> lock(mutex);
  auto known = ops.find(symbol.str());
  if (known == ops.end())
    return std::nullopt;
  return KernelClosure{callKernel, &known->second};
}

KernelFinder definedKernels() {
  return [](llvm::StringRef symbol) {
    return Engine::get().customOps().find(symbol);
  };
}

} // namespace tcopt::capture
