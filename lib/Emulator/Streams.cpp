//===- Streams.cpp - streams and events -----------------------------------===//
//
// What a stream is given is done at once, so that there is nothing to wait for.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

using namespace tcopt::emulator;

extern "C" {

CUresult cuStreamCreate(CUstream *stream, unsigned flags) {
  return inContext([&](Driver &driver) {
    if (flags > 1)
      return CUDA_ERROR_INVALID_VALUE;
    *stream = driver.streams.add(std::make_unique<Stream>());
    return CUDA_SUCCESS;
  });
}

CUresult cuStreamDestroy_v2(CUstream stream) {
  return inContext([&](Driver &driver) {
    return driver.streams.remove(stream) ? CUDA_SUCCESS
                                         : CUDA_ERROR_INVALID_HANDLE;
  });
}

CUresult cuStreamSynchronize(CUstream handle) {
  return inContext([&](Driver &driver) {
    Stream *stream = driver.find(handle);
    if (!stream)
      return CUDA_ERROR_INVALID_HANDLE;
    if (!stream->capture)
      return CUDA_SUCCESS;
    stream->capture->isInvalid = true;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  });
}

CUresult cuStreamQuery(CUstream handle) { return cuStreamSynchronize(handle); }

CUresult cuStreamWaitEvent(CUstream handle, CUevent event, unsigned) {
  return inContext([&](Driver &driver) {
    Stream *stream = driver.find(handle);
    if (!stream || !driver.events.has(event))
      return CUDA_ERROR_INVALID_HANDLE;
    // The stream joins the one that the event was recorded in.
    if (event->capture)
      stream->capture = event->capture;
    return CUDA_SUCCESS;
  });
}

CUresult cuEventCreate(CUevent *event, unsigned) {
  return inContext([&](Driver &driver) {
    *event = driver.events.add(std::make_unique<Event>());
    return CUDA_SUCCESS;
  });
}

CUresult cuEventRecord(CUevent event, CUstream handle) {
  return inContext([&](Driver &driver) {
    Stream *stream = driver.find(handle);
    if (!stream || !driver.events.has(event))
      return CUDA_ERROR_INVALID_HANDLE;
    event->capture = stream->capture;
    event->isRecorded = true;
    event->time = std::chrono::steady_clock::now();
    return CUDA_SUCCESS;
  });
}

CUresult cuEventQuery(CUevent event) {
  return inContext([&](Driver &driver) {
    return driver.events.has(event) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
  });
}

CUresult cuEventSynchronize(CUevent event) { return cuEventQuery(event); }

CUresult cuEventElapsedTime_v2(float *milliseconds, CUevent start,
                               CUevent end) {
  return inContext([&](Driver &driver) {
    for (CUevent event : {start, end})
      if (!driver.events.has(event) || !event->isRecorded)
        return CUDA_ERROR_INVALID_HANDLE;
    std::chrono::duration<float, std::milli> passed = end->time - start->time;
    *milliseconds = passed.count();
    return CUDA_SUCCESS;
  });
}

CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
  return cuEventElapsedTime_v2(milliseconds, start, end);
}

CUresult cuEventDestroy_v2(CUevent event) {
  return inContext([&](Driver &driver) {
    return driver.events.remove(event) ? CUDA_SUCCESS
                                       : CUDA_ERROR_INVALID_HANDLE;
  });
}

} // extern "C"
