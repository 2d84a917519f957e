//===- Backends.cpp - backends that programs can choose -------------------===//

#include "tcopt/Capture/Backends.h"
#include "Engine.h"

namespace tcopt {

std::string loadPlugin(const std::string &path, Place place) {
  llvm::Expected<std::string> name = capture::Engine::get().loadPlugin(path);
  if (!name)
    throw Exception(toString(name.takeError()), place);
  return *name;
}

std::vector<std::string> backendNames() {
  std::vector<std::string> names;
  for (llvm::StringRef name : capture::Engine::get().backendNames())
    names.push_back(name.str());
  return names;
}

} // namespace tcopt
