//===- State.cpp - What is kept for a context -----------------------------===//

#include "State.h"
#include "tcopt/Runtime/tcopt_rt_device.h"

using namespace tcopt::rt::cuda;

State *State::of(tcopt_context *ctx) {
  if (tcopt_rt_device(ctx).type == TCOPT_DEVICE_CUDA)
    if (void *state = tcopt_rt_device_state(ctx)) [[likely]]
      return static_cast<State *>(state);
  tcopt_rt_fail(ctx, TCOPT_INVALID_ARGUMENT,
                "expected a context on a CUDA device, made by "
                "tcopt_rt_cuda_attach");
  return nullptr;
}

bool State::open(Failure &why) {
  const Driver &driver = device.driver();
  if (!device.enter(why))
    return false;
  void *memory = nullptr;
  if (Result result = driver.memAllocHost(&memory, sizeof(uint64_t)))
    return device.fail(why, "cuMemAllocHost", result);
  word = static_cast<uint64_t *>(memory);
  *word = 0;
  Address host = 0;
  if (Result result = driver.memHostGetDevicePointer(&host, memory, 0))
    return device.fail(why, "cuMemHostGetDevicePointer", result);
  const uint64_t words[] = {0, host};
  wordOnDevice = device.allocate(stream, sizeof(words), why);
  return wordOnDevice &&
         device.upload(stream, reinterpret_cast<void *>(wordOnDevice), words,
                       sizeof(words), why);
}

// What the stream still does may write the word. A lost device frees nothing.
State::~State() {
  Failure ignored;
  if (!device.synchronize(stream, ignored))
    return;
  timings.clear();
  if (wordOnDevice)
    device.deallocate(wordOnDevice);
  if (word)
    device.driver().memFreeHost(word);
}

bool State::setStream(tcopt_context *ctx, StreamHandle handle, Failure &why) {
  StreamHandle next = handle ? handle : device.getOwnStream();
  if (next == stream)
    return true;
  if (!device.order(stream, next, why))
    return false;
  device.noteStream(next);
  stream = next;
  tcopt_rt_device_set_stream(ctx, next);
  return true;
}

void State::addLastKernel(Failure &why) const {
  if (lastKernel && why.isLoss)
    why.append(", after the launch of the kernel '%s'%s%s", lastKernel->name,
               lastKernel->where ? " at " : "",
               lastKernel->where ? lastKernel->where : "");
}

int State::check(tcopt_context *ctx) {
  Failure why;
  if (!device.synchronize(stream, why)) {
    addLastKernel(why);
    return tcopt_rt_fail(ctx, why.status, why.text);
  }
  uint64_t found = __atomic_exchange_n(word, 0, __ATOMIC_ACQ_REL);
  if (auto *failure = reinterpret_cast<const tcopt_cuda_failure *>(found)) {
    tcopt_rt_fail(ctx, failure->code, failure->message);
    void *onDevice = reinterpret_cast<void *>(wordOnDevice);
    if (!device.fill(stream, onDevice, 0, sizeof(uint64_t), why))
      tcopt_rt_fail(ctx, why.status, why.text);
  }
  timings.read(ctx);
  return tcopt_rt_status(ctx);
}

bool State::forgetKernels(tcopt_context *ctx, Failure &why) {
  if (!device.synchronize(stream, why))
    return false;
  timings.read(ctx);
  lastKernel = nullptr;
  kernels.clear();
  return true;
}
