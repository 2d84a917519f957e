//===- Process.cpp - What a process knows of CUDA -------------------------===//

#include "Process.h"

#include <cstring>
#include <new>

using namespace tcopt::rt::cuda;

Process &Process::get() {
  alignas(Process) static char memory[sizeof(Process)];
  static Process &process = *new (memory) Process;
  return process;
}

bool Process::setDriver(const char *newPath, Failure &why) {
  std::lock_guard<std::mutex> lock(mutex);
  if (numDevices.load(std::memory_order_relaxed) != 0)
    return why.set(TCOPT_INVALID_ARGUMENT,
                   "the CUDA driver %s is in use already", path);
  if (!newPath || std::strlen(newPath) >= sizeof(path))
    return why.set(TCOPT_INVALID_ARGUMENT,
                   "expected the path of a CUDA driver");
  std::strcpy(path, newPath);
  return true;
}

int32_t Process::countDevices(Failure &why) {
  if (int32_t count = numDevices.load(std::memory_order_acquire)) [[likely]]
    return count;
  std::lock_guard<std::mutex> lock(mutex);
  if (int32_t count = numDevices.load(std::memory_order_acquire))
    return count;
  int32_t count =
      std::min<int32_t>(loadDriver(path, driver, version, why), maxDevices);
  numDevices.store(count, std::memory_order_release);
  return count;
}

bool Process::checkNumber(int32_t number, Failure &why) {
  int32_t count = countDevices(why);
  if (count == 0)
    return false;
  if (number >= 0 && number < count)
    return true;
  return why.set(TCOPT_INVALID_ARGUMENT,
                 "there is no cuda:%d: the CUDA driver finds %d device%s",
                 number, count, count == 1 ? "" : "s");
}

Device *Process::findDevice(int32_t number) const {
  return number >= 0 && number < maxDevices
             ? devices[number].load(std::memory_order_acquire)
             : nullptr;
}

Device *Process::getDevice(int32_t number, Failure &why) {
  if (Device *device = findDevice(number)) [[likely]]
    return device;
  return checkNumber(number, why) ? openDevice(number, why) : nullptr;
}

Device *Process::openDevice(int32_t number, Failure &why) {
  std::lock_guard<std::mutex> lock(mutex);
  if (Device *device = findDevice(number))
    return device;
  Device *device = new (std::nothrow) Device(driver, number);
  if (!device)
    why.set(TCOPT_OUT_OF_MEMORY, "out of memory for a device");
  else if (device->open(why))
    devices[number].store(device, std::memory_order_release);
  else {
    delete device;
    device = nullptr;
  }
  return device;
}

void Process::number(tcopt_cuda_program &program) {
  if (__atomic_load_n(&program.number, __ATOMIC_RELAXED) != 0) [[likely]]
    return;
  uint64_t none = 0, number = ++numPrograms;
  __atomic_compare_exchange_n(&program.number, &none, number, /*weak=*/false,
                              __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

int Process::remember(const Failure &why) {
  std::lock_guard<std::mutex> lock(lastMutex);
  last = why;
  return why.status;
}

Failure Process::getLast() {
  std::lock_guard<std::mutex> lock(lastMutex);
  return last;
}
