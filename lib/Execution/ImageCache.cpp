//===- ImageCache.cpp - compiled programs on disk -------------------------===//
//
// A file is a line of text, the hash of the bytes, and the bytes.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Execution/ImageCache.h"
#include "tcopt/Execution/BuildId.h"
#include "tcopt/Target/CPU/HostMachine.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace tcopt;
using llvm::Error;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

ImageKey::ImageKey() { add(OwnLibrary::get().buildId); }

void ImageKey::add(StringRef bytes) {
  uint64_t size = bytes.size();
  hash.update(StringRef(reinterpret_cast<const char *>(&size), sizeof(size)));
  hash.update(bytes);
}

// An option of another CPU is not an error here, but of the compilation.
void ImageKey::add(const CompileConfig &config) {
  for (const CompileOption &option : compileOptions()) {
    add(StringRef(option.name));
    add(StringRef(option.get(config)));
  }
  auto selected = selectCpu(config.targetCpu, config.targetFeatures);
  if (!selected)
    consumeError(selected.takeError());
  const CpuTarget &cpu = selected ? *selected : hostCpu();
  for (StringRef text : {cpu.triple, cpu.cpu, cpu.features})
    add(text);
}

std::string ImageKey::text() {
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kFirstLine = "tcopt image\n";

static std::string hashOf(StringRef bytes) {
  return llvm::toStringRef(
             llvm::BLAKE3::hash(llvm::arrayRefFromStringRef(bytes)))
      .str();
}

ImageCache::ImageCache(std::string folder,
                       std::function<void(const std::string &)> report,
                       const llvm::CachePruningPolicy &policy)
    : path(std::move(folder)), report(std::move(report)), policy(policy) {}

llvm::CachePruningPolicy ImageCache::defaultPolicy() {
  llvm::CachePruningPolicy policy;
  policy.Expiration = std::chrono::hours(24 * 30);
  policy.MaxSizeBytes = uint64_t(4) << 30;
  return policy;
}

// llvm::pruneCache deletes files of these names only.
std::string ImageCache::fileOf(StringRef key) const {
  llvm::SmallString<128> file(path);
  llvm::sys::path::append(file, "llvmcache-" + key);
  return file.str().str();
}

std::optional<std::string> ImageCache::find(StringRef key) const {
  std::string file = fileOf(key);
  auto opened = fs::openNativeFileForRead(file, fs::OF_UpdateAtime);
  if (!opened) {
    consumeError(opened.takeError());
    return std::nullopt;
  }
  auto buffer = llvm::MemoryBuffer::getOpenFile(
      *opened, file, /*FileSize=*/-1, /*RequiresNullTerminator=*/false);
  fs::closeFile(*opened);
  StringRef bytes = buffer ? (*buffer)->getBuffer() : StringRef();
  constexpr size_t hashBytes = 32;
  if (bytes.consume_front(kFirstLine) && bytes.size() >= hashBytes &&
      bytes.take_front(hashBytes) == hashOf(bytes.drop_front(hashBytes)))
    return bytes.drop_front(hashBytes).str();
  fs::remove(file);
  report("the file '" + file +
         "' of the cache is damaged, and the program is compiled again");
  return std::nullopt;
}

Error ImageCache::write(const std::string &file, StringRef bytes) const {
  if (std::error_code error = fs::create_directories(path))
    return llvm::errorCodeToError(error);
  auto made = fs::TempFile::create(file + ".%%%%%%");
  if (!made)
    return made.takeError();
  llvm::raw_fd_ostream os(made->FD, /*shouldClose=*/false);
  os << kFirstLine << hashOf(bytes) << bytes;
  os.flush();
  if (std::error_code error = os.error()) {
    os.clear_error();
    return joinErrors(llvm::errorCodeToError(error), made->discard());
  }
  return made->keep(file);
}

void ImageCache::add(StringRef key, StringRef bytes) const {
  if (Error error = write(fileOf(key), bytes)) {
    report("cannot write to the cache '" + path +
           "': " + toString(std::move(error)));
    return;
  }
  llvm::pruneCache(path, policy);
}
