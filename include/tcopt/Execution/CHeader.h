//===- CHeader.h - Declarations of compiled functions for C -----*- C++ -*-===//

#ifndef TCOPT_EXECUTION_CHEADER_H
#define TCOPT_EXECUTION_CHEADER_H

#include "tcopt/Execution/Signature.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace tcopt {

/// Writes a C99 header that declares functions and says, in comments, what they
/// take and return, and which libraries of backends their code calls. `name`
/// makes the include guard.
void writeCHeader(llvm::raw_ostream &os, llvm::StringRef name,
                  llvm::ArrayRef<Signature> functions,
                  llvm::ArrayRef<std::string> libraries = {});

/// Signatures of all public functions that have the attribute
/// `tcopt.signature`, in their order.
llvm::Expected<std::vector<Signature>> readSignatures(mlir::ModuleOp module);

} // namespace tcopt

#endif // TCOPT_EXECUTION_CHEADER_H
