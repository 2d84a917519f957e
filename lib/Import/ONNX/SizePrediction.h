//===- SizePrediction.h - conditions on sizes ---------------------*- C++
//-*-===//
//
// Some decisions change the rank of a tensor but follow from unknown sizes.
// They are made for the sizes that the caller stated, or for sizes in general,
// and the program checks them.
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

/// The value of arithmetic on sizes of arguments. Sizes that are not stated
/// are taken for greater than 1 and different; none if the value depends on how
/// great they are, or on data.
std::optional<int64_t> predictSize(mlir::Value value, StatedSize stated);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_SIZEPREDICTION_H
