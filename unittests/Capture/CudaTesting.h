//===- CudaTesting.h - the GPU of tests -------------------------*- C++ -*-===//
//
// Without a GPU, tests use the emulated one: the same code and kernels, with a
// driver that runs them on the host.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_UNITTESTS_CAPTURE_CUDATESTING_H
#define TCOPT_UNITTESTS_CAPTURE_CUDATESTING_H

#include "ModulesTesting.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Optim.h"
#include <cstdlib>

namespace tcopt::testing {

// Set before the session starts, which is at the first use of a tensor.
inline const int driverIsSet =
    setenv("TCOPT_CUDA_DRIVER", TCOPT_TEST_CUDA_DRIVER, 0);

inline const Device &gpu() {
  static const Device device("cuda");
  return device;
}

inline Tensor moved(const Tensor &x) { return x.to(gpu()); }
inline Tensor back(const Tensor &x) { return x.to(Device("cpu")); }

} // namespace tcopt::testing

#endif // TCOPT_UNITTESTS_CAPTURE_CUDATESTING_H
