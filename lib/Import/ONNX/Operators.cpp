//===- Operators.cpp - the operators of ONNX ------------------------------===//

#include "Operators.h"
#include "Families.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

const Operator *OperatorTable::find(StringRef domain, StringRef name) const {
  std::string key = domain.empty() ? name.str() : (domain + ":" + name).str();
  auto row = rows.find(key);
  return row == rows.end() ? nullptr : &row->second;
}

SmallVector<StringRef> OperatorTable::names() const {
  SmallVector<StringRef> names(rows.keys());
  llvm::sort(names);
  return names;
}

void addAllOperators(OperatorTable &table) {
  addActivationOperators(table);
  addContractionOperators(table);
  addConvolutionOperators(table);
  addCreationOperators(table);
  addIndexingOperators(table);
  addLossOperators(table);
  addNormalizationOperators(table);
  addPartOperators(table);
  addPointwiseOperators(table);
  addPoolingOperators(table);
  addQuantizeOperators(table);
  addRandomOperators(table);
  addReductionOperators(table);
  addResizeOperators(table);
  addSamplingOperators(table);
  addShapeOperators(table);
  addSoftmaxOperators(table);
}

//===----------------------------------------------------------------------===//
// What importers share
//===----------------------------------------------------------------------===//

Value divide(Node &n, Value x, Value y) {
  bool isFloat = !n.hasFailed() && isa<FloatType>(elementType(x));
  return n.b.make<DivOp>(x, y,
                         isFloat ? RoundingMode::none : RoundingMode::trunc);
}

Value clamp(Node &n, Value x, double low, double high) {
  Value above = n.b.make<MaximumOp>(x, n.b.scalar(low, elementType(x)));
  return n.b.make<MinimumOp>(above, n.b.scalar(high, elementType(x)));
}

Sizes constantSizes(Node &n, ArrayRef<int64_t> sizes) {
  return getAsIndexOpFoldResult(n.b.ops().getContext(), sizes);
}

} // namespace tcopt::onnx_import
