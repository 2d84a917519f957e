//===- Driver.cpp - Loading CUDA's driver ---------------------------------===//

#include "Driver.h"
#include "Failure.h"

#include <cstdio>
#include <dlfcn.h>

using namespace tcopt::rt::cuda;

namespace {
/// Where one function of the table is stored.
struct Entry {
  const char *name;
  void **function;
};
} // namespace

/// Null after a failure.
static void *openLibrary(const char *path, Failure &why) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    why.set(TCOPT_UNSUPPORTED, "no CUDA driver: %s", dlerror());
  return library;
}

/// Also in its second version, where a library has only that.
static void *findFunction(void *library, const char *name) {
  if (void *found = dlsym(library, name))
    return found;
  char second[64];
  std::snprintf(second, sizeof(second), "%s_v2", name);
  return dlsym(library, second);
}

static bool findFunctions(void *library, const char *path, Driver &driver,
                          Failure &why) {
#define TCOPT_CUDA_ENTRY(member, name, ...)                                    \
  {name, reinterpret_cast<void **>(&driver.member)},
  const Entry entries[] = {TCOPT_CUDA_FUNCTIONS(TCOPT_CUDA_ENTRY)};
#undef TCOPT_CUDA_ENTRY
  for (const Entry &entry : entries) {
    *entry.function = findFunction(library, entry.name);
    if (!*entry.function)
      return why.set(TCOPT_UNSUPPORTED, "the CUDA driver %s has no function %s",
                     path, entry.name);
  }
  return true;
}

static bool checkVersion(const Driver &driver, int &version, Failure &why) {
  if (Result result = driver.driverGetVersion(&version))
    return why.setResult(driver, "cuDriverGetVersion", result);
  if (version >= oldestVersion)
    return true;
  return why.set(TCOPT_UNSUPPORTED,
                 "the CUDA driver is for CUDA %d.%d, older than %d.%d",
                 version / 1000, version % 1000 / 10, oldestVersion / 1000,
                 oldestVersion % 1000 / 10);
}

static int countDevices(const Driver &driver, Failure &why) {
  constexpr Result noDevice = 100;
  int count = 0;
  Result result = driver.init(0);
  if (result && result != noDevice) {
    why.setResult(driver, "cuInit", result);
    why.status = TCOPT_UNSUPPORTED;
    return 0;
  }
  if (!result)
    result = driver.deviceGetCount(&count);
  if (result && result != noDevice)
    why.setResult(driver, "cuDeviceGetCount", result);
  else if (count == 0)
    why.set(TCOPT_UNSUPPORTED, "the CUDA driver finds no device");
  return count;
}

// The version is known before the driver starts, which an old one may refuse.
int tcopt::rt::cuda::loadDriver(const char *path, Driver &driver, int &version,
                                Failure &why) {
  void *library = openLibrary(path, why);
  if (!library)
    return 0;
  int count = 0;
  if (findFunctions(library, path, driver, why) &&
      checkVersion(driver, version, why))
    count = countDevices(driver, why);
  if (count == 0)
    dlclose(library);
  return count;
}
