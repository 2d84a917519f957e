//===- HostCopy.cpp - A tensor that the host can read ---------------------===//

#include "HostCopy.h"
#include "Context.h"
#include "Device.h"
#include "Tensor.h"

using namespace tcopt::rt;

int HostCopy::take(const tcopt_tensor *t, const char *who) {
  int64_t bytes;
  if (int status = checkReachable(ctx, t, who, &bytes))
    return status;
  tensor = *t;
  if (isOnHost(*t))
    return TCOPT_OK;
  arena = tcopt_rt_arena_begin(ctx, bytes, nullptr);
  if (!arena)
    return tcopt_rt_status(ctx);
  tensor.data = arena;
  tensor.device = {TCOPT_DEVICE_CPU, 0};
  tensor.strides = nullptr;
  tensor.byte_offset = 0;
  return tcopt_rt_device_read(ctx, arena, View(*t).data, bytes);
}
