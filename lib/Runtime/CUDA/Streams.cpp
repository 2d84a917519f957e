//===- Streams.cpp - Streams of other libraries, and time -----------------===//

#include "Process.h"
#include "State.h"

using namespace tcopt::rt::cuda;

/// Calls `work` with the open device; a failure is kept.
template <typename Work> static int onDevice(int32_t number, const Work &work) {
  Failure why;
  Device *device = Process::get().getDevice(number, why);
  if (device && device->enter(why) && work(*device, why))
    return TCOPT_OK;
  return Process::get().remember(why);
}

static EventHandle eventOf(void *event) {
  return static_cast<EventHandle>(event);
}

void *tcopt_rt_cuda_stream(int32_t device) {
  void *stream = nullptr;
  onDevice(device, [&](Device &d, Failure &) {
    stream = d.getStream();
    return true;
  });
  return stream;
}

int tcopt_rt_cuda_set_stream(int32_t device, void *stream) {
  return onDevice(device, [&](Device &d, Failure &why) {
    return d.setStream(streamOf(stream), why);
  });
}

int tcopt_rt_cuda_set_context_stream(tcopt_context *ctx, void *stream) {
  State *state = State::of(ctx);
  if (!state)
    return tcopt_rt_status(ctx);
  Failure why;
  if (state->setStream(ctx, streamOf(stream), why))
    return TCOPT_OK;
  return tcopt_rt_fail(ctx, why.status, why.text);
}

int tcopt_rt_cuda_order(int32_t device, void *first, void *then) {
  return onDevice(device, [&](Device &d, Failure &why) {
    return d.order(streamOf(first), streamOf(then), why);
  });
}

void *tcopt_rt_cuda_event_create(int32_t device) {
  EventHandle event = nullptr;
  onDevice(device, [&](Device &d, Failure &why) {
    constexpr unsigned withTime = 0;
    Result result = d.driver().eventCreate(&event, withTime);
    return result ? d.fail(why, "cuEventCreate", result) : true;
  });
  return event;
}

void tcopt_rt_cuda_event_destroy(int32_t device, void *event) {
  if (!event)
    return;
  onDevice(device, [&](Device &d, Failure &) {
    d.driver().eventDestroy(eventOf(event));
    return true;
  });
}

int tcopt_rt_cuda_event_record(int32_t device, void *event) {
  return onDevice(device, [&](Device &d, Failure &why) {
    Result result = d.driver().eventRecord(eventOf(event), d.getStream());
    return result ? d.fail(why, "cuEventRecord", result) : true;
  });
}

int tcopt_rt_cuda_event_elapsed(int32_t device, void *begin, void *end,
                                double *ms) {
  return onDevice(device, [&](Device &d, Failure &why) {
    float passed = 0;
    if (Result result = d.driver().eventSynchronize(eventOf(end)))
      return d.fail(why, "cuEventSynchronize", result);
    if (Result result =
            d.driver().eventElapsedTime(&passed, eventOf(begin), eventOf(end)))
      return d.fail(why, "cuEventElapsedTime", result);
    *ms = double(passed);
    return true;
  });
}
