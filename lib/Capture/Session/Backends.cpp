//===- Backends.cpp - plugins and names of backends -----------------------===//

#include "tcopt/Capture/Backends.h"
#include "Engine.h"

namespace tcopt {

std::string loadPlugin(const std::string &path, Place place) {
  llvm::Expected<LoadedPlugin> plugin =
      capture::Engine::get().session().loadPlugin(path);
  if (!plugin)
    throw Exception(toString(plugin.takeError()), place);
  return plugin->backend->getName().str();
}

std::vector<std::string> backendNames() {
  std::vector<std::string> names;
  for (llvm::StringRef name : capture::Engine::get().session().backendNames())
    names.push_back(name.str());
  return names;
}

} // namespace tcopt
