//===- PlaceApart.h - an arena for one buffer -------------------*- C++ -*-===//

#ifndef TCOPT_MEM_TRANSFORMS_PLACEAPART_H
#define TCOPT_MEM_TRANSFORMS_PLACEAPART_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace tcopt::mem {

/// Bytes of a buffer whose unknown sizes are 1.
int64_t knownBytes(mlir::MemRefType type);

/// Opens an arena where a buffer is allocated, for this buffer alone, of which
/// `leastBytes` are needed whatever the plan.
void placeApart(mlir::memref::AllocOp alloc, int64_t leastBytes = 0);

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_PLACEAPART_H
