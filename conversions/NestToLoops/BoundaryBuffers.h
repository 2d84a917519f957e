//===- BoundaryBuffers.h - buffers that a row program reads -----*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_BOUNDARYBUFFERS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_BOUNDARYBUFFERS_H

#include "RowProgram.h"

namespace tcopt::loops {

/// Buffers of the tensors that a program reads from outside, and the sizes of
/// its dimensions. Views are made at the builder's insertion point.
class BoundaryBuffers {
public:
  BoundaryBuffers(mlir::OpBuilder &builder, mlir::Location loc,
                  const RowProgram &program)
      : builder(builder), loc(loc), program(program) {}

  /// The buffer of a tensor from outside, or of a view of one; null for tensors
  /// that the program computes.
  mlir::Value bufferOf(mlir::Value tensor);
  /// The buffer that `bufferOf` has built for a tensor before, or null.
  mlir::Value lookup(mlir::Value tensor) const {
    return buffers.lookup(tensor);
  }
  /// The size of a dimension of the program.
  mlir::OpFoldResult sizeOf(int64_t dim);

private:
  mlir::Value findBuffer(mlir::Value tensor);
  mlir::OpFoldResult sizeOf(mlir::Value tensor, int64_t dim);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  const RowProgram &program;
  llvm::DenseMap<mlir::Value, mlir::Value> buffers;
};

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_BOUNDARYBUFFERS_H
