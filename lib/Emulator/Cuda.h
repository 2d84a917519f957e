//===- Cuda.h - the parts of the CUDA driver API that are emulated -*- C++
//-*-===//
//
// Types and numbers of the driver's binary interface, no header of which is
// needed to build.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_EMULATOR_CUDA_H
#define TCOPT_LIB_EMULATOR_CUDA_H

#include <cstddef>
#include <cstdint>

namespace tcopt::emulator {

enum CUresult : int {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_OUT_OF_MEMORY = 2,
  CUDA_ERROR_NOT_INITIALIZED = 3,
  CUDA_ERROR_INVALID_DEVICE = 101,
  CUDA_ERROR_INVALID_IMAGE = 200,
  CUDA_ERROR_INVALID_CONTEXT = 201,
  CUDA_ERROR_NO_BINARY_FOR_GPU = 209,
  CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221,
  CUDA_ERROR_INVALID_HANDLE = 400,
  CUDA_ERROR_NOT_FOUND = 500,
  CUDA_ERROR_NOT_READY = 600,
  CUDA_ERROR_LAUNCH_FAILED = 719,
  CUDA_ERROR_NOT_SUPPORTED = 801,
  CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900,
  CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901,
  CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903,
  CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910,
};

using CUdevice = int;
using CUdeviceptr = uint64_t;
using CUcontext = struct ContextObject *;
using CUmodule = struct Image *;
using CUfunction = struct Kernel *;
using CUstream = struct Stream *;
using CUevent = struct Event *;
using CUgraph = struct Graph *;
using CUgraphExec = struct GraphExec *;

/// Of cuDeviceGetAttribute.
enum CUdevice_attribute : int {
  MAX_THREADS_PER_BLOCK = 1,
  MAX_BLOCK_DIM_X = 2,
  MAX_BLOCK_DIM_Y = 3,
  MAX_BLOCK_DIM_Z = 4,
  MAX_GRID_DIM_X = 5,
  MAX_GRID_DIM_Y = 6,
  MAX_GRID_DIM_Z = 7,
  MAX_SHARED_MEMORY_PER_BLOCK = 8,
  TOTAL_CONSTANT_MEMORY = 9,
  WARP_SIZE = 10,
  MAX_REGISTERS_PER_BLOCK = 12,
  CLOCK_RATE = 13,
  MULTIPROCESSOR_COUNT = 16,
  KERNEL_EXEC_TIMEOUT = 17,
  INTEGRATED = 18,
  CAN_MAP_HOST_MEMORY = 19,
  CONCURRENT_KERNELS = 31,
  MEMORY_CLOCK_RATE = 36,
  GLOBAL_MEMORY_BUS_WIDTH = 37,
  L2_CACHE_SIZE = 38,
  MAX_THREADS_PER_MULTIPROCESSOR = 39,
  ASYNC_ENGINE_COUNT = 40,
  UNIFIED_ADDRESSING = 41,
  COMPUTE_CAPABILITY_MAJOR = 75,
  COMPUTE_CAPABILITY_MINOR = 76,
  MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81,
  MAX_REGISTERS_PER_MULTIPROCESSOR = 82,
  MANAGED_MEMORY = 83,
  COOPERATIVE_LAUNCH = 95,
  MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97,
  MAX_BLOCKS_PER_MULTIPROCESSOR = 106,
  RESERVED_SHARED_MEMORY_PER_BLOCK = 111,
};

/// Of cuFuncGetAttribute and cuFuncSetAttribute.
enum CUfunction_attribute : int {
  FUNC_MAX_THREADS_PER_BLOCK = 0,
  FUNC_SHARED_SIZE_BYTES = 1,
  FUNC_CONST_SIZE_BYTES = 2,
  FUNC_LOCAL_SIZE_BYTES = 3,
  FUNC_NUM_REGS = 4,
  FUNC_PTX_VERSION = 5,
  FUNC_BINARY_VERSION = 6,
  FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8,
  FUNC_PREFERRED_SHARED_MEMORY_CARVEOUT = 9,
  FUNC_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14,
};

/// Of cuPointerGetAttribute.
enum CUpointer_attribute : int {
  POINTER_CONTEXT = 1,
  POINTER_MEMORY_TYPE = 2,
  POINTER_DEVICE_POINTER = 3,
  POINTER_HOST_POINTER = 4,
  POINTER_DEVICE_ORDINAL = 9,
  POINTER_RANGE_START_ADDR = 11,
  POINTER_RANGE_SIZE = 12,
};

enum CUmemorytype : unsigned { MEMORYTYPE_HOST = 1, MEMORYTYPE_DEVICE = 2 };

// What the device can do, as an H100 but for the number of multiprocessors.
constexpr uint32_t kMostThreads = 1024;
constexpr uint32_t kMostSharedBytes = 227 << 10;
constexpr uint32_t kUsualSharedBytes = 48 << 10;
constexpr uint32_t kSharedBytesOfMultiprocessor = 228 << 10;
constexpr uint32_t kThreadsOfMultiprocessor = 2048;
constexpr uint32_t kBlocksOfMultiprocessor = 32;
constexpr uint32_t kMultiprocessors = 8;

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_CUDA_H
