//===- Device.cpp - the device and its context ----------------------------===//

#include "Driver.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace tcopt::emulator;

namespace {
struct AttributeRow {
  CUdevice_attribute attribute;
  int value;
};
} // namespace

static constexpr AttributeRow attributes[] = {
    {MAX_THREADS_PER_BLOCK, kMostThreads},
    {MAX_BLOCK_DIM_X, kMostThreads},
    {MAX_BLOCK_DIM_Y, kMostThreads},
    {MAX_BLOCK_DIM_Z, 64},
    {MAX_GRID_DIM_X, 0x7fffffff},
    {MAX_GRID_DIM_Y, 65535},
    {MAX_GRID_DIM_Z, 65535},
    {MAX_SHARED_MEMORY_PER_BLOCK, kUsualSharedBytes},
    {TOTAL_CONSTANT_MEMORY, 64 << 10},
    {WARP_SIZE, 32},
    {MAX_REGISTERS_PER_BLOCK, 64 << 10},
    {CLOCK_RATE, 1980000},
    {MULTIPROCESSOR_COUNT, kMultiprocessors},
    {KERNEL_EXEC_TIMEOUT, 0},
    {INTEGRATED, 0},
    {CAN_MAP_HOST_MEMORY, 1},
    {CONCURRENT_KERNELS, 1},
    {MEMORY_CLOCK_RATE, 2619000},
    {GLOBAL_MEMORY_BUS_WIDTH, 5120},
    {L2_CACHE_SIZE, 50 << 20},
    {MAX_THREADS_PER_MULTIPROCESSOR, kThreadsOfMultiprocessor},
    {ASYNC_ENGINE_COUNT, 1},
    {UNIFIED_ADDRESSING, 1},
    {COMPUTE_CAPABILITY_MAJOR, 9},
    {COMPUTE_CAPABILITY_MINOR, 0},
    {MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, kSharedBytesOfMultiprocessor},
    {MAX_REGISTERS_PER_MULTIPROCESSOR, 64 << 10},
    {MANAGED_MEMORY, 0},
    {COOPERATIVE_LAUNCH, 0},
    {MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, kMostSharedBytes},
    {MAX_BLOCKS_PER_MULTIPROCESSOR, kBlocksOfMultiprocessor},
    {RESERVED_SHARED_MEMORY_PER_BLOCK, 1024},
};

// Of the driver of CUDA 12.8.
static constexpr int kVersion = 12080;
static constexpr char kName[] = "tcopt emulated GPU";

extern "C" {

CUresult cuInit(unsigned flags) {
  if (flags)
    return CUDA_ERROR_INVALID_VALUE;
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  const char *orders = std::getenv("TCOPT_EMULATED_ORDER");
  if (!driver.isInitialized && orders && !parseOrders(orders, driver.orders)) {
    std::fprintf(stderr,
                 "tcopt emulator: expected TCOPT_EMULATED_ORDER to be forward, "
                 "reverse or both, not '%s'\n",
                 orders);
    return CUDA_ERROR_INVALID_VALUE;
  }
  driver.isInitialized = true;
  return CUDA_SUCCESS;
}

CUresult cuDriverGetVersion(int *version) {
  *version = kVersion;
  return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int *count) {
  return initialized([&](Driver &) {
    *count = 1;
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceGet(CUdevice *device, int ordinal) {
  return initialized([&](Driver &) {
    *device = ordinal;
    return ordinal == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
  });
}

CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute,
                              CUdevice device) {
  return initialized([&](Driver &) {
    if (device != 0)
      return CUDA_ERROR_INVALID_DEVICE;
    for (const AttributeRow &row : attributes)
      if (row.attribute == attribute) {
        *value = row.value;
        return CUDA_SUCCESS;
      }
    return CUDA_ERROR_INVALID_VALUE;
  });
}

CUresult cuDeviceGetName(char *name, int length, CUdevice device) {
  return initialized([&](Driver &) {
    if (device != 0 || length <= 0)
      return device ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE;
    std::strncpy(name, kName, length);
    name[length - 1] = 0;
    return CUDA_SUCCESS;
  });
}

CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice device) {
  return initialized([&](Driver &) {
    *bytes = Memory::kTotal;
    return device == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
  });
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  return initialized([&](Driver &driver) {
    if (device != 0)
      return CUDA_ERROR_INVALID_DEVICE;
    ++driver.numRetained;
    *context = primaryContext();
    return CUDA_SUCCESS;
  });
}

// The last release makes a new start after a failure.
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) {
  return initialized([&](Driver &driver) {
    if (device != 0 || driver.numRetained == 0)
      return device ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_CONTEXT;
    if (--driver.numRetained == 0)
      driver.failure = CUDA_SUCCESS;
    return CUDA_SUCCESS;
  });
}

CUresult cuCtxSetCurrent(CUcontext context) {
  return initialized([&](Driver &driver) {
    if (context && (context != primaryContext() || !driver.numRetained))
      return CUDA_ERROR_INVALID_CONTEXT;
    currentContext() = context;
    return CUDA_SUCCESS;
  });
}

CUresult cuCtxGetCurrent(CUcontext *context) {
  return initialized([&](Driver &) {
    *context = currentContext();
    return CUDA_SUCCESS;
  });
}

CUresult cuCtxSynchronize(void) {
  return inContext([](Driver &driver) { return driver.forbidCapture(); });
}

} // extern "C"
