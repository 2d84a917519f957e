//===- HostCall.cpp - Functions of the host in programs of a device -------===//
//
// A tensor is copied with what lies between its elements, so that the function
// sees the strides that it would see on the CPU.
//
//===----------------------------------------------------------------------===//

#include "HostCall.h"
#include "Context.h"
#include "Device.h"
#include "Tensor.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

#include <algorithm>

using namespace tcopt::rt;

/// Bytes of the device from the first to the last element, and the copy.
struct HostCall::Copy {
  char *device;
  char *host;
  int64_t bytes;
};

/// One that says nothing of a device is the host's.
static bool isOnDevice(const tcopt_tensor &t) {
  return t.device.type != 0 && !isOnHost(t);
}

static int64_t aligned(int64_t bytes) {
  return (bytes + TCOPT_RT_ALIGNMENT - 1) / TCOPT_RT_ALIGNMENT *
         TCOPT_RT_ALIGNMENT;
}

/// Where the memory of the tensor begins, from its first element, and how long
/// it is.
static void findSpan(const tcopt_tensor &t, int64_t *first, int64_t *bytes) {
  View view(t);
  int64_t last = view.elementBytes;
  *first = 0;
  for (int32_t d = 0; d < view.rank; ++d)
    (view.strides[d] < 0 ? *first : last) +=
        view.strides[d] * (view.shape[d] - 1);
  *bytes = countElements(t) ? last - *first : 0;
}

const tcopt_tensor &HostCall::tensor(int32_t index) const {
  return index < given.numInputs ? given.inputs[index]
                                 : given.outputs[index - given.numInputs];
}

bool HostCall::isAnyOnDevice() const {
  for (int32_t i = 0; i < count(); ++i)
    if (isOnDevice(tensor(i)))
      return true;
  return false;
}

/// Bytes of the arena: descriptions first.
int HostCall::measure(const char *who, int64_t *bytes) {
  *bytes = aligned(count() * int64_t(sizeof(tcopt_tensor))) +
           aligned(count() * int64_t(sizeof(Copy)));
  for (int32_t i = 0; i < count(); ++i) {
    if (!isOnDevice(tensor(i)))
      continue;
    int64_t first, span, packed;
    if (int status = checkOnDevice(&ctx, &tensor(i), who))
      return status;
    if (int status = checkLayout(&ctx, tensor(i), who, &packed))
      return status;
    findSpan(tensor(i), &first, &span);
    *bytes += aligned(span);
  }
  return TCOPT_OK;
}

/// What an output leaves out between its elements stays as it is.
int HostCall::stage(Copy &copy, bool isOutput, char *memory) {
  int32_t index = int32_t(&copy - copies);
  tcopt_tensor &t = tensors[index];
  int64_t first;
  findSpan(t, &first, &copy.bytes);
  copy.host = memory;
  copy.device = static_cast<char *>(View(t).data) + first;
  bool isRead = !isOutput || !View(t).isContiguous();
  t.device = {TCOPT_DEVICE_CPU, 0};
  t.data = copy.bytes ? copy.host - first : ctx.noElements;
  t.byte_offset = 0;
  return isRead ? tcopt_rt_device_read(&ctx, copy.host, copy.device, copy.bytes)
                : tcopt_rt_status(&ctx);
}

int HostCall::begin(const char *who) {
  if (int status = tcopt_rt_status(&ctx); status || !isAnyOnDevice())
    return status;
  int64_t bytes;
  if (int status = measure(who, &bytes))
    return status;
  arena = tcopt_rt_arena_begin(&ctx, bytes, nullptr);
  if (!arena)
    return tcopt_rt_status(&ctx);
  char *memory = static_cast<char *>(arena);
  tensors = reinterpret_cast<tcopt_tensor *>(memory);
  memory += aligned(count() * int64_t(sizeof(tcopt_tensor)));
  copies = reinterpret_cast<Copy *>(memory);
  memory += aligned(count() * int64_t(sizeof(Copy)));
  for (int32_t i = 0; i < count(); ++i) {
    tensors[i] = tensor(i);
    copies[i] = {nullptr, nullptr, 0};
    if (!isOnDevice(tensors[i]))
      continue;
    if (int status = stage(copies[i], i >= given.numInputs, memory))
      return status;
    memory += aligned(copies[i].bytes);
  }
  ++ctx.hostCalls;
  return tcopt_rt_status(&ctx);
}

HostArguments HostCall::get() const {
  if (!tensors)
    return given;
  return {given.numInputs, given.numOutputs, tensors,
          tensors + given.numInputs};
}

int HostCall::end() {
  for (int32_t i = given.numInputs; copies && i < count(); ++i)
    if (copies[i].bytes)
      tcopt_rt_device_write(&ctx, copies[i].device, copies[i].host,
                            copies[i].bytes);
  return tcopt_rt_status(&ctx);
}

int64_t tcopt_rt_host_calls(const tcopt_context *ctx) {
  return ctx ? ctx->hostCalls : 0;
}
