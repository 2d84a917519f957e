//===- Families.h - what importers of operators share -------------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_FAMILIES_H
#define TCOPT_IMPORT_ONNX_FAMILIES_H

#include "Importer.h"

namespace tcopt::onnx_import {

void addPointwiseOperators(OperatorTable &table);

/// The quotient: of integers rounded towards zero.
mlir::Value divide(Node &n, mlir::Value x, mlir::Value y);
/// `min(max(x, low), high)`.
mlir::Value clamp(Node &n, mlir::Value x, double low, double high);
/// Sizes as attributes.
graph::Sizes constantSizes(Node &n, llvm::ArrayRef<int64_t> sizes);
/// All numbers below.
inline llvm::SmallVector<int64_t> upTo(int64_t end) {
  return llvm::to_vector(llvm::seq<int64_t>(0, end));
}

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_FAMILIES_H
