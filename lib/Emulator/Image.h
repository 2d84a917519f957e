//===- Image.h - loaded images and their kernels ----------------*- C++ -*-===//

#ifndef TCOPT_LIB_EMULATOR_IMAGE_H
#define TCOPT_LIB_EMULATOR_IMAGE_H

#include "Block.h"
#include "Cuda.h"
#include <map>
#include <memory>
#include <string>

namespace tcopt::emulator {

/// A function of an image, with what was set for it.
struct Kernel {
  std::string name;
  ThreadFunction function = nullptr;
  const tcopt_emulated_info *info = nullptr;
  uint32_t mostDynamicSharedBytes = kUsualSharedBytes;
  /// The number of launches that ran in both orders.
  uint64_t numLaunches = 0;

  uint32_t mostThreads() const {
    return info->max_threads ? info->max_threads : kMostThreads;
  }
  uint32_t mostBlocksAtOnce(uint32_t threads, uint64_t dynamicBytes) const;
};

/// A shared object that was loaded from memory.
struct Image {
  ~Image();
  /// Null if it is not an image of the emulator; says why in `error`.
  static std::unique_ptr<Image> load(const void *bytes, std::string &error);
  /// Null if it has no such kernel.
  Kernel *find(const std::string &name);
  bool owns(const Kernel *kernel) const;

private:
  void *handle = nullptr;
  /// Open as long as the image is loaded, which gives it a path of its own:
  /// what is loaded twice from one path is taken for the same library.
  int file = -1;
  std::map<std::string, Kernel> kernels;
};

/// What is wrong with a launch; CUDA_SUCCESS if nothing is.
CUresult checkLaunch(const Kernel &kernel, const uint32_t grid[3],
                     const uint32_t block[3], uint32_t dynamicBytes);

/// Runs all blocks. Returns false if something is wrong, which is said in
/// `error`. Blocks of a kernel with atomics start in forward order, because a
/// block may wait for earlier blocks.
bool runKernel(const Kernel &kernel, const Launch &launch, std::string &error);

} // namespace tcopt::emulator

#endif // TCOPT_LIB_EMULATOR_IMAGE_H
