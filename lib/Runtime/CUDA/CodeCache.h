//===- CodeCache.h - Compiled kernels in a folder ---------------*- C++ -*-===//
//
// Files `<key of the image>-sm_<capability>-<driver's version>.cubin`, which
// processes share. Each has a header with a checksum: what is damaged or cut is
// not loaded, and is replaced. No file is ever deleted.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_LIB_RUNTIME_CUDA_CODECACHE_H
#define TCOPT_LIB_RUNTIME_CUDA_CODECACHE_H

#include "Failure.h"
#include "tcopt/Runtime/tcopt_rt_cuda.h"

#include <atomic>
#include <cstdlib>
#include <limits.h>
#include <mutex>

namespace tcopt::rt::cuda {

/// What code depends on besides the kernels' text.
struct CodeTarget {
  int capability;
  int driverVersion;
};

/// Bytes of a cubin; none where there is no such file.
struct Code {
  Code() = default;
  Code(const Code &) = delete;
  Code &operator=(const Code &) = delete;
  ~Code() { std::free(data); }

  void *data = nullptr;
};

/// The folder, and how often it was of use. Any thread may call it.
class CodeCache {
public:
  /// Makes the folder if need be, and tries to write to it. Null: none.
  bool setFolder(const char *folder, Failure &why);
  bool isOn() const { return hasFolder.load(std::memory_order_acquire); }

  /// True if there is a file whose checksum is right.
  bool read(const uint64_t (&key)[2], CodeTarget target, Code &code) const;
  /// Replaces the file at once, whoever reads it meanwhile. False where the
  /// folder cannot be written.
  bool write(const uint64_t (&key)[2], CodeTarget target, const void *data,
             size_t bytes) const;

  tcopt_cuda_code_cache_counts getCounts() const;

  std::atomic<int64_t> hits{0}, misses{0}, unwritten{0}, uncompiled{0};

private:
  /// With the file's name, and that of a temporary file.
  static constexpr size_t mostBytes = PATH_MAX + 128;

  /// Empty if the folder has been unset meanwhile.
  void nameFile(const uint64_t (&key)[2], CodeTarget target,
                char (&path)[mostBytes]) const;

  mutable std::mutex mutex;
  char folder[PATH_MAX] = {};
  std::atomic<bool> hasFolder{false};
};

} // namespace tcopt::rt::cuda

#endif // TCOPT_LIB_RUNTIME_CUDA_CODECACHE_H
