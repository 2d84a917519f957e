//===- SizePrediction.h - conditions on sizes -------------------*- C++ -*-===//
//
// Some conditions on dynamic sizes decide the rank of a tensor, which must be
// static. The importer decides them for the sizes that the caller has stated,
// or for arbitrary sizes greater than 1, and the program checks the decision.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_IMPORT_ONNX_SIZEPREDICTION_H
#define TCOPT_IMPORT_ONNX_SIZEPREDICTION_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace tcopt::onnx_import {

/// The stated size of a dimension of a function's argument, or none.
using StatedSize = llvm::function_ref<std::optional<int64_t>(
    mlir::BlockArgument argument, int64_t dim)>;

/// Evaluates arithmetic on sizes of arguments. Sizes that are not stated are
/// assumed to be greater than 1 and different. Returns none if the value
/// depends on their magnitude, or on data.
std::optional<int64_t> predictSize(mlir::Value value, StatedSize stated);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_SIZEPREDICTION_H
