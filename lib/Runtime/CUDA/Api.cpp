//===- Api.cpp - Devices and memory without a context ---------------------===//

#include "Process.h"

#include <cstdio>
#include <cstring>

using namespace tcopt::rt::cuda;

/// Calls `work` with the open device; a failure is kept.
template <typename Work>
static int withDevice(int32_t number, const Work &work) {
  Failure why;
  Device *device = Process::get().getDevice(number, why);
  if (device && work(*device, why))
    return TCOPT_OK;
  return Process::get().remember(why);
}

static bool checkBytes(int64_t bytes, Failure &why) {
  return bytes >= 0 || why.set(TCOPT_INVALID_ARGUMENT, "a negative size (%lld)",
                               static_cast<long long>(bytes));
}

int tcopt_rt_cuda_set_driver(const char *path) {
  Failure why;
  if (Process::get().setDriver(path, why))
    return TCOPT_OK;
  return Process::get().remember(why);
}

int tcopt_rt_cuda_set_code_cache(const char *folder) {
  Failure why;
  if (Process::get().getCodeCache().setFolder(folder, why))
    return TCOPT_OK;
  return Process::get().remember(why);
}

void tcopt_rt_cuda_code_cache_counts(tcopt_cuda_code_cache_counts *counts) {
  if (counts)
    *counts = Process::get().getCodeCache().getCounts();
}

void tcopt_rt_cuda_last_error(char *text, int64_t bytes) {
  if (text && bytes > 0)
    std::snprintf(text, size_t(bytes), "%s", Process::get().getLast().text);
}

int32_t tcopt_rt_cuda_device_count(void) {
  Failure why;
  int32_t count = Process::get().countDevices(why);
  if (count == 0)
    Process::get().remember(why);
  return count;
}

//===----------------------------------------------------------------------===//
// What a device is
//===----------------------------------------------------------------------===//

namespace {
struct Attribute {
  int number;
  int32_t tcopt_cuda_device_info::*field;
};
} // namespace

static constexpr Attribute attributes[] = {
    {multiprocessorCount, &tcopt_cuda_device_info::multiprocessors},
    {clockRate, &tcopt_cuda_device_info::clock_khz},
    {memoryClockRate, &tcopt_cuda_device_info::memory_clock_khz},
    {memoryBusWidth, &tcopt_cuda_device_info::memory_bus_bits},
    {l2CacheSize, &tcopt_cuda_device_info::l2_bytes},
    {maxSharedBytesOptIn, &tcopt_cuda_device_info::shared_bytes},
};

static int readAttribute(const Driver &driver, int number, int device) {
  int value = 0;
  return driver.deviceGetAttribute(&value, number, device) ? 0 : value;
}

static bool describeDevice(int32_t number, tcopt_cuda_device_info &info,
                           Failure &why) {
  Process &process = Process::get();
  if (!process.checkNumber(number, why))
    return false;
  const Driver &driver = process.getDriver();
  int device = 0;
  size_t bytes = 0;
  if (Result result = driver.deviceGet(&device, number))
    return why.setResult(driver, "cuDeviceGet", result);
  if (driver.deviceGetName(info.name, sizeof(info.name), device))
    info.name[0] = 0;
  if (!driver.deviceTotalMem(&bytes, device))
    info.memory_bytes = int64_t(bytes);
  info.capability = 10 * readAttribute(driver, capabilityMajor, device) +
                    readAttribute(driver, capabilityMinor, device);
  info.driver_version = process.getVersion();
  for (const Attribute &attribute : attributes)
    info.*attribute.field = readAttribute(driver, attribute.number, device);
  return true;
}

int tcopt_rt_cuda_device(int32_t device, tcopt_cuda_device_info *info) {
  Failure why;
  tcopt_cuda_device_info found = {};
  if (!info || info->size < sizeof(info->size))
    why.set(TCOPT_INVALID_ARGUMENT, "expected an info with its size filled in");
  else if (describeDevice(device, found, why)) {
    found.size = std::min<uint64_t>(info->size, sizeof(found));
    std::memcpy(info, &found, found.size);
    return TCOPT_OK;
  }
  return Process::get().remember(why);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *tcopt_rt_cuda_allocate(int32_t device, int64_t bytes) {
  uint64_t address = 0;
  withDevice(device, [&](Device &d, Failure &why) {
    if (checkBytes(bytes, why))
      address = d.allocate(d.getStream(), bytes, why);
    return address != 0;
  });
  return reinterpret_cast<void *>(address);
}

void tcopt_rt_cuda_deallocate(int32_t device, void *memory) {
  if (Device *found = Process::get().findDevice(device))
    found->deallocate(addressOf(memory));
}

int tcopt_rt_cuda_upload(int32_t device, void *to, const void *from,
                         int64_t bytes) {
  return withDevice(device, [&](Device &d, Failure &why) {
    return checkBytes(bytes, why) &&
           d.upload(d.getStream(), to, from, size_t(bytes), why);
  });
}

int tcopt_rt_cuda_download(int32_t device, void *to, const void *from,
                           int64_t bytes) {
  return withDevice(device, [&](Device &d, Failure &why) {
    return checkBytes(bytes, why) &&
           d.download(d.getStream(), to, from, size_t(bytes), why);
  });
}

int tcopt_rt_cuda_move(int32_t device, void *to, const void *from,
                       int64_t bytes) {
  return withDevice(device, [&](Device &d, Failure &why) {
    return checkBytes(bytes, why) &&
           d.move(d.getStream(), to, from, size_t(bytes), why);
  });
}

int tcopt_rt_cuda_fill(int32_t device, void *to, uint8_t value, int64_t bytes) {
  return withDevice(device, [&](Device &d, Failure &why) {
    return checkBytes(bytes, why) &&
           d.fill(d.getStream(), to, value, size_t(bytes), why);
  });
}

int tcopt_rt_cuda_synchronize(int32_t device) {
  return withDevice(
      device, [](Device &d, Failure &why) { return d.synchronizeAll(why); });
}

int tcopt_rt_cuda_memory(int32_t device, tcopt_cuda_memory *memory) {
  return withDevice(device, [&](Device &d, Failure &why) {
    return d.readMemory(*memory, why);
  });
}

int tcopt_rt_cuda_reset_peak(int32_t device) {
  return withDevice(device, [](Device &d, Failure &) {
    d.resetPeaks();
    return true;
  });
}

int tcopt_rt_cuda_empty_cache(int32_t device) {
  return withDevice(device, [](Device &d, Failure &why) {
    if (!d.enter(why))
      return false;
    d.giveBack();
    return true;
  });
}
