//===- Families.h - what importers of operators share -------------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_FAMILIES_H
#define TCOPT_IMPORT_ONNX_FAMILIES_H

#include "Importer.h"

namespace tcopt::onnx_import {

void addActivationOperators(OperatorTable &table);
void addContractionOperators(OperatorTable &table);
void addConvolutionOperators(OperatorTable &table);
void addCreationOperators(OperatorTable &table);
void addIndexingOperators(OperatorTable &table);
void addLossOperators(OperatorTable &table);
void addNormalizationOperators(OperatorTable &table);
void addPartOperators(OperatorTable &table);
void addPointwiseOperators(OperatorTable &table);
void addPoolingOperators(OperatorTable &table);
void addQuantizeOperators(OperatorTable &table);
void addRandomOperators(OperatorTable &table);
void addReductionOperators(OperatorTable &table);
void addResizeOperators(OperatorTable &table);
void addSamplingOperators(OperatorTable &table);
void addShapeOperators(OperatorTable &table);
void addSoftmaxOperators(OperatorTable &table);

/// The quotient: of integers rounded towards zero.
mlir::Value divide(Node &n, mlir::Value x, mlir::Value y);
/// `min(max(x, low), high)`.
mlir::Value clamp(Node &n, mlir::Value x, double low, double high);
/// `size` places of a dimension from `start` on.
mlir::Value part(Node &n, mlir::Value x, int64_t dim, graph::Size start,
                 graph::Size size);
/// 0, 1, ... below `count`, in i64.
mlir::Value places(Node &n, graph::Size count);
/// Sizes as attributes.
graph::Sizes constantSizes(Node &n, llvm::ArrayRef<int64_t> sizes);
/// All numbers below.
inline llvm::SmallVector<int64_t> upTo(int64_t end) {
  return llvm::to_vector(llvm::seq<int64_t>(0, end));
}

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_FAMILIES_H
