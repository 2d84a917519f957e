//===- Plugin.cpp - backends from shared objects --------------------------===//

#include "tcopt/Target/Plugin.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "tcopt/Target/PluginLoader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <dlfcn.h>

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using namespace mlir;

namespace tcopt {

std::string findBeside(const void *symbol, StringRef fileName) {
  Dl_info info;
  if (!dladdr(symbol, &info))
    return fileName.str();
  llvm::SmallString<256> path(info.dli_fname);
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, fileName);
  return path.str().str();
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

static Error explain(StringRef path, const llvm::Twine &why) {
  return llvm::createStringError("cannot load plugin '" + path + "': " + why);
}

static Error explain(StringRef path, Error error) {
  return explain(path, toString(std::move(error)));
}

static Error checkVersions(StringRef path) {
  Expected<PluginVersions> built = readPluginVersions(path);
  if (!built)
    return built.takeError();
  PluginVersions own = getOwnVersions();
  if (*built == own)
    return Error::success();
  return llvm::createStringError("it was built against " + built->describe() +
                                 ", and this is " + own.describe() +
                                 "; rebuild the plugin against this tcopt");
}

// The loader looks only a path up as such; a bare name it would seek elsewhere.
static Expected<void *> openLibrary(StringRef path) {
  llvm::SmallString<256> absolute(path);
  if (std::error_code code = llvm::sys::fs::make_absolute(absolute))
    return llvm::createStringError(code.message());
  if (void *handle = dlopen(absolute.c_str(), RTLD_NOW | RTLD_LOCAL))
    return handle;
  std::string message = dlerror();
  llvm::replace(message, '\n', ' ');
  return llvm::createStringError(message);
}

static Expected<const tcopt_backend_plugin *> openPlugin(StringRef path) {
  if (Error error = checkVersions(path))
    return std::move(error);
  Expected<void *> library = openLibrary(path);
  if (!library)
    return library.takeError();
  auto get = reinterpret_cast<tcopt_get_backend_plugin>(
      dlsym(*library, "tcoptGetBackendPlugin"));
  const tcopt_backend_plugin *plugin = get ? get() : nullptr;
  if (!plugin || plugin->size < sizeof(tcopt_backend_plugin) || !plugin->create)
    return llvm::createStringError("tcoptGetBackendPlugin returns no plugin");
  return plugin;
}

static bool isGoodName(StringRef name) {
  return !name.empty() && llvm::all_of(name, [](char c) {
    return llvm::isAlnum(c) || c == '-';
  });
}

Expected<LoadedPlugin> PluginLoader::load(StringRef path) {
  Expected<const tcopt_backend_plugin *> plugin = openPlugin(path);
  if (!plugin)
    return explain(path, plugin.takeError());
  std::unique_ptr<Backend> backend((*plugin)->create());
  if (!backend || !isGoodName(backend->getName()))
    return explain(path, "expected a backend named by letters, digits and '-'");
  LoadedPlugin loaded = {path.str(), (*plugin)->name, (*plugin)->version,
                         backend.get()};
  std::string name = backend->getName().str();
  if (!backends.add(std::move(backend)))
    return explain(path, "there is already a backend '" + name + "'");
  return loaded;
}

//===----------------------------------------------------------------------===//
// Dialects and passes
//===----------------------------------------------------------------------===//

// Plugins name dialects of others too, to depend on them; only the type of a
// dialect tells whether it is the same.
static bool isSameDialect(StringRef name, const DialectRegistry &a,
                          const DialectRegistry &b) {
  MLIRContext ofA(a, MLIRContext::Threading::DISABLED);
  MLIRContext ofB(b, MLIRContext::Threading::DISABLED);
  Dialect *inA = ofA.getOrLoadDialect(name), *inB = ofB.getOrLoadDialect(name);
  return inA && inB && inA->getTypeID() == inB->getTypeID();
}

Error PluginLoader::registerDialects(const LoadedPlugin &plugin,
                                     DialectRegistry &registry) {
  DialectRegistry added;
  plugin.backend->registerDialects(added);
  for (StringRef name : added.getDialectNames())
    if (registry.getDialectAllocator(name) &&
        !isSameDialect(name, registry, added))
      return explain(plugin.path, "there is already a dialect '" + name + "'");
  plugin.backend->registerDialects(registry);
  return Error::success();
}

Error PluginLoader::registerPasses(const LoadedPlugin &plugin) {
  PassList passes;
  plugin.backend->addPasses(passes);
  if (Error error = passes.registerAll())
    return explain(plugin.path, std::move(error));
  return Error::success();
}

} // namespace tcopt
