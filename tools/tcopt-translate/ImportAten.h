//===- ImportAten.h - graphs of PyTorch's operators -------------*- C++ -*-===//

#ifndef TCOPT_TOOLS_TRANSLATE_IMPORTATEN_H
#define TCOPT_TOOLS_TRANSLATE_IMPORTATEN_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace tcopt {

/// Reads a graph in the form of docs/TorchGraph.md. Each operator that cannot
/// be imported is an error diagnostic at its source location. Errors: the file
/// cannot be read, is no graph, or has an operator that cannot be imported.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importAten(llvm::StringRef path, mlir::MLIRContext *context);

/// Prints the names of the overloads in the table of ATen, one per line, as
/// "aten.add.Tensor".
void listAten();

} // namespace tcopt

#endif // TCOPT_TOOLS_TRANSLATE_IMPORTATEN_H
