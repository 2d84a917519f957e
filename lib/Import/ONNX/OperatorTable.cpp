//===- OperatorTable.cpp - the operators of ONNX --------------------------===//

#include "OperatorTable.h"
#include "Operators/Families.h"

using namespace mlir;

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
  addAttentionOperators(table);
  addContractionOperators(table);
  addControlOperators(table);
  addConvolutionOperators(table);
  addCreationOperators(table);
  addDeformConvOperators(table);
  addDetectionOperators(table);
  addIndexingOperators(table);
  addLossOperators(table);
  addLoopOperators(table);
  addNormalizationOperators(table);
  addPartOperators(table);
  addPointwiseOperators(table);
  addPoolingOperators(table);
  addQuantizeOperators(table);
  addRandomOperators(table);
  addRecurrentOperators(table);
  addReductionOperators(table);
  addRegionOfInterestOperators(table);
  addResizeOperators(table);
  addSamplingOperators(table);
  addScanOperators(table);
  addSequenceModelOperators(table);
  addSequenceOperators(table);
  addShapeOperators(table);
  addSignalOperators(table);
  addSoftmaxOperators(table);
  addTrainingOperators(table);
}

} // namespace tcopt::onnx_import
