//===- Modules.cpp - Images that a device has loaded ----------------------===//

#include "Modules.h"
#include "Device.h"

using namespace tcopt::rt::cuda;

/// Of the compiler's log, what fits one line of a message.
static void flatten(char *log) {
  for (char *c = log; *c; ++c)
    if (*c == '\n' || *c == '\r')
      *c = ' ';
}

/// What is cached is given back where memory is missing.
static Result loadImage(Device &device, const tcopt_cuda_image &image,
                        char *log, size_t logBytes, ModuleHandle &module) {
  int options[] = {jitErrorLog, jitErrorLogBytes};
  for (bool isLast : {false, true}) {
    void *values[] = {log, reinterpret_cast<void *>(logBytes)};
    Result result = device.driver().moduleLoadDataEx(&module, image.data, 2,
                                                     options, values);
    if (result != outOfMemory || isLast)
      return result;
    device.giveBack();
  }
  return outOfMemory;
}

ModuleHandle Modules::load(Device &device, const tcopt_cuda_image &image,
                           Failure &why) {
  for (const Module &module : modules)
    if (sameKey(module.key, image.key))
      return module.handle;
  if (!modules.reserve(1)) {
    why.set(TCOPT_OUT_OF_MEMORY, "out of memory for modules");
    return nullptr;
  }
  char log[700] = {};
  ModuleHandle handle = nullptr;
  if (Result result = loadImage(device, image, log, sizeof(log) - 1, handle)) {
    device.fail(why, "cuModuleLoadDataEx", result);
    flatten(log);
    if (log[0])
      why.append(": %s", log);
    return nullptr;
  }
  modules.push({{image.key[0], image.key[1]}, handle});
  return handle;
}

bool Modules::find(Device &device, const tcopt_cuda_kernel &kernel,
                   Function &function, Failure &why) {
  std::lock_guard<std::mutex> lock(mutex);
  ModuleHandle module = load(device, *kernel.image, why);
  if (!module)
    return false;
  const Driver &driver = device.driver();
  if (Result result =
          driver.moduleGetFunction(&function.handle, module, kernel.name))
    return device.fail(why, "cuModuleGetFunction", result);
  if (Result result = driver.funcGetAttribute(
          &function.staticShared, staticSharedBytes, function.handle))
    return device.fail(why, "cuFuncGetAttribute", result);
  return true;
}
