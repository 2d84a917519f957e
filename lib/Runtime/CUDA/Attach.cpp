//===- Attach.cpp - The hooks of contexts on CUDA devices -----------------===//
//
// The hooks know their device by its number, so that memory may be freed after
// the context that had it. What fails in a hook without a context is kept until
// device_explain is asked for it.
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "State.h"

#include <new>

using namespace tcopt::rt::cuda;

static void *hookAllocate(void *, void *stream, tcopt_device device,
                          size_t bytes, size_t) {
  Process &process = Process::get();
  Failure why;
  Device *found = process.getDevice(device.id, why);
  uint64_t address =
      found ? found->allocate(streamOf(stream), int64_t(bytes), why) : 0;
  if (!address)
    process.remember(why);
  return reinterpret_cast<void *>(address);
}

static void hookDeallocate(void *, tcopt_device device, void *memory, size_t) {
  if (Device *found = Process::get().findDevice(device.id))
    found->deallocate(addressOf(memory));
}

static bool recordCopy(Recording &recording, void *to, bool toHost,
                       const void *from, bool fromHost, size_t bytes,
                       Failure &why) {
  if (toHost)
    return recording.download(why);
  return fromHost ? recording.upload(to, from, bytes, why)
                  : recording.move(to, from, bytes, why);
}

static bool copyBytes(Device &device, StreamHandle stream, void *to,
                      bool toHost, const void *from, bool fromHost,
                      size_t bytes, Failure &why) {
  if (Recording *recording = Recording::current()) [[unlikely]]
    return recordCopy(*recording, to, toHost, from, fromHost, bytes, why);
  if (toHost)
    return device.download(stream, to, from, bytes, why);
  return fromHost ? device.upload(stream, to, from, bytes, why)
                  : device.move(stream, to, from, bytes, why);
}

static int hookCopy(void *, void *stream, void *to, tcopt_device toDevice,
                    const void *from, tcopt_device fromDevice, size_t bytes) {
  Process &process = Process::get();
  Failure why;
  bool toHost = toDevice.type == TCOPT_DEVICE_CPU;
  bool fromHost = fromDevice.type == TCOPT_DEVICE_CPU;
  Device *device = process.getDevice(toHost ? fromDevice.id : toDevice.id, why);
  if (device && copyBytes(*device, streamOf(stream), to, toHost, from, fromHost,
                          bytes, why))
    return TCOPT_OK;
  return process.remember(why);
}

static int hookCheck(tcopt_context *ctx) {
  State *state = State::of(ctx);
  if (!state || !state->graphs.recording.isOn())
    return state ? state->check(ctx) : tcopt_rt_status(ctx);
  state->graphs.recording.addCheck();
  return tcopt_rt_status(ctx);
}

static void hookExplain(tcopt_context *ctx, size_t) {
  Failure why = Process::get().getLast();
  State *state = State::of(ctx);
  if (!state || why.status == TCOPT_OK)
    return;
  state->addLastKernel(why);
  tcopt_rt_fail(ctx, why.status, why.text);
}

static State *makeState(int32_t number, StreamHandle stream, Failure &why) {
  Device *device = Process::get().getDevice(number, why);
  if (!device)
    return nullptr;
  if (!stream)
    stream = device->getStream();
  device->noteStream(stream);
  State *state = new (std::nothrow) State(*device, stream);
  if (!state)
    why.set(TCOPT_OUT_OF_MEMORY, "out of memory for a context");
  else if (!state->open(why)) {
    delete state;
    state = nullptr;
  }
  return state;
}

/// The fields that are filled in have to be there.
static bool hasRoom(const tcopt_context_options *options) {
  return options &&
         options->size >= offsetof(tcopt_context_options, device_explain) +
                              sizeof(options->device_explain);
}

int tcopt_rt_cuda_attach(tcopt_context_options *options, int32_t device) {
  Failure why;
  if (!hasRoom(options))
    why.set(TCOPT_INVALID_ARGUMENT,
            "expected options with their size filled in");
  State *state = why.status == TCOPT_OK
                     ? makeState(device, streamOf(options->stream), why)
                     : nullptr;
  if (!state)
    return Process::get().remember(why);
  options->device = {TCOPT_DEVICE_CUDA, device};
  options->stream = state->getStream();
  options->device_allocate = hookAllocate;
  options->device_deallocate = hookDeallocate;
  options->device_copy = hookCopy;
  options->device_state = state;
  options->device_check = hookCheck;
  options->device_explain = hookExplain;
  return TCOPT_OK;
}

void tcopt_rt_cuda_detach(const tcopt_context_options *options) {
  if (hasRoom(options))
    delete static_cast<State *>(options->device_state);
}
