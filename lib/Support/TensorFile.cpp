//===- TensorFile.cpp - Loading tensors by a file's suffix ------*- C++ -*-===//
//
// The one entry point for tools that take tensors from files.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Support/TensorFile.h"
#include "tcopt/Support/FileBytes.h"
#include "tcopt/Support/Npy.h"
#include "tcopt/Support/Npz.h"
#include "tcopt/Support/Safetensors.h"

using namespace tcopt;
using llvm::Expected;
using llvm::StringRef;
using Tensors = std::vector<NamedTensor>;

bool tcopt::isTensorFile(StringRef path) {
  return path.ends_with(".npy") || path.ends_with(".npz") ||
         path.ends_with(".safetensors");
}

static Expected<Tensors> loadOne(StringRef path, uint64_t byteLimit) {
  Expected<HostTensor> tensor = loadNpy(path, byteLimit);
  if (!tensor)
    return tensor.takeError();
  Tensors result;
  result.push_back({"", std::move(*tensor)});
  return result;
}

/// Fetches every tensor of an archive while `byteLimit` lasts.
template <typename Archive>
static Expected<Tensors> loadAll(StringRef path, uint64_t byteLimit) {
  Expected<Archive> archive = Archive::open(path);
  if (!archive)
    return archive.takeError();
  Tensors result;
  for (const std::string &name : archive->names()) {
    Expected<HostTensor> tensor = archive->get(name, byteLimit);
    if (!tensor)
      return inFile(path, tensor.takeError());
    byteLimit -= tensor->numBytes();
    result.push_back({name, std::move(*tensor)});
  }
  return result;
}

Expected<Tensors> tcopt::loadTensorFile(StringRef path, uint64_t byteLimit) {
  if (path.ends_with(".npy"))
    return loadOne(path, byteLimit);
  if (path.ends_with(".npz"))
    return loadAll<NpzArchive>(path, byteLimit);
  if (path.ends_with(".safetensors"))
    return loadAll<SafetensorsFile>(path, byteLimit);
  return llvm::createStringError(
      "%s: expected a file ending in .npy, .npz or .safetensors",
      path.str().c_str());
}
