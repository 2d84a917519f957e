//===- CodeCache.cpp - Compiled kernels in a folder -----------------------===//

#include "CodeCache.h"

#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace tcopt::rt::cuda;

namespace {
/// What a file begins with. The number in `magic` changes with the format.
struct Header {
  char magic[8];
  uint64_t bytes;
  uint64_t checksum;
};

struct CloseFile {
  void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;
} // namespace

static constexpr char magic[8] = {'t', 'c', 'o', 'p', 't', 'c', 'b', '1'};

// FNV-1a. It finds damage, not malice: whoever may write the folder may run
// code on the device.
static uint64_t checksumOf(const void *data, size_t bytes) {
  uint64_t sum = 0xcbf29ce484222325;
  auto *at = static_cast<const unsigned char *>(data);
  for (size_t i = 0; i < bytes; ++i)
    sum = (sum ^ at[i]) * 0x100000001b3;
  return sum;
}

//===----------------------------------------------------------------------===//
// The folder
//===----------------------------------------------------------------------===//

static bool failFolder(const char *folder, const char *what, Failure &why) {
  return why.set(TCOPT_INVALID_ARGUMENT,
                 "cannot %s the folder '%s' for compiled kernels: %s", what,
                 folder, std::strerror(errno));
}

/// With those that it lies in.
static bool makeFolder(const char *folder) {
  char path[PATH_MAX];
  std::strcpy(path, folder);
  for (char *c = path + 1; *c; ++c) {
    if (*c != '/')
      continue;
    *c = 0;
    if (mkdir(path, 0777) && errno != EEXIST)
      return false;
    *c = '/';
  }
  struct stat found;
  if (mkdir(path, 0777) == 0)
    return true;
  if (errno != EEXIST || stat(path, &found))
    return false;
  errno = ENOTDIR;
  return S_ISDIR(found.st_mode);
}

/// A new file of that name, whose last six letters are replaced.
static File createFile(char *name) {
  int number = mkostemp(name, O_CLOEXEC);
  if (number < 0)
    return nullptr;
  File file(fdopen(number, "wb"));
  if (!file) {
    close(number);
    unlink(name);
  }
  return file;
}

/// By a file, as permissions do not tell of read-only file systems.
static bool canWrite(const char *folder) {
  char path[PATH_MAX + 16];
  std::snprintf(path, sizeof(path), "%s/.tcopt-XXXXXX", folder);
  File file = createFile(path);
  return file && unlink(path) == 0;
}

bool CodeCache::setFolder(const char *name, Failure &why) {
  char absolute[PATH_MAX] = {};
  if (name) {
    if (!*name || std::strlen(name) >= sizeof(absolute))
      return why.set(TCOPT_INVALID_ARGUMENT,
                     "expected the path of a folder for compiled kernels");
    if (!makeFolder(name) || !realpath(name, absolute))
      return failFolder(name, "make", why);
    if (!canWrite(absolute))
      return failFolder(name, "write to", why);
  }
  std::lock_guard<std::mutex> lock(mutex);
  std::strcpy(folder, absolute);
  hasFolder.store(name != nullptr, std::memory_order_release);
  return true;
}

void CodeCache::nameFile(const uint64_t (&key)[2], CodeTarget target,
                         char (&path)[mostBytes]) const {
  std::lock_guard<std::mutex> lock(mutex);
  path[0] = 0;
  if (folder[0])
    std::snprintf(path, sizeof(path),
                  "%s/%016" PRIx64 "%016" PRIx64 "-sm_%d-%d.cubin", folder,
                  key[0], key[1], target.capability, target.driverVersion);
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static bool readBytes(File &file, void *to, size_t bytes) {
  return std::fread(to, 1, bytes, file.get()) == bytes;
}

static bool writeBytes(File &file, const void *from, size_t bytes) {
  return std::fwrite(from, 1, bytes, file.get()) == bytes;
}

/// Whether the file's length is what its header says.
static bool readHeader(File &file, Header &header) {
  struct stat found;
  return fstat(fileno(file.get()), &found) == 0 && S_ISREG(found.st_mode) &&
         readBytes(file, &header, sizeof(header)) &&
         std::memcmp(header.magic, magic, sizeof(magic)) == 0 &&
         header.bytes > 0 &&
         uint64_t(found.st_size) - sizeof(header) == header.bytes;
}

bool CodeCache::read(const uint64_t (&key)[2], CodeTarget target,
                     Code &code) const {
  char path[mostBytes];
  nameFile(key, target, path);
  File file(std::fopen(path, "rbe"));
  Header header;
  if (!file || !readHeader(file, header))
    return false;
  code.data = std::malloc(header.bytes);
  return code.data && readBytes(file, code.data, header.bytes) &&
         checksumOf(code.data, header.bytes) == header.checksum;
}

// Not flushed to the disk: what a crash leaves behind has a wrong checksum.
static bool writeFile(File file, const void *data, size_t bytes) {
  Header header = {{}, bytes, checksumOf(data, bytes)};
  std::memcpy(header.magic, magic, sizeof(magic));
  return writeBytes(file, &header, sizeof(header)) &&
         writeBytes(file, data, bytes) &&
         fchmod(fileno(file.get()), 0644) == 0 &&
         std::fclose(file.release()) == 0;
}

bool CodeCache::write(const uint64_t (&key)[2], CodeTarget target,
                      const void *data, size_t bytes) const {
  char path[mostBytes], temporary[mostBytes + 8];
  nameFile(key, target, path);
  if (!path[0])
    return true;
  std::snprintf(temporary, sizeof(temporary), "%s.XXXXXX", path);
  File file = createFile(temporary);
  if (!file)
    return false;
  if (writeFile(std::move(file), data, bytes) && rename(temporary, path) == 0)
    return true;
  unlink(temporary);
  return false;
}

tcopt_cuda_code_cache_counts CodeCache::getCounts() const {
  return {hits, misses, unwritten, uncompiled};
}
