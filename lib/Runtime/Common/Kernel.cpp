//===- Kernel.cpp - Kernels of user-defined ops ---------------------------===//

#include "Context.h"

#include <cstring>

using namespace tcopt::rt;

const tcopt_attribute *tcopt_rt_attribute(const tcopt_attributes *attributes,
                                          const char *name) {
  if (!attributes || !name)
    return nullptr;
  for (int32_t i = 0; i < attributes->count; ++i)
    if (std::strcmp(attributes->items[i].name, name) == 0)
      return &attributes->items[i];
  return nullptr;
}

int tcopt_rt_call_kernel(tcopt_context *ctx, const char *where,
                         tcopt_kernel kernel, int32_t num_inputs,
                         const tcopt_tensor *inputs, int32_t num_outputs,
                         tcopt_tensor *outputs,
                         const tcopt_attributes *attributes) {
  if (!ctx)
    return TCOPT_INVALID_ARGUMENT;
  if (int status = tcopt_rt_status(ctx))
    return status;
  int returned =
      kernel(ctx, num_inputs, inputs, num_outputs, outputs, attributes);
  if (returned != TCOPT_OK)
    tcopt_rt_fail(ctx, returned, "the kernel failed");
  int status = tcopt_rt_status(ctx);
  if (status != TCOPT_OK && where)
    prependPlace(*ctx, where);
  return status;
}
