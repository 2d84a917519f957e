//===- Driver.h - The functions of CUDA's driver ----------------*- C++ -*-===//
//
// Declared here, so that no header of CUDA is needed. Numbers are those of
// cuda.h, which never change.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_DRIVER_H
#define TCOPT_LIB_RUNTIME_CUDA_DRIVER_H

#include <cstddef>
#include <cstdint>

namespace tcopt::rt::cuda {

class Failure;

using Result = int;
using Address = uint64_t;
using ContextHandle = struct ContextBody *;
using StreamHandle = struct StreamBody *;
using EventHandle = struct EventBody *;
using ModuleHandle = struct ModuleBody *;
using FunctionHandle = struct FunctionBody *;
using GraphHandle = struct GraphBody *;
using GraphExecHandle = struct GraphExecBody *;
using LinkHandle = struct LinkBody *;

enum : Result {
  success = 0,
  outOfMemory = 2,
  deinitialized = 4,
  invalidPtx = 218
};

enum DeviceAttribute {
  clockRate = 13,
  multiprocessorCount = 16,
  memoryClockRate = 36,
  memoryBusWidth = 37,
  l2CacheSize = 38,
  capabilityMajor = 75,
  capabilityMinor = 76,
  maxSharedBytesOptIn = 97
};

enum FunctionAttribute { staticSharedBytes = 1, maxDynamicSharedBytes = 8 };

enum JitOption { jitErrorLog = 5, jitErrorLogBytes = 6 };

enum LinkInput { linkPtx = 1 };

enum PointerAttribute { memoryType = 2 };

/// A stream that stream 0 does not wait for, nor it for that.
enum StreamFlag : unsigned { nonBlocking = 1 };

/// Of captures: threads may make any call of the driver meanwhile.
enum CaptureMode { relaxed = 2 };

/// Why an update was refused; nobody asks.
struct GraphUpdateInfo {
  int result;
  void *errorNode, *errorFromNode;
};

/// F(member, name in the library, types of the arguments)
#define TCOPT_CUDA_FUNCTIONS(F)                                                \
  F(init, "cuInit", unsigned)                                                  \
  F(driverGetVersion, "cuDriverGetVersion", int *)                             \
  F(getErrorName, "cuGetErrorName", Result, const char **)                     \
  F(getErrorString, "cuGetErrorString", Result, const char **)                 \
  F(deviceGetCount, "cuDeviceGetCount", int *)                                 \
  F(deviceGet, "cuDeviceGet", int *, int)                                      \
  F(deviceGetAttribute, "cuDeviceGetAttribute", int *, int, int)               \
  F(deviceGetName, "cuDeviceGetName", char *, int, int)                        \
  F(deviceTotalMem, "cuDeviceTotalMem_v2", size_t *, int)                      \
  F(primaryCtxRetain, "cuDevicePrimaryCtxRetain", ContextHandle *, int)        \
  F(ctxSetCurrent, "cuCtxSetCurrent", ContextHandle)                           \
  F(ctxGetCurrent, "cuCtxGetCurrent", ContextHandle *)                         \
  F(ctxSynchronize, "cuCtxSynchronize")                                        \
  F(moduleLoadDataEx, "cuModuleLoadDataEx", ModuleHandle *, const void *,      \
    unsigned, int *, void **)                                                  \
  F(linkCreate, "cuLinkCreate_v2", unsigned, int *, void **, LinkHandle *)     \
  F(linkAddData, "cuLinkAddData_v2", LinkHandle, int, void *, size_t,          \
    const char *, unsigned, int *, void **)                                    \
  F(linkComplete, "cuLinkComplete", LinkHandle, void **, size_t *)             \
  F(linkDestroy, "cuLinkDestroy", LinkHandle)                                  \
  F(moduleGetFunction, "cuModuleGetFunction", FunctionHandle *, ModuleHandle,  \
    const char *)                                                              \
  F(funcGetAttribute, "cuFuncGetAttribute", int *, int, FunctionHandle)        \
  F(funcSetAttribute, "cuFuncSetAttribute", FunctionHandle, int, int)          \
  F(launchKernel, "cuLaunchKernel", FunctionHandle, unsigned, unsigned,        \
    unsigned, unsigned, unsigned, unsigned, unsigned, StreamHandle, void **,   \
    void **)                                                                   \
  F(memAlloc, "cuMemAlloc_v2", Address *, size_t)                              \
  F(memFree, "cuMemFree_v2", Address)                                          \
  F(memGetInfo, "cuMemGetInfo_v2", size_t *, size_t *)                         \
  F(memAllocHost, "cuMemAllocHost_v2", void **, size_t)                        \
  F(memFreeHost, "cuMemFreeHost", void *)                                      \
  F(memHostGetDevicePointer, "cuMemHostGetDevicePointer_v2", Address *,        \
    void *, unsigned)                                                          \
  F(memcpyHtoDAsync, "cuMemcpyHtoDAsync_v2", Address, const void *, size_t,    \
    StreamHandle)                                                              \
  F(memcpyDtoHAsync, "cuMemcpyDtoHAsync_v2", void *, Address, size_t,          \
    StreamHandle)                                                              \
  F(memcpyDtoDAsync, "cuMemcpyDtoDAsync_v2", Address, Address, size_t,         \
    StreamHandle)                                                              \
  F(memsetD8Async, "cuMemsetD8Async", Address, unsigned char, size_t,          \
    StreamHandle)                                                              \
  F(pointerGetAttribute, "cuPointerGetAttribute", void *, int, Address)        \
  F(streamCreate, "cuStreamCreate", StreamHandle *, unsigned)                  \
  F(streamDestroy, "cuStreamDestroy_v2", StreamHandle)                         \
  F(streamSynchronize, "cuStreamSynchronize", StreamHandle)                    \
  F(streamBeginCapture, "cuStreamBeginCapture_v2", StreamHandle, int)          \
  F(streamEndCapture, "cuStreamEndCapture", StreamHandle, GraphHandle *)       \
  F(graphInstantiate, "cuGraphInstantiateWithFlags", GraphExecHandle *,        \
    GraphHandle, unsigned long long)                                           \
  F(graphExecUpdate, "cuGraphExecUpdate_v2", GraphExecHandle, GraphHandle,     \
    GraphUpdateInfo *)                                                         \
  F(graphLaunch, "cuGraphLaunch", GraphExecHandle, StreamHandle)               \
  F(graphExecDestroy, "cuGraphExecDestroy", GraphExecHandle)                   \
  F(graphDestroy, "cuGraphDestroy", GraphHandle)                               \
  F(streamWaitEvent, "cuStreamWaitEvent", StreamHandle, EventHandle, unsigned) \
  F(eventCreate, "cuEventCreate", EventHandle *, unsigned)                     \
  F(eventRecord, "cuEventRecord", EventHandle, StreamHandle)                   \
  F(eventSynchronize, "cuEventSynchronize", EventHandle)                       \
  F(eventElapsedTime, "cuEventElapsedTime", float *, EventHandle, EventHandle) \
  F(eventDestroy, "cuEventDestroy_v2", EventHandle)

/// The driver's functions.
struct Driver {
#define TCOPT_CUDA_MEMBER(member, name, ...) Result (*member)(__VA_ARGS__);
  TCOPT_CUDA_FUNCTIONS(TCOPT_CUDA_MEMBER)
#undef TCOPT_CUDA_MEMBER
};

inline StreamHandle streamOf(void *stream) {
  return static_cast<StreamHandle>(stream);
}

/// The most devices of a process that are used.
constexpr int maxDevices = 64;

/// The oldest version of CUDA that will do, as cuDriverGetVersion counts.
constexpr int oldestVersion = 12000;

/// Loads the library and looks up its functions, starts the driver, and checks
/// its version and that there are devices, whose number it returns; 0 after a
/// failure.
int loadDriver(const char *path, Driver &driver, int &version, Failure &why);

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_DRIVER_H
