//===- ONNX.h - ONNX models as graph IR -------------------------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_H
#define TCOPT_IMPORT_ONNX_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tcopt/Support/HostTensor.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

namespace tcopt {

struct OnnxImportOptions {
  /// Values of inputs, by name. An input whose values decide shapes or axes can
  /// only be imported for given ones: the program then checks that it is called
  /// with them. Others may be given and are not looked at.
  llvm::StringMap<HostTensor> values;
};

/// Imports a model of an operator set from 7 on as a function `main` whose
/// arguments are the model's inputs, in their order and under their names.
/// Larger weights are resources that own their bytes or map those of the
/// model's files. Errors: the file cannot be read; what of the model cannot be
/// imported is reported as diagnostics, all at once, each with its node.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importOnnx(llvm::StringRef path, mlir::MLIRContext *context,
           const OnnxImportOptions &options = {});

} // namespace tcopt

#endif // TCOPT_IMPORT_ONNX_H
