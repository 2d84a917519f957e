//===- ONNX.h - graph IR as ONNX models -------------------------*- C++ -*-===//

#ifndef TCOPT_EXPORT_ONNX_H
#define TCOPT_EXPORT_ONNX_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace tcopt {

/// What constants are to be called, by their values; others get names.
using OnnxConstantNames = llvm::MapVector<mlir::Attribute, std::string>;

/// Writes the function `entry` of a module of graph IR, as ingest leaves it, as
/// an ONNX model of operator set 20. The module loses its guards. Errors: ops
/// without a counterpart, reported as diagnostics, all at once; a model of 2
/// GiB or more.
llvm::Error exportOnnx(mlir::ModuleOp module, llvm::StringRef entry,
                       llvm::raw_ostream &os,
                       const OnnxConstantNames &names = {});

} // namespace tcopt

#endif // TCOPT_EXPORT_ONNX_H
