//===- Environment.cpp - settings from environment variables --------------===//

#include "tcopt/Support/Environment.h"
#include "tcopt/Support/CallConfig.h"
#include "tcopt/Support/CompileConfig.h"
#include "llvm/ADT/StringExtras.h"
#include <cstdlib>

namespace tcopt {

static std::string valueOf(llvm::StringRef name) {
  const char *value = std::getenv(("TCOPT_" + name).str().c_str());
  return value ? value : "";
}

Environment initFromEnvironment() {
  Environment environment;
  std::string plugins = valueOf("PLUGINS");
  for (llvm::StringRef file : llvm::split(plugins, ':'))
    if (!file.empty())
      environment.plugins.push_back(file.str());
  environment.logs = valueOf("LOGS");
  environment.debugFolder = valueOf("DEBUG_FOLDER");
  environment.cudaDriver = valueOf("CUDA_DRIVER");
  environment.kernelCache = valueOf("KERNEL_CACHE");
  environment.progress = valueOf("PROGRESS") != "0";
  environment.storedKernels = valueOf("STORED_KERNELS") != "0";
  auto addSetting = [&](llvm::StringRef name) {
    if (std::string value = valueOf(name); !value.empty())
      environment.settings[name.str()] = value;
  };
  for (const CallOption &option : callOptions())
    addSetting(option.environmentName());
  for (const CompileOption &option : compileOptions())
    addSetting(option.environmentName());
  return environment;
}

} // namespace tcopt
