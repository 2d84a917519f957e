//===- Integers.h - arithmetic on quantized tensors ---------------*- C++
//-*-===//

#ifndef TCOPT_IMPORT_ONNX_OPERATORS_INTEGERS_H
#define TCOPT_IMPORT_ONNX_OPERATORS_INTEGERS_H

#include "Families.h"

namespace tcopt::onnx_import {

/// Integers of 8 bits that stand for their distance to `zero`: of i32, null
/// where it is 0.
struct Quantized {
  mlir::Value value, zero;
};

/// The tensor with the zero point that is an input of the node.
Quantized readQuantized(Node &n, mlir::Value value, size_t zeroAt);
/// Makes both of one element type, as graph's products want them.
void alignTypes(Node &n, Quantized &x, Quantized &y);
/// The numbers that the integers stand for, in i32.
mlir::Value subtractZero(Node &n, mlir::Value value, mlir::Value zero);

/// A tensor of one element as one of rank 0; others as they are.
mlir::Value oneAsScalar(Node &n, mlir::Value x);
/// The same; others are an error.
mlir::Value scalarParameter(Node &n, mlir::Value x, llvm::StringRef what);

/// `x` rounded to even, `zero` (or null) added, limited to the element type and
/// converted to it.
mlir::Value saturate(Node &n, mlir::Value x, mlir::Value zero, mlir::Type type);
/// Sums of i32 as quantized numbers; the scale of the result is an input of the
/// node, and its zero point the one that follows.
mlir::Value requantize(Node &n, mlir::Value sum, mlir::Value scale,
                       mlir::Value otherScale, size_t resultScaleAt);

} // namespace tcopt::onnx_import

#endif // TCOPT_IMPORT_ONNX_OPERATORS_INTEGERS_H
