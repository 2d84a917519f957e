//===- LoopCapture.h - What a loop uses from around it ----------*- C++ -*-===//
//
// A loop that becomes a function of its own takes what it uses as arguments:
// buffers as pointers and unknown sizes, so that the function is on bare
// pointers. Constants, and views of buffers that cannot be given as a pointer,
// are made again inside.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_TRANSFORMS_LOOPCAPTURE_H
#define TCOPT_NEST_TRANSFORMS_LOOPCAPTURE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"

namespace tcopt::nest {

class LoopCapture {
public:
  /// Which ops, besides, are made again inside, with all that they use.
  using Remade = llvm::function_ref<bool(mlir::Operation *)>;

  /// Of what a region uses, and of `others`.
  LoopCapture(mlir::Region &region, mlir::ValueRange others = {},
              Remade isRemade = nullptr);

  /// The values that a call of the function passes; sizes of buffers are read
  /// at the builder's place.
  llvm::SmallVector<mlir::Value> arguments(mlir::OpBuilder &builder,
                                           mlir::Location loc);
  /// Maps what the region uses to the arguments of a block, from the first, and
  /// makes again what is not passed, at the builder's place.
  void map(mlir::OpBuilder &builder, mlir::Location loc, mlir::Block *entry,
           mlir::IRMapping &mapping);

private:
  mlir::Value rebuild(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::MemRefType type, mlir::Value pointer,
                      mlir::Block *entry, unsigned &next);

  llvm::SmallVector<mlir::Value> captured;
  llvm::SmallVector<mlir::Operation *> remade;
};

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_LOOPCAPTURE_H
