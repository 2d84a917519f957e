//===- Npz.h - NumPy's .npz archives ----------------------------*- C++ -*-===//
//
// Reads zip archives of .npy files: stored or deflated members, with or without
// zip64 records. Encrypted and multi-volume archives are errors.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_NPZ_H
#define TCOPT_SUPPORT_NPZ_H

#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <string>
#include <vector>

namespace tcopt {

/// An open archive. The directory is checked when it is opened, a member's
/// data (and its checksum) when it is fetched.
class NpzArchive {
public:
  /// Errors: not a zip archive, a directory that does not match the file,
  /// duplicate names.
  static llvm::Expected<NpzArchive>
  parse(std::unique_ptr<llvm::MemoryBuffer> file);
  /// `parse` of a file; errors name the file.
  static llvm::Expected<NpzArchive> open(llvm::StringRef path);

  /// Names in the archive's order, without their `.npy`.
  llvm::ArrayRef<std::string> names() const { return memberNames; }
  bool contains(llvm::StringRef name) const { return indexOf.contains(name); }

  /// Returns the array of this name. Errors: the name does not exist, an
  /// unsupported kind of compression, damaged data, and those of `parseNpy`.
  llvm::Expected<HostTensor>
  get(llvm::StringRef name,
      uint64_t byteLimit = HostTensor::defaultByteLimit) const;

private:
  /// A row of the central directory.
  struct Member {
    uint16_t flags, method;
    uint32_t checksum;
    uint64_t packedSize, size, headerOffset;
  };
  class DirectoryReader;

  llvm::Expected<llvm::StringRef> findPacked(const Member &member) const;
  llvm::Expected<HostTensor> read(const Member &member,
                                  uint64_t byteLimit) const;

  std::unique_ptr<llvm::MemoryBuffer> file;
  std::vector<Member> members;
  std::vector<std::string> memberNames;
  llvm::StringMap<size_t> indexOf;
};

} // namespace tcopt

#endif // TCOPT_SUPPORT_NPZ_H
