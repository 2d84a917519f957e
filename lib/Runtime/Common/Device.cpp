//===- Device.cpp - Tensors in memory that the host cannot read -----------===//
//
// The context names the device and says how its memory is allocated, freed and
// copied. Nothing here knows any device.
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Context.h"
#include "Tensor.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

using namespace tcopt::rt;

static constexpr tcopt_device cpuDevice = {TCOPT_DEVICE_CPU, 0};

bool tcopt::rt::sameDevice(tcopt_device a, tcopt_device b) {
  return a.type == b.type && a.id == b.id;
}

tcopt_device tcopt_rt_device(const tcopt_context *ctx) {
  return ctx && ctx->options.device.type != 0 ? ctx->options.device : cpuDevice;
}

void *tcopt_rt_stream(const tcopt_context *ctx) {
  return ctx ? ctx->options.stream : nullptr;
}

void tcopt_rt_device_set_stream(tcopt_context *ctx, void *stream) {
  if (ctx)
    ctx->options.stream = stream;
}

void *tcopt_rt_device_state(const tcopt_context *ctx) {
  return ctx ? ctx->options.device_state : nullptr;
}

int tcopt_rt_device_check(tcopt_context *ctx) {
  if (ctx && ctx->options.device_check)
    if (int status = ctx->options.device_check(ctx))
      tcopt_rt_fail(ctx, status, "the device_check hook failed");
  return tcopt_rt_status(ctx);
}

bool tcopt::rt::isOnHost(const tcopt_tensor &t) {
  return t.device.type == TCOPT_DEVICE_CPU;
}

bool tcopt::rt::isOnOwnDevice(const tcopt_context &ctx, const tcopt_tensor &t) {
  return sameDevice(t.device, tcopt_rt_device(&ctx));
}

// Another device than the CPU is useless without its hooks, and hooks are
// without a device.
bool tcopt::rt::isDeviceValid(const tcopt_context_options &options) {
  bool all = options.device_allocate && options.device_deallocate &&
             options.device_copy;
  bool any = options.device_allocate || options.device_deallocate ||
             options.device_copy || options.device_check ||
             options.device_explain;
  if (options.device.type == 0 || options.device.type == TCOPT_DEVICE_CPU)
    return !any && options.device.id == 0;
  return all && options.device.type > 0 && options.device.id >= 0;
}

int tcopt::rt::checkHasDevice(tcopt_context *ctx, const char *who) {
  if (tcopt_rt_device(ctx).type != TCOPT_DEVICE_CPU)
    return TCOPT_OK;
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "%s: expected a context with a device besides the CPU", who);
}

int tcopt::rt::checkOnDevice(tcopt_context *ctx, const tcopt_tensor *t,
                             const char *who) {
  if (!ctx || !t)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: the tensor is missing", who);
  tcopt_device own = tcopt_rt_device(ctx);
  if (int status = checkHasDevice(ctx, who))
    return status;
  if (isOnOwnDevice(*ctx, *t))
    return TCOPT_OK;
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "%s: expected a tensor on the context's device (device type %d, "
               "number %d), found device type %d, number %d",
               who, own.type, own.id, t->device.type, t->device.id);
}

int tcopt::rt::checkReachable(tcopt_context *ctx, const tcopt_tensor *t,
                              const char *who, int64_t *bytes) {
  if (!ctx || !t || isOnHost(*t) || !isOnOwnDevice(*ctx, *t))
    return checkReadable(ctx, t, who, bytes);
  return checkDeviceData(ctx, *t, who, bytes);
}

int tcopt::rt::checkDeviceData(tcopt_context *ctx, const tcopt_tensor &t,
                               const char *who, int64_t *bytes) {
  if (int status = checkLayout(ctx, t, who, bytes))
    return status;
  if (!t.data && *bytes != 0)
    return failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: the data is missing", who);
  if (View(t).isContiguous())
    return TCOPT_OK;
  return failf(ctx, TCOPT_INVALID_ARGUMENT,
               "%s: expected the order of C, without gaps, of a tensor on a "
               "device",
               who);
}

/// A general message follows, which this one precedes.
static void explain(tcopt_context &ctx, int64_t bytes) {
  if (ctx.options.device_explain)
    ctx.options.device_explain(&ctx, size_t(bytes));
}

