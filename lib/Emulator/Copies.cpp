//===- Copies.cpp - memory: allocation, copies, pointers ------------------===//

#include "Driver.h"
#include "Emulated.h"
#include <cstring>

using namespace tcopt::emulator;

static CUresult allocate(uint64_t *address, size_t bytes, bool ofHost) {
  return inContext([&](Driver &driver) {
    if (!bytes)
      return CUDA_ERROR_INVALID_VALUE;
    if (CUresult result = driver.forbidCapture())
      return result;
    *address = driver.memory.allocate(bytes, ofHost);
    return *address ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
  });
}

static CUresult release(uint64_t address, bool ofHost) {
  return inContext([&](Driver &driver) {
    if (CUresult result = driver.forbidCapture())
      return result;
    return !address || driver.memory.release(address, ofHost)
               ? CUDA_SUCCESS
               : CUDA_ERROR_INVALID_VALUE;
  });
}

static void *pointer(uint64_t address) {
  return reinterpret_cast<void *>(address);
}

// A copy that lies outside of an allocation is found when it is asked for.
static CUresult copy(const char *name, void *to, const void *from, size_t bytes,
                     CUstream stream, bool toDevice, bool fromDevice) {
  return inContext([&](Driver &driver) {
    auto isWrong = [&](const void *at, bool ofDevice) {
      return ofDevice && bytes &&
             !driver.memory.holds(reinterpret_cast<uint64_t>(at), bytes);
    };
    if (isWrong(to, toDevice) || isWrong(from, fromDevice))
      return CUDA_ERROR_INVALID_VALUE;
    if (!toDevice || !fromDevice)
      driver.hostBytes += int64_t(bytes);
    return driver.enqueue(stream, {name, [=] {
                                     std::memmove(to, from, bytes);
                                     return CUDA_SUCCESS;
                                   }});
  });
}

extern "C" {

CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t bytes) {
  return allocate(address, bytes, /*ofHost=*/false);
}

CUresult cuMemFree_v2(CUdeviceptr address) {
  return release(address, /*ofHost=*/false);
}

CUresult cuMemAllocHost_v2(void **memory, size_t bytes) {
  uint64_t address = 0;
  CUresult result = allocate(&address, bytes, /*ofHost=*/true);
  *memory = pointer(address);
  return result;
}

CUresult cuMemFreeHost(void *memory) {
  return release(reinterpret_cast<uint64_t>(memory), /*ofHost=*/true);
}

CUresult cuMemGetInfo_v2(size_t *free, size_t *total) {
  return inContext([&](Driver &driver) {
    *free = driver.memory.numFree();
    *total = Memory::kTotal;
    return CUDA_SUCCESS;
  });
}

CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *address, void *memory,
                                      unsigned flags) {
  return inContext([&](Driver &driver) {
    Memory::Range range;
    *address = reinterpret_cast<uint64_t>(memory);
    bool isKnown = driver.memory.find(*address, range) && range.ofHost;
    return isKnown && !flags ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  });
}

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t bytes,
                              CUstream stream) {
  return copy("copy to device", pointer(to), from, bytes, stream, true, false);
}

CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t bytes,
                              CUstream stream) {
  return copy("copy to host", to, pointer(from), bytes, stream, false, true);
}

CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                              CUstream stream) {
  return copy("copy", pointer(to), pointer(from), bytes, stream, true, true);
}

CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count,
                         CUstream stream) {
  return inContext([&](Driver &driver) {
    if (count && !driver.memory.holds(to, count))
      return CUDA_ERROR_INVALID_VALUE;
    return driver.enqueue(stream, {"fill", [=] {
                                     std::memset(pointer(to), value, count);
                                     return CUDA_SUCCESS;
                                   }});
  });
}

CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute,
                               CUdeviceptr address) {
  return inContext([&](Driver &driver) {
    Memory::Range range;
    if (!driver.memory.find(address, range))
      return CUDA_ERROR_INVALID_VALUE;
    auto put = [&](auto value) {
      std::memcpy(data, &value, sizeof(value));
      return CUDA_SUCCESS;
    };
    switch (attribute) {
    case POINTER_CONTEXT:
      return put(primaryContext());
    case POINTER_MEMORY_TYPE:
      return put(range.ofHost ? MEMORYTYPE_HOST : MEMORYTYPE_DEVICE);
    case POINTER_DEVICE_POINTER:
    case POINTER_HOST_POINTER:
      return put(address);
    case POINTER_DEVICE_ORDINAL:
      return put(int(0));
    case POINTER_RANGE_START_ADDR:
      return put(range.begin);
    case POINTER_RANGE_SIZE:
      return put(range.bytes);
    }
    return CUDA_ERROR_INVALID_VALUE;
  });
}

int64_t tcopt_emulated_host_bytes(void) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return driver.hostBytes;
}

} // extern "C"
