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
/// which the library searches for in its own folder, libm, and `libraries`
/// (files). Links are serialized within a process. Note: the linker resets all
/// of LLVM's command line options to their defaults. Errors: those of the
/// linker, such as an undefined function.
llvm::Error linkSharedLibrary(llvm::ArrayRef<char> object,
                              llvm::StringRef output,
                              llvm::ArrayRef<std::string> libraries = {});

/// Links an object into a shared library that is loaded from memory. Undefined
/// symbols are resolved when it is loaded. Errors: those of the linker.
llvm::Expected<llvm::SmallVector<char, 0>>
linkImage(llvm::ArrayRef<char> object);

} // namespace tcopt

#endif // TCOPT_TARGET_CPU_SHAREDLIBRARY_H
