//===- CNames.h - Names that C programs can call ----------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TCOPTTRANSLATE_CNAMES_H
#define TCOPT_TOOLS_TCOPTTRANSLATE_CNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace tcopt {

/// Why no function of this name can be declared in C and C++ beside tcopt's
/// runtime, as the end of a sentence; empty if one can.
llvm::StringRef whyNoCFunction(llvm::StringRef name);

/// A file's name as an identifier: `net-2.o` is `net_2`.
std::string makeIdentifier(llvm::StringRef path);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTTRANSLATE_CNAMES_H
