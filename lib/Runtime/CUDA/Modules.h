//===- Modules.h - Images that a device has loaded --------------*- C++ -*-===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_MODULES_H
#define TCOPT_LIB_RUNTIME_CUDA_MODULES_H

#include "../Common/GrowArray.h"
#include "Failure.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"

#include <mutex>

namespace tcopt::rt::cuda {

class Device;

/// A function of a module, and what limits its launches.
struct Function {
  FunctionHandle handle;
  int staticShared;
};

/// The modules of a device, by the keys of their images. Programs share them,
/// and none is unloaded.
class Modules {
public:
  /// The kernel's function in its image, which is loaded if need be, by one
  /// thread at a time.
  bool find(Device &device, const tcopt_cuda_kernel &kernel, Function &function,
            Failure &why);

private:
  struct Module {
    uint64_t key[2];
    ModuleHandle handle;
  };

  ModuleHandle load(Device &device, const tcopt_cuda_image &image,
                    Failure &why);

  std::mutex mutex;
  GrowArray<Module> modules;
};

inline bool sameKey(const uint64_t (&a)[2], const uint64_t (&b)[2]) {
  return a[0] == b[0] && a[1] == b[1];
}

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_MODULES_H
