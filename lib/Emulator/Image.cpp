//===- Image.cpp - loaded images and their kernels ------------------------===//

#include "Image.h"
#include <algorithm>
#include <atomic>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <mutex>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace tcopt::emulator;

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

static bool isSharedObject(const void *bytes) {
  auto *header = static_cast<const Elf64_Ehdr *>(bytes);
  return std::memcmp(bytes, ELFMAG, SELFMAG) == 0 &&
         header->e_machine == EM_X86_64 && header->e_type == ET_DYN;
}

// The linker puts the table of sections last.
static size_t sizeOf(const void *bytes) {
  auto *header = static_cast<const Elf64_Ehdr *>(bytes);
  return header->e_shoff + size_t(header->e_shnum) * header->e_shentsize;
}

// Images call functions of this library, which may have been loaded for the one
// that asked for it alone.
static void exportOwnFunctions() {
  static std::once_flag once;
  std::call_once(once, [] {
    Dl_info info;
    if (dladdr(reinterpret_cast<void *>(&tcopt_emulated_self), &info))
      dlopen(info.dli_fname, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD);
  });
}

static bool writeAll(int file, const char *bytes, size_t count) {
  while (count) {
    ssize_t written = write(file, bytes, count);
    if (written <= 0)
      return false;
    bytes += written;
    count -= written;
  }
  return true;
}

std::unique_ptr<Image> Image::load(const void *bytes, std::string &error) {
  if (!isSharedObject(bytes)) {
    error = "the emulator loads images of the chip 'emulated' alone";
    return nullptr;
  }
  exportOwnFunctions();
  auto image = std::make_unique<Image>();
  image->file = memfd_create("tcopt-emulated", MFD_CLOEXEC);
  if (image->file < 0 ||
      !writeAll(image->file, static_cast<const char *>(bytes), sizeOf(bytes))) {
    error = "cannot write the image to memory";
    return nullptr;
  }
  std::string path = "/proc/self/fd/" + std::to_string(image->file);
  image->handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (image->handle)
    return image;
  error = dlerror();
  return nullptr;
}

Image::~Image() {
  if (handle)
    dlclose(handle);
  if (file >= 0)
    close(file);
}

bool Image::owns(const Kernel *kernel) const {
  return std::any_of(kernels.begin(), kernels.end(),
                     [&](auto &entry) { return &entry.second == kernel; });
}

Kernel *Image::find(const std::string &name) {
  auto found = kernels.find(name);
  if (found != kernels.end())
    return &found->second;
  void *function = dlsym(handle, name.c_str());
  void *info = dlsym(handle, (name + "_info").c_str());
  if (!function || !info)
    return nullptr;
  Kernel &kernel = kernels[name];
  kernel.name = name;
  kernel.function = reinterpret_cast<ThreadFunction>(function);
  kernel.info = static_cast<const tcopt_emulated_info *>(info);
  return &kernel;
}

//===----------------------------------------------------------------------===//
// Launching
//===----------------------------------------------------------------------===//

uint32_t Kernel::mostBlocksAtOnce(uint32_t threads,
                                  uint64_t dynamicBytes) const {
  uint64_t shared = info->static_shared_bytes + dynamicBytes + 1024;
  if (!threads || threads > mostThreads() ||
      shared > kSharedBytesOfMultiprocessor)
    return 0;
  return std::min({uint64_t(kBlocksOfMultiprocessor),
                   uint64_t(kThreadsOfMultiprocessor / threads),
                   kSharedBytesOfMultiprocessor / shared});
}

CUresult tcopt::emulator::checkLaunch(const Kernel &kernel,
                                      const uint32_t grid[3],
                                      const uint32_t block[3],
                                      uint32_t dynamicBytes) {
  uint64_t threads = uint64_t(block[0]) * block[1] * block[2];
  bool ok = grid[0] && grid[1] && grid[2] && grid[0] <= 0x7fffffffu &&
            grid[1] <= 65535 && grid[2] <= 65535 && threads && block[2] <= 64 &&
            threads <= kernel.mostThreads() &&
            dynamicBytes <= kernel.mostDynamicSharedBytes &&
            kernel.info->static_shared_bytes <= kUsualSharedBytes &&
            kernel.info->static_shared_bytes + dynamicBytes <=
                kernel.info->most_shared_bytes;
  return ok ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

// Starting a host thread is worth it from here on.
static constexpr uint64_t kManyThreads = 1 << 14;

static size_t countWorkers(const Launch &launch) {
  uint64_t blocks = launch.numBlocks();
  if (blocks * launch.numThreads() < kManyThreads)
    return 1;
  return std::min<uint64_t>(blocks,
                            std::max(1u, std::thread::hardware_concurrency()));
}

bool tcopt::emulator::runKernel(const Kernel &kernel, const Launch &launch,
                                std::string &error) {
  uint64_t count = launch.numBlocks();
  std::atomic<uint64_t> next = 0;
  std::mutex mutex;
  auto work = [&] {
    Block worker(launch);
    for (uint64_t i; (i = next++) < count;)
      if (!worker.run(kernel.info->uses_atomics ? i
                                                : launch.inOrder(i, count))) {
        std::lock_guard<std::mutex> lock(mutex);
        error = kernel.name + ": " + worker.getError();
        next = count;
      }
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < countWorkers(launch); ++i)
    others.emplace_back(work);
  work();
  for (std::thread &other : others)
    other.join();
  return error.empty();
}
