//===- ExecutableImage.h - A serialized compiled function -------*- C++ -*-===//
//
// The result of Executable::emit, which Executable::load links: a compiled
// function without its IR.
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
  /// Whether the program has a state.
  bool hasState = false;
  /// The value of Executable::mayFail().
  bool mayFail = false;
  /// Whether a failing call may have written to donated arguments.
  bool mayFailLate = false;
  CodeImage code;

  /// Serializes the image, compressed if LLVM supports it.
  std::string toBytes() const;
  /// Errors: the bytes are not a result of toBytes().
  static llvm::Expected<ExecutableImage> fromBytes(llvm::StringRef bytes);
};

} // namespace tcopt

#endif // TCOPT_EXECUTION_EXECUTABLEIMAGE_H
