//===- PluginLoader.h - backends from shared objects ------------*- C++ -*-===//

#ifndef TCOPT_TARGET_PLUGINLOADER_H
#define TCOPT_TARGET_PLUGINLOADER_H

#include "tcopt/Target/Backend.h"

namespace tcopt {

/// The versions against which a plugin was built, from its ELF note.
struct PluginVersions {
  std::string api, llvm, tcopt, abi;

  bool operator==(const PluginVersions &) const = default;
  /// Describes the versions for messages.
  std::string describe() const;
};

/// Returns the versions of plugins of this version of tcopt.
PluginVersions getOwnVersions();
/// Parses `api=1 llvm=22.1.8 ...`. Unknown entries are skipped.
PluginVersions parseVersions(llvm::StringRef text);
/// Reads the note of a shared object without loading it. Errors: the file does
/// not exist, is not an ELF file, or has no note.
llvm::Expected<PluginVersions> readPluginVersions(llvm::StringRef path);

struct LoadedPlugin {
  std::string path, name, version;
  const Backend *backend = nullptr;
};

/// Loads plugins into a registry of backends, each completely or not at all.
/// Plugins are never unloaded. Error messages are one line and name the file.
class PluginLoader {
public:
  explicit PluginLoader(BackendRegistry &backends) : backends(backends) {}

  llvm::Expected<LoadedPlugin> load(llvm::StringRef path);
  /// Registers the plugin's dialects. Errors: another dialect has the namespace
  /// of one of them.
  static llvm::Error registerDialects(const LoadedPlugin &plugin,
                                      mlir::DialectRegistry &registry);
  /// Registers the plugin's passes after all other passes. Errors: a name is
  /// registered already.
  static llvm::Error registerPasses(const LoadedPlugin &plugin);

private:
  BackendRegistry &backends;
};

} // namespace tcopt

#endif // TCOPT_TARGET_PLUGINLOADER_H
