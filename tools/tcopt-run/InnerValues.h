//===- InnerValues.h - values inside of a model -----------------*- C++ -*-===//
//
// A model whose results differ from those of another runtime is searched for
// the first value that does: `--inner` makes values that its nodes compute
// results.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_TOOLS_TCOPTRUN_INNERVALUES_H
#define TCOPT_TOOLS_TCOPTRUN_INNERVALUES_H

#include "Options.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace tcopt {

/// Imports the ONNX model with the values that `--inner` names as results.
/// Errors: the file is no ONNX model; a value is not computed.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadInnerValues(const ToolOptions &options, mlir::MLIRContext *context);

/// The names of a function's results; empty without any.
std::vector<std::string> resultNames(mlir::FunctionOpInterface function);

/// Names of files for values: a character that file names should not have is a
/// `_`, and a name that is there already gets a number.
std::vector<std::string> fileNames(llvm::ArrayRef<std::string> names);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_INNERVALUES_H
