//===- Timings.cpp - How long kernels take --------------------------------===//

#include "Timings.h"

using namespace tcopt::rt::cuda;

EventHandle Timings::takeEvent() {
  constexpr unsigned timing = 0;
  EventHandle event = nullptr;
  if (spare.size() == 0)
    return device.driver().eventCreate(&event, timing) ? nullptr : event;
  event = spare[spare.size() - 1];
  spare.truncate(spare.size() - 1);
  return event;
}

void Timings::begin(const char *name, StreamHandle stream) {
  if (!pending.reserve(1) || !spare.reserve(2 * pending.size() + 2))
    return;
  Timing timing = {name, takeEvent(), takeEvent()};
  pending.push(timing);
  if (timing.begin && timing.end)
    device.driver().eventRecord(timing.begin, stream);
}

void Timings::end(StreamHandle stream) {
  if (pending.size() == 0)
    return;
  const Timing &timing = pending[pending.size() - 1];
  if (timing.begin && timing.end)
    device.driver().eventRecord(timing.end, stream);
}

void Timings::read(tcopt_context *ctx) {
  for (const Timing &timing : pending) {
    float ms = 0;
    if (timing.begin && timing.end &&
        !device.driver().eventElapsedTime(&ms, timing.begin, timing.end))
      tcopt_rt_profile_add(ctx, timing.name, 1, int64_t(double(ms) * 1e6));
    for (EventHandle event : {timing.begin, timing.end})
      if (event)
        spare.push(event);
  }
  pending.truncate(0);
}

void Timings::clear() {
  for (const Timing &timing : pending)
    for (EventHandle event : {timing.begin, timing.end})
      if (event)
        device.driver().eventDestroy(event);
  pending.truncate(0);
  for (EventHandle event : spare)
    device.driver().eventDestroy(event);
  spare.truncate(0);
}
