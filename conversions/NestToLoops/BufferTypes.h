//===- BufferTypes.h - The buffers that tensors will be in ------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_BUFFERTYPES_H
#define TCOPT_CONVERSION_NESTTOLOOPS_BUFFERTYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

namespace tcopt::loops {

/// The type of the buffer that a value of a kernel is in, or will be once the
/// kernel is on buffers: slices and reshapes are views, ops write over their
/// destinations, all else lies in row-major order. None for scalars.
mlir::MemRefType bufferTypeOf(mlir::Value value);

/// Whether it is or will be a buffer without strides of its own.
bool isRowMajor(mlir::Value value);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_BUFFERTYPES_H
