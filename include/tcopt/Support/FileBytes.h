//===- FileBytes.h - Helpers to read binary files ---------------*- C++ -*-===//
//
// Functions that the readers of tensor files share.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_SUPPORT_FILEBYTES_H
#define TCOPT_SUPPORT_FILEBYTES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace tcopt {

/// Reads a regular file. Errors: the file cannot be read, or is a device, pipe
/// or folder, whose length is unknown.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readRegularFile(llvm::StringRef path);

/// Prefixes the message of `error`, if it is an error, with `name: `.
llvm::Error inFile(llvm::StringRef name, llvm::Error error);

/// Reads an unsigned little-endian integer at `offset`, which must be within
/// `bytes`.
template <typename Int> Int readLittle(llvm::StringRef bytes, uint64_t offset) {
  return llvm::support::endian::read<Int, llvm::endianness::little>(
      bytes.data() + offset);
}

} // namespace tcopt

#endif // TCOPT_SUPPORT_FILEBYTES_H
