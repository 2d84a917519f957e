//===- ProcessEnd.h - compilation while the process ends --------*- C++ -*-===//
//
// LLVM keeps tables in static objects, which are destroyed when the process
// ends. A destructor that runs later must not compile.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_EXECUTION_PROCESSEND_H
#define TCOPT_EXECUTION_PROCESSEND_H

#include "llvm/Support/Error.h"

namespace tcopt {

/// Records that a program was compiled: LLVM may have created tables since the
/// last call. [any thread]
void noteCompiled();
/// Fails if LLVM's tables may be destroyed. Compiled programs still run.
/// [any thread]
llvm::Error expectCompiler();

} // namespace tcopt

#endif // TCOPT_EXECUTION_PROCESSEND_H
