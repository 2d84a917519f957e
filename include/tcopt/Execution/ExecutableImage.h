//===- ExecutableImage.h - A compiled function, as bytes --------*- C++ -*-===//
//
// What Executable::emit makes and Executable::load links: a function that was
// compiled before, without its program.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_EXECUTABLEIMAGE_H
#define TCOPT_EXECUTION_EXECUTABLEIMAGE_H

#include "tcopt/Target/CPU/Jit.h"
#include "llvm/Support/raw_ostream.h"

namespace tcopt {

struct ExecutableImage {
  std::string entry;
  /// The text of the entry's SignatureAttr.
  std::string signature;
  /// Whether the program computes something once.
  bool hasState = false;
  /// Whether values may be wrong, as an index out of bounds.
  bool mayFail = false;
  /// Whether that may be found after a donated argument has been written to.
  bool mayFailLate = false;
  CodeImage code;

  /// Compressed where LLVM can.
  std::string toBytes() const;
  /// Errors: bytes that toBytes() has not made.
  static llvm::Expected<ExecutableImage> fromBytes(llvm::StringRef bytes);
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_EXECUTABLEIMAGE_H