// An allocation of its own also where there are no bytes.
void *tcopt::rt::allocateOnDevice(tcopt_context &ctx, void *stream,
                                  int64_t bytes) {
  const tcopt_context_options &o = ctx.options;
  void *memory = o.device_allocate(
      o.user, stream, o.device, size_t(bytes ? bytes : 1), TCOPT_RT_ALIGNMENT);
  if (!memory)
    explain(ctx, bytes);
  return memory;
}

void tcopt::rt::freeOnDevice(tcopt_context &ctx, void *memory, int64_t bytes) {
  const tcopt_context_options &o = ctx.options;
  o.device_deallocate(o.user, o.device, memory, size_t(bytes ? bytes : 1));
}

static int copyBytes(tcopt_context &ctx, void *to, tcopt_device toDevice,
                     const void *from, tcopt_device fromDevice, int64_t bytes) {
  const tcopt_context_options &o = ctx.options;
  if (o.device_copy(o.user, o.stream, to, toDevice, from, fromDevice,
                    size_t(bytes)) == 0)
    return TCOPT_OK;
  explain(ctx, bytes);
  return failf(&ctx, TCOPT_INTERNAL,
               "the device_copy hook could not copy %lld bytes",
               static_cast<long long>(bytes));
}

int tcopt::rt::copyFromDevice(tcopt_context &ctx, void *to,
                              const tcopt_tensor &from, int64_t bytes) {
  return copyBytes(ctx, to, cpuDevice, View(from).data, from.device, bytes);
}

int tcopt::rt::copyToDevice(tcopt_context &ctx, const tcopt_tensor &to,
                            const void *from, int64_t bytes) {
  return copyBytes(ctx, View(to).data, to.device, from, cpuDevice, bytes);
}

int tcopt::rt::moveOnDevice(tcopt_context &ctx, void *to, const void *from,
                            int64_t bytes) {
  return copyBytes(ctx, to, ctx.options.device, from, ctx.options.device,
                   bytes);
}

/// Whether there is something to copy, or to fail for.
static bool hasToCopy(tcopt_context *ctx, const char *who, int64_t bytes) {
  if (tcopt_rt_status(ctx) != TCOPT_OK || checkHasDevice(ctx, who))
    return false;
  if (bytes < 0)
    failf(ctx, TCOPT_INVALID_ARGUMENT, "%s: a negative size (%lld)", who,
          static_cast<long long>(bytes));
  return bytes > 0;
}

int tcopt_rt_device_read(tcopt_context *ctx, void *to, const void *from,
                         int64_t bytes) {
  if (!hasToCopy(ctx, "device_read", bytes))
    return tcopt_rt_status(ctx);
  copyBytes(*ctx, to, cpuDevice, from, ctx->options.device, bytes);
  return tcopt_rt_device_check(ctx);
}

int tcopt_rt_device_write(tcopt_context *ctx, void *to, const void *from,
                          int64_t bytes) {
  if (hasToCopy(ctx, "device_write", bytes))
    copyBytes(*ctx, to, ctx->options.device, from, cpuDevice, bytes);
  return tcopt_rt_status(ctx);
}

int tcopt_rt_device_move(tcopt_context *ctx, void *to, const void *from,
                         int64_t bytes) {
  if (hasToCopy(ctx, "device_move", bytes))
    moveOnDevice(*ctx, to, from, bytes);
  return tcopt_rt_status(ctx);
}

int tcopt_rt_alloc_device_result(tcopt_context *ctx, tcopt_tensor *out,
                                 int32_t dtypeCode, int32_t dtypeBits,
                                 int32_t ndim, const int64_t *shape) {
  int64_t bytes;
  constexpr const char *who = "alloc_device_result";
  if (int status =
          makeResult(ctx, out, dtypeCode, dtypeBits, ndim, shape, who, &bytes))
    return status;
  out->device = tcopt_rt_device(ctx);
  if (int status = checkOnDevice(ctx, out, who))
    return status;
  out->data = allocateOnDevice(*ctx, ctx->options.stream, bytes);
  if (out->data)
    return TCOPT_OK;
  failAllocation(ctx, bytes);
  return TCOPT_OUT_OF_MEMORY;
}

void tcopt::rt::freeDeviceResult(tcopt_context *ctx, const tcopt_tensor &t) {
  int64_t bytes;
  if (t.data && !checkLayout(ctx, t, "free_result", &bytes))
    freeOnDevice(*ctx, t.data, bytes);
}
