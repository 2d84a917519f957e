//===- SharedLibrary.h - Compiled programs as shared libraries --*- C++ -*-===//

#ifndef TCOPT_TARGET_CPU_SHAREDLIBRARY_H
#define TCOPT_TARGET_CPU_SHAREDLIBRARY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tcopt {

/// Links an object into a shared library, in this process: against the runtime,
/// which the library looks for beside itself, libm, and `libraries` (files).
/// One link at a time in a process. Note: the linker sets all of LLVM's command
/// line options to their defaults.
/// Errors: what the linker says, such as a function that nobody defines.
llvm::Error linkSharedLibrary(llvm::ArrayRef<char> object,
                              llvm::StringRef output,
                              llvm::ArrayRef<std::string> libraries = {});

/// Links an object into a shared library that is loaded from memory: what it
/// does not define is looked up when it is loaded. Errors: what the linker
/// says.
llvm::Expected<llvm::SmallVector<char, 0>>
linkImage(llvm::ArrayRef<char> object);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_SHAREDLIBRARY_H
