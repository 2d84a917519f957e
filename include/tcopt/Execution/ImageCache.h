//===- ImageCache.h - compiled programs on disk -----------------*- C++ -*-===//
//
// A folder with a file for each compiled program. Processes share it without
// locks: files are written under another name and renamed.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_IMAGECACHE_H
#define TCOPT_EXECUTION_IMAGECACHE_H

#include "tcopt/Execution/ExecutableImage.h"
#include "tcopt/Support/CompileConfig.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/CachePruning.h"
#include <functional>

namespace tcopt {

/// The key of a compiled program: a hash of texts and bytes that determine it,
/// and of the build of tcopt.
class ImageKey {
public:
  ImageKey();

  /// Adds bytes and their number.
  void add(llvm::StringRef bytes);
  /// Adds the options, and the CPU that they select.
  void add(const CompileConfig &config);
  /// Returns the key as hexadecimal digits.
  std::string text();

private:
  llvm::BLAKE3 hash;
};

class ImageCache {
public:
  /// 4 GiB, and 30 days since the last use.
  static llvm::CachePruningPolicy defaultPolicy();

  /// The folder is created with the first file. `policy` states which files are
  /// deleted, those first whose last use is longest ago. `report` receives
  /// problems that do not end a compilation: files that are damaged, and those
  /// that cannot be written.
  ImageCache(std::string folder,
             std::function<void(const std::string &)> report,
             const llvm::CachePruningPolicy &policy = defaultPolicy());

  const std::string &folder() const { return path; }
  /// Returns the bytes that were added with the key, and none if there is no
  /// file, or one that is damaged, which is deleted.
  std::optional<std::string> find(llvm::StringRef key) const;
  void add(llvm::StringRef key, llvm::StringRef bytes) const;

private:
  std::string fileOf(llvm::StringRef key) const;
  llvm::Error write(const std::string &file, llvm::StringRef bytes) const;

  std::string path;
  std::function<void(const std::string &)> report;
  llvm::CachePruningPolicy policy;
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_IMAGECACHE_H
