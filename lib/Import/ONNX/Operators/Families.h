//===- Families.h - what importers of operators share -----------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORS_FAMILIES_H
#define TCOPT_IMPORT_ONNX_OPERATORS_FAMILIES_H

#include "../Importer.h"
#include "../Regions.h"

namespace tcopt::onnx_import {

void addActivationOperators(OperatorTable &table);
void addAttentionOperators(OperatorTable &table);
void addContractionOperators(OperatorTable &table);
void addControlOperators(OperatorTable &table);
void addConvolutionOperators(OperatorTable &table);
void addCreationOperators(OperatorTable &table);
void addDeformConvOperators(OperatorTable &table);
void addDetectionOperators(OperatorTable &table);
void addIndexingOperators(OperatorTable &table);
void addLossOperators(OperatorTable &table);
void addLoopOperators(OperatorTable &table);
void addNormalizationOperators(OperatorTable &table);
void addPartOperators(OperatorTable &table);
void addPointwiseOperators(OperatorTable &table);
void addPoolingOperators(OperatorTable &table);
void addQuantizeOperators(OperatorTable &table);
void addRandomOperators(OperatorTable &table);
void addRecurrentOperators(OperatorTable &table);
void addReductionOperators(OperatorTable &table);
void addRegionOfInterestOperators(OperatorTable &table);
void addResizeOperators(OperatorTable &table);
void addSamplingOperators(OperatorTable &table);
void addScanOperators(OperatorTable &table);
void addSequenceModelOperators(OperatorTable &table);
void addSequenceOperators(OperatorTable &table);
void addShapeOperators(OperatorTable &table);
void addSignalOperators(OperatorTable &table);
void addSoftmaxOperators(OperatorTable &table);
void addTrainingOperators(OperatorTable &table);

/// An operator of one input that is an op of graph.
template <typename OpT> void importUnary(Node &n) {
  n.out(n.b.make<OpT>(n.in(0)));
}
/// Applies the function that the attribute `activation` of a fused operator
/// names. `numbers` are the parameters of the function.
mlir::Value activated(Node &n, mlir::Value x, llvm::ArrayRef<double> numbers);
/// The quotient: of integers rounded towards zero.
mlir::Value divide(Node &n, mlir::Value x, mlir::Value y);
/// The square root of sums of squares. Its derivative at 0 is 0, as that of
/// PyTorch's norms.
mlir::Value rootOfSums(Node &n, mlir::Value sums);
/// `min(max(x, low), high)`, whose derivative is 0 at the bounds.
mlir::Value clamp(Node &n, mlir::Value x, double low, double high);
/// `size` places of a dimension from `start` on.
mlir::Value part(Node &n, mlir::Value x, int64_t dim, graph::Size start,
                 graph::Size size);
/// 0, 1, ... below `count`, in i64.
mlir::Value places(Node &n, graph::Size count);
/// Sizes as attributes.
graph::Sizes constantSizes(Node &n, llvm::ArrayRef<int64_t> sizes);
inline mlir::Value add(Node &n, mlir::Value a, mlir::Value b) {
  return n.b.make<graph::AddOp>(a, b);
}
inline mlir::Value sub(Node &n, mlir::Value a, mlir::Value b) {
  return n.b.make<graph::SubOp>(a, b);
}
inline mlir::Value mul(Node &n, mlir::Value a, mlir::Value b) {
  return n.b.make<graph::MulOp>(a, b);
}
inline mlir::Value both(Node &n, mlir::Value a, mlir::Value b) {
  return n.b.make<graph::LogicalAndOp>(a, b);
}
/// A size as a number of a float type.
mlir::Value sizeAs(Node &n, graph::Size size, mlir::Type type);
/// The largest place of a size, as such a number.
mlir::Value lastOf(Node &n, graph::Size size, mlir::Type type);
/// Imports a graph attribute where the builder is. Empty after an error.
std::vector<ItemPtr> importBody(Node &n, const onnx::GraphProto &graph,
                                llvm::ArrayRef<ItemPtr> inputs);
/// The tensors of items; an error if one is none.
Values tensorsOf(Node &n, llvm::ArrayRef<ItemPtr> items, llvm::StringRef what);
/// One place of a dimension, without the dimension.
mlir::Value pick(Node &n, mlir::Value x, int64_t dim, int64_t place);
/// A dimension moved to another place, the others in order.
mlir::Value moveDim(Node &n, mlir::Value x, int64_t from, int64_t to);
/// A product with a number.
mlir::Value scaled(Node &n, mlir::Value x, double factor);
/// A tensor of one number.
mlir::Value filled(Node &n, double value, mlir::Type elementType,
                   llvm::ArrayRef<graph::Size> sizes);
/// Copies of a tensor with dimensions of size 1 in new places, in increasing
/// order: `spread(x, {0, 2})` of (a) is (1, a, 1).
mlir::Value spread(Node &n, mlir::Value x, llvm::ArrayRef<int64_t> dims);
mlir::Value join(Node &n, llvm::ArrayRef<mlir::Value> values, int64_t dim);
/// Returns a size that must be static, and makes it static in the type of `x`.
/// `what` names the size in the error.
int64_t knownSize(Node &n, mlir::Value &x, int64_t dim, llvm::StringRef what);
/// False, with an error, if the tensor is of another rank.
bool expectRank(Node &n, mlir::Value x, int64_t rank, llvm::StringRef what);
/// All numbers below.
inline llvm::SmallVector<int64_t> upTo(int64_t end) {
  return llvm::to_vector(llvm::seq<int64_t>(0, end));
}

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORS_FAMILIES_H
