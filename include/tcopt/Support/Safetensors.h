//===- Safetensors.h - .safetensors files -----------------------*- C++ -*-===//
//
// Reads the format of Hugging Face's weights: an 8-byte length, a JSON header,
// then the tensors' little-endian bytes without gaps.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_SAFETENSORS_H
#define TCOPT_SUPPORT_SAFETENSORS_H

#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <string>
#include <vector>

namespace tcopt {

/// An open file. The header is checked when it is opened; elements are copied
/// when a tensor is fetched. Tensors of dtypes that tcopt lacks (such as F8 or
/// U16) may be in the file but not be fetched.
class SafetensorsFile {
public:
  /// Errors: a malformed header or one of more than 100 MB, duplicate names,
  /// offsets that overlap, have gaps, are outside of the file or do not match
  /// the shape.
  static llvm::Expected<SafetensorsFile>
  parse(std::unique_ptr<llvm::MemoryBuffer> file);
  /// `parse` of a file; errors name the file.
  static llvm::Expected<SafetensorsFile> open(llvm::StringRef path);

  /// Names in the order of the tensors' data.
  llvm::ArrayRef<std::string> names() const { return tensorNames; }
  bool contains(llvm::StringRef name) const { return indexOf.contains(name); }

  /// Returns the tensor of this name. Errors: the name does not exist, an
  /// unsupported dtype, more than `byteLimit` bytes.
  llvm::Expected<HostTensor>
  get(llvm::StringRef name,
      uint64_t byteLimit = HostTensor::defaultByteLimit) const;

  /// A row of the header. Offsets are relative to the end of the header.
  struct Entry {
    std::string name, dtype;
    llvm::SmallVector<int64_t> shape;
    std::vector<uint64_t> offsets;
  };

private:
  std::unique_ptr<llvm::MemoryBuffer> file;
  uint64_t dataStart = 0;
  std::vector<Entry> entries;
  std::vector<std::string> tensorNames;
  llvm::StringMap<size_t> indexOf;
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_SAFETENSORS_H
