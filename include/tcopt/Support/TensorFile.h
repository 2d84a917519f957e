//===- TensorFile.h - Loading tensors by a file's suffix --------*- C++ -*-===//
//
// The entry point for tools that read tensors from files.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_TENSORFILE_H
#define TCOPT_SUPPORT_TENSORFILE_H

#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace tcopt {

/// A tensor and its name in the file, which is empty for .npy files.
struct NamedTensor {
  std::string name;
  HostTensor tensor;
};

/// Whether `path` ends in .npy, .npz or .safetensors.
bool isTensorFile(llvm::StringRef path);

/// All tensors of an .npy, .npz or .safetensors file in the file's order;
/// `byteLimit` bounds their sum. Errors name the file.
llvm::Expected<std::vector<NamedTensor>>
loadTensorFile(llvm::StringRef path,
               uint64_t byteLimit = HostTensor::defaultByteLimit);

} // namespace tcopt

#endif // TCOPT_SUPPORT_TENSORFILE_H
