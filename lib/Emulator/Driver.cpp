//===- Driver.cpp - the state of the emulated driver ----------------------===//

#include "Driver.h"
#include <cstdio>

using namespace tcopt::emulator;

// Never destroyed: programs free memory of the device while they end.
Driver &Driver::get() {
  static Driver *driver = new Driver;
  return *driver;
}

CUcontext tcopt::emulator::primaryContext() {
  return reinterpret_cast<CUcontext>(&Driver::get());
}

CUcontext &tcopt::emulator::currentContext() {
  static thread_local CUcontext current = nullptr;
  return current;
}

// 0 is the default stream; 1 and 2 are names that the API has for it.
Stream *Driver::find(CUstream handle) {
  if (reinterpret_cast<uintptr_t>(handle) <= 2)
    return &defaultStream;
  return streams.has(handle) ? handle : nullptr;
}

CUresult Driver::run(const std::vector<Work> &work) {
  for (const Work &each : work)
    if (CUresult result = each.run())
      return result;
  return CUDA_SUCCESS;
}

CUresult Driver::enqueue(CUstream handle, Work work) {
  Stream *stream = find(handle);
  if (!stream)
    return CUDA_ERROR_INVALID_HANDLE;
  if (!stream->capture)
    return work.run();
  if (stream->capture->isInvalid)
    return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
  stream->capture->work.push_back(std::move(work));
  return CUDA_SUCCESS;
}

CUresult Driver::forbidCapture() {
  bool isForbidden = false;
  streams.each([&](Stream &stream) {
    if (!stream.capture || stream.capture->mode == 2)
      return;
    stream.capture->isInvalid = isForbidden = true;
  });
  return isForbidden ? CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED : CUDA_SUCCESS;
}

CUresult Driver::fail(const std::string &text) {
  std::fprintf(stderr, "tcopt emulator: %s\n", text.c_str());
  return failure = CUDA_ERROR_LAUNCH_FAILED;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

namespace {
struct ErrorText {
  CUresult code;
  const char *name, *text;
};
} // namespace

static constexpr ErrorText errors[] = {
    {CUDA_SUCCESS, "CUDA_SUCCESS", "no error"},
    {CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED",
     "initialization error"},
    {CUDA_ERROR_INVALID_DEVICE, "CUDA_ERROR_INVALID_DEVICE",
     "invalid device ordinal"},
    {CUDA_ERROR_INVALID_IMAGE, "CUDA_ERROR_INVALID_IMAGE",
     "device kernel image is invalid"},
    {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT",
     "invalid device context"},
    {CUDA_ERROR_NO_BINARY_FOR_GPU, "CUDA_ERROR_NO_BINARY_FOR_GPU",
     "no kernel image is available for execution on the device"},
    {CUDA_ERROR_JIT_COMPILER_NOT_FOUND, "CUDA_ERROR_JIT_COMPILER_NOT_FOUND",
     "PTX JIT compiler library not found"},
    {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE",
     "invalid resource handle"},
    {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {CUDA_ERROR_NOT_READY, "CUDA_ERROR_NOT_READY", "device not ready"},
    {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED",
     "unspecified launch failure"},
    {CUDA_ERROR_NOT_SUPPORTED, "CUDA_ERROR_NOT_SUPPORTED",
     "operation not supported"},
    {CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
     "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
     "operation not permitted when stream is capturing"},
    {CUDA_ERROR_STREAM_CAPTURE_INVALIDATED,
     "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
     "operation failed due to a previous error during capture"},
    {CUDA_ERROR_STREAM_CAPTURE_UNMATCHED, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED",
     "capture was not ended in the same stream as it began"},
    {CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE,
     "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE",
     "the graph update was not performed because it included changes which "
     "violated constraints specific to instantiated graph update"},
};

static const ErrorText *findError(CUresult code) {
  for (const ErrorText &error : errors)
    if (error.code == code)
      return &error;
  return nullptr;
}

extern "C" CUresult cuGetErrorName(CUresult code, const char **name) {
  const ErrorText *error = findError(code);
  *name = error ? error->name : nullptr;
  return error ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

extern "C" CUresult cuGetErrorString(CUresult code, const char **text) {
  const ErrorText *error = findError(code);
  *text = error ? error->text : nullptr;
  return error ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
