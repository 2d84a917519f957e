//===- CHeader.h - C headers for compiled functions -------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CHEADER_H
#define TCOPT_EXECUTION_CHEADER_H

#include "tcopt/Execution/Signature.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace tcopt {

/// Writes a C99 header that declares functions. Comments describe their
/// arguments and results, and the backend libraries that their code calls. The
/// include guard is derived from `name`.
void writeCHeader(llvm::raw_ostream &os, llvm::StringRef name,
                  llvm::ArrayRef<Signature> functions,
                  llvm::ArrayRef<std::string> libraries = {});

/// Returns the signatures of all public functions with the attribute
/// `tcopt.signature`, in their order in the module.
llvm::Expected<std::vector<Signature>> readSignatures(mlir::ModuleOp module);

} // namespace tcopt

#endif // TCOPT_EXECUTION_CHEADER_H
