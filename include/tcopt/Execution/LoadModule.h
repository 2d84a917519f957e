//===- LoadModule.h - Loading of programs and ONNX models -------*- C++ -*-===//

#ifndef TCOPT_EXECUTION_LOADMODULE_H
#define TCOPT_EXECUTION_LOADMODULE_H

#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Execution/Runner.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/SourceMgr.h"

namespace tcopt {

struct OnnxImportOptions;

/// Loads a program of any phase, as text or bytecode, or an ONNX model; `-` is
/// standard input. `sources` owns the text, for diagnostics that show source
/// lines. A model whose inputs determine shapes is specialized for the values
/// of these inputs in `inputs`. Function arguments have name locations with
/// their names in the text. Errors: the file cannot be read or has an
/// unsupported format; IR that does not parse or verify, and models that cannot
/// be imported, with diagnostics.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadModule(llvm::StringRef path, mlir::MLIRContext *context,
           std::shared_ptr<llvm::SourceMgr> sources,
           const InputOptions &inputs = {});
/// Loads an ONNX model, independent of the file name.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadOnnx(llvm::StringRef path, mlir::MLIRContext *context,
         const InputOptions &inputs = {});
/// As above, with import options, to whose values `inputs` are added.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadOnnx(llvm::StringRef path, mlir::MLIRContext *context,
         const InputOptions &inputs, OnnxImportOptions options);
/// Whether the name of a file has the suffix of an ONNX model.
bool isOnnxFile(llvm::StringRef path);

/// The required alignment of a buffer with bytecode; it determines the
/// alignment of weights inside.
inline llvm::Align alignmentOfBytecode() { return llvm::Align(64); }

/// Returns an error if brackets in the text are nested more than a thousand
/// deep: parsers and passes are recursive, and would overflow the stack.
llvm::Error checkNesting(const llvm::MemoryBuffer &file);

} // namespace tcopt

#endif // TCOPT_EXECUTION_LOADMODULE_H
