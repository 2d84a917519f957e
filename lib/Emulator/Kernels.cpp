//===- Kernels.cpp - modules, functions, launches -------------------------===//

#include "Driver.h"
#include <cstring>

using namespace tcopt::emulator;

namespace {
/// Copies of a launch's parameters, which the caller may reuse.
class Parameters {
public:
  Parameters(const tcopt_emulated_info &info, void **params) {
    for (uint32_t i = 0; i < info.num_params; ++i) {
      auto *bytes = static_cast<const char *>(params[i]);
      values.emplace_back(bytes, bytes + info.param_bytes[i]);
    }
  }
  std::vector<void *> pointers() {
    std::vector<void *> found;
    for (std::vector<char> &value : values)
      found.push_back(value.data());
    return found;
  }

private:
  std::vector<std::vector<char>> values;
};

struct Shape {
  std::array<uint32_t, 3> grid, block;
  uint32_t dynamicBytes;
};
} // namespace

bool Driver::has(CUfunction kernel) {
  bool found = false;
  images.each([&](Image &image) { found |= image.owns(kernel); });
  return found;
}

static CUresult launch(Driver &driver, Kernel &kernel, const Shape &shape,
                       Parameters parameters) {
  std::vector<void *> pointers = parameters.pointers();
  Launch launch;
  launch.function = kernel.function;
  launch.info = kernel.info;
  launch.grid = shape.grid;
  launch.block = shape.block;
  launch.dynamicSharedBytes = shape.dynamicBytes;
  launch.params = pointers.data();
  std::string error;
  bool ok = runInOrders(driver, kernel, launch, error);
  return ok ? CUDA_SUCCESS : driver.fail(error);
}

extern "C" {

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned,
                            int *, void **) {
  return inContext([&](Driver &driver) {
    std::string error;
    std::unique_ptr<Image> loaded = Image::load(image, error);
    if (!loaded) {
      std::fprintf(stderr, "tcopt emulator: %s\n", error.c_str());
      return CUDA_ERROR_NO_BINARY_FOR_GPU;
    }
    *module = driver.images.add(std::move(loaded));
    return CUDA_SUCCESS;
  });
}

// Programs for the emulator contain no PTX, which it could not compile.
CUresult cuLinkCreate_v2(unsigned, int *, void **, void **) {
  return CUDA_ERROR_JIT_COMPILER_NOT_FOUND;
}

CUresult cuLinkAddData_v2(void *, int, void *, size_t, const char *, unsigned,
                          int *, void **) {
  return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuLinkComplete(void *, void **, size_t *) {
  return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuLinkDestroy(void *) { return CUDA_ERROR_INVALID_HANDLE; }

CUresult cuModuleUnload(CUmodule module) {
  return inContext([&](Driver &driver) {
    return driver.images.remove(module) ? CUDA_SUCCESS
                                        : CUDA_ERROR_INVALID_HANDLE;
  });
}

CUresult cuModuleGetFunction(CUfunction *function, CUmodule module,
                             const char *name) {
  return inContext([&](Driver &driver) {
    if (!driver.images.has(module))
      return CUDA_ERROR_INVALID_HANDLE;
    *function = module->find(name);
    return *function ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
  });
}

CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute,
                            int value) {
  return inContext([&](Driver &driver) {
    if (!driver.has(function))
      return CUDA_ERROR_INVALID_HANDLE;
    if (attribute != FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES)
      return attribute == FUNC_PREFERRED_SHARED_MEMORY_CARVEOUT ||
                     attribute == FUNC_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
                 ? CUDA_SUCCESS
                 : CUDA_ERROR_INVALID_VALUE;
    if (value < 0 || value + function->info->static_shared_bytes >
                         function->info->most_shared_bytes)
      return CUDA_ERROR_INVALID_VALUE;
    function->mostDynamicSharedBytes = value;
    return CUDA_SUCCESS;
  });
}

CUresult cuFuncGetAttribute(int *value, CUfunction_attribute attribute,
                            CUfunction function) {
  return inContext([&](Driver &driver) {
    if (!driver.has(function))
      return CUDA_ERROR_INVALID_HANDLE;
    switch (attribute) {
    case FUNC_MAX_THREADS_PER_BLOCK:
      *value = function->mostThreads();
      return CUDA_SUCCESS;
    case FUNC_SHARED_SIZE_BYTES:
      *value = function->info->static_shared_bytes;
      return CUDA_SUCCESS;
    case FUNC_CONST_SIZE_BYTES:
    case FUNC_LOCAL_SIZE_BYTES:
      *value = 0;
      return CUDA_SUCCESS;
    case FUNC_NUM_REGS:
      *value = 32;
      return CUDA_SUCCESS;
    case FUNC_PTX_VERSION:
    case FUNC_BINARY_VERSION:
      *value = 90;
      return CUDA_SUCCESS;
    case FUNC_MAX_DYNAMIC_SHARED_SIZE_BYTES:
      *value = function->mostDynamicSharedBytes;
      return CUDA_SUCCESS;
    default:
      return CUDA_ERROR_INVALID_VALUE;
    }
  });
}

CUresult cuLaunchKernel(CUfunction function, unsigned gridX, unsigned gridY,
                        unsigned gridZ, unsigned blockX, unsigned blockY,
                        unsigned blockZ, unsigned dynamicBytes, CUstream stream,
                        void **params, void **extra) {
  return inContext([&](Driver &driver) {
    if (!driver.has(function))
      return CUDA_ERROR_INVALID_HANDLE;
    if (extra || (function->info->num_params && !params))
      return extra ? CUDA_ERROR_NOT_SUPPORTED : CUDA_ERROR_INVALID_VALUE;
    Shape shape = {
        {gridX, gridY, gridZ}, {blockX, blockY, blockZ}, dynamicBytes};
    if (CUresult result = checkLaunch(*function, shape.grid.data(),
                                      shape.block.data(), dynamicBytes))
      return result;
    Parameters parameters(*function->info, params);
    return driver.enqueue(
        stream, {function->name, [&driver, function, shape, parameters] {
                   return launch(driver, *function, shape, parameters);
                 }});
  });
}

CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks,
                                                     CUfunction function,
                                                     int threads,
                                                     size_t dynamicBytes) {
  return inContext([&](Driver &driver) {
    if (!driver.has(function))
      return CUDA_ERROR_INVALID_HANDLE;
    if (threads <= 0)
      return CUDA_ERROR_INVALID_VALUE;
    *blocks = function->mostBlocksAtOnce(threads, dynamicBytes);
    return CUDA_SUCCESS;
  });
}

} // extern "C"
