//===- InnerValues.h - values inside of a model -----------------*- C++ -*-===//
//
// `--inner` turns intermediate values of a model into results, to find the
// first value that differs from another runtime.
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

/// Returns the names of a function's results; a result without a name has an
/// empty one.
std::vector<std::string> resultNames(mlir::FunctionOpInterface function);

/// Returns file names for names of values. Characters other than letters,
/// digits,
/// `.`, `_` and `-` are replaced by `_`, and a number makes names unique.
std::vector<std::string> fileNames(llvm::ArrayRef<std::string> names);

} // namespace tcopt

#endif // TCOPT_TOOLS_TCOPTRUN_INNERVALUES_H
