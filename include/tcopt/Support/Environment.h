//===- Environment.h - settings from environment variables ------*- C++ -*-===//

#ifndef TCOPT_SUPPORT_ENVIRONMENT_H
#define TCOPT_SUPPORT_ENVIRONMENT_H

#include <map>
#include <string>
#include <vector>

namespace tcopt {

struct Environment {
  /// TCOPT_PLUGINS: file names separated by colons, for editors, which start
  /// tools without options.
  std::vector<std::string> plugins;
  /// TCOPT_LOGS and TCOPT_DEBUG_FOLDER of programs that compile functions.
  std::string logs, debugFolder;
  /// TCOPT_CUDA_DRIVER: the library of the driver; the default is libcuda.so.1.
  std::string cudaDriver;
  /// TCOPT_KERNEL_CACHE: the folder for compiled kernels of GPUs.
  std::string kernelCache;
  /// False if TCOPT_PROGRESS is 0.
  bool progress = true;
  /// False if TCOPT_STORED_KERNELS is 0.
  bool storedKernels = true;
  /// The variables of compiled functions' options that are set, without the
  /// prefix: "MODE" for TCOPT_MODE.
  std::map<std::string, std::string> settings;
};

/// Reads the environment variables. No other function reads them: tools and the
/// first use of a session call it, and pass the values to libraries.
Environment initFromEnvironment();

} // namespace tcopt

#endif // TCOPT_SUPPORT_ENVIRONMENT_H
