//===- LoadModule.h - Programs from files -----------------------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_LOADMODULE_H
#define TCOPT_EXECUTION_LOADMODULE_H

#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/Runner.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/SourceMgr.h"

namespace tcopt {

struct OnnxImportOptions;

/// Reads a program, as text or bytecode, of any phase, or an ONNX model; `-` is
/// standard input. `sources` keeps the text, for diagnostics that show lines of
/// it. A model whose inputs decide shapes is imported for those that `inputs`
/// has files for. Errors: a file that cannot be read or is of a kind that is
/// not supported; IR that does not parse or verify and models that cannot be
/// imported, whose causes are diagnostics. Arguments of functions are located
/// by the names that they have in the text.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadModule(llvm::StringRef path, mlir::MLIRContext *context,
           std::shared_ptr<llvm::SourceMgr> sources,
           const InputOptions &inputs = {});
/// Reads an ONNX model, whatever its file is called.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadOnnx(llvm::StringRef path, mlir::MLIRContext *context,
         const InputOptions &inputs = {});
/// The same with other options; `inputs` add to their values.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadOnnx(llvm::StringRef path, mlir::MLIRContext *context,
         const InputOptions &inputs, OnnxImportOptions options);
/// Whether a file is one by its name.
bool isOnnxFile(llvm::StringRef path);

/// Of memory that bytecode is read from: weights within it are aligned so.
inline llvm::Align alignmentOfBytecode() { return llvm::Align(64); }

/// Refuses text with brackets inside of each other a thousand deep: parsers and
/// passes are recursive, and would use up the stack.
llvm::Error checkNesting(const llvm::MemoryBuffer &file);

} // namespace tcopt

#endif // TCOPT_EXECUTION_LOADMODULE_H
