//===- LoadModule.h - Programs from files -----------------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_LOADMODULE_H
#define TCOPT_EXECUTION_LOADMODULE_H

#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/Runner.h"
#include "llvm/Support/SourceMgr.h"

namespace tcopt {

/// Reads a program, as text or bytecode, of any phase; `-` is standard input.
/// `sources` keeps the text, for diagnostics that show lines of it.
/// Errors: a file that cannot be read or is of a kind that is not supported;
/// IR that does not parse or verify, whose causes are diagnostics.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadModule(llvm::StringRef path, mlir::MLIRContext *context,
           std::shared_ptr<llvm::SourceMgr> sources);

/// Refuses text with brackets inside of each other a thousand deep: parsers and
/// passes are recursive, and would use up the stack.
llvm::Error checkNesting(const llvm::MemoryBuffer &file);

} // namespace tcopt

#endif // TCOPT_EXECUTION_LOADMODULE_H
