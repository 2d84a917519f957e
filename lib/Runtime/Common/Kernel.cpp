//===- Kernel.cpp - Kernels of user-defined ops ---------------------------===//

#include "Context.h"
#include "HostCall.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

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
  HostCall call(*ctx, {num_inputs, num_outputs, inputs, outputs});
  // What a kernel of the device has found is none of this op's.
  if (int status = call.begin("a user-defined op"))
    return status;
  HostArguments given = call.get();
  int returned = kernel(ctx, given.numInputs, given.inputs, given.numOutputs,
                        given.outputs, attributes);
  if (returned != TCOPT_OK)
    tcopt_rt_fail(ctx, returned, "the kernel failed");
  int status = call.end();
  if (status != TCOPT_OK && where)
    prependPlace(*ctx, where);
  return status;
}

int tcopt_rt_call_function(tcopt_context *ctx, tcopt_function function,
                           int32_t num_inputs, const tcopt_tensor *inputs,
                           int32_t num_outputs, tcopt_tensor *outputs) {
  if (!ctx)
    return TCOPT_INVALID_ARGUMENT;
  HostCall call(*ctx, {num_inputs, num_outputs, inputs, outputs});
  if (int status = call.begin("a library function"))
    return status;
  HostArguments given = call.get();
  if (int returned = function(ctx, given.inputs, given.outputs))
    return returned;
  return call.end();
}
