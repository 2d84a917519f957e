//===- Libraries.cpp - The shared libraries that code is linked with ------===//

#include "tcopt/Target/CPU/Libraries.h"
#include "tcopt/Runtime/tcopt_rt.h"
#include <dlfcn.h>
#include <link.h>

using namespace tcopt;

std::string tcopt::findRuntimeLibrary() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&tcopt_rt_version), &info))
    return "";
  return info.dli_fname;
}

std::string tcopt::findSystemLibrary(llvm::StringRef name) {
  void *handle = dlopen(name.str().c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (!handle)
    return "";
  link_map *map = nullptr;
  std::string path;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0)
    path = map->l_name;
  dlclose(handle);
  return path;
}

std::vector<std::string> tcopt::findCodeLibraries() {
  std::vector<std::string> found = {findRuntimeLibrary()};
  for (const char *name :
       {"libm.so.6", "libmvec.so.1", "libc.so.6", "libgcc_s.so.1"})
    found.push_back(findSystemLibrary(name));
  std::erase_if(found, [](const std::string &path) { return path.empty(); });
  return found;
}
