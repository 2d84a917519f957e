//===- ONNX.h - graph IR as ONNX models -------------------------*- C++ -*-===//

#ifndef TCOPT_EXPORT_ONNX_H
#define TCOPT_EXPORT_ONNX_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace tcopt {

/// Names of constants by their values. Other constants have generated names.
using OnnxConstantNames = llvm::MapVector<mlir::Attribute, std::string>;

/// Writes the function `entry` of a module of graph IR after the phase ingest
/// as an ONNX model of operator set 20. Removes the guards of the module.
/// Errors: all ops without ONNX counterpart, with a diagnostic for each; a
/// model of 2 GiB or more.
llvm::Error exportOnnx(mlir::ModuleOp module, llvm::StringRef entry,
                       llvm::raw_ostream &os,
                       const OnnxConstantNames &names = {});

} // namespace tcopt

#endif // TCOPT_EXPORT_ONNX_H
