//===- PluginLoader.h - backends from shared objects ------------*- C++ -*-===//

#ifndef TCOPT_TARGET_PLUGINLOADER_H
#define TCOPT_TARGET_PLUGINLOADER_H

#include "tcopt/Target/Backend.h"

namespace tcopt {

/// What a plugin was built against, as its ELF note says.
struct PluginVersions {
  std::string api, llvm, tcopt, abi;

  bool operator==(const PluginVersions &) const = default;
  /// In words, for messages.
  std::string describe() const;
};

/// What this tcopt's own plugins say.
PluginVersions getOwnVersions();
/// Reads `api=1 llvm=22.1.8 ...`. Unknown words are skipped.
PluginVersions parseVersions(llvm::StringRef text);
/// Reads the note of a shared object without loading it. Errors: there is no
/// such file, it is no ELF file, it has no note.
llvm::Expected<PluginVersions> readPluginVersions(llvm::StringRef path);

struct LoadedPlugin {
  std::string path, name, version;
  const Backend *backend = nullptr;
};

/// Loads plugins into a registry of backends, each wholly or not at all. Loaded
/// code stays in the process. Errors are one line that names the file.
class PluginLoader {
public:
  explicit PluginLoader(BackendRegistry &backends) : backends(backends) {}

  llvm::Expected<LoadedPlugin> load(llvm::StringRef path);
  /// Registers the plugin's dialects. Errors: another dialect has the namespace
  /// of one of them.
  static llvm::Error registerDialects(const LoadedPlugin &plugin,
                                      mlir::DialectRegistry &registry);
  /// Registers its passes, once all others are known. Errors: a name is taken.
  static llvm::Error registerPasses(const LoadedPlugin &plugin);

private:
  BackendRegistry &backends;
};

} // namespace tcopt

#endif // TCOPT_TARGET_PLUGINLOADER_H
