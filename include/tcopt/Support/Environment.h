//===- Environment.h - settings from environment variables ------*- C++ -*-===//

#ifndef TCOPT_SUPPORT_ENVIRONMENT_H
#define TCOPT_SUPPORT_ENVIRONMENT_H

#include <map>
#include <string>
#include <vector>

namespace tcopt {

struct Environment {
  /// TCOPT_PLUGINS: files, separated by colons; for editors, which start tools
  /// without options.
  std::vector<std::string> plugins;
  /// TCOPT_LOGS and TCOPT_DEBUG_FOLDER of programs that compile functions.
  std::string logs, debugFolder;
  /// TCOPT_CUDA_DRIVER: the library of the driver, in place of libcuda.so.1.
  std::string cudaDriver;
  /// TCOPT_KERNEL_CACHE: the folder for compiled kernels of GPUs.
  std::string kernelCache;
  /// False if TCOPT_PROGRESS is 0.
  bool progress = true;
  /// False if TCOPT_STORED_KERNELS is 0.
  bool storedKernels = true;
  /// Options of compiled functions: TCOPT_MODE as "MODE", and so on; those that
  /// are set.
  std::map<std::string, std::string> settings;
};

/// The one place that reads environment variables. Tools call it, and what a
/// program that compiles functions uses first; libraries get what it returns.
Environment initFromEnvironment();

} // namespace tcopt

#endif // TCOPT_SUPPORT_ENVIRONMENT_H
