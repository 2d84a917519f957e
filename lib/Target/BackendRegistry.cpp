//===- BackendRegistry.cpp - the backends of a process --------------------===//

#include "tcopt/Target/Backend.h"

namespace tcopt {

bool BackendRegistry::add(std::unique_ptr<Backend> backend) {
  std::string name = backend->getName().str();
  return backends.try_emplace(std::move(name), std::move(backend)).second;
}

const Backend *BackendRegistry::lookup(llvm::StringRef name) const {
  auto it = backends.find(std::string_view(name));
  return it == backends.end() ? nullptr : it->second.get();
}

std::vector<llvm::StringRef> BackendRegistry::getNames() const {
  std::vector<llvm::StringRef> names;
  for (auto &[name, backend] : backends)
    names.push_back(name);
  return names;
}

std::vector<const Backend *> BackendRegistry::getAll() const {
  std::vector<const Backend *> all;
  for (auto &[name, backend] : backends)
    all.push_back(backend.get());
  return all;
}

} // namespace tcopt
