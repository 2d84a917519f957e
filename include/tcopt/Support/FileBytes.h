//===- FileBytes.h - Reading files and their integers -----------*- C++ -*-===//
//
// What the tensor file readers share.
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

/// The bytes of a regular file. Devices, pipes and folders are refused: their
/// length is not known before they are read.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readRegularFile(llvm::StringRef path);

/// Puts `name: ` before the message of `error`, if it is one.
llvm::Error inFile(llvm::StringRef name, llvm::Error error);

/// An unsigned little-endian integer at `offset`, which must lie in `bytes`.
template <typename Int> Int readLittle(llvm::StringRef bytes, uint64_t offset) {
  return llvm::support::endian::read<Int, llvm::endianness::little>(
      bytes.data() + offset);
}

} // namespace tcopt

#endif // TCOPT_SUPPORT_FILEBYTES_H
