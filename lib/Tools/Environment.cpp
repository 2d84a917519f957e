//===- Environment.cpp - settings from environment variables --------------===//

#include "tcopt/Tools/Environment.h"
#include "llvm/ADT/StringExtras.h"
#include <cstdlib>

namespace tcopt {

Environment initFromEnvironment() {
  Environment environment;
  const char *plugins = std::getenv("TCOPT_PLUGINS");
  for (llvm::StringRef file : llvm::split(plugins ? plugins : "", ':'))
    if (!file.empty())
      environment.plugins.push_back(file.str());
  return environment;
}

} // namespace tcopt
