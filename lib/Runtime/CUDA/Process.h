//===- Process.h - What a process knows of CUDA -----------------*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_PROCESS_H
#define TCOPT_LIB_RUNTIME_CUDA_PROCESS_H

#include "CodeCache.h"
#include "Device.h"

namespace tcopt::rt::cuda {

/// The driver and the devices in use: the one global object of this library. It
/// lives until the process has ended, as whoever frees memory late needs it.
class Process {
public:
  static Process &get();

  /// False once a driver is loaded.
  bool setDriver(const char *path, Failure &why);

  /// Loads the driver if need be; tried anew after a failure. The number of
  /// devices, 0 after a failure.
  int32_t countDevices(Failure &why);

  /// Opens the device if need be; null after a failure.
  Device *getDevice(int32_t number, Failure &why);
  /// Null if it is not open.
  Device *findDevice(int32_t number) const;

  /// INVALID_ARGUMENT unless there is a device of that number.
  bool checkNumber(int32_t number, Failure &why);

  /// Gives a program its number, unless it has one. From 1 on.
  void number(tcopt_cuda_program &program);

  /// Of a loaded driver.
  const Driver &getDriver() const { return driver; }
  int getVersion() const { return version; }

  CodeCache &getCodeCache() { return codeCache; }

  /// Keeps the failure for tcopt_rt_cuda_last_error; returns its status.
  int remember(const Failure &why);
  Failure getLast();

private:
  Device *openDevice(int32_t number, Failure &why);

  std::mutex mutex;
  char path[4096] = "libcuda.so.1";
  Driver driver = {};
  int version = 0;
  std::atomic<int32_t> numDevices{0};
  std::atomic<uint64_t> numPrograms{0};
  std::atomic<Device *> devices[maxDevices] = {};

  CodeCache codeCache;

  std::mutex lastMutex;
  Failure last;
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_PROCESS_H
