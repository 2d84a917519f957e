//===- Libraries.cpp - The shared libraries that code is linked with ------===//

#include "tcopt/Target/CPU/Libraries.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "tcopt/Conversion/RtToLLVM.h"
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

/// The address of a symbol as a library, or one that it is linked with, defines
/// it; null if it does not, or cannot be loaded.
static void *findSymbol(const char *library, llvm::StringRef symbol) {
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  if (!handle)
    return nullptr;
  void *address = dlsym(handle, symbol.str().c_str());
  dlclose(handle);
  return address;
}

static void *findInCLibrary(llvm::StringRef symbol) {
  for (const char *library : {"libc.so.6", "libm.so.6"})
    if (void *address = findSymbol(library, symbol))
      return address;
  return nullptr;
}

bool tcopt::isInCLibrary(llvm::StringRef symbol) {
  return findInCLibrary(symbol) != nullptr;
}

llvm::Error tcopt::checkExterns(mlir::ModuleOp program,
                                llvm::ArrayRef<std::string> libraries) {
  bool isAny = false;
  for (auto function : program.getOps<mlir::LLVM::LLVMFuncOp>()) {
    if (!function.isExternal() || !function->hasAttr(externAttrName))
      continue;
    void *inC = findInCLibrary(function.getName());
    auto defines = [&](const std::string &library) {
      void *own = findSymbol(library.c_str(), function.getName());
      return own && own != inC;
    };
    if (!inC || llvm::any_of(libraries, defines))
      continue;
    isAny = true;
    mlir::emitError(function.getLoc())
        << "calls '" << function.getName()
        << "', which is a function of the C library and of none of the "
           "program's libraries";
  }
  return isAny ? llvm::createStringError("a library call has no library")
               : llvm::Error::success();
}
