//===- Bodies.h - graphs that are attributes --------------------*- C++ -*-===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORS_BODIES_H
#define TCOPT_IMPORT_ONNX_OPERATORS_BODIES_H

#include "Families.h"

namespace tcopt::onnx_import {

using Items = std::vector<ItemPtr>;

Items itemsOf(mlir::ValueRange values);
/// What the body of a loop gives.
struct BodyOutput {
  ItemPtr item;
  /// Of what is stacked the sizes have to be known outside, so that what the
  /// body declares counts. Else null.
  const onnx::ValueInfoProto *declared;
};
/// The tensors that the body of a loop yields.
Values yieldedBy(Node &n, llvm::ArrayRef<BodyOutput> outputs);
/// A Boolean that is known now.
std::optional<bool> knownBool(Node &n, Item &item);
/// A tensor of one element without dimensions.
mlir::Value scalarOf(Node &n, mlir::Value x);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORS_BODIES_H
